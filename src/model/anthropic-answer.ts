import type { MessageStreamEvent, Usage as ApiUsage } from '@anthropic-ai/sdk/resources/messages/messages';
import { CutStream } from './anthropic-failure.ts';
import { noUsage } from './usage.ts';
import type {
  AssistantMessage,
  AssistantTurn,
  StopReason,
  ToolUseBlock,
  TurnRequest,
  Usage,
} from './types.ts';

/** Builds a turn from stream events. */
export type Answer = {
  /** Returns the text that the event brought, if any. @throws CutStream for events that came out of order. */
  add(event: MessageStreamEvent): string;
  /** What this attempt is known to have used so far; null before the answer began. */
  usage(): Usage | null;
  /** Null until the stream has said that the message is whole. */
  turn(): AssistantTurn | null;
};

type Block = AssistantMessage['content'][number];
type OpenBlock = { block: Block; json: string; closed: boolean };

/**
 * The SDK's own accumulated message hides tool input that was cut short, so the raw partial JSON is kept and judged
 * here. Ids that the history already holds are renamed: the API refuses a conversation with two equal ids for good.
 */
export function readAnswer(request: TurnRequest): Answer {
  /** Null for a block that is skipped. */
  const blocks = new Map<number, OpenBlock | null>();
  const taken = new Set(toolUseIds(request));
  let usage: Usage | null = null;
  let model = request.model;
  let reason: string | null = null;
  let whole = false;

  return {
    add(event) {
      switch (event.type) {
        case 'message_start':
          usage = readUsage(event.message.usage);
          model = event.message.model;
          return '';
        case 'content_block_start': {
          const block = openBlock(event.content_block, taken);
          blocks.set(event.index, block && { block, json: '', closed: false });
          return block?.type === 'text' ? block.text : '';
        }
        case 'content_block_delta': {
          const open = started(blocks, event.index);
          return open ? extend(open, event.delta) : '';
        }
        case 'content_block_stop': {
          const open = started(blocks, event.index);
          if (open) open.closed = true;
          return '';
        }
        case 'message_delta':
          reason = event.delta.stop_reason;
          usage = updateUsage(usage ?? noUsage, event.usage);
          return '';
        case 'message_stop':
          whole = true;
          return '';
        default:
          return '';
      }
    },
    usage: () => usage,
    turn() {
      if (!whole || reason === null) return null;
      const inOrder = [...blocks.entries()].toSorted(([left], [right]) => left - right);
      const open = inOrder.flatMap(([, block]) => block ?? []);
      return {
        message: { role: 'assistant', content: open.map(({ block }) => block) },
        stopReason: stopReason(reason),
        usage,
        model,
        brokenCalls: brokenCalls(open, reason),
      };
    },
  };
}

function* toolUseIds(request: TurnRequest): Generator<string> {
  for (const message of request.messages) {
    if (message.role !== 'assistant') continue;
    for (const block of message.content) if (block.type === 'tool_use') yield block.id;
  }
}

function started(blocks: Map<number, OpenBlock | null>, index: number): OpenBlock | null {
  const open = blocks.get(index);
  if (open === undefined) throw new CutStream('the answer arrived out of order');
  return open;
}

type Started = Extract<MessageStreamEvent, { type: 'content_block_start' }>['content_block'];

/** Null for blocks that no tool of ours can have caused. */
function openBlock(start: Started, taken: Set<string>): Block | null {
  if (start.type === 'text') return { type: 'text', text: start.text };
  if (start.type === 'thinking') {
    return { type: 'thinking', thinking: start.thinking, signature: start.signature };
  }
  if (start.type === 'redacted_thinking') return { type: 'redacted_thinking', data: start.data };
  if (start.type !== 'tool_use') return null;
  return { type: 'tool_use', id: freshId(start.id, taken), name: start.name, input: start.input };
}

function freshId(wanted: string, taken: Set<string>): string {
  const stem = wanted.replace(/[^a-zA-Z0-9_-]/g, '_') || 'call';
  let id = stem;
  for (let next = 2; taken.has(id); next++) id = `${stem}_${next}`;
  taken.add(id);
  return id;
}

type Delta = Extract<MessageStreamEvent, { type: 'content_block_delta' }>['delta'];

function extend(open: OpenBlock, delta: Delta): string {
  const { block } = open;
  if (delta.type === 'text_delta' && block.type === 'text') {
    block.text += delta.text;
    return delta.text;
  }
  if (delta.type === 'input_json_delta') open.json += delta.partial_json;
  if (delta.type === 'thinking_delta' && block.type === 'thinking') block.thinking += delta.thinking;
  if (delta.type === 'signature_delta' && block.type === 'thinking') block.signature = delta.signature;
  return '';
}

/** Reads each call's input; a call whose input is not a whole JSON object gets `{}` and an entry here. */
function brokenCalls(blocks: OpenBlock[], reason: string): Record<string, string> {
  const broken: Record<string, string> = {};
  for (const [index, { block, json, closed }] of blocks.entries()) {
    if (block.type !== 'tool_use') continue;
    const cut = reason === 'max_tokens' && index === blocks.length - 1 && json === '';
    const fault = closed && !cut ? readInput(block, json) : 'the input was cut short';
    if (fault === null) continue;
    block.input = {};
    broken[block.id] =
      reason === 'max_tokens' ? `${fault}: the answer reached its token limit inside this call` : fault;
  }
  return broken;
}

function readInput(block: ToolUseBlock, json: string): string | null {
  try {
    const input: unknown = json === '' ? block.input : JSON.parse(json);
    if (typeof input !== 'object' || input === null || Array.isArray(input))
      return 'the input is not a JSON object';
    block.input = input;
    return null;
  } catch {
    return `the input is not valid JSON (${json.length} characters, ends with ${JSON.stringify(json.slice(-40))})`;
  }
}

function stopReason(reason: string): StopReason {
  switch (reason) {
    case 'end_turn':
    case 'tool_use':
    case 'max_tokens':
    case 'refusal':
    case 'pause_turn':
      return reason;
    case 'model_context_window_exceeded':
      return 'context_exceeded';
    default:
      return 'other';
  }
}

function readUsage(usage: ApiUsage): Usage {
  const written = usage.cache_creation_input_tokens ?? 0;
  const hour = usage.cache_creation?.ephemeral_1h_input_tokens ?? 0;
  return {
    input: usage.input_tokens,
    output: usage.output_tokens,
    cacheRead: usage.cache_read_input_tokens ?? 0,
    cacheWrite5m: Math.max(0, written - hour),
    cacheWrite1h: hour,
  };
}

type DeltaUsage = Extract<MessageStreamEvent, { type: 'message_delta' }>['usage'];

/** Counters of the delta are totals of the whole message and absent where they do not apply. */
function updateUsage(before: Usage, delta: DeltaUsage): Usage {
  const written = delta.cache_creation_input_tokens ?? before.cacheWrite5m + before.cacheWrite1h;
  return {
    input: delta.input_tokens ?? before.input,
    output: delta.output_tokens,
    cacheRead: delta.cache_read_input_tokens ?? before.cacheRead,
    cacheWrite5m: Math.max(0, written - before.cacheWrite1h),
    cacheWrite1h: before.cacheWrite1h,
  };
}
