import { randomBytes } from 'node:crypto';
import { InvalidInput } from '../base/errors.ts';
import { nearest } from '../base/nearest.ts';
import type { Redactor } from '../base/redact.ts';
import { fence } from '../base/untrusted.ts';
import { createBudget } from '../runtime/budget.ts';
import { createHost } from '../runtime/host.ts';
import type { HostOptions, JobHost } from '../runtime/host.ts';
import type { AgentEvent } from '../runtime/events.ts';
import type { AskPerson } from '../runtime/types.ts';
import type { Conversation } from './conversation.ts';
import { remoteAgents } from './remote-agent.ts';
import type { OpenModel } from '../model/open.ts';
import type { PermissionMode, PermissionState, Rule, Rules } from '../permission/types.ts';
import { mayFetchUnder } from '../permission/domain-rules.ts';
import { mayReadUnder } from '../permission/path-rules.ts';
import { parseRule } from '../permission/rules.ts';
import type { RulePlace } from '../permission/rules.ts';
import type { Sandbox } from '../sandbox/types.ts';
import type { Tool } from '../tools/types.ts';
import { allTools } from '../tools/all.ts';
import type { Config } from './config.ts';
import type { Job } from './open.ts';
import type { Fence } from './tasks.ts';
import type { Workshop } from './workshop.ts';

export type Crew = JobHost & { tools: readonly Tool[]; fence: Fence };

export type CrewOptions = {
  job: Job;
  config: Config;
  models: OpenModel;
  workshop: Workshop;
  sandbox: Sandbox;
  redactor: Redactor;
  signal: AbortSignal;
  observe: (event: AgentEvent) => void;
  conversation?: Conversation;
  /** Beside those of the configuration. */
  rules: Rules;
  /** Absent: nobody can be asked. */
  askPerson?: AskPerson | undefined;
};

/** The host of a job's agents. Without a conversation nobody spawns, nobody is asked, and nothing is wider than `dontAsk`. */
export function openCrew({ conversation, ...options }: CrewOptions): Crew {
  const { job, models, workshop, redactor, signal, observe, askPerson } = options;
  const nonce = randomBytes(9).toString('base64url');
  const permissions = permissionsOf(options, conversation?.mode ?? 'dontAsk');
  const fenced: Fence = (text, label) => fence(redactor.text(text), { nonce, label });
  const tools = allTools().map((tool) => guarded(tool, job.head, redactor));
  const made = createHost({
    model: models.defaultModel,
    models,
    permissions: () => permissions,
    permissionCeiling: conversation?.ceiling ?? 'dontAsk',
    jobSignal: signal,
    tools: {
      root: job.head.root,
      laboratory: workshop.laboratory,
      mayRead: mayReadUnder(permissions.rules),
      readOnlyShell: false,
      ...(conversation === undefined
        ? {}
        : {
            workTree: { root: job.head.root },
            mayFetch: mayFetchUnder(permissions.rules),
            media: true,
            instructions: conversation.instructions,
            ...(conversation.search === undefined ? {} : { search: conversation.search }),
          }),
      designedBy: models.model.name === 'playbook' ? 'playbook' : 'model',
    },
    claudeMd: conversation?.claudeMd ?? null,
    gitStatus: null,
    ...(conversation === undefined ? {} : offered(conversation, { tools, models, askPerson, fence: fenced })),
    runFolder: job.folder,
    redact: redactor.json,
    budget: createBudget({ usd: job.settings.maxUsd, wallMs: job.settings.maxMinutes * 60_000 }),
    observe,
  });
  return { ...made, tools, fence: fenced };
}

type Offering = {
  tools: readonly Tool[];
  models: OpenModel;
  askPerson: AskPerson | undefined;
  fence: Fence;
};

/** What the host of a conversation has, and that of a verification has not. */
function offered(
  conversation: Conversation,
  { tools, models, askPerson, fence }: Offering,
): Partial<HostOptions> {
  const {
    definitions,
    fork,
    gates,
    skills,
    hooks,
    mcp,
    worktrees,
    remote,
    fallbackModel,
    progressMs,
    patienceMs,
  } = conversation;
  return {
    gates,
    skills,
    hooks,
    mcp,
    isolation: {
      worktree: (agentId, signal) => worktrees.open(agentId, signal),
      ...(remote === null ? {} : { remote: remoteAgents(remote, fence) }),
    },
    spawning: { definitions, tools, background: true, fork },
    ...(fallbackModel === null ? {} : { fallbackModel: models.resolve(fallbackModel) }),
    ...(progressMs === null ? {} : { progressMs }),
    ...(patienceMs === null ? {} : { patienceMs }),
    ...(askPerson === undefined ? {} : { askPerson }),
  };
}

export const noRules: Rules = { deny: [], ask: [], allow: [] };

/** Rules of the configuration and of the job add up; where somebody can be asked, they are. */
function permissionsOf(
  { job: { settings }, config, sandbox, rules, askPerson }: Omit<CrewOptions, 'conversation'>,
  mode: PermissionMode,
): PermissionState {
  const all = (list: keyof Rules): Rule[] => [
    ...config.permissions[list].map((text, index) =>
      configuredRule(text, { file: settings.configFile, field: `permissions.${list}.${index}` }),
    ),
    ...rules[list],
  ];
  return {
    mode,
    rules: { deny: all('deny'), ask: all('ask'), allow: all('allow') },
    avoidPrompts: askPerson === undefined,
    // Commands run in a proven sandbox, or the user said that the code is trusted.
    sandboxed: sandbox.level !== 'none' || settings.trustedCode || settings.sandbox === 'none',
  };
}

/** A rule for a tool that does not exist would look as if it held. */
function configuredRule(text: string, at: RulePlace): Rule {
  const rule = parseRule(text, 'settings', at);
  const known = allTools().map(({ name }) => name);
  if (rule.tool === '*' || rule.tool.startsWith('mcp__') || known.includes(rule.tool)) return rule;
  const near = nearest(rule.tool, known);
  throw new InvalidInput(`there is no tool ${rule.tool}`, {
    at,
    remedy: `${near === null ? '' : `Did you mean ${near}? `}Known: ${known.join(', ')}, and mcp__server__tool.`,
  });
}

/**
 * Head's files are laid out while the first requests or suites are on their way: no tool looks before they are there. What
 * a model and the transcript get to see is redacted, though no tool can reach a secret.
 */
function guarded(tool: Tool, head: Job['head'], redactor: Redactor): Tool {
  return {
    ...tool,
    async *execute(input, context) {
      await head.lay();
      const result = yield* tool.execute(input, context);
      return { ...result, content: redactor.text(result.content) };
    },
  };
}
