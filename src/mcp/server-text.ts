import { withoutTerminalSequences } from '../base/invisible.ts';
import { oneLine } from '../base/text.ts';
import { normaliseProse } from '../base/untrusted.ts';

const mostLines = 3;

/** The last lines of what a server wrote to stderr, in one; empty where it wrote nothing. */
export function lastLines(text: string): string {
  const lines = withoutTerminalSequences(text)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return lines
    .slice(-mostLines)
    .map((line) => oneLine(normaliseProse(line).text, 200))
    .join(' | ');
}

/** A description that a stranger wrote, as its readers see it, within bounds. */
export function shown(text: string, maxChars: number): string {
  const { text: visible } = normaliseProse(text.slice(0, maxChars * 4));
  return visible.length <= maxChars ? visible : `${visible.slice(0, maxChars - 1).toWellFormed()}…`;
}
