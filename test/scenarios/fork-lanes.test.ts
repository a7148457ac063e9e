import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  archiveOf,
  comment,
  document,
  forkHead,
  permission,
  pull,
  run as runOf,
  startLanes,
  type Lanes,
} from '../stand-ins/lanes.ts';
import { builtProgram } from './bundle.ts';
import { openPlace, type Place } from './gainsay.ts';
import { run, type Ended } from './program.ts';
import { commit, makeRepository, shopChanges, shopFiles } from './repositories.ts';
import { runnerStep, type RunnerStep } from './runner-step.ts';

const token = 'ghs_canary0123456789';
let lanes: Lanes;
let step: RunnerStep;
let place: Place;

beforeAll(builtProgram, 240_000);
beforeEach(async () => {
  [lanes, place] = await Promise.all([startLanes(), openPlace()]);
});
afterEach(() => Promise.all([lanes.close(), place.remove(), step.remove()]));

async function started(name: string, payload: unknown, env: Record<string, string> = {}): Promise<Ended> {
  step = await runnerStep(name, payload, {
    GITHUB_API_URL: lanes.github.url,
    'INPUT_GITHUB-TOKEN': token,
    ...env,
  });
  return run([], { env: step.env });
}

function written(): string[] {
  return lanes.github.requests.filter((kind) => /^(POST (?!graphql)|PATCH|DELETE)/.test(kind));
}

describe('workflow_run', { timeout: 60_000 }, () => {
  const ended = { action: 'completed', workflow_run: { id: 900, event: 'pull_request' } };

  it('shows what the contributor’s own run reported: neutral, and told to nobody as a verdict', async () => {
    const { code, stdout } = await started('workflow_run', ended);
    expect(code).toBe(0);
    expect(lanes.github.comments[0]?.body).toContain("Reported by the contributor's own run");
    expect(lanes.github.checkRuns).toMatchObject([{ head_sha: forkHead, conclusion: 'neutral' }]);
    const output = await step.file('output');
    expect(output).toContain('INCONCLUSIVE');
    expect(output).not.toContain('PASS');
    expect(await step.file('summary')).toContain("contributor's own run");
    const shown = [stdout.replace(`::add-mask::${token}`, ''), output, JSON.stringify(lanes.github.comments)];
    expect(shown.join()).not.toContain(token);
    expect(lanes.storage.tokens).toEqual([]);
  });

  it('refuses what contradicts GitHub, and writes nothing', async () => {
    lanes.storage.archive = archiveOf(document({ about: { pullRequest: 2 } }));
    const { code, stdout } = await started('workflow_run', ended);
    expect(code).toBe(1);
    expect(stdout).toMatch(/::error title=Gainsay::result\.json is refused: the pull request is 1/);
    expect(written()).toEqual([]);
  });

  it('without anything to publish says so in one line', async () => {
    lanes.github.answers['GET pulls'] = { status: 200, body: [] };
    const { code, stdout } = await started('workflow_run', ended);
    expect(code).toBe(0);
    expect(stdout).toContain('::notice title=Gainsay::Not run: no open pull request');
    expect(written()).toEqual([]);
  });
});

