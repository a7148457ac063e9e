import type { PermissionMode } from './types.ts';

/** Narrowest first. */
const width: Record<PermissionMode, number> = {
  plan: 0,
  dontAsk: 1,
  bubble: 2,
  default: 2,
  auto: 3,
  acceptEdits: 4,
  bypassPermissions: 5,
};

export const permissionModes = Object.keys(width);

export function isPermissionMode(text: unknown): text is PermissionMode {
  return typeof text === 'string' && Object.hasOwn(width, text);
}

/** The first, unless the other is narrower. */
export function narrower(one: PermissionMode, other: PermissionMode): PermissionMode {
  return width[other] < width[one] ? other : one;
}
