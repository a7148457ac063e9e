import type { UserMessage } from '../model/types.ts';
import { callTool } from './call-tool.ts';
import type { ToolCalling } from './call-tool.ts';
import { emitting } from './emitting.ts';
import type { AgentEvent } from './events.ts';
import type { Opening } from './types.ts';

/**
 * Plays the first moves with the run's own tools, permissions and signal. Its calls are seen and recorded as `opening`;
 * no turn of the model is invented for them. Rejects as the opening does.
 */
export function playOpening(
  opening: Opening,
  run: ToolCalling & { stop(): void },
): AsyncGenerator<AgentEvent, UserMessage> {
  let count = 0;
  return emitting<AgentEvent, UserMessage>(
    async (emit) =>
      await opening(async (tool, input) => {
        run.context.signal.throwIfAborted();
        count += 1;
        const call = { type: 'tool_use', id: `opening-${count}`, name: tool, input } as const;
        const { content, isError, data } = await callTool(call, run, emit);
        const result = { content, isError, ...(data === undefined ? {} : { data }) };
        await emit({ type: 'opening', agentId: run.agentId, toolUseId: call.id, tool, input, result });
        return result;
      }),
    () => run.stop(),
  );
}
