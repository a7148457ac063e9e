import path from 'node:path';
import { deadline, race, within } from '../base/abort.ts';
import { newAgentId } from '../base/ids.ts';
import type { AgentId } from '../base/ids.ts';
import { reasonOf } from '../base/reason.ts';
import type { Mailboxes } from './mailbox.ts';
import { notification } from './notification.ts';
import { createProgressLines } from './progress-lines.ts';
import { startAgent } from './start.ts';
import { kept } from './task-output.ts';
import { noUsage } from './budget.ts';
import type { AgentEvent, AgentResult, AgentRun, AgentStatus } from './events.ts';
import type { AgentHost, AgentRunParams, CacheSafePrefix } from './types.ts';

type TaskState = 'pending' | 'running' | 'completed' | 'failed' | 'killed';

/** One run in the background. */
export type Task = {
  readonly agentId: AgentId;
  readonly agentType: string;
  readonly description: string;
  /** Who is notified; null for the job, which joins. */
  readonly parent: AgentId | null;
  readonly state: TaskState;
  /** The result as JSON, there once the run has ended. Stays when the process ends. */
  readonly outputFile: string;
  /** Set once the run has ended, however it ended. */
  readonly result: AgentResult | null;
  /** What was seen last, one line. */
  readonly lastSeen: string;
};

/** Owns every background run of a job: none is lost, each ends in exactly one state and one notification. */
export type Tasks = {
  /** Starts a run in the background and returns at once. `isAsync`, id and controller are set here unless overridden. */
  launch(params: Omit<AgentRunParams, 'isAsync'>): Task;
  /** Takes over a run that is going on already: it goes on from where it is, and ends like one that was launched. */
  adopt(run: Underway): Task;
  list(): Task[];
  get(id: AgentId): Task | null;
  /** The result, once there is one. Rejects with the signal's reason (the run goes on), or for an unknown id. */
  join(id: AgentId, signal: AbortSignal): Promise<AgentResult>;
  /** Stops a run and waits for its end, at most 10 s. */
  cancel(id: AgentId, reason: string): Promise<AgentResult>;
  /** Waits for all, also for those that start meanwhile; after `ms` milliseconds cancels what is left and names it. */
  joinAll(ms: number): Promise<{ results: AgentResult[]; abandoned: Task[] }>;
};

/** A run that somebody has begun to follow. Whoever hands it over reads no further. */
type Underway = {
  agentId: AgentId;
  agentType: string;
  description: string;
  parent: AgentHost;
  /** Stops it. */
  abort: AbortController;
  events: AgentRun;
  /** A step that has been asked for and not taken. */
  pending?: Promise<IteratorResult<AgentEvent, AgentResult>>;
  /** For lines about where it stands, once it is known. */
  prefix?: CacheSafePrefix | undefined;
};

const windDownMs = 10_000;

type Entry = {
  task: { -readonly [K in keyof Task]: Task[K] };
  abort: AbortController;
  ended: Promise<AgentResult>;
  /** Lets the parent's mailbox close. */
  release(): void;
};

/** `progressMs`: how often a background run is asked for a line about where it stands; absent: never. */
export function createTasks(mailboxes: Mailboxes, progressMs?: number): Tasks {
  const entries = new Map<AgentId, Entry>();
  const running = () => [...entries.values()].filter(({ task }) => task.result === null);

  const entryOf = (id: AgentId): Entry => {
    const entry = entries.get(id);
    if (!entry) throw new Error(`there is no background agent ${id}`);
    return entry;
  };
  const cancel = async (entry: Entry, reason: string): Promise<AgentResult> => {
    const { task, abort, ended } = entry;
    abort.abort(new Error(reason));
    const end = await within(ended, windDownMs);
    if (end.settled) return end.value;
    const result = settle(task, { state: 'killed', result: neverEnded(task, reason) }, mailboxes);
    entry.release();
    return result;
  };
  const keep = (run: Underway & Partial<ReturnType<typeof started>>): Task => {
    const entry = begin(run, mailboxes, progressMs);
    entries.set(entry.task.agentId, entry);
    return entry.task;
  };
  return {
    launch: (params) => keep(started(params)),
    adopt: (run) => keep(run),
    list: () => [...entries.values()].map(({ task }) => task),
    get: (id) => entries.get(id)?.task ?? null,
    join: async (id, signal) => await race(entryOf(id).ended, signal),
    cancel: async (id, reason) => await cancel(entryOf(id), reason),
    async joinAll(ms) {
      const limit = deadline(ms);
      try {
        while (running().length > 0)
          await race(Promise.all(running().map(({ ended }) => ended)), limit.signal);
      } catch (error) {
        if (!limit.signal.aborted) throw error;
      } finally {
        limit.dispose();
      }
      const abandoned = running();
      await Promise.all(abandoned.map((entry) => cancel(entry, 'the job has ended')));
      const results = [...entries.values()].flatMap(({ task }) => task.result ?? []);
      return { results, abandoned: abandoned.map(({ task }) => task) };
    },
  };
}

