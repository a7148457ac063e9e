import { wellFormed } from '../base/well-formed.ts';
import { replaceInvisible, withoutTerminalSequences } from '../base/invisible.ts';
import { headAndTail } from '../base/truncation.ts';
import type { Check } from '../evidence/types/checks.ts';
import type { CommandRecord } from '../evidence/types/commands.ts';
import type { JobResult } from './types.ts';
import type { Message } from '../model/types.ts';
import { exitWords } from '../tools/command-output.ts';
import { duration } from '../tools/excerpt.ts';
import type { ReportContext } from './context.ts';
import { placeOf } from './finding.ts';
import { callWords, isolationWords, money } from './wording.ts';

type Transcript = {
  agentId: string;
  agentType: string;
  description: string;
  messages: readonly Message[];
};

/** What the page shows: all read beforehand and redacted. `outputs` by record id. */
export type PageContent = {
  result: JobResult;
  context: ReportContext;
  transcripts: readonly Transcript[];
  outputs: Record<string, { stdout: string; stderr: string }>;
};

/** Bounds a text, in bytes: a page that no browser opens is evidence for nobody. */
const most = { output: 20_000, message: 20_000, records: 2000, messages: 400 };

/**
 * All transcripts and evidence as one page that loads nothing from anywhere: no scripts, no addresses, and a policy
 * that forbids both should escaping ever fail.
 */
export function renderPage(content: PageContent): string {
  const { result, context } = content;
  const { verdict, input } = result;
  const { evidence } = input;
  const body = [
    `<h1 class="${verdict.call}">${escapeHtml(`${callWords(verdict)}: ${verdict.headline}`)}</h1>`,
    `<p>${escapeHtml(
      [
        `head ${evidence.change.head} against ${evidence.change.base}`,
        `isolation: ${isolationWords[evidence.sandbox]}`,
        `model: ${result.model}`,
        duration(result.durationMs),
        money(result.costUsd),
        `gainsay ${context.version}`,
      ].join(' · '),
    )}</p>`,
    list(verdict.reasons.map(({ text, evidence: ids }) => `${text} [${ids.join(', ')}]`)),
    '<h2>Findings</h2>',
    ...verdict.findings.map(
      (finding) =>
        `<section><h3>${escapeHtml(`${finding.severity}: ${finding.title}`)}</h3><p>${escapeHtml(placeOf(finding))}</p><pre>${escapeHtml(finding.detail)}</pre>${list(finding.tests)}<p>${finding.evidence.map(link).join(' ')}</p></section>`,
    ),
    '<h2>Not verified</h2>',
    list(verdict.notVerified),
    '<h2>Checks</h2>',
    ...evidence.checks.map(checkSection),
    '<h2>Commands</h2>',
    ...evidence.records
      .slice(0, most.records)
      .map((record) => recordSection(record, content.outputs[record.id])),
    leftOut(evidence.records.length - most.records, 'commands'),
    '<h2>Transcripts</h2>',
    ...content.transcripts.map(transcriptSection),
  ];
  return page(`Gainsay: ${callWords(verdict)}`, body.join('\n'));
}

/** Foreign text as HTML text or as a value in double quotes; what a reader would not see is shown by its number. */
function escapeHtml(text: string): string {
  const seen = replaceInvisible(withoutTerminalSequences(wellFormed(text)), (run) =>
    Array.from(
      run.replaceAll(/[\t\n]/g, ''),
      (character) => `‹${character.codePointAt(0)?.toString(16)}›`,
    ).join(''),
  ).text;
  return seen.replaceAll(/[&<>"'`]/g, (character) => `&#${character.charCodeAt(0)};`);
}

function checkSection(check: Check): string {
  const runs = check.runs.map(
    (run) =>
      `<li>${run.side}: ${link(run.record.id)} ${escapeHtml(exitWords(run.record.exit))} ${run.passed ? 'passed' : 'failed'} ${escapeHtml(run.why.join('; '))}</li>`,
  );
  return `<section id="${escapeHtml(check.id)}"><h3>${escapeHtml(`${check.id} ${check.title}: ${check.outcome}`)}</h3><p>${escapeHtml(check.claim)}</p>${pre(check.command, most.output)}<p>${escapeHtml(check.because)}</p><ul>${runs.join('')}</ul></section>`;
}

function recordSection(
  record: CommandRecord,
  output: { stdout: string; stderr: string } | undefined,
): string {
  const title = `${record.id} ${exitWords(record.exit)} in ${duration(record.durationMs)}: ${record.purpose}`;
  const streams = output
    ? `${pre(output.stdout, most.output)}${output.stderr === '' ? '' : `<p>stderr</p>${pre(output.stderr, most.output)}`}`
    : `<p>${escapeHtml(`${record.stdout.bytes + record.stderr.bytes} bytes of output: ${record.stdout.path}`)}</p>`;
  return `<details id="${escapeHtml(record.id)}"><summary>${escapeHtml(title)}</summary>${pre(record.script, most.output)}${streams}</details>`;
}

function transcriptSection({ agentId, agentType, description, messages }: Transcript): string {
  const shown = messages.slice(0, most.messages).flatMap(messageBlocks);
  return `<details><summary>${escapeHtml(`${agentType} (${agentId}): ${description}`)}</summary>${shown.join('\n')}${leftOut(messages.length - most.messages, 'messages')}</details>`;
}

function messageBlocks(message: Message): string[] {
  return message.content.map((block) => {
    switch (block.type) {
      case 'text':
        return turn(message.role, block.text);
      case 'tool_use':
        return turn(`calls ${block.name}`, JSON.stringify(block.input, null, 2) ?? '');
      case 'tool_result':
        return turn(block.isError ? 'error' : 'result', block.content);
      case 'thinking':
        return turn('thinks', block.thinking);
      case 'redacted_thinking':
        return turn('thinks', '(redacted)');
    }
    return '';
  });
}

function turn(who: string, text: string): string {
  return `<p class="who">${escapeHtml(who)}</p>${pre(text, most.message)}`;
}

function pre(text: string, maxBytes: number): string {
  return `<pre>${escapeHtml(headAndTail(text, { maxBytes }).text)}</pre>`;
}

function list(items: readonly string[]): string {
  return items.length === 0 ? '' : `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;
}

function link(id: string): string {
  return `<a href="#${escapeHtml(id)}">${escapeHtml(id)}</a>`;
}

function leftOut(count: number, what: string): string {
  return count > 0 ? `<p>… and ${count} more ${what}, in the evidence folder.</p>` : '';
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>
body { font: 15px/1.5 system-ui, sans-serif; max-width: 70rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark; }
pre { overflow: auto; padding: .6rem; border: 1px solid #8885; white-space: pre-wrap; overflow-wrap: anywhere; }
.who { margin: .8rem 0 .2rem; font-weight: 600; }
.PASS { color: #1a7f37; } .FAIL { color: #cf222e; } .INCONCLUSIVE { color: #9a6700; }
section, details { margin: .8rem 0; }
</style>
</head>
<body>
${body}
</body>
</html>
`;
}
