import type { ToolResult } from './types.ts';

/** What the tool did not do, and why, in words that the model can act on. */
export function refusal(reason: string): ToolResult {
  return { content: reason, isError: true };
}
