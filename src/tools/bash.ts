import type { Laboratory, ShellRequest } from '../evidence/types/laboratory.ts';
import { readOnlyScript } from '../permission/read-only.ts';
import { commandOutput } from './command-output.ts';
import { defined } from './defined.ts';
import type { BashData, BashInput, BashStartedData } from './inputs.ts';
import { refusal } from './results.ts';
import type { Tool, ToolResult, ToolUseContext } from './types.ts';

const defaultMs = 120_000;
const mostMs = 600_000;
/** Of a command in the background for which no time was set: an hour. */
const backgroundMs = 3_600_000;
const inBackground = 'answers at once; BashOutput shows what it writes, KillShell ends it';

/** A shell command in the agent's own copy of the prepared tree; every call leaves a command record. */
export const bashTool: Tool<BashInput> = {
  name: 'Bash',
  inputSchema: (env) => ({
    type: 'object',
    properties: {
      command: { type: 'string' },
      timeout: { description: `ms; default ${defaultMs}`, type: 'integer', minimum: 1000, maximum: mostMs },
      description: { type: 'string' },
      ...(env.backgroundShells ? { run_in_background: { description: inBackground, type: 'boolean' } } : {}),
    },
    required: ['command'],
  }),
  schema: async (env) => {
    const { z } = await import('../base/zod.ts');
    const base = z.object({
      command: z.string(),
      timeout: z.int().min(1000).max(mostMs).describe(`ms; default ${defaultMs}`).optional(),
      description: z.string().optional(),
    });
    return env.backgroundShells
      ? base.extend({ run_in_background: z.boolean().describe(inBackground).optional() })
      : base;
  },
  description: () =>
    'Runs a bash command at the repository root, in a sandbox, as a rule without network. Each call starts afresh there; files stay for later calls. ' +
    'The answer begins with a record id (E1, E2 …), exit status and time; long output keeps its head and tail. To find or show files use Grep, Glob and Read.',
  readOnly: (input) => readOnlyScript(input.command).ok,
  concurrent: (input) => !input.run_in_background && readOnlyScript(input.command).ok,
  async *execute(input, context) {
    const { laboratory } = context;
    if (!laboratory) return refusal('No command can be run in this job.');
    if (context.readOnlyShell) {
      const judged = readOnlyScript(input.command);
      if (!judged.ok) return refusal(`Not run: this agent's shell is read-only, and ${judged.reason}.`);
    }
    yield { type: 'progress', text: `$ ${input.command.split('\n')[0]?.slice(0, 120) ?? ''}` };
    const request = requestOf(input, context);
    if (input.run_in_background) return await started(laboratory, request, context);
    const record = await laboratory.bash(request, context.signal);
    const { content, stdout, stderr } = await commandOutput(record, laboratory);
    const data: BashData = { record, stdout, stderr };
    return { content, isError: record.exit.kind === 'denied' || record.exit.kind === 'cancelled', data };
  },
};

function requestOf(input: BashInput, context: ToolUseContext): ShellRequest {
  return defined({
    agentId: context.agentId,
    script: input.command,
    timeoutMs: input.timeout ?? (input.run_in_background ? backgroundMs : defaultMs),
    readOnly: context.readOnlyShell,
    workTree: context.workTree,
    cwd: context.cwd,
  });
}

/** The command belongs to the agent's run, which ends it at the latest. */
async function started(
  laboratory: Laboratory,
  request: ShellRequest,
  { own, signal }: ToolUseContext,
): Promise<ToolResult> {
  if (!own) return refusal('Nothing runs in the background here.');
  const shell = await own.shells.start(laboratory, request, signal);
  if ('refused' in shell) return refusal(`Not run: ${shell.refused}.`);
  const data: BashStartedData = { id: shell.id };
  return {
    content: `${shell.id} runs in the background. BashOutput shows what it writes, KillShell ends it; it ends with you at the latest.`,
    isError: false,
    data,
  };
}
