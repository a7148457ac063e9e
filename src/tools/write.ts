import { mostWrittenBytes, openForChange, replaceContent } from './editing.ts';
import { count } from './excerpt.ts';
import type { WriteData, WriteInput } from './inputs.ts';
import { refusal } from './results.ts';
import type { Tool } from './types.ts';

/** A file as a whole, in the agent's own work tree. */
export const writeTool: Tool<WriteInput> = {
  name: 'Write',
  aliases: ['FileWrite'],
  inputSchema: () => ({
    type: 'object',
    properties: { file_path: { type: 'string' }, content: { type: 'string' } },
    required: ['file_path', 'content'],
  }),
  schema: async () => {
    const { z } = await import('../base/zod.ts');
    return z.object({ file_path: z.string(), content: z.string() });
  },
  description: () =>
    'Writes a whole file, and the folders it needs. A file that exists must have been read first; for a part of it use Edit.',
  readOnly: () => false,
  concurrent: () => false,
  // oxlint-disable-next-line require-yield -- a tool is a generator; this one has no progress to tell
  async *execute(input, context) {
    const bytes = Buffer.byteLength(input.content);
    if (bytes > mostWrittenBytes)
      return refusal(
        `content is too large (${count(bytes)} bytes; the most is ${count(mostWrittenBytes)}); let a command in Bash make the file`,
      );
    const file = await openForChange(context, input.file_path, { make: true });
    if (!('handle' in file)) return refusal(file.reason);
    try {
      await replaceContent(file, input.content);
      const data: WriteData = { path: file.relative, bytes, created: file.created };
      const how = file.created ? 'Made' : 'Replaced';
      return { content: `${how} ${file.relative} (${count(bytes)} bytes).`, isError: false, data };
    } finally {
      await file.handle.close();
    }
  },
};
