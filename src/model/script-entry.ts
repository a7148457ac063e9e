import type { z } from '../base/zod.ts';
import { InvalidInput } from '../base/errors.ts';
import type { StopReason, Usage } from './types.ts';

/** One part of a reply: words, or a call. `broken`: the input counts as cut short, for this reason. */
export type ScriptReply = { text: string } | { tool: string; input?: unknown; broken?: string };

export type ScriptEntry = {
  /** Agent type. */
  agent: string;
  /** Only for the nth run of that type, from 0. */
  run?: number;
  /** Must occur in the last user message. */
  expect?: string;
  reply: ScriptReply[];
  stopReason?: StopReason;
  usage?: Usage;
  /** Answers every further turn as well. */
  repeat?: boolean;
  /** Where it stands in its file: line of JSONL, place in a list. From 1. */
  line: number;
};

/** Reads JSON (a list) or JSONL (an object a line; blank lines and lines that start with `//` are skipped). */
export async function parseScript(text: string, file: string): Promise<ScriptEntry[]> {
  const { z } = await import('../base/zod.ts');
  const schema = entrySchema(z);
  return values(text, file).map(({ line, value }) => {
    const parsed = schema.safeParse(value);
    if (parsed.success) return { ...parsed.data, line };
    const issue = parsed.error.issues[0];
    throw new InvalidInput(issue?.message ?? 'not an entry', {
      at: { file, line, field: issue?.path.join('.') || 'entry' },
      remedy:
        'An entry reads {"agent": "Explore", "reply": [{"text": "…"}, {"tool": "Bash", "input": {…}}]}.',
    });
  });
}

function values(text: string, file: string): { line: number; value: unknown }[] {
  if (text.trimStart().startsWith('[')) {
    const list = parseJson(text, file, 1);
    if (Array.isArray(list)) return list.map((value: unknown, index) => ({ line: index + 1, value }));
  }
  return text
    .split('\n')
    .map((source, index) => ({ source: source.trim(), line: index + 1 }))
    .filter(({ source }) => source !== '' && !source.startsWith('//'))
    .map(({ source, line }) => ({ line, value: parseJson(source, file, line) }));
}

export function parseJson(source: string, file: string, line: number): unknown {
  try {
    return JSON.parse(source);
  } catch (cause) {
    throw new InvalidInput('not valid JSON', {
      at: { file, line },
      remedy: 'Write one JSON object a line, or one list for the whole file.',
      cause,
    });
  }
}

function entrySchema(zod: typeof z) {
  const tokens = zod.number().int().nonnegative().default(0);
  const reply = zod.union([
    zod.strictObject({ text: zod.string() }),
    zod.strictObject({
      tool: zod.string(),
      input: zod.unknown().optional(),
      broken: zod.string().optional(),
    }),
  ]);
  return zod
    .strictObject({
      agent: zod.string().min(1),
      run: zod.number().int().nonnegative().optional(),
      expect: zod.string().optional(),
      reply: zod.union([zod.string().transform((text) => [{ text }]), zod.array(reply)]),
      stopReason: zod
        .enum(['end_turn', 'tool_use', 'max_tokens', 'refusal', 'pause_turn', 'context_exceeded', 'other'])
        .optional(),
      usage: zod
        .strictObject({
          input: tokens,
          output: tokens,
          cacheRead: tokens,
          cacheWrite5m: tokens,
          cacheWrite1h: tokens,
        })
        .optional(),
      repeat: zod.boolean().optional(),
    })
    .transform(({ run, expect, stopReason, usage, repeat, ...entry }) => ({
      ...entry,
      ...(run !== undefined && { run }),
      ...(expect !== undefined && { expect }),
      ...(stopReason !== undefined && { stopReason }),
      ...(usage !== undefined && { usage }),
      ...(repeat !== undefined && { repeat }),
      reply: entry.reply.map((part): ScriptReply => {
        if ('text' in part) return part;
        return {
          tool: part.tool,
          input: part.input,
          ...(part.broken !== undefined && { broken: part.broken }),
        };
      }),
    }));
}
