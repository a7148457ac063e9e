import { mkdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { AgentId } from '../../src/base/ids.ts';
import { defaultGates } from '../../src/runtime/feature-gates.ts';
import type { FeatureGates } from '../../src/runtime/feature-gates.ts';
import type { HostOptions } from '../../src/runtime/host.ts';
import { runAgent } from '../../src/runtime/run-agent.ts';
import type { AgentEvent } from '../../src/runtime/events.ts';
import { agentTool } from '../../src/tools/agent.ts';
import { agent, call, heard, latch, openStage, play, say, tool, until } from './stage.ts';
import type { TurnRequest } from '../../src/model/types.ts';
import type { Answer } from './stage.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

const spawn = (input: Record<string, unknown> = {}) =>
  call('Agent', { description: 'd', prompt: 'Work.', subagent_type: 'A', ...input });

/** Of the child: the first run that the host saw. */
function idOf(seen: AgentEvent[]): AgentId {
  return seen[0]?.agentId ?? 'agent-none';
}

const hang: Answer = (_request, signal) =>
  new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('cut'))));

async function stage(
  script: Record<string, Answer[]>,
  gates: Partial<FeatureGates> = {},
  more: Partial<HostOptions> = {},
) {
  const tools = [tool('Where', (_input, { root, cwd = '' }) => `${root} ${cwd}`.trim()), agentTool];
  const opened = await openStage(script, {
    available: tools,
    spawning: {
      definitions: [agent('A', { oneShot: true }), agent('Tree', { oneShot: true, isolation: 'worktree' })],
      tools,
      background: true,
    },
    gates: { ...defaultGates, ...gates },
    ...more,
  });
  closers.push(() => opened.close());
  return opened;
}

const worktree = (ended: string[]) => ({
  worktree: (agentId: string) =>
    Promise.resolve({
      root: '/its/own',
      end: () => {
        ended.push(agentId);
        return Promise.resolve('kept-branch');
      },
    }),
});

describe('a child that is waited for', () => {
  it('moves to the background where it stands: its parent goes on with a receipt, then is told, once', async () => {
    const { opened: gate, open } = latch();
    const seen: AgentEvent[] = [];
    const opened = await stage(
      {
        P: [[spawn()], () => (open(), Promise.resolve(say('I go on.'))), say('Now I know.')],
        A: [[call('Where')], () => gate.then(() => say('All of it.'))],
      },
      {},
      { observe: (event) => seen.push(event) },
    );
    const running = play(opened.run(agent('P')));
    const turns = () => opened.requests.filter(({ agentType }) => agentType === 'A');
    await until(() => turns().length === 2);
    const id = idOf(seen);
    expect(opened.moveToBackground(id)).toBe(true);
    const { result } = await running;
    expect(result).toMatchObject({ status: 'completed', text: 'Now I know.' });
    const [, first, second] = opened.requests.filter(({ agentType }) => agentType === 'P');
    expect(heard(first)[0]).toContain(`Started ${id} in the background`);
    expect(heard(second)[0]).toContain('All of it.');
    expect(JSON.stringify(second).split('All of it.')).toHaveLength(2);
    expect(turns()).toHaveLength(2);
    expect(seen.filter(({ type, agentId }) => type === 'agent-started' && agentId === id)).toHaveLength(1);
    expect(opened.moveToBackground(id)).toBe(false);
  });

  it.each([true, false])(
    'moves by itself when its parent has waited long enough; background allowed: %s',
    async (background) => {
      const { opened: gate, open } = latch();
      const opened = await stage(
        {
          P: [[spawn()], () => (open(), Promise.resolve(say('I go on.'))), say('Now I know.')],
          A: [() => (background ? gate : Promise.resolve()).then(() => say('All of it.'))],
        },
        { background },
        { patienceMs: 5 },
      );
      await play(opened.run(agent('P')));
      const [, first] = opened.requests.filter(({ agentType }) => agentType === 'P');
      expect(heard(first)[0]).toContain(background ? 'in the background' : 'All of it.');
      expect(opened.tasks.list()).toHaveLength(background ? 1 : 0);
    },
  );

  it('moved away, no longer ends with its parent', async () => {
    const { opened: gate, open } = latch();
    const seen: AgentEvent[] = [];
    const opened = await stage(
      {
        P: [[spawn()], hang],
        A: [() => gate.then(() => say('Done.'))],
      },
      {},
      { observe: (event) => seen.push(event) },
    );
    const running = play(opened.run(agent('P')));
    await until(() => opened.requests.length === 2);
    opened.moveToBackground(idOf(seen));
    await until(() => opened.requests.length === 3);
    opened.host.abort.abort(new Error('enough'));
    open();
    expect(await opened.tasks.joinAll(5_000)).toMatchObject({ results: [{ text: 'Done.' }], abandoned: [] });
    expect((await running).result.status).toBe('cancelled');
  });
});

