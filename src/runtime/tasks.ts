import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deadline, race, within } from '../base/abort.ts';
import { newAgentId } from '../base/ids.ts';
import type { AgentId } from '../base/ids.ts';
import { reasonOf } from '../base/reason.ts';
import type { Mailboxes } from './mailbox.ts';
import { notification } from './notification.ts';
import { startAgent } from './start.ts';
import { noUsage } from './budget.ts';
import type { AgentEvent, AgentHost, AgentResult, AgentRunParams, AgentStatus } from './types.ts';

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
  list(): Task[];
  get(id: AgentId): Task | null;
  /** The result, once there is one. Rejects with the signal's reason (the run goes on), or for an unknown id. */
  join(id: AgentId, signal: AbortSignal): Promise<AgentResult>;
  /** Stops a run and waits for its end, at most 10 s. */
  cancel(id: AgentId, reason: string): Promise<AgentResult>;
  /** Waits for all, also for those that start meanwhile; after `ms` milliseconds cancels what is left and names it. */
  joinAll(ms: number): Promise<{ results: AgentResult[]; abandoned: Task[] }>;
};

const windDownMs = 10_000;

type Entry = {
  task: { -readonly [K in keyof Task]: Task[K] };
  abort: AbortController;
  ended: Promise<AgentResult>;
  /** Lets the parent's mailbox close. */
  release(): void;
};

export function createTasks(mailboxes: Mailboxes): Tasks {
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
  return {
    launch(params) {
      const entry = begin(params, mailboxes);
      entries.set(entry.task.agentId, entry);
      return entry.task;
    },
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

function begin(params: Omit<AgentRunParams, 'isAsync'>, mailboxes: Mailboxes): Entry {
  const { definition, description, parent, override } = params;
  const agentId = override?.agentId ?? newAgentId();
  const abort = override?.abort ?? new AbortController();
  const task: Entry['task'] = {
    agentId,
    agentType: definition.type,
    description,
    parent: parent.agentId,
    state: 'pending',
    outputFile: path.join(parent.runFolder, 'agents', `${agentId}.result.json`),
    result: null,
    lastSeen: '',
  };
  const release = task.parent === null ? () => undefined : mailboxes.hold(task.parent);
  const run = { ...params, isAsync: true, override: { ...override, agentId, abort } };
  const ended = drive(task, run, mailboxes).finally(release);
  return { task, abort, ended, release };
}

/** Follows the run, keeps what came of it, tells the parent. Never rejects. */
async function drive(task: Entry['task'], run: AgentRunParams, mailboxes: Mailboxes): Promise<AgentResult> {
  const began = new Date();
  try {
    const events = startAgent(run);
    task.state = 'running';
    for (;;) {
      const step = await events.next();
      if (!step.done) task.lastSeen = seen(step.value) ?? task.lastSeen;
      else
        return settle(
          task,
          { state: stateOf[step.value.status], result: await kept(task, step.value, run.parent) },
          mailboxes,
        );
    }
  } catch (error) {
    const reason = reasonOf(error);
    const result = { ...neverEnded(task, reason), status: 'failed', startedAt: began.toISOString() } as const;
    return settle(task, { state: 'failed', result: await kept(task, result, run.parent) }, mailboxes);
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

/** Whole or not at all: a reader never sees half a file. A disk that refuses costs the file, not the result. */
async function kept(
  { outputFile }: Task,
  result: AgentResult,
  { redact = (whole) => whole }: Pick<AgentHost, 'redact'>,
): Promise<AgentResult> {
  try {
    await mkdir(path.dirname(outputFile), { recursive: true });
    await writeFile(`${outputFile}.part`, `${JSON.stringify(redact(result), null, 2)}\n`, { mode: 0o600 });
    await rename(`${outputFile}.part`, outputFile);
    return result;
  } catch (error) {
    const note = `Its output could not be written: ${reasonOf(error)}`;
    return { ...result, notes: [...(result.notes ?? []), note] };
  }
}

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
