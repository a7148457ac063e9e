import { describe, expect, it } from 'vitest';
import type { RunnerPackage } from '../../src/evidence/types/suites.ts';
import { decide } from '../../src/verdict/decide.ts';
import type { VerdictInput } from '../../src/verdict/types.ts';
import { change, honestFix, withEvidence } from './evidence.ts';
import { judgesRows } from './rows.ts';
import type { Row } from './rows.ts';

describe("a runner of the change's own", () => judgesRows(rows()));

describe('another runner', () => {
  it.each([
    ['in a new version', mocha({}), mocha({ version: '11.0.0', sha256: 'other' }), 1],
    [
      "that is the project's own on both sides",
      mocha({ path: 'packages/mocha' }),
      mocha({ path: 'packages/mocha', sha256: 'other' }),
      0,
    ],
    ['with the same files', mocha({}), mocha({}), 0],
  ])('%s obstructs nothing', (_, base, head, advice) => {
    const verdict = decide(withPackages({ base, head }));
    expect(verdict).toMatchObject({ call: 'PASS' });
    expect(
      verdict.findings.filter(({ title }) => title.includes('another version of their runner')),
    ).toHaveLength(advice);
  });
});

function rows(): Row[] {
  const own = mocha({ path: 'tools/mocha', sha256: 'other' });
  const reasons: [name: string, head: RunnerPackage, reason: RegExp][] = [
    [
      'is linked from its own folder',
      own,
      /replaces the test runner mocha: it is tools\/mocha, which is not installed/,
    ],
    [
      'is edited in place',
      mocha({ version: '11.0.0', path: 'node_modules/mine', sha256: 'other' }),
      /it edits files of node_modules\/mine/,
    ],
    [
      'is another package',
      mocha({ name: 'moca', version: '11.0.0', sha256: 'other' }),
      /is the package moca, on base mocha/,
    ],
    ['has other files', mocha({ sha256: 'other' }), /has the version of base, 10\.2\.0, and other files/],
  ];
  return reasons.map(([name, head, reason]) => ({
    name: `the change brings a test runner that ${name}`,
    input: withPackages({ base: mocha({}), head }),
    call: 'INCONCLUSIVE obstructed',
    reason,
  }));
}

/** An honest fix, which also edits a file of a package that it has for itself. */
function withPackages(sides: { base: RunnerPackage; head: RunnerPackage }): VerdictInput {
  const input = honestFix();
  return withEvidence(input, {
    change: change('source', [
      { path: 'src/sum.js' },
      { path: 'test/sum.test.js', kind: 'test' },
      { path: 'node_modules/mine/index.js' },
    ]),
    suites: input.evidence.suites.map((run) => ({
      ...run,
      packages: [sides[run.pair.source === 'base' ? 'base' : 'head']],
    })),
  });
}

function mocha(given: Partial<RunnerPackage>): RunnerPackage {
  return {
    runner: 'mocha',
    path: 'node_modules/mocha',
    name: 'mocha',
    version: '10.2.0',
    sha256: 'one',
    ...given,
  };
}
