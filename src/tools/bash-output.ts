import type { BackgroundShell } from './background-shells.ts';
import { exitWords } from './command-output.ts';
import { count, duration } from './excerpt.ts';
import type { BashOutputData, BashOutputInput } from './inputs.ts';
import { refusal } from './results.ts';
import type { Tool, ToolUseContext } from './types.ts';

/** Bytes of each stream in one answer. */
const most = { stdout: 8000, stderr: 4000 };

/** What a shell in the background has written since the last time it was asked. */
export const bashOutputTool: Tool<BashOutputInput> = {
  name: 'BashOutput',
  inputSchema: () => ({
    type: 'object',
    properties: { bash_id: { description: 'as Bash gave it, e.g. E7', type: 'string' } },
    required: ['bash_id'],
  }),
  schema: async () => {
    const { z } = await import('../base/zod.ts');
    return z.object({ bash_id: z.string().describe('as Bash gave it, e.g. E7') });
  },
  description: () =>
    'Shows what a background command has written since you last asked, and whether it still runs. Long output comes in pieces: ask again for the next.',
  readOnly: () => true,
  concurrent: () => false,
  // oxlint-disable-next-line require-yield -- a tool is a generator; this one has no progress to tell
  async *execute({ bash_id }, context) {
    const shell = context.own?.shells.find(bash_id);
    if (!shell) return refusal(unknownShell(bash_id, context));
    // Before the output: what has ended writes no more.
    const { ended } = shell;
    const stdout = await newOutput(shell, 'stdout');
    const stderr = await newOutput(shell, 'stderr');
    const status = statusOf(shell, ended);
    const parts = [`${shell.id} ${status}`];
    if (stdout !== '') parts.push(stdout);
    if (stderr !== '') parts.push(`--- stderr\n${stderr}`);
    if (stdout === '' && stderr === '') parts.push('(nothing new)');
    const record = ended && 'record' in ended ? ended.record : null;
    const data: BashOutputData = { id: shell.id, running: ended === null, record, stdout, stderr };
    return { content: parts.join('\n'), isError: false, data };
  },
};

/** The next piece, and how much more is there already. */
async function newOutput(shell: BackgroundShell, stream: 'stdout' | 'stderr'): Promise<string> {
  const { text, next, bytes } = await shell.readOn(stream, {
    from: shell.told[stream],
    maxBytes: most[stream],
  });
  shell.told[stream] = next;
  const left = bytes - next;
  const more = left > 3 ? `\n[${count(left)} more bytes are there; call BashOutput again to read on]` : '';
  return `${text.trimEnd()}${more}`;
}

export function statusOf({ startedAt }: BackgroundShell, ended: BackgroundShell['ended']): string {
  if (ended === null) return `still runs after ${duration(performance.now() - startedAt)}`;
  if ('failed' in ended) return `could not be run: ${ended.failed}`;
  const { exit, durationMs } = ended.record;
  return `${exitWords(exit)} in ${duration(durationMs)}`;
}

export function unknownShell(id: string, { own }: ToolUseContext): string {
  const known = own?.shells.list().map((shell) => shell.id) ?? [];
  return `There is no background command ${id.slice(0, 40)} of yours. Known: ${known.join(', ') || 'none'}.`;
}
