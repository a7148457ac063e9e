import { linked } from '../base/abort.ts';
import type { AgentId } from '../base/ids.ts';
import type { ToolProgress } from '../tools/types.ts';
import { endGenerator } from './emitting.ts';
import { startAgent } from './start.ts';
import type { Task, Tasks } from './tasks.ts';
import type { AgentEvent, AgentResult } from './events.ts';
import type { AgentRunParams, CacheSafePrefix } from './types.ts';

/** Runs that somebody waits for. Each can be moved to the background while it goes on. */
export type Fronts = {
  enter(id: AgentId): { moved: Promise<'moved'>; leave(): void };
  /** False: no such run is waited for. */
  move(id: AgentId): boolean;
};

export function createFronts(): Fronts {
  const waiting = new Map<AgentId, () => void>();
  return {
    enter(id) {
      const moved = new Promise<'moved'>((resolve) => waiting.set(id, () => resolve('moved')));
      return { moved, leave: () => void waiting.delete(id) };
    },
    move(id) {
      const move = waiting.get(id);
      move?.();
      return move !== undefined;
    },
  };
}

export type FrontEnd = { result: AgentResult } | { task: Task };

type FrontOptions = {
  fronts: Fronts;
  tasks: Tasks;
  signal: AbortSignal;
  /** Milliseconds that the parent waits before the run is moved to the background. Absent: to its end. */
  patienceMs?: number | undefined;
};

/**
 * The parent waits and sees what the child does. Moved to the background, the run goes on from where it is: another reads
 * on, and its parent's end is no longer its own.
 */
export async function* runInFront(
  params: AgentRunParams & { override: { agentId: AgentId } },
  { fronts, tasks, signal, patienceMs }: FrontOptions,
): AsyncGenerator<ToolProgress, FrontEnd> {
  const { definition, description, parent, override } = params;
  const { agentId } = override;
  const scope = linked(parent.abort.signal, signal);
  const abort = scope.controller;
  const waited = fronts.enter(agentId);
  const timer = patienceMs === undefined ? undefined : setTimeout(() => fronts.move(agentId), patienceMs);
  let prefix: CacheSafePrefix | undefined;
  const events = startAgent({
    ...params,
    override: { ...override, abort },
    onCacheSafeParams: (known) => {
      prefix = known;
    },
  });
  let handedOver = false;
  try {
    for (;;) {
      const pending = events.next();
      const step = await Promise.race([pending, waited.moved]);
      if (step === 'moved') {
        handedOver = true;
        const identity = { agentId, agentType: definition.type, description, parent };
        return { task: tasks.adopt({ ...identity, abort, events, pending, prefix }) };
      }
      if (step.done) return { result: step.value };
      const text = progressText(definition.type, step.value);
      if (text !== null) yield { type: 'progress', text };
    }
  } finally {
    clearTimeout(timer);
    waited.leave();
    if (!handedOver) await endGenerator(events);
    scope.dispose();
  }
}

function progressText(type: string, event: AgentEvent): string | null {
  return event.type === 'tool-started' ? `${type}: ${event.tool} ${event.summary}`.trim() : null;
}