describe('a comment with the command', { timeout: 120_000 }, () => {
  it('is verified in a sandbox by a job that writes nothing, and posted by one that runs nothing', async () => {
    const { directory, trace } = await shop();
    const env = { GITHUB_WORKSPACE: directory, GITHUB_SHA: 'e'.repeat(40) };
    const first = await started('issue_comment', comment(), env);
    expect({ code: first.code, written: written() }).toEqual({ code: 0, written: [] });
    expect(existsSync(trace)).toBe(false);
    const [folder] = (await readdir(step.folder)).filter((name) => name.startsWith('gainsay-'));
    const left = await readFile(path.join(step.folder, folder ?? '', 'result.json'), 'utf8');
    expect(JSON.parse(left).change.head).toBe(lanes.github.head);
    await step.remove();

    lanes.storage.archive = archiveOf(left);
    const second = await started('issue_comment', comment(), { INPUT_PUBLISH: 'run' });
    expect(second.code).toBe(0);
    expect(lanes.github.comments[0]?.body).toContain('PASS (demonstrated)');
    expect(lanes.github.checkRuns).toMatchObject([
      { name: 'gainsay', head_sha: lanes.github.head, conclusion: 'success' },
    ]);
    expect(await step.file('output')).toContain('PASS');
  });

  it.each<[string, Record<string, string>, RegExp]>([
    ['a key', { 'INPUT_ANTHROPIC-API-KEY': 'sk-1' }, /anthropic-api-key.*without any key/],
    ['a key in the environment', { ANTHROPIC_API_KEY: 'sk-1' }, /anthropic-api-key.*without any key/],
    ['sandbox: none', { INPUT_SANDBOX: 'none' }, /\(sandbox\).*in a sandbox/],
  ])('is not run beside %s', async (_, inputs, words) => {
    const { directory, trace } = await shop();
    const { code, stdout } = await started('issue_comment', comment(), {
      GITHUB_WORKSPACE: directory,
      ...inputs,
    });
    expect(code).toBe(2);
    expect(stdout).toMatch(words);
    expect(existsSync(trace)).toBe(false);
  });

  it('is not run with credentials of the installation', async () => {
    const { directory, trace } = await shop();
    const config = 'install:\n  credentials: [NPM_TOKEN]\n';
    await commit(directory, { '.github/gainsay.yml': config }, 'config');
    const base = execFileSync('git', ['rev-parse', 'main'], { cwd: directory, encoding: 'utf8' }).trim();
    const body = pull({ sha: lanes.github.head });
    lanes.github.answers['GET pull'] = { status: 200, body: { ...body, base: { ...body.base, sha: base } } };
    const env = { GITHUB_WORKSPACE: directory, NPM_TOKEN: 'npm_canary_1' };
    const { code, stdout } = await started('issue_comment', comment(), env);
    expect(code).toBe(1);
    expect(stdout).toContain('install.credentials names NPM_TOKEN');
    expect(stdout).not.toContain('npm_canary_1');
    expect(existsSync(trace)).toBe(false);
  });

  it.each(['', 'run'])('of a stranger starts nothing (publish: %j)', async (publish) => {
    lanes.github.answers['GET collaborators/olive/permission'] = { status: 200, body: permission('read') };
    const association = { author_association: 'OWNER' };
    const { code, stdout } = await started('issue_comment', comment(association), { INPUT_PUBLISH: publish });
    expect(code).toBe(0);
    expect(stdout).toContain('Not run: olive has the permission read here, and write is needed');
    expect(written()).toEqual([]);
  });

  it.each(['', 'run'])('starts nothing where GitHub does not say who asks (publish: %j)', async (publish) => {
    const body = { message: 'Resource not accessible by integration' };
    lanes.github.answers['GET collaborators/olive/permission'] = { status: 403, body };
    const { code, stdout } = await started('issue_comment', comment(), { INPUT_PUBLISH: publish });
    expect(code).toBe(1);
    expect(stdout).toContain('GitHub did not show what "olive" may do here');
    expect(written()).toEqual([]);
  });

  it('without a result says so on the pull request', async () => {
    lanes.github.answers['GET actions/runs/500'] = {
      status: 200,
      body: runOf({ id: 500, event: 'issue_comment' }),
    };
    lanes.github.answers['GET actions/runs/500/artifacts'] = {
      status: 200,
      body: { total_count: 0, artifacts: [] },
    };
    const { code } = await started('issue_comment', comment(), { INPUT_PUBLISH: 'run' });
    expect(code).toBe(1);
    expect(lanes.github.comments[0]?.body).toContain('left no artifact');
    expect(lanes.github.checkRuns).toMatchObject([{ conclusion: 'failure' }]);
  });
});

it('pull_request_target is refused with the reason', async () => {
  const { code, stdout } = await started('pull_request_target', { action: 'opened' });
  expect(code).toBe(0);
  expect(stdout).toMatch(/Not run: pull_request_target runs with the repository's secrets.*never builds one/);
  expect(lanes.github.requests).toEqual([]);
});

async function shop(): Promise<{ directory: string; trace: string }> {
  const trace = path.join(place.folder, 'ran');
  const directory = await makeRepository(path.join(place.folder, 'shop'), shopFiles, shopChanges.right);
  // Whatever runs head's code without isolation leaves this behind.
  const mark = `try { require('fs').writeFileSync(${JSON.stringify(trace)}, ''); } catch {}\nrequire('node:test').test('mark', () => {});\n`;
  await commit(directory, { 'test/mark.test.js': mark }, 'mark');
  const [head, base] = ['change', 'main'].map((ref) =>
    execFileSync('git', ['rev-parse', ref], { cwd: directory, encoding: 'utf8' }).trim(),
  );
  lanes.github.head = head ?? '';
  lanes.github.answers['GET pull'] = () => {
    const body = pull({ sha: lanes.github.head });
    return { status: 200, body: { ...body, base: { ...body.base, sha: base } } };
  };
  execFileSync('git', ['switch', '--quiet', 'main'], { cwd: directory });
  return { directory, trace };
}
