import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { VerdictInput } from '../../src/tools/inputs.ts';
import { agentTool } from '../../src/tools/agent.ts';
import { allTools } from '../../src/tools/all.ts';
import type { ToolEnv } from '../../src/tools/types.ts';
import { verdictTool } from '../../src/tools/verdict.ts';
import type { ModelCall } from '../../src/verdict/types.ts';
import { call, toolContext } from './tool-context.ts';

const environments: ToolEnv[] = [
  { backgroundAllowed: true, backgroundShells: true },
  { backgroundAllowed: false },
  { backgroundAllowed: true, alwaysBackground: true, fork: true },
  { backgroundAllowed: true, teams: true, cwd: true, isolation: ['worktree', 'remote'] },
  { backgroundAllowed: true, alwaysBackground: true, coordinator: true, isolation: ['remote'] },
];

function render(): string {
  const [env = { backgroundAllowed: true }] = environments;
  return JSON.stringify(allTools().map((tool) => [tool.name, tool.description(env), tool.inputSchema(env)]));
}

describe('what a model is sent', () => {
  it.each(allTools().map((tool) => ({ name: tool.name, tool })))(
    '$name: the literal is its zod schema',
    async ({ tool }) => {
      for (const env of environments) {
        const { $schema: _, ...schema } = z.toJSONSchema(await tool.schema(env), { io: 'input' });
        expect(tool.inputSchema(env)).toEqual(schema);
      }
    },
  );

  it('holds no field that it may not use', () => {
    const extras = environments.map((env) => {
      const properties = agentTool.inputSchema(env).properties ?? {};
      return Object.keys(properties).slice(4);
    });
    expect(extras).toEqual([
      ['run_in_background'],
      [],
      [],
      ['run_in_background', 'name', 'team_name', 'mode', 'isolation', 'cwd'],
      ['isolation'],
    ]);
    const { isolation } = Object(
      agentTool.inputSchema(environments[4] ?? { backgroundAllowed: true }).properties,
    );
    expect(isolation).toMatchObject({ enum: ['remote'] });
  });

  it('says when to fork where one can, and little under a coordinator', () => {
    const [plain = '', , forking = '', , coordinating = ''] = environments.map((env) =>
      agentTool.description(env),
    );
    expect(plain).toContain('without your history');
    expect(plain).not.toContain('fork');
    expect(forking).toContain('Without subagent_type you fork');
    expect(coordinating.length).toBeLessThan(plain.length / 2);
  });

  it('is the same bytes every time, short, and in one order', () => {
    expect(render()).toBe(render());
    expect(allTools().map(({ name }) => name)).toEqual([
      'Read',
      'Grep',
      'Glob',
      'Bash',
      'Suite',
      'Check',
      'Agent',
      'SendMessage',
      'TaskStop',
      'Verdict',
      'BashOutput',
      'KillShell',
      'Write',
      'Edit',
      'NotebookEdit',
      'TodoWrite',
      'WebFetch',
      'Skill',
    ]);
    expect(Buffer.byteLength(render())).toBeLessThan(14_500);
  });
});

describe('Verdict', () => {
  it('ends the run with the call in full, lists that were left out as empty', async () => {
    const input: VerdictInput = { call: 'PASS', summary: 's', answers: [{ planItem: 'P1', checks: ['C1'] }] };
    const result = await call(verdictTool, input, toolContext({ root: '/' }));
    const data: ModelCall = {
      call: 'PASS',
      summary: 's',
      answers: [{ planItem: 'P1', checks: ['C1'] }],
      intended: [],
      handledElsewhere: [],
    };
    expect(result).toMatchObject({ endsRun: true, isError: false, data });
  });
});
