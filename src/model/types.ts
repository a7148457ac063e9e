/** What an agent's history is made of. History is append-only; a request sends it whole. */
export type TextBlock = {
  type: 'text';
  text: string;
  /** Structured twin of the text for the playbook; never sent to a real model. Plain JSON. */
  data?: unknown;
};
type ThinkingBlock =
  | { type: 'thinking'; thinking: string; signature: string }
  | { type: 'redacted_thinking'; data: string };
export type ToolUseBlock = { type: 'tool_use'; id: string; name: string; input: unknown };
/** What a tool shows besides text. */
export type Media = {
  mediaType: 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp' | 'application/pdf';
  base64: string;
};
export type ToolResultBlock = {
  type: 'tool_result';
  toolUseId: string;
  content: string;
  /** Follows the text. */
  media?: readonly Media[];
  isError: boolean;
  /** As in TextBlock. */
  data?: unknown;
};
export type UserMessage = { role: 'user'; content: (TextBlock | ToolResultBlock)[] };
export type AssistantMessage = { role: 'assistant'; content: (TextBlock | ThinkingBlock | ToolUseBlock)[] };
export type Message = UserMessage | AssistantMessage;

/** A tool as the model sees it. Rendered once a run and frozen: its bytes are the cached prefix. */
export type ToolSpec = { name: string; description: string; inputSchema: Record<string, unknown> };

export type Effort = 'low' | 'medium' | 'high';

export type TurnRequest = {
  agentId: string;
  agentType: string;
  /** Of the run, a few words. As all above, for whoever answers from a script: no part of what is sent. */
  description?: string;
  /** Asks for a summary of the history, which replaces it; not part of the conversation. */
  purpose?: 'summary';
  /** A current model id, aliases already resolved. */
  model: string;
  /** Frozen for the run. */
  system: string;
  tools: readonly ToolSpec[];
  messages: readonly Message[];
  maxTokens: number;
  effort?: Effort;
};

/** Tokens. `cacheWrite*` and `cacheRead` are not part of `input`. */
export type Usage = {
  input: number;
  output: number;
  cacheRead: number;
  cacheWrite5m: number;
  cacheWrite1h: number;
};

export type TurnEvent =
  | { type: 'first-byte' }
  | { type: 'text'; text: string }
  /** An attempt failed and another follows: text that it had brought is void. */
  | { type: 'retry'; attempt: number; waitMs: number; reason: string };

export type StopReason =
  | 'end_turn'
  | 'tool_use'
  | 'max_tokens'
  | 'refusal'
  | 'pause_turn'
  | 'context_exceeded'
  | 'other';

export type AssistantTurn = {
  message: AssistantMessage;
  stopReason: StopReason;
  /** Null where nothing was billed or the model did not say. */
  usage: Usage | null;
  /** The id that answered. */
  model: string;
  /** Tool calls whose input was cut short or is not JSON: id → what is wrong. They must not be executed. */
  brokenCalls: Record<string, string>;
};

/**
 * Whatever answers a request with an assistant turn: Anthropic, playbook, scripted, recorded.
 * Rejects with `ModelFailure` when it cannot answer after its own retries; honours the signal promptly.
 */
export type Model = {
  name: 'anthropic' | 'playbook' | 'scripted' | 'recorded';
  turn(request: TurnRequest, signal: AbortSignal): AsyncGenerator<TurnEvent, AssistantTurn>;
  /** Tokens that a request and its answer may have together. Absent: no history is too long, none is compacted. */
  contextWindow?(model: string): number;
};
