import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { PermissionState } from '../../src/permission/types.ts';
import type { AgentDefinition } from '../../src/runtime/definition.ts';
import type { AgentEvent } from '../../src/runtime/events.ts';
import { readTranscript, transcriptFile } from '../../src/runtime/transcript.ts';
import { agentTool } from '../../src/tools/agent.ts';
import { agent, call, heard, latch, openStage, play, say, tool } from './stage.ts';
import type { Answer } from './stage.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

const look = tool('Look', () => 'a private result');
const spawnCall = (input: Record<string, unknown>) =>
  call('Agent', { description: 'look around', prompt: 'Look.', ...input });

async function stage(
  script: Record<string, Answer[]>,
  definitions: AgentDefinition[],
  more: { background?: boolean; deny?: string[]; seen?: AgentEvent[] } = {},
) {
  const tools = [agentTool, look];
  const permissions = (): PermissionState => ({
    mode: 'dontAsk',
    rules: {
      deny: (more.deny ?? []).map((type) => ({
        tool: 'Agent',
        specifier: type,
        text: `Agent(${type})`,
        source: 'settings',
      })),
      ask: [],
      allow: tools.map(({ name }) => ({ tool: name, text: name, source: 'job' })),
    },
    avoidPrompts: true,
    sandboxed: true,
  });
  const opened = await openStage(script, {
    available: tools,
    permissions,
    spawning: { definitions, tools, background: more.background ?? true },
    observe: (event) => more.seen?.push(event),
  });
  closers.push(() => opened.close());
  return opened;
}

const hang: Answer = (_request, signal) =>
  new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('cut'))));

