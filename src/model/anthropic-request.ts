import type {
  ContentBlockParam,
  DocumentBlockParam,
  ImageBlockParam,
  MessageParam,
  MessageCreateParamsStreaming,
  TextBlockParam,
  Tool,
  ToolResultBlockParam,
} from '@anthropic-ai/sdk/resources/messages/messages';
import { wellFormed, wellFormedJson } from '../base/well-formed.ts';
import { traitsOf } from './traits.ts';
import type { AssistantMessage, Media, Message, ToolResultBlock, TurnRequest, UserMessage } from './types.ts';

const breakpoint = { type: 'ephemeral' } as const;
const nothing = '(no output)';

/**
 * A turn request as the Messages API takes it. Equal requests give equal bytes, and a longer history keeps the bytes
 * of the shorter one, so that the cache matches.
 *
 * Cache breakpoints, four at most: the last tool that is of no server, the system prompt, the last user message and the
 * one before. The one before was the last of the previous turn: its entry is found exactly, however many blocks this turn
 * has added. In a message the breakpoint stands on the last tool result, where there is one: what follows differs between
 * forks, and up to there their requests are the same.
 */
export function messageParams(request: TurnRequest): MessageCreateParamsStreaming {
  const traits = traitsOf(request.model);
  const effort = request.effort && traits.efforts.includes(request.effort) ? request.effort : undefined;
  return {
    model: request.model,
    stream: true,
    max_tokens: Math.min(request.maxTokens, traits.maxOutput),
    ...(request.tools.length > 0 && { tools: tools(request) }),
    ...(request.system.trim() !== '' && {
      system: [{ type: 'text' as const, text: wellFormed(request.system), cache_control: breakpoint }],
    }),
    messages: withBreakpoints(endingWithUser(request.messages.map(messageParam))),
    ...(traits.leastThinking && { thinking: { type: traits.leastThinking } }),
    ...(effort && { output_config: { effort } }),
  };
}

/** Tools of MCP servers stand behind the breakpoint: one that is connected leaves what is before as it is. */
function tools(request: TurnRequest): Tool[] {
  const own = request.tools.findLastIndex(({ name }) => !name.startsWith('mcp__'));
  return request.tools.map((tool, index) => ({
    name: tool.name,
    description: wellFormed(tool.description),
    input_schema: {
      ...Object.fromEntries(Object.entries(tool.inputSchema).map(wellFormedEntry)),
      type: 'object',
    },
    ...(index === own && { cache_control: breakpoint }),
  }));
}

function wellFormedEntry([key, value]: [string, unknown]): [string, unknown] {
  return [key, wellFormedJson(value)];
}

type Param = { role: 'user' | 'assistant'; content: ContentBlockParam[] };

function messageParam(message: Message): Param {
  const content = message.role === 'user' ? userBlocks(message) : assistantBlocks(message);
  return { role: message.role, content: content.length > 0 ? content : [{ type: 'text', text: nothing }] };
}

/** Tool results stand first, as the API demands; blank texts, which it refuses, are dropped. `data` stays here. */
function userBlocks(message: UserMessage): ContentBlockParam[] {
  const results: ToolResultBlockParam[] = [];
  const texts: TextBlockParam[] = [];
  for (const block of message.content) {
    if (block.type === 'tool_result') {
      results.push({
        type: 'tool_result',
        tool_use_id: block.toolUseId,
        content: resultContent(block),
        ...(block.isError && { is_error: true }),
      });
    } else if (block.text.trim() !== '') texts.push({ type: 'text', text: wellFormed(block.text) });
  }
  return [...results, ...texts];
}

function resultContent({
  content,
  media = [],
}: ToolResultBlock): NonNullable<ToolResultBlockParam['content']> {
  const text = content.trim() === '' ? nothing : wellFormed(content);
  return media.length === 0 ? text : [{ type: 'text', text }, ...media.map(mediaParam)];
}

function mediaParam({ mediaType, base64 }: Media): ImageBlockParam | DocumentBlockParam {
  return mediaType === 'application/pdf'
    ? { type: 'document', source: { type: 'base64', media_type: mediaType, data: base64 } }
    : { type: 'image', source: { type: 'base64', media_type: mediaType, data: base64 } };
}

/** Thinking goes back byte for byte: its signature covers it. */
function assistantBlocks(message: AssistantMessage): ContentBlockParam[] {
  const blocks: ContentBlockParam[] = [];
  for (const block of message.content) {
    switch (block.type) {
      case 'text':
        if (block.text.trim() !== '') blocks.push({ type: 'text', text: wellFormed(block.text) });
        break;
      case 'tool_use':
        blocks.push({
          type: 'tool_use',
          id: block.id,
          name: toolName(block.name),
          input: isObject(block.input) ? wellFormedJson(block.input) : {},
        });
        break;
      case 'thinking':
        blocks.push({ type: 'thinking', thinking: block.thinking, signature: block.signature });
        break;
      case 'redacted_thinking':
        blocks.push({ type: 'redacted_thinking', data: block.data });
        break;
    }
  }
  return blocks;
}

/** A model that invents a tool may invent a name that the API would refuse to see again. */
function toolName(name: string): string {
  return name.replace(/[^a-zA-Z0-9_-]/g, '_').slice(0, 128) || 'unnamed';
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** There is no prefill: a history that ends with the model's own words (a paused turn) is told to go on. */
function endingWithUser(messages: Param[]): Param[] {
  if (messages.at(-1)?.role !== 'assistant') return messages;
  return [...messages, { role: 'user', content: [{ type: 'text', text: 'Go on.' }] }];
}

function withBreakpoints(messages: Param[]): MessageParam[] {
  const users = messages.flatMap((message, index) => (message.role === 'user' ? [index] : []));
  const marked = new Set(users.slice(-2));
  return messages.map((message, index) => (marked.has(index) ? withBreakpoint(message) : message));
}

function withBreakpoint(message: Param): MessageParam {
  const result = message.content.findLastIndex(({ type }) => type === 'tool_result');
  const at = result === -1 ? message.content.length - 1 : result;
  const content = message.content.map((block, index) =>
    index === at && (block.type === 'text' || block.type === 'tool_result')
      ? { ...block, cache_control: breakpoint }
      : block,
  );
  return { ...message, content };
}
