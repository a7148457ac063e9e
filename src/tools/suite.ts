import type { TreeName } from '../evidence/types/change.ts';
import type { Variation } from '../evidence/types/suites.ts';
import { defined } from './defined.ts';
import type { SuiteData, SuiteInput } from './inputs.ts';
import { refusal } from './results.ts';
import { mutantsAnswer, suiteAnswer } from './suite-answer.ts';
import type { Tool, ToolUseContext } from './types.ts';

const trees = ['head', 'base', 'merge'] as const satisfies TreeName[];
const varieties = ['repeat', 'shuffle', 'locale', 'twice'] as const;
const mostMs = 600_000;

/** The project's own tests, run by the runtime with per-test results; two runs that belong together are compared. */
export const suiteTool: Tool<SuiteInput> = {
  name: 'Suite',
  inputSchema: () => ({
    type: 'object',
    properties: {
      source: { description: 'tree of the sources; default head', type: 'string', enum: trees },
      tests: { description: 'tree of the tests; default: as source', type: 'string', enum: trees },
      select: { description: 'test files; absent: all', type: 'array', items: { type: 'string' } },
      relevant: { description: 'instead of select: tests nearest to the change', type: 'boolean' },
      vary: { description: 'repeat runs it times over', type: 'string', enum: varieties },
      times: { description: 'for repeat; default 5', type: 'integer', minimum: 2, maximum: 10 },
      mutants: {
        description: 'instead: break changed lines of head one by one and see whether a test notices',
        type: 'object',
        properties: {
          limit: { description: 'default 10', type: 'integer', minimum: 1, maximum: 100 },
          files: { type: 'array', items: { type: 'string' } },
          seconds: { description: 'default 120', type: 'integer', minimum: 5, maximum: 600 },
        },
      },
      timeout: { description: 'ms', type: 'integer', minimum: 1000, maximum: mostMs },
    },
  }),
  summary: suiteSummary,
  schema: async () => {
    const { z } = await import('../base/zod.ts');
    return z.object({
      source: z.enum(trees).describe('tree of the sources; default head').optional(),
      tests: z.enum(trees).describe('tree of the tests; default: as source').optional(),
      select: z.array(z.string()).describe('test files; absent: all').optional(),
      relevant: z.boolean().describe('instead of select: tests nearest to the change').optional(),
      vary: z.enum(varieties).describe('repeat runs it times over').optional(),
      times: z.int().min(2).max(10).describe('for repeat; default 5').optional(),
      mutants: z
        .object({
          limit: z.int().min(1).max(100).describe('default 10').optional(),
          files: z.array(z.string()).optional(),
          seconds: z.int().min(5).max(600).describe('default 120').optional(),
        })
        .describe('instead: break changed lines of head one by one and see whether a test notices')
        .optional(),
      timeout: z.int().min(1000).max(mostMs).describe('ms').optional(),
    });
  },
  description: () =>
    "Runs the project's own tests in a fresh copy of a prepared tree: head, base or merge, or the sources of one with the tests of another " +
    '(source base, tests head: what passes there does not exercise the change). ' +
    'Answers with counts and the tests that regressed, were fixed, fail anew or vanished. Use it instead of running the test command in Bash.',
  readOnly: () => false,
  concurrent: () => false,
  async *execute(input, context) {
    const { laboratory } = context;
    if (!laboratory) return refusal('No suite can be run in this job.');
    if (input.mutants !== undefined) {
      yield { type: 'progress', text: 'mutants of changed lines' };
      const mutants = await laboratory.mutants(mutantsRequest(input, context), context.signal);
      return {
        content: mutantsAnswer(mutants),
        isError: false,
        data: { kind: 'mutants', mutants } satisfies SuiteData,
      };
    }
    const outcomes = [];
    const rounds = input.vary === 'repeat' ? (input.times ?? 5) : 1;
    for (let round = 1; round <= rounds && !context.signal.aborted; round += 1) {
      yield { type: 'progress', text: progress(input, round, rounds) };
      outcomes.push(await laboratory.suite(suiteRequest(input, context), context.signal));
      if (outcomes.at(-1)?.unprepared) break;
    }
    const failed = outcomes.length === 0 || outcomes.some((outcome) => outcome.unprepared !== undefined);
    return {
      content: suiteAnswer(outcomes),
      isError: failed,
      data: { kind: 'suite', outcomes } satisfies SuiteData,
    };
  },
};

function suiteRequest(input: SuiteInput, context: ToolUseContext) {
  const source = input.source ?? 'head';
  return defined({
    agentId: context.agentId,
    trees: { source, tests: input.tests ?? source },
    select: input.relevant ? undefined : input.select,
    relevant: input.relevant,
    fresh: input.vary === 'repeat' ? true : undefined,
    variation: variation(input.vary),
    timeoutMs: input.timeout,
  });
}

/** The seed is fixed, so that a failure of a shuffled run can be run again. */
function variation(vary: SuiteInput['vary']): Variation | undefined {
  if (vary === undefined || vary === 'repeat') return undefined;
  return vary === 'shuffle' ? { kind: 'shuffle', seed: 20_261_021 } : { kind: vary };
}

function mutantsRequest(input: SuiteInput, context: ToolUseContext) {
  return defined({
    agentId: context.agentId,
    files: input.mutants?.files,
    select: input.select,
    limit: input.mutants?.limit ?? 10,
    timeMs: (input.mutants?.seconds ?? 120) * 1000,
  });
}

function progress(input: SuiteInput, round: number, rounds: number): string {
  const source = input.source ?? 'head';
  const tests = input.tests ?? source;
  const what = tests === source ? `suite on ${source}` : `tests of ${tests} over sources of ${source}`;
  const times = rounds > 1 ? `, ${round} of ${rounds}` : input.vary === undefined ? '' : `, ${input.vary}`;
  return what + times;
}

/** `head`, `head's tests over base`, `mutants of src/a.ts`. */
function suiteSummary({
  source = 'head',
  tests = source,
  select,
  relevant,
  vary,
  times = 5,
  mutants,
}: SuiteInput): string {
  if (mutants) return `mutants of ${mutants.files?.join(', ') ?? 'the changed files'}`;
  const trees = source === tests ? source : `${tests}'s tests over ${source}`;
  const files = select && `${select.length} ${select.length === 1 ? 'file' : 'files'}`;
  const which = files ?? (relevant ? 'nearest tests' : 'all tests');
  const how = vary === 'repeat' ? `, ${times} times` : vary ? `, ${vary}` : '';
  return `${trees}: ${which}${how}`;
}
