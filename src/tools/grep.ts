import { takeStart } from '../base/text.ts';
import { placeInside } from '../workspace/files.ts';
import { globMatcher } from '../workspace/glob.ts';
import { count } from './excerpt.ts';
import { withContext } from './grep-context.ts';
import type { GrepData, GrepInput } from './inputs.ts';
import { refusal } from './results.ts';
import { findLines } from './search/find-lines.ts';
import type { Found, FoundLine } from './search/find-lines.ts';
import { listFiles } from './search/list-files.ts';
import type { SearchScope } from './search/list-files.ts';
import { searchOnHost } from './search/ripgrep.ts';
import type { Tool, ToolResult, ToolUseContext } from './types.ts';

const defaultLimit = 100;
const mostLimit = 1000;
const longestLine = 300;
const mostChars = 30_000;

/** Lines or files that match a regular expression. */
export const grepTool: Tool<GrepInput> = {
  name: 'Grep',
  inputSchema: () => ({
    type: 'object',
    properties: {
      pattern: { description: 'regular expression', type: 'string' },
      path: { description: 'file or folder', type: 'string' },
      glob: { description: 'only these files, e.g. **/*.ts', type: 'string' },
      output_mode: { description: 'default files', type: 'string', enum: ['content', 'files', 'count'] },
      ignore_case: { type: 'boolean' },
      context: { description: 'lines around a match', type: 'integer', minimum: 0, maximum: 20 },
      head_limit: { description: `default ${defaultLimit}`, type: 'integer', minimum: 1, maximum: mostLimit },
    },
    required: ['pattern'],
  }),
  schema: async () => {
    const { z } = await import('../base/zod.ts');
    return z.object({
      pattern: z.string().describe('regular expression'),
      path: z.string().describe('file or folder').optional(),
      glob: z.string().describe('only these files, e.g. **/*.ts').optional(),
      output_mode: z.enum(['content', 'files', 'count']).describe('default files').optional(),
      ignore_case: z.boolean().optional(),
      context: z.int().min(0).max(20).describe('lines around a match').optional(),
      head_limit: z.int().min(1).max(mostLimit).describe(`default ${defaultLimit}`).optional(),
    });
  },
  description: () =>
    'Searches file contents by regular expression, line by line: file names (files), matching lines with numbers (content), or matches a file (count). ' +
    'Ignored and binary files are left out. Results are sorted and bounded; it says when there are more.',
  readOnly: () => true,
  concurrent: () => true,
  // oxlint-disable-next-line require-yield -- a tool is a generator; this one has no progress to tell
  async *execute(input, context) {
    const place = await placeInside(context.root, input.path ?? '.');
    if (!place.allowed) return refusal(place.reason);
    const program = context.search ?? (await searchOnHost());
    const scope = { root: context.root, under: place.real, program };
    const found = await search(input, scope, place.kind, context);
    if (!found.ok) return refusal(found.reason);
    const lines = found.lines
      .filter(({ path }) => context.mayRead?.(path) !== false)
      .toSorted((a, b) => (a.path === b.path ? a.line - b.line : a.path < b.path ? -1 : 1));
    return answer(input, context, lines, found.incomplete);
  },
};

/** A glob is applied by us: ripgrep's own would bring ignored files back. */
async function search(
  input: GrepInput,
  scope: SearchScope,
  kind: 'file' | 'folder',
  context: ToolUseContext,
): Promise<Found> {
  const wanted = {
    ...scope,
    pattern: input.pattern,
    ignoreCase: input.ignore_case ?? false,
    firstOnly: (input.output_mode ?? 'files') === 'files',
  };
  if (kind === 'file') return findLines({ ...wanted, files: [scope.under] }, context.signal);
  if (input.glob === undefined) return findLines(wanted, context.signal);
  const matches = globMatcher(
    input.glob.includes('/') ? input.glob.replace(/^\.?\//, '') : `**/${input.glob}`,
  );
  const list = await listFiles(scope, context.signal);
  const below = scope.under === '' ? 0 : scope.under.length + 1;
  const files = list.files.filter((file) => matches(file) || matches(file.slice(below)));
  return findLines({ ...wanted, files }, context.signal);
}

async function answer(
  input: GrepInput,
  context: ToolUseContext,
  lines: FoundLine[],
  incomplete: (Found & { ok: true })['incomplete'],
): Promise<ToolResult> {
  const mode = input.output_mode ?? 'files';
  const limit = input.head_limit ?? defaultLimit;
  const perFile = new Map<string, number>();
  for (const { path } of lines) perFile.set(path, (perFile.get(path) ?? 0) + 1);
  const total = mode === 'content' ? lines.length : perFile.size;

  const kept = lines.slice(0, limit).map((line) => ({ ...line, text: cut(line.text) }));
  const counts = [...perFile].slice(0, limit).map(([path, number]) => ({ path, count: number }));
  const matches = mode === 'content' ? kept : [];
  const data: GrepData = {
    mode,
    files: mode === 'content' ? [...new Set(kept.map(({ path }) => path))] : counts.map(({ path }) => path),
    matches,
    counts: mode === 'count' ? counts : [],
    truncated: total > limit || incomplete !== null,
  };
  const body =
    mode === 'content'
      ? await withContext(matches, input.context ?? 0, context.root)
      : counts.map(({ path, count: number }) => (mode === 'count' ? `${path}: ${number}` : path));
  const bounded = withinChars(body);
  const notes: string[] = [];
  if (total === 0) notes.push('no match');
  if (total > limit)
    notes.push(
      `${count(limit)} of ${count(total)} shown; raise head_limit, or narrow the pattern or the path`,
    );
  if (bounded.length < body.length) notes.push('the answer was cut to its size bound; narrow the search');
  if (incomplete !== null) notes.push(`the search stopped early (${incomplete}); narrow the path`);
  data.truncated ||= bounded.length < body.length;
  return { content: [...bounded, ...notes.map((note) => `[${note}]`)].join('\n'), isError: false, data };
}

function cut(text: string): string {
  return text.length <= longestLine ? text : `${takeStart(text, longestLine)} […]`;
}

function withinChars(lines: string[]): string[] {
  let chars = 0;
  const end = lines.findIndex((line) => (chars += line.length + 1) > mostChars);
  return end === -1 ? lines : lines.slice(0, end);
}
