import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { guideType } from '../agents/built-in/guide.ts';
import { deadline } from '../base/abort.ts';
import { GainsayError, InvalidInput } from '../base/errors.ts';
import { reasonOf } from '../base/reason.ts';
import { nearest } from '../base/nearest.ts';
import { takeStart } from '../base/text.ts';
import type { Question } from '../event/types.ts';
import type { Variables } from '../mcp/variables.ts';
import type { UserMessage } from '../model/types.ts';
import { sessionEnds, sessionStarts } from '../runtime/session-hooks.ts';
import { startAgent, toEnd } from '../runtime/start.ts';
import type { AgentDefinition } from '../runtime/definition.ts';
import type { AgentEvent, AgentResult } from '../runtime/events.ts';
import type { AskPerson } from '../runtime/types.ts';
import type { Sandbox } from '../sandbox/types.ts';
import { openClosing } from './closing.ts';
import { costOf } from './cost.ts';
import { openCrew } from './crew.ts';
import type { Crew } from './crew.ts';
import type { Job } from './open.ts';
import { openConversation } from './conversation.ts';
import type { RemotePlace } from './remote-agent.ts';
import type { Repertoire } from './repertoire.ts';
import { windDownMs, workingMs } from './time.ts';
import { askTask } from './tasks.ts';
import type { AskResult, Patch } from './types.ts';
import type { JobTools } from './verify.ts';
import { openWatch } from './watch.ts';
import { openWorkshop } from './workshop.ts';

export type AskTools = JobTools & {
  /** Read from the trusted commit, which may be done before there is a sandbox. */
  repertoire: Repertoire;
  /** What `.mcp.json` may use, taken out of the environment. */
  variables: Variables;
  /** Null: agents cannot be started elsewhere. */
  remote: RemotePlace | null;
  /** Absent: nobody sits there. */
  askPerson?: AskPerson | undefined;
};

/**
 * Job → answer. One conversation in front, with the Agent tool: what it starts, in front or behind, has ended before the
 * answer is told. Its agents work in a copy of the repository; what they changed there is left as a patch.
 */
export async function ask(opened: Job, question: Question, tools: AskTools): Promise<AskResult> {
  const startedAt = new Date();
  const copy = ownCopy(opened, tools.sandbox);
  const { job } = copy;
  const { variables, repertoire } = tools;
  const definition = whoAnswers(question, repertoire, job);
  const playbook = tools.models.model.name === 'playbook';
  if (playbook && definition.type !== guideType) throw needsModel(definition);
  // A model is told what its definition knows; the playbook reads the task alone.
  const state = playbook ? await repertoire.state() : '';
  const agents: AgentResult[] = [];
  const closing = openClosing(tools.progress);
  try {
    const workshop = await openWorkshop(job, tools);
    closing.add(() => workshop.close());
    const watch = await openWatch(job.folder, tools);
    closing.add(() => watch.close());
    const limit = deadline(workingMs(job.settings), tools.signal);
    closing.add(() => Promise.resolve(limit.dispose()));
    const { signal } = limit;
    const conversation = await openConversation(job, tools, { repertoire, workshop, variables, signal });
    closing.add(() => conversation.worktrees.close());
    closing.add(() => conversation.mcp.close());
    const observe = (event: AgentEvent): void => {
      if (event.type === 'agent-finished') agents.push(event.result);
      watch.observe(event);
    };
    const { rules } = conversation;
    const crew = openCrew({ ...tools, job, workshop, signal, observe, rules, conversation });
    const talk = await converse(crew, definition, { job, question, state });
    const { patch, lost } = await patchOf(copy);
    const told = [...repertoire.notes, ...talk.notes, ...lost, ...agents.flatMap(({ notes = [] }) => notes)];
    return {
      job: 'ask',
      prompt: question.prompt,
      answer: talk.answer,
      agents,
      sandbox: tools.sandbox.level,
      patch,
      branches: [...conversation.worktrees.branches],
      notes: [...new Set(told)],
      model: tools.models.defaultModel,
      costUsd: costOf(agents),
      startedAt: startedAt.toISOString(),
      durationMs: Date.now() - startedAt.getTime(),
      evidenceDir: job.folder,
    };
  } finally {
    await closing.run();
  }
}

type OwnCopy = { job: Job; index: string; laid: () => boolean };

