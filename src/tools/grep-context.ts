import { takeStart } from '../base/text.ts';
import { openInside } from '../workspace/files.ts';
import { readLines } from './read-lines.ts';
import type { FoundLine } from './search/find-lines.ts';

/** `path:12:text` a match, `path-11-text` a line around it, `--` between parts that do not touch. */
export async function withContext(matches: FoundLine[], around: number, root: string): Promise<string[]> {
  const plain = matches.map((match) => `${match.path}:${match.line}:${match.text}`);
  if (around === 0) return plain;
  const shown: string[] = [];
  for (const path of new Set(matches.map((match) => match.path))) {
    const inFile = matches.filter((match) => match.path === path);
    for (const part of parts(inFile, around)) {
      const first = Math.max(1, (part[0]?.line ?? 1) - around);
      const last = (part.at(-1)?.line ?? first) + around;
      const lines = await linesOf(root, path, first, last - first + 1);
      if (shown.length > 0) shown.push('--');
      const byLine = new Map(part.map((match) => [match.line, match.text]));
      if (lines.length === 0) shown.push(...part.map((match) => `${path}:${match.line}:${match.text}`));
      for (const [index, text] of lines.entries()) {
        const number = first + index;
        const match = byLine.get(number);
        shown.push(match === undefined ? `${path}-${number}-${text}` : `${path}:${number}:${match}`);
      }
    }
  }
  return shown;
}

/** Matches whose surroundings touch are shown as one part. */
function parts(matches: FoundLine[], around: number): FoundLine[][] {
  const result: FoundLine[][] = [];
  for (const match of matches) {
    const last = result.at(-1);
    const previous = last?.at(-1);
    if (last && previous && match.line - previous.line <= 2 * around + 1) last.push(match);
    else result.push([match]);
  }
  return result;
}

async function linesOf(root: string, path: string, first: number, most: number): Promise<string[]> {
  const file = await openInside(root, path);
  if (!('handle' in file)) return [];
  try {
    const read = await readLines(file.handle.createReadStream({ autoClose: false, start: 0 }), {
      first,
      most,
    });
    return read.lines.map((line) => (line.length > 300 ? `${takeStart(line, 300)} […]` : line));
  } finally {
    await file.handle.close();
  }
}
