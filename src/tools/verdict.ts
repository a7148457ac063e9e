import type { VerdictInput } from './inputs.ts';
import type { Tool } from './types.ts';

const calls = ['PASS', 'FAIL', 'INCONCLUSIVE'] as const;

/** Ends the Verification agent's run with its own call; what it says can lower the computed verdict, never raise it. */
export const verdictTool: Tool<VerdictInput> = {
  name: 'Verdict',
  inputSchema: () => ({
    type: 'object',
    properties: {
      call: { type: 'string', enum: calls },
      summary: { type: 'string' },
      answers: {
        description: 'one for every plan item: the checks that answer it, or why it was not tested',
        type: 'array',
        items: {
          type: 'object',
          properties: {
            planItem: { description: 'e.g. P1', type: 'string' },
            checks: { description: 'ids: C1, S2, E3', type: 'array', items: { type: 'string' } },
            notTested: { type: 'string' },
          },
          required: ['planItem'],
        },
      },
      intended: {
        description: 'failing checks whose behaviour base documents as intended',
        type: 'array',
        items: {
          type: 'object',
          properties: {
            check: { type: 'string' },
            why: { type: 'string' },
            where: { description: 'file at base', type: 'string' },
            quote: { description: 'its exact words', type: 'string' },
          },
          required: ['check', 'why', 'where', 'quote'],
        },
      },
      handledElsewhere: {
        description: 'failing checks that other code at base takes care of',
        type: 'array',
        items: {
          type: 'object',
          properties: { check: { type: 'string' }, where: { type: 'string' }, quote: { type: 'string' } },
          required: ['check', 'where', 'quote'],
        },
      },
    },
    required: ['call', 'summary'],
  }),
  schema: async () => {
    const { z } = await import('../base/zod.ts');
    return z.object({
      call: z.enum(calls),
      summary: z.string(),
      answers: z
        .array(
          z.object({
            planItem: z.string().describe('e.g. P1'),
            checks: z.array(z.string()).describe('ids: C1, S2, E3').optional(),
            notTested: z.string().optional(),
          }),
        )
        .describe('one for every plan item: the checks that answer it, or why it was not tested')
        .optional(),
      intended: z
        .array(
          z.object({
            check: z.string(),
            why: z.string(),
            where: z.string().describe('file at base'),
            quote: z.string().describe('its exact words'),
          }),
        )
        .describe('failing checks whose behaviour base documents as intended')
        .optional(),
      handledElsewhere: z
        .array(z.object({ check: z.string(), where: z.string(), quote: z.string() }))
        .describe('failing checks that other code at base takes care of')
        .optional(),
    });
  },
  description: () =>
    'Ends your work. Call it once, last, when every plan item has its checks or a reason why it was not tested. ' +
    'The published verdict is computed from the records; your call can make it more careful, never better.',
  readOnly: () => true,
  concurrent: () => false,
  // In the log it must not read as the verdict, which is computed later and may differ.
  summary: ({ call }) => `of its own would be ${call}; the records decide`,
  // oxlint-disable-next-line require-yield -- a tool is a generator; this one has no progress to tell
  async *execute(input) {
    const { call, summary, answers = [], intended = [], handledElsewhere = [] } = input;
    return {
      content: `Your call is recorded: ${call}.`,
      isError: false,
      data: { call, summary, answers, intended, handledElsewhere },
      endsRun: true,
    };
  },
};
