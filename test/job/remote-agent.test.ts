import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newAgentId } from '../../src/base/ids.ts';
import { secret } from '../../src/base/secret.ts';
import { fence } from '../../src/base/untrusted.ts';
import { openUrgentClient } from '../../src/github/client.ts';
import { remoteAgents } from '../../src/job/remote-agent.ts';
import { toEnd } from '../../src/runtime/start.ts';
import { archiveOf, artifacts, run, startLanes } from '../stand-ins/lanes.ts';
import type { Lanes } from '../stand-ins/lanes.ts';

const id = 700;
const dispatches = 'POST actions/workflows/remote-agent.yml/dispatches';
let lanes: Lanes;
let sent: { ref?: string; inputs?: Record<string, string> };

beforeEach(async () => {
  lanes = await startLanes();
  sent = {};
  Object.assign(lanes.github.answers, {
    'GET /repos/acme/widgets': { status: 200, body: { default_branch: 'trunk' } },
    [dispatches]: (_: URL, text: string) => {
      sent = JSON.parse(text);
      return { status: 200, body: { workflow_run_id: id, run_url: 'x', html_url: 'x' } };
    },
    [`GET actions/runs/${id}`]: { status: 200, body: run({ id, event: 'workflow_dispatch' }) },
    [`GET actions/runs/${id}/artifacts`]: { status: 200, body: artifacts([{ name: 'gainsay-agent' }]) },
  });
  lanes.storage.archive = archiveOf({
    schemaVersion: 1,
    job: 'ask',
    status: 'completed',
    answer: 'It adds.',
    reason: null,
  });
});
afterEach(() => lanes.close());

async function start(signal = new AbortController().signal) {
  const log = { info: () => undefined, warning: () => undefined };
  const options = { token: secret('ghs_x'), apiUrl: lanes.github.url, deadline: 0, log, version: '0' };
  const place = {
    repository: { owner: 'acme', repo: 'widgets' },
    client: () => openUrgentClient(options),
    serverUrl: 'https://github.example',
    workflow: 'remote-agent.yml',
    limitMs: 10_000,
  };
  const remote = remoteAgents(place, (text, label) => fence(text, { nonce: 'nonce', label }));
  const definition = { type: 'Explore', whenToUse: '', source: 'built-in' as const, systemPrompt: () => '' };
  const request = { agentId: newAgentId(), definition, description: 'find it', prompt: 'Where is add?' };
  return await remote(request, signal);
}

describe('an agent in a workflow run of its own', () => {
  it('runs on the default branch, and its foreign word comes back fenced, with the address of the run', async () => {
    const { where, events } = await start();
    expect(where).toBe('workflow remote-agent.yml of acme/widgets');
    const result = await toEnd(events);
    expect(sent).toMatchObject({ ref: 'trunk', inputs: { agent: 'Explore', prompt: 'Where is add?' } });
    expect(result).toMatchObject({ status: 'completed', costUsd: null, description: 'find it' });
    expect(result.text).toContain('actions/runs/700');
    expect(result.text).toMatch(/^<untrusted-nonce .*\nIt adds\.\n<\/untrusted-nonce>/m);
  });

  it('that cannot be started is a failed agent with the reason, not a broken job', async () => {
    lanes.github.answers[dispatches] = { status: 404, body: { message: 'Not Found' } };
    const { events } = await start();
    expect(await toEnd(events)).toMatchObject({
      status: 'failed',
      reason: expect.stringContaining('remote-agent.yml'),
    });
  });
});
