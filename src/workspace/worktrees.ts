import { mkdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import { GainsayError } from '../base/errors.ts';
import type { AgentId, Sha } from '../base/ids.ts';
import { reasonOf } from '../base/reason.ts';
import type { Repository } from './git.ts';
import { addWorktree, keepChanges, removeLeftWorktrees, removeWorktree } from './git/worktree.ts';
import type { LinkedWorktree } from './git/worktree.ts';

type Worktree = {
  /** Host folder with the commit's files and no `.git`. */
  root: string;
  /**
   * Removes it. The branch that holds what was changed, null where nothing was. Rejects with GainsayError when the
   * changes could not be committed; the worktree is gone then, too. The same answer however often it is called.
   */
  end: () => Promise<string | null>;
};

export type Worktrees = {
  open(agentId: AgentId, signal: AbortSignal): Promise<Worktree>;
  /** Branches that were kept, in the order of their ends. */
  readonly branches: readonly string[];
  /** Ends those that nobody ended. Never rejects: their owners hear of what went wrong. */
  close(): Promise<void>;
};

export type WorktreesOptions = {
  repository: Repository;
  /** Host folder `…/worktrees` in the folder of the run, or where commands reach it; made when it is needed. */
  folder: string;
  /** The commit that each starts from. */
  at: Sha;
};

const author = { name: 'Gainsay agent', email: 'agent@gainsay.invalid' };

/**
 * Worktrees of the user's repository for agents that change files: each has its own, and none sees the repository. What a
 * killed run left of such is removed first.
 */
export function openWorktrees({ repository, folder, at }: WorktreesOptions): Worktrees {
  const { gitDir, commonDir } = repository;
  const place = { gitDir, commonDir };
  const ends: (() => Promise<string | null>)[] = [];
  const branches: string[] = [];
  let cleared: Promise<unknown> | undefined;

  async function close(agentId: AgentId, worktree: LinkedWorktree): Promise<string | null> {
    try {
      const message = `Work of ${agentId}\n\nMade by an agent of Gainsay in a worktree of its own.`;
      const branch = await keepChanges(place, worktree, {
        branch: `gainsay/${agentId}`,
        message,
        author,
      });
      if (branch !== null) branches.push(branch);
      return branch;
    } catch (cause) {
      throw new GainsayError(`What ${agentId} changed could not be kept: ${reasonOf(cause)}`, {
        remedy: cause instanceof GainsayError ? cause.remedy : 'Look at the disk and at the repository.',
        cause,
      });
    } finally {
      await removeWorktree(worktree);
    }
  }

  return {
    branches,
    async open(agentId, signal) {
      await (cleared ??= removeLeftWorktrees(place));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const root = path.join(await realpath(folder), agentId);
      const opening = addWorktree(place, { root, at }, signal);
      let ended: Promise<string | null> | undefined;
      const end = (): Promise<string | null> =>
        (ended ??= opening.then((worktree) => close(agentId, worktree)));
      ends.push(end);
      await opening;
      return { root, end };
    },
    async close() {
      await Promise.allSettled(ends.map((end) => end()));
    },
  };
}
