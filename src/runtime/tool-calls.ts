import type { ToolResultBlock, ToolUseBlock } from '../model/types.ts';
import type { ToolResult } from '../tools/types.ts';
import { callTool } from './call-tool.ts';
import type { ToolCalling } from './call-tool.ts';
import { emitting } from './emitting.ts';
import type { AgentEvent } from './events.ts';

export type CallOutcome = { call: ToolUseBlock; result: ToolResult };

/**
 * Runs the calls of one turn: those that may run beside others do, up to the cap. Outcomes are in call order, one for
 * every call, also when the run is stopped meanwhile. `stop` ends the run when its consumer leaves.
 */
export function runToolCalls(
  { calls, broken }: { calls: readonly ToolUseBlock[]; broken: ReadonlyMap<string, string> },
  run: ToolCalling & { stop(): void },
): AsyncGenerator<AgentEvent, CallOutcome[]> {
  return emitting(
    (emit) =>
      Promise.all(
        calls.map(async (call) => {
          const why = broken.get(call.id);
          const result = await callTool(why === undefined ? call : { ...call, broken: why }, run, emit);
          return { call, result };
        }),
      ),
    () => run.stop(),
  );
}

export function resultBlock({ call, result }: CallOutcome): ToolResultBlock {
  const { content, media, isError, data } = result;
  return {
    type: 'tool_result',
    toolUseId: call.id,
    content,
    ...(media === undefined ? {} : { media }),
    isError,
    ...(data === undefined ? {} : { data }),
  };
}
