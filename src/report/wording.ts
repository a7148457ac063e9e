import type { SandboxLevel } from '../sandbox/types.ts';
import type { Verdict } from '../verdict/types.ts';

/** `PASS (demonstrated)`, `FAIL`, `INCONCLUSIVE (unproven)` */
export function callWords(verdict: Verdict): string {
  if (verdict.call === 'PASS') return `PASS (${verdict.shown})`;
  return verdict.call === 'FAIL' ? 'FAIL' : `INCONCLUSIVE (${verdict.because})`;
}

/** A picture for the eye that scans a list; the words next to it say the same. */
export function callPicture(verdict: Verdict): string {
  if (verdict.call === 'PASS') return '✅';
  if (verdict.call === 'FAIL') return '❌';
  return verdict.because === 'obstructed' ? '⚠️' : verdict.because === 'unproven' ? '❔' : '⏭️';
}

export const isolationWords: Record<SandboxLevel, string> = {
  bubblewrap: 'bubblewrap (own users, processes, mounts; no network)',
  'bubblewrap-root': 'bubblewrap started by root, privileges dropped (own processes, mounts; no network)',
  'separate-user':
    'a user of its own, WITHOUT network isolation and without a private view of files and processes',
  none: 'none: commands ran on the machine itself',
};

/** `$0.1234`, or a dash where a price is unknown. */
export function money(usd: number | null): string {
  if (usd === null) return '—';
  if (usd === 0) return '$0';
  return `$${usd.toFixed(usd < 1 ? 4 : 2)}`;
}

/** `1 test`, `2 tests` */
export function plural(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? '' : 's'}`;
}
