import { readFile } from 'node:fs/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { race } from '../../src/base/abort.ts';
import { createMailboxes } from '../../src/runtime/mailbox.ts';
import type { AgentResult } from '../../src/runtime/events.ts';
import { agent, call, heard, latch, openStage, play, say, task, tool, turnOf, until } from './stage.ts';
import type { Answer } from './stage.ts';

const signal = new AbortController().signal;
const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});
const stage: typeof openStage = async (script, options) => {
  const opened = await openStage(script, options);
  closers.push(() => opened.close());
  return opened;
};

/** Answers once it is let go; closes its connection when it is stopped. */
function held(text: string): { answer: Answer; release: () => void } {
  const { opened, open } = latch();
  const answer: Answer = async (_request, signal) => {
    await race(opened, signal);
    return say(text);
  };
  return { answer, release: open };
}

describe('background runs', () => {
  it('start at once, are joined, and leave an output that survives', async () => {
    const work = held('All done.');
    const opened = await stage({ W: [work.answer] });
    const started = opened.tasks.launch(opened.params(agent('W')));
    expect(started).toMatchObject({ state: 'running', agentType: 'W', parent: null, result: null });
    work.release();
    const result = await opened.tasks.join(started.agentId, signal);
    expect(result).toMatchObject({ status: 'completed', text: 'All done.' });
    expect(started.state).toBe('completed');
    expect(JSON.parse(await readFile(started.outputFile, 'utf8'))).toEqual(result);
  });

  it.each<[string, Answer, string, Partial<AgentResult>]>([
    ['fails', () => Promise.reject(new Error('down')), 'failed', { status: 'failed', reason: 'down' }],
    ['ends incomplete', [], 'failed', { status: 'incomplete' }],
  ])('that %s have that state', async (_what, answer, state, result) => {
    const opened = await stage({ W: [answer, []] });
    const { agentId } = opened.tasks.launch(opened.params(agent('W')));
    expect(await opened.tasks.join(agentId, signal)).toMatchObject(result);
    expect(opened.tasks.get(agentId)?.state).toBe(state);
  });

  it('that cannot even start still end, with a result', async () => {
    const opened = await stage({});
    opened.host.models.resolve = () => {
      throw new Error('there is no such model');
    };
    const { agentId } = opened.tasks.launch(opened.params(agent('W')));
    expect(await opened.tasks.join(agentId, signal)).toMatchObject({
      status: 'failed',
      reason: 'there is no such model',
    });
  });

  it('are cancelled by id; others go on', async () => {
    const [one, two] = [held('one'), held('two')];
    const opened = await stage({ A: [one.answer], B: [two.answer] });
    const a = opened.tasks.launch(opened.params(agent('A')));
    const b = opened.tasks.launch(opened.params(agent('B')));
    expect(await opened.tasks.cancel(a.agentId, 'not needed any more')).toMatchObject({
      status: 'cancelled',
      reason: 'Cancelled: not needed any more.',
    });
    expect([a.state, b.state]).toEqual(['killed', 'running']);
    two.release();
    expect(await opened.tasks.join(b.agentId, signal)).toMatchObject({ text: 'two' });
  });

  it('go on when the parent is aborted, and end with the job', async () => {
    const opened = await stage({ A: [held('never').answer] });
    const a = opened.tasks.launch(opened.params(agent('A')));
    opened.host.abort.abort(new Error('the parent was stopped'));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(a.state).toBe('running');
    opened.cancel.abort(new Error('the job was cancelled'));
    expect(await opened.tasks.join(a.agentId, signal)).toMatchObject({ status: 'cancelled' });
  });

  it('let a join be given up without being stopped', async () => {
    const work = held('later');
    const opened = await stage({ A: [work.answer] });
    const { agentId } = opened.tasks.launch(opened.params(agent('A')));
    await expect(opened.tasks.join(agentId, AbortSignal.timeout(10))).rejects.toThrow();
    work.release();
    expect(await opened.tasks.join(agentId, signal)).toMatchObject({ text: 'later' });
  });

  it('are all joined at the end of a job; who did not finish is named, and stopped', async () => {
    const work = held('in time');
    const opened = await stage({ A: [work.answer], B: [held('never').answer] });
    const a = opened.tasks.launch(opened.params(agent('A')));
    const b = opened.tasks.launch(opened.params(agent('B')));
    work.release();
    const { results, abandoned } = await opened.tasks.joinAll(500);
    expect(results.map(({ agentId, status }) => [agentId, status])).toEqual([
      [a.agentId, 'completed'],
      [b.agentId, 'cancelled'],
    ]);
    expect(abandoned.map(({ agentId }) => agentId)).toEqual([b.agentId]);
    expect(await opened.tasks.joinAll(50)).toMatchObject({ abandoned: [] });
  });

  it('that hang in a model which does not listen end when they are cancelled, and tell their parent once', async () => {
    const opened = await stage({});
    let asked = false;
    opened.host.models.model.turn = async function* () {
      asked = true;
      await new Promise(() => undefined);
      yield { type: 'first-byte' };
      return turnOf([]);
    };
    const parent = { ...opened.host, agentId: 'agent-00000000000000fe' as const };
    const mailbox = opened.mailboxes.of(parent.agentId);
    const { agentId } = opened.tasks.launch(opened.params(agent('W'), { parent }));
    await until(() => asked);
    expect(await opened.tasks.cancel(agentId, 'it hangs')).toMatchObject({ reason: 'Cancelled: it hangs.' });
    await until(() => !mailbox.open);
    expect(mailbox.drain()).toHaveLength(1);
  }, 20_000);

  it('tell their parent exactly once each, also when all finish together, and it stays until all have', async () => {
    const children = Array.from({ length: 12 }, (_, n) => held(`secret thought ${n}`));
    const names = children.map((_, n) => `C${n}`);
    const launch = tool('Launch', (_input, context) => {
      const parent = { ...opened.host, agentId: context.agentId };
      for (const name of names) opened.tasks.launch(opened.params(agent(name), { parent }));
      return 'launched';
    });
    const answers: Answer[] = Array.from({ length: 13 }, () => say('I wait.'));
    const opened = await stage(
      {
        P: [[call('Launch')], ...answers],
        ...Object.fromEntries(names.map((name, n) => [name, [children[n]?.answer ?? []]])),
      },
      { available: [launch] },
    );
    const running = play(opened.run(agent('P')));
    await until(() => opened.requests.filter(({ agentType }) => agentType === 'P').length === 2);
    for (const { release } of children) release();
    const { result, events } = await running;
    expect(result.status).toBe('completed');
    const history = JSON.stringify(
      events.flatMap((event) => (event.type === 'message' ? [event.message] : [])),
    );
    for (const { agentId } of opened.tasks.list())
      expect(history.split(`The background agent ${agentId} `)).toHaveLength(2);
    expect(opened.tasks.list().every(({ state }) => state === 'completed')).toBe(true);
  });

  it('give their parent the end and the last word, nothing else', async () => {
    const opened = await stage(
      { W: [[...say('a private thought'), call('Look')], say('The answer is 42.')] },
      {
        available: [tool('Look', () => 'a private result')],
      },
    );
    const parent = { ...opened.host, agentId: 'agent-00000000000000ff' as const };
    const mailbox = opened.mailboxes.of(parent.agentId);
    const { agentId } = opened.tasks.launch(opened.params(agent('W', { tools: ['Look'] }), { parent }));
    expect(mailbox.open).toBe(true);
    await opened.tasks.join(agentId, signal);
    await mailbox.wait(signal);
    const told = JSON.stringify(mailbox.drain());
    expect(told).toContain(`${agentId} (run W) has finished after 0 s.`);
    expect(told).toContain('The answer is 42.');
    expect(told).not.toContain('private');
    await until(() => !mailbox.open);
  });

  it('are driven without anybody watching', async () => {
    const opened = await stage(
      { W: [[call('Look')], say('done')] },
      { available: [tool('Look', () => 'seen')] },
    );
    const { agentId } = opened.tasks.launch(opened.params(agent('W', { tools: ['Look'] })));
    await opened.tasks.joinAll(5_000);
    expect(opened.tasks.get(agentId)).toMatchObject({ state: 'completed', lastSeen: 'turn 2' });
    expect(heard(opened.requests[1])).toEqual(['result: seen']);
  });
});

