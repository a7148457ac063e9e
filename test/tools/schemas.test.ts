import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { VerdictInput } from '../../src/tools/inputs.ts';
import { allTools } from '../../src/tools/all.ts';
import { verdictTool } from '../../src/tools/verdict.ts';
import type { ModelCall } from '../../src/verdict/types.ts';
import { call, toolContext } from './tool-context.ts';

const environments = [{ backgroundAllowed: true }, { backgroundAllowed: false }];

function render(): string {
  const env = { backgroundAllowed: true };
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
    const [with_, without] = environments.map((env) =>
      JSON.stringify(allTools().map((tool) => tool.inputSchema(env))),
    );
    expect(with_).toContain('run_in_background');
    expect(without).not.toContain('run_in_background');
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
      'Skill',
      'Agent',
      'Verdict',
    ]);
    expect(Buffer.byteLength(render())).toBeLessThan(9000);
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
