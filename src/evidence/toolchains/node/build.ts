import path from 'node:path';
import type { BuildPlan, Project } from '../types.ts';
import { buildReason } from './build-reason.ts';
import type { MissingEntry } from './build-reason.ts';
import { readNodeManifest, readSmallFile } from './manifest.ts';
import type { NodeManifest } from './manifest.ts';
import { resolvesTo } from './resolve.ts';

export type BuildOptions = {
  /** Every file of the tree, as git has it. */
  files: string[];
  /** Test and fixture files among them. */
  tests: string[];
  /** Wins over what is detected. */
  command?: string;
  /** Where `command` runs. */
  workingDirectory?: string;
};

/**
 * Whether a source tree has to be built before its tests, and how. It has to when tests (or the `test` script) reach
 * for files that are not in the tree and that the package names as its output or git ignores. Null: nothing needs one.
 */
export async function planBuild(
  root: string,
  project: Project,
  { files, tests, command, workingDirectory }: BuildOptions,
): Promise<BuildPlan | null> {
  const directory = workingDirectory ?? project.directory;
  if (command !== undefined) {
    return {
      script: command,
      directory,
      purpose: 'build',
      because: 'the configuration says so',
      outputs: [],
    };
  }
  const manifest = await readNodeManifest(root, project.directory);
  const script = manifest === null ? null : buildScript(manifest, project);
  if (manifest === null || script === null) return null;

  const known = new Set(files);
  const packages = await Promise.all(
    project.packages.map(async (folder) => ({ folder, manifest: await readNodeManifest(root, folder) })),
  );
  const missing = packages.flatMap((each) =>
    each.manifest === null ? [] : missingEntries(each.folder, each.manifest, known),
  );
  const because = await buildReason({
    manifest,
    missing,
    known,
    tests,
    ignored: ignoredFolders((await readSmallFile(path.join(root, '.gitignore'))) ?? '', known),
    read: (file) => readSmallFile(path.join(root, file), 512 * 1024),
  });
  if (because === null) return null;
  return {
    ...script,
    directory: project.directory,
    because,
    outputs: missing.map(({ file }) => file),
  };
}

const buildNames = ['build', 'compile', 'build:all', 'transpile', 'bundle'];

/** Never a script whose name or body publishes; `prepare` only when it builds. */
function buildScript(manifest: NodeManifest, project: Project): { script: string; purpose: string } | null {
  const runnable = (name: string) =>
    Object.hasOwn(manifest.scripts, name) && !publishes(manifest.scripts[name] ?? '');
  const named =
    buildNames.find(runnable) ??
    ['prepare', 'prepack', 'prepublish'].find(
      (name) => runnable(name) && builds(manifest.scripts[name] ?? ''),
    );
  if (named !== undefined) return { script: `npm run ${named}`, purpose: `npm run ${named}` };
  if (project.packages.length < 2) return null;
  const all = 'npm run build --workspaces --if-present';
  return project.manager === 'npm' || project.manager === 'yarn' ? { script: all, purpose: all } : null;
}

function publishes(body: string): boolean {
  return /\b(?:publish|deploy|semantic-release|git push|np)\b/.test(body);
}

function builds(body: string): boolean {
  return /\b(?:tsc|build|compile|rollup|webpack|babel|tsup|esbuild|vite|swc|ncc|unbuild|tsdown|node-gyp|make)\b/.test(
    body,
  );
}

/** Files that a package names as its entries and that git does not have. */
function missingEntries(folder: string, { name, entries }: NodeManifest, known: Set<string>): MissingEntry[] {
  return entries.flatMap((entry) => {
    if (entry.includes('*') || entry.startsWith('/') || /^[a-z]+:/i.test(entry)) return [];
    const file = path.posix.join(folder, entry);
    if (file.startsWith('..') || resolvesTo(file, known)) return [];
    return [{ file, package: name }];
  });
}

/** Top folders that `.gitignore` names and the tree lacks: where build output goes. */
function ignoredFolders(gitignore: string, known: Set<string>): string[] {
  const tops = new Set([...known].map((file) => file.slice(0, file.indexOf('/'))));
  return gitignore
    .split('\n')
    .map((line) =>
      line
        .trim()
        .replace(/^\//, '')
        .replace(/\/?\*{0,2}$/, ''),
    )
    .filter(
      (name) => /^[\w.-]+$/.test(name) && !/^(?:node_modules|coverage|\..*)$/.test(name) && !tops.has(name),
    );
}
