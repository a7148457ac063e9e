import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import type {
  AssistantMessage,
  AssistantTurn,
  Model,
  StopReason,
  TurnRequest,
  UserMessage,
} from '../../src/model/types.ts';
import { createBudget } from '../../src/runtime/budget.ts';
import { createHost } from '../../src/runtime/host.ts';
import type { HostOptions, JobHost } from '../../src/runtime/host.ts';
import { runAgent } from '../../src/runtime/run-agent.ts';
import type { AgentDefinition } from '../../src/runtime/definition.ts';
import type { AgentEvent, AgentResult, AgentRun } from '../../src/runtime/events.ts';
import type { AgentRunParams } from '../../src/runtime/types.ts';
import type { Tool, ToolProgress, ToolResult, ToolUseContext } from '../../src/tools/types.ts';

// ---------------------------------------------------------------- models that play a script

type Block = AssistantMessage['content'][number];
/** One answer of a scripted model: its blocks, or something that happens instead. */
export type Answer =
  | Block[]
  | Partial<AssistantTurn>
  | ((request: TurnRequest, signal: AbortSignal) => Promise<Block[] | Partial<AssistantTurn>>);

export const say = (text: string): Block[] => [{ type: 'text', text }];

let calls = 0;
export function call(name: string, input: unknown = {}, id = `toolu_${(calls += 1)}`): Block {
  return { type: 'tool_use', id, name, input };
}

/** Plays answers in order, each agent type its own list; `requests` holds what it was sent, as the bytes that a wire would see. */
function scriptedModel(script: Record<string, Answer[]>): { model: Model; requests: TurnRequest[] } {
  const requests: TurnRequest[] = [];
  const positions = new Map<string, number>();
  const model: Model = {
    name: 'scripted',
    async *turn(request, signal) {
      requests.push(structuredClone(request));
      const at = positions.get(request.agentType) ?? 0;
      positions.set(request.agentType, at + 1);
      const answer = script[request.agentType]?.[at];
      if (answer === undefined) throw new Error(`the script of ${request.agentType} has no answer ${at + 1}`);
      yield { type: 'first-byte' };
      const given = typeof answer === 'function' ? await answer(request, signal) : answer;
      const turn = Array.isArray(given) ? turnOf(given) : { ...turnOf([]), ...given };
      for (const block of turn.message.content)
        if (block.type === 'text') yield { type: 'text', text: block.text };
      return turn;
    },
  };
  return { model, requests };
}

export function turnOf(content: Block[], stopReason?: StopReason): AssistantTurn {
  const uses = content.some(({ type }) => type === 'tool_use');
  return {
    message: { role: 'assistant', content },
    stopReason: stopReason ?? (uses ? 'tool_use' : 'end_turn'),
    usage: { input: 10, output: 5, cacheRead: 100, cacheWrite5m: 0, cacheWrite1h: 0 },
    model: 'claude-scripted-1',
    brokenCalls: {},
  };
}

// ---------------------------------------------------------------- tools

type Run = (
  input: Record<string, unknown>,
  context: ToolUseContext,
) => AsyncGenerator<ToolProgress, ToolResult> | Promise<ToolResult | string> | ToolResult | string;

/** A tool that takes any object, unless it is given a schema. */
export function tool(name: string, run: Run, more: Partial<Tool<Record<string, unknown>>> = {}): Tool {
  const made: Tool<Record<string, unknown>> = {
    name,
    inputSchema: () => ({ type: 'object' }),
    schema: () => Promise.resolve(z.record(z.string(), z.unknown())),
    description: () => `The tool ${name}.`,
    readOnly: () => true,
    concurrent: () => true,
    async *execute(input, context) {
      const given = run(input, context);
      const result = isSteps(given) ? yield* given : await given;
      return typeof result === 'string' ? { content: result, isError: false } : result;
    },
    ...more,
  };
  return made;
}

function isSteps(given: ReturnType<Run>): given is AsyncGenerator<ToolProgress, ToolResult> {
  return typeof given === 'object' && Symbol.asyncIterator in given;
}

/** Something that waits until it is let go. */
export function latch(): { opened: Promise<void>; open: () => void } {
  const open: (() => void)[] = [];
  const opened = new Promise<void>((resolve) => open.push(resolve));
  return { opened, open: () => open[0]?.() };
}

// ---------------------------------------------------------------- agents and hosts

export function agent(type: string, more: Partial<AgentDefinition> = {}): AgentDefinition {
  return {
    type,
    whenToUse: `For ${type}.`,
    source: 'built-in',
    systemPrompt: () => `You are ${type}.`,
    ...more,
  };
}

export const task = (text: string): UserMessage => ({ role: 'user', content: [{ type: 'text', text }] });

export type Stage = JobHost & {
  folder: string;
  requests: TurnRequest[];
  cancel: AbortController;
  params(definition: AgentDefinition, more?: Partial<AgentRunParams>): AgentRunParams;
  run(definition: AgentDefinition, more?: Partial<AgentRunParams>): AgentRun;
};

/** A host over a scripted model, in a folder of its own. */
export async function openStage(
  script: Record<string, Answer[]>,
  options: Partial<HostOptions> & { available?: Tool[] } = {},
): Promise<Stage & { close(): Promise<void> }> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'gainsay-runtime-'));
  const { model, requests } = scriptedModel(script);
  const cancel = new AbortController();
  const { available = [], ...given } = options;
  const job = createHost({
    model: 'default-model-1',
    models: { model, resolve: (name) => (name === 'haiku' ? 'claude-haiku-9' : name), price: () => 0.01 },
    permissions: () => ({
      mode: 'dontAsk',
      rules: {
        deny: [],
        ask: [],
        allow: available.map(({ name }) => ({ tool: name, source: 'job', text: name })),
      },
      avoidPrompts: true,
      sandboxed: true,
    }),
    jobSignal: cancel.signal,
    tools: { root: folder, readOnlyShell: false, designedBy: 'model' },
    claudeMd: null,
    gitStatus: null,
    runFolder: folder,
    budget: createBudget({}),
    ...given,
  });
  const params: Stage['params'] = (definition, more = {}) => ({
    definition,
    description: `run ${definition.type}`,
    prompt: [task('Do it.')],
    parent: job.host,
    isAsync: false,
    availableTools: available,
    ...more,
  });
  return {
    ...job,
    folder,
    requests,
    cancel,
    params,
    run: (definition, more) => runAgent(params(definition, more)),
    close: () => rm(folder, { recursive: true }),
  };
}

/** Follows a run to its end. */
export async function play(run: AgentRun): Promise<{ events: AgentEvent[]; result: AgentResult }> {
  const events: AgentEvent[] = [];
  for (;;) {
    const step = await run.next();
    if (step.done) return { events, result: step.value };
    events.push(step.value);
  }
}

/** The last user message of a request, as one text a block. */
export function heard(request: TurnRequest | undefined): string[] {
  const last = request?.messages.at(-1);
  return (last?.content ?? []).map((block) => {
    if (block.type === 'text') return block.text;
    return block.type === 'tool_result'
      ? `${block.isError ? 'error' : 'result'}: ${block.content}`
      : block.type;
  });
}

/** Waits until something is so, at most ten seconds. */
export async function until(holds: () => boolean): Promise<void> {
  const started = performance.now();
  while (!holds()) {
    if (performance.now() - started > 10_000) throw new Error(`never came to hold: ${holds.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}
