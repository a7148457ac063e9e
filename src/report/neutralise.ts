import { replaceInvisible, withoutTerminalSequences } from '../base/invisible.ts';
import { takeStart } from '../base/text.ts';
import { headAndTail } from '../base/truncation.ts';
import { wellFormed } from '../base/well-formed.ts';

// Everything that is not our own (titles, paths, test names, output, what models say) passes one of the three
// functions of this file on its way into Markdown. A zero-width space after `@`, `#`, `GH-`, `:` and `www` is what
// keeps GitHub from seeing mentions, references and addresses: its filters work on the rendered text, where an escape
// or an entity would have become the plain character again. Closing words are harmless without a reference.

const gap = '\u200b';

/**
 * Foreign text as one line of Markdown that shows exactly that text and does nothing: no mention, reference, link,
 * image, tag, comment, heading, list or slash command. At most `maxChars` UTF-16 units before escaping.
 */
export function neutralise(text: string, maxChars: number): string {
  return startOfLine(visibleLine(text, maxChars).replaceAll(special, escapeSpecial));
}

/** The same for several lines: each is neutralised, blank lines become paragraphs. */
export function neutraliseLines(text: string, maxChars: number): string {
  const bounded = headAndTail(text, { maxChars, headShare: 0.8 }).text;
  return bounded
    .split(/\r?\n/)
    .map((line) => neutralise(line, maxChars))
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** Foreign text as a code span on one line. Nothing within a code span is a mention, a reference or a link. */
export function code(text: string, maxChars: number): string {
  const line = visibleLine(text, maxChars);
  if (line === '') return '_(empty)_';
  const marks = '`'.repeat(longestRun(line) + 1);
  const pad = line.startsWith('`') || line.endsWith('`') ? ' ' : '';
  return `${marks}${pad}${line}${pad}${marks}`;
}

/**
 * Foreign text as a code block: a fence longer than any run of backticks inside, which therefore cannot end it. Colours
 * go, other invisible characters are shown as stripped. Beyond `maxBytes` head and tail are kept.
 */
export function codeBlock(text: string, options: { maxBytes: number; language?: string }): string {
  const shown = visible(withoutTerminalSequences(wellFormed(text))).trimEnd();
  const bounded = headAndTail(shown, { maxBytes: options.maxBytes, headShare: 0.4 }).text;
  const marks = '`'.repeat(Math.max(3, longestRun(bounded) + 1));
  return `${marks}${options.language ?? 'text'}\n${bounded}\n${marks}`;
}

/** Invisible characters leave a mark that says how many there were. */
export function visible(text: string): string {
  return replaceInvisible(text, (run) => `[stripped: ${Array.from(run.replaceAll(/[\t\n]/g, '')).length}]`)
    .text;
}

function visibleLine(text: string, maxChars: number): string {
  const line = visible(withoutTerminalSequences(wellFormed(takeStart(text, maxChars * 4))))
    .replaceAll(/\s+/g, ' ')
    .trim();
  return line.length <= maxChars ? line : `${takeStart(line, maxChars - 1)}…`;
}

const special = /[\\`*_[\]|~]|[&<>$]|[@#]|:(?=\/\/)|\bwww(?=\.)|\bGH(?=-\d)|\b(?:mailto|xmpp)(?=:)/gi;
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', $: '&dollar;' };

function escapeSpecial(found: string): string {
  const entity = entities[found];
  if (entity !== undefined) return entity;
  if (found === '@' || found === '#' || found === ':' || found.length > 1) return `${found}${gap}`;
  return `\\${found}`;
}

/** What only means something at the start of a line: lists, numbered ones, rules, quotes, commands of bots. */
function startOfLine(line: string): string {
  return line.replace(/^([-+=/])/, String.raw`\$1`).replace(/^(\d{1,9})([.)])/, String.raw`$1\$2`);
}

function longestRun(text: string): number {
  return Math.max(0, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length));
}
