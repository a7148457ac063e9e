import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const longestBuildMs = 180_000;

/**
 * Path of a program made from the sources as they lie here, built at the first request of a test run. Test files are
 * processes of their own: whoever makes the folder builds, the others wait. GAINSAY_TEST_PROGRAM names another program.
 */
export async function builtProgram(): Promise<string> {
  const named = process.env['GAINSAY_TEST_PROGRAM'];
  if (named !== undefined) return path.resolve(named);
  const folder = path.join(inject('buildFolder'), 'build');
  const done = path.join(folder, 'built');
  const isMine = await mkdir(folder).then(
    () => true,
    () => false,
  );
  if (isMine) await build(folder, done);
  else await untilThere(done);
  return path.join(folder, 'index.js');
}

async function build(folder: string, done: string): Promise<void> {
  const compiler = path.join(root, 'node_modules/.bin/tsc');
  await promisify(execFile)(compiler, ['-p', 'src', '--outDir', folder], {
    cwd: root,
    timeout: longestBuildMs,
  });
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  await writeFile(path.join(folder, 'post.js'), "import './index.js';\n");
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  await writeFile(done, '');
}

async function untilThere(file: string): Promise<void> {
  for (let waited = 0; !existsSync(file); waited += 100) {
    if (waited > longestBuildMs) throw new Error('the sources could not be built; see the first failure');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
