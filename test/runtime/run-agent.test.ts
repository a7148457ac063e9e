import { afterEach, describe, expect, it } from 'vitest';
import type { PermissionMode, PermissionState } from '../../src/permission/types.ts';
import { createBudget } from '../../src/runtime/budget.ts';
import type { AgentEvent, AgentRunParams, CacheSafePrefix } from '../../src/runtime/types.ts';
import type { Tool } from '../../src/tools/types.ts';
import { agent, call, heard, latch, openStage, play, say, task, tool, turnOf, until } from './stage.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});
const stage: typeof openStage = async (script, options) => {
  const opened = await openStage(script, options);
  closers.push(() => opened.close());
  return opened;
};
const noop = (name: string, more: Partial<Tool<Record<string, unknown>>> = {}) =>
  tool(name, () => `${name} ran`, more);

describe('the model of a run', () => {
  it.each([
    ['the caller', { model: 'haiku', definition: agent('T', { model: 'mid-1' }) }, 'claude-haiku-9'],
    ['the definition', { definition: agent('T', { model: 'haiku' }) }, 'claude-haiku-9'],
    ['the parent, where nobody says', { definition: agent('T') }, 'default-model-1'],
    [
      'the parent, where it is inherited',
      { model: 'inherit', definition: agent('T', { model: 'inherit' }) },
      'default-model-1',
    ],
    [
      'the definition, where the caller inherits',
      { model: 'inherit', definition: agent('T', { model: 'mid-1' }) },
      'mid-1',
    ],
  ])('is that of %s', async (_who, { definition, ...more }, model) => {
    const opened = await stage({ T: [say('ok')] });
    const { result } = await play(opened.run(definition, more));
    expect([opened.requests[0]?.model, result.model]).toEqual([model, model]);
  });

  it('that nobody knows is an error for the person who wrote it', async () => {
    const opened = await stage({ T: [] });
    opened.host.models.resolve = (name) => {
      throw new Error(`there is no model ${name}`);
    };
    await expect(play(opened.run(agent('T', { model: 'gpt' })))).rejects.toThrow('no model gpt');
  });
});

describe('the context of a run', () => {
  const known = { claudeMd: 'Use tabs.', gitStatus: '## main' };
  const firstRequest = async (more: Partial<AgentRunParams>, definition = agent('T'), host = {}) => {
    const opened = await stage({ T: [say('ok')] }, { ...known, ...host });
    await play(opened.run(definition, more));
    return opened.requests[0];
  };
  const slim = agent('T', { omitClaudeMd: true, omitGitStatus: true });

  it('holds instructions and git status, in one user message with the task', async () => {
    const request = await firstRequest({});
    expect(request?.messages).toHaveLength(1);
    expect(heard(request)).toEqual([
      "The repository's instructions:\n\nUse tabs.",
      'git status when the job began:\n\n## main',
      'Do it.',
    ]);
  });

  it('is slim where the definition does without', async () => {
    expect(heard(await firstRequest({}, slim))).toEqual(['Do it.']);
  });

  it('is as overridden, and whole where slimming is off', async () => {
    expect(heard(await firstRequest({ override: { userContext: 'Mine.' } }, slim))[0]).toContain('Mine.');
    expect(heard(await firstRequest({}, slim, { slimContext: false }))).toHaveLength(3);
  });

  it("of a fork is its parent's history without calls that have no result, and the parent's very system and tools", async () => {
    const tools = [noop('Read'), noop('Agent')];
    const opened = await stage({ T: [say('ok')] }, { available: tools });
    const forkedFrom: AgentRunParams['forkedFrom'] = [
      task('first'),
      {
        role: 'assistant',
        content: [...say('both'), call('Read', {}, 'answered'), call('Agent', {}, 'open')],
      },
      {
        role: 'user',
        content: [{ type: 'tool_result', toolUseId: 'answered', content: 'r', isError: false }],
      },
      { role: 'assistant', content: [call('Agent', {}, 'open-too')] },
    ];
    await play(
      opened.run(agent('T', { tools: [] }), {
        forkedFrom,
        exactTools: true,
        override: { system: 'Parent.' },
      }),
    );
    const [request] = opened.requests;
    expect(request?.system).toBe('Parent.');
    expect(request?.tools.map(({ name }) => name)).toEqual(['Read', 'Agent']);
    expect(JSON.stringify(request?.messages)).not.toContain('open');
    expect(request?.messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'user', 'user']);
  });

  it('names the agents that can be started in a message, never in system or tools', async () => {
    const tools = [noop('Agent'), noop('Read')];
    const spawning = (types: string[]) => ({
      definitions: types.map((type) => agent(type)),
      tools,
      background: true,
    });
    const one = await stage({ T: [say('ok')] }, { available: tools, spawning: spawning(['Explore']) });
    const two = await stage(
      { T: [say('ok')] },
      { available: tools, spawning: spawning(['Explore', 'Custom']) },
    );
    await play(one.run(agent('T')));
    await play(two.run(agent('T')));
    expect(heard(two.requests[0])[0]).toBe(
      'Agents that you can start:\n\n- Explore: For Explore.\n- Custom: For Custom.',
    );
    const prefix = ({ requests: [request], folder }: typeof one) =>
      JSON.stringify([request?.system, request?.tools]).replaceAll(folder, '');
    expect(prefix(one)).toBe(prefix(two));
  });
});

