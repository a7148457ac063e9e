import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CommandRunner, Room } from '../evidence/types/commands.ts';
import type { Sandbox } from '../sandbox/types.ts';
import { removeFolder } from '../workspace/remove-folder.ts';
import type { HookRunner } from './types.ts';

export type HookRoomOptions = {
  runner: CommandRunner;
  sandbox: Sandbox;
  /** Host folder of the trusted commit's tree, laid out once before the first hook: hooks and their scripts come from there. */
  trustedRoot: string;
  lay(): Promise<void>;
  /** Host folder of the tree that the agents look at; hooks see it read-only as `$GAINSAY_HEAD`. */
  headRoot: string;
  /** Host folder below which each hook finds its input; a sandbox that keeps its own rooms has its own. */
  folder: string;
};

const mostBytes = 256 * 1024;
const inside = { trusted: '/gainsay/trusted', head: '/gainsay/tree' };

/**
 * Runs hooks like any other command: in the sandbox, without network, recorded. They see the repository as the trusted
 * commit has it, because their scripts lie in it and a pull request must not change its own guards.
 */
export function hooksInSandbox(options: HookRoomOptions): HookRunner {
  const { runner, sandbox, trustedRoot, headRoot } = options;
  const root = sandbox.mapsPaths ? inside.trusted : trustedRoot;
  const head = sandbox.mapsPaths ? inside.head : headRoot;
  const room: Room = {
    root,
    mounts: [
      { kind: 'read-only', from: trustedRoot, at: root },
      { kind: 'read-only', from: headRoot, at: head },
    ],
    hostRoot: sandbox.mapsPaths ? null : trustedRoot,
    exchange: { inside: root, host: trustedRoot },
    touched: () => Promise.resolve([]),
    dispose: () => Promise.resolve(),
  };
  return {
    root,
    async run({ agentId, script, stdin, timeoutMs, from }, signal) {
      await options.lay();
      const parent = sandbox.rooms ?? options.folder;
      await mkdir(parent, { recursive: true });
      const scratch = await mkdtemp(path.join(parent, 'hook-'));
      try {
        await writeFile(path.join(scratch, inputFile), stdin);
        const record = await runner.run(
          {
            agentId,
            purpose: `hook ${from}`,
            tree: 'scratch',
            room,
            script: `${fromInput}\n${script}`,
            env: { CLAUDE_PROJECT_DIR: root, GAINSAY_HEAD: head },
            scratch,
            timeoutMs,
          },
          signal,
        );
        const [stdout, stderr] = await Promise.all([
          runner.read(record.stdout, { maxBytes: mostBytes, from: 'start' }),
          runner.read(record.stderr, { maxBytes: mostBytes, from: 'start' }),
        ]);
        return { exit: record.exit, stdout, stderr, truncated: record.stdout.bytes > mostBytes };
      } finally {
        await removeFolder(scratch);
      }
    },
  };
}

const inputFile = 'hook-input.json';

/** A hook that cannot be told what it is about has not run. */
const fromInput = `exec < "$GAINSAY_SCRATCH/${inputFile}" || exit 126`;
