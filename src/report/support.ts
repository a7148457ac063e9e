import type { Check } from '../evidence/types/checks.ts';
import type { CommandRecord } from '../evidence/types/commands.ts';
import type { Evidence } from '../evidence/types/laboratory.ts';
import type { Mutant } from '../evidence/types/mutants.ts';
import type { SuiteRun, TestChange } from '../evidence/types/suites.ts';
import type { VerifyResult } from './types.ts';
import type { Finding } from '../verdict/types.ts';

/** The evidence that a finding names, looked up. */
export type Support = {
  checks: Check[];
  suites: SuiteRun[];
  mutants: Mutant[];
  /** Named directly, without those of checks and suites. */
  records: CommandRecord[];
  /** What happened to the tests it names, in a comparison of suites. */
  tests: TestChange[];
};

export function supportOf(finding: Finding, evidence: Evidence): Support {
  const ids = new Set([...finding.evidence, ...(finding.check === undefined ? [] : [finding.check])]);
  const named = new Set(finding.tests);
  // The same test may stand in several comparisons, with another outcome in each.
  const own = evidence.comparisons.filter(({ before, after }) => ids.has(before) && ids.has(after));
  const changes = own.flatMap((comparison) => comparison.changes);
  const tests = new Map<string, TestChange>();
  for (const change of changes) {
    const name = `${change.file} > ${change.name}`;
    if (named.has(name) && !tests.has(name)) tests.set(name, change);
  }
  return {
    checks: evidence.checks.filter(({ id }) => ids.has(id)),
    suites: evidence.suites.filter(({ id }) => ids.has(id)),
    mutants: evidence.mutants.filter(({ id }) => ids.has(id)),
    records: evidence.records.filter(({ id }) => ids.has(id)),
    tests: [...tests.values()],
  };
}

/** The finding's detail, unless a test or a check that is shown with it says the same. */
export function detailBeside({ detail }: Finding, { tests, checks }: Support): string {
  const shown = [...tests.map(({ message }) => message), ...checks.map(({ because }) => because)];
  return shown.includes(detail) ? '' : detail;
}

/** The run of a check that shows best what a side does: on head one that failed, where there is one. */
export function tellingRun(check: Check, side: 'head' | 'base'): Check['runs'][number] | undefined {
  const runs = check.runs.filter((run) => run.side === side);
  return runs.find((run) => run.passed === (side === 'base')) ?? runs[0];
}

const mostExcerpts = 60;

/**
 * Ids of the records whose output the report shows, most important first: the job fills `VerifyResult.excerpts` with the
 * ends of their output (stdout, then stderr; 4,000 bytes of each are enough) before anything is rendered.
 */
export function excerptsWanted(result: Pick<VerifyResult, 'verdict' | 'input'>): string[] {
  const { evidence } = result.input;
  const wanted = result.verdict.findings.flatMap((finding) => {
    const { checks, suites, records } = supportOf(finding, evidence);
    return [
      ...checks.flatMap((check) => [
        tellingRun(check, 'head')?.record.id,
        tellingRun(check, 'base')?.record.id,
      ]),
      ...records.map(({ id }) => id),
      ...(finding.tests.length === 0 ? suites.flatMap((suite) => suite.records.slice(-1)) : []),
    ];
  });
  return [...new Set(wanted.filter((id) => id !== undefined))].slice(0, mostExcerpts);
}
