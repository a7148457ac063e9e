import type { Message, ToolSpec, Usage } from '../model/types.ts';
import { promptTokens } from '../model/usage.ts';

/** How much of a model's context a history takes: measured by the last answer, estimated for what was added since. */
export type ContextRoom = {
  /** After an answer: `usage` covers these messages and the answer, which is the last of them. */
  measured(usage: Usage | null, messages: readonly Message[]): void;
  /** The history was replaced: nothing about it is measured any more. */
  replaced(): void;
  /** Tokens of a request with these messages. */
  tokens(messages: readonly Message[]): number;
};

export function createContextRoom(rendered: { system: string; specs: readonly ToolSpec[] }): ContextRoom {
  const frozen = estimate(rendered.system) + estimate(JSON.stringify(rendered.specs));
  let known: { tokens: number; messages: number } | null = null;
  return {
    measured(usage, { length }) {
      if (usage !== null && promptTokens(usage) > 0)
        known = { tokens: promptTokens(usage) + usage.output, messages: length };
    },
    replaced() {
      known = null;
    },
    tokens: (messages) =>
      known === null ? frozen + tokensOf(messages) : known.tokens + tokensOf(messages.slice(known.messages)),
  };
}

/** On the safe side: a token of code or of English has three to four bytes. */
const bytesPerToken = 3;
/** Of a block that is no text. */
const blockTokens = 1_600;

export function tokensOf(messages: readonly Message[]): number {
  return messages.reduce(
    (sum, { content }) => content.reduce((inner, block) => inner + blockTokensOf(block), sum),
    0,
  );
}

function blockTokensOf(block: Message['content'][number]): number {
  if (block.type === 'text') return estimate(block.text);
  if (block.type === 'tool_result') return estimate(block.content);
  if (block.type === 'tool_use') return estimate(JSON.stringify(block.input)) + estimate(block.name);
  if (block.type === 'thinking') return estimate(block.thinking) + estimate(block.signature);
  if (block.type === 'redacted_thinking') return estimate(block.data);
  return blockTokens;
}

function estimate(text: string): number {
  return Math.ceil(Buffer.byteLength(text, 'utf8') / bytesPerToken);
}
