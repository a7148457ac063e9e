import type { Check } from '../evidence/types/checks.ts';
import type { Evidence } from '../evidence/types/laboratory.ts';
import type { Mutant } from '../evidence/types/mutants.ts';
import type { TestChange } from '../evidence/types/suites.ts';
import { exitWords } from '../tools/command-output.ts';
import type { Finding } from '../verdict/types.ts';
import { code, codeBlock, neutralise, neutraliseLines } from './neutralise.ts';
import { detailBeside, type Support, supportOf, tellingRun } from './support.ts';
import { plural } from './wording.ts';

const labels: Record<Finding['severity'], string> = {
  failure: 'Failure',
  warning: 'Warning',
  advice: 'Advice',
};

/** Bounds of one finding, so that one can never fill a comment by itself. */
const most = { tests: 8, title: 200, detail: 1200, claim: 500, commandBytes: 1500, outputBytes: 2500 };

/**
 * A finding as Markdown in two versions: all that a reader needs to believe and to repeat it, and one line for reports
 * that would grow too long.
 */
export function renderFinding(
  finding: Finding,
  evidence: Evidence,
  excerpts: Record<string, string>,
): { full: string; short: string } {
  const support = supportOf(finding, evidence);
  const parts = [
    `#### ${labels[finding.severity]}: ${neutralise(finding.title, most.title)}`,
    neutraliseLines(detailBeside(finding, support), most.detail),
    whereLine(finding),
    ...support.checks.map((check) => renderCheck(check, excerpts)),
    testLines(finding, support),
    ...support.mutants.slice(0, most.tests).map(mutantLine),
    ...support.records.slice(0, 3).map((record) => outputBlock('Output', record, excerpts)),
    finding.reproduce === undefined
      ? ''
      : `Reproduce in a checkout of head:\n${codeBlock(finding.reproduce, { maxBytes: most.commandBytes, language: 'bash' })}`,
    evidenceLine(finding),
  ];
  const place = finding.file === undefined ? '' : ` (${code(placeOf(finding), 200)})`;
  return {
    full: parts.filter((part) => part !== '').join('\n\n'),
    short: `- **${labels[finding.severity]}**: ${neutralise(finding.title, most.title)}${place}`,
  };
}

/** `src/a.ts:7` */
export function placeOf(finding: Finding): string {
  return finding.line === undefined ? (finding.file ?? '') : `${finding.file}:${finding.line}`;
}

function whereLine(finding: Finding): string {
  return finding.file === undefined ? '' : `At ${code(placeOf(finding), 300)}`;
}

/** Claim, command, what happened on both sides and how often, and the output of both. */
function renderCheck(check: Check, excerpts: Record<string, string>): string {
  const head = tellingRun(check, 'head');
  const base = tellingRun(check, 'base');
  const parts = [
    `**${check.id}** (${check.kind}, judged by: ${check.oracle}). Claim: ${neutralise(check.claim, most.claim)}`,
    codeBlock(check.command, { maxBytes: most.commandBytes, language: 'bash' }),
    [sideWords(check, 'head'), sideWords(check, 'base')].filter((words) => words !== '').join('\n'),
    ...(head && !head.passed ? head.why.slice(0, 3).map((why) => `- ${neutralise(why, 300)}`) : []),
    `Outcome: **${check.outcome}**. ${neutralise(check.because, 400)}`,
    head ? outputBlock('On head', head.record, excerpts) : '',
    base && check.outcome === 'fail' ? outputBlock('On base', base.record, excerpts) : '',
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

/** `- head: 4 runs, 4 failed (exit 1)` */
function sideWords(check: Check, side: 'head' | 'base'): string {
  const runs = check.runs.filter((run) => run.side === side);
  if (runs.length === 0) return side === 'base' ? '- base: not run' : '';
  const failed = runs.filter((run) => !run.passed).length;
  const result = failed === 0 ? 'all passed' : failed === runs.length ? 'all failed' : `${failed} failed`;
  const exits = [...new Set(runs.map((run) => exitWords(run.record.exit)))].slice(0, 3);
  return `- ${side}: ${plural(runs.length, 'run')}, ${result} (${exits.map((exit) => neutralise(exit, 80)).join('; ')})`;
}

type ShownRecord = Support['records'][number];

function outputBlock(what: string, record: ShownRecord, excerpts: Record<string, string>): string {
  const output = excerpts[record.id]?.trim() ?? '';
  const title = `${what} (${record.id}, ${neutralise(exitWords(record.exit), 80)})`;
  if (output === '') return `${title}: no output kept.`;
  return `${title}:\n${codeBlock(output, { maxBytes: most.outputBytes })}`;
}

function testLines(finding: Finding, { tests }: Support): string {
  const known = new Map(tests.map((change) => [`${change.file} > ${change.name}`, change]));
  const lines = finding.tests.slice(0, most.tests).map((name) => testLine(name, known.get(name)));
  const left = finding.tests.length - lines.length;
  if (left > 0) lines.push(`- … and ${plural(left, 'more test')}`);
  const message = tests.find(
    (change) => change.message !== undefined && change.message.trim() !== '',
  )?.message;
  const shown = message === undefined ? '' : `\n\n${codeBlock(message, { maxBytes: most.commandBytes })}`;
  return lines.join('\n') + shown;
}

function testLine(name: string, change: TestChange | undefined): string {
  if (change === undefined) return `- ${code(name, 300)}`;
  const kind = change.failureKind === undefined ? '' : ` (${change.failureKind})`;
  const replays =
    change.replays === 0
      ? ''
      : `, ${plural(change.replays, 'replay')} a side ${change.replays === 1 ? 'agrees' : 'agree'}`;
  return `- ${code(name, 300)}: ${change.before} before, ${change.after} after${kind}${replays}`;
}

function mutantLine(mutant: Mutant): string {
  return `- ${mutant.id} ${code(`${mutant.file}:${mutant.line}`, 200)}: ${code(mutant.before, 120)} → ${code(mutant.after, 120)} ${mutant.result}`;
}

function evidenceLine(finding: Finding): string {
  const ids = finding.evidence.filter((id) => /^[A-Z]\d+$/.test(id)).slice(0, 12);
  return ids.length === 0 ? '' : `<sub>Evidence: ${ids.join(', ')}</sub>`;
}
