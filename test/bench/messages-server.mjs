// A loopback Messages API for measurements: answers at once, keeps when each request arrived and what it held.
import { createServer } from 'node:http';

/**
 * Answers `{url, requests: [{at, method, path, body, bytes}], close}`; `at` in milliseconds of `Date.now()`. `blocksFor`: the
 * content of the answer to a request's body.
 */
export async function startMessages(blocksFor = ofVerification) {
  const requests = [];
  const waiting = [];
  const server = createServer((request, response) => {
    const chunks = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8');
      const { method, url } = request;
      const { pathname } = new URL(url, 'http://127.0.0.1');
      const body = JSON.parse(text || '{}');
      const arrived = { at: Date.now(), method, path: pathname, body, bytes: Buffer.byteLength(text) };
      requests.push(arrived);
      for (const wake of waiting.splice(0)) wake();
      if (method === 'POST' && pathname.endsWith('/messages')) stream(response, body, blocksFor(body));
      else response.writeHead(404).end();
    });
  });
  await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    requests,
    /** The first request for a turn. */
    async first(deadlineMs) {
      const limit = Date.now() + deadlineMs;
      while (!requests.some(isTurn) && Date.now() < limit) {
        await new Promise((resolve) => {
          const timer = setTimeout(resolve, 200);
          waiting.push(() => {
            clearTimeout(timer);
            resolve();
          });
        });
      }
      const first = requests.find(isTurn);
      if (first === undefined) throw new Error('no request arrived in time');
      return first;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

/** Not every question to a server is one. */
export function isTurn({ body }) {
  return body.messages !== undefined;
}

/** Explore and Plan say that they are done; whoever has the Verdict tool looks at one file and calls it. */
function ofVerification(body) {
  const tools = (body.tools ?? []).map((tool) => tool.name);
  const asked = JSON.stringify(body.messages ?? []);
  const looked = asked.includes('"tool_result"');
  if (tools.includes('Verdict') && looked)
    return [toolUse('Verdict', { call: 'PASS', summary: 'Nothing found.', answers: [] })];
  if (tools.includes('Read') && !looked) return [toolUse('Read', { file_path: 'package.json' })];
  return [text('P1: nothing\n```json\n{"findings":[]}\n```')];
}

export function text(words) {
  return { type: 'text', text: words };
}

export function toolUse(name, input) {
  return { type: 'tool_use', id: `toolu_${Math.random().toString(36).slice(2)}`, name, input };
}

function stream(response, body, blocks) {
  const usage = {
    input_tokens: 10,
    output_tokens: 5,
    cache_creation_input_tokens: 0,
    cache_read_input_tokens: 0,
  };
  const message = {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: body.model,
    content: [],
    stop_reason: null,
    stop_sequence: null,
    usage,
  };
  const stop_reason = blocks.some(({ type }) => type === 'tool_use') ? 'tool_use' : 'end_turn';
  const events = [
    { type: 'message_start', message },
    ...blocks.flatMap(eventsOf),
    { type: 'message_delta', delta: { stop_reason, stop_sequence: null }, usage: { output_tokens: 5 } },
    { type: 'message_stop' },
  ];
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.end(events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join(''));
}

function eventsOf(block, index) {
  const [content_block, delta] =
    block.type === 'tool_use'
      ? [
          { ...block, input: {} },
          { type: 'input_json_delta', partial_json: JSON.stringify(block.input) },
        ]
      : [
          { type: 'text', text: '' },
          { type: 'text_delta', text: block.text },
        ];
  return [
    { type: 'content_block_start', index, content_block },
    { type: 'content_block_delta', index, delta },
    { type: 'content_block_stop', index },
  ];
}
