import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    buildFolder: string;
  }
}

/** One folder for the whole test run. Nothing is built in it before a scenario asks: most runs need no build. */
export default async function makeBuildFolder(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'gainsay-build-'));
  project.provide('buildFolder', folder);
  return () => rm(folder, { recursive: true, force: true });
}
