// A workflow of the default branch, next to what strangers must not reach, is asked to run a stranger's commit.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { builtProgram } from '../scenarios/bundle.ts';
import { openLaneSteps, type LaneSteps } from '../scenarios/lane-steps.ts';
import { comment, pull } from '../stand-ins/lanes.ts';
import { commit } from '../scenarios/repositories.ts';

let at: LaneSteps;

beforeAll(builtProgram, 240_000);
beforeEach(async () => {
  at = await openLaneSteps();
});
afterEach(() => at.close());

describe('head is not run for a comment', { timeout: 120_000 }, () => {
  it.each<[string, Record<string, string>, RegExp]>([
    ['a key', { 'INPUT_ANTHROPIC-API-KEY': 'sk-ant-canary-13a' }, /anthropic-api-key.*without any key/],
    [
      'a key in the environment',
      { ANTHROPIC_API_KEY: 'sk-ant-canary-13b' },
      /anthropic-api-key.*without any key/,
    ],
    ['sandbox: none', { INPUT_SANDBOX: 'none' }, /\(sandbox\).*in a sandbox/],
  ])('beside %s', async (_, inputs, words) => {
    const { directory, trace } = await at.shop();
    const { code, stdout, leaks } = await at.step('issue_comment', comment(), {
      GITHUB_WORKSPACE: directory,
      ...inputs,
    });
    expect({ code, leaks, ran: existsSync(trace) }).toEqual({ code: 2, leaks: [], ran: false });
    expect(stdout).toMatch(words);
  });

  it('beside credentials of the installation', async () => {
    const { directory, trace } = await at.shop();
    await commit(directory, { '.github/gainsay.yml': 'install:\n  credentials: [NPM_TOKEN]\n' }, 'config');
    const base = execFileSync('git', ['rev-parse', 'main'], { cwd: directory, encoding: 'utf8' }).trim();
    const body = pull({ sha: at.lanes.github.head });
    at.lanes.github.answers['GET pull'] = {
      status: 200,
      body: { ...body, base: { ...body.base, sha: base } },
    };
    const env = { GITHUB_WORKSPACE: directory, NPM_TOKEN: 'npm_canary_13' };
    const { code, stdout, leaks } = await at.step('issue_comment', comment(), env);
    expect({ code, leaks, ran: existsSync(trace) }).toEqual({ code: 1, leaks: [], ran: false });
    expect(stdout).toContain('install.credentials names NPM_TOKEN');
  });
});

it('head is never run for pull_request_target', { timeout: 60_000 }, async () => {
  const { code, stdout, leaks } = await at.step('pull_request_target', { action: 'opened' });
  expect({ code, leaks, asked: at.lanes.github.requests }).toEqual({ code: 0, leaks: [], asked: [] });
  expect(stdout).toMatch(/Not run: pull_request_target runs with the repository's secrets.*never builds one/);
});
