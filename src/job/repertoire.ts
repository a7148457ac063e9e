import { builtInAgents } from '../agents/built-in/all.ts';
import { guide } from '../agents/built-in/guide.ts';
import { statuslineSetup } from '../agents/built-in/statusline-setup.ts';
import { agentRegistry } from '../agents/registry.ts';
import type { AgentDefinition } from '../runtime/types.ts';
import type { Config } from './config.ts';
import { gatesOf } from './gates.ts';
import { describeState } from './known-state.ts';
import type { Job } from './open.ts';

/** All that a conversation can draw on: what Gainsay brings, and what the repository brings at the trusted commit. */
export type Repertoire = {
  definitions: readonly AgentDefinition[];
  /** The repository's instructions; null where it has none. */
  claudeMd: string | null;
  /** What the guide knows. */
  state: string;
  /** What did not load, or needs a look, one sentence each. */
  notes: readonly string[];
};

export async function openRepertoire(job: Job, config: Config): Promise<Repertoire> {
  const builtIn = [...builtInAgents(gatesOf(config)), statuslineSetup];
  const notes: string[] = [];
  const state = await describeState({
    configFile: job.settings.configFile,
    config,
    agents: builtIn.map(({ type, source, whenToUse }) => `${type} (${source}): ${whenToUse}`),
    skills: [],
    servers: [],
    hooks: [],
    notes,
  });
  const { agents } = agentRegistry([...builtIn, guide(state)]);
  return { definitions: agents, claudeMd: null, state, notes };
}
