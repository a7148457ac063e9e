import { headAndTail } from '../base/truncation.ts';
import type { Check } from '../evidence/types/checks.ts';
import type { VerifyResult } from './types.ts';
import { exitWords } from '../tools/command-output.ts';
import { duration } from '../tools/excerpt.ts';
import { withoutTerminalSequences } from '../base/invisible.ts';
import type { Finding, Reason, Verdict } from '../verdict/types.ts';
import { placeOf } from './finding.ts';
import { visible } from './neutralise.ts';
import { detailBeside, supportOf, tellingRun } from './support.ts';
import { callWords, isolationWords, money, plural } from './wording.ts';
import { plainLine } from './plain-line.ts';

type Paint = {
  strong: (text: string) => string;
  faint: (text: string) => string;
  call: (text: string) => string;
};

/** The verdict for a person at a terminal. Foreign text is shown without control and invisible characters. */
export function renderTerminal(result: VerifyResult, { colours = false } = {}): string {
  const { verdict, input, agents } = result;
  const paint = paintFor(verdict, colours);
  const { change, sandbox } = input.evidence;
  const parts = [
    `${paint.call(callWords(verdict))}: ${plainLine(verdict.headline, 300)}`,
    paint.faint(
      [
        `head ${change.head.slice(0, 12)} against ${change.base.slice(0, 12)}`,
        `isolation: ${isolationWords[sandbox]}`,
        `model: ${plainLine(result.model, 60)}`,
        duration(result.durationMs),
        money(result.costUsd),
      ].join(' · '),
    ),
    verdict.reasons.slice(0, 12).map(reasonLine).join('\n'),
    ...input.evidence.prepared
      .filter((tree) => !tree.ready)
      .map(
        (tree) =>
          `Set-up of ${tree.pair.source} failed at ${tree.stage}: ${plainLine(tree.reason, 300)}\n${indented(tree.tail)}`,
      ),
    ...verdict.findings.slice(0, 20).map((finding) => findingText(finding, result, paint)),
    section('What was seen', verdict.passed.slice(0, 12).map(reasonLine), paint),
    section(
      'Not verified',
      verdict.notVerified.slice(0, 12).map((text) => `  - ${plainLine(text, 300)}`),
      paint,
    ),
    section(
      'Agents',
      agents.map(
        (agent) =>
          `  ${plainLine(agent.agentType, 20).padEnd(14)} ${agent.status.padEnd(10)} ${duration(agent.durationMs).padStart(9)} ${money(agent.costUsd).padStart(8)}  ${plainLine(agent.description, 60)}`,
      ),
      paint,
    ),
    denied(result),
    paint.faint(`Evidence: ${result.evidenceDir} (all of it on one page: report.html)`),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function findingText(finding: Finding, result: VerifyResult, paint: Paint): string {
  const support = supportOf(finding, result.input.evidence);
  const { checks, tests } = support;
  const detail = detailBeside(finding, support);
  const messages = tests.map((change) => change.message ?? '').filter((message) => message.trim() !== '');
  const place = finding.file === undefined ? '' : ` (${plainLine(placeOf(finding), 200)})`;
  const parts = [
    paint.strong(`${finding.severity.toUpperCase()}: ${plainLine(finding.title, 200)}${place}`),
    detail === '' ? '' : `  ${plainLine(detail, 600)}`,
    ...finding.tests.slice(0, 8).map((name) => `  - ${plainLine(name, 200)}`),
    finding.tests.length > 8 ? `  - … and ${plural(finding.tests.length - 8, 'more test')}` : '',
    ...messages.slice(0, 1).map(indented),
    ...checks.map((check) => checkText(check, result.excerpts)),
    finding.reproduce === undefined ? '' : `  Reproduce: ${plainLine(finding.reproduce, 500)}`,
  ];
  return parts.filter((part) => part !== '').join('\n');
}

function checkText(check: Check, excerpts: Record<string, string>): string {
  const head = tellingRun(check, 'head');
  const sides = (['head', 'base'] as const).map((side) => {
    const runs = check.runs.filter((run) => run.side === side);
    const exits = [...new Set(runs.map((run) => exitWords(run.record.exit)))].join('; ');
    return runs.length === 0 ? `${side} not run` : `${side} ${plural(runs.length, 'run')}, ${exits}`;
  });
  const output = head === undefined ? '' : (excerpts[head.record.id] ?? '');
  return [
    `  ${check.id} claims: ${plainLine(check.claim, 300)}`,
    `  $ ${plainLine(check.command, 500)}`,
    `  ${plainLine(sides.join(' · '), 300)}: ${check.outcome}`,
    output.trim() === '' ? '' : indented(output),
  ]
    .filter((part) => part !== '')
    .join('\n');
}

function reasonLine(reason: Reason): string {
  return `  - ${plainLine(reason.text, 400)}${reason.evidence.length === 0 ? '' : ` [${plainLine(reason.evidence.slice(0, 8).join(', '), 80)}]`}`;
}

function section(title: string, lines: readonly string[], paint: Paint): string {
  return lines.length === 0 ? '' : `${paint.strong(title)}\n${lines.join('\n')}`;
}

function denied({ agents }: VerifyResult): string {
  const denials = agents.flatMap((agent) => agent.denials);
  if (denials.length === 0) return '';
  const lines = denials
    .slice(0, 5)
    .map((denial) => `  - ${plainLine(`${denial.tool} ${denial.summary}: ${denial.reason}`, 200)}`);
  return `${plural(denials.length, 'tool call')} denied\n${lines.join('\n')}`;
}

function indented(text: string): string {
  const shown = visible(withoutTerminalSequences(text.toWellFormed())).trimEnd();
  const { text: bounded } = headAndTail(shown, { maxChars: 1500, headShare: 0.4 });
  return bounded
    .split('\n')
    .map((row) => `    ${row}`)
    .join('\n');
}

function paintFor(verdict: Verdict, colours: boolean): Paint {
  const style = (code: string) => (text: string) => (colours ? `\u001b[${code}m${text}\u001b[0m` : text);
  const call = verdict.call === 'PASS' ? '1;32' : verdict.call === 'FAIL' ? '1;31' : '1;33';
  return { strong: style('1'), faint: style('2'), call: style(call) };
}
