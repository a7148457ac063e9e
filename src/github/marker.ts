import type { Sha } from '../base/ids.ts';
import { isRecord } from '../base/record.ts';
import type { WorkflowRun } from './types.ts';

/** Which run wrote a comment, about which commit, and how far it was. Stands hidden in the comment's first line. */
export type Marker = {
  name: string;
  head: Sha;
  run: number;
  attempt: number;
  /** ISO time of the write. */
  at: string;
  state: 'running' | 'done' | 'cancelled';
};

const opening = '<!-- gainsay ';

/** The body behind its marker. */
export function withMarker(marker: Marker, body: string): string {
  // Two hyphens would end the comment in which the marker hides, as would a bare `>`.
  const json = JSON.stringify(marker)
    .replaceAll('--', String.raw`-\u002d`)
    .replaceAll('>', String.raw`\u003e`);
  return `${opening}${json} -->\n${body}`;
}

/** The marker at the very beginning of a body (a quoted one stands behind `> `), or null. */
export function readMarker(body: string | null | undefined): Marker | null {
  const line = body?.slice(0, 2000).split(/\r?\n/, 1)[0] ?? '';
  if (!line.startsWith(opening) || !line.endsWith(' -->')) return null;
  try {
    const value: unknown = JSON.parse(line.slice(opening.length, -' -->'.length));
    return isMarker(value) ? value : null;
  } catch {
    return null;
  }
}

/** True when `marker` was written by a run of the same commit that started after `run`. */
export function isNewer(marker: Marker, run: WorkflowRun): boolean {
  return marker.run > run.id || (marker.run === run.id && marker.attempt > run.attempt);
}

export function isOwn(marker: Marker, run: WorkflowRun): boolean {
  return marker.run === run.id && marker.attempt === run.attempt;
}

function isMarker(value: unknown): value is Marker {
  return (
    isRecord(value) &&
    ['name', 'head', 'at'].every((key) => typeof value[key] === 'string') &&
    ['run', 'attempt'].every((key) => Number.isSafeInteger(value[key])) &&
    ['running', 'done', 'cancelled'].includes(String(value['state']))
  );
}