describe('the tools of a run', () => {
  const available = ['Read', 'Grep', 'Bash', 'Write', 'Edit', 'Agent', 'Verdict', 'mcp__db__query'].map(
    (name) => noop(name),
  );
  const given = async (more: Parameters<typeof agent>[1], params: Partial<AgentRunParams> = {}) => {
    const spawning = { definitions: [], tools: available, background: true };
    const opened = await stage({ T: [say('ok')] }, { available, spawning });
    const { result } = await play(opened.run(agent('T', more), params));
    return { names: opened.requests[0]?.tools.map(({ name }) => name).join(' '), notes: result.notes };
  };

  it.each([
    ['all, where no list is given', {}, 'Read Grep Bash Write Edit Agent Verdict mcp__db__query'],
    ['all for *', { tools: ['*'] }, 'Read Grep Bash Write Edit Agent Verdict mcp__db__query'],
    ['the list, in the order of the pool', { tools: ['Grep', 'Read'] }, 'Read Grep'],
    [
      'all but those disallowed',
      { disallowedTools: ['Agent', 'FileEdit', 'FileWrite', 'mcp__db'] },
      'Read Grep Bash Verdict',
    ],
    ['by their other names', { tools: ['FileEdit', 'Task'] }, 'Edit Agent'],
    ['with the final tool always', { tools: ['Read'], finalTool: 'Verdict' }, 'Read Verdict'],
    [
      'none that is both listed and disallowed',
      { tools: ['Read', 'Bash'], disallowedTools: ['Bash'] },
      'Read',
    ],
    [
      'never Agent or Verdict for an agent that somebody wrote',
      { source: 'project' as const },
      'Read Grep Bash Write Edit mcp__db__query',
    ],
    [
      'never a tool whose restriction cannot be read',
      { disallowedTools: ['Bash(rm'] },
      'Read Grep Write Edit Agent Verdict mcp__db__query',
    ],
  ])('are %s', async (_what, more, names) => {
    expect((await given(more)).names).toBe(names);
  });

  it('in the background are those that need nobody in front, and what a built-in names', async () => {
    expect((await given({}, { isAsync: true })).names).toBe(
      'Read Grep Bash Write Edit Verdict mcp__db__query',
    );
    expect((await given({ tools: ['Agent'] }, { isAsync: true })).names).toBe('Agent');
  });

  it('that do not exist are told in the result', async () => {
    expect((await given({ tools: ['Read', 'Reed'] })).notes).toEqual(['T: there is no tool Reed here.']);
  });

  it('may be limited to some commands, whatever else is allowed', async () => {
    const bash = noop('Bash', { readOnly: () => false });
    const commands = ['git log --oneline', 'git push', 'npm test'].map((command) =>
      call('Bash', { command }),
    );
    const opened = await stage({ T: [commands, say('ok')], U: [commands, say('ok')] }, { available: [bash] });
    await play(opened.run(agent('T', { tools: ['Bash(git log:*)'] })));
    expect(heard(opened.requests[1])).toEqual([
      'result: Bash ran',
      'error: Denied: This agent may use Bash only as Bash(git log:*).',
      'error: Denied: This agent may use Bash only as Bash(git log:*).',
    ]);
    await play(opened.run(agent('U', { disallowedTools: ['Bash(git push:*)'] })));
    expect(heard(opened.requests[3]).map((text) => text.split(':')[0])).toEqual([
      'result',
      'error',
      'result',
    ]);
  });

  it('that its definition brings along but this version cannot start are told, not pretended', async () => {
    const { notes } = await given({
      hooks: { Stop: [] },
      skills: ['x'],
      mcpServers: ['slack'],
      tools: ['Read'],
    });
    expect(notes?.map((note) => /its (.+) are ignored/.exec(note)?.[1])).toEqual([
      'hooks',
      'skills',
      'MCP servers',
    ]);
  });
});

