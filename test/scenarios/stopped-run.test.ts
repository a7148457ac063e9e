import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startGitHub, type GitHubStandIn } from '../stand-ins/github.ts';
import { builtProgram } from './bundle.ts';
import { run, start, type Running } from './program.ts';
import { runnerStep, type RunnerStep } from './runner-step.ts';

let github: GitHubStandIn;
let step: RunnerStep;
let program: string;
let main: Running;

beforeAll(builtProgram, 240_000);

beforeEach(async () => {
  step = await runnerStep('pull_request', {});
  const { head, base } = await checkout(path.join(step.folder, 'widgets'));
  github = await startGitHub(head);
  await writeFile(path.join(step.folder, 'event.json'), JSON.stringify(payload(head, base)));
  Object.assign(step.env, {
    GITHUB_WORKSPACE: path.join(step.folder, 'widgets'),
    GITHUB_API_URL: github.url,
    'INPUT_GITHUB-TOKEN': 'ghs_canary',
    INPUT_SANDBOX: 'none',
  });
  program = await builtProgram();
});

async function begin(): Promise<void> {
  main = start([], { env: step.env, cwd: path.join(step.folder, 'widgets'), entry: program });
  await until(() => github.comments.length === 1 && github.checkRuns.length === 1);
}

afterEach(async () => {
  main.child.kill('SIGKILL');
  await main.ended;
  await github.close();
  await step.remove();
});

describe('a run whose tests take for ever', () => {
  beforeEach(begin);

  it('closes comment and check run within the grace period of a cancellation', async () => {
    const started = Date.now();
    main.child.kill('SIGINT');
    const { code, stdout } = await main.ended;
    expect(Date.now() - started).toBeLessThan(7_000);
    expect(code).toBe(130);
    expect(github.comments[0]?.body).toContain('Cancelled');
    expect(github.checkRuns).toMatchObject([{ status: 'completed', conclusion: 'cancelled' }]);
    expect(stdout).toContain('Cancelled by SIGINT');
    expect(await step.file('output')).toContain('cancelled');
    expect(stdout.replace('::add-mask::ghs_canary\n', '')).not.toContain('canary');
  });

  it('ends at once at the second signal', async () => {
    github.faults.push({ on: 'GET comment', delayMs: 5_000 });
    main.child.kill('SIGINT');
    setTimeout(() => main.child.kill('SIGTERM'), 100);
    const started = Date.now();
    expect((await main.ended).code).toBe(130);
    expect(Date.now() - started).toBeLessThan(2_000);
  });

  it('that was killed is finished by the post step', async () => {
    main.child.kill('SIGKILL');
    await main.ended;
    expect(github.comments[0]?.body).not.toContain('Cancelled');
    const env = { ...step.env, ...savedState(await step.file('state')) };
    const { code } = await run([], { env, entry: path.join(path.dirname(program), 'post.js') });
    expect(code).toBe(0);
    expect(github.comments[0]?.body).toContain('Cancelled');
    expect(github.checkRuns).toMatchObject([{ conclusion: 'cancelled' }]);
  });

  it('that was killed before it saved anything leaves the post step nothing to do', async () => {
    main.child.kill('SIGKILL');
    await main.ended;
    github.requests.length = 0;
    const { code, stdout } = await run([], {
      env: step.env,
      entry: path.join(path.dirname(program), 'post.js'),
    });
    expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
    expect(github.requests).toEqual([]);
  });
});

it('a run whose pull request had moved on before it began stops at once and says nothing about the code', async () => {
  github.head = 'f'.repeat(40);
  main = start([], { env: step.env, cwd: path.join(step.folder, 'widgets'), entry: program });
  const { code, stdout } = await main.ended;
  expect(code).toBe(0);
  expect(github.comments).toEqual([]);
  expect(github.checkRuns).toMatchObject([{ status: 'completed', conclusion: 'neutral' }]);
  const output = await step.file('output');
  for (const text of ['INCONCLUSIVE', 'not-run', 'neutral']) expect(output).toContain(text);
  expect(await step.file('summary')).toContain('Superseded');
  expect(await step.file('state')).toContain('finished');
  expect(stdout).toContain('::notice title=Gainsay::Not run: the pull request had moved on');
  expect(stdout).not.toContain('::error');
});

/** Two commits of a project whose test never ends. */
async function checkout(folder: string): Promise<{ head: string; base: string }> {
  await mkdir(folder);
  const git = (...args: string[]): string =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.invalid', ...args], {
      cwd: folder,
      encoding: 'utf8',
    }).trim();
  git('init', '--quiet', '--initial-branch=main');
  const manifest = { name: 'widgets', version: '1.0.0', scripts: { test: 'node --test' } };
  await writeFile(path.join(folder, 'package.json'), JSON.stringify(manifest));
  await writeFile(path.join(folder, 'a.js'), 'exports.a = 1;\n');
  await writeFile(
    path.join(folder, 'a.test.js'),
    "require('node:test').test('slow', () => new Promise((done) => setTimeout(done, 120_000)));\n",
  );
  git('add', '--all');
  git('commit', '--quiet', '--message', 'base');
  const base = git('rev-parse', 'HEAD');
  await writeFile(path.join(folder, 'a.js'), 'exports.a = 2;\n');
  git('commit', '--quiet', '--all', '--message', 'head');
  return { head: git('rev-parse', 'HEAD'), base };
}

function payload(head: string, base: string) {
  const repo = { id: 1 };
  return {
    action: 'opened',
    repository: { full_name: 'acme/widgets' },
    sender: { login: 'dana', type: 'User' },
    pull_request: {
      number: 1,
      title: 'Two',
      body: null,
      draft: false,
      user: { login: 'dana', type: 'User' },
      head: { sha: head, ref: 'two', repo },
      base: { sha: base, ref: 'main', repo },
    },
  };
}

/** As the runner hands the state of main to the post step. */
function savedState(text: string): Record<string, string> {
  const pairs = [...text.matchAll(/^([\w-]+)<<(\S+)\n([\s\S]*?)\n\2\n/gm)];
  return Object.fromEntries(pairs.map((pair) => [`STATE_${pair[1]}`, pair[3] ?? '']));
}

async function until(holds: () => boolean): Promise<void> {
  for (let waited = 0; !holds(); waited += 50) {
    if (waited > 20_000) throw new Error('it did not happen within 20 s');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
