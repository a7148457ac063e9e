import { defined } from './defined.ts';
import type { AgentInput } from './inputs.ts';
import { refusal } from './results.ts';
import type { SpawnRequest, SpawnResult, Tool } from './types.ts';

const models = ['sonnet', 'opus', 'haiku'] as const;

/** Starts another agent. The list of agents arrives as a message, so that these bytes are the same in every run. */
export const agentTool: Tool<AgentInput> = {
  name: 'Agent',
  aliases: ['Task'],
  inputSchema: (env) => ({
    type: 'object',
    properties: {
      description: { description: '3 to 5 words', type: 'string' },
      prompt: { type: 'string' },
      subagent_type: { type: 'string' },
      model: { type: 'string', enum: models },
      ...(env.backgroundAllowed ? { run_in_background: { type: 'boolean' } } : {}),
    },
    required: ['description', 'prompt'],
  }),
  schema: async (env) => {
    const { z } = await import('../base/zod.ts');
    const base = z.object({
      description: z.string().describe('3 to 5 words'),
      prompt: z.string(),
      subagent_type: z.string().optional(),
      model: z.enum(models).optional(),
    });
    return env.backgroundAllowed ? base.extend({ run_in_background: z.boolean().optional() }) : base;
  },
  description: (env) =>
    'Hands a piece of work to another agent and returns its answer. The agent starts without your history: the prompt must hold all it needs, and say what to report back. ' +
    'Independent pieces can be started in one turn; they run side by side.' +
    (env.backgroundAllowed
      ? ' With run_in_background you go on at once and are told when it has finished.'
      : ''),
  readOnly: () => true,
  concurrent: () => true,
  async *execute(input, context) {
    if (!context.spawn) return refusal('This agent may not start others.');
    const result = yield* context.spawn(spawnRequest(input), context);
    return { content: answer(result), isError: false, data: result };
  },
};

function spawnRequest(input: AgentInput): SpawnRequest {
  const { description, prompt, model } = input;
  return defined({
    description,
    prompt,
    subagentType: input.subagent_type,
    model,
    runInBackground: input.run_in_background,
  });
}

function answer(result: SpawnResult): string {
  if (result.status === 'completed')
    return result.trailer === '' ? result.result : `${result.result}\n\n${result.trailer}`;
  return (
    `Started ${result.agentId} in the background: ${result.description}. You will be told when it has finished; do not wait or ask. ` +
    `Its output is written to ${result.outputFile}.`
  );
}
