import type { SuiteRun, TestResult } from '../evidence/types/suites.ts';
import type { AgentStatus } from '../runtime/events.ts';
import type { Facts, SeenChange } from './facts.ts';
import { ownFailures, standingOf } from './failures.ts';
import type { Failure } from './failures.ts';
import { explanationOf } from './lowering.ts';
import { replacedRunners } from './runner-packages.ts';
import type { Reason } from './types.ts';
import { count, describeTest } from './wording.ts';

/** Everything that makes the evidence incomplete or contradictory. One of them is enough to rule PASS out. */
export function findObstructions(facts: Facts, failures: Failure[]): Reason[] {
  return [
    ...faultsOfTheRun(facts),
    ...agentsThatDidNotFinish(facts),
    ...treesNotPrepared(facts),
    ...suitesNotRun(facts),
    ...incompleteHead(facts),
    ...replacedRunners(facts),
    ...nothingRanAnywhere(facts),
    ...vanishedTests(facts),
    ...unconfirmedFailures(facts),
    ...unsteadyOwnTests(facts),
    ...stepsNotRun(facts),
    ...brokenMerge(facts),
    ...explainedFailures(facts, failures),
  ];
}

/** Neither side has a test that could be run, and no runner says otherwise: a lane that is not set up, no fault of the change. */
export function hasNothingToRun({ evidence, head, base }: Facts): boolean {
  if (evidence.prepared.some((tree) => !tree.ready && tree.pair.source !== 'merge')) return false;
  const empty = [head, base].every(
    (run) => run === null || (run.tests.length === 0 && run.files.length === 0 && endedWell(run)),
  );
  return empty && head !== null && evidence.checks.every((check) => check.outcome === 'blocked');
}

function endedWell({ exit }: SuiteRun): boolean {
  return exit.kind === 'code' && exit.code === 0;
}

/** Not one test came to an answer of its own on either side: that nothing regressed says nothing. */
function nothingRanAnywhere(facts: Facts): Reason[] {
  const { head, base } = facts;
  if (head === null || base === null || hasNothingToRun(facts)) return [];
  const tests = [...head.tests, ...base.tests];
  if (tests.some(({ status, failureKind }) => status === 'passed' || failureKind === 'assertion')) return [];
  const broken = [head, base].every((run) => !endedWell(run) || run.tests.some(hasFailed));
  if (!broken) return [];
  const message =
    tests.find(hasFailed)?.message ?? head.incompleteBecause[0] ?? 'the runner does not say why';
  const line = message.split('\n').find((text) => text.trim() !== '') ?? '';
  return [
    {
      text: `no test passes or fails by an assertion, on base or on head: ${line.trim().slice(0, 300)}`,
      evidence: [head.id, base.id],
    },
  ];
}

function hasFailed({ status }: TestResult): boolean {
  return status === 'failed';
}

function faultsOfTheRun({ input }: Facts): Reason[] {
  return input.obstructions.map((text) => ({ text, evidence: [] }));
}

const words: Record<AgentStatus, string> = {
  completed: '',
  incomplete: 'ended without its final answer',
  'max-turns': 'used up its turns',
  budget: 'used up the budget',
  cancelled: 'was cancelled',
  refused: 'refused',
  failed: 'crashed',
};

function agentsThatDidNotFinish({ input }: Facts): Reason[] {
  const stopped = input.agents
    .filter(({ status, agentType }) => {
      // An Explore or Plan agent that ran out of turns has still said what it found.
      const partial = status === 'max-turns' || status === 'incomplete';
      return status !== 'completed' && !(partial && agentType !== 'Verification');
    })
    .map((agent) => {
      const why = agent.reason === undefined ? '' : ` (${agent.reason})`;
      return { text: `the ${agent.agentType} agent ${words[agent.status]}${why}`, evidence: [agent.agentId] };
    });
  if (input.modelCall === null && stopped.length === 0) {
    return [{ text: 'the Verification agent gave no verdict of its own', evidence: [] }];
  }
  return once(stopped);
}

/** Agents of one type that ended alike are one reason. */
function once(reasons: Reason[]): Reason[] {
  const merged = new Map<string, Reason>();
  for (const { text, evidence } of reasons) {
    merged.set(text, { text, evidence: [...(merged.get(text)?.evidence ?? []), ...evidence] });
  }
  return [...merged.values()];
}

function treesNotPrepared({ evidence }: Facts): Reason[] {
  return evidence.prepared.flatMap((tree) => {
    if (tree.ready || tree.pair.source !== tree.pair.tests || tree.pair.source === 'merge') return [];
    const records = tree.records.map((record) => record.id);
    return [
      {
        text: `${tree.pair.source} could not be prepared (${tree.stage}): ${tree.reason}`,
        evidence: records,
      },
    ];
  });
}

