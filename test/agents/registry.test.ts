import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtInAgents } from '../../src/agents/built-in/all.ts';
import { listAgents } from '../../src/agents/list.ts';
import { agentRegistry } from '../../src/agents/registry.ts';
import type { AgentDefinition, AgentSource } from '../../src/runtime/definition.ts';

function agent(type: string, source: AgentSource, file: string): AgentDefinition {
  return { type, source, file, whenToUse: '', systemPrompt: () => '' };
}

describe('precedence', () => {
  it('is built-in, project, plugin, policy, then the path; the order of loading does not matter', () => {
    const all = [
      ...builtInAgents(),
      agent('Explore', 'project', 'e.md'),
      agent('x', 'policy', 'policy.md'),
      agent('x', 'plugin', 'plugin.md'),
      agent('x', 'project', 'b.md'),
      agent('x', 'project', 'a.md'),
    ];
    for (const order of [all, all.toReversed()]) {
      const { agents, losers } = agentRegistry(order);
      expect(agents.map(({ type, file }) => file ?? type)).toEqual([
        'Explore',
        'Guide',
        'Plan',
        'Verification',
        'general-purpose',
        'statusline-setup',
        'a.md',
      ]);
      expect(losers.map((loser) => `${loser.agent.file} < ${loser.to.file ?? loser.to.type}`)).toEqual([
        'e.md < Explore',
        'b.md < a.md',
        'plugin.md < a.md',
        'policy.md < a.md',
      ]);
    }
  });
});

describe('gainsay agents', () => {
  let root: string;

  beforeAll(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'gainsay-agents-'));
    const folder = path.join(root, '.claude/agents');
    await mkdir(path.join(folder, 'deep'), { recursive: true });
    await writeFile(
      path.join(folder, 'deep/a.md'),
      '---\nname: a\ndescription: d\ntools: Read, Bash(ls:*)\ndisallowedTools: Wriet\n---\nx',
    );
    await writeFile(path.join(folder, 'explore.md'), '---\nname: Explore\ndescription: d\n---\nx');
    await writeFile(path.join(folder, 'bad.md'), '---js\n1\n---');
    await symlink('/etc/hostname', path.join(folder, 'link.md'));
    await writeFile(path.join(folder, 'README.md'), 'About them.');
    await mkdir(path.join(root, '.claude/skills/lint'), { recursive: true });
    await writeFile(path.join(root, '.claude/skills/lint/SKILL.md'), '---\ndescription: Lints\n---\nx');
    await writeFile(path.join(root, '.claude/settings.json'), '{ "hooks": { "Stop": [] }, "permissions": 1 ');
    await writeFile(
      path.join(root, '.mcp.json'),
      '{ "mcpServers": { "files": { "command": "${SERVER}" }, "odd": { "comand": "x" } } }',
    );
    await writeFile(path.join(root, 'CLAUDE.md'), 'Use tabs.');
  });

  afterAll(() => rm(root, { recursive: true, force: true }));

  it('tells which agents there are, with what, and why others are not', async () => {
    const { text } = await listAgents(root, { json: false });
    expect(text).toContain(
      'a  (.claude/agents/deep/a.md)\n    tools Read, Bash(ls:*); model inherit; mode inherit',
    );
    expect(text).toContain(
      'Verification  (built-in)\n    tools Read, Grep, Glob, Bash, Suite, Check, Verdict;',
    );
    expect(text).toContain('.claude/agents/explore.md:1: the built-in agent is already called Explore.');
    expect(text).toContain('.claude/agents/bad.md:1: front matter in js is never executed.');
    expect(text).toContain('.claude/agents/link.md:1: it cannot be read');
    expect(text).toContain('Beside the agents, and none:\n  .claude/agents/README.md');
  });

  it('tells where each can run, and what else the checkout brings', async () => {
    const { text } = await listAgents(root, { json: false });
    expect(text).toMatch(
      /^a {2}\(.*\n.*\n {4}run by gainsay ask, the Agent tool\n {4}a: there is no tool Wriet, so that disallowing it denies nothing\.$/m,
    );
    expect(text).toMatch(/^Explore {2}\(.*\n.*\n {4}run by gainsay verify, gainsay ask, the Agent tool$/m);
    expect(text).toContain('Skills:\n  lint  (.claude/skills/lint/SKILL.md): Lints');
    expect(text).toContain('Instructions:\n  CLAUDE.md');
    expect(text).toContain('MCP servers files');
    expect(text).toContain('Not loaded:');
    expect(text).toContain(
      '.mcp.json:1: (mcpServers.odd.command): it is missing or empty. Give the server a command.',
    );
  });

  it('judges settings as a conversation does: what would stop one is told, and nothing is fine', async () => {
    const file = path.join(root, '.claude/settings.json');
    const cases: [string, string][] = [
      ['{ "permissions": 1 ', '.claude/settings.json:1: is not JSON'],
      ['{ "permissions": { "deny": ["Bash(curl"] } }', 'is not a permission rule'],
      ['{ "hooks": { "PreToolUse": [{ "hooks": [{ "type": "cmd" }] }] } }', '.claude/settings.json'],
    ];
    for (const [written, told] of cases) {
      await writeFile(file, written);
      const { text, ok } = await listAgents(root, { json: false });
      expect({ written, ok }).toEqual({ written, ok: false });
      expect(text.split('No conversation can begin:')[1]?.split('\n\n')[0]).toContain(told);
    }
    await writeFile(file, '{ "permissions": { "deny": ["Bash(curl *)"] }, "hooks": { "Stop": [] } }');
    const { text, ok } = await listAgents(root, { json: false });
    expect(ok).toBe(true);
    expect(text).toContain('permission rules: 1 deny');
  });

  it('tells what a strict policy leaves', async () => {
    const { text } = await listAgents(root, { json: false, strictPlugins: ['tools'] });
    expect(text).toMatch(/^a {2}\(.*\n {4}tools Read;.*\n.*\n {4}a: its tools are at most/m);
  });

  it('as JSON is one document', async () => {
    const listing: unknown = JSON.parse((await listAgents(root, { json: true })).text);
    expect(listing).toMatchObject({
      agents: [{ type: 'Explore' }, {}, {}, {}, {}, {}, { type: 'a', source: 'project' }],
    });
  });

  it('works where there are none', async () => {
    const { text, ok } = await listAgents(tmpdir(), { json: false });
    expect(text).toMatch(/^Explore {2}\(built-in\)/);
    expect(ok).toBe(true);
  });
});
