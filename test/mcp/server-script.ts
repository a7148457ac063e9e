/** A stdio server without the SDK, so that it can misbehave: a program for `node -e`. */
export type Script = {
  /** As `tools/list` gives them. */
  tools?: unknown[];
  /** Bodies of functions of `input`, `say` (sends one message) and `raw` (writes text); what they return is the result. */
  calls?: Record<string, string>;
  /** Run before the first message is read. */
  first?: string;
  /** Messages with these methods are never answered. */
  silent?: string[];
};

export function serverScript({ tools = [], calls = {}, first = '', silent = [] }: Script): string {
  const bodies = Object.entries(calls).map(
    ([name, body]) => `${JSON.stringify(name)}: async (input) => {${body}}`,
  );
  return `
    const raw = (text) => process.stdout.write(text);
    const say = (message) => raw(JSON.stringify({ jsonrpc: '2.0', ...message }) + '\\n');
    const text = (text) => ({ content: [{ type: 'text', text }] });
    const calls = { ${bodies.join(', ')} };
    ${first}
    const answers = {
      initialize: ({ protocolVersion }) => ({
        protocolVersion, capabilities: { tools: {} }, serverInfo: { name: 'scripted', version: '1' },
      }),
      'tools/list': () => ({ tools: ${JSON.stringify(tools)} }),
      'tools/call': ({ name, arguments: input }) => calls[name](input),
    };
    require('node:readline').createInterface({ input: process.stdin }).on('line', async (line) => {
      const { id, method, params } = JSON.parse(line);
      if (id === undefined || ${JSON.stringify(silent)}.includes(method)) return;
      say({ id, result: await answers[method](params) });
    });`;
}

/** Tools that take anything. */
export function plain(...names: string[]): unknown[] {
  return names.map((name) => ({ name, description: `Does ${name}.`, inputSchema: { type: 'object' } }));
}
