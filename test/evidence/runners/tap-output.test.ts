import { describe, expect, it } from 'vitest';
import { readTap } from '../../../src/evidence/runners/tap-output.ts';

function lines(points: Awaited<ReturnType<typeof readTap>>['points']): string[] {
  return points.map(
    (point) =>
      `${point.titles.join(' > ')}: ${point.status}${point.failureKind ? ` ${point.failureKind}` : ''}`,
  );
}

function point(name: string, diag: string): string {
  return `not ok 1 ${name}\n  ---\n${diag}\n  ...\n1..1\n`;
}

async function kind(text: string): Promise<string | undefined> {
  return (await readTap(text, 'flat')).points[0]?.failureKind;
}

describe('flat TAP', () => {
  it('comments are titles, and a title fails with its points', async () => {
    const stream = await readTap(
      'TAP version 13\n# sum\nok 1 adds\nnot ok 2 is wrong\n  ---\n    operator: equal\n    expected: 3\n    actual:   2\n  ...\n# SKIP later\n# fine\nok 3 holds\nnot ok 4 idea # TODO one day\n\n1..4\n# tests 4\n# pass  3\n# fail  1\n',
      'flat',
    );
    expect(lines(stream.points)).toEqual([
      'sum > adds: passed',
      'sum > is wrong: failed assertion',
      'fine > holds: passed',
      'fine > idea: todo',
      'sum: failed assertion',
      'later: skipped',
      'fine: passed',
    ]);
    expect(stream).toMatchObject({ whole: true, lastComment: 'fine' });
  });

  it('knows the title that was going on when the stream broke off', async () => {
    const stream = await readTap('TAP version 13\n# one\nok 1 a\n# two\nok 2 b\n', 'flat');
    expect(stream).toMatchObject({ whole: false, any: true, lastComment: 'two' });
  });

  it('tells exceptions from assertions', async () => {
    expect(await kind(point('x', '    operator: deepEqual'))).toBe('assertion');
    expect(await kind(point('x', '    type: TypeError\n    tapCaught: testFunctionThrow'))).toBe('error');
    expect(await kind(point('timeout!', '    expired: 30000'))).toBe('timeout');
    expect(await kind(point('x', '    signal: SIGSEGV'))).toBe('crash');
    expect(await kind(point('test exited without ending: x', '    operator: fail'))).toBe('error');
  });
});

it('nested TAP gives paths, and a group fails the way what is in it did', async () => {
  const text =
    'TAP version 14\n# Subtest: test/a.js\n    # Subtest: deep\n        ok 1 - holds\n        not ok 2 - breaks\n          ---\n          type: RangeError\n          ...\n        1..2\n    not ok 1 - deep\n    ok 2 - later # SKIP no time\n    1..2\nnot ok 1 - test/a.js\n1..1\n';
  const stream = await readTap(text, 'nested');
  expect(lines(stream.points)).toEqual([
    'test/a.js > deep > holds: passed',
    'test/a.js > deep > breaks: failed error',
    'test/a.js > deep: failed error',
    'test/a.js > later: skipped',
    'test/a.js: failed error',
  ]);
});

it('text that is no TAP has nothing in it', async () => {
  expect(await readTap('hello\nworld\n', 'flat')).toMatchObject({ points: [], any: false, whole: false });
});
