import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Sha } from '../../base/ids.ts';
import { gitHostedDependencies } from '../toolchains/node/git-hosted.ts';
import { installEnvironment, nextInstall } from '../toolchains/node/install.ts';
import { readSmallFile } from '../toolchains/node/manifest.ts';
import type { FailedAttempt, InstallAttempt, Project } from '../toolchains/types.ts';
import type { CommandRecord, CommandRunner } from '../types/commands.ts';
import type { SetUpConfig } from './config.ts';
import { endOf, howItEnded } from './outcome.ts';
import { folderRoom, insideCache } from './rooms.ts';

export type InstallRequest = {
  projects: Project[];
  /** A writable copy of the tree on the host. */
  host: string;
  sha: Sha;
  /** Host folder of the package managers' caches. */
  cache: string;
  maps: boolean;
  runner: CommandRunner;
  config: SetUpConfig;
  /** Registry settings of the job, without credentials. */
  registry: Record<string, string>;
};

export type Installed = {
  records: CommandRecord[];
  notes: string[];
  failure: { reason: string; tail: string } | null;
};

/** Installs each project in the set-up network, trying what is reasonable. Resolves also when that fails. */
export async function installAll(request: InstallRequest, signal: AbortSignal): Promise<Installed> {
  const done: Installed = { records: [], notes: [], failure: null };
  await mkdir(request.cache, { recursive: true });
  const { installCommand } = request.config;
  if (installCommand !== undefined) {
    const directory = request.config.workingDirectory ?? '.';
    const attempt = { script: installCommand, purpose: 'install dependencies' };
    const record = await runAttempt(request, { attempt, directory }, signal);
    done.records.push(record);
    done.failure = await failureOf(request.runner, record);
    return done;
  }
  for (const project of request.projects.filter(({ hasDependencies }) => hasDependencies)) {
    const one = await installProject(request, project, signal);
    done.records.push(...one.records);
    done.notes.push(...one.notes);
    if (one.failure !== null) return { ...done, failure: one.failure };
  }
  return done;
}

async function installProject(
  request: InstallRequest,
  project: Project,
  signal: AbortSignal,
): Promise<Installed> {
  const options = { scripts: request.config.installScripts };
  const records: CommandRecord[] = [];
  const failed: FailedAttempt[] = [];
  let failure: Installed['failure'] = null;
  for (
    let attempt = nextInstall(project, failed, options);
    attempt !== null && failed.length < 6;
    attempt = nextInstall(project, failed, options)
  ) {
    const record = await runAttempt(request, { attempt, directory: project.directory }, signal);
    records.push(record);
    failure = await failureOf(request.runner, record);
    if (failure === null)
      return { records, notes: attempt.note === undefined ? [] : [attempt.note], failure };
    // Nothing that is tried next would be quicker.
    if (record.exit.kind !== 'code') break;
    failed.push({
      attempt,
      tail: failure.tail,
      managerMissing: record.exit.code === 127 || /corepack\.cjs|command not found/i.test(failure.tail),
      gitHosted: /git|ls-remote|codeload|ENOTFOUND|ECONNREFUSED|403/i.test(failure.tail)
        ? gitHostedDependencies(await newestLog(request.cache), project)
        : [],
    });
  }
  return { records, notes: [], failure };
}

async function runAttempt(
  { runner, sha, host, cache, maps, config, registry }: InstallRequest,
  { attempt, directory }: { attempt: Pick<InstallAttempt, 'script' | 'purpose'>; directory: string },
  signal: AbortSignal,
): Promise<CommandRecord> {
  const record = await runner.run(
    {
      agentId: 'runtime',
      purpose: attempt.purpose,
      tree: { source: sha, tests: sha },
      room: folderRoom(host, { maps, cache }),
      script: attempt.script,
      cwd: directory,
      env: {
        ...installEnvironment(maps ? insideCache : cache, { scripts: config.installScripts }),
        ...registry,
        ...config.env,
        ...config.installCredentials,
      },
      secrets: Object.values(config.installCredentials),
      network: { kind: 'set-up', hosts: config.installHosts },
      timeoutMs: config.timeoutMs,
    },
    signal,
  );
  signal.throwIfAborted();
  return record;
}

async function failureOf(runner: CommandRunner, record: CommandRecord): Promise<Installed['failure']> {
  if (record.exit.kind === 'code' && record.exit.code === 0) return null;
  return {
    reason: `The dependencies could not be installed: \`${record.script.slice(0, 200)}\` ${howItEnded(record.exit)}.`,
    tail: await endOf(runner, record),
  };
}

/** npm writes every placement of its tree into a log, also when it fails. */
async function newestLog(cache: string): Promise<string> {
  const folder = path.join(cache, 'npm-logs');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.log')).toSorted();
  const newest = names.at(-1);
  return newest === undefined
    ? ''
    : ((await readSmallFile(path.join(folder, newest), 32 * 1024 * 1024)) ?? '');
}
