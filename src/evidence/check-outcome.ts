import type { CheckFailure } from './check-failure.ts';
import type { CheckOutcome, CheckRequest, CheckRun } from './types/checks.ts';

/** One judged run, with how it failed; null where it passed. */
export type Observation = CheckRun & { failure: CheckFailure | null };

/** All that an outcome is decided from. */
export type CheckFacts = {
  request: CheckRequest;
  /** False for commands that cannot tell head from base by behaviour: `true`, `echo`, `grep -q … src/x`. */
  runsProjectCode: boolean;
  /** The quote that a `documented` check relies on was found at base. */
  quoteStands: boolean;
  /** In the order they were run. */
  observed: Observation[];
};

export type Decided = { outcome: CheckOutcome; because: string; discriminates: boolean };

/** Base must have finished in a tenth of the time that head was given before head counts as hanging. */
const hangFactor = 10;
const shortestReplayMs = 5_000;

/** Whether another round of runs is due, and how long each of its commands may take. */
export function wantsReplay(facts: CheckFacts): { timeoutMs: number } | null {
  const { head, base } = sides(facts);
  const decided = decideOutcome(facts);
  const undecided = ['flaky', 'blocked'].includes(decided.outcome);
  const disagree = head.passesAlways !== base.passesAlways;
  if (undecided || !(disagree || decided.outcome === 'fail')) return null;

  const hung = head.runs.some((run) => run.failure === 'timeout');
  // Twice the factor, so that a base run which is slower next time does not undo the finding.
  const enough = 2 * hangFactor * slowest(hung ? base.runs : facts.observed);
  return { timeoutMs: Math.max(shortestReplayMs, Math.ceil(enough)) };
}

/** The first rule that applies decides. Pure: the table of outcomes in one place. */
export function decideOutcome(facts: CheckFacts): Decided {
  for (const rule of rules) {
    const decided = rule(facts, sides(facts));
    if (decided !== null) return { discriminates: false, ...decided };
  }
  return {
    outcome: 'finding',
    because: 'fails on head and on base, in different ways',
    discriminates: false,
  };
}

type Side = { runs: Observation[]; passesAlways: boolean; failsAlways: boolean };
type Sides = { head: Side; base: Side };
type Rule = (
  facts: CheckFacts,
  sides: Sides,
) => (Omit<Decided, 'discriminates'> & { discriminates?: boolean }) | null;

const rules: Rule[] = [
  stopped,
  mixed,
  passesOnBoth,
  passesOnHeadOnly,
  outOfTime,
  onlyTextDiffers,
  failsOnHeadOnly,
  notSetUp,
  absentOnBase,
  failsTheSameWay,
];

function stopped({ observed }: CheckFacts): ReturnType<Rule> {
  const run = observed.find(({ failure }) => ['denied', 'cancelled', 'limit'].includes(failure ?? ''));
  if (run === undefined && observed.length > 0) return null;
  return { outcome: 'blocked', because: run ? `${run.why[0]} (${run.side})` : 'nothing was run' };
}

function mixed(_facts: CheckFacts, { head, base }: Sides): ReturnType<Rule> {
  const side = [head, base].find((each) => !each.passesAlways && !each.failsAlways);
  if (side === undefined) return null;
  const passed = side.runs.filter((run) => run.passed).length;
  const name = side === head ? 'head' : 'base';
  return { outcome: 'flaky', because: `on ${name} it passed ${passed} of ${side.runs.length} times` };
}

function passesOnBoth(_facts: CheckFacts, { head, base }: Sides): ReturnType<Rule> {
  return head.passesAlways && base.passesAlways
    ? { outcome: 'pass', because: 'passes on head and on base' }
    : null;
}

function passesOnHeadOnly(facts: CheckFacts, { head, base }: Sides): ReturnType<Rule> {
  if (!head.passesAlways) return null;
  const failure = base.runs[0]?.failure ?? 'assertion';
  if (failure !== 'assertion' && failure !== 'crash') {
    return { outcome: 'pass', because: `passes on head; on base it could not be compared (${failure})` };
  }
  if (!facts.runsProjectCode) {
    return {
      outcome: 'pass',
      because: 'passes on head and fails on base, but runs none of the project’s code',
    };
  }
  return {
    outcome: 'pass',
    because: 'passes on head and fails on base',
    discriminates: failure === 'assertion',
  };
}

