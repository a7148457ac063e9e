import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { secret } from '../../src/base/secret.ts';
import { takeCommandFiles } from '../../src/github/command-files.ts';
import { openStep, type Step } from '../../src/github/step.ts';
import { fc } from '../property.ts';
import { openFreshStep } from './fresh-step.ts';
import { hostile, obeyed, readPairs } from './runner-side.ts';

let folder: string;
let step: Step;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'gainsay-step-'));
  step = await openFreshStep({ output: file('output'), state: file('state'), summary: file('summary') });
});
beforeEach(() => {
  for (const name of ['output', 'state', 'summary']) writeFileSync(file(name), '');
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('command files', () => {
  it('are taken out of the environment', () => {
    const env = { GITHUB_OUTPUT: '/o', GITHUB_STATE: '/s', GITHUB_ENV: '/e', GITHUB_PATH: '/p', HOME: '/h' };
    expect(takeCommandFiles(env)).toEqual({ output: '/o', state: '/s', summary: null });
    expect(env).toEqual({ HOME: '/h' });
  });

  it('give back every value, whatever is in it', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.stringMatching(/^[a-z-]{1,9}$/), hostile), (pairs) => {
        writeFileSync(file('output'), '');
        step.output(pairs);
        const wellFormed = Object.entries(pairs).map(([name, value]) => [name, value.toWellFormed()]);
        expect(readPairs(readFileSync(file('output'), 'utf8'))).toEqual(Object.fromEntries(wellFormed));
      }),
    );
  });

  it('cannot be found by a child, not even one that is started while they are written', async () => {
    step.output({ verdict: 'PASS' });
    step.saveState({ target: '{}' });
    const writing = step.summary('text');
    const child = spawnSync(process.execPath, ['-p', 'Object.keys(process.env).join()'], {
      encoding: 'utf8',
    });
    await writing;
    expect(child.stdout).toContain('PATH');
    expect(child.stdout).not.toMatch(/GITHUB_(?:OUTPUT|STATE|STEP_SUMMARY)/);
    expect(readFileSync(file('summary'), 'utf8')).toBe('text\n');
    expect(readPairs(readFileSync(file('state'), 'utf8'))).toEqual({ target: '{}' });
  });

  it('that the runner did not give are not written to the log instead', async () => {
    const without = await openStep({ output: null, state: null, summary: null });
    const told = stdoutOf(() => without.output({ verdict: 'PASS' }));
    await without.summary('text');
    expect(told).toBe('');
  });

  it('a summary beyond 1 MiB is cut at the end of a line and says so', async () => {
    await step.summary('One line of the summary, with 🙂 in it.\n'.repeat(50_000));
    const text = readFileSync(file('summary'), 'utf8');
    expect(Buffer.byteLength(text)).toBeLessThan(1024 * 1024);
    expect(text.trimEnd().split('\n').slice(-3)).toEqual([
      'One line of the summary, with 🙂 in it.',
      '',
      '_Cut here: the rest did not fit._',
    ]);
  });
});

it('a mask is obeyed: it comes before commands are stopped', () => {
  const told = stdoutOf(() => {
    step.mask(secret('canary'));
    step.openLog('x').line('::add-mask::a');
  });
  expect(obeyed(told)).toMatchObject([{ name: 'add-mask', message: 'canary' }, { name: 'group' }]);
});

function stdoutOf(act: () => void): string {
  let told = '';
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    told += String(text);
    return true;
  });
  try {
    act();
  } finally {
    spy.mockRestore();
  }
  return told;
}

function file(name: string): string {
  return path.join(folder, name);
}
