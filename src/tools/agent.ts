import { agentDescription } from './agent-description.ts';
import { defined } from './defined.ts';
import type { AgentInput } from './inputs.ts';
import { refusal } from './results.ts';
import { teammateModes } from './types.ts';
import type { SpawnRequest, SpawnResult, Tool, ToolEnv } from './types.ts';

const models = ['sonnet', 'opus', 'haiku'] as const;

/** An agent's own limits end it; this is for one that hangs, and no longer than a hosted job may run. */
const longestMs = 6 * 3_600_000;

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
      ...(choosesBackground(env) ? { run_in_background: { type: 'boolean' } } : {}),
      ...(env.teams
        ? {
            name: { description: 'SendMessage reaches it by this name', type: 'string' },
            team_name: { type: 'string' },
            mode: { type: 'string', enum: teammateModes },
          }
        : {}),
      ...(env.isolation?.[0] ? { isolation: { type: 'string', enum: env.isolation } } : {}),
      ...(env.cwd ? { cwd: { description: 'Absolute path of a folder in here', type: 'string' } } : {}),
    },
    required: ['description', 'prompt'],
  }),
  schema: async (env) => {
    const { z } = await import('../base/zod.ts');
    const [isolation = 'worktree', ...more] = env.isolation ?? [];
    const whole = z.object({
      description: z.string().describe('3 to 5 words'),
      prompt: z.string(),
      subagent_type: z.string().optional(),
      model: z.enum(models).optional(),
      run_in_background: z.boolean().optional(),
      name: z.string().describe('SendMessage reaches it by this name').optional(),
      team_name: z.string().optional(),
      mode: z.enum(teammateModes).optional(),
      isolation: z.enum([isolation, ...more]).optional(),
      cwd: z.string().describe('Absolute path of a folder in here').optional(),
    });
    return whole.omit({
      ...(choosesBackground(env) ? {} : { run_in_background: true }),
      ...(env.teams ? {} : { name: true, team_name: true, mode: true }),
      ...(env.isolation?.[0] ? {} : { isolation: true }),
      ...(env.cwd ? {} : { cwd: true }),
    });
  },
  description: agentDescription,
  readOnly: () => true,
  concurrent: () => true,
  deadlineMs: () => longestMs,
  async *execute(input, context) {
    if (!context.spawn) return refusal('This agent may not start others.');
    const result = yield* context.spawn(spawnRequest(input), context);
    return { content: answer(result), isError: false, data: result };
  },
};

/** A field that the model cannot use is not there for it to see. */
function choosesBackground({ backgroundAllowed, alwaysBackground }: ToolEnv): boolean {
  return backgroundAllowed && alwaysBackground !== true;
}

function spawnRequest(input: AgentInput): SpawnRequest {
  const { description, prompt, model, name, mode, isolation, cwd } = input;
  return defined({
    description,
    prompt,
    subagentType: input.subagent_type,
    model,
    runInBackground: input.run_in_background,
    name,
    teamName: input.team_name,
    mode,
    isolation,
    cwd,
  });
}

const toldLater = 'You will be told when it has finished; do not wait or ask.';

function answer(result: SpawnResult): string {
  switch (result.status) {
    case 'completed':
      return result.trailer === '' ? result.result : `${result.result}\n\n${result.trailer}`;
    case 'async_launched':
      return (
        `Started ${result.agentId} in the background: ${result.description}. ${toldLater} ` +
        `Its output is written to ${result.outputFile}.`
      );
    case 'teammate_spawned':
      return (
        `${result.name} (${result.agentId}) has joined the team ${result.team}: ${result.description}. ` +
        `SendMessage({to: "${result.name}"}) reaches it. ${toldLater} Its output is written to ${result.outputFile}.`
      );
    case 'remote_launched':
      return (
        `Started ${result.agentId} elsewhere: ${result.description}. It can be watched at ${result.where}. ` +
        `${toldLater} Its output is written to ${result.outputFile}.`
      );
  }
}
