import { describe, expect, it } from 'vitest';
import type { CheckFailure } from '../../src/evidence/check-failure.ts';
import { decideOutcome, wantsReplay } from '../../src/evidence/check-outcome.ts';
import type { CheckFacts, Observation } from '../../src/evidence/check-outcome.ts';
import type { CheckRequest } from '../../src/evidence/types/checks.ts';
import { commandRecord } from './facts.ts';

type Row = {
  name: string;
  head: string[];
  base: string[];
  given?: Partial<Omit<CheckFacts, 'request'>> & { oracle?: CheckRequest['oracle'] };
  outcome: string;
  because: RegExp;
  discriminates?: boolean;
};

/** A run is `pass`, or how it failed; `timeout:20000` names the limit, `pass:900` the time it took. */
const rows: Row[] = [
  {
    name: 'fails always, passes always on base',
    head: ['assertion', 'assertion', 'assertion', 'assertion'],
    base: ['pass', 'pass', 'pass', 'pass'],
    outcome: 'fail',
    because: /passes on base, fails on head: exit code 1/,
  },
  {
    name: 'does not even compile on head, while base passes',
    head: ['set-up', 'set-up', 'set-up', 'set-up'],
    base: ['pass', 'pass', 'pass', 'pass'],
    outcome: 'fail',
    because: /passes on base/,
  },
  {
    name: 'fails always, absent on base: the model’s word alone is advice',
    head: ['assertion'],
    base: ['absent'],
    outcome: 'finding',
    because: /does not exist on base/,
  },
  {
    name: 'crashes always, absent on base',
    head: ['crash', 'crash', 'crash', 'crash'],
    base: ['absent', 'absent', 'absent', 'absent'],
    given: { oracle: 'crash' },
    outcome: 'fail',
    because: /crashes on head/,
  },
  {
    name: 'is said to crash, absent on base, and only an expectation does not hold',
    head: ['assertion'],
    base: ['absent'],
    given: { oracle: 'crash' },
    outcome: 'finding',
    because: /does not exist on base/,
  },
  {
    name: 'contradicts a quote that stands at base',
    head: ['assertion'],
    base: ['absent'],
    given: { oracle: 'documented', quoteStands: true },
    outcome: 'fail',
    because: /contradicts the documentation at base/,
  },
  {
    name: 'contradicts a quote that nobody can find',
    head: ['assertion'],
    base: ['absent'],
    given: { oracle: 'documented', quoteStands: false },
    outcome: 'finding',
    because: /the quote was not found/,
  },
  {
    name: 'cannot be loaded on either side',
    head: ['set-up'],
    base: ['set-up'],
    outcome: 'blocked',
    because: /could not be loaded, compiled or started on head/,
  },
  {
    name: 'fails on head, cannot be loaded on base',
    head: ['assertion'],
    base: ['set-up'],
    outcome: 'blocked',
    because: /on base/,
  },
  {
    name: 'fails the same way on base',
    head: ['assertion'],
    base: ['assertion'],
    outcome: 'pre-existing',
    because: /fails the same way on base/,
  },
  {
    name: 'crashes on head where base only fails',
    head: ['crash'],
    base: ['assertion'],
    outcome: 'finding',
    because: /in different ways/,
  },
  {
    name: 'mixed on head',
    head: ['assertion', 'pass'],
    base: ['pass', 'pass'],
    outcome: 'flaky',
    because: /on head it passed 1 of 2 times/,
  },
  {
    name: 'mixed on base',
    head: ['pass', 'pass'],
    base: ['assertion', 'pass'],
    outcome: 'flaky',
    because: /on base it passed 1 of 2 times/,
  },
  {
    name: 'passes, fails by assertion on base',
    head: ['pass', 'pass', 'pass', 'pass'],
    base: ['assertion', 'assertion', 'assertion', 'assertion'],
    outcome: 'pass',
    because: /passes on head and fails on base/,
    discriminates: true,
  },
  {
    name: 'passes, and base cannot even import it',
    head: ['pass'],
    base: ['set-up'],
    outcome: 'pass',
    because: /could not be compared/,
  },
  {
    name: 'passes and differs from base, but only looks at text',
    head: ['pass'],
    base: ['assertion'],
    given: { runsProjectCode: false },
    outcome: 'pass',
    because: /runs none of the project/,
  },
  {
    name: 'fails and differs from base, but only looks at text',
    head: ['assertion'],
    base: ['pass'],
    given: { runsProjectCode: false },
    outcome: 'finding',
    because: /runs none of the project/,
  },
  {
    name: 'passes on both',
    head: ['pass'],
    base: ['pass'],
    outcome: 'pass',
    because: /passes on head and on base/,
  },
  {
    name: 'hangs on head at more than ten times base’s time, replayed',
    head: ['timeout:120000', 'timeout:20000', 'timeout:20000', 'timeout:20000'],
    base: ['pass:900', 'pass:1000', 'pass:800', 'pass:950'],
    outcome: 'fail',
    because: /does not end in 20 times the time/,
  },
  {
    name: 'runs out of time at a few times base’s time',
    head: ['timeout:5000'],
    base: ['pass:1000'],
    outcome: 'blocked',
    because: /only 5\.0 times what base needs/,
  },
  {
    name: 'never ends, on base neither',
    head: ['timeout:5000'],
    base: ['timeout:5000'],
    outcome: 'blocked',
    because: /did not always end in time/,
  },
  { name: 'denied', head: ['denied'], base: ['pass'], outcome: 'blocked', because: /\(head\)/ },
  { name: 'limit of the sandbox', head: ['limit'], base: ['pass'], outcome: 'blocked', because: /\(head\)/ },
  { name: 'cancelled before it ran', head: [], base: [], outcome: 'blocked', because: /nothing was run/ },
];

