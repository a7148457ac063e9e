import type { SuiteOutcome } from '../evidence/types/suites.ts';
import type { UserMessage } from '../model/types.ts';
import type { Brief } from './brief.ts';
import { check, outcomesIn, suite } from './calls.ts';
import type { Call } from './calls.ts';
import type { CallResult, Move, Reply } from './types.ts';

/** What the opening leaves behind: every call with its result, in order, and what it means for what comes next. */
export type Opened = {
  results: CallResult[];
  /** Head cannot be prepared: no further suite can say anything. */
  blocked: boolean;
  /** A test that fails on base's sources and passes on head was seen. */
  demonstrated: boolean;
  /** Wall-clock milliseconds of the longest run of the project's tests on head. */
  suiteMs: number;
  /** Of the longest run of the tests that the change touches; of all tests where it touches none. */
  touchedMs: number;
};

type Part = Generator<Move, CallResult[], Reply>;

/**
 * The first moves of verification: the configured steps, the project's own suite on both sides (nearest tests first), the
 * pull request's tests over base's sources, base's tests over head's sources, the merge result.
 */
export function* opening(brief: Brief): Generator<Move, Opened, Reply> {
  const results: CallResult[] = [];
  const both = [suite({ source: 'head', relevant: true }), suite({ source: 'base', relevant: true })];
  results.push(...(yield* calls('The tests nearest to the change, on head and on base.', both)));
  const blocked = outcomesIn(results[0]).some((outcome) => outcome.unprepared !== undefined);
  let touched: CallResult[] = [];
  if (!blocked) {
    touched = yield* crossed(brief);
    results.push(...touched);
    results.push(...(yield* whole(brief)));
    results.push(...(yield* configured(brief)));
  }
  const outcomes = results.flatMap(outcomesIn);
  const suiteMs = longest(outcomes);
  const own = touched.flatMap(outcomesIn).filter(({ run }) => run.pair.tests === 'head');
  const touchedMs = Math.max(0, ...own.map(({ run }) => run.durationMs)) || suiteMs;
  return { results, blocked, demonstrated: outcomes.some(demonstrates), suiteMs, touchedMs };
}

/** Tests and fixtures that the change touched, over the other side's sources. */
function* crossed(brief: Brief): Part {
  const touched = brief.change.files.filter((file) => file.kind === 'test' || file.kind === 'fixture');
  if (touched.length === 0) return [];
  return yield* calls("The change's tests over base's sources, and base's tests over head's sources.", [
    suite({ source: 'base', tests: 'head', relevant: true }),
    suite({ source: 'head', tests: 'base', relevant: true }),
  ]);
}

function* whole(brief: Brief): Part {
  const merged = brief.change.merge === null ? [] : [suite({ source: 'merge' })];
  return yield* calls('Every test, on head and on base.', [
    suite({ source: 'head' }),
    suite({ source: 'base' }),
    ...merged,
  ]);
}

function* configured(brief: Brief): Part {
  if (brief.steps.length === 0) return [];
  return yield* calls(
    'The steps that the configuration asks for.',
    brief.steps.map((step) =>
      check({
        title: step.name,
        kind: step.kind,
        claim: `The step "${step.name}" of ${step.from} passes.`,
        command: step.command,
        oracle: step.kind === 'build' || step.kind === 'typecheck' || step.kind === 'lint' ? 'build' : 'test',
        timeout: step.timeoutMs,
      }),
    ),
  );
}

function* calls(say: string, list: Call[]): Part {
  const reply = yield { kind: 'call', say, calls: list };
  return reply.results;
}

function demonstrates(outcome: SuiteOutcome): boolean {
  return outcome.comparisons
    .filter(({ role }) => role === 'tests-over-base')
    .some(({ changes }) =>
      changes.some((change) => change.kind === 'fixed' && change.failureKind === 'assertion'),
    );
}

function longest(outcomes: SuiteOutcome[]): number {
  return Math.max(
    0,
    ...outcomes.filter(({ run }) => run.pair.source === 'head').map(({ run }) => run.durationMs),
  );
}

/** A real model plans for itself; whether the tests notice a broken line must not hang on its thinking of it. */
function* openingOfModel(brief: Brief): Generator<Move, void, Reply> {
  const opened = yield* opening(brief);
  if (opened.blocked || opened.demonstrated || brief.mutants === 0) return;
  const seconds = Math.ceil(Math.min(brief.timeMs / 6, Math.max(30_000, opened.suiteMs * 2)) / 1000);
  yield* calls('Mutants of the changed lines.', [suite({ mutants: { limit: brief.mutants, seconds } })]);
}

/** Plays the opening through an agent's own tools, and tells a real model what came of it as its first message. */
export async function playOpening(
  brief: Brief,
  play: (tool: string, input: unknown) => Promise<CallResult>,
): Promise<UserMessage> {
  const moves = openingOfModel(brief);
  const told: string[] = [];
  let step = moves.next({ results: [], messages: [] });
  while (!step.done) {
    const move = step.value;
    const results =
      move.kind === 'call' ? await Promise.all(move.calls.map(({ tool, input }) => play(tool, input))) : [];
    if (move.kind === 'call') told.push(...move.calls.map((call, index) => paragraph(call, results[index])));
    step = moves.next({ results, messages: [] });
  }
  const text = [
    'Before you started, the runtime ran the following. Cite these records by id; do not run them again without a reason.',
    ...told,
  ].join('\n\n');
  return { role: 'user', content: [{ type: 'text', text }] };
}

function paragraph({ tool, input }: Call, result: CallResult | undefined): string {
  return `${tool} ${JSON.stringify(input)}\n${result?.content ?? '(no result)'}`;
}
