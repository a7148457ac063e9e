import { afterEach, describe, expect, it } from 'vitest';
import type { AgentRunParams } from '../../src/runtime/types.ts';
import type { Tool } from '../../src/tools/types.ts';
import { agent, call, heard, openStage, play, say, tool } from './stage.ts';

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
      mcpServers: ['slack'],
      tools: ['Read'],
    });
    expect(notes?.map((note) => /its (.+) are ignored/.exec(note)?.[1])).toEqual(['MCP servers']);
  });
});
