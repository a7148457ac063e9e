import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { builtProgram } from './bundle.ts';
import { run } from './program.ts';
import { runnerStep, type RunnerStep } from './runner-step.ts';

beforeAll(builtProgram, 240_000);

describe('in a terminal', () => {
  it('a wrong flag is named with the nearest one, without a stack', async () => {
    const { code, stdout, stderr } = await run(['verify', '--bse', 'main']);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr.trimEnd().split('\n')).toEqual([
      'gainsay: command line: unknown flag "--bse"',
      'Did you mean --base? See `gainsay help`.',
    ]);
  });

  it('the stack is shown to whoever asks for it', async () => {
    const { stderr } = await run(['verfy'], { env: { GAINSAY_DEBUG: '1' } });
    expect(stderr).toMatch(/\n\s+at /);
  });

  it('a directory that is no repository is an error with a remedy', async () => {
    const { code, stderr } = await run(['verify', '--base', 'main'], { cwd: '/' });
    expect(code).toBe(2);
    expect(stderr).toContain('no git repository');
  });

  it('help and version go to stdout', async () => {
    const root = path.resolve(import.meta.dirname, '../..');
    const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
    expect((await run(['--version'])).stdout).toBe(`${version}\n`);
    const { code, stdout } = await run([]);
    expect(code).toBe(0);
    expect(stdout).toContain('gainsay verify [flags]');
  });
});

describe('on a runner', () => {
  let step: RunnerStep;
  afterEach(() => step.remove());

  it('a wrong input is one annotation, an obstructed verdict and exit code 2', async () => {
    step = await runnerStep('pull_request', {}, { 'INPUT_FAIL-ON': 'sometimes' });
    const { code, stdout } = await run([], { env: step.env });
    expect(code).toBe(2);
    expect(stdout).toMatch(/^::error title=Gainsay::action input \(fail-on\): .*sometimes.*\n$/);
    expect(await step.file('output')).toContain('obstructed');
    expect(await step.file('summary')).toContain('INCONCLUSIVE');
  });

  it.each([
    ['no JSON at all', '{"action":'],
    ['an odd payload', { action: 'opened', pull_request: { number: 'seven' } }],
  ])('%s is a clear error', async (_, payload) => {
    step = await runnerStep('pull_request', payload);
    const { code, stdout } = await run([], { env: step.env });
    expect(code).toBe(2);
    expect(stdout).toMatch(/^::error title=Gainsay::.*payload.*\n$/);
    expect(stdout).not.toContain('    at ');
  });
});
