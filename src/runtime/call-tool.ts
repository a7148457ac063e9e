import type { z } from 'zod';
import { deadline, race, within } from '../base/abort.ts';
import type { AgentId } from '../base/ids.ts';
import { reasonOf } from '../base/reason.ts';
import { oneLine } from '../base/text.ts';
import { headAndTail } from '../base/truncation.ts';
import type { ToolUseBlock } from '../model/types.ts';
import type { ToolResult, ToolUseContext } from '../tools/types.ts';
import { endGenerator } from './emitting.ts';
import type { Emit } from './emitting.ts';
import type { Gate } from './gate.ts';
import type { Answer } from './asking.ts';
import type { Permit, Said } from './permit.ts';
import type { RunHooks } from './run-hooks.ts';
import type { RunTool } from './tools.ts';
import type { AgentEvent } from './events.ts';

/** What a run's tool calls need. */
export type ToolCalling = {
  agentId: AgentId;
  tools: readonly RunTool[];
  context: ToolUseContext;
  permit: Permit;
  hooks: RunHooks;
  gate: Gate;
};

/** Its own time limit stands for a tool that declares none. */
const defaultDeadlineMs = 30 * 60_000;
/** How long a tool that was stopped may take to wind down. */
const windDownMs = 5_000;
/** Tools bound their own results; this is for those that forget. */
const resultLimit = 200_000;
/** Of them, what hooks may add. */
const mostWords = 20_000;

/** One tool call, from name and input to a result that the model sees. Never rejects. */
export async function callTool(
  call: ToolUseBlock & { broken?: string },
  run: ToolCalling,
  emit: Emit<AgentEvent>,
): Promise<ToolResult> {
  const judged = await judge(call, run);
  if (!('tool' in judged)) {
    const about = { ...call, summary: summaryOf(call.input) };
    return await report(about, run, emit, () => Promise.resolve(judged));
  }
  const about = { ...call, summary: judged.tool.tool.summary?.(judged.input) ?? summaryOf(judged.input) };
  return await run.gate.enter(isShared(judged), () =>
    report(about, run, emit, () => permitted(judged, call, run, emit)),
  );
}

type Judged = { tool: RunTool; input: unknown };

/** The tool and its validated input, or the result that says what is wrong. */
async function judge(
  call: ToolUseBlock & { broken?: string },
  run: ToolCalling,
): Promise<Judged | ToolResult> {
  const found = run.tools.find(({ tool }) => tool.name === call.name || tool.aliases?.includes(call.name));
  if (!found) {
    const known = run.tools.map(({ tool }) => tool.name).join(', ');
    return failure(`There is no tool ${call.name}. Tools here: ${known || 'none'}.`);
  }
  if (call.broken !== undefined)
    return failure(`Not run: ${call.broken}. Make the whole call again, with a smaller input if need be.`);
  return await validated(found, call.input, 'the input');
}

async function validated(tool: RunTool, input: unknown, what: string): Promise<Judged | ToolResult> {
  try {
    const parsed = (await tool.schema()).safeParse(input);
    if (parsed.success) return { tool, input: parsed.data };
    return failure(`Not run: ${what} is not valid.\n${issues(parsed.error)}`);
  } catch (error) {
    return failure(`Not run: ${what} could not be judged: ${reasonOf(error)}`);
  }
}

function issues(error: z.ZodError): string {
  const lines = error.issues
    .slice(0, 20)
    .map(({ path, message }) => `- ${path.map(String).join('.') || 'input'}: ${message}`);
  return headAndTail(lines.join('\n'), { maxChars: 2_000, headShare: 1 }).text;
}

function isShared({ tool: { tool }, input }: Judged): boolean {
  try {
    return tool.concurrent(input);
  } catch {
    return false;
  }
}

/** Surrounds the work with its events. */
async function report(
  call: ToolUseBlock & { summary: string },
  { agentId }: ToolCalling,
  emit: Emit<AgentEvent>,
  work: () => Promise<ToolResult>,
): Promise<ToolResult> {
  const about = { agentId, toolUseId: call.id, tool: call.name };
  const started = performance.now();
  await emit({ type: 'tool-started', ...about, summary: call.summary });
  const result = await work();
  const durationMs = Math.round(performance.now() - started);
  await emit({ type: 'tool-finished', ...about, isError: result.isError, durationMs });
  return result;
}

/** Hooks before, rules and modes, the tool itself, hooks after. */
async function permitted(
  judged: Judged,
  call: ToolUseBlock,
  run: ToolCalling,
  emit: Emit<AgentEvent>,
): Promise<ToolResult> {
  if (run.context.signal.aborted) return failure(stopped);
  const { permission, updatedInput, context } = await run.hooks.beforeTool(hooked(judged, call));
  const meant = updatedInput === null ? judged : await validated(judged.tool, updatedInput, rewritten);
  if (!('tool' in meant)) return meant;
  const allowed = await permit(meant, call, run, { hooks: permission });
  if ('reason' in allowed) return await denied(meant, allowed.reason, run, emit);
  if (!('tool' in allowed)) return allowed;
  // A hook may have been stopped with the run, and has not agreed then.
  if (run.context.signal.aborted || run.hooks.halted !== null) return failure(stopped);
  const result = await execute(allowed, call, run, emit);
  const told = [...context, ...(await run.hooks.afterTool(hooked(allowed, call), result))];
  return bounded(withWords(result, told));
}

