import { newAgentId } from '../../src/base/ids.ts';
import type { Tool, ToolResult, ToolUseContext } from '../../src/tools/types.ts';

const toolEnv = { backgroundAllowed: true };

export function toolContext(given: Partial<ToolUseContext> & { root: string }): ToolUseContext {
  return {
    agentId: newAgentId(),
    agentType: 'Explore',
    signal: new AbortController().signal,
    readOnlyShell: false,
    designedBy: 'model',
    ...given,
  };
}

/** Judges the input as the runtime does, then runs the tool to its result. */
export async function call<In>(
  tool: Tool<In>,
  input: unknown,
  context: ToolUseContext,
): Promise<ToolResult & { progress: string[] }> {
  const parsed = (await tool.schema(toolEnv)).parse(input);
  const progress: string[] = [];
  const steps = tool.execute(parsed, context);
  for (;;) {
    const step = await steps.next();
    if (step.done) return { ...step.value, progress };
    progress.push(step.value.text);
  }
}