const modeOf = async (above: PermissionMode, more: Parameters<typeof agent>[1], ceiling: PermissionMode) => {
  let seen: PermissionState | undefined;
  const state: PermissionState = {
    mode: above,
    rules: { deny: [], ask: [], allow: [] },
    avoidPrompts: false,
    sandboxed: false,
  };
  const look = tool('Agent', async (_input, context) => {
    if (context.spawn)
      for await (const _step of context.spawn({ description: 'look', prompt: 'x' }, context)) break;
    return 'ok';
  });
  const opened = await stage(
    { T: [[call('Agent')], say('ok')] },
    { available: [look], permissions: () => state, permissionCeiling: ceiling },
  );
  opened.host.spawn = {
    known: () => [],
    async *spawn(parent) {
      seen = parent.permissions();
      yield { type: 'progress', text: '' };
      return { status: 'completed', agentId: 'agent-0', prompt: '', result: '', trailer: '' };
    },
  };
  state.rules.allow.push({ tool: 'Agent', text: 'Agent', source: 'job' });
  await play(opened.run(agent('T', more)));
  return seen?.mode;
};

describe('the permissions of a run', () => {
  it.each<[string, PermissionMode, Parameters<typeof agent>[1], PermissionMode, PermissionMode]>([
    ["the definition's", 'default', { permissionMode: 'acceptEdits' }, 'bypassPermissions', 'acceptEdits'],
    [
      "the parent's where it is wide",
      'acceptEdits',
      { permissionMode: 'dontAsk' },
      'bypassPermissions',
      'acceptEdits',
    ],
    [
      'its own, though the parent is wide, where that is fixed',
      'bypassPermissions',
      { permissionMode: 'dontAsk', fixedPermissionMode: true },
      'bypassPermissions',
      'dontAsk',
    ],
    ['never beyond the ceiling', 'dontAsk', { permissionMode: 'bypassPermissions' }, 'dontAsk', 'dontAsk'],
    ["never beyond the ceiling, nor the parent's", 'bypassPermissions', {}, 'default', 'default'],
    ["the parent's where nothing is said", 'dontAsk', {}, 'bypassPermissions', 'dontAsk'],
  ])('have a mode: %s', async (_what, above, more, ceiling, mode) => {
    expect(await modeOf(above, more, ceiling)).toBe(mode);
  });

  it('follow the parent while the run goes on', async () => {
    const state: PermissionState = {
      mode: 'dontAsk',
      rules: { deny: [], ask: [], allow: [] },
      avoidPrompts: true,
      sandboxed: false,
    };
    const bash = noop('Bash', { readOnly: () => false });
    const grant = noop('Read', {});
    const allow = () => state.rules.allow.push({ tool: 'Bash', text: 'Bash', source: 'session' });
    const opened = await stage(
      {
        T: [
          [call('Bash', { command: 'make' })],
          () => (allow(), Promise.resolve([call('Bash', { command: 'make' })])),
          say('ok'),
        ],
      },
      { available: [bash, grant], permissions: () => state },
    );
    await play(opened.run(agent('T')));
    expect(heard(opened.requests[1])[0]).toContain('Denied');
    expect(heard(opened.requests[2])[0]).toBe('result: Bash ran');
  });

  it("replace the session's rules by the caller's, and keep those of the inputs", async () => {
    const state: PermissionState = {
      mode: 'dontAsk',
      rules: {
        deny: [],
        ask: [],
        allow: [
          { tool: 'Bash', specifier: 'make', text: 'Bash(make)', source: 'session' },
          { tool: 'Bash', specifier: 'ls', text: 'Bash(ls)', source: 'input' },
        ],
      },
      avoidPrompts: true,
      sandboxed: false,
    };
    const bash = noop('Bash', { readOnly: () => false });
    const commands = ['make', 'ls', 'pwd'].map((command) => call('Bash', { command }));
    const opened = await stage({ T: [commands, say('ok')] }, { available: [bash], permissions: () => state });
    await play(opened.run(agent('T'), { allowedTools: ['Bash(pwd)'] }));
    expect(heard(opened.requests[1]).map((text) => text.split(':')[0])).toEqual([
      'error',
      'result',
      'result',
    ]);
  });
});

