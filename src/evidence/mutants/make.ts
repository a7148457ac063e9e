import type { Change, ChangedFile } from '../types/change.ts';
import { operators } from './operators.ts';
import type { Edit, Operator } from './operators.ts';
import { isMutable, parseSource } from './parse.ts';
import type { AstNode } from './parse.ts';
import { childrenOf, isArid } from './syntax.ts';

/** An edit of one changed line that a test should notice. `before` and `after` are the edited words, cut at 200 characters. */
export type MutantEdit = {
  file: string;
  /** On head, 1-based. */
  line: number;
  operator: string;
  value: number;
  before: string;
  after: string;
  edit: Edit;
};

export type MadeMutants = {
  /** Most telling first; files take turns, so that a large one does not use up the time alone. */
  mutants: MutantEdit[];
  skipped: { file: string; reason: string }[];
};

const largestFile = 1_000_000;
const longestLine = 2_000;

/**
 * Makes at most one mutant of each changed line of source code, or of each line of a file in `options.files` that the
 * change left alone. `read` gives a file of head, or null.
 */
export async function makeMutants(
  change: Change,
  read: (file: string) => Promise<string | null>,
  options: { files?: string[] } = {},
): Promise<MadeMutants> {
  const perFile: MutantEdit[][] = [];
  const skipped: MadeMutants['skipped'] = [];
  for (const file of candidates(change, options.files)) {
    const text = await read(file.path);
    const made = text === null ? 'not a readable file' : await mutantsOfFile(file, text);
    if (typeof made === 'string') skipped.push({ file: file.path, reason: made });
    else perFile.push(made.toSorted((one, other) => other.value - one.value || one.line - other.line));
  }
  return { mutants: takeTurns(perFile), skipped };
}

/** The source with one mutant in it. */
export function applyMutant(source: string, { edit }: Pick<MutantEdit, 'edit'>): string {
  return source.slice(0, edit.start) + edit.replacement + source.slice(edit.end);
}

function candidates(change: Change, files: string[] | undefined): ChangedFile[] {
  const mutable = change.files.filter(
    (file) =>
      file.kind === 'source' &&
      file.status !== 'deleted' &&
      !file.binary &&
      file.lines.length > 0 &&
      isMutable(file.path),
  );
  if (files === undefined) return mutable;
  const changed = new Set(change.files.map((file) => file.path));
  return files.flatMap((name) => {
    if (changed.has(name)) return mutable.find((file) => file.path === name) ?? [];
    return isMutable(name) ? wholeFile(name) : [];
  });
}

/** A file that the change left alone: what new tests claim to test. */
function wholeFile(file: string): ChangedFile {
  const lines = [{ start: 1, end: Number.MAX_SAFE_INTEGER }];
  return { path: file, status: 'modified', kind: 'source', binary: false, lines };
}

/** A reason instead of mutants where the file cannot be used. */
async function mutantsOfFile(file: ChangedFile, text: string): Promise<MutantEdit[] | string> {
  if (text.length > largestFile) return 'larger than 1 MB';
  const lineStarts = startsOfLines(text);
  if (lineStarts.some((start, index) => (lineStarts[index + 1] ?? text.length) - start > longestLine)) {
    return 'looks minified: a line is longer than 2,000 characters';
  }
  const parsed = await parseSource(file.path, text);
  if (!parsed.ok) return `not parsed: ${parsed.reason}`;

  const best = new Map<number, { made: MutantEdit; rank: number }>();
  for (const site of sitesOf(parsed.program, changedRanges(file, lineStarts, text.length))) {
    for (const [rank, operator] of operators.entries()) {
      const edit = operator.edit({ ...site, source: text, typed: /\.[cm]?tsx?$/i.test(file.path) });
      if (edit === null) continue;
      const line = lineAt(lineStarts, edit.start);
      if (!file.lines.some((range) => line >= range.start && line <= range.end)) continue;
      const known = best.get(line);
      if (known !== undefined && known.rank <= rank) continue;
      best.set(line, { rank, made: describe(file.path, text, { line, operator, edit }) });
    }
  }
  return [...best.values()].map(({ made }) => made);
}

function describe(
  file: string,
  text: string,
  { line, operator, edit }: { line: number; operator: Operator; edit: Edit },
): MutantEdit {
  return {
    file,
    line,
    operator: operator.name,
    value: operator.value,
    before: text.slice(edit.start, Math.min(edit.end, edit.start + 200)),
    after: edit.replacement.slice(0, 200),
    edit,
  };
}

type Range = { start: number; end: number };

/** Nodes that touch a changed range, with their parents. Not recursive: a hostile file may nest as deep as it likes. */
function* sitesOf(program: AstNode, ranges: Range[]): Generator<{ node: AstNode; parent: AstNode | null }> {
  const open: { node: AstNode; parent: AstNode | null }[] = [{ node: program, parent: null }];
  for (let site = open.pop(); site !== undefined; site = open.pop()) {
    const { node } = site;
    if (isArid(node) || !ranges.some((range) => node.start < range.end && node.end > range.start)) continue;
    yield site;
    open.push(...childrenOf(node).map((child) => ({ node: child, parent: node })));
  }
}

function startsOfLines(text: string): number[] {
  const starts = [0];
  for (const match of text.matchAll(/\n/g)) starts.push(match.index + 1);
  return starts;
}

function changedRanges(file: ChangedFile, lineStarts: number[], length: number): Range[] {
  return file.lines.map(({ start, end }) => ({
    start: lineStarts[start - 1] ?? length,
    end: lineStarts[end] ?? length,
  }));
}

function lineAt(lineStarts: number[], index: number): number {
  let low = 0;
  let high = lineStarts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((lineStarts[middle] ?? 0) <= index) low = middle;
    else high = middle - 1;
  }
  return low + 1;
}

function takeTurns<T>(lists: T[][]): T[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, index) =>
    lists.flatMap((list) => (index < list.length ? list.slice(index, index + 1) : [])),
  ).flat();
}
