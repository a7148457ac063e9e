import { takeStart } from '../base/text.ts';
import { code, codeBlock, neutralise } from './neutralise.ts';

/**
 * A model's Markdown with its structure kept (paragraphs, headings, lists, quotes, tables as text, code) and everything
 * that acts neutralised: mentions, references, links, images, HTML. At most `maxBytes` of UTF-8; says what was cut.
 */
export function prose(text: string, maxBytes: number): string {
  const parts: string[] = [];
  let left = maxBytes;
  for (const part of partsOf(text)) {
    const shown = part.kind === 'code' ? codeBlock(part.text, { maxBytes: 8_000 }) : lineOf(part.text);
    const bytes = Buffer.byteLength(shown) + 1;
    if (bytes > left) return `${parts.join('\n').trim()}\n\n_Cut here: the rest stands in the report file._`;
    left -= bytes;
    parts.push(shown);
  }
  return parts.join('\n').trim();
}

type Part = { kind: 'line' | 'code'; text: string };

const longestLine = 2_000;

/** Lines outside of fences, and what stands between fences as one part. A fence that is never closed runs to the end. */
function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let fenced: { mark: string; lines: string[] } | null = null;
  for (const line of text.split(/\r?\n/)) {
    const mark = /^\s{0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    if (fenced === null) {
      if (mark === undefined) parts.push({ kind: 'line', text: line });
      else fenced = { mark, lines: [] };
    } else if (mark?.startsWith(fenced.mark) && line.trim() === mark) {
      parts.push({ kind: 'code', text: fenced.lines.join('\n') });
      fenced = null;
    } else fenced.lines.push(line);
  }
  if (fenced !== null) parts.push({ kind: 'code', text: fenced.lines.join('\n') });
  return parts;
}

/** What begins a line is kept where it is a list, a quote or a heading; headings become bold: they are not the report's. */
function lineOf(line: string): string {
  const [, indent = '', mark = '', rest = ''] =
    /^(\s{0,8})((?:[-*+]|\d{1,3}[.)]|>|#{1,6})\s+)?(.*)$/su.exec(takeStart(line, longestLine)) ?? [];
  const shown = inline(rest);
  if (shown === '') return '';
  if (mark.startsWith('#')) return `**${shown}**`;
  return mark === '' ? shown : `${indent.replaceAll('\t', '  ')}${mark.trim()} ${shown}`;
}

/** Code spans stay code; all else shows exactly what it says. */
function inline(text: string): string {
  return text
    .split(/(`[^`]+`)/)
    .map((piece) =>
      /^`[^`]+`$/.test(piece)
        ? code(piece.slice(1, -1), longestLine)
        : spaced(piece, (inner) => neutralise(inner, longestLine)),
    )
    .join('');
}

/** Blanks at the ends separate words from code spans. */
function spaced(text: string, show: (inner: string) => string): string {
  if (text.trim() === '') return text === '' ? '' : ' ';
  return `${/^\s/.test(text) ? ' ' : ''}${show(text)}${/\s$/.test(text) ? ' ' : ''}`;
}
