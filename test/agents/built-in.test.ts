import { describe, expect, it } from 'vitest';
import { builtInAgents } from '../../src/agents/built-in/all.ts';
import { explore } from '../../src/agents/built-in/explore.ts';
import { plan } from '../../src/agents/built-in/plan.ts';
import { verification } from '../../src/agents/built-in/verification.ts';
import { defaultGates } from '../../src/runtime/feature-gates.ts';
import type { FeatureGates } from '../../src/runtime/feature-gates.ts';
import { allTools } from '../../src/tools/all.ts';

const everybody = [...builtInAgents(), ...builtInAgents({ ...defaultGates, coordinator: true })];
const env = { workingDirectory: '/r', model: 'm', platform: 'linux', tools: [] };

const types = (gates: Partial<FeatureGates>) =>
  builtInAgents({ ...defaultGates, ...gates }).map(({ type }) => type);

describe('built-in agents', () => {
  it('none may spawn, one of those with a list may edit, and every tool they name exists', () => {
    const editing = ['Edit', 'Write', 'NotebookEdit'];
    const known = ['*', ...allTools().map(({ name }) => name)];
    for (const { type, tools = [], disallowedTools = [] } of everybody) {
      expect({ type, unknown: tools.filter((tool) => !known.includes(tool)) }).toEqual({ type, unknown: [] });
      const left = (tools.includes('*') ? known : tools).filter((tool) => !disallowedTools.includes(tool));
      expect({ type, spawns: left.includes('Agent') }).toEqual({ type, spawns: false });
      if (!tools.includes('*'))
        expect({ type, edits: left.filter((tool) => editing.includes(tool)) }).toEqual({
          type,
          edits: type === 'statusline-setup' ? ['Edit'] : [],
        });
    }
  });

  it('are those that the switches leave; a coordinator has workers alone', () => {
    const always = ['Guide', 'statusline-setup'];
    expect(types({})).toEqual(['general-purpose', 'Explore', 'Plan', 'Verification', ...always]);
    expect(types({ exploreAndPlan: false })).toEqual(['general-purpose', 'Verification', ...always]);
    expect(types({ verification: false })).toEqual(['general-purpose', 'Explore', 'Plan', ...always]);
    expect(types({ coordinator: true })).toEqual(['worker']);
  });

  it('Explore is cheap: system prompt and tools of its first request stay within 5.5 KB', () => {
    const tools = allTools()
      .filter(({ name }) => explore.tools?.includes(name))
      .map((tool) => ({
        name: tool.name,
        description: tool.description({ backgroundAllowed: false }),
        input_schema: tool.inputSchema({ backgroundAllowed: false }),
      }));
    expect(tools.map(({ name }) => name)).toEqual(['Read', 'Grep', 'Glob', 'Bash']);
    const bytes = {
      system: Buffer.byteLength(explore.systemPrompt(env)),
      tools: Buffer.byteLength(JSON.stringify(tools)),
    };
    expect(bytes.system).toBeLessThanOrEqual(1640);
    expect(bytes.system + bytes.tools).toBeLessThanOrEqual(5500 - 600);
  });

  it('Explore and Plan read only, see no CLAUDE.md and no git status', () => {
    for (const agent of [explore, plan])
      expect(agent).toMatchObject({
        readOnlyShell: true,
        omitClaudeMd: true,
        omitGitStatus: true,
        oneShot: true,
      });
    expect(explore).toMatchObject({ model: 'haiku', maxTurns: 20 });
    expect(plan.systemPrompt(env)).toContain('Critical Files for Implementation');
  });

  it('Verification works in the background, asks nobody, repairs nothing and ends with Verdict', () => {
    expect(verification).toMatchObject({
      model: 'inherit',
      background: true,
      permissionMode: 'dontAsk',
      fixedPermissionMode: true,
      finalTool: 'Verdict',
      color: 'red',
    });
    expect(verification.criticalReminder).toMatch(/never repair/);
    for (const probe of [
      'concurrency',
      'boundary',
      'idempotency',
      'orphans',
      'intended',
      'handled elsewhere',
    ])
      expect(verification.systemPrompt(env)).toContain(probe);
  });
});
