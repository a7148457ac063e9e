import type { SendMessageInput } from './inputs.ts';
import { refusal } from './results.ts';
import type { Tool } from './types.ts';

/** Writes to another agent. Calls of one turn are carried out in their order, one at a time, so that messages arrive in it. */
export const sendMessageTool: Tool<SendMessageInput> = {
  name: 'SendMessage',
  inputSchema: () => ({
    type: 'object',
    properties: {
      to: { description: 'Name or id; "lead" is who started you', type: 'string' },
      message: { type: 'string' },
    },
    required: ['to', 'message'],
  }),
  schema: async () => {
    const { z } = await import('../base/zod.ts');
    return z.object({
      to: z.string().describe('Name or id; "lead" is who started you'),
      message: z.string(),
    });
  },
  description: () =>
    'Writes to an agent that you have started, to a teammate or to your lead. It reads the message before its next step; ' +
    'one that has finished goes on with it. The answer, if there is one, comes as a message.',
  offered: ({ teams, coordinator }) => teams === true || coordinator === true,
  summary: ({ to }) => to,
  readOnly: () => true,
  concurrent: () => false,
  // oxlint-disable-next-line require-yield -- nothing to tell on the way
  async *execute({ to, message }, context) {
    if (!context.send) return refusal('There is nobody to write to here.');
    const { agentId, how } = await context.send(to, message);
    const content =
      how === 'delivered'
        ? `Sent to ${to} (${agentId}).`
        : `${to} (${agentId}) had finished and goes on with your message. Who started it is told when it has finished again.`;
    return { content, isError: false, data: { agentId, how } };
  },
};