describe('the Agent tool', () => {
  const explore = agent('Explore', { tools: ['Look'], oneShot: true });
  const worker = agent('general-purpose', { disallowedTools: ['Agent'] });

  it('runs a child in front: its steps are seen, its last word comes back, its thoughts do not', async () => {
    const seen: AgentEvent[] = [];
    const opened = await stage(
      {
        P: [[spawnCall({ subagent_type: 'Explore' })], say('Thanks.')],
        Explore: [[...say('a private thought'), call('Look')], say('Nothing is there.')],
      },
      [explore, worker],
      { seen },
    );
    const { events, result } = await play(opened.run(agent('P')));
    expect(result).toMatchObject({ status: 'completed', turns: 2, toolCalls: 1 });
    expect(events.flatMap((event) => (event.type === 'tool-progress' ? [event.text] : []))).toEqual([
      'Explore: Look {}',
    ]);
    const request = opened.requests.findLast(({ agentType }) => agentType === 'P');
    expect(heard(request)).toEqual(['result: Nothing is there.']);
    expect(JSON.stringify(request)).not.toContain('private');
    expect(seen.find(({ type }) => type === 'agent-started')).toMatchObject({
      agentType: 'Explore',
      parent: result.agentId,
    });
    expect(
      opened.requests.find(({ agentType }) => agentType === 'Explore')?.tools.map(({ name }) => name),
    ).toEqual(['Look']);
    const [child] = seen;
    const file = transcriptFile(opened.folder, child?.agentId ?? 'agent-none');
    expect((await readTranscript(file)).messages).toHaveLength(4);
  });

  it('ends the result of an agent that is not one-shot with id and usage', async () => {
    const opened = await stage({ P: [[spawnCall({})], say('ok')], 'general-purpose': [say('Done.')] }, [
      worker,
    ]);
    await play(opened.run(agent('P')));
    expect(heard(opened.requests.at(-1))[0]).toMatch(
      /^result: Done\.\n\nagent-[0-9a-f]{16}: 1 turns, 0 tool calls, 115 tokens, \$0\.0100\.$/,
    );
  });

  it('refuses a type that is unknown, denied or not allowed to the parent, and names those that can be had', async () => {
    const types = ['Nonesuch', 'Plan', 'Explore'];
    const opened = await stage(
      { P: [types.map((type) => spawnCall({ subagent_type: type })), say('ok')] },
      [explore, worker, agent('Plan')],
      { deny: ['Plan'] },
    );
    await play(opened.run(agent('P', { tools: ['Agent(general-purpose, Plan)'] })));
    expect(heard(opened.requests[0])[0]).toBe(
      'Agents that you can start:\n\n- general-purpose: For general-purpose.',
    );
    const [unknown, denied, notAllowed] = heard(opened.requests[1]);
    expect(unknown).toBe(
      'error: Agent failed: there is no agent Nonesuch that you may start. Use one of: general-purpose.',
    );
    expect(denied).toContain('error: Denied: The rule deny Agent(Plan)');
    expect(notAllowed).toContain('there is no agent Explore that you may start');
    expect(opened.requests).toHaveLength(2);
  });

  it('gives a receipt for a background agent, and its end as a message to a parent that waits for it', async () => {
    const { opened: gate, open: release } = latch();
    const opened = await stage(
      {
        P: [
          [spawnCall({ run_in_background: true })],
          () => (release(), Promise.resolve(say('I go on.'))),
          say('Now I know.'),
        ],
        'general-purpose': [() => gate.then(() => say('It is 42.'))],
      },
      [worker],
    );
    const { result } = await play(opened.run(agent('P')));
    expect(result).toMatchObject({ status: 'completed', text: 'Now I know.' });
    const [, first, second] = opened.requests.filter(({ agentType }) => agentType === 'P');
    const [started] = opened.tasks.list();
    expect(heard(first)[0]).toContain(`Started ${started?.agentId} in the background`);
    expect(heard(first)[0]).toContain(started?.outputFile);
    expect(heard(second)).toEqual([expect.stringContaining('has finished')]);
    expect(heard(second)[0]).toContain('It is 42.');
    expect(await readdir(path.join(opened.folder, 'agents'))).toContain(
      path.basename(started?.outputFile ?? ''),
    );
  });

  it('runs nobody in the background where that is off, whatever is asked for', async () => {
    const eager = agent('general-purpose', { background: true, oneShot: true });
    const opened = await stage(
      { P: [[spawnCall({})], say('ok')], 'general-purpose': [say('Here.')] },
      [eager],
      { background: false },
    );
    await play(opened.run(agent('P')));
    expect(heard(opened.requests.at(-1))).toEqual(['result: Here.']);
    expect(opened.tasks.list()).toEqual([]);
    expect(JSON.stringify(opened.requests[0]?.tools)).not.toContain('run_in_background');
  });

  it('starts several agents of one turn side by side and answers in call order', async () => {
    let going = 0;
    let most = 0;
    const answer =
      (text: string, ms: number): Answer =>
      async () => {
        most = Math.max(most, (going += 1));
        await new Promise((resolve) => setTimeout(resolve, ms));
        going -= 1;
        return say(text);
      };
    const types = ['A', 'B', 'C'];
    const opened = await stage(
      {
        P: [types.map((type) => spawnCall({ subagent_type: type })), say('ok')],
        A: [answer('first', 30)],
        B: [answer('second', 5)],
        C: [answer('third', 15)],
      },
      types.map((type) => agent(type, { oneShot: true })),
    );
    await play(opened.run(agent('P')));
    expect(most).toBe(3);
    expect(heard(opened.requests.at(-1))).toEqual(['result: first', 'result: second', 'result: third']);
  });

  it('stops a child in front with its parent, and one in the background only with the job', async () => {
    const seen: AgentEvent[] = [];
    const opened = await stage(
      {
        P: [
          [
            spawnCall({ subagent_type: 'Back', run_in_background: true }),
            spawnCall({ subagent_type: 'Front' }),
          ],
        ],
        Front: [hang],
        Back: [hang],
      },
      [agent('Front'), agent('Back')],
      { seen },
    );
    const running = play(opened.run(agent('P')));
    while (seen.filter(({ type }) => type === 'agent-started').length < 2)
      await new Promise((resolve) => setTimeout(resolve, 5));
    opened.host.abort.abort(new Error('the person pressed escape'));
    expect((await running).result.status).toBe('cancelled');
    const finished = () =>
      seen.flatMap((event) =>
        event.type === 'agent-finished' ? [`${event.result.agentType} ${event.result.status}`] : [],
      );
    expect(finished()).toEqual(['Front cancelled']);
    expect(opened.tasks.list()[0]?.state).toBe('running');
    opened.cancel.abort(new Error('job over'));
    await opened.tasks.joinAll(2_000);
    expect(finished()).toEqual(['Front cancelled', 'Back cancelled']);
  });

  it('says in the result how a child ended that did not finish', async () => {
    const opened = await stage(
      { P: [[spawnCall({})], say('ok')], 'general-purpose': [[...say('So far: 3.'), call('Look')]] },
      [agent('general-purpose', { maxTurns: 1, oneShot: true })],
    );
    await play(opened.run(agent('P')));
    expect(heard(opened.requests.at(-1))).toEqual([
      'result: (Ended early, max-turns: It reached its limit of 1 turns.)\n\nSo far: 3.',
    ]);
  });

  it('is not given to an agent where nobody can be started', async () => {
    const opened = await openStage({ P: [say('ok')] }, { available: [agentTool, look] });
    closers.push(() => opened.close());
    await play(opened.run(agent('P')));
    expect(opened.requests[0]?.tools.map(({ name }) => name)).toEqual(['Look']);
  });
});