function suitesNotRun(facts: Facts): Reason[] {
  const unprepared = facts.evidence.prepared.some((tree) => !tree.ready);
  if (unprepared || hasNothingToRun(facts) || facts.evidence.change.class === 'documentation') return [];
  const missing = (['head', 'base'] as const).filter((side) => facts[side] === null);
  return missing.map((side) => ({ text: `the tests were not run on ${side}`, evidence: [] }));
}

/** What is incomplete in the same way on base was so before the change. */
function incompleteHead(facts: Facts): Reason[] {
  const { head } = facts;
  if (head === null || head.complete || hasNothingToRun(facts)) return [];
  const news = newlyIncomplete(facts);
  if (news.length === 0) return [];
  return [{ text: `the suite is not complete on head: ${news.slice(0, 5).join('; ')}`, evidence: [head.id] }];
}

export function newlyIncomplete({ head, base }: Facts): string[] {
  if (head === null || head.complete) return [];
  const reasons = head.incompleteBecause.length > 0 ? head.incompleteBecause : ['reason unknown'];
  if (base === null || base.complete) return reasons;
  const before = new Set(base.incompleteBecause.map(withoutNumbers));
  return reasons.filter((reason) => !before.has(withoutNumbers(reason)));
}

function withoutNumbers(reason: string): string {
  return reason.replace(/\d+/g, '#');
}

function vanishedTests(facts: Facts): Reason[] {
  const { unexplained } = facts.vanished;
  const gone = unexplained.filter((change) => change.kind !== 'skipped');
  const skipped = unexplained.filter((change) => change.kind === 'skipped');
  return [
    ...about(gone, `that passed on base ${gone.length === 1 ? 'is' : 'are'} gone from head`),
    ...about(skipped, `that passed on base ${skipped.length === 1 ? 'is' : 'are'} skipped on head`),
  ];
}

function unconfirmedFailures(facts: Facts): Reason[] {
  const regressed = facts.across.filter((change) => change.kind === 'regressed' && change.replays === 0);
  const own = ownFailures(facts);
  const environmental = own.filter((change) => standingOf(facts, change) === 'environmental');
  const unconfirmed = own.filter((change) => standingOf(facts, change) === 'unconfirmed');
  return [
    ...about(regressed, 'failed on head and passed on base, but could not be run again to make sure'),
    ...about(environmental, 'of the pull request could not run here: no network or service in the sandbox'),
    ...about(unconfirmed, 'that base did not report failed on head, which could not be confirmed'),
  ];
}

/** The change's own tests that pass and fail by turns on head, and did not do so on base. */
function unsteadyOwnTests(facts: Facts): Reason[] {
  const unsteady = facts.across.filter((change) => {
    if (!change.edited && change.before !== 'absent') return false;
    if (change.kind === 'new-fails') return standingOf(facts, change) === 'flaky';
    const head = facts.history.head.of(change);
    const base = facts.history.base.of(change);
    return head.passed > 0 && head.failed > 0 && !(base.passed > 0 && base.failed > 0);
  });
  return about(unsteady, 'of the pull request passed and failed by turns on head');
}

/** What the repository asks for in its configuration has to have run. */
function stepsNotRun({ evidence, input }: Facts): Reason[] {
  const own = evidence.checks.filter(({ designedBy }) => designedBy === 'configuration');
  const missing = input.steps.filter((name) => !own.some(({ title }) => title === name));
  const unseen = missing.map((name) => ({ text: `the configured step ${name} was not run`, evidence: [] }));
  const blocked = own
    .filter(({ outcome }) => outcome === 'blocked')
    .map(({ id, title, because }) => ({
      text: `the configured step ${title} could not be run: ${because}`,
      evidence: [id],
    }));
  return [...unseen, ...blocked];
}

function brokenMerge(facts: Facts): Reason[] {
  const regressed = facts.merge.filter((change) => change.kind === 'regressed' && change.replays > 0);
  return about(regressed, 'passed on head and failed on the merge result');
}

function explainedFailures(facts: Facts, failures: Failure[]): Reason[] {
  return failures.flatMap((failure) => {
    const explanation = explanationOf(failure, facts.input);
    if (explanation === null) return [];
    const { title, evidence } = failure.finding;
    return [
      {
        text: `${title}: the agent calls it ${explanation.how} and cites ${explanation.where}; a person has to decide`,
        evidence,
      },
    ];
  });
}

function about(changes: SeenChange[], what: string): Reason[] {
  if (changes.length === 0) return [];
  return [
    { text: `${count(changes.length, 'test')} ${what}: ${listOf(changes)}`, evidence: suitesOf(changes) },
  ];
}

function listOf(changes: SeenChange[]): string {
  const names = changes.slice(0, 5).map(describeTest).join(', ');
  return changes.length > 5 ? `${names} and ${changes.length - 5} more` : names;
}

function suitesOf(changes: SeenChange[]): string[] {
  return [...new Set(changes.flatMap((change) => change.suites))];
}
