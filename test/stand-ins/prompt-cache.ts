import { isRecord } from '../../src/base/record.ts';

/** Tokens of a request, by what the cache does for them. */
export type CacheUsage = { input: number; read: number; written: number };

/** Positions that a breakpoint looks back for an entry, itself included. */
const lookBack = 20;
const smallest = 1024;

/**
 * The provider's prompt cache as its documentation tells it: a prompt is its blocks in the order tools, system, messages;
 * a breakpoint writes an entry for all up to it and reads the longest entry at most 20 blocks back. An entry exists once
 * the answer that writes it has begun: `begun` of the request's answer makes it.
 */
export function createPromptCache(): { ask(body: string): { usage: CacheUsage; begun(): void } } {
  const entries = new Set<string>();
  return {
    ask(body) {
      const { keys, tokens, breakpoints, total } = promptOf(JSON.parse(body));
      const usable = breakpoints.filter((at) => (tokens[at] ?? 0) >= smallest);
      const hit = Math.max(
        -1,
        ...usable.map((at) => {
          for (let i = at; i >= 0 && i > at - lookBack; i -= 1) if (entries.has(keys[i] ?? '')) return i;
          return -1;
        }),
      );
      const read = tokens[hit] ?? 0;
      const marked = Math.max(read, tokens[usable.at(-1) ?? -1] ?? 0);
      return {
        usage: { read, written: marked - read, input: total - marked },
        begun: () => usable.forEach((at) => entries.add(keys[at] ?? '')),
      };
    },
  };
}

function promptOf(body: unknown): { keys: string[]; tokens: number[]; breakpoints: number[]; total: number } {
  const keys: string[] = [];
  const tokens: number[] = [];
  const breakpoints: number[] = [];
  let text = '';
  for (const block of blocksOf(body)) {
    const { cache_control: mark, ...content } = block;
    if (mark !== undefined) breakpoints.push(keys.length);
    text += JSON.stringify(content);
    keys.push(text);
    tokens.push(Math.ceil(text.length / 4));
  }
  return { keys, tokens, breakpoints, total: tokens.at(-1) ?? 0 };
}

function blocksOf(body: unknown): Record<string, unknown>[] {
  if (!isRecord(body)) return [];
  const messages = list(body.messages).flatMap(({ role, content }) =>
    list(content).map((block) => ({ role, ...block })),
  );
  return [...list(body.tools), ...list(body.system), ...messages];
}

function list(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}
