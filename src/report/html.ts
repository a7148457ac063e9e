import { wellFormed } from '../base/well-formed.ts';
import { replaceInvisible, withoutTerminalSequences } from '../base/invisible.ts';
import { headAndTail } from '../base/truncation.ts';
import type { Check } from '../evidence/types/checks.ts';
import type { CommandRecord } from '../evidence/types/commands.ts';
import type { Mutant } from '../evidence/types/mutants.ts';
import type { Comparison, SuiteRun } from '../evidence/types/suites.ts';
import type { VerifyResult } from './types.ts';
import type { Message } from '../model/types.ts';
import type { Finding } from '../verdict/types.ts';
import { exitWords } from '../tools/command-output.ts';
import { duration } from '../tools/excerpt.ts';
import type { ReportContext } from './context.ts';
import { placeOf } from './finding.ts';
import { callWords, isolationWords, money } from './wording.ts';

export type PageTranscript = {
  agentId: string;
  agentType: string;
  description: string;
  messages: readonly Message[];
};

/** What the page shows: all read beforehand and redacted. `outputs` by record id. */
export type PageContent = {
  result: VerifyResult;
  context: ReportContext;
  transcripts: readonly PageTranscript[];
  outputs: Record<string, { stdout: string; stderr: string }>;
};

/** Bytes of a text before it is escaped, and bytes of the whole page: one that no browser opens is evidence for nobody. */
const most = {
  output: 20_000,
  message: 20_000,
  changes: 200,
  checks: 2_000_000,
  suites: 3_000_000,
  commands: 5_000_000,
  page: 7_900_000,
};

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
  ];
  // Later parts get what earlier ones left; a flood of commands leaves the transcripts their share.
  const parts: Part[] = [
    {
      title: 'Findings',
      what: 'findings',
      upTo: most.checks,
      sections: lazily(verdict.findings, findingSection),
    },
    {
      title: 'Not verified',
      what: 'points',
      upTo: most.checks,
      sections: lazily(verdict.notVerified, paragraph),
    },
    { title: 'Checks', what: 'checks', upTo: most.checks, sections: lazily(evidence.checks, checkSection) },
    {
      title: 'Suite runs',
      what: 'suite runs',
      upTo: most.suites,
      sections: lazily(evidence.suites, (run) => suiteSection(run, evidence.comparisons)),
    },
    {
      title: 'Altered lines',
      what: 'altered lines',
      upTo: most.suites,
      sections: lazily(evidence.mutants, mutantSection),
    },
    {
      title: 'Commands',
      what: 'commands',
      upTo: most.commands,
      sections: lazily(evidence.records, (record) => recordSection(record, outputOf(record, content))),
    },
    ...content.transcripts.map(transcriptPart),
  ];
  let used = Buffer.byteLength(body.join('\n'));
  for (const part of parts.filter(({ sections, folded }) => folded || sections.length > 0)) {
    const text = partText(part, part.upTo - used);
    used += Buffer.byteLength(text) + 1;
    body.push(text);
  }
  return page(`Gainsay: ${callWords(verdict)}`, body.join('\n'));
}

/** `upTo`: bytes of the page that may be used when the part ends. `folded`: shown when it is opened. */
type Part = { title: string; what: string; upTo: number; sections: (() => string)[]; folded?: boolean };

function lazily<Item>(items: readonly Item[], section: (item: Item) => string): (() => string)[] {
  return items.map((item) => () => section(item));
}

/** As many sections as have room, and how many have none. */
function partText({ title, what, sections, folded }: Part, room: number): string {
  const heading = escapeHtml(title);
  const shown: string[] = [];
  let left = room - heading.length * 4;
  for (const section of sections) {
    const text = section();
    left -= Buffer.byteLength(text) + 1;
    if (left < 0) break;
    shown.push(text);
  }
  const inner = [...shown, leftOut(sections.length - shown.length, what)].join('\n');
  return folded
    ? `<details><summary>${heading}</summary>${inner}</details>`
    : `<h2>${heading}</h2>\n${inner}`;
}

function outputOf(
  { id }: CommandRecord,
  { outputs }: PageContent,
): PageContent['outputs'][string] | undefined {
  return Object.hasOwn(outputs, id) ? outputs[id] : undefined;
}

function findingSection(finding: Finding): string {
  return `<section><h3>${escapeHtml(`${finding.severity}: ${finding.title}`)}</h3><p>${escapeHtml(placeOf(finding))}</p>${pre(finding.detail, most.output)}${list(finding.tests)}<p>${finding.evidence.map(link).join(' ')}</p></section>`;
}

function paragraph(text: string): string {
  return `<p>${escapeHtml(text)}</p>`;
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

/** What ran, and each comparison of it with another run: the tests whose result differs. */
function suiteSection(run: SuiteRun, comparisons: readonly Comparison[]): string {
  const { source, tests } = run.pair;
  const of = (status: string): number => run.tests.filter((test) => test.status === status).length;
  const where = source === tests ? `tests of ${source}` : `tests of ${tests} over sources of ${source}`;
  const varied = run.variation === null ? '' : `, ${run.variation.kind}`;
  const title = `${run.id} ${where} (${run.runner}${varied}): ${of('passed')} passed, ${of('failed')} failed${run.complete ? '' : ', incomplete'}`;
  const own = comparisons.filter(({ before, after }) => before === run.id || after === run.id);
  return `<details id="${escapeHtml(run.id)}"><summary>${escapeHtml(title)}</summary>${list(run.incompleteBecause)}<p>${run.records.map(link).join(' ')}</p>${own.map(comparisonBlock).join('')}</details>`;
}

function comparisonBlock({ role, before, after, changes }: Comparison): string {
  const lines = changes
    .filter(({ kind }) => kind !== 'still-fails')
    .slice(0, most.changes)
    .map(({ kind, file, name, before: was, after: is }) => `${kind}: ${file} > ${name} (${was} → ${is})`);
  return `<p>${escapeHtml(role)}: ${link(before)} → ${link(after)}</p>${list(lines)}`;
}

function mutantSection(mutant: Mutant): string {
  const { id, file, line, operator, before, after, result, killedBy, suite } = mutant;
  const by = killedBy.length === 0 ? '' : ` by ${killedBy.join(', ')}`;
  return `<section id="${escapeHtml(id)}"><h3>${escapeHtml(`${id} ${file}:${line} ${operator}: ${result}${by}`)}</h3>${pre(`${before}\n→ ${after}`, most.output)}<p>${suite === null ? '' : link(suite)}</p></section>`;
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

function transcriptPart({ agentId, agentType, description, messages }: PageTranscript): Part {
  const title = `Transcript of ${agentType} (${agentId}): ${description}`;
  return {
    title,
    what: 'messages',
    upTo: most.page,
    sections: lazily(messages, messageBlocks),
    folded: true,
  };
}

function messageBlocks(message: Message): string {
  const blocks = message.content.map((block) => {
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
  return blocks.join('\n');
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
