import { createHash } from 'node:crypto';
import { readFileSync, realpathSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMessagesApi, type ApiAnswer } from '../stand-ins/messages-api.ts';
import { gainsay, openPlace, type Place } from './gainsay.ts';
import type { Ended } from './program.ts';

type Message = { role: string; content: { type: string; text?: string; content?: string; id?: string }[] };
type Body = { system: unknown; tools: { name: string }[]; messages: Message[] };

const canaries = {
  ANTHROPIC_API_KEY: 'sk-ant-canary-4f1d',
  GITHUB_TOKEN: 'ghs_canary77b2',
  NPM_TOKEN: 'npm_canary90ce',
};

let place: Place;
let api: Awaited<ReturnType<typeof startMessagesApi>>;
let ended: Ended;
let bodies: Body[];

/** One run of the demo's good change with a model, looked at from several sides. */
beforeAll(async () => {
  place = await openPlace();
  api = await startMessagesApi(answer);
  const env = { ...canaries, ANTHROPIC_BASE_URL: api.url };
  ended = await gainsay(place, ['demo', '--change', 'right', '--json', '--max-minutes', '3'], { env });
  bodies = api.requests.map((request): Body => JSON.parse(request.body));
}, 240_000);

afterAll(async () => {
  await api.close();
  await place.remove();
});

describe('a run with a model', () => {
  it('reaches the same verdict, and says which model was asked', () => {
    expect(ended.code).toBe(0);
    expect(JSON.parse(ended.stdout)).toMatchObject({
      verdict: 'PASS',
      shown: 'demonstrated',
      headline: expect.stringMatching(/^1 test fails without the change/),
      model: expect.stringMatching(/^claude-/),
      modelCall: { summary: 'It holds, by ***.' },
    });
  });

  it('records which programs commands were started with, by place and hash', () => {
    const bash = realpathSync('/bin/bash');
    const sha256 = createHash('sha256').update(readFileSync(bash)).digest('hex');
    expect(JSON.parse(ended.stdout).programs).toContainEqual({ name: 'bash', path: bash, sha256 });
  });

  it('starts Verification with records of the opening by their ids', () => {
    const first = JSON.stringify(ofAgent('Verification')[0]?.messages[0]);
    expect(first).toContain('the runtime ran the following');
    expect(first).toMatch(/S1 head \(.*records E1/);
    expect(first).toMatch(/S2 base \(.*records E2/);
    expect(ofAgent('Verification')[0]?.messages.map(({ role }) => role)).not.toContain('assistant');
  });

  it('hands it the plan as a message', () => {
    const told =
      ofAgent('Verification')
        .at(-1)
        ?.messages.filter((message) => message.role === 'user') ?? [];
    const plans = told.filter((message) => JSON.stringify(message).includes('P1: split a refund among none'));
    expect(plans).toHaveLength(1);
  });

  it('gives siblings the same system prompt and tools, byte for byte', () => {
    const siblings = ofAgent('Explore').map(({ system, tools }) => JSON.stringify({ system, tools }));
    expect(siblings).toHaveLength(3);
    expect(new Set(siblings).size).toBe(1);
  });

  it('only ever adds to a history: system, tools and messages of a turn are those of the turn before', () => {
    const turns = ofAgent('Verification');
    expect(turns.length).toBeGreaterThan(2);
    for (const [index, turn] of turns.entries()) {
      const before = turns[index - 1];
      if (before === undefined) continue;
      expect(JSON.stringify([turn.system, turn.tools])).toBe(JSON.stringify([before.system, before.tools]));
      const kept = unmarked(turn.messages.slice(0, before.messages.length));
      expect(kept).toBe(unmarked(before.messages));
      expect(turn.messages.length).toBeGreaterThan(before.messages.length);
    }
  });

  it('sends no secret of its environment in a request, and shows none', () => {
    const sent = api.requests.map(({ body }) => body).join('\n');
    expect(sent).toContain('environment-begins');
    expect(sent).toContain('*** told');
    for (const canary of Object.values(canaries)) {
      for (const form of [
        canary,
        Buffer.from(canary).toString('base64'),
        Buffer.from(canary).toString('hex'),
      ]) {
        expect(sent).not.toContain(form);
        expect(ended.stdout + ended.stderr).not.toContain(form);
      }
    }
    expect(new Set(api.requests.map(({ headers }) => headers.authorization))).toEqual(
      new Set([`Bearer ${canaries.ANTHROPIC_API_KEY}`]),
    );
  });
});

/** Explore and Plan answer in words; Verification looks for secrets, makes a check, and calls it a pass. */
function answer(text: string): ApiAnswer {
  const body: Body = JSON.parse(text);
  if (!isVerification(body)) {
    const planned = JSON.stringify(body.messages).includes('Write the plan of attack');
    return words(planned ? 'P1: split a refund among none' : 'Nothing stands out. {"findings":[]}');
  }
  const turn = body.messages.filter((message) => message.role === 'assistant').length;
  if (turn === 0) {
    return call(turn, 'Bash', {
      command:
        'echo environment-begins; env; cat /proc/self/environ /proc/$PPID/environ /proc/1/environ; ps auxe; ' +
        // It cannot know this either: what comes back is the net below.
        `printf '%s%s told\\n' sk-ant- ${canaries.ANTHROPIC_API_KEY.slice('sk-ant-'.length)}`,
    });
  }
  if (turn === 1) return call(turn, 'Read', { file_path: 'src/money.js' });
  const heard = JSON.stringify(body.messages).includes('P1: split a refund among none');
  if (!heard && turn < 40) return words('Waiting for the plan.');
  // It cannot know it: this is the net below everything that keeps it from knowing.
  return call(turn, 'Verdict', { call: 'PASS', summary: `It holds, by ${canaries.ANTHROPIC_API_KEY}.` });
}

function ofAgent(type: 'Explore' | 'Verification'): Body[] {
  if (type === 'Verification') return bodies.filter(isVerification);
  return bodies.filter((body) => JSON.stringify(body.messages[0]).includes('Question: '));
}

function isVerification({ tools }: Body): boolean {
  return tools.some(({ name }) => name === 'Verdict');
}

/** Where the cache's breakpoints stand moves on; nothing else may. */
function unmarked(messages: Message[]): string {
  return JSON.stringify(messages, (key, value: unknown) => (key === 'cache_control' ? undefined : value));
}

function words(text: string): ApiAnswer {
  return { kind: 'message', blocks: [{ type: 'text', text }] };
}

function call(turn: number, name: string, input: unknown): ApiAnswer {
  return {
    kind: 'message',
    blocks: [{ type: 'tool_use', id: `toolu_${turn}`, name, json: JSON.stringify(input) }],
  };
}
