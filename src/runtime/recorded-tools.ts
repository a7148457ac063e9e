import type { Message, ToolResultBlock } from '../model/types.ts';
import type { Tool, ToolResult } from '../tools/types.ts';
import { callsIn } from './history.ts';

/**
 * The tools of a recorded run: each call gives what the same call gave then, in order. A call that the record does not hold
 * is an error, and told to `onUnknown`. `endingTool` ends the run, as it did.
 */
export function createRecordedTools(
  messages: readonly Message[],
  { endingTool, onUnknown }: { endingTool: string; onUnknown: (call: string) => void },
): Tool[] {
  const results = new Map(
    messages.flatMap((message) =>
      message.role === 'user'
        ? message.content.filter(isResult).map((block) => [block.toolUseId, block])
        : [],
    ),
  );
  const waiting = new Map<string, ToolResult[]>();
  const names = new Set<string>();
  for (const call of messages.flatMap(callsIn)) {
    const result = results.get(call.id);
    names.add(call.name);
    if (result === undefined) continue;
    const key = keyOf(call.name, call.input);
    waiting.set(key, [...(waiting.get(key) ?? []), given(result)]);
  }
  return [...names].map((name) =>
    recordedTool(name, (input) => {
      const result = waiting.get(keyOf(name, input))?.shift();
      if (result === undefined) {
        onUnknown(name);
        throw new Error(`the record holds no such call of ${name}`);
      }
      return name === endingTool && !result.isError ? { ...result, endsRun: true } : result;
    }),
  );
}

function isResult(block: { type: string }): block is ToolResultBlock {
  return block.type === 'tool_result';
}

function given({ content, isError, data }: ToolResultBlock): ToolResult {
  return { content, isError, ...(data === undefined ? {} : { data }) };
}

function keyOf(name: string, input: unknown): string {
  return `${name} ${JSON.stringify(input)}`;
}

function recordedTool(name: string, answer: (input: unknown) => ToolResult): Tool {
  return {
    name,
    inputSchema: () => ({ type: 'object' }),
    schema: async () => (await import('../base/zod.ts')).z.unknown(),
    description: () => '',
    readOnly: () => true,
    concurrent: () => true,
    // oxlint-disable-next-line require-yield -- what is known beforehand has no progress
    async *execute(input) {
      return answer(input);
    },
  };
}