describe('outcomes', () => {
  it.each(rows)('$name → $outcome', (row) => {
    const decided = decideOutcome(factsOf(row));
    expect(decided.outcome).toBe(row.outcome);
    expect(decided.because).toMatch(row.because);
    expect(decided.discriminates).toBe(row.discriminates ?? false);
  });
});

describe('replays', () => {
  it.each([
    ['head and base disagree', ['assertion'], ['pass'], {}, true],
    ['both pass', ['pass'], ['pass'], {}, false],
    ['both fail the same way', ['assertion'], ['assertion'], {}, false],
    [
      'a failure without a base that counts all the same',
      ['crash'],
      ['absent'],
      { oracle: 'crash' as const },
      true,
    ],
    ['it is flaky already', ['assertion', 'pass'], ['pass', 'pass'], {}, false],
    ['the sandbox refused', ['denied'], ['pass'], {}, false],
  ])('%s', (_name, head, base, given, due) => {
    expect(wantsReplay(factsOf({ head, base, given })) !== null).toBe(due);
  });

  it('a hang is replayed with a limit that base sets, not with the first one', () => {
    const facts = factsOf({ head: ['timeout:120000'], base: ['pass:700'] });
    expect(wantsReplay(facts)).toEqual({ timeoutMs: 14_000 });
  });
});

const failures: CheckFailure[] = [
  'assertion',
  'absent',
  'set-up',
  'crash',
  'timeout',
  'limit',
  'denied',
  'cancelled',
];

function factsOf({ head, base, given = {} }: Pick<Row, 'head' | 'base' | 'given'>): CheckFacts {
  const { oracle = 'model', ...rest } = given;
  return {
    request: {
      agentId: 'agent-1',
      title: 'parses an empty line',
      kind: 'boundary',
      claim: 'an empty line gives an empty list',
      command: 'node probe.js',
      expect: {},
      oracle,
      designedBy: 'model',
    },
    runsProjectCode: true,
    quoteStands: false,
    observed: [
      ...head.map((run) => observation('head', run)),
      ...base.map((run) => observation('base', run)),
    ],
    ...rest,
  };
}

function observation(side: 'head' | 'base', text: string): Observation {
  const [kind = '', ms = '10'] = text.split(':');
  const passed = kind === 'pass';
  const afterMs = Number(ms);
  return {
    side,
    passed,
    why: passed ? [] : [kind === 'crash' ? 'ended by SIGSEGV' : 'exit code 1 instead of 0'],
    failure: failures.find((failure) => failure === kind) ?? null,
    record: commandRecord({
      durationMs: afterMs,
      ...(kind === 'timeout' ? { exit: { kind: 'timeout', afterMs } } : {}),
    }),
  };
}
