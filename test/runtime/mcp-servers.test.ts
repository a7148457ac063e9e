import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { defaultGates } from '../../src/runtime/feature-gates.ts';
import type { HostOptions } from '../../src/runtime/host.ts';
import { agentTool } from '../../src/tools/agent.ts';
import { openServers, scripted } from '../mcp/open-servers.ts';
import { plain } from '../mcp/server-script.ts';
import type { Script } from '../mcp/server-script.ts';
import { agent, call, heard, openStage, play, say } from './stage.ts';
import type { Answer } from './stage.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

/** Says which process it is, and notes its start in a file. */
const counting: Script = {
  tools: plain('pid', 'die'),
  first: 'require("fs").appendFileSync("starts", process.pid + "\\n");',
  calls: { pid: 'return text("pid " + process.pid)', die: 'process.exit(4)' },
};
const dead: Script = { first: 'console.error("no licence"); process.exit(1)' };
const brings = (name: string) => ({ [name]: scripted(counting) });

async function stage(
  script: Record<string, Answer[]>,
  options: Partial<HostOptions> & { definitions?: ReturnType<typeof agent>[] } = {},
) {
  const { definitions, ...given } = options;
  const servers = await openServers({ db: scripted(counting), dead: scripted(dead) });
  closers.push(() => servers.close());
  const opened = await openStage(script, {
    mcp: servers,
    permissions: () => ({
      mode: 'dontAsk',
      rules: {
        deny: [],
        ask: [],
        allow: ['mcp__db', 'mcp__own', 'Agent'].map((text) => ({ tool: text, source: 'job', text })),
      },
      avoidPrompts: true,
      sandboxed: true,
    }),
    ...(definitions === undefined ? {} : { spawning: { definitions, tools: [], background: false } }),
    ...given,
  });
  closers.push(() => opened.close());
  const starts = async (): Promise<number[]> =>
    (await readFile(path.join(servers.folder, 'starts'), 'utf8').catch(() => ''))
      .split('\n')
      .filter(Boolean)
      .map(Number);
  return { ...opened, servers, starts };
}

function isAlive(pid: number | undefined): boolean {
  try {
    return pid !== undefined && process.kill(pid, 0);
  } catch {
    return false;
  }
}

const spawn = (type: string) => [call('Agent', { description: 'd', prompt: 'p', subagent_type: type })];
const ask = (tool: string): Answer[] => [[call(tool)], say('Done.')];

it('a name means one server for all who name it, which stays when they have ended', async () => {
  const opened = await stage({ A: ask('mcp__db__pid'), B: ask('mcp__db__pid') });
  const runs = ['A', 'B'].map((type) => play(opened.run(agent(type, { mcpServers: ['db'] }))));
  for (const { result } of await Promise.all(runs))
    expect(result).toMatchObject({ status: 'completed', toolCalls: 1 });
  const pids = await opened.starts();
  expect(pids).toHaveLength(1);
  const answers = opened.requests.map(heard).filter(([text]) => text?.startsWith('result'));
  expect(answers).toEqual([[`result: pid ${pids[0]}`], [`result: pid ${pids[0]}`]]);
  expect(isAlive(pids[0])).toBe(true);
  await opened.servers.close();
  expect(isAlive(pids[0])).toBe(false);
});

it('a definition of its own is a server of its own, which ends with the run, and which its children reach', async () => {
  const child = agent('Child', { mcpServers: ['own'] });
  const opened = await stage(
    {
      Parent: [spawn('Child'), ...ask('mcp__own__pid')],
      Child: ask('mcp__own__pid'),
    },
    { definitions: [child] },
  );
  const parent = agent('Parent', { mcpServers: [brings('own')] });
  const { result } = await play(opened.run(parent, { availableTools: [agentTool] }));
  expect(result).toMatchObject({ status: 'completed' });
  expect(result.notes ?? []).toEqual([]);
  const pids = await opened.starts();
  expect(pids).toHaveLength(1);
  const texts = opened.requests.flatMap(heard).filter((text) => text.startsWith('result: pid'));
  expect(texts).toEqual([`result: pid ${pids[0]}`, `result: pid ${pids[0]}`]);
  expect(isAlive(pids[0])).toBe(false);
});

it('servers that are not there, or go away, are named in the notes; the agent runs', async () => {
  const opened = await stage({ T: ask('mcp__db__die') });
  const { result } = await play(opened.run(agent('T', { mcpServers: ['dead', 'db', 'nowhere'] })));
  expect(result.status).toBe('completed');
  expect(result.notes).toEqual([
    expect.stringMatching(
      /^T: There is no MCP server "nowhere". \.mcp\.json of the base branch has: db, dead\./,
    ),
    expect.stringMatching(
      /^T: The MCP server "dead" cannot be used: it ended \(exit 1\); it said last: no licence/,
    ),
    'The MCP server "db" is gone: it ended (exit 4).',
  ]);
});

it('their tools come last, as the lists of the definition leave them', async () => {
  const opened = await stage({ All: [say('.')], Some: [say('.')], Less: [say('.')] });
  const mcpServers = ['db'];
  await play(opened.run(agent('All', { mcpServers, tools: ['Agent'] })));
  await play(opened.run(agent('Some', { mcpServers, tools: ['mcp__db__pid'] })));
  await play(opened.run(agent('Less', { mcpServers, disallowedTools: ['mcp__db__die'] })));
  expect(opened.requests.map(({ tools }) => tools.map(({ name }) => name))).toEqual([
    ['mcp__db__pid', 'mcp__db__die'],
    ['mcp__db__pid'],
    ['mcp__db__pid'],
  ]);
});

it('under strict customization, agents of the repository bring none; those of plugins do', async () => {
  const opened = await stage(
    { T: [say('.')], U: [say('.')] },
    { gates: { ...defaultGates, strictPlugins: ['mcp'] } },
  );
  const project = await play(
    opened.run(agent('T', { source: 'project', mcpServers: ['db', brings('own')] })),
  );
  expect(project.result.notes).toEqual([expect.stringContaining('T: its MCP servers are ignored')]);
  expect(await opened.starts()).toEqual([]);
  await play(opened.run(agent('U', { source: 'plugin', mcpServers: ['db'] })));
  expect(opened.requests.map(({ tools }) => tools.length)).toEqual([0, 2]);
});

it('an agent is not started without a server that it requires', async () => {
  const definitions = [
    agent('Needs', { requiredMcpServers: ['dead'] }),
    agent('Has', { requiredMcpServers: ['db'] }),
  ];
  const opened = await stage(
    { P: [spawn('Needs'), spawn('Has'), say('.')], Has: [say('I have it.')] },
    { definitions },
  );
  await play(opened.run(agent('P'), { availableTools: [agentTool] }));
  const results = opened.requests.flatMap(heard).filter((text) => /^(result|error)/.test(text));
  expect(results[0]).toMatch(/^error: .*Needs needs MCP servers that are not there: dead: .*no licence/s);
  expect(results[1]).toContain('I have it.');
});

it('a run that is left while it waits for a server leaves no process', async () => {
  const opened = await stage({ T: [say('.')] });
  const slow = { ...counting, silent: ['initialize'] };
  const abort = new AbortController();
  const running = play(
    opened.run(agent('T', { mcpServers: [{ slow: scripted(slow) }] }), { override: { abort } }),
  );
  while ((await opened.starts()).length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  abort.abort(new Error('no longer wanted'));
  expect((await running).result.status).toBe('cancelled');
  expect((await opened.starts()).map(isAlive)).toEqual([false]);
});
