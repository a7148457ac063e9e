// A loopback Messages API for measurements: answers at once, keeps when each request arrived and what it held.
import { createServer } from 'node:http';

/** Answers `{url, requests: [{at, body, bytes}], close}`; `at` in milliseconds of `performance.timeOrigin`'s clock. */
export async function startMessages() {
  const requests = [];
  const waiting = [];
  const server = createServer((request, response) => {
    const chunks = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8');
      const arrived = { at: Date.now(), body: JSON.parse(text || '{}'), bytes: Buffer.byteLength(text) };
      requests.push(arrived);
      for (const wake of waiting.splice(0)) wake();
      answer(arrived.body, response);
    });
  });
  await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    requests,
    async first(deadlineMs) {
      const limit = Date.now() + deadlineMs;
      while (requests.length === 0 && Date.now() < limit) {
        await new Promise((resolve) => {
          const timer = setTimeout(resolve, 200);
          waiting.push(() => {
            clearTimeout(timer);
            resolve();
          });
        });
      }
      if (requests.length === 0) throw new Error('no request arrived in time');
      return requests[0];
    },
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

/** Explore and Plan say that they are done; whoever has the Verdict tool looks at one file and calls it. */
function answer(body, response) {
  const tools = (body.tools ?? []).map((tool) => tool.name);
  const asked = JSON.stringify(body.messages ?? []);
  const looked = asked.includes('"tool_result"');
  if (tools.includes('Verdict') && looked)
    return stream(
      response,
      body,
      toolUse('Verdict', { call: 'PASS', summary: 'Nothing found.', answers: [] }),
    );
  if (tools.includes('Read') && !looked)
    return stream(response, body, toolUse('Read', { file_path: 'package.json' }));
  return stream(response, body, { type: 'text', text: 'P1: nothing\n```json\n{"findings":[]}\n```' });
}

function toolUse(name, input) {
  return { type: 'tool_use', id: `toolu_${Math.random().toString(36).slice(2)}`, name, input };
}

function stream(response, body, block) {
  const isTool = block.type === 'tool_use';
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
  const delta = isTool
    ? { type: 'input_json_delta', partial_json: JSON.stringify(block.input) }
    : { type: 'text_delta', text: block.text };
  const events = [
    { type: 'message_start', message },
    {
      type: 'content_block_start',
      index: 0,
      content_block: isTool ? { ...block, input: {} } : { type: 'text', text: '' },
    },
    { type: 'content_block_delta', index: 0, delta },
    { type: 'content_block_stop', index: 0 },
    {
      type: 'message_delta',
      delta: { stop_reason: isTool ? 'tool_use' : 'end_turn', stop_sequence: null },
      usage: { output_tokens: 5 },
    },
    { type: 'message_stop' },
  ];
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.end(events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join(''));
}