describe('where an agent works', () => {
  it('is a tree of its own, by parameter or by definition; it ends with the run, and its branch is told', async () => {
    const ended: string[] = [];
    const opened = await stage(
      {
        P: [[spawn({ isolation: 'worktree' }), spawn({ subagent_type: 'Tree' })], say('ok')],
        A: [[call('Where')], say('ok')],
        Tree: [say('ok')],
      },
      {},
      { isolation: worktree(ended) },
    );
    await play(opened.run(agent('P')));
    const own = opened.requests.filter(({ agentType }) => agentType === 'A');
    expect(heard(own[1])).toEqual(['result: /its/own']);
    expect(own[0]?.system).toContain('Working directory: /its/own');
    expect(ended).toHaveLength(2);
    expect(JSON.stringify(opened.requests[0]?.tools)).toContain('"enum":["worktree"]');
    expect(heard(opened.requests.at(-1))[0]).toContain('kept-branch');
  });

  it('is given back also when the run cannot begin', async () => {
    const ended: string[] = [];
    const opened = await stage({}, {}, { isolation: worktree(ended) });
    const place = await worktree(ended).worktree('agent-1');
    opened.host.models.resolve = () => {
      throw new Error('no such model');
    };
    await expect(play(runAgent(opened.params(agent('A'), { place })))).rejects.toThrow('no such model');
    expect(ended).toEqual(['agent-1']);
  });

  it('is refused where the job has nothing of the kind', async () => {
    const opened = await stage({ P: [[spawn({ subagent_type: 'Tree' })], say('ok')] });
    await play(opened.run(agent('P')));
    expect(heard(opened.requests[1])[0]).toContain('the isolation "worktree" does not exist in this job');
  });

  it('is elsewhere: a receipt with the address, and the end as a notification', async () => {
    const opened = await stage(
      { P: [[spawn({ isolation: 'remote' })], say('I wait.'), say('ok')], A: [say('From afar.')] },
      {},
      {
        isolation: {
          remote: ({ agentId, definition }) =>
            Promise.resolve({
              where: 'https://example.org/runs/1',
              events: runAgent(opened.params(definition, { override: { agentId }, isAsync: true })),
            }),
        },
      },
    );
    await play(opened.run(agent('P')));
    const own = opened.requests.filter(({ agentType }) => agentType === 'P');
    expect(heard(own[1])[0]).toContain('https://example.org/runs/1');
    expect(heard(own[2])[0]).toContain('From afar.');
  });

  it('is a folder inside, where that switch is on, and never one that a link leads out to', async () => {
    const opened = await stage({ P: [], A: [[call('Where')], say('ok')] }, { cwd: true });
    const inside = path.join(opened.folder, 'pkg');
    await mkdir(inside);
    await symlink('/etc', path.join(opened.folder, 'out'));
    const cwds = [inside, path.join(opened.folder, 'out'), '/etc', 'pkg', path.join(opened.folder, 'none')];
    const again = await stage(
      { P: [cwds.map((cwd) => spawn({ cwd })), say('ok')], A: [[call('Where')], say('ok')] },
      { cwd: true },
      { tools: { root: opened.folder, readOnlyShell: false, designedBy: 'model' } },
    );
    await play(again.run(agent('P')));
    expect(
      heard(again.requests.find(({ agentType, messages }) => agentType === 'A' && messages.length > 1)),
    ).toEqual([`result: ${opened.folder} pkg`]);
    const [, ...refused] = heard(again.requests.at(-1));
    expect(refused).toHaveLength(4);
    for (const result of refused) expect(result).toContain('cwd is no folder inside');
  });
});

