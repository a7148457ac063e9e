import { stat } from 'node:fs/promises';
import { GainsayError, InvalidInput } from '../../base/errors.ts';
import type { Sha } from '../../base/ids.ts';
import { displayName } from './names.ts';
import type { ObjectReader } from './reader.ts';
import { GitFailed, runGit } from './run.ts';

export type Place = {
  gitDir: string;
  /** Where objects, `shallow` and the configuration lie: differs from `gitDir` in a linked worktree. */
  commonDir: string;
};

export type FetchOptions = {
  /** Default `origin`. */
  remote?: string;
  /** `authorization: basic …`, sent to `url` and its paths only. Travels in the environment, never in arguments. */
  header?: { url: string; value: string };
  timeoutMs?: number;
  signal?: AbortSignal;
};

const fullSha = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;

/** Guards every place where a name would be read as an option or as another syntax of git. */
export function assertSha(sha: Sha): Sha {
  if (fullSha.test(sha)) return sha;
  throw new GainsayError(`"${displayName(sha)}" is no full object name`, {
    remedy: 'Resolve names to SHAs first.',
  });
}

/** The commit that a name stands for. Throws InvalidInput when there is none. */
export async function resolveCommit(place: Place & { reader: ObjectReader }, name: string): Promise<Sha> {
  const sha = isPlain(name) ? await askedFor(place.reader, name) : await parsed(place, name);
  if (sha !== null) return sha;
  throw new InvalidInput(`no commit is known as "${displayName(name)}"`, {
    at: { file: place.gitDir },
    remedy: 'Fetch it first, or name a branch, tag or SHA that exists here.',
  });
}

/** Other names (`HEAD@{…}`, `:/text`) may end the git process that looks them up: they get one of their own. */
function isPlain(name: string): boolean {
  return /^\w[\w./-]*$/.test(name);
}

async function askedFor(reader: ObjectReader, name: string): Promise<Sha | null> {
  const [found] = await reader.infos([Buffer.from(`${name}^{commit}`)]);
  return found?.sha ?? null;
}

async function parsed({ gitDir }: Place, name: string): Promise<Sha | null> {
  const { code, stdout } = await runGit({
    gitDir,
    args: ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`],
    // The reflog of the real repository, which `core.bare` does not hide, may not reach that far.
    accept: [1, 128],
  });
  const sha = stdout.toString('latin1').trim();
  return code === 0 && fullSha.test(sha) ? sha : null;
}

export async function hasCommit(reader: ObjectReader, sha: Sha): Promise<boolean> {
  return (await askedFor(reader, assertSha(sha))) !== null;
}

/** Null: no common ancestor is known here. In a shallow repository that means only that history was cut. */
export async function mergeBase({ gitDir }: Place, one: Sha, other: Sha): Promise<Sha | null> {
  if (one === other) return one;
  const { code, stdout } = await runGit({
    gitDir,
    args: ['merge-base', assertSha(one), assertSha(other)],
    accept: [1],
  });
  return code === 0 ? stdout.toString('latin1').trim() : null;
}

export async function isShallow({ commonDir }: Place): Promise<boolean> {
  const file = await stat(`${commonDir}/shallow`).catch(() => null);
  return file !== null && file.size > 0;
}

/** Brings commits by SHA. A shallow repository gets `depth` commits of each; a full clone is never made shallow. */
export async function fetchCommits(
  place: Place,
  shas: Sha[],
  options: FetchOptions & { depth: number },
): Promise<void> {
  const depth = (await isShallow(place)) ? [`--depth=${options.depth}`] : [];
  await fetch(place, [...depth, remoteOf(options), ...shas.map(assertSha)], options);
}

const deepenings = [30, 200, 1_000, 5_000];

/**
 * The merge base, deepening a shallow repository step by step until it is there. Throws GainsayError when there is
 * none: an empty review must never be the answer to missing history.
 */
export async function mergeBaseByDeepening(
  place: Place,
  [one, other]: [Sha, Sha],
  options: FetchOptions = {},
): Promise<Sha> {
  const known = await mergeBase(place, one, other).catch(absentCommit);
  if (known !== null) return known;
  for (const commits of deepenings) {
    if (!(await isShallow(place))) break;
    await fetch(place, [`--deepen=${commits}`, remoteOf(options), assertSha(one), assertSha(other)], options);
    const found = await mergeBase(place, one, other);
    if (found !== null) return found;
  }
  throw new GainsayError(`no common ancestor of ${one} and ${other} is known in this checkout`, {
    remedy: 'Check out with more history (actions/checkout: `fetch-depth: 0`), or name the base commit.',
  });
}

function absentCommit(error: unknown): null {
  if (error instanceof GitFailed && error.code !== null) return null;
  throw error;
}

async function fetch(
  { gitDir }: Place,
  what: string[],
  { header, timeoutMs, signal }: FetchOptions,
): Promise<void> {
  await runGit({
    gitDir,
    network: true,
    args: ['fetch', '--quiet', '--no-tags', '--no-recurse-submodules', '--no-write-fetch-head', ...what],
    env: header === undefined ? {} : headerInEnvironment(header),
    timeoutMs: timeoutMs ?? 120_000,
    ...(signal === undefined ? {} : { signal }),
  });
}

/** The empty value first: a header that the checkout keeps in its configuration would be sent as a second one. */
function headerInEnvironment({ url, value }: { url: string; value: string }): Record<string, string> {
  return {
    GIT_CONFIG_COUNT: '2',
    GIT_CONFIG_KEY_0: `http.${url}.extraHeader`,
    GIT_CONFIG_VALUE_0: '',
    GIT_CONFIG_KEY_1: `http.${url}.extraHeader`,
    GIT_CONFIG_VALUE_1: value,
  };
}

function remoteOf({ remote = 'origin' }: FetchOptions): string {
  if (/^[A-Za-z0-9][\w./-]*$/.test(remote)) return remote;
  throw new GainsayError(`"${displayName(remote)}" is no name of a remote`, {
    remedy: 'Use a name that `git remote` prints.',
  });
}
