import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** A folder with these files, and what removes it. Objects are written as JSON. */
export async function project(
  files: Record<string, string | object>,
): Promise<{ root: string; remove: () => Promise<void> }> {
  const root = await mkdtemp(path.join(os.tmpdir(), 'gainsay-project-'));
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(root, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  }
  return { root, remove: () => rm(root, { recursive: true, force: true }) };
}

/** An installed package that has a version and a command, and does nothing. */
export function installed(name: string, version: string, bin: string): Record<string, string | object> {
  return {
    [`node_modules/${name}/package.json`]: { name, version, bin: { [name]: bin } },
    [`node_modules/${name}/${bin}`]: '',
  };
}
