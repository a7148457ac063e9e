import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMessagesApi, type ApiAnswer } from '../stand-ins/messages-api.ts';
import { builtProgram } from './bundle.ts';
import { gainsay, openPlace, type Place } from './gainsay.ts';
import { makeShop } from './repositories.ts';

let place: Place;
beforeAll(async () => {
  place = await openPlace();
  await builtProgram();
}, 240_000);
afterAll(() => place.remove());

const text = { type: 'text', text: 'All is well. VERDICT: PASS' } as const;
const call = {
  type: 'tool_use',
  id: 'toolu_1',
  name: 'Verdict',
  json: '{"call":"PASS","summary":"fine"',
} as const;
const status = (code: number, type: string, message: string, headers = {}): ApiAnswer => ({
  kind: 'status',
  status: code,
  type,
  message,
  headers,
});
const silence: ApiAnswer = { kind: 'break', events: 3, how: 'silence', blocks: [text] };

/**
 * What the Messages API does at every request, and what the reader is told: one row a way in which a run ends. Which faults
 * are tried again, and what is said of each, is in test/model/anthropic.test.ts and test/runtime/model-faults.test.ts.
 */
const rows: [name: string, answer: ApiAnswer, told: RegExp][] = [
  ['the key is wrong', status(401, 'authentication_error', 'invalid key'), /HTTP 401: .*invalid key/],
  ['the service fails', status(500, 'api_error', 'oops'), /HTTP 500: .*oops.*after 5 attempts/],
  [
    'the rate limit ends in days',
    status(429, 'rate_limit_error', 'slow down', { 'retry-after': '259200' }),
    /time for the run was used up/,
  ],
  ['streams fall silent', silence, /time for the run was used up/],
  ['the model refuses', { kind: 'message', blocks: [text], stopReason: 'refusal' }, /refus/],
  ['a call is cut short, again and again', { kind: 'message', blocks: [call] }, /Verification agent/],
];

describe('a change that the playbook calls unproven, when', { timeout: 240_000 }, () => {
  it.concurrent.each(rows)('%s', async (name, answer, told) => {
    const api = await startMessagesApi(() => answer);
    const folder = path.join(place.folder, name.replaceAll(/\W/g, '-'));
    await mkdir(folder);
    const cwd = await makeShop(folder, 'unproven');
    const args = ['verify', '--base', 'main', '--json', '--sandbox', 'none', '--max-minutes', '1'];
    const env = { ANTHROPIC_API_KEY: 'sk-ant-canary', ANTHROPIC_BASE_URL: api.url };
    const started = Date.now();
    const { code, stdout, stderr } = await gainsay(place, args, { cwd, env });
    await api.close();
    expect(Date.now() - started).toBeLessThan(100_000);
    expect({ code, stderr: stdout === '' ? stderr : '' }).toEqual({ code: 1, stderr: '' });
    const document: { headline: string } = JSON.parse(stdout);
    expect(document).toMatchObject({ verdict: 'INCONCLUSIVE', because: 'obstructed' });
    expect(JSON.stringify(document)).toMatch(told);
    expect(document.headline).toMatch(/^Could not be verified: /);
  });
});