function texts(box: ReturnType<ReturnType<typeof createMailboxes>['of']>): string[] {
  return box.drain().map(({ content }) => (content[0]?.type === 'text' ? content[0].text : ''));
}

describe('mailboxes', () => {
  const to = 'agent-00000000000000aa' as const;
  it('keep the order of sending, also for messages that come before the agent does', () => {
    const mailboxes = createMailboxes();
    for (const text of ['one', 'two', 'three']) expect(mailboxes.send(to, task(text))).toBe(true);
    expect(texts(mailboxes.of(to))).toEqual(['one', 'two', 'three']);
    expect(texts(mailboxes.of(to))).toEqual([]);
  });

  it('are open as long as anybody holds them', async () => {
    const mailboxes = createMailboxes();
    const box = mailboxes.of(to);
    expect(box.open).toBe(false);
    const [one, two] = [mailboxes.hold(to), mailboxes.hold(to)];
    one();
    one();
    expect(box.open).toBe(true);
    const waiting = box.wait(signal);
    two();
    await waiting;
    expect(box.open).toBe(false);
  });

  it('end a wait with the reason of the signal', async () => {
    const mailboxes = createMailboxes();
    mailboxes.hold(to);
    const stop = new AbortController();
    const waiting = mailboxes.of(to).wait(stop.signal);
    stop.abort(new Error('enough'));
    await expect(waiting).rejects.toThrow('enough');
  });

  it('take nothing for an agent that has finished, nor without end', () => {
    const mailboxes = createMailboxes();
    let taken = 0;
    while (mailboxes.send(to, task('spam')) && taken < 5_000) taken += 1;
    expect(taken).toBe(1_000);
    mailboxes.of(to).close();
    expect(mailboxes.send(to, task('late'))).toBe(false);
    expect(texts(mailboxes.of(to))).toEqual([]);
  });
});
