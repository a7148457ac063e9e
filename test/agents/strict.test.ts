import { describe, expect, it } from 'vitest';
import { strictly } from '../../src/agents/strict.ts';
import { parseRule } from '../../src/permission/rules.ts';
import type { AgentSource } from '../../src/runtime/definition.ts';
import { agent, call, heard, openStage, play, say, tool } from '../runtime/stage.ts';

const brings = { hooks: { Stop: [] }, mcpServers: ['s'], tools: ['Read', 'Bash'] };

describe('under a policy that lets only plugins bring hooks, servers and tools', () => {
  it.each(['project', 'user'] as const)('%s agents lose them, and still run', async (source) => {
    const opened = await openStage(
      { T: [say('ok')] },
      { available: [tool('Read', () => ''), tool('Bash', () => '')] },
    );
    const [left = agent('none')] = strictly([agent('T', { source, ...brings })], ['hooks', 'mcp', 'tools']);
    expect(left).toMatchObject({ tools: ['Read'] });
    expect([left.hooks, left.mcpServers]).toEqual([undefined, undefined]);
    const { result } = await play(opened.run(left));
    await opened.close();
    expect(opened.requests[0]?.tools.map(({ name }) => name)).toEqual(['Read']);
    expect(result).toMatchObject({ status: 'completed' });
    expect(result.notes).toEqual([
      'T: its hooks are ignored; only plugins and policies may bring them here.',
      'T: its MCP servers are ignored; only plugins and policies may bring them here.',
      'T: its tools are at most Read, Grep, Glob; only plugins and policies may bring more.',
    ]);
  });

  it.each(['built-in', 'plugin', 'policy'] as const)('%s agents keep them', (source) => {
    const own = agent('T', { source, ...brings });
    expect(strictly([own], ['hooks', 'mcp', 'tools'])).toEqual([own]);
  });

  it('an agent never gets more by it: what its lists leave out stays out', () => {
    const [left] = strictly(
      [agent('T', { source: 'project', tools: ['Grep'], disallowedTools: ['Read'] })],
      ['tools'],
    );
    expect(left).toMatchObject({ tools: ['Grep'], disallowedTools: ['Read'] });
  });
});

it.each<AgentSource>(['built-in', 'project', 'user', 'plugin', 'policy'])(
  'what a policy denies, a definition of source %s does not grant, in whatever mode',
  async (source) => {
    const deny = [parseRule('Bash', 'policy', { file: 'policy' })];
    const opened = await openStage(
      { T: [[call('Bash')], say('ok')] },
      {
        available: [tool('Bash', () => 'ran', { readOnly: () => false })],
        permissions: () => ({
          mode: 'bypassPermissions',
          rules: { deny, ask: [], allow: [] },
          avoidPrompts: true,
          sandboxed: true,
        }),
      },
    );
    const definition = agent('T', { source, tools: ['Bash'], permissionMode: 'bypassPermissions' });
    await play(opened.run(definition, { allowedTools: ['Bash'] }));
    await opened.close();
    expect(heard(opened.requests[1])[0]).toMatch(/^error: Denied: The rule deny Bash/);
  },
);
