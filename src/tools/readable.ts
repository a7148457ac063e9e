import type { ToolUseContext } from './types.ts';

/** Deny rules on paths hold for a file however it is reached: by name, through a link, by search, by listing. */
export function readable(context: ToolUseContext, place: { relative: string; real: string }): boolean {
  return context.mayRead?.(place.relative) !== false && context.mayRead?.(place.real) !== false;
}
