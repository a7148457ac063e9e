import { wordedPlace } from '../workspace/files.ts';
import type { ToolUseContext } from './types.ts';

/** Deny rules on paths hold for a file however it is reached: by name, by search, by listing. */
export function readable(
  context: ToolUseContext,
  path: string,
): { ok: true } | { ok: false; reason: string } {
  const place = wordedPlace(context.root, path);
  if (!place.allowed) return { ok: false, reason: place.reason };
  if (context.mayRead?.(place.relative) === false)
    return { ok: false, reason: `${place.relative} may not be read: a deny rule covers it` };
  return { ok: true };
}
