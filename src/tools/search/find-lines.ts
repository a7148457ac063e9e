import type { SearchScope } from './list-files.ts';
import { ripgrepFlags } from './ripgrep.ts';

export type FoundLine = { path: string; line: number; text: string };

export type Found =
  | { ok: true; lines: FoundLine[]; incomplete: 'output' | 'time' | 'cancelled' | null }
  /** The pattern or the search is at fault: words for the model. */
  | { ok: false; reason: string };

export type LineSearch = SearchScope & {
  pattern: string;
  ignoreCase: boolean;
  /** One match a file is enough. */
  firstOnly: boolean;
  /** Search exactly these files instead of the scope. */
  files?: string[];
};

const timeMs = 20_000;
const maxBytes = 8 * 1024 * 1024;
/** Names a process: well below the kernel's bound on arguments. */
const filesAtOnce = 500;

/** Lines that match a regular expression, in order of path and line; binary files and ignored files are passed over. */
export async function findLines(search: LineSearch, signal: AbortSignal): Promise<Found> {
  if (search.files === undefined) return searchOnce(search, [`./${search.under}`], signal);
  const lines: FoundLine[] = [];
  for (let from = 0; from < search.files.length; from += filesAtOnce) {
    const some = search.files.slice(from, from + filesAtOnce).map((file) => `./${file}`);
    const found = await searchOnce(search, some, signal);
    if (!found.ok) return found;
    lines.push(...found.lines);
    if (found.incomplete !== null || lines.length > 50_000)
      return { ok: true, lines, incomplete: found.incomplete ?? 'output' };
  }
  return { ok: true, lines, incomplete: null };
}

async function searchOnce(search: LineSearch, targets: string[], signal: AbortSignal): Promise<Found> {
  const { rg } = search.program;
  return rg === null
    ? searchWithGit(search, targets, signal)
    : searchWithRipgrep(search, rg, targets, signal);
}

async function searchWithRipgrep(
  search: LineSearch,
  rg: string,
  targets: string[],
  signal: AbortSignal,
): Promise<Found> {
  const args = [
    '--line-number',
    '--with-filename',
    '--no-heading',
    '--null',
    '--max-filesize=10M',
    '--max-columns=2000',
    '--max-columns-preview',
    ...(search.ignoreCase ? ['--ignore-case'] : ['--case-sensitive']),
    ...(search.firstOnly ? ['--max-count=1'] : []),
    ...ripgrepFlags,
    `--regexp=${search.pattern}`,
    '--',
    ...targets,
  ];
  const output = await search.program.run({ file: rg, args, cwd: search.root, maxBytes, timeMs }, signal);
  if (output.code === 2 && output.stdout.length === 0 && output.stderr !== '')
    return { ok: false, reason: patternFault(output.stderr) };
  return { ok: true, lines: parse(output.stdout, /^([^\0\n]+)\0(\d+):(.*)$/gm), incomplete: output.stopped };
}

async function searchWithGit(search: LineSearch, targets: string[], signal: AbortSignal): Promise<Found> {
  const run = async (dialect: '--perl-regexp' | '--extended-regexp') => {
    const args = [
      'grep',
      '--no-index',
      '--exclude-standard',
      '--no-color',
      '--no-ext-grep',
      '--no-textconv',
      '-I',
      '--line-number',
      '-z',
      dialect,
      ...(search.ignoreCase ? ['--ignore-case'] : []),
      '-e',
      search.pattern,
      '--',
      ...targets.map((target) => `:(literal)${target.replace(/^\.\//, '') || '.'}`),
    ];
    return search.program.run({ file: 'git', args, cwd: search.root, maxBytes, timeMs }, signal);
  };
  let output = await run('--perl-regexp');
  if (/cannot use Perl-compatible|no support for|not compiled/i.test(output.stderr))
    output = await run('--extended-regexp');
  if (output.code !== 0 && output.code !== 1 && output.stopped === null)
    return { ok: false, reason: patternFault(output.stderr) };
  return { ok: true, lines: parse(output.stdout, /^([^\0\n]+)\0(\d+)\0(.*)$/gm), incomplete: output.stopped };
}

function parse(output: Buffer, line: RegExp): FoundLine[] {
  const text = output.toString('utf8');
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  return [...whole.matchAll(line)]
    .map(([, path = '', number = '0', content = '']) => ({
      path: path.replace(/^\.\//, ''),
      line: Number(number),
      text: content.replace(/\r$/, ''),
    }))
    .filter(({ path }) => path !== '.git' && !path.startsWith('.git/'));
}

function patternFault(stderr: string): string {
  const words = stderr.trim().split('\n').slice(0, 6).join('\n').slice(0, 500);
  return `The search failed, most likely because of the pattern (a regular expression; escape . ( [ { \\ to search for them as they stand):\n${words}`;
}
