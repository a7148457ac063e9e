import { open } from 'node:fs/promises';
import path from 'node:path';
import type { AgentEvent } from './events.ts';

/** A run as trace events, for chrome://tracing and ui.perfetto.dev. */
export type Trace = {
  /** Of every agent, as they happen. Never throws. */
  observe(event: AgentEvent): void;
  /** Resolves when all is written; rejects when the file could not be. */
  close(): Promise<void>;
};

/** Events that the disk has not taken yet; what comes on top of them is left out, and counted. */
const mostWaiting = 10_000;
/** Tracks of one agent: its own, and as many as it has tools at a time. */
const tracksPerAgent = 1_000;

type Track = { first: number; lanes: (string | null)[] };
type Slice = Record<string, unknown>;

export function traceFile(runFolder: string): string {
  return path.join(runFolder, 'trace.json');
}

/**
 * Writes a JSON array of trace events, each as it happens: agents are tracks, in them lie their turns and tools. The format
 * allows the closing bracket to be missing, so the file of a killed run can be opened too. `redact` as for transcripts.
 */
export async function openTrace(file: string, redact = <T>(value: T): T => value): Promise<Trace> {
  const handle = await open(file, 'w', 0o600);
  let waiting = 0;
  let dropped = 0;
  let failure: unknown = null;
  let last: Promise<void> = handle.appendFile('[\n').catch(fail);
  const tracks = createTracks();

  function fail(error: unknown): void {
    failure ??= error;
  }
  function write(text: string): void {
    if (waiting >= mostWaiting) dropped += 1;
    else {
      waiting += 1;
      last = last
        .then(() => (failure === null ? handle.appendFile(text) : undefined))
        .catch(fail)
        .finally(() => {
          waiting -= 1;
        });
    }
  }
  return {
    observe(event) {
      for (const slice of tracks(event)) write(`${JSON.stringify(redact(slice))},\n`);
    },
    async close() {
      await last;
      const end = { name: 'events left out', ph: 'i', s: 'g', pid: 1, tid: 0, ts: now(), args: { dropped } };
      const rest = dropped === 0 ? '{}]\n' : `${JSON.stringify(end)}]\n`;
      if (failure === null) await handle.appendFile(rest).catch(fail);
      await handle.close();
      if (failure !== null) throw failure;
    },
  };
}

/** Microseconds. */
function now(): number {
  return Math.round((performance.timeOrigin + performance.now()) * 1_000);
}

function createTracks(): (event: AgentEvent) => Slice[] {
  const tracks = new Map<string, Track>();
  let agents = 0;
  const end = (agentId: string, { first, lanes }: Track, args: Slice): Slice[] => {
    tracks.delete(agentId);
    const open = lanes.flatMap((call, lane) => (call === null ? [] : [{ ph: 'E', ...at(first + lane) }]));
    return [...open, { ph: 'E', ...at(first), args }];
  };
  return (event) => {
    if (event.type === 'agent-started') {
      agents += 1;
      const track = { first: agents * tracksPerAgent, lanes: [] };
      tracks.set(event.agentId, track);
      return begin(event, track);
    }
    const track = tracks.get(event.agentId);
    if (!track) return [];
    if (event.type === 'agent-left') return end(event.agentId, track, { status: 'left' });
    if (event.type !== 'agent-finished') return within(event, track);
    const { status, reason, turns, usage, costUsd } = event.result;
    return end(event.agentId, track, { status, reason, turns, ...usage, costUsd });
  };
}

function begin(event: Extract<AgentEvent, { type: 'agent-started' }>, { first }: Track): Slice[] {
  const { agentId, agentType, description, model, parent } = event;
  const name = `${agentType}: ${description}`;
  return [
    { name: 'thread_name', ph: 'M', pid: 1, tid: first, args: { name: `${name} (${agentId})` } },
    { name: 'thread_sort_index', ph: 'M', pid: 1, tid: first, args: { sort_index: first } },
    { name, cat: 'agent', ph: 'B', ...at(first), args: { agentId, parent, model } },
  ];
}

function at(tid: number): { pid: number; tid: number; ts: number } {
  return { pid: 1, tid, ts: now() };
}

function within(event: AgentEvent, { first, lanes }: Track): Slice[] {
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- most events have no duration and no reader here
  switch (event.type) {
    case 'turn-finished': {
      const { turn, model, stopReason, usage, costUsd, durationMs, purpose } = event;
      const dur = durationMs * 1_000;
      const args = { model, stopReason, ...usage, costUsd };
      const name = purpose ?? `turn ${turn}`;
      return [{ name, cat: 'turn', ph: 'X', pid: 1, tid: first, ts: now() - dur, dur, args }];
    }
    case 'tool-started': {
      // Slices of one track must nest, and these may overlap: each has a track for itself.
      const free = lanes.indexOf(null);
      const lane = free === -1 ? Math.min(lanes.length, tracksPerAgent - 1) : free;
      lanes[lane] = event.toolUseId;
      const args = { summary: event.summary, toolUseId: event.toolUseId };
      return [{ name: event.tool, cat: 'tool', ph: 'B', ...at(first + lane), args }];
    }
    case 'tool-finished': {
      const lane = lanes.indexOf(event.toolUseId);
      if (lane === -1) return [];
      lanes[lane] = null;
      return [{ ph: 'E', ...at(first + lane), args: { isError: event.isError } }];
    }
    case 'model-retry':
    case 'model-fallback':
    case 'tool-denied':
    case 'compacted':
      return [{ name: event.type, cat: 'event', ph: 'i', s: 't', ...at(first), args: told(event) }];
    default:
      return [];
  }
}

function told(event: AgentEvent): Slice {
  if (event.type === 'model-retry') return { waitMs: event.waitMs, reason: event.reason };
  if (event.type === 'model-fallback') return { from: event.from, to: event.to, reason: event.reason };
  if (event.type === 'tool-denied') return { tool: event.denial.tool, reason: event.denial.reason };
  return event.type === 'compacted' ? { trigger: event.trigger, ...event.tokens } : {};
}
