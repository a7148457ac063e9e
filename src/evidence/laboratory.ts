import { resolveTool } from '../sandbox/mounts.ts';
import type { Sandbox } from '../sandbox/types.ts';
import { runCheck } from './check.ts';
import type { CheckPorts } from './check.ts';
import { openComparisons } from './comparisons.ts';
import type { Ledger } from './ledger.ts';
import { openMutants } from './mutants/run.ts';
import { usersOfChangedTests } from './runners/relevant.ts';
import { openShell } from './shell-room.ts';
import { openSuites } from './suites.ts';
import type { SuiteConfig } from './suites.ts';
import type { Change } from './types/change.ts';
import type { CommandRunner } from './types/commands.ts';
import type { CheckRequest } from './types/checks.ts';
import type { Laboratory } from './types/laboratory.ts';
import type { Trees } from './types/trees.ts';

export type LaboratoryOptions = {
  change: Change;
  sandbox: Sandbox;
  trees: Trees;
  runner: CommandRunner;
  ledger: Ledger;
  /** Host folder of head as it was committed, or what lays one out: what a read-only shell sees. */
  headRoot: string | (() => Promise<string>);
  /** Text of a file at base; null where there is none. */
  readAtBase: (file: string) => Promise<string | null>;
  scratch: CheckPorts['scratch'];
  suite: SuiteConfig;
  /** Commands of the trusted configuration's steps. */
  steps: readonly string[];
};

export type OpenLaboratory = Laboratory & { close(): Promise<void> };

/** The evidence port of one job: trees, suites, comparisons, checks and mutants over one ledger. */
export function openLaboratory(options: LaboratoryOptions): OpenLaboratory {
  const { change, sandbox, trees, runner, ledger, readAtBase, scratch } = options;
  const shell = openShell({ trees, runner, sandbox, headRoot: options.headRoot, scratch: scratch.host });
  const suites = openSuites({ change, trees, runner, ledger, config: options.suite });
  const comparisons = openComparisons({
    change,
    suites,
    ledger,
    async usersOfChangedTests(files, signal) {
      const tree = await trees.prepare({ source: 'head', tests: 'head' }, signal);
      return tree.ready ? await usersOfChangedTests(files, change, tree.root) : new Set();
    },
  });

  const mutants = openMutants({ change, suites, trees, ledger });
  const ahead: { timer?: NodeJS.Timeout; made?: Promise<unknown> } = {};

  async function recordPrograms(): Promise<void> {
    for (const name of programNames) {
      const program = await resolveTool(name).catch(() => null);
      if (program !== null) await ledger.append({ kind: 'program', program: { name, ...program } });
    }
  }

  return {
    change,
    bash: shell.run,
    async suite(request, signal) {
      ahead.timer ??= setTimeout(() => {
        ahead.made = Promise.allSettled([mutants.begin(signal), recordPrograms()]);
      }, aheadMs);
      const ran = await suites.run(request, signal);
      const { run, reused, unprepared } = ran;
      if (unprepared) return { run, reused, comparisons: [], unprepared };
      const repetition = request.fresh || request.variation !== undefined || reused;
      return { run, reused, comparisons: repetition ? [] : await comparisons.completedBy(ran, signal) };
    },
    mutants: (request, signal) => mutants.run(request, signal),
    check: (request, signal) =>
      runCheck(
        designed(request, options.steps),
        {
          change,
          prepare: (side, stop) => trees.prepare({ source: side, tests: side }, stop),
          room: (tree) => trees.room(tree),
          runner,
          ledger,
          readAtBase,
          scratch,
        },
        signal,
      ),
    read: (stream, range) => runner.read(stream, range),
    evidence() {
      const {
        programs,
        records,
        prepared,
        suites: runs,
        comparisons: compared,
        checks,
        mutants,
      } = ledger.view();
      return {
        change,
        sandbox: sandbox.level,
        programs: [...programs],
        records: [...records],
        prepared: [...prepared],
        suites: [...runs],
        comparisons: [...compared],
        checks: [...checks],
        mutants: [...mutants],
      };
    },
    async close() {
      clearTimeout(ahead.timer);
      await shell.close();
      await trees.close();
      await ahead.made;
    },
  };
}

/** By then the first suite's command has started, in most repositories. */
const aheadMs = 1_000;

/** Recorded with place and hash: what commands are started with and most of them start. */
const programNames = ['node', 'npm', 'bash', 'git'];

/** A step of the trusted configuration is that, whoever asks for it, as long as it is judged by its exit code alone. */
function designed(request: CheckRequest, steps: readonly string[]): CheckRequest {
  const { exitCode = 0, ...further } = request.expect;
  const plain = exitCode === 0 && Object.values(further).every((part) => part === undefined);
  return plain && steps.includes(request.command) ? { ...request, designedBy: 'configuration' } : request;
}
