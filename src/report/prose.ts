import { takeStart } from '../base/text.ts';
import { code, codeBlock, neutralise } from './neutralise.ts';

/**
 * A model's Markdown with its structure kept (paragraphs, headings, lists, quotes, tables as text, code) and everything
 * that acts neutralised: mentions, references, links, images, HTML. At most `maxBytes` of UTF-8; says what was cut.
 */
export function prose(text: string, maxBytes: number): string {
  const parts: string[] = [];
  let left = maxBytes - Buffer.byteLength(notice);
  for (const part of partsOf(takeStart(text, maxBytes))) {
    const shown = shownPart(part);
    const bytes = Buffer.byteLength(shown) + 1;
    if (bytes > left) {
      // A character becomes at most eight bytes or so when it is neutralised.
      if (part.kind === 'line') parts.push(lineOf(takeStart(part.text, Math.floor(left / 10))));
      return `${parts.join('\n').trim()}${notice}`;
    }
    left -= bytes;
    parts.push(shown);
  }
  const whole = parts.join('\n').trim();
  return text.length > maxBytes ? `${whole}${notice}` : whole;
}

const notice = '\n\n_Cut here: the whole stands in result.json, among the evidence._';

function shownPart({ kind, text }: Part): string {
  return kind === 'code' ? codeBlock(text, { maxBytes: 8_000 }) : lineOf(text);
}

type Part = { kind: 'line' | 'code'; text: string };

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
    /^(\s{0,8})((?:[-*+]|\d{1,3}[.)]|>|#{1,6})\s+)?(.*)$/su.exec(line) ?? [];
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
        ? code(piece.slice(1, -1), piece.length * 16)
        : spaced(piece, (inner) => neutralise(inner, inner.length * 16)),
    )
    .join('');
}

/** Blanks at the ends separate words from code spans. */
function spaced(text: string, show: (inner: string) => string): string {
  if (text.trim() === '') return text === '' ? '' : ' ';
  return `${/^\s/.test(text) ? ' ' : ''}${show(text)}${/\s$/.test(text) ? ' ' : ''}`;
}
