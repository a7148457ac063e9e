import { expect, it } from 'vitest';
import type { UserMessage } from '../../src/model/types.ts';
import type { Brief } from '../../src/playbook/brief.ts';
import { asJsonBlock } from '../../src/playbook/findings.ts';
import type { PlanItem } from '../../src/playbook/findings.ts';
import type { CallResult, Move } from '../../src/playbook/types.ts';
import { verification } from '../../src/playbook/verification.ts';
import { changeOf, result, suiteRun } from '../evidence/runs.ts';

const change = changeOf({ path: 'src/queue.ts' }, { path: 'test/queue.ts', kind: 'test' });
const files = ['test/queue.ts'];
const items: PlanItem[] = [
  { id: 'P1', title: 'again and again', attack: { kind: 'repeat', files } },
  { id: 'P2', title: 'mutants', attack: { kind: 'mutants', files: ['src/queue.ts'] } },
  { id: 'P3', title: 'elsewhere', attack: { kind: 'locale' } },
];

it('leaves out what does not fit into the time that is left, and answers for it', () => {
  expect(answered({ timeMs: 140_000, suiteMs: 40_000 })).toEqual([
    { planItem: 'P1', notTested: 'no time was left for it' },
    { planItem: 'P2', checks: ['S1'] },
    { planItem: 'P3', checks: ['S1'] },
  ]);
});

it('tries everything where there is time for it', () => {
  expect(answered({ timeMs: 900_000, suiteMs: 40_000 }).map(({ notTested }) => notTested)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

type Answer = { planItem: string; checks?: string[]; notTested?: string };

/** The answers of a game in which every suite takes `suiteMs`, by its own account. */
function answered({ timeMs, suiteMs }: { timeMs: number; suiteMs: number }): Answer[] {
  const brief: Brief = { change, ownCommands: [], steps: [], timeMs, mutants: 5 };
  const game = verification([message('', brief)]);
  let step = game.next({ results: [], messages: [] });
  while (!step.done) {
    const move: Move = step.value;
    const verdict = move.kind === 'call' ? move.calls.find(({ tool }) => tool === 'Verdict') : undefined;
    if (verdict) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the tool's own input
      return (verdict.input as { answers: Answer[] }).answers;
    }
    step = game.next(
      move.kind === 'wait'
        ? { results: [], messages: [message('', { plan: asJsonBlock('items', items) })] }
        : { results: move.calls.map(() => ran(suiteMs)), messages: [] },
    );
  }
  throw new Error('it ended without a verdict');
}

function message(text: string, data: unknown): UserMessage {
  return { role: 'user', content: [{ type: 'text', text, data }] };
}

function ran(durationMs: number): CallResult {
  const run = suiteRun('S1', [result('test/queue.ts', 'keeps order')], { durationMs, records: ['E1'] });
  return { content: '', isError: false, data: { kind: 'suite', outcomes: [{ run, comparisons: [] }] } };
}