/** A tool that goes on until it is stopped, and notes both. */
const hanging = (seen: string[]) =>
  tool('Hang', (_input, { signal }) => {
    seen.push('started');
    return new Promise((resolve) => {
      signal.addEventListener('abort', () => {
        seen.push('stopped');
        resolve('partial output');
      });
    });
  });

describe('the opening', () => {
  it("plays with the run's own tools and permissions, and is recorded as itself, never as a turn of the model", async () => {
    const suite = tool('Suite', ({ on }) => ({
      content: `S1 on ${String(on)}`,
      isError: false,
      data: { id: 'S1' },
    }));
    const opened = await stage(
      { T: [say('I see.')] },
      { available: [suite, noop('Write', { readOnly: () => false })] },
    );
    const { events, result } = await play(
      opened.run(agent('T', { tools: ['Suite'] }), {
        opening: async (move) => {
          const both = await Promise.all([move('Suite', { on: 'head' }), move('Suite', { on: 'base' })]);
          const refused = await move('Write', {});
          return task(
            [...both, refused].map(({ content, data }) => `${content} ${JSON.stringify(data)}`).join('\n'),
          );
        },
      }),
    );
    expect(heard(opened.requests[0])).toEqual([
      'S1 on head {"id":"S1"}\nS1 on base {"id":"S1"}\nThere is no tool Write. Tools here: Suite. undefined',
      'Do it.',
    ]);
    expect(opened.requests[0]?.messages.map(({ role }) => role)).toEqual(['user']);
    const openings = events.filter((event) => event.type === 'opening');
    expect(openings).toMatchObject([
      { tool: 'Suite', input: { on: 'head' }, result: { content: 'S1 on head' } },
      { tool: 'Suite', input: { on: 'base' } },
      { tool: 'Write', result: { isError: true } },
    ]);
    expect(result).toMatchObject({ status: 'completed', toolCalls: 3, turns: 1 });
  });

  it('that fails ends the run before a model is asked', async () => {
    const opened = await stage({ T: [] });
    const { result } = await play(
      opened.run(agent('T'), { opening: () => Promise.reject(new Error('no tree')) }),
    );
    expect(result).toMatchObject({ status: 'failed', reason: 'Its opening failed: no tree' });
    expect(opened.requests).toEqual([]);
  });

  it('ends with the job', async () => {
    const seen: string[] = [];
    const opened = await stage({ T: [] }, { available: [hanging(seen)] });
    const running = play(
      opened.run(agent('T'), {
        opening: async (move) => task((await move('Hang', {})).content + (await move('Hang', {})).content),
      }),
    );
    await until(() => seen.includes('started'));
    opened.cancel.abort(new Error('enough'));
    expect((await running).result.status).toBe('cancelled');
    expect(seen).toEqual(['started', 'stopped']);
  });
});