const stopped = 'Not run: the agent was stopped before this call.';
const rewritten = 'the input, as a hook has rewritten it,';

function hooked({ tool: { tool }, input }: Judged, { id }: ToolUseBlock) {
  return { tool, input, toolUseId: id };
}

/** What may be run: as it was judged, or as whoever was asked has rewritten it, which is judged once more. */
async function permit(
  judged: Judged,
  { id }: ToolUseBlock,
  run: ToolCalling,
  said: Said,
): Promise<Judged | ToolResult | { reason: string }> {
  const answer = await answerOn({ ...judged, toolUseId: id }, run.permit, said);
  if (answer.behaviour === 'deny') return { reason: answer.reason };
  if (answer.updatedInput === undefined) return judged;
  const again = await validated(judged.tool, answer.updatedInput, rewritten);
  if (!('tool' in again)) return again;
  const second = await answerOn({ ...again, toolUseId: id }, run.permit, { ...said, answered: true });
  return second.behaviour === 'deny' ? { reason: second.reason } : again;
}

async function denied(
  { tool: { tool }, input }: Judged,
  reason: string,
  { agentId }: ToolCalling,
  emit: Emit<AgentEvent>,
): Promise<ToolResult> {
  const denial = { agentId, tool: tool.name, summary: summaryOf(input), reason };
  await emit({ type: 'tool-denied', agentId, denial });
  return failure(`Denied: ${reason}`);
}

/** What cannot be judged is not allowed. */
async function answerOn(call: Parameters<Permit>[0], judge: Permit, said: Said): Promise<Answer> {
  try {
    return await judge(call, said);
  } catch (error) {
    return { behaviour: 'deny', reason: `The call could not be judged: ${reasonOf(error)}` };
  }
}

/** What hooks have to say stands behind the tool's own words. */
function withWords(result: ToolResult, words: readonly string[]): ToolResult {
  if (words.length === 0) return result;
  const room = { maxBytes: resultLimit - mostWords, next: 'Hooks have more to say below.' };
  const said = headAndTail(words.join('\n\n'), { maxBytes: mostWords - 100, headShare: 1 }).text;
  return {
    ...result,
    content: `${headAndTail(result.content, room).text}\n\nHooks of this repository say:\n${said}`,
  };
}

/** Runs the tool within its deadline and the run's life; when either ends, gives it time to wind down. */
async function execute(
  { tool: { tool }, input }: Judged,
  call: ToolUseBlock,
  { agentId, context }: ToolCalling,
  emit: Emit<AgentEvent>,
): Promise<ToolResult> {
  const limitMs = deadlineOf(tool, input);
  const limit = deadline(limitMs, context.signal);
  const progress = (text: string) => emit({ type: 'tool-progress', agentId, toolUseId: call.id, text });
  try {
    const steps = tool.execute(input, { ...context, signal: limit.signal });
    const result = await drive(steps, limit.signal, progress);
    if (result) return result;
    return context.signal.aborted
      ? failure(`Interrupted: the agent was stopped before ${tool.name} finished.`)
      : failure(
          `${tool.name} did not finish within ${limitMs / 1000} s and was stopped. Try a smaller step.`,
        );
  } catch (error) {
    return failure(`${tool.name} failed: ${reasonOf(error)}`);
  } finally {
    limit.dispose();
  }
}

function deadlineOf(tool: RunTool['tool'], input: unknown): number {
  try {
    return tool.deadlineMs?.(input) ?? defaultDeadlineMs;
  } catch {
    return defaultDeadlineMs;
  }
}

type Steps = ReturnType<RunTool['tool']['execute']>;

/** Null: the tool was stopped and had nothing to say any more. */
async function drive(
  steps: Steps,
  signal: AbortSignal,
  progress: (text: string) => Promise<void>,
): Promise<ToolResult | null> {
  let pending = steps.next();
  try {
    for (;;) {
      const step = await race(pending, signal);
      if (step.done) return step.value;
      await progress(step.value.text);
      pending = steps.next();
    }
  } catch (error) {
    if (!signal.aborted) throw error;
    const ended = await within(windDown(steps, pending), windDownMs).catch(nothingMore);
    return ended.settled ? ended.value : null;
  }
}

/** A tool that ends properly when it is stopped may still say what it has got so far. */
async function windDown(steps: Steps, pending: ReturnType<Steps['next']>): Promise<ToolResult | null> {
  const step = await pending;
  if (step.done) return step.value;
  await endGenerator(steps);
  return null;
}

function nothingMore(): { settled: false } {
  return { settled: false };
}

function bounded(result: ToolResult): ToolResult {
  const content = headAndTail(result.content, { maxBytes: resultLimit }).text;
  return { ...result, content: content.trim() === '' ? '(no output)' : content };
}

function failure(content: string): ToolResult {
  return { content, isError: true };
}

/** What people see of an input: its first text, in one line. */
function summaryOf(input: unknown): string {
  if (typeof input !== 'object' || input === null) return '';
  const text = Object.values(input).find((value) => typeof value === 'string' && value.trim() !== '');
  return oneLine(typeof text === 'string' ? text : JSON.stringify(input), 120);
}