const many = (input: Record<string, unknown>, count = 40) =>
  Array.from({ length: count }, (_, index) => spawn({ ...input, description: `d ${index}` }));

describe('how many agents there are', () => {
  const done = Array.from({ length: 40 }, () => say('done'));

  it('is bounded at any time: the next are refused until some have ended', async () => {
    const { opened: gate, open } = latch();
    const opened = await stage({
      P: [many({ run_in_background: true }), () => (open(), Promise.resolve(say('I wait.'))), ...done],
      A: done.map((answer) => () => gate.then(() => answer)),
    });
    await play(opened.run(agent('P')));
    const refused = heard(opened.requests.find(({ messages }) => messages.length > 1)).filter((result) =>
      result.includes('32 agents are at work'),
    );
    expect(refused).toHaveLength(8);
    expect(opened.requests.filter(({ agentType }) => agentType === 'A')).toHaveLength(32);
  });

  it('those that were waited for make room', async () => {
    const opened = await stage({ P: [many({}, 20), many({}, 20), say('ok')], A: done });
    await play(opened.run(agent('P')));
    expect(opened.requests.filter(({ agentType }) => agentType === 'A')).toHaveLength(40);
  });

  it('is bounded more narrowly elsewhere, where each costs a run of its own', async () => {
    let started = 0;
    const opened = await stage(
      { P: [many({ isolation: 'remote' }, 20), say('ok')] },
      {},
      {
        isolation: {
          remote: () => {
            started += 1;
            return Promise.reject(new Error('not today'));
          },
        },
      },
    );
    await play(opened.run(agent('P')));
    expect(started).toBe(16);
    expect(heard(opened.requests[1]).filter((text) => text.includes('agents elsewhere'))).toHaveLength(4);
  });
});

describe('every agent is in the background', () => {
  it.each<keyof FeatureGates>(['assistant', 'proactive'])(
    'in mode %s, and none where that is off',
    async (gate) => {
      for (const background of [true, false]) {
        const opened = await stage(
          { P: [[spawn()], say('I wait.'), say('ok')], A: [say('done')] },
          { [gate]: true, background },
        );
        await play(opened.run(agent('P')));
        expect(opened.tasks.list()).toHaveLength(background ? 1 : 0);
      }
    },
  );
});

const isAsked = (request: TurnRequest) => heard(request).at(-1)?.includes('one line of at most') === true;

describe('lines of progress', () => {
  it("come from requests with the run's very prefix, and leave the run as it is", async () => {
    const { opened: gate, open } = latch();
    const lines: string[] = [];
    const answer: Answer = (request) => {
      const asked = heard(request).at(-1)?.includes('one line of at most') === true;
      if (asked) return Promise.resolve(say('Reading\nthe tree.'));
      return request.messages.length > 1 ? gate.then(() => say('Done.')) : Promise.resolve([call('Where')]);
    };
    const opened = await stage(
      { A: [answer, answer, answer, answer] },
      {},
      {
        progressMs: 5,
        observe: (event) => {
          if (event.type === 'agent-progress') lines.push(event.text);
        },
      },
    );
    const started = opened.tasks.launch(opened.params(agent('A'), { parent: opened.host }));
    await until(() => lines.length > 0);
    open();
    await opened.tasks.joinAll(5_000);
    expect(lines[0]).toBe('Reading the tree.');
    const asked = opened.requests.find(isAsked);
    const own = opened.requests.filter((request) => !isAsked(request)).at(-1);
    expect({ system: asked?.system, tools: asked?.tools, model: asked?.model }).toEqual({
      system: own?.system,
      tools: own?.tools,
      model: own?.model,
    });
    const shared = (asked?.messages.length ?? 0) - 1;
    expect(asked?.messages.slice(0, shared)).toEqual(own?.messages.slice(0, shared));
    expect(started.result).toMatchObject({ text: 'Done.', turns: 2 });
    expect(JSON.stringify(own)).not.toContain('one line of at most');
  });
});
