import { execFile } from 'node:child_process';
import { symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { filledOnce } from './once.ts';

const root = path.resolve(import.meta.dirname, '../..');
const longestBuildMs = 180_000;

/**
 * Path of a program made from the sources as they lie here, built at the first request of a test run.
 * GAINSAY_TEST_PROGRAM names another program.
 */
export async function builtProgram(): Promise<string> {
  const named = process.env['GAINSAY_TEST_PROGRAM'];
  if (named !== undefined) return path.resolve(named);
  return path.join(await filledOnce('build', build), 'index.js');
}

/** Without looking at the types: that is a check of its own. */
async function build(folder: string): Promise<void> {
  const compiler = path.join(root, 'node_modules/.bin/tsc');
  await promisify(execFile)(compiler, ['-p', 'src', '--noCheck', '--outDir', folder], {
    cwd: root,
    timeout: longestBuildMs,
  });
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  await writeFile(path.join(folder, 'post.js'), "import './index.js';\n");
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
}
