import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import type { AgentId } from '../base/ids.ts';
import type { Isolation, SpawnRequest } from '../tools/types.ts';
import { SpawnRefused } from './spawn-refused.ts';
import type { AgentDefinition } from './definition.ts';
import type { AgentHost, Place } from './types.ts';
import type { AgentRun } from './events.ts';

/** What a job offers of it. */
export type IsolationPorts = {
  /** A tree of its own for one agent. */
  worktree?: (agentId: AgentId, signal: AbortSignal) => Promise<Place>;
  /** The same agent on another machine: its events and its result as if it ran here. */
  remote?: (request: RemoteRequest, signal: AbortSignal) => Promise<RemoteRun>;
};

type RemoteRequest = {
  agentId: AgentId;
  definition: AgentDefinition;
  description: string;
  prompt: string;
};
/** `where`: for people, an address. Ends when `signal` of the request is aborted. */
type RemoteRun = { where: string; events: AgentRun };

/** Where the agent works: here, in a tree of its own, or elsewhere. Parameter over definition. */
export function isolationOf(request: SpawnRequest, definition: AgentDefinition): Isolation | null {
  const isolation = request.isolation ?? definition.isolation ?? null;
  if (isolation !== null && request.cwd !== undefined)
    throw new SpawnRefused(`cwd and the isolation "${isolation}" exclude each other`, {
      remedy: 'Give one of the two.',
    });
  return isolation;
}

/** Null: where its parent works. */
export async function placeOf(
  isolation: Isolation | null,
  { cwd }: SpawnRequest,
  given: { parent: AgentHost; ports: IsolationPorts; agentId: AgentId; signal: AbortSignal },
): Promise<Place | null> {
  if (cwd !== undefined) return await folderIn(given.parent.tools.root, cwd);
  if (isolation === null) return null;
  return await portOf(given.ports, 'worktree')(given.agentId, given.signal);
}

/** @throws SpawnRefused where the job has none. */
export function portOf<K extends Isolation>(ports: IsolationPorts, kind: K): NonNullable<IsolationPorts[K]> {
  const port = ports[kind];
  if (port) return port;
  throw new SpawnRefused(`the isolation "${kind}" does not exist in this job`, {
    remedy: 'Start another agent, or the same without it.',
  });
}

/**
 * The parent's own tree, with another folder to begin in. No tree of its own: commands could put a link in the folder's
 * place, and rules on paths hold for the whole tree.
 */
async function folderIn(root: string, cwd: string): Promise<Place> {
  const [top, folder] = await Promise.all([realpath(root), realpath(cwd).catch(() => null)]);
  const inside = folder === top || folder?.startsWith(`${top}${path.sep}`);
  if (!path.isAbsolute(cwd) || folder === null || !inside || !(await stat(folder)).isDirectory())
    throw new SpawnRefused(`cwd is no folder inside ${root}`, { remedy: 'Give the absolute path of one.' });
  return { root, cwd: path.relative(top, folder), end: () => Promise.resolve(null) };
}
