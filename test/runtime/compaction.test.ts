import { afterEach, describe, expect, it } from 'vitest';
import { ModelFailure } from '../../src/model/model-failure.ts';
import type { AssistantTurn, Message, TurnRequest } from '../../src/model/types.ts';
import { replayOf } from '../../src/runtime/replay.ts';
import { startAgent } from '../../src/runtime/start.ts';
import { filterIncompleteToolCalls } from '../../src/runtime/history.ts';
import { readTranscript, transcriptFile } from '../../src/runtime/transcript.ts';
import type { HostOptions } from '../../src/runtime/host.ts';
import { agent, call, openStage, play, say, task, tool, turnOf } from './stage.ts';
import type { Answer } from './stage.ts';

const window = 20_000;
const kilobytes = (n: number) => 'lorem ipsum '.repeat(n * 85);
/** Uses up part of the context, as the model would count it. */
const using = (tokens: number, content: AssistantTurn['message']['content']): AssistantTurn => ({
  ...turnOf(content),
  usage: { input: tokens, output: 10, cacheRead: 0, cacheWrite5m: 0, cacheWrite1h: 0 },
});
const tooLong = () =>
  Promise.reject(new ModelFailure('prompt is too long', { kind: 'too-long', remedy: 'Say less.' }));
const textOf = (message: Message | undefined) =>
  (message?.content ?? []).map((block) => (block.type === 'text' ? block.text : '')).join('\n');
// oxlint-disable-next-line require-yield -- what is known beforehand is not streamed
async function* summary(): AsyncGenerator<never, AssistantTurn> {
  return turnOf(say('short'));
}
const asksForSummary = ({ purpose }: TurnRequest) => purpose === 'summary';

const looking = (n: number): AssistantTurn =>
  using(n * 3_000, [
    { type: 'thinking', thinking: `thought ${n}`, signature: 's' },
    call('Look', { n }, `toolu_look_${n}`),
  ]);

