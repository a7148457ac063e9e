import { statusOf, unknownShell } from './bash-output.ts';
import type { KillShellInput } from './inputs.ts';
import { refusal } from './results.ts';
import type { Tool } from './types.ts';

/** Ends a shell in the background, with every process that it has started. */
export const killShellTool: Tool<KillShellInput> = {
  name: 'KillShell',
  inputSchema: () => ({
    type: 'object',
    properties: { shell_id: { description: 'as Bash gave it, e.g. E7', type: 'string' } },
    required: ['shell_id'],
  }),
  schema: async () => {
    const { z } = await import('../base/zod.ts');
    return z.object({ shell_id: z.string().describe('as Bash gave it, e.g. E7') });
  },
  description: () =>
    'Ends a background command of yours with all its processes. Its output can still be read.',
  readOnly: () => true,
  concurrent: () => false,
  // oxlint-disable-next-line require-yield -- a tool is a generator; this one has no progress to tell
  async *execute({ shell_id }, context) {
    const shell = context.own?.shells.find(shell_id);
    if (!shell) return refusal(unknownShell(shell_id, context));
    if (shell.ended === null) await shell.kill();
    return { content: `${shell.id} ${statusOf(shell, shell.ended)}`, isError: false };
  },
};
