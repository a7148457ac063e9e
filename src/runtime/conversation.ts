import type { AssistantTurn, Message, UserMessage } from '../model/types.ts';
import { callsIn, cleanUserMessage, hear } from './history.ts';
import type { Heard } from './history.ts';

/**
 * The history of one run: append-only, so that each request extends the one before. What is said to the model is
 * gathered and becomes one user message just before the next request.
 */
export type Conversation = {
  readonly messages: readonly Message[];
  say(...blocks: UserMessage['content']): void;
  /** Appends what was said since the last time; null when nothing was. */
  flush(): UserMessage | null;
  /** Appends an answer, made fit to be sent back. */
  hear(turn: AssistantTurn): Heard;
  /** Text of the last answer that had any. */
  readonly lastText: string;
};

/** `messages` is the run's own array and is appended to. */
export function openConversation(messages: Message[]): Conversation {
  const seenIds = new Set(messages.flatMap(callsIn).map(({ id }) => id));
  let saying: UserMessage['content'] = [];
  let lastText = '';
  return {
    messages,
    say: (...blocks) => {
      saying.push(...blocks);
    },
    flush() {
      const message = cleanUserMessage({ role: 'user', content: saying });
      saying = [];
      if (message.content.length === 0) return null;
      messages.push(message);
      return message;
    },
    hear(turn) {
      const heard = hear(turn, seenIds);
      if (heard.message) messages.push(heard.message);
      if (heard.text !== '') lastText = heard.text;
      return heard;
    },
    get lastText() {
      return lastText;
    },
  };
}
