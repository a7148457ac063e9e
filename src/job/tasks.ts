import type { Change, ChangedFile } from '../evidence/types/change.ts';
import type { UserMessage } from '../model/types.ts';
import type { Brief, ExploreRole } from '../playbook/brief.ts';
import type { Finding } from '../playbook/findings.ts';
import type { GuideTask } from '../playbook/guide.ts';

/** Foreign text, fenced so that a model can tell it from its task. */
export type Fence = (text: string, label: string) => string;

/** What a task tells: the change, and what its author says of it. */
export type Told = { change: Change; title: string; body: string; fence: Fence };

/** The first message of an Explore agent: one of three questions about the change. */
export function exploreTask(role: ExploreRole, told: Told, brief: Brief): UserMessage {
  return task([changeText(told), questions[role], findingsForm[role]], { ...brief, role });
}

/** The first message of the Plan agent. */
export function planTask(told: Told, brief: Brief & { findings: Finding[] }, reports: string[]): UserMessage {
  const found = reports.map((report, index) => told.fence(report, `explore-${index + 1}`));
  return task([changeText(told), 'What the Explore agents found:', ...found, planForm], brief);
}

/** The first message of the Verification agent. */
export function verificationTask(told: Told, brief: Brief): UserMessage {
  return task([changeText(told), verificationForm], brief);
}

/** The message that hands the plan to the running Verification agent. */
export function planMessage(plan: string, fence: Fence): UserMessage {
  const text = [
    'The plan of attack. Answer every item by its id in your Verdict: with checks, or with the reason why it was not tested.',
    fence(plan, 'plan'),
  ].join('\n\n');
  return { role: 'user', content: [{ type: 'text', text, data: { plan } }] };
}

const questions: Record<ExploreRole, string> = {
  touches:
    'Question: what does this change touch? Find who imports or calls the changed code, and what relies on it.',
  tests:
    'Question: which tests exercise the changed code, and which commands of the repository build, lint or type-check it?',
  risks:
    'Question: where could this change break? Read the changed lines for limits, order of events, shared state, trust and failure.',
};

const findingsForm: Record<ExploreRole, string> = {
  touches: form('{"kind":"importer","path":"src/a.ts","of":"src/changed.ts"}'),
  tests: form(
    '{"kind":"test","path":"test/a.test.ts","of":"src/changed.ts","why":"…"}',
    '{"kind":"command","check":"build|lint|typecheck","command":"npm run build","directory":".","from":"package.json"}',
  ),
  risks: form(
    '{"kind":"risk","path":"src/changed.ts","line":7,"risk":"boundary|concurrency|state|security|errors","why":"…"}',
  ),
};

function form(...entries: string[]): string {
  return `End with one block:\n\`\`\`json\n{"findings":[${entries.join(',')}]}\n\`\`\``;
}

const planForm = [
  'Write the plan of attack against this change: at most 12 items, most telling first, each one thing that a command can show.',
  'One line an item, `P1: …`. Say which input, which command, and what a wrong change would do.',
].join(' ');

const verificationForm = [
  'Try to break this change. The runtime has run the opening; the plan of attack reaches you as a message.',
  'Design checks, answer every plan item, then call Verdict.',
].join(' ');

function task(paragraphs: string[], brief: Brief): UserMessage {
  return { role: 'user', content: [{ type: 'text', text: paragraphs.join('\n\n'), data: brief }] };
}

const listedFiles = 80;

function changeText({ change, title, body, fence }: Told): string {
  const files = change.files.slice(0, listedFiles).map(fileLine);
  const left = change.files.length - files.length;
  return [
    `A pull request changes ${change.files.length} files (${change.class}), base ${change.base.slice(0, 12)}, head ${change.head.slice(0, 12)}.`,
    fence(
      [title, body.slice(0, 6000), '', ...files, ...(left > 0 ? [`(${left} more files)`] : [])].join('\n'),
      'pull-request',
    ),
  ].join('\n');
}

function fileLine(file: ChangedFile): string {
  const lines = file.lines
    .slice(0, 12)
    .map(({ start, end }) => (start === end ? `${start}` : `${start}-${end}`));
  const from = file.from === undefined ? '' : ` (was ${file.from})`;
  const where = lines.length === 0 ? '' : `, lines ${lines.join(', ')}`;
  return `${file.status} ${file.path}${from} (${file.kind}${file.binary ? ', binary' : ''})${where}`;
}

/** The first message of a conversation: the question in its asker's words, and what it came with. */
export function askTask(asked: GuideTask, told: Told): UserMessage {
  const { change, title, body, fence } = told;
  const about =
    change.files.length > 0
      ? [changeText(told)]
      : [
          `The repository stands at ${change.head.slice(0, 12)}.`,
          ...(title === '' ? [] : [fence(`${title}\n\n${body.slice(0, 20_000)}`, 'issue')]),
        ];
  return {
    role: 'user',
    content: [{ type: 'text', text: [asked.question, ...about].join('\n\n'), data: asked }],
  };
}
