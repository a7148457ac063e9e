import { spawnSync } from 'node:child_process';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { builtProgram } from './bundle.ts';
import { run } from './program.ts';
import { runnerStep, type RunnerStep } from './runner-step.ts';

const head = 'a'.repeat(40);
let step: RunnerStep;
afterEach(() => step.remove());

beforeAll(builtProgram, 240_000);

describe('an event that needs nothing', () => {
  it('says in one line why, and in its outputs that nothing was run', async () => {
    step = await runnerStep('pull_request', labeled('labeled'));
    const { code, stdout, stderr } = await run([], { env: step.env });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^::notice title=Gainsay::Not run: pull request #3 was labeled; .*\n$/);
    const output = await step.file('output');
    for (const text of ['INCONCLUSIVE', 'not-run', 'neutral', head]) expect(output).toContain(text);
    expect(await step.file('summary')).toBe('');
  });

  it('gives its payload no command to the runner', async () => {
    step = await runnerStep('pull_request', labeled('x\n::set-output name=verdict::PASS\n##[error]y'));
    const { stdout } = await run([], { env: step.env });
    expect(stdout.trimEnd().split('\n')).toHaveLength(1);
    expect(stdout).toContain('x%0A::set-output name=verdict::PASS%0A##[error]y');
  });

  it('costs little more than starting node', async () => {
    step = await runnerStep('push', {});
    const env = { PATH: process.env['PATH'] ?? '', ...step.env };
    const program = await builtProgram();
    const times = { bare: Number.POSITIVE_INFINITY, skipped: Number.POSITIVE_INFINITY };
    for (let round = 0; round < 8; round += 1) {
      times.bare = Math.min(times.bare, timeOf(['-e', '0'], env));
      times.skipped = Math.min(times.skipped, timeOf([program], env));
    }
    expect(times.skipped / times.bare).toBeLessThan(2.5);
  });
});

function labeled(action: string) {
  return { action, pull_request: { number: 3, draft: false, head: { sha: head } } };
}

function timeOf(args: string[], env: Record<string, string>): number {
  const started = performance.now();
  spawnSync(process.execPath, args, { env, stdio: 'ignore' });
  return performance.now() - started;
}