function outOfTime(_facts: CheckFacts, { head, base }: Sides): ReturnType<Rule> {
  const given = head.runs.flatMap(({ record }) =>
    record.exit.kind === 'timeout' ? [record.exit.afterMs] : [],
  );
  const baseTimes = base.runs.filter((run) => run.failure === 'timeout').length;
  if (given.length === 0 && baseTimes === 0) return null;
  if (given.length < head.runs.length || !base.passesAlways) {
    return { outcome: 'blocked', because: 'the command did not always end in time, on head or on base' };
  }
  const factor = Math.min(...given) / Math.max(1, slowest(base.runs));
  if (factor < hangFactor) {
    return {
      outcome: 'blocked',
      because: `head ran out of time at only ${factor.toFixed(1)} times what base needs; give it a longer time limit`,
    };
  }
  return {
    outcome: 'fail',
    because: `head does not end in ${Math.floor(factor)} times the time in which base does`,
  };
}

function onlyTextDiffers(
  { runsProjectCode, quoteStands, request }: CheckFacts,
  { head, base }: Sides,
): ReturnType<Rule> {
  if (runsProjectCode || !head.failsAlways || !base.passesAlways) return null;
  if (request.oracle === 'documented' && quoteStands) return null;
  return {
    outcome: 'finding',
    because: 'fails on head and passes on base, but the command runs none of the project’s code',
  };
}

function failsOnHeadOnly(_facts: CheckFacts, { head, base }: Sides): ReturnType<Rule> {
  if (!head.failsAlways || !base.passesAlways) return null;
  return { outcome: 'fail', because: `passes on base, fails on head: ${head.runs[0]?.why.join('; ')}` };
}

/** From here on both sides fail always. */
function notSetUp(_facts: CheckFacts, { head, base }: Sides): ReturnType<Rule> {
  if (head.runs.some((run) => run.failure === 'set-up' || run.failure === 'absent')) {
    return { outcome: 'blocked', because: 'the command could not be loaded, compiled or started on head' };
  }
  if (base.runs.some((run) => run.failure === 'set-up')) {
    return { outcome: 'blocked', because: 'the command could not be loaded, compiled or started on base' };
  }
  return null;
}

function absentOnBase({ request, quoteStands }: CheckFacts, { head, base }: Sides): ReturnType<Rule> {
  if (!base.runs.every((run) => run.failure === 'absent')) return null;
  const why = head.runs[0]?.why.join('; ');
  if (request.oracle === 'crash' && head.runs.every((run) => run.failure === 'crash')) {
    return { outcome: 'fail', because: `crashes on head (does not exist on base): ${why}` };
  }
  if (request.oracle === 'documented' && quoteStands) {
    return { outcome: 'fail', because: `contradicts the documentation at base: ${why}` };
  }
  const missing = request.oracle === 'documented' ? '; the quote was not found at base' : '';
  return { outcome: 'finding', because: `does not exist on base, fails on head: ${why}${missing}` };
}

function failsTheSameWay(_facts: CheckFacts, { head, base }: Sides): ReturnType<Rule> {
  const [here, there] = [head.runs[0]?.why.join('; '), base.runs[0]?.why.join('; ')];
  return here === there ? { outcome: 'pre-existing', because: `fails the same way on base: ${here}` } : null;
}

function sides({ observed }: CheckFacts): Sides {
  return { head: side(observed, 'head'), base: side(observed, 'base') };
}

function side(observed: Observation[], name: 'head' | 'base'): Side {
  const runs = observed.filter((run) => run.side === name);
  return {
    runs,
    passesAlways: runs.length > 0 && runs.every((run) => run.passed),
    failsAlways: runs.length > 0 && runs.every((run) => !run.passed),
  };
}

function slowest(runs: Observation[]): number {
  return Math.max(0, ...runs.map(({ record }) => record.durationMs));
}
