import type { FileHandle } from 'node:fs/promises';
import { cutEnd } from './excerpt.ts';
import { readLines } from './read-lines.ts';
import type { LineRange, LinesRead } from './read-lines.ts';

const mostBytes = 8 * 1024 * 1024;
const longestOutput = 2000;

/** The cells of a notebook as text; null when it is too large or not a notebook, so that it is read as it stands. */
export async function notebookText(
  handle: FileHandle,
  bytes: number,
  range: LineRange,
): Promise<LinesRead | null> {
  if (bytes > mostBytes) return null;
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(bytes), 0, bytes, 0);
  const cells = cellsOf(buffer.subarray(0, bytesRead).toString('utf8'));
  if (cells === null) return null;
  const text = cells.map((cell, index) => cellText(cell, index + 1)).join('\n\n');
  return readLines(once(Buffer.from(text)), range);
}

function cellsOf(json: string): unknown[] | null {
  try {
    const notebook: unknown = JSON.parse(json);
    const cells = field(notebook, 'cells');
    return Array.isArray(cells) ? cells : null;
  } catch {
    return null;
  }
}

function cellText(cell: unknown, number: number): string {
  const kind = field(cell, 'cell_type');
  const outputs = field(cell, 'outputs');
  const texts = Array.isArray(outputs) ? outputs.map(outputText).filter((text) => text !== '') : [];
  return [
    `# cell ${number} (${typeof kind === 'string' ? kind : 'unknown'})`,
    joined(field(cell, 'source')),
    ...texts.map((text) => `# output\n${cutEnd(text, longestOutput)}`),
  ].join('\n');
}

function outputText(output: unknown): string {
  const traceback = field(output, 'traceback');
  const plain = field(field(output, 'data'), 'text/plain');
  return joined(field(output, 'text') ?? plain ?? traceback ?? '');
}

/** Notebooks keep text as a string or as a list of lines. */
function joined(value: unknown): string {
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? value.filter((line) => typeof line === 'string').join('') : '';
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

async function* once(buffer: Buffer): AsyncGenerator<Buffer> {
  yield buffer;
}
