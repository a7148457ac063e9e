import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

type ApiBlock = { type: 'text'; text: string } | { type: 'tool_use'; id: string; name: string; json: string };

/** What the server does with the nth request. */
export type ApiAnswer =
  | {
      kind: 'message';
      blocks: ApiBlock[];
      stopReason?: string;
      usage?: Record<string, unknown>;
      delayMs?: number;
    }
  | { kind: 'status'; status: number; type: string; message: string; headers?: Record<string, string> }
  /** A stream of these very bytes, which ends then. */
  | { kind: 'raw'; body: string }
  /** Sends the first `events` events of a message, then: closes, is silent, pings for ever, or reports an error. */
  | {
      kind: 'break';
      events: number;
      how: 'close' | 'silence' | 'pings' | 'overloaded_error';
      blocks: ApiBlock[];
    };

export type ApiRequest = { at: number; headers: IncomingMessage['headers']; body: string };

/** A loopback Messages API that answers from a list, whose last answer repeats, or by what is asked. */
export async function startMessagesApi(answers: ApiAnswer[] | ((body: string) => ApiAnswer)): Promise<{
  url: string;
  requests: ApiRequest[];
  close(): Promise<void>;
}> {
  const requests: ApiRequest[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      const answer = Array.isArray(answers)
        ? answers[Math.min(requests.length, answers.length - 1)]
        : answers(body);
      requests.push({ at: Date.now(), headers: request.headers, body });
      if (answer) reply(response, answer, modelIn(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** It answers as the model that was asked. */
function modelIn(body: string): string {
  return /"model":"([^"]*)"/.exec(body)?.[1] ?? 'claude-haiku-5-5';
}

function reply(response: ServerResponse, answer: ApiAnswer, model: string): void {
  if (answer.kind === 'status') {
    response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
    response.end(JSON.stringify({ type: 'error', error: { type: answer.type, message: answer.message } }));
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream', 'request-id': 'req_1' });
  if (answer.kind === 'raw') {
    response.end(answer.body);
    return;
  }
  const events = messageEvents(answer.blocks, { model, ...(answer.kind === 'message' ? answer : {}) });
  if (answer.kind === 'message') {
    setTimeout(() => response.end(events.join('')), answer.delayMs ?? 0);
    return;
  }
  response.write(events.slice(0, answer.events).join(''));
  if (answer.how === 'close') setTimeout(() => response.destroy(), 20);
  if (answer.how === 'overloaded_error') {
    response.end(event({ type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } }));
  }
  if (answer.how === 'pings') {
    const timer = setInterval(() => response.write(event({ type: 'ping' })), 20);
    response.on('close', () => clearInterval(timer));
  }
}

function messageEvents(
  blocks: ApiBlock[],
  end: { model: string; stopReason?: string; usage?: Record<string, unknown> },
): string[] {
  const usage = { input_tokens: 10, output_tokens: 1, cache_read_input_tokens: 0, ...end.usage };
  const calls = blocks.some((block) => block.type === 'tool_use');
  return [
    event({
      type: 'message_start',
      message: {
        id: 'msg_1',
        type: 'message',
        role: 'assistant',
        model: end.model,
        content: [],
        usage,
      },
    }),
    ...blocks.flatMap(blockEvents),
    event({
      type: 'message_delta',
      delta: { stop_reason: end.stopReason ?? (calls ? 'tool_use' : 'end_turn'), stop_sequence: null },
      usage: { output_tokens: 7 },
    }),
    event({ type: 'message_stop' }),
  ];
}

function blockEvents(block: ApiBlock, index: number): string[] {
  const text = block.type === 'text';
  const start = text
    ? { type: 'text', text: '' }
    : { type: 'tool_use', id: block.id, name: block.name, input: {} };
  const whole = text ? block.text : block.json;
  const half = Math.ceil(whole.length / 2);
  const parts = [whole.slice(0, half), whole.slice(half)].filter((part) => part !== '');
  return [
    event({ type: 'content_block_start', index, content_block: start }),
    ...parts.map((part) =>
      event({
        type: 'content_block_delta',
        index,
        delta: text ? { type: 'text_delta', text: part } : { type: 'input_json_delta', partial_json: part },
      }),
    ),
    event({ type: 'content_block_stop', index }),
  ];
}

function event(data: { type: string } & Record<string, unknown>): string {
  return `event: ${data.type}\ndata: ${JSON.stringify(data)}\n\n`;
}
