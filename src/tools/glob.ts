import { placeInside } from '../workspace/files.ts';
import { globMatcher } from '../workspace/glob.ts';
import { count } from './excerpt.ts';
import type { GlobData, GlobInput } from './inputs.ts';
import { refusal } from './results.ts';
import { listFiles } from './search/list-files.ts';
import { searchOnHost } from './search/ripgrep.ts';
import type { Tool } from './types.ts';

const mostFiles = 200;

/** Files by name pattern, sorted; `.gitignore` is respected. */
export const globTool: Tool<GlobInput> = {
  name: 'Glob',
  inputSchema: () => ({
    type: 'object',
    properties: {
      pattern: { description: 'e.g. src/**/*.{ts,tsx}', type: 'string' },
      path: { description: 'folder to search', type: 'string' },
    },
    required: ['pattern'],
  }),
  schema: async () => {
    const { z } = await import('../base/zod.ts');
    return z.object({
      pattern: z.string().describe('e.g. src/**/*.{ts,tsx}'),
      path: z.string().describe('folder to search').optional(),
    });
  },
  description: () =>
    `Lists files whose path matches a pattern (at most ${mostFiles}, sorted, ignored files left out). ` +
    'A pattern without a slash is looked for in every folder. For text inside files use Grep.',
  readOnly: () => true,
  concurrent: () => true,
  // oxlint-disable-next-line require-yield -- a tool is a generator; this one has no progress to tell
  async *execute(input, context) {
    const place = await placeInside(context.root, input.path ?? '.');
    if (!place.allowed) return refusal(place.reason);
    if (place.kind === 'file') return refusal(`${place.relative} is a file; path takes a folder`);
    const program = context.search ?? (await searchOnHost());
    const scope = { root: context.root, under: place.real, program };
    const list = await listFiles(scope, context.signal);
    const matches = globMatcher(relativePattern(input.pattern, context.root));
    const base = place.real === '' ? 0 : place.real.length + 1;
    const found = list.files.filter((file) => matches(file.slice(base)) && context.mayRead?.(file) !== false);
    const data: GlobData = {
      files: found.slice(0, mostFiles),
      total: found.length,
      truncated: found.length > mostFiles || list.incomplete,
    };
    return { content: shown(data, list.incomplete, input), isError: false, data };
  },
};

function shown(data: GlobData, incomplete: boolean, input: GlobInput): string {
  const notes: string[] = [];
  if (data.total > data.files.length)
    notes.push(`${count(data.total - data.files.length)} more files match; narrow the pattern or the path`);
  if (incomplete) notes.push('the listing was stopped at its bound; give a path');
  if (data.files.length === 0) notes.unshift(`no file matches ${input.pattern}`);
  return [...data.files, ...notes.map((note) => `[${note}]`)].join('\n');
}

/** Absolute patterns inside the root are taken as relative; a bare name is looked for in every folder. */
function relativePattern(pattern: string, root: string): string {
  const relative = pattern.startsWith(`${root}/`)
    ? pattern.slice(root.length + 1)
    : pattern.replace(/^\.\//, '');
  return relative.includes('/') ? relative : `**/${relative}`;
}
