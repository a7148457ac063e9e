import path from 'node:path';
import type { FeatureGates } from '../runtime/feature-gates.ts';
import { fork } from '../agents/built-in/fork.ts';
import { hooksInSandbox } from '../hooks/in-sandbox.ts';
import type { Hook, HookRunner } from '../hooks/types.ts';
import type { OpenMcpServers } from '../mcp/servers.ts';
import type { Variables } from '../mcp/variables.ts';
import { modeUnder } from '../permission/settings.ts';
import { parseRule } from '../permission/rules.ts';
import type { PermissionMode, Rules } from '../permission/types.ts';
import type { AgentDefinition } from '../runtime/definition.ts';
import { baseEnvironment } from '../sandbox/environment.ts';
import type { SearchProgram } from '../tools/search/bounded-output.ts';
import type { SkillShelf } from '../skills/types.ts';
import type { RepositoryInstructions } from '../workspace/instructions.ts';
import { openWorktrees } from '../workspace/worktrees.ts';
import type { Worktrees } from '../workspace/worktrees.ts';
import { noRules } from './crew.ts';
import { gatesOf } from './gates.ts';
import type { Job } from './open.ts';
import type { RemotePlace } from './remote-agent.ts';
import type { Repertoire } from './repertoire.ts';
import type { JobTools } from './verify.ts';
import { searchInSandbox } from './search-in-sandbox.ts';
import { limitsOf, networkOf } from './workshop.ts';
import type { Workshop } from './workshop.ts';

/** What a job gives to agents that may start others. */
export type Conversation = {
  definitions: readonly AgentDefinition[];
  fork: AgentDefinition;
  gates: FeatureGates;
  /** The repository's instructions, from the trusted commit. */
  claudeMd: string | null;
  instructions: RepositoryInstructions;
  /** Of the repository's settings and of the job itself, beside those of the configuration. */
  rules: Rules;
  mode: PermissionMode;
  ceiling: PermissionMode;
  skills: SkillShelf;
  hooks: { settings: readonly Hook[]; runner: HookRunner };
  mcp: OpenMcpServers;
  /** Absent where the sandbox cannot hold a search in the tree. */
  search?: SearchProgram;
  worktrees: Worktrees;
  /** Null: nothing can be started elsewhere. */
  remote: RemotePlace | null;
  fallbackModel: string | null;
  /** Milliseconds; null where nobody wants lines of progress. */
  progressMs: number | null;
  /** Milliseconds; null where agents in front are waited for to their end. */
  patienceMs: number | null;
};

export type Surroundings = {
  repertoire: Repertoire;
  workshop: Workshop;
  variables: Variables;
  signal: AbortSignal;
};

/** Hooks and servers are strangers' code: they run where commands run, and are started when somebody needs them. */
export async function openConversation(
  job: Job,
  { config, sandbox, redactor, remote }: JobTools & { remote: RemotePlace | null },
  { repertoire, workshop, variables, signal }: Surroundings,
): Promise<Conversation> {
  const { settings } = repertoire;
  const rooms = sandbox.rooms ?? job.folder;
  const wanted = { mode: config.permissions.mode, ceiling: config.permissions.mode };
  const worktrees = openWorktrees({
    repository: job.repository,
    folder: path.join(rooms, 'worktrees'),
    at: job.change.head,
  });
  const trusted = path.join(rooms, 'trusted');
  let laid: Promise<void> | undefined;
  const layTrusted = (): Promise<void> => (laid ??= job.repository.exportTree(job.trusted, trusted));
  const lay = async (): Promise<void> => void (await Promise.all([layTrusted(), job.head.lay()]));
  const limits = { ...limitsOf(config), timeMs: job.settings.maxMinutes * 60_000 };
  const searchRoom = { sandbox, folder: path.join(rooms, 'searches'), limits };
  return {
    definitions: repertoire.definitions,
    fork,
    gates: gatesOf(config),
    claudeMd: repertoire.claudeMd,
    instructions: repertoire.instructions,
    rules: withOwn(settings?.permissions.rules ?? noRules),
    ...(settings === null ? wanted : modeUnder(settings.permissions, wanted)),
    skills: repertoire.skills,
    hooks: {
      settings: settings?.hooks ?? [],
      runner: hooksInSandbox({
        runner: workshop.runner,
        sandbox,
        trustedRoot: trusted,
        lay,
        headRoot: job.head.root,
        folder: path.join(rooms, 'hooks'),
      }),
    },
    mcp: await openServers(),
    ...(sandbox.mapsPaths ? { search: searchInSandbox(searchRoom) } : {}),
    worktrees,
    remote,
    fallbackModel: config.agents['fallback-model'],
    progressMs: everyMs(config.agents['progress-seconds']),
    patienceMs: everyMs(config.agents['background-after-seconds']),
  };

  async function openServers(): Promise<OpenMcpServers> {
    const [{ openMcpServers }, { serversInSandbox }] = await Promise.all([
      import('../mcp/servers.ts'),
      import('../mcp/in-sandbox.ts'),
    ]);
    const root = sandbox.mapsPaths ? '/gainsay/tree' : trusted;
    const start = serversInSandbox({
      sandbox,
      folder: path.join(rooms, 'servers'),
      repository: { root, mounts: [{ kind: 'read-only', from: trusted, at: root }] },
      environment: baseEnvironment({ home: '/gainsay/home', extra: config.env }),
      home: '/gainsay/home',
      network: networkOf(config),
      limits,
    });
    return openMcpServers({
      servers: repertoire.servers,
      variables,
      hosts: config.network.hosts,
      start: async (server, stop) => {
        await layTrusted();
        return await start(server, stop);
      },
      redact: redactor.text,
      signal,
    });
  }
}

/** Null for 0, which is never. */
function everyMs(seconds: number): number | null {
  return seconds === 0 ? null : seconds * 1000;
}

/** The copy is the job's own and thrown away: writing in it harms nobody. */
function withOwn({ deny, ask, allow }: Rules): Rules {
  const own = ['Edit', 'Write', 'NotebookEdit', 'TodoWrite'].map((text) =>
    parseRule(text, 'job', { file: 'job ask' }),
  );
  return { deny, ask, allow: [...allow, ...own] };
}
