import { setTimeout as sleep } from 'node:timers/promises';
import { deadline } from '../base/abort.ts';
import { newAgentId } from '../base/ids.ts';
import type { Redactor } from '../base/redact.ts';
import { explore } from '../agents/built-in/explore.ts';
import { plan } from '../agents/built-in/plan.ts';
import { verification } from '../agents/built-in/verification.ts';
import { shadowedTools } from '../evidence/shadowed-tools.ts';
import type { OpenModel } from '../model/open.ts';
import type { Brief, ExploreRole } from '../playbook/brief.ts';
import { playOpening } from '../playbook/opening.ts';
import { renderRunning } from '../report/comment.ts';
import type { ReportContext } from '../report/context.ts';
import type { Progress } from '../report/progress-line.ts';
import { startAgent, toEnd } from '../runtime/start.ts';
import type { AgentDefinition } from '../runtime/definition.ts';
import type { AgentResult } from '../runtime/events.ts';
import type { Task } from '../runtime/tasks.ts';
import type { UserMessage } from '../model/types.ts';
import type { RepositorySettings } from '../hooks/settings.ts';
import type { Rules } from '../permission/types.ts';
import type { Sandbox } from '../sandbox/types.ts';
import { decide } from '../verdict/decide.ts';
import { makeBrief } from './brief.ts';
import { verdictInput } from './conclude.ts';
import type { Config } from './config.ts';
import type { Credentials } from './credentials.ts';
import { openClosing } from './closing.ts';
import { costOf } from './cost.ts';
import { noRules, openCrew } from './crew.ts';
import type { Crew } from './crew.ts';
import { excerptsOf } from './excerpts.ts';
import { noticesOf } from './notices.ts';
import type { Job } from './open.ts';
import { windDownMs, workingMs } from './time.ts';
import { exploreTask, planMessage, planTask, verificationTask } from './tasks.ts';
import type { Told } from './tasks.ts';
import type { VerifyResult } from './types.ts';
import { trustedSettings } from './trusted-settings.ts';
import { openWatch } from './watch.ts';
import { openWorkshop } from './workshop.ts';
import type { Workshop } from './workshop.ts';

export type JobTools = {
  config: Config;
  credentials: Credentials;
  redactor: Redactor;
  sandbox: Sandbox;
  models: OpenModel;
  progress: (event: Progress) => void;
  signal: AbortSignal;
};

/**
 * Job → verdict. The Verification agent starts at once in the background with the opening, while three Explore agents
 * search and Plan writes the attack; the plan reaches Verification as a message. Whatever happens to the agents, the
 * verdict is computed from what was recorded until then.
 */
export async function verify(job: Job, tools: JobTools): Promise<VerifyResult> {
  const startedAt = new Date();
  const timeMs = workingMs(job.settings);
  const closing = openClosing(tools.progress);
  try {
    const workshop = await openWorkshop(job, tools);
    closing.add(() => workshop.close());
    const watch = await openWatch(job.folder, tools);
    closing.add(() => watch.close());
    const limit = deadline(timeMs, tools.signal);
    closing.add(() => Promise.resolve(limit.dispose()));
    const [brief, settings] = await Promise.all([
      makeBrief(job, tools.config, timeMs),
      trustedSettings(job.repository, job.trusted),
    ]);
    const crew = openCrew({
      ...tools,
      job,
      workshop,
      signal: limit.signal,
      observe: watch.observe,
      rules: restrictionsIn(settings),
    });
    const ended = isWorthRunning(brief)
      ? await attack({ job, crew, brief, workshop, models: tools.models })
      : { agents: [], verification: null, plan: '' };
    const evidence = workshop.laboratory.evidence();
    const overdue = limit.signal.aborted && !tools.signal.aborted;
    const folder = tools.config['working-directory'] ?? job.settings.workingDirectory;
    const input = await verdictInput({
      ...ended,
      evidence,
      notices: await noticesOf(job),
      steps: brief.steps.map(({ name }) => name),
      obstructions: [
        ...(overdue ? ['The time for the run was used up.'] : []),
        ...(await shadowedTools(evidence.prepared, folder)),
      ],
      readAtBase: workshop.readAtBase,
    });
    const judged = { verdict: decide(input), input };
    return {
      job: 'verify',
      ...judged,
      agents: ended.agents,
      model: tools.models.defaultModel,
      costUsd: costOf(ended.agents),
      startedAt: startedAt.toISOString(),
      durationMs: Date.now() - startedAt.getTime(),
      evidenceDir: job.folder,
      excerpts: await excerptsOf(judged, workshop.laboratory.read, tools.redactor),
    };
  } finally {
    await closing.run();
  }
}

