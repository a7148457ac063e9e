import { withoutTerminalSequences } from '../base/invisible.ts';
import type { FinalReport } from '../github/types.ts';
import type { AgentResult } from '../runtime/events.ts';
import { duration } from '../tools/excerpt.ts';
import type { ReportContext } from './context.ts';
import { bytesOf } from './fit.ts';
import { code, codeBlock, neutralise, visible } from './neutralise.ts';
import { plainLine } from './plain-line.ts';
import { prose } from './prose.ts';
import { agentTable, denials, folded, footer } from './sections.ts';
import { renderTimeline } from './timeline.ts';
import type { AskResult, FailOn } from './types.ts';
import { isolationWords, money, plural } from './wording.ts';

/** UTF-8 bytes of a comment, and of a job summary, less what surprises need. */
const commentBytes = 60_000;
const summaryBytes = 900_000;

/** Everything that a finished `ask` job shows on GitHub. It writes no check run: an answer is no verdict. */
export function renderAnswer(result: AskResult, context: ReportContext): FinalReport {
  const timeline = renderTimeline(result.agents, result.startedAt);
  const picture = timeline === '' ? '' : `\n\n#### Who worked when\n\n${timeline}`;
  return {
    comment: body(result, context, commentBytes),
    checkRun: null,
    summary: `${body(result, context, summaryBytes - bytesOf(picture))}${picture}\n`,
    outputs: {
      verdict: '',
      because: '',
      conclusion: failsAsk(result, context.failOn) ? 'failure' : 'success',
      'report-file': context.reportFile ?? '',
      'evidence-dir': result.evidenceDir,
      'cost-usd': result.costUsd === null ? '' : result.costUsd.toFixed(6),
    },
  };
}

const ofAModel =
  'A model wrote this, within the permissions of its job; commands that it ran stand among the evidence.';

/** An answer that was not reached fails the step, unless nothing may. */
export function failsAsk({ answer }: AskResult, failOn: FailOn): boolean {
  return failOn !== 'never' && answer.status !== 'completed';
}

function body(result: AskResult, context: ReportContext, maxBytes: number): string {
  const { answer, agents, patch, branches, notes } = result;
  const head = [
    `### ${headline(answer)}`,
    `_Asked:_ ${neutralise(result.prompt, 300)}`,
    [
      `agent: ${neutralise(answer.agentType, 60)}`,
      `model: ${neutralise(result.model, 60)}`,
      `isolation: ${isolationWords[result.sandbox]}`,
      duration(result.durationMs),
      money(result.costUsd),
    ].join(' · '),
  ].join('\n\n');
  const rest = [
    ...(patch === null
      ? []
      : [
          folded(
            `Changed in a copy of the repository: ${plural(patch.files.length, 'file')} (a patch among the evidence, nothing was pushed)`,
            `${patch.files
              .slice(0, 30)
              .map((file) => `- ${code(file, 200)}`)
              .join('\n')}\n\n${codeBlock(patch.start, { maxBytes: 8_000, language: 'diff' })}`,
          ),
        ]),
    folded(
      `${plural(branches.length, 'branch')} left by agents`,
      branches.map((branch) => `- ${code(branch, 200)}`).join('\n'),
    ),
    agentTable(agents),
    denials(agents),
    folded(
      'Notes',
      notes
        .slice(0, 30)
        .map((note) => `- ${neutralise(note, 400)}`)
        .join('\n'),
    ),
    footer(context, ofAModel),
  ].filter((part) => part !== '');
  const room = maxBytes - bytesOf([head, ...rest].join('\n\n')) - 4;
  return [head, prose(answer.text, Math.max(0, room)), ...rest].join('\n\n');
}

function headline({ status, reason }: AgentResult): string {
  if (status === 'completed') return '💬 Answer (of a model, not a verdict)';
  return `⚠️ No complete answer, ${status}: ${neutralise(reason ?? '', 300)}`;
}

/** The answer for a person at a terminal, without control and invisible characters. */
export function answerInTerminal(result: AskResult): string {
  const { answer, patch, branches, notes, agents } = result;
  const parts = [
    ...(answer.status === 'completed'
      ? []
      : [`No complete answer, ${answer.status}: ${plainLine(answer.reason ?? '', 300)}`]),
    visible(withoutTerminalSequences(answer.text.toWellFormed())).trim(),
    ...(patch === null
      ? []
      : [
          `Changed in a copy: ${plural(patch.files.length, 'file')}. Take it over with: git apply ${patch.file}`,
        ]),
    ...branches.map((branch) => `Left on branch ${plainLine(branch, 300)}`),
    ...notes.slice(0, 20).map((note) => `Note: ${plainLine(note, 300)}`),
    `${plural(agents.length, 'agent')} · model: ${plainLine(result.model, 300)} · ${duration(result.durationMs)} · ${money(result.costUsd)} · run: ${result.evidenceDir}`,
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** One JSON document for programs, ending with a line feed. Text in it is as it was given. */
export function answerDocument(result: AskResult, run: { version: string; exitCode: number }): string {
  const { answer, agents, ...rest } = result;
  const document = {
    schemaVersion: 1,
    gainsay: run.version,
    exitCode: run.exitCode,
    ...rest,
    answer: answer.text,
    status: answer.status,
    reason: answer.reason ?? null,
    agents: agents.map((agent) => ({ ...agent, data: undefined, text: undefined })),
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

/** While the job runs. */
export function renderAsking(asked: { prompt: string; headSha: string }, context: ReportContext): string {
  const link = context.runUrl === undefined ? '' : ` [Follow the run](${context.runUrl}).`;
  return [
    `### ⏳ Working at \`${asked.headSha.slice(0, 12)}\`.${link}`,
    `_Asked:_ ${neutralise(asked.prompt, 300)}`,
    footer(context, ofAModel),
  ].join('\n\n');
}
