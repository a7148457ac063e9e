import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { spentByRole } from '../../src/runtime/agent-node.ts';
import { readRun } from '../../src/runtime/read-run.ts';
import { replayOf } from '../../src/runtime/replay.ts';
import { startAgent } from '../../src/runtime/start.ts';
import { agentTool } from '../../src/tools/agent.ts';
import { agent, call, openStage, play, say, tool, turnOf } from './stage.ts';
import type { Answer } from './stage.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

const spawnCall = (description: string) =>
  call('Agent', { description, prompt: 'Look.', subagent_type: 'Explore' });
const boss = agent('Boss');
const explore = agent('Explore', { tools: ['Look'] });

async function stage(script: Record<string, Answer[]>) {
  const looked: unknown[] = [];
  const look = tool('Look', (input) => {
    looked.push(input);
    return { content: 'a wall', isError: input['n'] === 2 };
  });
  const tools = [agentTool, look];
  const opened = await openStage(script, {
    available: tools,
    spawning: { definitions: [explore], tools, background: false },
  });
  closers.push(() => opened.close());
  return { ...opened, looked };
}

const word = (request: { messages: readonly unknown[] }) => JSON.stringify(request.messages);

/** A boss that starts two agents of one type at once; each looks, one after a broken call. */
async function recorded() {
  const opened = await stage({
    Boss: [[spawnCall('looks left'), spawnCall('looks right')], say('Both have looked.')],
    Explore: [
      [call('Look', { n: 1 })],
      [call('Look', { n: 2 })],
      (request) => Promise.resolve(say(word(request).includes('"n":1') ? 'left done' : 'right done')),
      (request) => Promise.resolve(say(word(request).includes('"n":1') ? 'left done' : 'right done')),
    ],
  });
  const { result } = await play(startAgent(opened.params(boss, { description: 'sends people' })));
  expect(result.status).toBe('completed');
  return { opened, result };
}

describe('a run folder', () => {
  it('tells the tree of agents with what each took', async () => {
    const { opened, result } = await recorded();
    const { agents, problems } = await readRun(opened.folder);
    expect(problems).toEqual([]);
    const [top] = agents;
    expect(agents).toHaveLength(1);
    expect(top).toMatchObject({
      agentId: result.agentId,
      agentType: 'Boss',
      parent: null,
      description: 'sends people',
      status: 'completed',
      turns: 2,
      usage: result.usage,
      costUsd: 0.02,
      tools: [{ tool: 'Agent', calls: 2, failed: 0, denied: 0 }],
    });
    expect(top?.children.map(({ description }) => description).toSorted()).toEqual([
      'looks left',
      'looks right',
    ]);
    expect(top?.children.flatMap(({ tools }) => tools.map(({ failed }) => failed)).toSorted()).toEqual([
      0, 1,
    ]);
    const roles = spentByRole([...agents, ...(top?.children ?? [])]);
    expect(roles.get('Explore')).toMatchObject({ runs: 2, turns: 4, usd: 0.04, usage: { output: 20 } });
  });

  it('of a run that was killed tells what was recorded until then, and what cannot be read', async () => {
    const { opened, result } = await recorded();
    const folder = path.join(opened.folder, 'agents');
    const file = path.join(folder, `${result.agentId}.jsonl`);
    await truncate(file, (await readFile(file)).indexOf('agent-finished') - 60);
    await writeFile(path.join(folder, 'agent-dead.jsonl'), '{"uuid":"1","parentUuid":null,"event":{"ty');
    const killed = await readRun(opened.folder);
    expect(killed.agents[0]).toMatchObject({ agentType: 'Boss', status: 'killed', turns: 2 });
    expect(killed.problems.join('\n')).toMatch(/1 damaged line[^]*does not say whose it is/);
    await writeFile(
      path.join(folder, `${result.agentId}.result.json`),
      '{"status":"cancelled","reason":"enough"}',
    );
    expect((await readRun(opened.folder)).agents[0]).toMatchObject({ status: 'cancelled', reason: 'enough' });
    await expect(readRun(path.join(opened.folder, 'nowhere'))).rejects.toThrow('holds no agents of a run');
  });

  it('is played again: the same answers by type and description, the tools anew', async () => {
    const { opened, result } = await recorded();
    const again = await stage({});
    again.host.models.model = await replayOf(opened.folder);
    const replayed = await play(startAgent(again.params(boss, { description: 'sends people' })));
    expect(replayed.result).toMatchObject({
      status: 'completed',
      text: 'Both have looked.',
      usage: result.usage,
    });
    expect(again.looked).toHaveLength(2);
    const trees = await Promise.all([readRun(opened.folder), readRun(again.folder)]);
    const [before, after] = trees.map(({ agents }) =>
      agents[0]?.children.map(({ description, tools }) => `${description} ${tools[0]?.failed}`).toSorted(),
    );
    expect(after).toEqual(before);

    const { result: more } = await play(startAgent(again.params(boss, { description: 'sends people' })));
    expect(more).toMatchObject({
      status: 'failed',
      reason: expect.stringContaining('no further run of Boss for "sends people"'),
    });
  });

  it('is played again with its broken calls, up to where a killed run got', async () => {
    const opened = await stage({
      Boss: [
        { ...turnOf([call('Look', {}, 'torn')]), brokenCalls: { torn: 'the input was cut short' } },
        say('x'),
      ],
    });
    await play(startAgent(opened.params(boss, { description: 'd' })));
    expect(opened.looked).toEqual([]);
    const [name = ''] = await readdir(path.join(opened.folder, 'agents'));
    const file = path.join(opened.folder, 'agents', name);
    await truncate(file, (await readFile(file)).lastIndexOf('{"type":"text","text":"x"}'));
    const again = await stage({});
    again.host.models.model = await replayOf(opened.folder);
    const { result } = await play(startAgent(again.params(boss, { description: 'd' })));
    expect(again.looked).toEqual([]);
    expect(result.reason).toContain('no further turn of Boss for "d"');
  });

  it('without an answer cannot be played', async () => {
    const empty = await mkdtemp(path.join(os.tmpdir(), 'gainsay-replay-'));
    closers.push(() => rm(empty, { recursive: true }));
    await expect(replayOf(empty)).rejects.toThrow('holds no agents of a run');
  });
});
