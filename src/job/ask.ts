import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { lead } from '../agents/built-in/lead.ts';
import { guideType } from '../agents/built-in/guide.ts';
import { deadline } from '../base/abort.ts';
import { InvalidInput } from '../base/errors.ts';
import { nearest } from '../base/nearest.ts';
import { takeStart } from '../base/text.ts';
import type { Question } from '../event/types.ts';
import { parseRule } from '../permission/rules.ts';
import { startAgent, toEnd } from '../runtime/start.ts';
import type { AgentDefinition, AgentEvent, AgentResult } from '../runtime/types.ts';
import type { Sandbox } from '../sandbox/types.ts';
import { openCrew } from './crew.ts';
import type { Crew } from './crew.ts';
import type { Job } from './open.ts';
import { openRepertoire } from './repertoire.ts';
import { askTask } from './tasks.ts';
import type { AskResult, Patch } from './types.ts';
import type { JobTools } from './verify.ts';
import { openWorkshop } from './workshop.ts';

/** Of the job's time, kept back for winding down and for the report. */
const reserveMs = 20_000;
const windDownMs = 15_000;

/**
 * Job → answer. One conversation in front, with the Agent tool: what it starts, in front or behind, has ended before the
 * answer is told. Its agents work in a copy of the repository; what they changed there is left as a patch.
 */
export async function ask(opened: Job, question: Question, tools: JobTools): Promise<AskResult> {
  const startedAt = new Date();
  const copy = ownCopy(opened, tools.sandbox);
  const { job } = copy;
  const repertoire = await openRepertoire(job, tools.config);
  const definition = whoAnswers(question, repertoire.definitions);
  if (tools.models.model.name === 'playbook' && definition.type !== guideType) throw needsModel(definition);
  const workshop = await openWorkshop(job, tools);
  const limit = deadline(Math.max(job.settings.maxMinutes * 60_000 - reserveMs, 30_000), tools.signal);
  const agents: AgentResult[] = [];
  const observe = (event: AgentEvent): void => {
    if (event.type === 'agent-finished') agents.push(event.result);
    tools.progress(event);
  };
  try {
    const contained =
      tools.sandbox.level !== 'none' || job.settings.trustedCode || job.settings.sandbox === 'none';
    const conversation = { ...repertoire, allow: ownRules() };
    const crew = openCrew({
      ...tools,
      job,
      workshop,
      contained,
      signal: limit.signal,
      observe,
      conversation,
    });
    const answer = await converse(crew, definition, { job, question, state: repertoire.state });
    return {
      job: 'ask',
      prompt: question.prompt,
      answer,
      agents,
      sandbox: tools.sandbox.level,
      patch: await patchOf(copy),
      branches: [],
      notes: [...new Set([...repertoire.notes, ...agents.flatMap(({ notes = [] }) => notes)])],
      model: tools.models.defaultModel,
      costUsd: agents.reduce<number | null>(
        (sum, { costUsd }) => (sum === null || costUsd === null ? null : sum + costUsd),
        0,
      ),
      startedAt: startedAt.toISOString(),
      durationMs: Date.now() - startedAt.getTime(),
      evidenceDir: job.folder,
    };
  } finally {
    limit.dispose();
    await workshop.close();
  }
}

type OwnCopy = { job: Job; index: string; laid(): boolean };

/** The job with head laid out where commands reach it and agents may write. */
function ownCopy(job: Job, { rooms = job.folder }: Sandbox): OwnCopy {
  const root = path.join(rooms, 'work');
  const index = path.join(job.folder, 'work-index');
  let laid: Promise<void> | undefined;
  const lay = (): Promise<void> => (laid ??= job.repository.exportTree(job.change.head, root, { index }));
  return { job: { ...job, head: { root, lay } }, index, laid: () => laid !== undefined };
}

/** The one that was named, of those that can be started; the conversation's own where nobody was. */
function whoAnswers({ agent }: Question, definitions: readonly AgentDefinition[]): AgentDefinition {
  if (agent === null) return lead;
  const found = definitions.find(({ type }) => type === agent);
  if (found) return found;
  const types = definitions.map(({ type }) => type);
  const near = nearest(agent, types);
  throw new InvalidInput(`there is no agent ${JSON.stringify(agent)} at the commit that is trusted`, {
    at: { file: 'settings', field: 'agent' },
    remedy: `${near === null ? '' : `Did you mean ${near}? `}Known: ${types.join(', ')}.`,
  });
}

/** The playbook plays the agents of a verification, and answers how Gainsay is configured; it answers nothing else. */
function needsModel({ type }: AgentDefinition): InvalidInput {
  return new InvalidInput(`a conversation with ${type} needs a model`, {
    at: { file: 'settings', field: 'model' },
    remedy: `Set ANTHROPIC_API_KEY (or the input anthropic-api-key). Without one only --agent ${guideType} answers, about the configuration.`,
  });
}

/** The copy is the job's own and thrown away: writing in it harms nobody. */
function ownRules() {
  return ['Edit', 'Write', 'NotebookEdit', 'TodoWrite'].map((text) =>
    parseRule(text, 'job', { file: 'job ask' }),
  );
}

type Asked = { job: Job; question: Question; state: string };

async function converse(
  crew: Crew,
  definition: AgentDefinition,
  { job, question, state }: Asked,
): Promise<AgentResult> {
  const { change, title, body } = job;
  try {
    return await toEnd(
      startAgent({
        definition,
        description: takeStart(question.prompt, 60),
        prompt: [askTask({ question: question.prompt, state }, { change, title, body, fence: crew.fence })],
        parent: crew.host,
        isAsync: false,
        availableTools: crew.tools,
      }),
    );
  } finally {
    await crew.tasks.joinAll(windDownMs);
  }
}

const maxPatchBytes = 32 * 1024 * 1024;

/** What agents changed, left among the evidence; null where nobody wrote anything. */
async function patchOf({ job, index, laid }: OwnCopy): Promise<Patch | null> {
  const { repository, change, folder, head } = job;
  if (!laid()) return null;
  const { files, patch } = await repository.patchOf({
    treeish: change.head,
    folder: head.root,
    index,
    objects: path.join(folder, 'work-objects'),
    maxBytes: maxPatchBytes,
  });
  if (files.length === 0) return null;
  const file = path.join(folder, 'changes.patch');
  await writeFile(file, patch);
  return { file, files, bytes: patch.length, start: takeStart(patch.toString('utf8'), 8_000) };
}
