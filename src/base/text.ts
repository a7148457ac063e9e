import { wellFormed } from './well-formed.ts';

/** The first `units` UTF-16 units of a text, one less where that would split a surrogate pair. */
export function takeStart(text: string, units: number): string {
  if (units >= text.length) return text;
  if (units <= 0) return '';
  return text.slice(0, isLowSurrogate(text, units) && isHighSurrogate(text, units - 1) ? units - 1 : units);
}

/** The last `units` UTF-16 units of a text, one less where that would split a surrogate pair. */
export function takeEnd(text: string, units: number): string {
  if (units >= text.length) return text;
  if (units <= 0) return '';
  const from = text.length - units;
  return text.slice(isLowSurrogate(text, from) && isHighSurrogate(text, from - 1) ? from + 1 : from);
}

/** One line for people: white space runs become one space, control characters go, at most `maxChars` units with an ellipsis. */
export function oneLine(text: string, maxChars: number): string {
  const line = wellFormed(takeStart(text, maxChars * 4))
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return line.length <= maxChars ? line : `${takeStart(line, maxChars - 1)}…`;
}

function isHighSurrogate(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return unit >= 0xd800 && unit <= 0xdbff;
}

function isLowSurrogate(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return unit >= 0xdc00 && unit <= 0xdfff;
}
