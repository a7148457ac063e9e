import { access, constants, mkdir, statfs } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { reasonOf } from '../base/reason.ts';
import type { Settings } from '../event/inputs.ts';
import type { Diagnosis, LevelDiagnosis, Need } from '../report/diagnosis.ts';
import { ladder, proveLevel } from '../sandbox/open.ts';
import type { Level } from '../sandbox/open.ts';
import { ripgrep } from '../tools/search/ripgrep.ts';
import { runProcess } from '../workspace/process.ts';
import { removeFolder } from '../workspace/remove-folder.ts';
import { storedCredentials } from '../workspace/stored-credentials.ts';
import { makeRunFolder } from './run-folder.ts';

/** All probes run at once; whatever hangs is ended by then. */
const mostMs = 30_000;
/** Trees, copies and outputs of a middling run. */
const spareMiB = 2_048;

/** What a run on this machine, in this checkout and with these settings would find: the ladder by its own proofs, and the rest. */
export async function diagnose(
  settings: Pick<Settings, 'anthropicApiKey' | 'directory' | 'runFolders'> & { tokenIsSet: boolean },
  stopped: AbortSignal,
): Promise<Diagnosis> {
  const signal = AbortSignal.any([stopped, AbortSignal.timeout(mostMs)]);
  const [{ levels, place }, git, search, checkout] = await Promise.all([
    tryLadder(settings, signal),
    gitNeed(signal),
    searchNeed(),
    checkoutNeed(settings.directory),
  ]);
  return {
    levels,
    uses: levels.find(({ fault }) => fault === null)?.level ?? null,
    needs: [git, nodeNeed(), search, place, keyNeed(settings), tokenNeed(settings), checkout],
  };
}

/** In a run folder like that of a run: what does not work there would not work then. */
async function tryLadder(
  { runFolders: parent, directory }: Pick<Settings, 'directory' | 'runFolders'>,
  signal: AbortSignal,
): Promise<{ levels: LevelDiagnosis[]; place: Need }> {
  const name = 'folder for runs';
  try {
    const folder = await makeRunFolder(parent);
    try {
      const levels = await Promise.all(
        ladder().map((level) => tryLevel(level, { folder, directory, signal })),
      );
      const { bavail, bsize } = await statfs(folder);
      const spare = Math.floor((bavail * bsize) / 2 ** 20);
      const tight = spare < spareMiB;
      const remedy = tight ? 'Free space there, or set TMPDIR to a folder on a larger file system.' : null;
      return {
        levels,
        place: { name, state: tight ? 'note' : 'fine', found: `${parent}, ${spare} MiB free`, remedy },
      };
    } finally {
      await removeFolder(folder);
    }
  } catch (error) {
    const reason = reasonOf(error);
    const remedy = 'Let TMPDIR name a folder that exists and can be written to.';
    return {
      levels: ladder().map(({ level }) => ({ level, durationMs: 0, proofs: [], fault: { reason, remedy } })),
      place: { name, state: 'missing', found: `${parent}: ${reason}`, remedy },
    };
  }
}

async function tryLevel(
  level: Level,
  { folder, directory, signal }: { folder: string; directory: string; signal: AbortSignal },
): Promise<LevelDiagnosis> {
  const began = performance.now();
  const runFolder = path.join(folder, level.level);
  const told = { level: level.level, proofs: [] };
  try {
    await mkdir(runFolder, { mode: 0o700 });
    const tried = await proveLevel(level, { runFolder, checkout: directory, signal });
    const durationMs = Math.round(performance.now() - began);
    if (!('run' in tried))
      return { ...told, durationMs, fault: { reason: tried.reason, remedy: tried.remedy } };
    await tried.close();
    return { ...told, proofs: tried.proofs, durationMs, fault: null };
  } catch (error) {
    const durationMs = Math.round(performance.now() - began);
    const remedy = 'This is a defect of Gainsay: please report it with this text.';
    return { ...told, durationMs, fault: { reason: reasonOf(error), remedy } };
  }
}

async function gitNeed(signal: AbortSignal): Promise<Need> {
  const remedy = 'Install git 2.38 or newer.';
  const answer = await runProcess(
    {
      argv: ['git', '--version'],
      cwd: '/',
      env: { PATH: process.env['PATH'] ?? '/usr/bin:/bin' },
      timeoutMs: 5_000,
      maxOutputBytes: 1_000,
    },
    signal,
  ).catch(() => null);
  const [version = '', major, minor] = /(\d+)\.(\d+)\S*/.exec(answer?.stdout ?? '') ?? [];
  const fine = Number(major) > 2 || (Number(major) === 2 && Number(minor) >= 38);
  if (version === '') return { name: 'git', state: 'missing', found: 'not on the PATH', remedy };
  return { name: 'git', state: fine ? 'fine' : 'missing', found: version, remedy: fine ? null : remedy };
}

function nodeNeed(): Need {
  const { node } = process.versions;
  const [major = 0, minor = 0] = node.split('.').map(Number);
  const fine = major > 20 || (major === 20 && minor >= 19);
  const remedy = fine ? null : 'Use Node 20.19 or newer.';
  return { name: 'Node', state: fine ? 'fine' : 'missing', found: node, remedy };
}

async function searchNeed(): Promise<Need> {
  const file = await ripgrep();
  if (file !== null) return { name: 'search', state: 'fine', found: `ripgrep, ${file}`, remedy: null };
  const remedy = 'For a faster search: sudo apt-get install -y ripgrep';
  return { name: 'search', state: 'note', found: 'git grep (ripgrep is not on the PATH)', remedy };
}

/** Never its value: nothing but whether there is one. */
function keyNeed({ anthropicApiKey }: Pick<Settings, 'anthropicApiKey'>): Need {
  const name = 'key for a model';
  if (anthropicApiKey !== null)
    return { name, state: 'fine', found: 'ANTHROPIC_API_KEY is set', remedy: null };
  const found = 'ANTHROPIC_API_KEY is not set: the playbook plays all agents';
  return { name, state: 'note', found, remedy: null };
}

function tokenNeed({ tokenIsSet }: { tokenIsSet: boolean }): Need {
  const found = `GITHUB_TOKEN is ${tokenIsSet ? 'set' : 'not set'}; only the action uses one, its input github-token`;
  return { name: 'token for GitHub', state: 'fine', found, remedy: null };
}

async function checkoutNeed(directory: string): Promise<Need> {
  const name = 'checkout';
  const stored = await access(path.join(directory, '.'), constants.R_OK)
    .then(() => storedCredentials(directory))
    .catch(() => null);
  const place = directory.replace(os.homedir(), '~');
  if (stored === null) {
    const remedy = 'Call `gainsay verify` in a git checkout.';
    return { name, state: 'note', found: `${place} is none that git can read`, remedy };
  }
  const [first] = stored;
  if (first === undefined) {
    return { name, state: 'fine', found: `${place} stores no credentials`, remedy: null };
  }
  const found = `${place} stores credentials: ${first.setting} in ${first.file}`;
  const remedy =
    'Give actions/checkout `persist-credentials: false`, or remove that setting before foreign code runs.';
  return { name, state: 'note', found, remedy };
}
