import { takeStart } from '../base/text.ts';

/** A text of at most `maxChars` UTF-16 units plus a notice; never splits a surrogate pair. `[… 120 characters left out]` */
export function cutEnd(text: string, maxChars: number): string {
  if (text.length <= maxChars) return text;
  const kept = takeStart(text, maxChars);
  return `${kept} [… ${count(text.length - kept.length)} characters left out]`;
}

/** `1,234` */
export function count(number: number): string {
  return String(Math.round(number)).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** `1.2 s`, `350 ms`, `2 min 5 s` */
export function duration(ms: number): string {
  if (ms < 1000) return `${Math.round(ms)} ms`;
  if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`;
  return `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1000)} s`;
}

/** At most `most` items, then how many more there are. */
export function listed(items: string[], most: number): string[] {
  if (items.length <= most) return items;
  return [...items.slice(0, most), `… and ${count(items.length - most)} more`];
}
