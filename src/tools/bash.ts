import { readOnlyScript } from '../permission/read-only.ts';
import { commandOutput } from './command-output.ts';
import { defined } from './defined.ts';
import type { BashData, BashInput } from './inputs.ts';
import { refusal } from './results.ts';
import type { Tool } from './types.ts';

const defaultMs = 120_000;
const mostMs = 600_000;

/** A shell command in the agent's own copy of the prepared tree; every call leaves a command record. */
export const bashTool: Tool<BashInput> = {
  name: 'Bash',
  inputSchema: () => ({
    type: 'object',
    properties: {
      command: { type: 'string' },
      timeout: { description: `ms; default ${defaultMs}`, type: 'integer', minimum: 1000, maximum: mostMs },
      description: { type: 'string' },
    },
    required: ['command'],
  }),
  schema: async () => {
    const { z } = await import('../base/zod.ts');
    return z.object({
      command: z.string(),
      timeout: z.int().min(1000).max(mostMs).describe(`ms; default ${defaultMs}`).optional(),
      description: z.string().optional(),
    });
  },
  description: () =>
    'Runs a bash command at the repository root, in a sandbox, as a rule without network. Each call starts afresh there; files stay for later calls. ' +
    'The answer begins with a record id (E1, E2 …), exit status and time; long output keeps its head and tail. To find or show files use Grep, Glob and Read.',
  readOnly: (input) => readOnlyScript(input.command).ok,
  concurrent: (input) => readOnlyScript(input.command).ok,
  async *execute(input, context) {
    const { laboratory } = context;
    if (!laboratory) return refusal('No command can be run in this job.');
    if (context.readOnlyShell) {
      const judged = readOnlyScript(input.command);
      if (!judged.ok) return refusal(`Not run: this agent's shell is read-only, and ${judged.reason}.`);
    }
    yield { type: 'progress', text: `$ ${input.command.split('\n')[0]?.slice(0, 120) ?? ''}` };
    const record = await laboratory.bash(
      defined({
        agentId: context.agentId,
        script: input.command,
        timeoutMs: input.timeout ?? defaultMs,
        readOnly: context.readOnlyShell,
      }),
      context.signal,
    );
    const { content, stdout, stderr } = await commandOutput(record, laboratory);
    const data: BashData = { record, stdout, stderr };
    return { content, isError: record.exit.kind === 'denied' || record.exit.kind === 'cancelled', data };
  },
};
