import { openForChange, replaceContent, wholeText } from './editing.ts';
import { count, cutEnd } from './excerpt.ts';
import type { EditData, EditInput } from './inputs.ts';
import { refusal } from './results.ts';
import type { Tool } from './types.ts';

/** An exact replacement in a file of the agent's own work tree. */
export const editTool: Tool<EditInput> = {
  name: 'Edit',
  aliases: ['FileEdit'],
  inputSchema: () => ({
    type: 'object',
    properties: {
      file_path: { type: 'string' },
      old_string: { description: 'exactly as it stands, without line numbers', type: 'string' },
      new_string: { type: 'string' },
      replace_all: { type: 'boolean' },
    },
    required: ['file_path', 'old_string', 'new_string'],
  }),
  schema: async () => {
    const { z } = await import('../base/zod.ts');
    return z.object({
      file_path: z.string(),
      old_string: z.string().describe('exactly as it stands, without line numbers'),
      new_string: z.string(),
      replace_all: z.boolean().optional(),
    });
  },
  description: () =>
    'Replaces text in a file that you have read. old_string must occur exactly once (give more of what is around it), or use replace_all.',
  readOnly: () => false,
  concurrent: () => false,
  // oxlint-disable-next-line require-yield -- a tool is a generator; this one has no progress to tell
  async *execute(input, context) {
    if (input.old_string === '') return refusal('old_string is empty; to write a whole file use Write');
    if (input.old_string === input.new_string) return refusal('old_string and new_string are the same');
    const file = await openForChange(context, input.file_path, { make: false });
    if (!('handle' in file)) return refusal(file.reason);
    try {
      const text = await wholeText(file);
      if (text === null) return refusal(`${file.relative} is not UTF-8 text; change it in Bash`);
      const edit = editOf(text, input);
      if (edit.pieces.length === 1)
        return refusal(
          `old_string does not occur in ${file.relative}; Read it, and copy the text without the line numbers`,
        );
      const replacements = edit.pieces.length - 1;
      if (replacements > 1 && !input.replace_all)
        return refusal(
          `old_string occurs ${count(replacements)} times in ${file.relative}; give more of what is around it, or use replace_all`,
        );
      await replaceContent(file, edit.pieces.join(edit.replacement));
      const data: EditData = { path: file.relative, replacements };
      const times = replacements === 1 ? '' : ` (${count(replacements)} places)`;
      return {
        content: `Edited ${file.relative}${times}:\n${around(edit)}`,
        isError: false,
        data,
      };
    } finally {
      await file.handle.close();
    }
  },
};

type Edit = { pieces: string[]; replacement: string };

/** Read shows lines without carriage returns: where a file has them, text of several lines is looked for with them too. */
function editOf(text: string, { old_string, new_string }: EditInput): Edit {
  const pieces = text.split(old_string);
  if (pieces.length > 1 || !text.includes('\r\n')) return { pieces, replacement: new_string };
  return { pieces: text.split(withReturns(old_string)), replacement: withReturns(new_string) };
}

function withReturns(text: string): string {
  return text.replaceAll(/\r?\n/g, '\r\n');
}

const linesAround = 3;
const mostShown = 4000;

/** The first place as it is now, with line numbers as Read gives them. */
function around({ pieces: [before = '', after = ''], replacement }: Edit): string {
  const above = before.split('\n');
  const first = Math.max(1, above.length - linesAround);
  const below = after.split('\n').slice(0, linesAround + 1);
  const text = above.slice(first - 1).join('\n') + replacement + below.join('\n');
  const lines = text.split('\n').map((line, index) => `${first + index}\t${line.replace(/\r$/, '')}`);
  return cutEnd(lines.join('\n'), mostShown);
}
