import { findAdvice } from './advice.ts';
import { demonstrate } from './demonstration.ts';
import type { Demonstration } from './demonstration.ts';
import { gatherFacts } from './facts.ts';
import type { Facts } from './facts.ts';
import { findFailures } from './failures.ts';
import type { Failure } from './failures.ts';
import { boundFindings } from './findings.ts';
import { headlineOf } from './headline.ts';
import { explanationOf } from './lowering.ts';
import { findUnverified } from './not-verified.ts';
import { findObstructions, hasNothingToRun } from './obstructions.ts';
import { findPassed } from './passed.ts';
import type { InconclusiveBecause, PassShown, Reason, Verdict, VerdictInput } from './types.ts';

export type Call =
  | { call: 'PASS'; shown: PassShown }
  | { call: 'FAIL' }
  | { call: 'INCONCLUSIVE'; because: InconclusiveBecause };

/** What the rules decide from. */
export type Weighed = {
  facts: Facts;
  failures: Failure[];
  obstructions: Reason[];
  demonstration: Demonstration;
};

/**
 * The verdict on a change: pure, from records alone. Nothing that a model says is read here but its own call and its
 * explanations of failures, and both can only make the verdict worse or, for a failed check, undecided.
 */
export function decide(input: VerdictInput): Verdict {
  const facts = gatherFacts(input);
  const failures = findFailures(facts);
  const weighed: Weighed = {
    facts,
    failures,
    obstructions: findObstructions(facts, failures),
    demonstration: demonstrate(facts),
  };
  const ruling = rulings.map((rule) => rule(weighed)).find((found) => found !== null) ?? undecided();
  return {
    ...ruling.call,
    headline: headlineOf(ruling.call, weighed, ruling.reasons),
    reasons: ruling.reasons,
    findings: boundFindings(failures, findAdvice(facts), input),
    passed: findPassed(facts, weighed.demonstration),
    notVerified: findUnverified(facts),
  };
}

type Ruling = { call: Call; reasons: Reason[] };

/** In this order; the first that applies is the verdict. */
const rulings: ((weighed: Weighed) => Ruling | null)[] = [
  failsWhenAFailureStands,
  notRunForDocumentation,
  notRunWithoutTests,
  obstructedByAnything,
  unprovenUnlessShown,
  loweredByTheModel,
  passes,
];

function failsWhenAFailureStands({ facts, failures }: Weighed): Ruling | null {
  const standing = failures.filter((failure) => explanationOf(failure, facts.input) === null);
  if (standing.length === 0) return null;
  return {
    call: { call: 'FAIL' },
    reasons: standing.map(({ finding }) => ({ text: finding.title, evidence: finding.evidence })),
  };
}

function notRunForDocumentation({ facts, failures }: Weighed): Ruling | null {
  if (facts.evidence.change.class !== 'documentation' || failures.length > 0) return null;
  const text =
    facts.evidence.change.files.length === 0
      ? 'head holds the same files as base (what is not committed is not seen)'
      : 'the change touches documentation only';
  return inconclusive('not-run', [{ text, evidence: [] }]);
}

function notRunWithoutTests({ facts, failures, obstructions }: Weighed): Ruling | null {
  if (!hasNothingToRun(facts) || failures.length + obstructions.length > 0) return null;
  const evidence = facts.head === null ? [] : [facts.head.id];
  return inconclusive('not-run', [{ text: 'no tests were found, on base or on head', evidence }]);
}

function obstructedByAnything({ obstructions }: Weighed): Ruling | null {
  return obstructions.length > 0 ? inconclusive('obstructed', obstructions) : null;
}

function unprovenUnlessShown({ demonstration }: Weighed): Ruling | null {
  if (demonstration.shown !== null) return null;
  const missing = demonstration.missing.map((text) => ({ text, evidence: [] }));
  return inconclusive('unproven', [
    { text: 'no test or check fails without the change and passes with it', evidence: [] },
    ...missing,
  ]);
}

function loweredByTheModel({ facts }: Weighed): Ruling | null {
  const { modelCall } = facts.input;
  if (modelCall === null || modelCall.call === 'PASS') return null;
  return inconclusive('unproven', [
    { text: `the Verification agent does not call it a pass: ${modelCall.summary}`, evidence: [] },
  ]);
}

function passes({ facts, demonstration }: Weighed): Ruling | null {
  const { shown, tests, checks, killed } = demonstration;
  if (shown === null) return null;
  const evidence = [
    ...tests.flatMap((change) => change.suites),
    ...checks.map((check) => check.id),
    ...(shown === 'exercised' ? killed.map((mutant) => mutant.id) : []),
    ...[facts.base, facts.head].flatMap((run) => (run === null ? [] : [run.id])),
  ];
  const text =
    shown === 'demonstrated'
      ? 'something fails without the change and passes with it, and nothing regressed'
      : 'the tests run the changed code and notice when it is altered, and nothing regressed';
  return { call: { call: 'PASS', shown }, reasons: [{ text, evidence: [...new Set(evidence)] }] };
}

/** No rule is left over while every rule stands; if one is ever missing, the answer is not PASS. */
function undecided(): Ruling {
  return inconclusive('obstructed', [{ text: 'no rule applies to this evidence', evidence: [] }]);
}

function inconclusive(because: InconclusiveBecause, reasons: Reason[]): Ruling {
  return { call: { call: 'INCONCLUSIVE', because }, reasons };
}
