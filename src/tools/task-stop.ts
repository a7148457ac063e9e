import type { TaskStopInput } from './inputs.ts';
import { refusal } from './results.ts';
import type { Tool } from './types.ts';

/** Ends an agent in the background before it has finished. */
export const taskStopTool: Tool<TaskStopInput> = {
  name: 'TaskStop',
  inputSchema: () => ({
    type: 'object',
    properties: { agent: { description: 'Name or id', type: 'string' } },
    required: ['agent'],
  }),
  schema: async () => {
    const { z } = await import('../base/zod.ts');
    return z.object({ agent: z.string().describe('Name or id') });
  },
  description: () => 'Stops an agent that you have started in the background.',
  offered: ({ coordinator }) => coordinator === true,
  readOnly: () => true,
  concurrent: () => false,
  // oxlint-disable-next-line require-yield -- nothing to tell on the way
  async *execute({ agent }, context) {
    if (!context.stop) return refusal('There is nobody to stop here.');
    return { content: await context.stop(agent), isError: false };
  },
};
