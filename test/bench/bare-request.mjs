// The least that a program on the SDK can do: one request. What Gainsay's first request is measured against.
import Anthropic from '@anthropic-ai/sdk';

const client = new Anthropic({ apiKey: 'bench', baseURL: process.env.ANTHROPIC_BASE_URL, maxRetries: 0 });
await client.messages
  .stream({ model: 'claude-haiku-5-5', max_tokens: 16, messages: [{ role: 'user', content: 'hello' }] })
  .finalMessage();