describe('abort', () => {
  it('of the job ends a tool, keeps what it still says, and leaves no call without a result', async () => {
    const seen: string[] = [];
    const opened = await stage({ T: [[call('Hang'), call('Hang')]] }, { available: [hanging(seen)] });
    const running = play(opened.run(agent('T')));
    await until(() => seen.length === 2);
    opened.cancel.abort(new Error('superseded'));
    const { result, events } = await running;
    expect(result).toMatchObject({ status: 'cancelled', reason: 'Cancelled: superseded.' });
    expect(seen.slice(2)).toEqual(['stopped', 'stopped']);
    expect(events.findLast((event) => event.type === 'message')).toMatchObject({
      message: { role: 'user', content: [{ content: 'partial output' }, { content: 'partial output' }] },
    });
  });

  it('interrupts a tool that does not listen', async () => {
    let steps = 0;
    const deaf = tool('Deaf', async function* () {
      for (;;) {
        steps += 1;
        yield { type: 'progress', text: '.' } as const;
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    });
    const opened = await stage({ T: [[call('Deaf')]] }, { available: [deaf] });
    const running = play(opened.run(agent('T')));
    await until(() => steps > 2);
    opened.cancel.abort();
    const { events } = await running;
    expect(events.findLast((event) => event.type === 'message')).toMatchObject({
      message: {
        content: [{ isError: true, content: 'Interrupted: the agent was stopped before Deaf finished.' }],
      },
    });
  });

  it('ends a model that hangs', async () => {
    const opened = await stage({
      T: [
        (_request, signal) =>
          new Promise((_resolve, reject) =>
            signal.addEventListener('abort', () => reject(new Error('closed'))),
          ),
      ],
    });
    const running = play(opened.run(agent('T')));
    await until(() => opened.requests.length === 1);
    opened.cancel.abort(new Error('enough'));
    expect((await running).result).toMatchObject({ status: 'cancelled', turns: 0 });
  });

  it("by the run's own wall clock is a spent budget, also in the middle of a tool", async () => {
    const opened = await stage({ T: [[...say('Well,'), call('Hang')]] }, { available: [hanging([])] });
    const { result } = await play(opened.run(agent('T'), { limits: { wallMs: 400 } }));
    expect(result).toMatchObject({
      status: 'budget',
      text: 'Well,',
      reason: expect.stringContaining('0.4 s'),
    });
  });

  it('of a tool by its own deadline is told to the model, and the run goes on', async () => {
    const slow = tool('Slow', () => new Promise(() => undefined), { deadlineMs: () => 20 });
    const opened = await stage({ T: [[call('Slow')], say('ok')] }, { available: [slow] });
    const before = performance.now();
    const { result } = await play(opened.run(agent('T')));
    expect(heard(opened.requests[1])).toEqual([
      'error: Slow did not finish within 0.02 s and was stopped. Try a smaller step.',
    ]);
    expect(result.status).toBe('completed');
    expect(performance.now() - before).toBeLessThan(8_000);
  }, 15_000);
});

describe('what a summariser is given', () => {
  it('has the very bytes of the requests', async () => {
    let prefix: CacheSafePrefix | undefined;
    const opened = await stage({ T: [[call('Read')], say('ok')] }, { available: [noop('Read')] });
    const run = opened.run(agent('T'), { onCacheSafeParams: (given) => (prefix = given) });
    const seen: number[] = [];
    for await (const event of run)
      if (event.type === 'turn-finished') seen.push(prefix?.messages().length ?? 0);
    expect({ system: prefix?.system, tools: prefix?.tools, model: prefix?.model }).toEqual({
      system: opened.requests[0]?.system,
      tools: opened.requests[0]?.tools,
      model: opened.requests[0]?.model,
    });
    expect(seen).toEqual([1, 3]);
    expect(prefix?.messages()).toEqual([]);
  });
});

describe('a new type of agent', () => {
  it('is a definition and nothing else', async () => {
    const count = tool('Count', ({ upTo }) =>
      Array.from({ length: Number(upTo) }, (_, n) => n + 1).join(' '),
    );
    const opened = await stage(
      { 'never-heard-of': [[call('Count', { upTo: 3 })], say('three')] },
      { available: [count, noop('Bash')] },
    );
    const { result } = await play(
      opened.run(
        agent('never-heard-of', {
          tools: ['Count'],
          effort: 'low',
          maxTurns: 5,
          criticalReminder: 'Count only.',
        }),
      ),
    );
    expect(result).toMatchObject({ status: 'completed', agentType: 'never-heard-of', text: 'three' });
    expect(opened.requests[0]).toMatchObject({
      effort: 'low',
      system: expect.stringContaining('You are never-heard-of.'),
    });
    expect(heard(opened.requests[1])).toEqual(['result: 1 2 3', 'Count only.']);
  });
});

describe('events', () => {
  it('stream as they happen: text before the message, progress while the tool runs', async () => {
    const { opened: finished, open: finish } = latch();
    const steps = tool('Steps', async function* () {
      yield { type: 'progress', text: 'half' } as const;
      await finished;
      return { content: 'whole', isError: false };
    });
    const opened = await stage(
      { T: [[...say('Now.'), call('Steps')], turnOf(say('ok'))] },
      { available: [steps], budget: createBudget({}) },
    );
    const order: AgentEvent['type'][] = [];
    for await (const event of opened.run(agent('T'))) {
      order.push(event.type);
      if (event.type === 'tool-progress') finish();
    }
    expect(order).toEqual([
      'agent-started',
      'message',
      'first-byte',
      'text',
      'turn-finished',
      'message',
      'tool-started',
      'tool-progress',
      'tool-finished',
      'message',
      'first-byte',
      'text',
      'turn-finished',
      'message',
      'agent-finished',
    ]);
  });
});
