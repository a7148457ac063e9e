import type { Evidence } from '../evidence/types/laboratory.ts';
import type { PreparedTree } from '../evidence/types/trees.ts';
import type { VerifyResult } from './types.ts';
import type { AgentResult } from '../runtime/events.ts';
import { duration } from '../tools/excerpt.ts';
import { isConfirmed } from '../verdict/lowering.ts';
import type { Reason, VerdictInput } from '../verdict/types.ts';
import type { ReportContext } from './context.ts';
import { code, codeBlock, neutralise } from './neutralise.ts';
import { callPicture, callWords, isolationWords, money, plural } from './wording.ts';

// The parts of a report in Markdown that comment, check run and job summary share.

/** Call and reason in the first line; what was compared, how, for how long and for how much in the second. */
export function opening(result: VerifyResult, context: ReportContext): string {
  const { verdict, input } = result;
  const { change, sandbox } = input.evidence;
  const facts = [
    `head ${commit(change.head, context)} against ${commit(change.base, context)}`,
    `isolation: ${sandbox === 'none' || sandbox === 'separate-user' ? `⚠️ **${isolationWords[sandbox]}**` : isolationWords[sandbox]}`,
    `model: ${neutralise(result.model, 60)}`,
    duration(result.durationMs),
    money(result.costUsd),
  ];
  return [
    `### ${context.reported ? 'Reported:' : callPicture(verdict)} ${callWords(verdict)}: ${neutralise(verdict.headline, 300)}`,
    facts.join(' · '),
    suiteLine(input.evidence),
    reasonList(verdict.reasons, 12),
    ...input.evidence.prepared.map(setUpFailure),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function commit(sha: string, context: ReportContext): string {
  const short = `\`${/^[0-9a-f]{40}$/.test(sha) ? sha.slice(0, 12) : 'unknown'}\``;
  return context.repositoryUrl === undefined ? short : `[${short}](${context.repositoryUrl}/commit/${sha})`;
}

/** `Tests: 120 pass on both sides, 2 fixed, 1 regressed.` Empty where nothing was compared. */
function suiteLine(evidence: Evidence): string {
  const comparison = evidence.comparisons.findLast(({ role }) => role === 'across-change');
  if (comparison === undefined) return '';
  const { 'still-passes': both, ...others } = comparison.counts;
  const parts = Object.entries(others)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => `${count} ${kind.replaceAll('-', ' ')}`);
  const incomplete = comparison.complete ? '' : ' Not every test could be compared.';
  return `Tests: ${[`${both} pass on both sides`, ...parts].join(', ')}.${incomplete}`;
}

function reasonList(reasons: readonly Reason[], most: number): string {
  const lines = reasons.slice(0, most).map(reasonLine);
  if (reasons.length > most) lines.push(`- … and ${plural(reasons.length - most, 'more reason')}`);
  return lines.join('\n');
}

export function reasonLine(reason: Reason): string {
  const ids = reason.evidence.filter((id) => /^[A-Z]\d+$/.test(id)).slice(0, 8);
  return `- ${neutralise(reason.text, 500)}${ids.length === 0 ? '' : ` <sub>${ids.join(', ')}</sub>`}`;
}

/** The log's tail of a tree that could not be prepared. */
function setUpFailure(tree: PreparedTree): string {
  if (tree.ready) return '';
  const what = `Set-up of ${tree.pair.source} (tests of ${tree.pair.tests}) failed at: ${tree.stage}. ${neutralise(tree.reason, 400)}`;
  return tree.tail.trim() === '' ? what : `${what}\n\n${codeBlock(tree.tail, { maxBytes: 3000 })}`;
}

/** Every agent that ran, children too: how it ended, how long it took, what it used. */
export function agentTable(agents: readonly AgentResult[]): string {
  if (agents.length === 0) return '';
  const rows = agents
    .slice(0, 40)
    .map(
      (agent) =>
        `| ${neutralise(agent.agentType, 40)} | ${neutralise(agent.description, 80)} | ${statusWords(agent)} | ${agent.turns} | ${agent.toolCalls} | ${duration(agent.durationMs)} | ${money(agent.costUsd)} |`,
    );
  return [
    '| Agent | Task | Ended | Turns | Tool calls | Time | Cost |',
    '|---|---|---|--:|--:|--:|--:|',
    ...rows,
  ].join('\n');
}

function statusWords(agent: AgentResult): string {
  return agent.reason === undefined || agent.status === 'completed'
    ? agent.status
    : `${agent.status}: ${neutralise(agent.reason, 160)}`;
}

function denialList(agents: readonly AgentResult[], most: number): string {
  const denials = agents.flatMap((agent) => agent.denials);
  const lines = denials
    .slice(0, most)
    .map(
      (denial) =>
        `- ${neutralise(denial.tool, 40)} ${code(denial.summary, 160)}: ${neutralise(denial.reason, 240)}`,
    );
  if (denials.length > most) lines.push(`- … and ${denials.length - most} more`);
  return lines.join('\n');
}

/** What the agent held to be intended or handled elsewhere: printed with the words it relies on, found or not. */
export function excuses(input: VerdictInput): string {
  const { modelCall } = input;
  if (modelCall === null) return '';
  const all = [
    ...modelCall.intended.map((claim) => ({ ...claim, what: 'intended' })),
    ...modelCall.handledElsewhere.map((claim) => ({ ...claim, why: '', what: 'handled elsewhere' })),
  ];
  return all
    .slice(0, 20)
    .map((excuse) => {
      const { check, what, why, where, quote } = excuse;
      const found = isConfirmed(excuse, input) ? 'found at base' : '**not found at base**';
      const reason = why === '' ? '' : ` ${neutralise(why, 300)}`;
      return `- ${code(check, 20)} is called ${what} (${code(where, 160)}, words ${found}): ${code(quote, 300)}${reason}`;
    })
    .join('\n');
}

/** Each item of the plan of attack with what answered it. */
export function planAnswers(input: VerdictInput): string {
  const answers = new Map((input.modelCall?.answers ?? []).map((answer) => [answer.planItem, answer]));
  return input.plan
    .slice(0, 30)
    .map(({ id, title }) => {
      const answer = answers.get(id);
      const checks = answer?.checks ?? [];
      const words =
        checks.length > 0
          ? checks
              .slice(0, 10)
              .map((check) => code(check, 20))
              .join(', ')
          : answer?.notTested === undefined
            ? 'not answered'
            : `not tested: ${neutralise(answer.notTested, 200)}`;
      return `- ${code(id, 20)} ${neutralise(title, 200)}: ${words}`;
    })
    .join('\n');
}

export function footer(context: ReportContext, note = ofEvidence): string {
  const links = [
    context.runUrl === undefined ? '' : `[run](${context.runUrl})`,
    context.artifactUrl === undefined ? '' : `[evidence](${context.artifactUrl})`,
  ].filter((link) => link !== '');
  const version = `gainsay ${context.version}${context.actionSha === undefined ? '' : ` (${context.actionSha.slice(0, 12)})`}`;
  const told = context.reported
    ? 'Published as that run told it; nothing of it was run or judged here.'
    : note;
  return `<sub>${[version, ...links].join(' · ')}. ${told}</sub>`;
}

const ofEvidence =
  'Every result is of a command that the runtime ran, recorded and judged; nothing that a model says can make it a PASS.';

/** A part that a reader opens; nothing where there is nothing in it. */
export function folded(title: string, content: string, { open = false } = {}): string {
  if (content === '') return '';
  return `<details${open ? ' open' : ''}><summary>${title}</summary>\n\n${content}\n\n</details>`;
}

/** Calls that were refused, each with its reason. */
export function denials(agents: readonly AgentResult[]): string {
  const count = agents.reduce((sum, agent) => sum + agent.denials.length, 0);
  return folded(`${plural(count, 'tool call')} denied`, denialList(agents, 20));
}