/** Starts the run; whoever wants to share its prefix is told of it. */
function started(params: Omit<AgentRunParams, 'isAsync'>): Underway & { onPrefix: PrefixListener } {
  const { definition, description, parent, override } = params;
  const agentId = override?.agentId ?? newAgentId();
  const abort = override?.abort ?? new AbortController();
  const onPrefix: PrefixListener = { tell: params.onCacheSafeParams };
  const events = startAgent({
    ...params,
    isAsync: true,
    override: { ...override, agentId, abort },
    onCacheSafeParams: (prefix) => onPrefix.tell?.(prefix),
  });
  return { agentId, agentType: definition.type, description, parent, abort, events, onPrefix };
}

type PrefixListener = { tell: AgentRunParams['onCacheSafeParams'] };

function begin(
  run: Underway & { onPrefix?: PrefixListener },
  mailboxes: Mailboxes,
  progressMs: number | undefined,
): Entry {
  const { agentId, agentType, description, parent, abort } = run;
  const task: Entry['task'] = {
    agentId,
    agentType,
    description,
    parent: parent.agentId,
    state: 'pending',
    outputFile: path.join(parent.runFolder, 'agents', `${agentId}.result.json`),
    result: null,
    lastSeen: '',
  };
  const release = task.parent === null ? () => undefined : mailboxes.hold(task.parent);
  const stopTelling = tellProgress(run, progressMs, (text) => {
    task.lastSeen = text;
  });
  const ended = drive(task, run, mailboxes).finally(() => {
    stopTelling();
    release();
  });
  return { task, abort, ended, release };
}

/** Lines about where the run stands, from when its prefix is known to its end. */
function tellProgress(
  { agentId, parent, prefix, onPrefix }: Underway & { onPrefix?: PrefixListener },
  everyMs: number | undefined,
  seen: (text: string) => void,
): () => void {
  if (everyMs === undefined) return () => undefined;
  const lines = createProgressLines(parent, everyMs, (text) => {
    seen(text);
    parent.observe?.({ type: 'agent-progress', agentId, text });
  });
  if (prefix) lines.begin(prefix);
  if (onPrefix) {
    const { tell } = onPrefix;
    onPrefix.tell = (known) => {
      tell?.(known);
      lines.begin(known);
    };
  }
  return () => lines.stop();
}

/** Follows the run, keeps what came of it, tells the parent. Never rejects. */
async function drive(
  task: Entry['task'],
  { events, pending, parent }: Underway,
  mailboxes: Mailboxes,
): Promise<AgentResult> {
  const began = new Date();
  try {
    task.state = 'running';
    for (let next = pending ?? events.next(); ; next = events.next()) {
      const step = await next;
      if (!step.done) task.lastSeen = seen(step.value) ?? task.lastSeen;
      else
        return settle(
          task,
          { state: stateOf[step.value.status], result: await kept(task, step.value, parent) },
          mailboxes,
        );
    }
  } catch (error) {
    const reason = reasonOf(error);
    const result = { ...neverEnded(task, reason), status: 'failed', startedAt: began.toISOString() } as const;
    return settle(task, { state: 'failed', result: await kept(task, result, parent) }, mailboxes);
  }
}

/** The one place where a task ends: what comes second changes nothing and tells nobody. */
function settle(
  task: Entry['task'],
  end: { state: TaskState; result: AgentResult },
  mailboxes: Mailboxes,
): AgentResult {
  if (task.result !== null) return task.result;
  task.state = end.state;
  task.result = end.result;
  if (task.parent !== null) mailboxes.send(task.parent, notification(task, end.result));
  return end.result;
}

const stateOf: Record<AgentStatus, TaskState> = {
  completed: 'completed',
  cancelled: 'killed',
  incomplete: 'failed',
  'max-turns': 'failed',
  budget: 'failed',
  refused: 'failed',
  failed: 'failed',
};

function neverEnded({ agentId, agentType, description }: Task, reason: string): AgentResult {
  return {
    agentId,
    agentType,
    description,
    status: 'cancelled',
    text: '',
    reason,
    model: '',
    turns: 0,
    toolCalls: 0,
    usage: noUsage,
    costUsd: null,
    startedAt: new Date().toISOString(),
    durationMs: 0,
    denials: [],
  };
}

function seen(event: AgentEvent): string | null {
  if (event.type === 'tool-started') return `${event.tool} ${event.summary}`.trim();
  return event.type === 'turn-finished' ? `turn ${event.turn}` : null;
}
