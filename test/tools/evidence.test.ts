import { describe, expect, it } from 'vitest';
import type { Check, CheckRequest } from '../../src/evidence/types/checks.ts';
import { bashTool } from '../../src/tools/bash.ts';
import { checkTool } from '../../src/tools/check.ts';
import { call, toolContext } from './tool-context.ts';
import { record, context } from './laboratory.ts';

async function answer(given: Parameters<typeof record>[0]): Promise<string> {
  return (await call(bashTool, { command: 'x' }, context({ bash: () => record(given) }))).content;
}

describe('Bash', () => {
  it('begins with the record, exit status and time', async () => {
    expect(await answer({ stdout: 'out\n', stderr: 'err\n' })).toBe(
      'E7 exit 0 in 1.2 s\nout\n--- stderr\nerr',
    );
    expect(await answer({})).toBe('E7 exit 0 in 1.2 s\n(no output)');
    expect(await answer({ exit: { kind: 'timeout', afterMs: 2000 } })).toMatch(
      /^E7 timed out after 2\.0 s in/,
    );
  });

  it('keeps head and tail of long output and says what is missing', async () => {
    const content = await answer({
      stdout: `first\n${'x'.repeat(200_000)}\nFAIL last`,
      exit: { kind: 'code', code: 1 },
    });
    expect(content).toMatch(/^E7 exit 1 in 1\.2 s\nfirst\n/);
    expect(content).toMatch(/\[… 188,016 bytes left out; run it again with a filter/);
    expect(content).toMatch(/FAIL last$/);
    expect(content.length).toBeLessThan(13_000);
  });

  it('says what was never kept', async () => {
    expect(await answer({ stdout: 'a', lost: 5_000_000 })).toContain('[5,000,000 more bytes were not kept]');
  });

  it('passes on who asks, what, and how long it may take', async () => {
    const requests: unknown[] = [];
    const given = context({
      bash: (request) => {
        requests.push(request);
        return record();
      },
    });
    await call(bashTool, { command: 'npm test', timeout: 5000 }, given);
    expect(requests).toEqual([
      { agentId: given.agentId, script: 'npm test', timeoutMs: 5000, readOnly: false },
    ]);
    await call(bashTool, { command: 'npm test' }, { ...given, cwd: 'pkg' });
    expect(requests[1]).toMatchObject({ cwd: 'pkg' });
  });

  it('a read-only shell refuses before anything runs, and says why', async () => {
    const result = await call(bashTool, { command: 'ls && rm a' }, context({}, { readOnlyShell: true }));
    expect(result).toMatchObject({ isError: true, progress: [] });
    expect(result.content).toBe(
      "Not run: this agent's shell is read-only, and rm is not one of its commands.",
    );
  });

  it('says when there is no laboratory', async () => {
    expect(await call(bashTool, { command: 'ls' }, toolContext({ root: '/nowhere' }))).toMatchObject({
      isError: true,
    });
  });
});

describe('Check', () => {
  const input = { title: 't', kind: 'boundary', claim: 'c', command: 'node a.js', oracle: 'crash' };

  it('tells outcome, why, records and base', async () => {
    const requests: CheckRequest[] = [];
    const head = await record({ exit: { kind: 'code', code: 1 } });
    const given = context({
      check: (request): Promise<Check> => {
        requests.push(request);
        const runs: Check['runs'] = [
          { side: 'head', record: head, passed: false, why: ['exit 1, expected 0'] },
          {
            side: 'base',
            record: { ...head, id: 'E8', exit: { kind: 'code', code: 0 } },
            passed: true,
            why: [],
          },
        ];
        const { timeoutMs: _, ...rest } = request;
        return Promise.resolve({
          ...rest,
          id: 'C1',
          runs,
          outcome: 'fail',
          because: 'it crashes on head only',
          discriminates: false,
        });
      },
    });
    const { content, isError } = await call(
      checkTool,
      { ...input, expect: { exitCode: 0 }, timeout: 9000 },
      given,
    );
    expect(requests).toEqual([
      { ...input, expect: { exitCode: 0 }, agentId: given.agentId, designedBy: 'model', timeoutMs: 9000 },
    ]);
    expect(isError).toBe(false);
    expect(content).toBe(
      'C1 fail: it crashes on head only\nE7 head: exit 1 in 1.2 s, failed: exit 1, expected 0\nE8 base: exit 0 in 1.2 s, passed',
    );
  });

  it.each([
    [{ expect: { mustMatch: ['('] } }, /Invalid regular expression/],
    [{ oracle: 'documented' }, /needs quote/],
    [{ command: ' ' }, /empty/],
  ])('refuses %j before anything runs', async (wrong, reason) => {
    const result = await call(checkTool, { ...input, ...wrong }, context({}));
    expect(result.isError).toBe(true);
    expect(result.content).toMatch(reason);
  });
});