/** The job with head laid out where commands reach it and agents may write. */
function ownCopy(job: Job, { rooms = job.folder }: Sandbox): OwnCopy {
  const root = path.join(rooms, 'work');
  const index = path.join(job.folder, 'work-index');
  let laid: Promise<void> | undefined;
  const lay = (): Promise<void> => (laid ??= job.repository.exportTree(job.change.head, root, { index }));
  return { job: { ...job, head: { root, lay } }, index, laid: () => laid !== undefined };
}

/** The one that was named, of those that can be started; the conversation's own where nobody was. */
function whoAnswers(
  { agent }: Question,
  { lead, definitions, notes }: Repertoire,
  { trusted }: Job,
): AgentDefinition {
  if (agent === null) return lead;
  const found = definitions.find(({ type }) => type === agent);
  if (found) return found;
  const types = definitions.map(({ type }) => type);
  const near = nearest(agent, types);
  throw new InvalidInput(
    `there is no agent ${JSON.stringify(agent)} at the trusted commit ${trusted.slice(0, 12)}`,
    {
      at: { file: 'settings', field: 'agent' },
      remedy: [
        ...(near === null ? [] : [`Did you mean ${near}?`]),
        `Known: ${types.join(', ')}.`,
        ...notes.filter((note) => note.includes(`/${agent}.md`)),
        'A change is compared with its base, and agents count once they are there; in a terminal --base HEAD trusts what is checked out.',
      ].join(' '),
    },
  );
}

/** The playbook plays the agents of a verification, and answers how Gainsay is configured; it answers nothing else. */
function needsModel({ type }: AgentDefinition): InvalidInput {
  return new InvalidInput(`a conversation with ${type} needs a model`, {
    at: { file: 'settings', field: 'model' },
    remedy: `Set ANTHROPIC_API_KEY (or the input anthropic-api-key). Without one only --agent ${guideType} answers, about the configuration.`,
  });
}

type Asked = { job: Job; question: Question; state: string };
type Talk = { answer: AgentResult; notes: string[] };

/** Hooks of the settings hear of the beginning and of the end; everything that was started has ended when this returns. */
async function converse(
  crew: Crew,
  definition: AgentDefinition,
  { job, question, state }: Asked,
): Promise<Talk> {
  const { change, title, body } = job;
  const told = { change, title, body, fence: crew.fence };
  const begun = await sessionStarts(crew.host, 'startup');
  if (begun.halt !== null) throw stoppedByHook(begun.halt);
  const context = begun.context.map((text): UserMessage => ({
    role: 'user',
    content: [{ type: 'text', text }],
  }));
  const answered = startAgent({
    definition,
    description: takeStart(question.prompt, 60),
    prompt: [...context, askTask({ question: question.prompt, state }, told)],
    parent: crew.host,
    isAsync: false,
    isMain: true,
    availableTools: crew.tools,
  });
  try {
    const answer = await toEnd(answered);
    const over = await sessionEnds(crew.host, answer.status);
    return { answer, notes: [...begun.notes, ...over.notes] };
  } finally {
    await crew.tasks.joinAll(windDownMs);
  }
}

function stoppedByHook(reason: string): GainsayError {
  return new GainsayError(
    `A SessionStart hook of the repository does not let the conversation begin: ${reason}`,
    {
      remedy: 'Look at the hooks of .claude/settings.json at the trusted commit.',
    },
  );
}

const maxPatchBytes = 32 * 1024 * 1024;

/** What agents changed, left among the evidence; null where nobody wrote anything. What cannot be taken is told, and the answer stands. */
async function patchOf({ job, index, laid }: OwnCopy): Promise<{ patch: Patch | null; lost: string[] }> {
  const { repository, change, folder, head } = job;
  if (!laid()) return { patch: null, lost: [] };
  try {
    const { files, patch } = await repository.patchOf({
      treeish: change.head,
      folder: head.root,
      index,
      objects: path.join(folder, 'work-objects'),
      maxBytes: maxPatchBytes,
    });
    if (files.length === 0) return { patch: null, lost: [] };
    const file = path.join(folder, 'changes.patch');
    await writeFile(file, patch);
    const start = takeStart(patch.toString('utf8'), 8_000);
    return { patch: { file, files, bytes: patch.length, start }, lost: [] };
  } catch (error) {
    return { patch: null, lost: [`What agents changed could not be taken as a patch: ${reasonOf(error)}`] };
  }
}
