import { access, constants } from 'node:fs/promises';
import { GainsayError } from '../base/errors.ts';
import { runProcess } from '../workspace/process.ts';
import type { Tools } from './stage.ts';

/** Where system programs are. PATH is not asked: nothing that a project or a user put there may make the sandbox. */
const systemFolders = ['/usr/bin', '/bin', '/usr/sbin', '/sbin', '/usr/local/bin'];

/** The programs that make a sandbox. Throws GainsayError naming the first that is missing. */
export async function findTools(): Promise<Tools> {
  const [bwrap, unshare, mount] = await Promise.all([
    required('bwrap', 'bubblewrap'),
    required('unshare', 'util-linux'),
    required('mount', 'mount'),
    required('setsid', 'util-linux'),
  ]);
  return { bwrap, unshare, mount, shell: '/bin/sh' };
}

export async function findSystemProgram(name: string): Promise<string | null> {
  for (const folder of systemFolders) {
    const file = `${folder}/${name}`;
    const found = await access(file, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (found) return file;
  }
  return null;
}

/** bubblewrap's option against user namespaces inside, which only versions from 0.8 on know. */
export async function withoutNesting(bwrap: string): Promise<string[]> {
  const { stdout } = await runProcess(
    { argv: [bwrap, '--version'], cwd: '/', env: {}, timeoutMs: 5_000, maxOutputBytes: 1_000 },
    AbortSignal.timeout(5_000),
  );
  const [major = 0, minor = 0] = (/(\d+)\.(\d+)/.exec(stdout)?.slice(1) ?? []).map(Number);
  return major > 0 || minor >= 8 ? ['--disable-userns'] : [];
}

async function required(name: string, debianPackage: string): Promise<string> {
  const found = await findSystemProgram(name);
  if (found !== null) return found;
  throw new GainsayError(`${name} is not installed`, {
    remedy: `Install it: sudo apt-get install -y ${debianPackage}`,
  });
}