/** What the repository's settings allow is for conversations; what they forbid holds here, too. */
function restrictionsIn(settings: RepositorySettings | null): Rules {
  const { deny, ask } = settings?.permissions.rules ?? noRules;
  return { deny, ask, allow: [] };
}

/** What comment and check run say while the job runs. */
export function runningText({ change }: Job, context: ReportContext): string {
  const agents = [
    verification.type,
    ...Object.values(titles).map((title) => `${explore.type}: ${title}`),
    plan.type,
  ];
  return renderRunning({ headSha: change.head, baseSha: change.base, agents }, context);
}

/** Words alone break no test; what the configuration asks for is run all the same. */
function isWorthRunning({ change, steps }: Brief): boolean {
  return change.class !== 'documentation' || steps.length > 0;
}

type Attack = { job: Job; crew: Crew; brief: Brief; workshop: Workshop; models: OpenModel };
type Attacked = { agents: AgentResult[]; verification: AgentResult | null; plan: string };

async function attack({ job, crew, brief, workshop, models }: Attack): Promise<Attacked> {
  const { change, title, body } = job;
  const isPlaybook = models.model.name === 'playbook';
  // A model is asked first, and takes its time; the playbook waits for nothing but its trees.
  if (isPlaybook) workshop.begin();
  // Whoever looks first hears of a failure.
  else job.head.lay().catch(() => undefined);
  const told: Told = { change, title, body, fence: crew.fence };
  const roles: ExploreRole[] = ['touches', 'tests', 'risks'];
  const exploring = Promise.all(
    roles.map(async (role) => {
      if (isPlaybook) await sleep(headStartMs.playbook);
      const prompt = exploreTask(role, told, brief);
      return await inFront(crew, explore, { description: titles[role], prompt });
    }),
  );
  const verifying = launchVerification(crew, verificationTask(told, brief), {
    opening: isPlaybook ? null : brief,
  });
  try {
    const explored = await exploring;
    // zod comes with it: after the first requests.
    const { findingsIn } = await import('../playbook/findings.ts');
    const findings = explored.flatMap(({ text }) => findingsIn(text));
    const reports = explored.map(({ text }) => text);
    const prompt = planTask(told, { ...brief, findings }, reports);
    const planned = await inFront(crew, plan, { description: 'Plan the attack', prompt });
    crew.mailboxes.send(verifying.task.agentId, planMessage(planned.text, crew.fence));
    verifying.release();
    const { results } = await crew.tasks.joinAll(longestJobMs);
    const agents = [...explored, planned, ...results];
    return { agents, verification: verifying.task.result, plan: planned.text };
  } finally {
    verifying.release();
    await crew.tasks.joinAll(windDownMs);
  }
}

/** The job's own signal ends every run long before this. */
const longestJobMs = 24 * 3600_000;

const titles: Record<ExploreRole, string> = {
  touches: 'What the change touches',
  tests: 'Which tests and commands exist',
  risks: 'Where it could break',
};

/**
 * What waits for others goes first, because what it asks for takes seconds: with a model the searchers' first requests, before
 * the opening takes this process; with the playbook the first suites, before three searchers do.
 */
const headStartMs = { model: 50, playbook: 400 };

type Launched = { task: Task; release(): void };

/** In the background, its mailbox held open until the plan has been sent. A real model starts after the opening. */
function launchVerification(
  crew: Crew,
  prompt: UserMessage,
  { opening }: { opening: Brief | null },
): Launched {
  const agentId = newAgentId();
  const release = crew.mailboxes.hold(agentId);
  const task = crew.tasks.launch({
    definition: verification,
    description: 'Try to break the change',
    prompt: [prompt],
    parent: crew.host,
    availableTools: crew.tools,
    override: { agentId },
    ...(opening === null
      ? {}
      : {
          opening: async (play) => {
            await sleep(headStartMs.model);
            return await playOpening(opening, play);
          },
        }),
  });
  return { task, release };
}

async function inFront(
  crew: Crew,
  definition: AgentDefinition,
  { description, prompt }: { description: string; prompt: UserMessage },
): Promise<AgentResult> {
  const run = { definition, description, prompt: [prompt], parent: crew.host, isAsync: false };
  return await toEnd(startAgent({ ...run, availableTools: crew.tools }));
}
