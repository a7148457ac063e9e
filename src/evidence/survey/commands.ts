import type { Sha } from '../../base/ids.ts';
import type { Repository } from '../../workspace/git.ts';
import { commandKind } from './command-kind.ts';
import type { RepositoryCommandKind } from './command-kind.ts';
import { workflowSteps } from './workflow.ts';

/** A command that the repository's own CI runs to build, lint, type-check or test. */
export type RepositoryCommand = {
  kind: RepositoryCommandKind;
  command: string;
  /** Relative to the repository's root; `.` for the root itself. */
  workingDirectory: string;
  /** `.github/workflows/ci.yml:23` */
  from: string;
};

const limits = { files: 30, fileBytes: 256 * 1024, commands: 60 };

/**
 * The repository's own CI commands at a commit, each once, in the order of its workflows. Kept are only simple commands
 * that build, lint, type-check or test, also when looked at through the package scripts that they run; nothing that
 * publishes, deploys, pushes, releases, logs in, or reads a secret. Files that cannot be read are left out.
 */
export async function repositoryCommands(repository: Repository, at: Sha): Promise<RepositoryCommand[]> {
  if (!(await repository.hasFolder(at, '.github/workflows'))) return [];
  const entries = await repository.listTree(at);
  const files = entries
    .filter(({ path, mode }) => /^\.github\/workflows\/[^/]+\.ya?ml$/.test(path) && mode.startsWith('100'))
    .slice(0, limits.files)
    .map(({ path }) => path);
  if (files.length === 0) return [];
  const manifests = entries.filter(
    ({ path }) => /(^|\/)package\.json$/.test(path) && !path.includes('node_modules/'),
  );
  const wanted = [...files, ...manifests.slice(0, 200).map(({ path }) => path)];
  const texts = await repository.showFiles(
    wanted.map((path) => ({ at, path })),
    { maxBytes: limits.fileBytes },
  );
  const scripts = new Map(
    wanted
      .slice(files.length)
      .map((path, index) => [folderOf(path), scriptsOf(texts[files.length + index] ?? null)]),
  );

  const found = new Map<string, RepositoryCommand>();
  for (const [index, file] of files.entries()) {
    for (const step of await workflowSteps(texts[index] ?? '')) {
      for (const { command, kind, workingDirectory } of await commandsOf(step.run, {
        workingDirectory: step.workingDirectory,
        secretNames: step.secretNames,
        scriptsIn: (folder) => scripts.get(folder) ?? {},
      })) {
        const key = `${workingDirectory}\0${command}`;
        if (!found.has(key))
          found.set(key, { kind, command, workingDirectory, from: `${file}:${step.line}` });
      }
    }
  }
  return [...found.values()].slice(0, limits.commands);
}

type Surroundings = {
  workingDirectory: string;
  secretNames: string[];
  scriptsIn: (folder: string) => Record<string, string>;
};

/** The commands of one step that are worth running, each where a `cd` before it left the shell. */
export async function commandsOf(
  run: string,
  { workingDirectory, secretNames, scriptsIn }: Surroundings,
): Promise<Omit<RepositoryCommand, 'from'>[]> {
  if (run.includes('${{')) return [];
  const { simpleCommands } = await import('../runners/shell.ts');
  const commands = simpleCommands(run);
  if (commands === null) return [];
  const kept: Omit<RepositoryCommand, 'from'>[] = [];
  let folder: string | null = workingDirectory;
  for (const { words, text, scopes } of commands) {
    // What a subshell, a pipe's reader or an unknown folder does is not the command alone.
    if (folder === null) break;
    if (words[0]?.value === 'cd') {
      folder = scopes.length === 0 && words[1]?.fixed === true ? within(folder, words[1].value) : null;
      continue;
    }
    if (scopes.length > 0 || words.length === 0 || !words.every(({ fixed }) => fixed)) continue;
    if (secretNames.some((name) => text.includes(name))) continue;
    const values = words.map(({ value }) => value);
    const kind = commandKind(values, scriptsIn(folder), simpleCommands);
    if (kind !== null) kept.push({ kind, command: text, workingDirectory: folder });
  }
  return kept;
}

function within(folder: string, target: string): string | null {
  const parts = target.startsWith('/') ? null : folder === '.' ? [] : folder.split('/');
  if (parts === null) return null;
  for (const part of target.split('/')) {
    if (part === '..' && parts.pop() === undefined) return null;
    if (part !== '..' && part !== '.' && part !== '') parts.push(part);
  }
  return parts.length === 0 ? '.' : parts.join('/');
}

function folderOf(path: string): string {
  return path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '.';
}

function scriptsOf(text: string | null): Record<string, string> {
  let manifest: unknown;
  try {
    manifest = JSON.parse(text ?? '{}');
  } catch {
    return {};
  }
  if (typeof manifest !== 'object' || manifest === null || !('scripts' in manifest)) return {};
  const { scripts } = manifest;
  if (typeof scripts !== 'object' || scripts === null) return {};
  return Object.fromEntries(
    Object.entries(scripts).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
