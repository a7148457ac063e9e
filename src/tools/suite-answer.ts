import type {
  Comparison,
  SuiteOutcome,
  SuiteRun,
  TestChange,
  TestChangeKind,
} from '../evidence/types/suites.ts';
import type { Mutant } from '../evidence/types/mutants.ts';
import { oneLine } from '../base/text.ts';
import { exitWords } from './command-output.ts';
import { count, cutEnd, duration, listed } from './excerpt.ts';

const mostTests = 20;
const longestMessage = 300;

/** What the model sees of one or more suite runs: counts, the tests that matter, what is missing; the rest is in the data. */
export function suiteAnswer(outcomes: SuiteOutcome[]): string {
  if (outcomes.length === 0) return 'No suite was run: cancelled.';
  return outcomes.map(outcomeAnswer).join('\n\n');
}

function outcomeAnswer({ run, comparisons, reused, unprepared }: SuiteOutcome): string {
  if (unprepared)
    return `${run.id}: the tree could not be prepared (${unprepared.stage}): ${unprepared.reason}\n${cutEnd(unprepared.tail, 2000)}`;
  const lines = runLines(run, comparisons.length === 0);
  if (reused) lines[0] += '; run before, not run again';
  return [...lines, ...comparisons.flatMap(comparisonLines)].join('\n');
}

function runLines(run: SuiteRun, listFailures: boolean): string[] {
  const of = (status: string) => run.tests.filter((test) => test.status === status).length;
  const { source, tests } = run.pair;
  const where = source === tests ? source : `sources ${source}, tests ${tests}`;
  const varied = run.variation ? `, ${run.variation.kind}` : '';
  const skipped = of('skipped') + of('todo');
  const lines = [
    `${run.id} ${where}${varied} (${run.runner}): ${count(of('passed'))} passed, ${count(of('failed'))} failed` +
      `${skipped > 0 ? `, ${count(skipped)} skipped` : ''}; ${exitWords(run.exit)} in ${duration(run.durationMs)}; records ${run.records.join(' ')}`,
  ];
  if (!run.complete) lines.push(`incomplete: ${listed(run.incompleteBecause, 8).join('; ')}`);
  if (run.touched.length > 0) lines.push(`it changed tracked files: ${listed(run.touched, 5).join(', ')}`);
  if (run.survivors > 0) lines.push(`${run.survivors} processes outlived it`);
  if (listFailures) {
    const failed = run.tests.filter((test) => test.status === 'failed');
    lines.push(
      ...listed(
        failed.map((test) => testLine('failed', test)),
        mostTests,
      ),
    );
  }
  return lines;
}

/** What each comparison calls a change, in the words of its role. */
const told: TestChangeKind[] = [
  'regressed',
  'fixed',
  'new-fails',
  'vanished',
  'flaky',
  'renamed',
  'still-fails',
];

function comparisonLines(comparison: Comparison): string[] {
  const counts = Object.entries(comparison.counts).filter(([, number]) => number > 0);
  const lines = [
    `compared ${comparison.before} → ${comparison.after} (${comparison.role}): ${counts.map(([kind, number]) => `${count(number)} ${kind}`).join(', ') || 'no test'}`,
  ];
  if (!comparison.complete)
    lines.push(`comparison incomplete: ${listed(comparison.incompleteBecause, 8).join('; ')}`);
  const named = told.flatMap((kind) => comparison.changes.filter((change) => change.kind === kind));
  lines.push(...listed(named.map(changeLine), mostTests));
  return lines;
}

function changeLine(change: TestChange): string {
  const notes: string[] = [];
  if (change.edited) notes.push('file edited by the change');
  if (change.replays > 0) notes.push(`${change.replays} replays agree`);
  if (change.to) notes.push(`now ${change.to.file} > ${change.to.name}`);
  const line = testLine(change.kind, change);
  return notes.length === 0 ? line : `${line} [${notes.join(', ')}]`;
}

function testLine(
  word: string,
  test: { file: string; name: string; occurrence: number; failureKind?: string; message?: string },
): string {
  const which = test.occurrence > 0 ? ` (#${test.occurrence + 1})` : '';
  const message = test.message === undefined ? '' : `: ${oneLine(test.message, longestMessage)}`;
  const kind =
    test.failureKind === undefined || test.failureKind === 'assertion' ? '' : ` (${test.failureKind})`;
  return `${word}${kind} ${cutEnd(test.file, 200)} > ${cutEnd(test.name, 200)}${which}${message}`;
}

export function mutantsAnswer(mutants: Mutant[]): string {
  if (mutants.length === 0) return 'No mutant could be made of the changed lines.';
  const counts = new Map<string, number>();
  for (const { result } of mutants) counts.set(result, (counts.get(result) ?? 0) + 1);
  const summary = [...counts].map(([result, number]) => `${number} ${result}`).join(', ');
  const lines = mutants
    .filter(({ result }) => result !== 'invalid' && result !== 'not-run')
    .map(
      (mutant) =>
        `${mutant.id} ${mutant.result} ${mutant.file}:${mutant.line} ${oneLine(mutant.before, 80)} → ${oneLine(mutant.after, 80)}` +
        (mutant.killedBy[0] === undefined ? '' : ` (by ${cutEnd(mutant.killedBy[0], 160)})`),
    );
  return [`${mutants.length} mutants: ${summary}`, ...listed(lines, 30)].join('\n');
}
