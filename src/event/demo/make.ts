import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { InvalidInput } from '../../base/errors.ts';
import { runProcess } from '../../workspace/process.ts';
import type { LocalEvent } from '../types.ts';
import { demoChanges } from './changes.ts';
import { baseFiles } from './project.ts';

type DemoName = keyof typeof demoChanges;

/**
 * Makes the demo's repository in an empty directory: `main` is the base, `pull-request` the head. What is verified is
 * what lies there: edit it, commit, verify again, and the verdict follows.
 */
export async function makeDemo(name: string, directory: string, signal: AbortSignal): Promise<LocalEvent> {
  const change = isDemoName(name) ? demoChanges[name] : undefined;
  if (!change) {
    throw new InvalidInput(`there is no demo named "${name}"`, {
      at: { file: 'command line', field: '--change' },
      remedy: `Use one of: ${Object.keys(demoChanges).join(', ')}.`,
    });
  }
  await mkdir(directory, { recursive: true });
  if ((await readdir(directory)).length > 0) {
    throw new InvalidInput('the directory is not empty', {
      at: { file: 'command line', field: '--into' },
      remedy: 'Name a directory that does not exist yet.',
    });
  }
  const git = (...argv: string[]): Promise<void> => runGit(directory, argv, signal);
  await git('init', '--quiet', '--initial-branch=main');
  await commit(directory, baseFiles, { message: 'An invoice library', git });
  await git('switch', '--quiet', '--create', 'pull-request');
  await commit(directory, change.files, { message: `${change.title}\n\n${change.body}`, git });
  return { kind: 'local', directory, base: 'main', head: 'pull-request' };
}

function isDemoName(name: string): name is DemoName {
  return Object.hasOwn(demoChanges, name);
}

async function commit(
  directory: string,
  files: Record<string, string>,
  { message, git }: { message: string; git: (...argv: string[]) => Promise<void> },
): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(directory, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  await git('add', '--all');
  await git('commit', '--quiet', '--no-gpg-sign', '--message', message);
}

async function runGit(directory: string, argv: string[], signal: AbortSignal): Promise<void> {
  const author = { name: 'Gainsay demo', email: 'demo@example.invalid' };
  const result = await runProcess(
    {
      argv: ['git', '-c', 'core.hooksPath=/dev/null', '-c', 'core.autocrlf=false', ...argv],
      cwd: directory,
      env: {
        PATH: process.env['PATH'] ?? '/usr/bin:/bin',
        HOME: directory,
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_AUTHOR_NAME: author.name,
        GIT_AUTHOR_EMAIL: author.email,
        GIT_COMMITTER_NAME: author.name,
        GIT_COMMITTER_EMAIL: author.email,
      },
      timeoutMs: 20_000,
      maxOutputBytes: 64 * 1024,
    },
    signal,
  );
  if (result.exit.kind !== 'code' || result.exit.code !== 0) {
    throw new Error(`git ${argv[0] ?? ''} failed in the demo: ${result.stderr.slice(0, 500)}`);
  }
}
