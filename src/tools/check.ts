import type { Check, CheckKind, Oracle } from '../evidence/types/checks.ts';
import { exitWords } from './command-output.ts';
import { defined } from './defined.ts';
import { cutEnd, duration } from './excerpt.ts';
import type { CheckInput } from './inputs.ts';
import { refusal } from './results.ts';
import type { Tool, ToolUseContext } from './types.ts';

const kinds = [
  'build',
  'lint',
  'typecheck',
  'concurrency',
  'boundary',
  'idempotency',
  'orphan',
  'mutation',
  'regression',
  'differential',
  'fault',
  'fuzz',
  'security',
] as const satisfies CheckKind[];

const oracles = [
  'test',
  'build',
  'crash',
  'hang',
  'differential',
  'documented',
  'model',
] as const satisfies Oracle[];

const mostMs = 600_000;
const regexes = 'JavaScript regular expressions over the output';

/** A claim with a command and an expectation, run and judged by the runtime on head and on base. */
export const checkTool: Tool<CheckInput> = {
  name: 'Check',
  inputSchema: () => ({
    type: 'object',
    properties: {
      title: { type: 'string' },
      kind: { type: 'string', enum: kinds },
      claim: { description: 'what must hold of the change', type: 'string' },
      command: { description: 'bash, at the repository root', type: 'string' },
      expect: {
        type: 'object',
        properties: {
          exitCode: { description: 'default 0', type: 'integer', minimum: 0, maximum: 255 },
          mustMatch: { description: regexes, type: 'array', items: { type: 'string' } },
          mustNotMatch: { type: 'array', items: { type: 'string' } },
          sameAsBase: { type: 'boolean' },
        },
      },
      oracle: { description: 'why a failure would be a fault', type: 'string', enum: oracles },
      quote: {
        description: 'for oracle documented: file at base and its exact words',
        type: 'object',
        properties: { file: { type: 'string' }, text: { type: 'string' } },
        required: ['file', 'text'],
      },
      timeout: { description: 'ms a run', type: 'integer', minimum: 1000, maximum: mostMs },
    },
    required: ['title', 'kind', 'claim', 'command', 'oracle'],
  }),
  schema: async () => {
    const { z } = await import('../base/zod.ts');
    return z.object({
      title: z.string(),
      kind: z.enum(kinds),
      claim: z.string().describe('what must hold of the change'),
      command: z.string().describe('bash, at the repository root'),
      expect: z
        .object({
          exitCode: z.int().min(0).max(255).describe('default 0').optional(),
          mustMatch: z.array(z.string()).describe(regexes).optional(),
          mustNotMatch: z.array(z.string()).optional(),
          sameAsBase: z.boolean().optional(),
        })
        .optional(),
      oracle: z.enum(oracles).describe('why a failure would be a fault'),
      quote: z
        .object({ file: z.string(), text: z.string() })
        .describe('for oracle documented: file at base and its exact words')
        .optional(),
      timeout: z.int().min(1000).max(mostMs).describe('ms a run').optional(),
    });
  },
  description: () =>
    'Proves or refutes one claim. You give the command and what its exit status and output must be; the runtime runs it in fresh copies of head and of base, ' +
    'repeats disagreements, judges, and answers with the outcome: pass, fail, finding, pre-existing, flaky or blocked. ' +
    'The command must exercise the project: true or echo prove nothing. Files it needs must be in $GAINSAY_SCRATCH or be made by the command itself.',
  readOnly: () => false,
  concurrent: () => false,
  async *execute(input, context) {
    const { laboratory } = context;
    if (!laboratory) return refusal('No check can be run in this job.');
    const fault = unusable(input);
    if (fault !== null) return refusal(fault);
    yield { type: 'progress', text: `check: ${input.title.slice(0, 100)}` };
    const check = await laboratory.check(request(input, context), context.signal);
    return { content: checkAnswer(check), isError: false, data: check };
  },
};

function request(input: CheckInput, context: ToolUseContext) {
  const { timeout, expect, quote, ...rest } = input;
  return {
    ...rest,
    expect: defined(expect ?? {}),
    agentId: context.agentId,
    designedBy: context.designedBy,
    ...(quote === undefined ? {} : { quote }),
    ...(timeout === undefined ? {} : { timeoutMs: timeout }),
  };
}

/** Caught here, before a command is run for nothing. */
function unusable(input: CheckInput): string | null {
  if (input.command.trim() === '') return 'command is empty';
  if (input.oracle === 'documented' && input.quote === undefined)
    return 'oracle documented needs quote: the file at base and the exact words relied on';
  for (const pattern of [...(input.expect?.mustMatch ?? []), ...(input.expect?.mustNotMatch ?? [])]) {
    try {
      RegExp(pattern, 'm');
    } catch (error) {
      return `expect: ${error instanceof Error ? error.message : String(error)}`;
    }
  }
  return null;
}

function checkAnswer(check: Check): string {
  const lines = [
    `${check.id} ${check.outcome}${check.discriminates ? ' (discriminates: it fails on base)' : ''}: ${check.because}`,
    ...check.runs.map((run) => {
      const how = `${exitWords(run.record.exit)} in ${duration(run.record.durationMs)}`;
      const why = run.passed ? 'passed' : `failed: ${cutEnd(run.why.join('; '), 500)}`;
      return `${run.record.id} ${run.side}: ${how}, ${why}`;
    }),
  ];
  return lines.join('\n');
}
