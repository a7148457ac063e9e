import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { AssistantTurn, Message, Model, TurnRequest } from '../../src/model/types.ts';
import { resumeAgent } from '../../src/runtime/resume.ts';
import { endGenerator } from '../../src/runtime/emitting.ts';
import { startAgent } from '../../src/runtime/start.ts';
import { readTranscript, transcriptFile } from '../../src/runtime/transcript.ts';
import type { AgentEvent } from '../../src/runtime/events.ts';
import { fc } from '../property.ts';
import { agent, call, heard, latch, openStage, play, say, task, tool, turnOf } from './stage.ts';

const agentId = 'agent-0123456789abcdef';
const override = { agentId } as const;
const steps = 6;

/** The inputs of all calls in a history. */
const numbersIn = (messages: readonly Message[]): string[] =>
  messages.flatMap(({ content }) =>
    content.flatMap((block) => (block.type === 'tool_use' ? [JSON.stringify(block.input)] : [])),
  );

/** Counts on from what its history shows: two calls an answer, then a word. */
// oxlint-disable-next-line require-yield -- what is known beforehand is not streamed
async function* counting({ messages }: TurnRequest): AsyncGenerator<never, AssistantTurn> {
  await Promise.resolve();
  const n = numbersIn(messages).length;
  if (n >= steps) return turnOf(say(`counted to ${n} 😀`));
  return turnOf([...say(`naïve ${n}`), call('Count', { n: n + 1 }), call('Count', { n: n + 2 })]);
}

function expectValid(messages: readonly Message[]): void {
  expect(messages[0]?.role).toBe('user');
  const ids = messages.flatMap(({ content }) =>
    content.flatMap((block) => (block.type === 'tool_use' ? [block.id] : [])),
  );
  expect(new Set(ids).size).toBe(ids.length);
  let open: string[] = [];
  for (const { role, content } of messages) {
    const results = content.flatMap((block) => (block.type === 'tool_result' ? [block.toolUseId] : []));
    expect(results.toSorted()).toEqual(open.toSorted());
    open = content.flatMap((block) => (block.type === 'tool_use' ? [block.id] : []));
    expect(role === 'assistant' || open.length === 0).toBe(true);
  }
  expect(open).toEqual([]);
}

describe('a run that was killed', () => {
  const closers: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closers.splice(0)) await close();
  });

  const stage = async (turn: Model['turn'] = counting) => {
    const executed: string[] = [];
    const requests: TurnRequest[] = [];
    const count = tool('Count', (input) => {
      executed.push(JSON.stringify(input));
      return `seen ${'é'.repeat(5)}`;
    });
    const opened = await openStage({}, { available: [count] });
    closers.push(() => opened.close());
    opened.host.models.model.turn = (request, signal) => {
      requests.push(structuredClone(request));
      return turn(request, signal);
    };
    return { ...opened, executed, requests };
  };
  const record = async () => {
    const opened = await stage();
    const { result } = await play(startAgent(opened.params(agent('T'), { override })));
    expect(result.text).toBe(`counted to ${steps} 😀`);
    return await readFile(transcriptFile(opened.folder, agentId));
  };

  it('goes on from its transcript, wherever that is cut: no call is made again, none stays without a result', async () => {
    const whole = await record();
    const opened = await stage();
    const file = transcriptFile(opened.folder, agentId);
    await mkdir(path.dirname(file), { recursive: true });
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: whole.length }), async (size) => {
        await writeFile(file, whole.subarray(0, size));
        opened.executed.length = 0;
        opened.requests.length = 0;
        const before = await readTranscript(file);
        const made = numbersIn(
          before.entries.flatMap(({ event }) => (event.type === 'message' ? [event.message] : [])),
        );
        const { result } = await play(resumeAgent({ ...opened.params(agent('T')), override }));
        expect(result).toMatchObject({ status: 'completed', text: `counted to ${steps} 😀` });
        expect([...made, ...opened.executed].toSorted()).toEqual(
          Array.from({ length: steps }, (_, n) => JSON.stringify({ n: n + 1 })),
        );
        for (const { messages } of opened.requests) expectValid(messages);
        const { entries, messages } = await readTranscript(file);
        expectValid(messages.slice(0, -1));
        for (const [index, { parentUuid }] of entries.entries())
          expect(parentUuid).toBe(entries[index - 1]?.uuid ?? null);
        const turns = entries.filter(({ event }) => event.type === 'turn-finished').length;
        expect(result.turns).toBe(turns);
        expect(result.usage.output).toBe(turns * 5);
      }),
      { numRuns: 60, examples: [[0], [whole.length]] },
    );
  }, 30_000);

  it('hears of each call how far it had got, and keeps its history, told once', async () => {
    const hanging = latch();
    const done = tool('Done', () => 'ok');
    const hang = tool('Hang', async () => {
      await hanging.opened;
      return 'late';
    });
    const first = await openStage(
      { T: [[call('Done'), call('Hang'), call('Hang', { after: true })]] },
      {
        available: [
          { ...done, concurrent: () => false },
          { ...hang, concurrent: () => false },
        ],
      },
    );
    const run = startAgent(first.params(agent('T'), { override, prompt: [task('Find it.')] }));
    const seen: AgentEvent[] = [];
    for (let starts = 0; starts < 2;) {
      const step = await run.next();
      if (step.done) break;
      seen.push(step.value);
      if (step.value.type === 'tool-started') starts += 1;
    }
    const file = await readFile(transcriptFile(first.folder, agentId));
    hanging.open();
    await endGenerator(run);
    closers.push(() => first.close());

    const opened = await stage(async function* () {
      await Promise.resolve();
      yield { type: 'first-byte' };
      return turnOf(say('went on'));
    });
    const copy = transcriptFile(opened.folder, agentId);
    await mkdir(path.dirname(copy), { recursive: true });
    await writeFile(copy, file);
    const { result } = await play(
      resumeAgent({ ...opened.params(agent('T'), { maxTurns: 2 }), override }, [task('Hurry.')]),
    );
    expect(result).toMatchObject({ status: 'completed', text: 'went on', turns: 2 });
    const [request] = opened.requests;
    expect(JSON.stringify(request?.messages[0])).toContain('Find it.');
    const words = heard(request);
    expect(words.map((text) => text.slice(0, 40))).toEqual([
      expect.stringContaining('error: Interrupted: this call ended'),
      expect.stringContaining('error: Interrupted: the process ended'),
      expect.stringContaining('error: Not run: the process ended'),
      expect.stringContaining('Your run was interrupted here'),
      'Hurry.',
    ]);
    const added = (await readFile(copy)).subarray(file.length).toString();
    expect(added).not.toContain('Find it.');
    const size = (await stat(copy)).size;
    const again = await play(resumeAgent({ ...opened.params(agent('T')), override }));
    expect(again.result).toEqual(result);
    expect(opened.requests).toHaveLength(1);
    expect((await stat(copy)).size).toBe(size);
  });
});
