import { wellFormed, wellFormedJson } from '../base/well-formed.ts';
import type { AssistantMessage, AssistantTurn, Message, ToolUseBlock, UserMessage } from '../model/types.ts';

/**
 * A history that can be sent: every tool_use has its tool_result in the next message and the other way round. Calls
 * without a result are removed, and so are messages that have nothing left.
 */
export function filterIncompleteToolCalls(messages: readonly Message[]): Message[] {
  const answered = new Set<string>();
  for (const [index, message] of messages.entries()) {
    if (message.role === 'user') continue;
    const results = resultsIn(messages[index + 1]);
    for (const { id } of callsIn(message)) if (results.has(id)) answered.add(id);
  }
  return messages
    .map((message) => keepAnswered(message, answered))
    .filter((message) =>
      message.content.some(({ type }) => type !== 'thinking' && type !== 'redacted_thinking'),
    );
}

function resultsIn(message: Message | undefined): Set<string> {
  if (message?.role !== 'user') return new Set();
  return new Set(message.content.flatMap((block) => (block.type === 'tool_result' ? [block.toolUseId] : [])));
}

export function callsIn(message: Message): ToolUseBlock[] {
  if (message.role === 'user') return [];
  return message.content.filter((block) => block.type === 'tool_use');
}

function keepAnswered(message: Message, answered: Set<string>): Message {
  if (message.role === 'user') {
    const content = message.content.filter(({ type, ...block }) => {
      return type !== 'tool_result' || !('toolUseId' in block) || answered.has(block.toolUseId);
    });
    return content.length === message.content.length ? message : { role: 'user', content };
  }
  const content = message.content.filter((block) => block.type !== 'tool_use' || answered.has(block.id));
  return content.length === message.content.length ? message : { role: 'assistant', content };
}

/** What a run is told first, as one user message: a history that alternates is understood by everybody. */
export function beginning(messages: readonly UserMessage[]): UserMessage[] {
  const message = cleanUserMessage({ role: 'user', content: messages.flatMap(({ content }) => content) });
  return message.content.length === 0 ? [] : [message];
}

/** What an answer becomes before it enters the history, and the calls that it makes. */
export type Heard = {
  /** Null: nothing was said. */
  message: AssistantMessage | null;
  calls: ToolUseBlock[];
  /** Id in `calls` → why it must not be executed. */
  broken: Map<string, string>;
  /** '' where there was none. */
  text: string;
};

/**
 * Makes an answer fit to be sent back: well-formed text, no blank blocks, inputs that are objects, call ids that are
 * unique in the whole history. Thinking stays as it came: it is signed. `seenIds` takes the new ids.
 */
export function hear(turn: AssistantTurn, seenIds: Set<string>): Heard {
  const broken = new Map<string, string>();
  const content = turn.message.content.flatMap((block): AssistantMessage['content'] => {
    if (block.type === 'text')
      return block.text.trim() === '' ? [] : [{ ...block, text: wellFormed(block.text) }];
    if (block.type !== 'tool_use') return [block];
    const call = {
      ...block,
      id: freshId(block.id, seenIds),
      name: plainName(block.name),
      input: plainInput(block.input),
    };
    const why = turn.brokenCalls[block.id];
    if (why !== undefined) broken.set(call.id, why);
    else if (!isObject(block.input)) broken.set(call.id, 'the input is not an object');
    return [call];
  });
  const message: AssistantMessage | null = content.length === 0 ? null : { role: 'assistant', content };
  const text = content.flatMap((block) => (block.type === 'text' ? [block.text] : [])).join('\n\n');
  return { message, calls: message === null ? [] : callsIn(message), broken, text };
}

function freshId(id: string, seen: Set<string>): string {
  const wanted = id.replaceAll(/[^\w-]/g, '_') || 'call';
  let fresh = wanted;
  for (let n = 2; seen.has(fresh); n += 1) fresh = `${wanted}-${n}`;
  seen.add(fresh);
  return fresh;
}

function plainName(name: string): string {
  return name.replaceAll(/[^\w-]/g, '_').slice(0, 200) || 'unnamed';
}

function plainInput(input: unknown): unknown {
  return isObject(input) ? wellFormedJson(input) : {};
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A user message whose text is well-formed and whose text blocks are not blank. */
export function cleanUserMessage(message: UserMessage): UserMessage {
  const content = message.content.flatMap((block): UserMessage['content'] => {
    if (block.type === 'tool_result') return [{ ...block, content: wellFormed(block.content) }];
    return block.text.trim() === '' ? [] : [{ ...block, text: wellFormed(block.text) }];
  });
  return { role: 'user', content };
}