describe('a history that nears the limit of the model', () => {
  const closers: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closers.splice(0)) await close();
  });
  const stage = async (answers: Answer[], more: Partial<HostOptions> = {}, size: number | null = window) => {
    const available = [tool('Look', ({ n }) => `result ${String(n)} ${kilobytes(1)}`)];
    const opened = await openStage({ T: answers }, { available, ...more });
    if (size !== null) opened.host.models.model.contextWindow = () => size;
    closers.push(() => opened.close());
    return opened;
  };

  it('is replaced by task, summary and the last exchanges; the request for it begins with the same bytes', async () => {
    const told: string[] = [];
    const opened = await stage(
      [looking(1), looking(2), looking(3), looking(4), looking(5), say('I found a wall.'), say('done')],
      {
        hooks: {
          settings: [
            {
              event: 'PreCompact',
              matches: (names) => names.includes('auto'),
              command: 'wish',
              timeoutMs: 1_000,
              from: '.claude/settings.json:1',
              source: 'settings',
            },
          ],
          runner: {
            root: '/',
            run: ({ stdin }) => {
              told.push(JSON.parse(stdin).trigger);
              const output = { hookEventName: 'PreCompact', additionalContext: 'Name the walls.' };
              const stdout = JSON.stringify({ hookSpecificOutput: output });
              return Promise.resolve({
                exit: { kind: 'code', code: 0 },
                stdout,
                stderr: '',
                truncated: false,
              });
            },
          },
        },
      },
    );
    const brief = { content: [{ type: 'text' as const, text: '<guard>never fork</guard> Find the wall.' }] };
    const { events, result } = await play(
      startAgent(opened.params(agent('T'), { prompt: [{ role: 'user', ...brief }] })),
    );
    expect(result).toMatchObject({ status: 'completed', text: 'done', turns: 6 });
    expect(told).toEqual(['auto']);
    const at = opened.requests.findIndex(asksForSummary);
    const [before, asked, after] = opened.requests.slice(at - 1);
    expect(at).toBe(5);
    expect(asked).toMatchObject({ system: before?.system, tools: before?.tools, model: before?.model });
    const shared = asked?.messages.slice(0, -1) ?? [];
    expect(shared.length).toBeGreaterThan(5);
    expect(JSON.stringify(before?.messages).startsWith(JSON.stringify(shared).slice(0, -1))).toBe(true);
    expect(textOf(asked?.messages.at(-1))).toContain('Name the walls.');

    const messages = after?.messages ?? [];
    expect(messages.length).toBeLessThan(9);
    expect(textOf(messages[0])).toMatch(/^<guard>never fork<\/guard> Find the wall\.[^]*I found a wall\.$/);
    expect(JSON.stringify(messages.at(-1))).toContain('result 5');
    expect(JSON.stringify(messages)).not.toContain('result 1 ');
    expect(filterIncompleteToolCalls(messages)).toEqual(messages);
    expect(JSON.stringify(messages)).not.toContain('thought');
    const { messages: kept } = await readTranscript(transcriptFile(opened.folder, result.agentId));
    expect(kept).toEqual([...messages, { role: 'assistant', content: say('done') }]);
    expect(events.find(({ type }) => type === 'compacted')).toMatchObject({ trigger: 'near', messages });
    expect(result.usage.input).toBeGreaterThan(45_000);
  });

  it('plays again from its transcript, without a summary', async () => {
    const opened = await stage([
      looking(1),
      turnOf(say('half a th'), 'context_exceeded'),
      looking(5),
      say('short'),
      looking(2),
      say('done'),
    ]);
    const { result } = await play(startAgent(opened.params(agent('T'))));
    expect(opened.requests.some(asksForSummary)).toBe(true);
    expect(result).toMatchObject({ status: 'completed', text: 'done', toolCalls: 3 });
    const again = await stage([]);
    again.host.models.model = await replayOf(opened.folder);
    const { result: replayed } = await play(again.run(agent('T')));
    expect(replayed).toMatchObject({ status: 'completed', text: 'done', toolCalls: 3 });
  });

  it('and that the model refused as too long is shortened, and the request made again', async () => {
    for (const refused of [tooLong, turnOf(say('half a th'), 'context_exceeded')] satisfies Answer[]) {
      const opened = await stage([looking(1), looking(2), refused, say('short'), say('done')]);
      const { result } = await play(opened.run(agent('T')));
      expect(result).toMatchObject({ status: 'completed', text: 'done' });
      expect(opened.requests.map(asksForSummary)).toEqual([false, false, false, true, false]);
      expect(JSON.stringify(opened.requests[4]?.messages)).not.toContain('half a th');
    }
  });

  it('that does not fit even the request for a summary is summarised as far as it fits', async () => {
    const opened = await stage(
      [1, 2, 3, 4].map((n) => using(100 * n, [call('Look', { n })])),
      {},
      1_000_000,
    );
    const turn = opened.host.models.model.turn.bind(opened.host.models.model);
    const sizes: number[] = [];
    opened.host.models.model.turn = async function* (request, signal) {
      if (!asksForSummary(request)) {
        if (textOf(request.messages[0]).includes('up to here')) return turnOf(say('done'));
        if (request.messages.length > 8) return await tooLong();
        return yield* turn(request, signal);
      }
      sizes.push(request.messages.length);
      if (sizes.length === 1) return await tooLong();
      return turnOf(say('up to here'));
    };
    const { result } = await play(opened.run(agent('T')));
    expect(result).toMatchObject({ status: 'completed', text: 'done' });
    expect(sizes[1]).toBeLessThan(sizes[0] ?? 0);
  });

  it('that a summary does not shorten ends the run, told', async () => {
    const opened = await stage([looking(1), looking(2), ...Array.from({ length: 9 }, () => tooLong)]);
    const turn = opened.host.models.model.turn.bind(opened.host.models.model);
    opened.host.models.model.turn = (request, signal) =>
      asksForSummary(request) ? summary() : turn(request, signal);
    const { result } = await play(opened.run(agent('T')));
    expect(result).toMatchObject({
      status: 'failed',
      reason: expect.stringMatching(/outgrown the model's context window, though .* 3 times in a row/),
    });
    expect(opened.requests.length).toBeLessThan(9);
  });

  it('that its task alone fills ends the run, told', async () => {
    const opened = await stage([]);
    const { result } = await play(opened.run(agent('T'), { prompt: [task(kilobytes(80))] }));
    expect(result).toMatchObject({ status: 'failed', reason: expect.stringContaining('by its task alone') });
  });

  it('is left alone where the model has no limit, as the playbook', async () => {
    const opened = await stage([using(900_000, [call('Look', { n: 1 })]), say('done')], {}, null);
    expect((await play(opened.run(agent('T')))).result.status).toBe('completed');
    expect(opened.requests.some(asksForSummary)).toBe(false);
  });
});
