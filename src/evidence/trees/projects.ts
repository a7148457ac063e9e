import { stat } from 'node:fs/promises';
import path from 'node:path';
import { detectProject } from '../toolchains/node/detect.ts';
import type { Project } from '../toolchains/types.ts';
import type { Change } from '../types/change.ts';
import type { SetUpConfig } from './config.ts';

const maxFurther = 3;

/**
 * The projects of a tree that have to be installed: the configured one, else that of the root, and those that changed
 * files lie in without being part of it. The first is the one that is built.
 */
export async function projectsOf(
  root: string,
  { config, change }: { config: SetUpConfig; change: Change },
): Promise<Project[]> {
  const { workingDirectory } = config;
  const main = await detectProject(root, workingDirectory === undefined ? {} : { workingDirectory });
  const projects = main === null ? [] : [main];
  if (workingDirectory !== undefined) return projects;
  for (const folder of await packagesWithChanges(root, change)) {
    if (projects.some(({ packages }) => packages.includes(folder))) continue;
    const project = await detectProject(root, { workingDirectory: folder });
    if (project !== null && !projects.some(({ directory }) => directory === project.directory))
      projects.push(project);
    if (projects.length > maxFurther) break;
  }
  return projects;
}

/** Folders with a `package.json` nearest above changed sources and tests; fixtures bring their own for other reasons. */
async function packagesWithChanges(root: string, { files }: Change): Promise<string[]> {
  const found = new Set<string>();
  const seen = new Set<string>();
  for (const { path: file, kind } of files.slice(0, 1000)) {
    if (kind !== 'source' && kind !== 'test') continue;
    for (let at = path.posix.dirname(file); at !== '.' && !seen.has(at); at = path.posix.dirname(at)) {
      seen.add(at);
      const manifest = await stat(path.join(root, at, 'package.json')).catch(() => null);
      if (manifest?.isFile() !== true) continue;
      found.add(at);
      break;
    }
  }
  return [...found].toSorted();
}
