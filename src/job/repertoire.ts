import { builtInAgents } from '../agents/built-in/all.ts';
import { lead } from '../agents/built-in/lead.ts';
import { loadAgents } from '../agents/load.ts';
import { agentRegistry } from '../agents/registry.ts';
import type { Registry } from '../agents/registry.ts';
import { strictly } from '../agents/strict.ts';
import type { RepositorySettings } from '../hooks/settings.ts';
import { asDiagnostic, readServers } from '../mcp/read-servers.ts';
import type { ServerDefinition } from '../mcp/types.ts';
import type { Variables } from '../mcp/variables.ts';
import type { AgentDefinition } from '../runtime/definition.ts';
import { openSkills } from '../skills/open.ts';
import type { SkillShelf } from '../skills/types.ts';
import { openInstructions } from '../workspace/instructions.ts';
import type { RepositoryInstructions } from '../workspace/instructions.ts';
import { filesOfCommit } from '../workspace/project-files.ts';
import type { ProjectFiles } from '../workspace/project-files.ts';
import type { Config } from './config.ts';
import { gatesOf } from './gates.ts';
import { describeState } from './known-state.ts';
import type { Job } from './open.ts';
import { trustedSettings } from './trusted-settings.ts';

/** All that a conversation can draw on: what Gainsay brings, and what the repository brings at the trusted commit. */
export type Repertoire = {
  /** Whose conversation it is where nobody is named. */
  lead: AgentDefinition;
  /** Those that can be started or named. */
  definitions: readonly AgentDefinition[];
  skills: SkillShelf;
  servers: readonly ServerDefinition[];
  settings: RepositorySettings | null;
  /** The repository's instructions; null where it has none. */
  claudeMd: string | null;
  /** The same, with what folders add to them. */
  instructions: RepositoryInstructions;
  /** What the guide knows, found out when somebody asks. */
  state(): Promise<string>;
  /** What did not load, or needs a look, one sentence each. */
  notes: readonly string[];
};

const serversFile = '.mcp.json';

/**
 * Reads everything from git objects of the trusted commit. What cannot be read is named and left out; a restriction that cannot
 * be read ends the run: nobody knows then what it forbids.
 */
export async function openRepertoire(
  job: Job,
  config: Config,
  { variables, program }: { variables: Variables; program: boolean },
): Promise<Repertoire> {
  const files = filesOfCommit(job.repository, job.trusted);
  const gates = gatesOf(config);
  const skills = openSkills(files);
  const instructions = openInstructions(files);
  const [loaded, shelf, settings, mcp, root] = await Promise.all([
    loadAgents(files),
    skills.load(),
    trustedSettings(job.repository, job.trusted),
    serversAt(files, variables),
    instructions.root(),
  ]);
  const names = mcp.servers.map(({ name }) => name);
  const written = strictly(loaded.agents, gates.strictPlugins).map((agent) => withServers(agent, names));
  let told: Promise<string> | undefined;
  const registry = agentRegistry([
    ...builtInAgents(gates, { state: program ? null : state }).map((agent) => withServers(agent, names)),
    ...written,
  ]);
  const notes = [
    ...[
      ...loaded.diagnostics,
      ...shelf.diagnostics,
      ...(settings?.diagnostics ?? []),
      ...mcp.diagnostics.map(asDiagnostic),
    ]
      .filter(({ severity }) => severity !== 'info')
      .map(({ file, line, message, remedy }) => `${file}:${line}: ${message}. ${remedy}`),
    ...beaten(registry),
    ...root.notes,
  ];
  return {
    lead: withServers(lead, names),
    definitions: registry.agents,
    skills,
    servers: mcp.servers,
    settings,
    claudeMd: root.text,
    instructions,
    state,
    notes,
  };

  function state(): Promise<string> {
    return (told ??= describeState({
      configFile: job.settings.configFile,
      config,
      agents: registry.agents.map(
        ({ type, source, file, whenToUse }) => `${type} (${file ?? source}): ${whenToUse}`,
      ),
      skills: shelf.skills.map(({ name, file, description }) => `${name} (${file}): ${description}`),
      servers: mcp.servers.map(({ name, kind }) => `${name} (${serversFile}): ${kind}`),
      hooks: (settings?.hooks ?? []).map(({ event, from, command }) => `${event} (${from}): ${command}`),
      notes,
    }));
  }
}

/** An agent that may use everything, or names tools of servers, has the servers of the repository without listing them. */
function withServers(agent: AgentDefinition, names: readonly string[]): AgentDefinition {
  if (agent.mcpServers !== undefined || names.length === 0) return agent;
  const { tools } = agent;
  const all = tools === undefined || tools.includes('*');
  if (!all && !tools.some((tool) => tool.startsWith('mcp__'))) return agent;
  return { ...agent, mcpServers: [...names] };
}

async function serversAt(files: ProjectFiles, variables: Variables) {
  const text = await files.read(serversFile);
  return text === null ? { servers: [], diagnostics: [] } : readServers(text, serversFile, variables);
}

function beaten({ losers }: Registry): string[] {
  return losers.map(
    ({ agent, to }) =>
      `${agent.file ?? agent.type}: not loaded, because ${to.file ?? `the ${to.source} agent`} is called ${agent.type} too. Give it another name.`,
  );
}
