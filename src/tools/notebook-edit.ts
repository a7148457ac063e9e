import { randomBytes } from 'node:crypto';
import { isRecord } from '../base/record.ts';
import { openForChange, replaceContent, wholeText } from './editing.ts';
import type { NotebookEditData, NotebookEditInput } from './inputs.ts';
import { refusal } from './results.ts';
import type { Tool } from './types.ts';

const kinds = ['code', 'markdown'] as const;
const modes = ['replace', 'insert', 'delete'] as const;

/** One cell of a notebook in the agent's own work tree. */
export const notebookEditTool: Tool<NotebookEditInput> = {
  name: 'NotebookEdit',
  inputSchema: () => ({
    type: 'object',
    properties: {
      notebook_path: { type: 'string' },
      cell_id: {
        description: 'its number as Read shows it, or its id; insert: the cell before, absent for the start',
        type: 'string',
      },
      new_source: { type: 'string' },
      cell_type: { type: 'string', enum: kinds },
      edit_mode: { description: 'default replace', type: 'string', enum: modes },
    },
    required: ['notebook_path', 'new_source'],
  }),
  schema: async () => {
    const { z } = await import('../base/zod.ts');
    return z.object({
      notebook_path: z.string(),
      cell_id: z
        .string()
        .describe('its number as Read shows it, or its id; insert: the cell before, absent for the start')
        .optional(),
      new_source: z.string(),
      cell_type: z.enum(kinds).optional(),
      edit_mode: z.enum(modes).describe('default replace').optional(),
    });
  },
  description: () => 'Replaces, inserts or deletes one cell of a Jupyter notebook that you have read.',
  readOnly: () => false,
  concurrent: () => false,
  // oxlint-disable-next-line require-yield -- a tool is a generator; this one has no progress to tell
  async *execute(input, context) {
    const file = await openForChange(context, input.notebook_path, { make: false });
    if (!('handle' in file)) return refusal(file.reason);
    try {
      const text = await wholeText(file);
      const notebook = text === null ? null : parsed(text);
      if (text === null || notebook === null) return refusal(`${file.relative} is not a notebook with cells`);
      const done = changed(notebook, input);
      if ('reason' in done) return refusal(done.reason);
      await replaceContent(file, written(notebook, text));
      const data: NotebookEditData = { path: file.relative, cell: done.cell, cells: notebook.cells.length };
      return {
        content: `${done.how} cell ${done.cell} of ${file.relative}, which has ${data.cells} cells now.`,
        isError: false,
        data,
      };
    } finally {
      await file.handle.close();
    }
  },
};

type Notebook = Record<string, unknown> & { cells: unknown[] };

function parsed(text: string): Notebook | null {
  try {
    const value: unknown = JSON.parse(text.replace(/^\ufeff/, ''));
    return isRecord(value) && Array.isArray(value['cells']) ? { ...value, cells: value['cells'] } : null;
  } catch {
    return null;
  }
}

/** Indented as it was. */
function written(notebook: Notebook, before: string): string {
  const indent = /\n([ \t]+)"/.exec(before)?.[1] ?? '';
  return `${JSON.stringify(notebook, null, indent)}${before.endsWith('\n') ? '\n' : ''}`;
}

function changed(
  notebook: Notebook,
  { cell_id, new_source, cell_type, edit_mode = 'replace' }: NotebookEditInput,
): { how: string; cell: number } | { reason: string } {
  const { cells } = notebook;
  const at = cell_id === undefined ? -1 : placeOf(cells, cell_id);
  if (at === null)
    return { reason: `there is no cell ${cell_id}; Read numbers the cells from 1 to ${cells.length}` };
  if (edit_mode === 'insert') {
    cells.splice(at + 1, 0, newCell(notebook, cell_type ?? 'code', new_source));
    return { how: 'Inserted', cell: at + 2 };
  }
  if (at === -1) return { reason: `${edit_mode} needs cell_id: the number of the cell as Read shows it` };
  if (edit_mode === 'delete') {
    cells.splice(at, 1);
    return { how: 'Deleted', cell: at + 1 };
  }
  const cell = cells[at];
  if (!isRecord(cell)) return { reason: `cell ${cell_id} is not an object` };
  cells[at] = replaced(cell, cell_type, new_source);
  return { how: 'Replaced', cell: at + 1 };
}

/** An id before a number: a cell may be called `2`. */
function placeOf(cells: unknown[], wanted: string): number | null {
  const byId = cells.findIndex((cell) => isRecord(cell) && cell['id'] === wanted);
  if (byId !== -1) return byId;
  const number = /^\d{1,6}$/.test(wanted) ? Number(wanted) : 0;
  return number >= 1 && number <= cells.length ? number - 1 : null;
}

/** What the old source printed is not what the new one prints. */
function replaced(
  { outputs: _outputs, execution_count: _count, ...cell }: Record<string, unknown>,
  kind: NotebookEditInput['cell_type'],
  source: string,
): Record<string, unknown> {
  const cell_type = kind ?? cell['cell_type'];
  return { ...cell, cell_type, ...(cell_type === 'code' ? neverRun : {}), source: linesOf(source) };
}

const neverRun = { execution_count: null, outputs: [] };

function newCell(notebook: Notebook, kind: (typeof kinds)[number], source: string): Record<string, unknown> {
  const id = notebook.cells.some((cell) => isRecord(cell) && 'id' in cell)
    ? { id: randomBytes(4).toString('hex') }
    : {};
  return {
    cell_type: kind,
    ...id,
    metadata: {},
    ...(kind === 'code' ? neverRun : {}),
    source: linesOf(source),
  };
}

/** As notebooks keep text: lines with their ends. */
function linesOf(source: string): string[] {
  return source.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}
