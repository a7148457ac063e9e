import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { openJsonl, readJsonl } from '../base/jsonl.ts';
import type { JsonlWriter } from '../base/jsonl.ts';
import type { AgentId } from '../base/ids.ts';
import type { Message } from '../model/types.ts';
import { filterIncompleteToolCalls } from './history.ts';
import { endGenerator } from './emitting.ts';
import type { AgentEvent, AgentRun } from './events.ts';
import type { AgentHost } from './types.ts';

/** One line of a run's transcript, linked to the line before it. `event` is what was observed. */
export type TranscriptEntry = {
  uuid: string;
  parentUuid: string | null;
  /** ISO 8601. */
  at: string;
  event: AgentEvent;
};

export function transcriptFile(runFolder: string, agentId: AgentId): string {
  return path.join(runFolder, 'agents', `${agentId}.jsonl`);
}

/** Passes a run's events through and appends each that is worth keeping, redacted, to the run's own file. */
export async function* recordTranscript(
  events: AgentRun,
  { runFolder, redact = (event) => event }: Pick<AgentHost, 'runFolder' | 'redact'>,
): AgentRun {
  let transcript: Transcript | null = null;
  try {
    for (;;) {
      const step = await events.next();
      if (step.done) return step.value;
      if (isRecorded(step.value)) {
        transcript ??= await openTranscript(transcriptFile(runFolder, step.value.agentId));
        await transcript.append(redact(step.value));
      }
      yield step.value;
    }
  } finally {
    await endGenerator(events);
    await transcript?.close();
  }
}

/** What streams by is left out: the messages hold it whole. */
function isRecorded({ type }: AgentEvent): boolean {
  return type !== 'text' && type !== 'tool-progress' && type !== 'first-byte';
}

type Transcript = { append(event: AgentEvent): Promise<void>; close(): Promise<void> };

async function openTranscript(file: string): Promise<Transcript> {
  await mkdir(path.dirname(file), { recursive: true });
  let parentUuid = await lastUuid(file);
  const writer: JsonlWriter = await openJsonl(file);
  return {
    append(event) {
      const entry: TranscriptEntry = { uuid: randomUUID(), parentUuid, at: new Date().toISOString(), event };
      parentUuid = entry.uuid;
      return writer.append(entry);
    },
    close: () => writer.close(),
  };
}

/** A resumed run goes on where its transcript ends. */
async function lastUuid(file: string): Promise<string | null> {
  return (await readTranscript(file).catch(noTranscript)).entries.at(-1)?.uuid ?? null;
}

function noTranscript(error: unknown): { entries: TranscriptEntry[] } {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return { entries: [] };
  throw error;
}

/** Reads a transcript, also that of a run that was killed: `messages` is a history that can be sent. */
export async function readTranscript(
  file: string,
): Promise<{ entries: TranscriptEntry[]; messages: Message[]; damaged: number[] }> {
  const { values, damaged } = await readJsonl(file);
  const entries = values.filter(isEntry);
  return { entries, messages: filterIncompleteToolCalls(historyOf(entries)), damaged };
}

/** As the run had it when its last entry was written: a last answer may have calls without a result. */
export function historyOf(entries: readonly TranscriptEntry[]): Message[] {
  let messages: Message[] = [];
  for (const { event } of entries) {
    if (event.type === 'agent-started' && event.resumed !== true) messages = [];
    if (event.type === 'message') messages.push(event.message);
    if (event.type === 'compacted') messages = [...event.messages];
  }
  return messages;
}

function isEntry(value: unknown): value is TranscriptEntry {
  return typeof value === 'object' && value !== null && 'uuid' in value && 'event' in value;
}
