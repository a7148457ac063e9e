import type { Ledger } from '../ledger.ts';
import type { Suites } from '../suites.ts';
import type { Change } from '../types/change.ts';
import type { Mutant, MutantsRequest } from '../types/mutants.ts';
import type { SuiteRun } from '../types/suites.ts';
import type { Trees } from '../types/trees.ts';
import { judgeMutant } from './judge.ts';
import { readInTree } from './lay.ts';
import { applyMutant, makeMutants } from './make.ts';
import type { MadeMutants, MutantEdit } from './make.ts';
import { parseSource } from './parse.ts';

export type MutantsOptions = {
  change: Change;
  suites: Pick<Suites, 'run'>;
  trees: Trees;
  ledger: Ledger;
};

export type Mutants = {
  /**
   * Makes those of the changed lines, which takes a parser that is heavy to read: while commands run, there is nothing else
   * to do. What fails here fails again for whoever asks.
   */
  begin(signal: AbortSignal): Promise<void>;
  /**
   * Makes mutants of the change's lines and runs the relevant tests against each, the most telling first, until the
   * limit or the time is used up. Those that were not reached are returned as `not-run`.
   */
  run(request: MutantsRequest, signal: AbortSignal): Promise<Mutant[]>;
};

const head = { source: 'head', tests: 'head' } as const;

/** A mutant's suite may take three times as long as without it, and this much more. */
const graceMs = 5_000;

export function openMutants(options: MutantsOptions): Mutants {
  const { change, trees, ledger } = options;
  let ofChange: Promise<MadeMutants> | undefined;

  function make(root: string, files?: string[]): Promise<MadeMutants> {
    const read = (file: string): Promise<string | null> => readInTree(root, file);
    if (files !== undefined) return makeMutants(change, read, { files });
    ofChange ??= makeMutants(change, read);
    return ofChange;
  }

  return {
    async begin(signal) {
      try {
        const tree = await trees.prepare(head, signal);
        if (tree.ready) await make(tree.root);
      } catch {
        ofChange = undefined;
      }
    },
    async run(request, signal) {
      const deadline = performance.now() + request.timeMs;
      const tree = await trees.prepare(head, signal);
      if (!tree.ready) return [];

      const made = await make(tree.root, request.files);
      const chosen = made.mutants.slice(0, request.limit);
      if (chosen.length === 0) return [];

      const of = { ...options, request };
      const without = await runTests(of, {}, signal);
      const mutants: Mutant[] = [];
      let confirmed = false;
      for (const edit of chosen) {
        const leftMs = deadline - performance.now();
        const mutant = startMutant(ledger.nextId('M'), edit);
        if (leftMs > without.durationMs && !signal.aborted) {
          const source = (await readInTree(tree.root, edit.file)) ?? '';
          const timeoutMs = Math.min(leftMs, 3 * without.durationMs + graceMs);
          Object.assign(
            mutant,
            await tryMutant(of, { mutant, edit, source, without, timeoutMs, confirm: !confirmed }, signal),
          );
          confirmed ||= mutant.result === 'killed';
        }
        await ledger.append({ kind: 'mutant', mutant });
        mutants.push(mutant);
      }
      return mutants;
    },
  };
}

type MutantsOf = MutantsOptions & { request: MutantsRequest };

function startMutant(id: string, { file, line, operator, before, after }: MutantEdit): Mutant {
  return { id, file, line, operator, before, after, result: 'not-run', killedBy: [], suite: null };
}

type Trial = {
  mutant: Mutant;
  edit: MutantEdit;
  source: string;
  without: SuiteRun;
  timeoutMs: number;
  /** Run a second time before it counts as killed: the first kill can decide the verdict. */
  confirm: boolean;
};

async function tryMutant(
  of: MutantsOf,
  { mutant, edit, source, without, timeoutMs, confirm }: Trial,
  signal: AbortSignal,
): Promise<Pick<Mutant, 'result' | 'killedBy' | 'suite'>> {
  const parsed = await parseSource(edit.file, applyMutant(source, edit));
  if (!parsed.ok) return { result: 'invalid', killedBy: [], suite: null };

  const variation = { kind: 'mutant', mutant: mutant.id, file: edit.file, edit: edit.edit } as const;
  const run = await runTests(of, { variation, timeoutMs }, signal);
  const judged = { ...judgeMutant(without, run), suite: run.id };
  if (judged.result !== 'killed' || !confirm) return judged;

  const again = await runTests(of, { variation, timeoutMs }, signal);
  const second = judgeMutant(without, again);
  return second.result === 'killed' ? judged : { ...second, suite: again.id };
}

async function runTests(
  { request, suites }: MutantsOf,
  how: Pick<Parameters<Suites['run']>[0], 'variation' | 'timeoutMs'>,
  signal: AbortSignal,
): Promise<SuiteRun> {
  const tests = request.select ? { select: request.select } : { relevant: true };
  const { run } = await suites.run({ agentId: request.agentId, trees: head, ...tests, ...how }, signal);
  return run;
}
