import { afterEach, describe, expect, it } from 'vitest';
import { fork } from '../../src/agents/built-in/fork.ts';
import { generalPurpose } from '../../src/agents/built-in/general-purpose.ts';
import { createAnthropicModel } from '../../src/model/anthropic.ts';
import { defaultGates } from '../../src/runtime/feature-gates.ts';
import { agentTool } from '../../src/tools/agent.ts';
import { startMessagesApi } from '../stand-ins/messages-api.ts';
import type { ApiAnswer } from '../stand-ins/messages-api.ts';
import { createPromptCache } from '../stand-ins/prompt-cache.ts';
import type { CacheUsage } from '../stand-ins/prompt-cache.ts';
import { agent, openStage, play, task, tool } from './stage.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** Milliseconds from a request to the first byte of its answer: long enough that siblings could overtake it. */
const firstByteMs = 30;
const tools = [tool('Read', () => 'x'.repeat(4_000)), agentTool];
const words = (text: string): ApiAnswer => ({ kind: 'message', blocks: [{ type: 'text', text }] });

/** What the cache did for each request, by the text of its request. */
async function measured(answer: (body: string, nth: number) => ApiAnswer, firstMessage: string) {
  const cache = createPromptCache();
  const asked: { body: string; usage: CacheUsage }[] = [];
  const api = await startMessagesApi((body) => {
    const made = cache.ask(body);
    asked.push({ body, usage: made.usage });
    setTimeout(() => made.begun(), firstByteMs);
    const given = answer(body, asked.length);
    return given.kind === 'message' ? { ...given, delayMs: firstByteMs + 1 } : given;
  });
  const model = createAnthropicModel({ apiKey: 'k', baseUrl: api.url, idleTimeoutMs: 5_000, maxRetries: 0 });
  const opened = await openStage(
    {},
    {
      available: tools,
      model: 'claude-sonnet-5-5',
      models: { model, resolve: (name) => name, price: () => 0 },
      spawning: { definitions: [generalPurpose], tools, background: true, fork },
      gates: { ...defaultGates, fork: true },
    },
  );
  closers.push(
    () => api.close(),
    () => opened.close(),
  );
  const { result } = await play(opened.run(agent('P', { maxTurns: 100 }), { prompt: [task(firstMessage)] }));
  await opened.tasks.joinAll(5_000);
  expect(result.status).toBe('completed');
  return asked;
}

function readShare(asked: { usage: CacheUsage }[]): number {
  const sum = (pick: (usage: CacheUsage) => number) => asked.reduce((all, { usage }) => all + pick(usage), 0);
  return sum(({ read }) => read) / sum(({ read, written, input }) => read + written + input);
}

function tell(what: string, share: number): void {
  if (process.env.GAINSAY_BENCH) console.info(`  ${what.padEnd(60)} ${share.toFixed(3)}`);
}

const isFork = (body: string) => body.includes('"text":"<gainsay-fork>');

describe('what is read from the prompt cache', () => {
  it.each([
    ['short directives', 5, 80],
    ['long directives, more calls than a breakpoint looks back', 12, 6_000],
  ])('of forks over a history of 50,000 tokens: %s', async (what, count, length) => {
    const directives = Array.from({ length: count }, (_, n) => `${n} ${'do this '.repeat(length / 8)}`);
    const asked = await measured((body, nth) => {
      if (isFork(body)) return words('Done.');
      if (nth > 1) return words('I wait.');
      return {
        kind: 'message',
        blocks: directives.map((prompt, n) => ({
          type: 'tool_use',
          id: `toolu_${n}`,
          name: 'Agent',
          json: JSON.stringify({ description: 'part', prompt }),
        })),
      };
    }, 'word '.repeat(40_000));
    const forks = asked.filter(({ body }) => isFork(body));
    expect(forks).toHaveLength(count);
    // The first of them writes what they share; the others read it and pay for the words that follow alone.
    const [first, ...later] = forks.map(({ usage }) => usage);
    expect(first?.written).toBeGreaterThan(count * (length / 4));
    for (const { written, input } of later) {
      expect(written).toBe(0);
      expect(input).toBeLessThan(length / 4 + 200);
    }
    tell(`${count} forks over 50,000 tokens, ${what}`, readShare(forks));
    expect(readShare(forks)).toBeGreaterThanOrEqual(0.9);
  });

  it('over a run of 30 turns', async () => {
    const asked = await measured(
      (_body, nth) =>
        nth === 30
          ? words('Done.')
          : {
              kind: 'message',
              blocks: [{ type: 'tool_use', id: `toolu_${nth}`, name: 'Read', json: `{"n": ${nth}}` }],
            },
      'word '.repeat(400),
    );
    expect(asked).toHaveLength(30);
    tell('a run of 30 turns', readShare(asked));
    expect(readShare(asked)).toBeGreaterThanOrEqual(0.85);
  });
});
