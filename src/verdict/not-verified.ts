import type { Facts } from './facts.ts';
import { newlyIncomplete } from './obstructions.ts';
import { count, describeTest } from './wording.ts';

const mostLines = 40;

/** What nobody looked at, one line each. */
export function findUnverified(facts: Facts): string[] {
  const lines = [
    ...planItems(facts),
    ...partOfTheSuite(facts),
    ...incompleteBefore(facts),
    ...treesOfTwoSides(facts),
    ...mergeResult(facts),
    ...unsteadyEnumeration(facts),
    ...blockedChecks(facts),
    ...mutantsNotRun(facts),
    ...partialAgents(facts),
  ];
  return lines.length <= mostLines
    ? lines
    : [...lines.slice(0, mostLines), `${lines.length - mostLines} more lines are in the evidence`];
}

function planItems({ input, evidence }: Facts): string[] {
  const answers = new Map(input.modelCall?.answers.map((answer) => [answer.planItem, answer]));
  const known = new Set([
    ...evidence.checks.map((check) => check.id),
    ...evidence.suites.map((run) => run.id),
    ...evidence.mutants.map((mutant) => mutant.id),
    ...evidence.records.map((record) => record.id),
  ]);
  return input.plan.flatMap(({ id, title }) => {
    const answer = answers.get(id);
    if (answer === undefined) return [`${id} ${title}: not answered`];
    const cited = answer.checks ?? [];
    if (cited.some((each) => known.has(each))) return [];
    if (cited.length > 0) return [`${id} ${title}: answered with ${cited.join(', ')}, which does not exist`];
    return [`${id} ${title}: ${answer.notTested ?? 'answered without evidence'}`];
  });
}

function partOfTheSuite({ head }: Facts): string[] {
  if (head === null || head.select === null) return [];
  return [
    `only ${count(head.select.length, 'test file')} near the change ${head.select.length === 1 ? 'was' : 'were'} run, not the whole suite`,
  ];
}

function incompleteBefore(facts: Facts): string[] {
  const { head } = facts;
  if (head === null || head.complete) return [];
  const news = new Set(newlyIncomplete(facts));
  return head.incompleteBecause
    .filter((reason) => !news.has(reason))
    .map((reason) => `${reason} (on base too)`);
}

function treesOfTwoSides({ evidence }: Facts): string[] {
  return evidence.prepared.flatMap((tree) => {
    if (tree.ready || tree.pair.source === tree.pair.tests) return [];
    return [`${tree.pair.tests}'s tests over ${tree.pair.source}'s sources: ${tree.reason}`];
  });
}

function mergeResult({ evidence }: Facts): string[] {
  if (evidence.change.merge === null) return [];
  const ran = evidence.suites.some((run) => run.pair.source === 'merge' && run.tests.length > 0);
  return ran ? [] : ['the merge result: base has moved on, and the suite was not run on it'];
}

function unsteadyEnumeration(facts: Facts): string[] {
  return facts.vanished.unconfirmed.map(
    (change) => `${describeTest(change)}: missing from one run on head, present in another or not run again`,
  );
}

function blockedChecks({ evidence }: Facts): string[] {
  return evidence.checks
    .filter((check) => check.outcome === 'blocked')
    .map((check) => `${check.id} ${check.title}: ${check.because}`);
}

function mutantsNotRun({ evidence }: Facts): string[] {
  const left = evidence.mutants.filter((mutant) => mutant.result === 'not-run').length;
  return left === 0 ? [] : [`${count(left, 'altered line')} for which no time was left`];
}

function partialAgents({ input }: Facts): string[] {
  return input.agents
    .filter(({ status }) => status === 'max-turns' || status === 'incomplete')
    .map((agent) => `what the ${agent.agentType} agent did not get to: it used up its turns`);
}
