import type { Decision, PermissionState } from './types.ts';

/** What would have to be asked and cannot be is denied. */
export function unasked(
  reason: string,
  { avoidPrompts }: Pick<PermissionState, 'avoidPrompts'>,
): Decision & { behaviour: 'deny' } {
  const nobody = avoidPrompts ? 'nobody can be asked in this run' : 'nobody has been asked yet';
  return { behaviour: 'deny', reason: `${reason}; it needs approval and ${nobody}.` };
}
