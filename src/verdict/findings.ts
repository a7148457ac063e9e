import type { Failure } from './failures.ts';
import { explanationOf } from './lowering.ts';
import type { Finding, VerdictInput } from './types.ts';

const mostFindings = 40;
const mostTests = 50;
const longestDetail = 2_000;

/** Failures, then warnings, then advice; each and all of them bounded, saying what was left out. */
export function boundFindings(failures: Failure[], others: Finding[], input: VerdictInput): Finding[] {
  const all = [...failures.map((failure) => explained(failure, input)), ...others];
  const rank = { failure: 0, warning: 1, advice: 2 };
  const ordered = all.toSorted((one, other) => rank[one.severity] - rank[other.severity]).map(bound);
  if (ordered.length <= mostFindings) return ordered;
  const left = ordered.length - mostFindings;
  const rest: Finding = {
    severity: 'advice',
    title: `${left} more findings are in the evidence`,
    detail: 'They are left out here to keep the report readable.',
    tests: [],
    evidence: [],
  };
  return [...ordered.slice(0, mostFindings), rest];
}

/** A failure with an explanation is printed with it, and no longer as a failure. */
function explained(failure: Failure, input: VerdictInput): Finding {
  const explanation = explanationOf(failure, input);
  if (explanation === null) return failure.finding;
  const why = explanation.why === undefined ? '' : ` ${explanation.why}`;
  return {
    ...failure.finding,
    severity: 'warning',
    detail: `The agent calls this ${explanation.how} (${explanation.where}): “${explanation.quote}”.${why} ${failure.finding.detail}`,
  };
}

function bound(finding: Finding): Finding {
  const left = finding.tests.length - mostTests;
  const more = left > 0 ? `\n${left} more tests are in the evidence.` : '';
  return {
    ...finding,
    detail: `${cut(finding.detail)}${more}`,
    tests: finding.tests.slice(0, mostTests),
  };
}

function cut(text: string): string {
  if (text.length <= longestDetail) return text;
  // A surrogate pair stays whole.
  const end = /[\uD800-\uDBFF]/.test(text.charAt(longestDetail - 1)) ? longestDetail - 1 : longestDetail;
  return `${text.slice(0, end)}…`;
}
