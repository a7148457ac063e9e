import { readFile } from 'node:fs/promises';
import { InvalidInput } from '../base/errors.ts';
import { ModelFailure } from './model-failure.ts';
import { parseScript, type ScriptEntry, type ScriptReply } from './script-entry.ts';
import type { AssistantTurn, Model, TurnRequest } from './types.ts';

/**
 * A model that says what a file tells it to: JSON (a list of entries) or JSONL (an entry a line). Entries of one agent
 * type are taken in strict order; those with `run` belong to the nth run of that type alone. An agent that asks for
 * more than the script holds, or something else than the entry expects, ends with a ModelFailure.
 *
 * @throws InvalidInput for a file that is missing or not a script, naming line and field.
 */
export async function createScriptedModel(source: { file: string } | { entries: unknown[] }): Promise<Model> {
  const name = 'file' in source ? source.file : 'script';
  const entries = await ('file' in source
    ? parseScript(await readScript(source.file), source.file)
    : parseScript(JSON.stringify(source.entries), name));
  const queues = new Map<string, ScriptEntry[]>();
  for (const entry of entries) {
    const key = queueKey(entry.agent, entry.run);
    queues.set(key, [...(queues.get(key) ?? []), entry]);
  }
  const runs = countRuns();
  let calls = 0;

  return {
    name: 'scripted',
    // oxlint-disable-next-line require-yield -- what is known beforehand is not streamed
    async *turn(request, signal) {
      signal.throwIfAborted();
      const run = runs(request);
      const own = queues.get(queueKey(request.agentType, run));
      const queue = own ?? queues.get(queueKey(request.agentType, undefined)) ?? [];
      const entry = queue[0];
      if (!entry) throw exhausted(name, request, run);
      if (!entry.repeat) queue.shift();
      expectMatch(name, entry, request);
      return turnOf(entry, request, () => `script_${++calls}`);
    },
  };
}

/** Numbers the runs of each agent type from 0, by their first request. */
export function countRuns(): (request: TurnRequest) => number {
  const seen = new Map<string, string[]>();
  return ({ agentType, agentId }) => {
    const ids = seen.get(agentType) ?? [];
    seen.set(agentType, ids);
    if (!ids.includes(agentId)) ids.push(agentId);
    return ids.indexOf(agentId);
  };
}

/** Text of the last user message: its texts and tool results, in order. */
export function lastUserText(request: TurnRequest): string {
  const last = request.messages.findLast((message) => message.role === 'user');
  const blocks = last?.role === 'user' ? last.content : [];
  return blocks.map((block) => (block.type === 'text' ? block.text : block.content)).join('\n');
}

async function readScript(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (cause) {
    throw new InvalidInput('the file cannot be read', {
      at: { file, field: 'model' },
      remedy: 'Name a file that exists: scripted:PATH or recorded:PATH, relative to the working directory.',
      cause,
    });
  }
}

function queueKey(agentType: string, run: number | undefined): string {
  return run === undefined ? agentType : `${agentType}#${run}`;
}

function exhausted(name: string, request: TurnRequest, run: number): ModelFailure {
  return new ModelFailure(
    `${name} holds no further turn for ${request.agentType} (its run ${run}, which has sent ${request.messages.length} messages)`,
    { kind: 'script', remedy: 'Add an entry for this agent, or let its last entry repeat.' },
  );
}

function expectMatch(name: string, entry: ScriptEntry, request: TurnRequest): void {
  if (entry.expect === undefined) return;
  const text = lastUserText(request);
  if (text.includes(entry.expect)) return;
  throw new ModelFailure(
    `${name}:${entry.line}: ${request.agentType} was expected to be told ${JSON.stringify(entry.expect)}, ` +
      `but the last user message is ${JSON.stringify(text.slice(0, 200))}`,
    { kind: 'script', remedy: 'Correct the entry, or what leads to it.' },
  );
}

function turnOf(entry: ScriptEntry, request: TurnRequest, newId: () => string): AssistantTurn {
  const brokenCalls: Record<string, string> = {};
  const content = entry.reply.map((part) => blockOf(part, newId, brokenCalls));
  const calls = content.some((block) => block.type === 'tool_use');
  return {
    message: { role: 'assistant', content },
    stopReason: entry.stopReason ?? (calls ? 'tool_use' : 'end_turn'),
    usage: entry.usage ?? null,
    model: request.model,
    brokenCalls,
  };
}

function blockOf(
  part: ScriptReply,
  newId: () => string,
  brokenCalls: Record<string, string>,
): AssistantTurn['message']['content'][number] {
  if ('text' in part) return { type: 'text', text: part.text };
  const id = newId();
  if (part.broken !== undefined) brokenCalls[id] = part.broken;
  return { type: 'tool_use', id, name: part.tool, input: part.input ?? {} };
}
