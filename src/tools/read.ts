import { extname } from 'node:path';
import { openInside } from '../workspace/files.ts';
import type { OpenFile } from '../workspace/files.ts';
import { stampOf } from '../workspace/write-files.ts';
import { count } from './excerpt.ts';
import type { ReadData, ReadInput } from './inputs.ts';
import { notebookText } from './read-notebook.ts';
import { readLines } from './read-lines.ts';
import type { LineRange } from './read-lines.ts';
import { readable } from './readable.ts';
import { refusal } from './results.ts';
import type { RunState } from './run-state.ts';
import type { Tool, ToolResult, ToolUseContext } from './types.ts';

const defaultLines = 800;
const mostLines = 4000;

/** Text of a file below the root, with line numbers. */
export const readTool: Tool<ReadInput> = {
  name: 'Read',
  inputSchema: () => ({
    type: 'object',
    properties: {
      file_path: { type: 'string' },
      offset: { description: 'first line, from 1', type: 'integer', minimum: 1, maximum: 100_000_000 },
      limit: {
        description: `lines; default ${defaultLines}`,
        type: 'integer',
        minimum: 1,
        maximum: mostLines,
      },
    },
    required: ['file_path'],
  }),
  schema: async () => {
    const { z } = await import('../base/zod.ts');
    return z.object({
      file_path: z.string(),
      offset: z.int().min(1).max(100_000_000).describe('first line, from 1').optional(),
      limit: z.int().min(1).max(mostLines).describe(`lines; default ${defaultLines}`).optional(),
    });
  },
  description: ({ media }) =>
    'Shows a text file of the repository (or a notebook, as text) with line numbers. Long lines and long files are cut, and it says how to read on. ' +
    (media
      ? 'Images and PDFs are shown as they are. Not for folders (Glob) or other binary files. '
      : 'Not for folders (Glob), binary files, images or PDFs. ') +
    'To find something, Grep first and read around it.',
  readOnly: () => true,
  concurrent: () => true,
  // oxlint-disable-next-line require-yield -- a tool is a generator; this one has no progress to tell
  async *execute(input, context) {
    const file = await openInside(context.root, input.file_path);
    if (!('handle' in file)) return refusal(file.reason);
    try {
      if (!readable(context, file.place))
        return refusal(`${input.file_path} may not be read: a deny rule covers it`);
      const range: LineRange = { first: input.offset ?? 1, most: input.limit ?? defaultLines };
      const path = file.place.relative;
      if (context.media && context.own && isMedia(path)) return await shownMedia(file, context.own);
      const unsupported = unsupportedKind(path);
      if (unsupported !== null) return refusal(`${path} (${count(file.bytes)} bytes) is ${unsupported}`);
      const text = extname(path) === '.ipynb' ? await notebookText(file.handle, file.bytes, range) : null;
      const lines =
        text ?? (await readLines(file.handle.createReadStream({ autoClose: false, start: 0 }), range));
      if (lines.binary)
        return refusal(
          `${path} (${count(file.bytes)} bytes) is binary; look at it in Bash with file, od -c or strings`,
        );
      context.own?.files.remember(file.place.real, stampOf(await file.handle.stat({ bigint: true })));
      return {
        content: `${numbered(path, lines, range)}${await instructionsFor(path, context)}`,
        isError: false,
        data: {
          path,
          firstLine: range.first,
          lines: lines.lines.length,
          totalLines: lines.total,
          text: lines.lines.join('\n'),
          truncated: lines.more || lines.cutLines > 0,
        } satisfies ReadData,
      };
    } finally {
      await file.handle.close();
    }
  },
};

/** What the folders on the way to a file ask of whoever works there: told once a run, with the first file that it reads there. */
async function instructionsFor(path: string, { instructions, own }: ToolUseContext): Promise<string> {
  if (!instructions || !own) return '';
  const { text, files } = await instructions.forPath(path);
  const news = files.filter((file) => !own.told.has(file));
  for (const file of news) own.told.add(file);
  return text === null || news.length === 0
    ? ''
    : `\n\nThe repository's instructions for this folder:\n\n${text}`;
}

async function shownMedia({ handle, bytes, place }: OpenFile, own: RunState): Promise<ToolResult> {
  const { readMedia } = await import('./read-media.ts');
  const found = await readMedia(handle, bytes, own);
  const name = `${place.relative} (${count(bytes)} bytes)`;
  if ('reason' in found) return refusal(`${name} is ${found.reason}`);
  return { content: `${name}: ${found.about}`, media: [found.media], isError: false };
}

type Lines = Awaited<ReturnType<typeof readLines>>;

function numbered(path: string, found: Lines, range: LineRange): string {
  const { lines, total, more, cutLines } = found;
  if (total === 0) return `${path} is empty.`;
  if (lines.length === 0)
    return `${path} has ${count(total ?? 0)} lines; nothing stands at line ${count(range.first)}.`;
  const last = range.first + lines.length - 1;
  const notices: string[] = [];
  if (more)
    notices.push(
      `lines ${count(range.first)}–${count(last)} of ${total === null ? 'many' : count(total)}; read on with offset ${last + 1}`,
    );
  if (cutLines > 0)
    notices.push(
      `${count(cutLines)} long line${cutLines === 1 ? ' was' : 's were'} cut; see all of one in Bash: sed -n ${range.first}p FILE | cut -c 1000-2000`,
    );
  const text = lines.map((line, index) => `${range.first + index}\t${line}`).join('\n');
  return notices.length === 0 ? text : `${text}\n[${notices.join('. ')}]`;
}

function isMedia(path: string): boolean {
  return ['.png', '.jpg', '.jpeg', '.gif', '.webp', '.pdf'].includes(extname(path).toLowerCase());
}

/** What is not shown, by name; everything else is judged by its bytes. */
function unsupportedKind(path: string): string | null {
  const kind = extname(path).toLowerCase();
  if (['.png', '.jpg', '.jpeg', '.gif', '.webp', '.bmp', '.ico', '.avif'].includes(kind))
    return 'an image; images are not shown to agents';
  if (kind === '.pdf') return 'a PDF; PDFs are not shown to agents (try pdftotext in Bash)';
  return null;
}
