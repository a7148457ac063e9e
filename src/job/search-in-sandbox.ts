import { mkdir, mkdtemp, readFile } from 'node:fs/promises';
import path from 'node:path';
import { findOn, machine } from '../sandbox/machine.ts';
import type { Limits, Sandbox } from '../sandbox/types.ts';
import { searchEnvironment } from '../tools/search/bounded-output.ts';
import type { SearchProgram } from '../tools/search/bounded-output.ts';
import { removeFolder } from '../workspace/remove-folder.ts';

export type SearchRoom = {
  /** One that maps paths. */
  sandbox: Sandbox;
  /** Host folder for what a search prints. Made when missing. */
  folder: string;
  limits: Limits;
};

const root = '/gainsay/tree';

/**
 * Searches a tree that commands write to at the same time: a folder that was judged may be a link to anywhere when the
 * program opens it. In the sandbox the tree is all that there is to be found.
 */
export function searchInSandbox({ sandbox, folder, limits }: SearchRoom): SearchProgram {
  const { searchPath } = machine();
  return {
    rg: findOn(searchPath, 'rg'),
    async run({ file, args, cwd, maxBytes, timeMs }, signal) {
      await mkdir(folder, { recursive: true });
      const own = await mkdtemp(path.join(folder, 'search-'));
      const [stdoutFile, stderrFile] = [path.join(own, 'stdout'), path.join(own, 'stderr')];
      try {
        const { exit, stdout } = await sandbox.run(
          {
            argv: [file, ...args],
            cwd: root,
            env: { ...searchEnvironment(), PATH: searchPath.join(':') },
            mounts: [{ kind: 'read-only', from: cwd, at: root }],
            network: { kind: 'none' },
            limits: { ...limits, timeMs, outputBytes: maxBytes },
            stdoutFile,
            stderrFile,
          },
          signal,
        );
        const cut = stdout.bytes > stdout.keptBytes ? 'output' : null;
        const ended = exit.kind === 'timeout' ? 'time' : exit.kind === 'cancelled' ? 'cancelled' : cut;
        return {
          stdout: await readFile(stdoutFile),
          stderr: (await readFile(stderrFile, 'utf8')).slice(0, 2000),
          code: exit.kind === 'code' ? exit.code : null,
          stopped: ended,
        };
      } finally {
        await removeFolder(own);
      }
    },
  };
}
