import type { AgentId } from '../base/ids.ts';
import { SpawnRefused } from './spawn-refused.ts';
import type { AgentHost } from './types.ts';

/** An agent that can be written to, as long as the one that started it runs. */
export type Member = {
  agentId: AgentId;
  name: string | null;
  team: string | null;
  /** Who started it; null for the job. */
  lead: AgentId | null;
  /** Resolves when the run that is going on is over. */
  ended: Promise<unknown>;
  /** Goes on, in the background, with what it is told. */
  resume(text: string): Promise<void>;
  /** Those who write to it while it is not running, one after the other. */
  turn: Promise<unknown>;
};

/** Who is there, and who sees whom: an agent sees those that it has started, those started beside it, and its lead. */
export type Roster = {
  /** @throws SpawnRefused for a name that is taken or that is none. */
  mayBeCalled(name: string, lead: AgentHost): void;
  enter(member: Member, lead: AgentHost): void;
  /** The team that an agent belongs to, else the one it leads. */
  teamOf(agent: AgentHost): string | null;
  lead(agent: AgentHost, team: string): void;
  /** @throws SpawnRefused naming those who can be reached. */
  find(from: AgentHost, to: string): Member | 'lead';
  leadOf(agent: AgentHost): AgentId | null;
  nameOf(agent: AgentHost): string | null;
};

const leadName = 'lead';
const plainName = /^[\p{L}\p{N}][\p{L}\p{N}_.-]{0,63}$/u;

export function createRoster(): Roster {
  const members = new Map<AgentId, Member>();
  const led = new Map<AgentId | null, string>();
  const ending = new Set<AgentId>();

  const self = ({ agentId }: AgentHost) => (agentId === null ? undefined : members.get(agentId));
  const seenBy = (from: AgentHost): Member[] =>
    [...members.values()].filter(
      ({ agentId, lead }) =>
        agentId !== from.agentId && (lead === from.agentId || (self(from) && lead === self(from)?.lead)),
    );
  const end = (lead: AgentId) => {
    for (const { agentId } of [...members.values()].filter((member) => member.lead === lead))
      members.delete(agentId);
    led.delete(lead);
    ending.delete(lead);
  };
  return {
    mayBeCalled(name, lead) {
      if (!plainName.test(name) || name === leadName || name.startsWith('agent-'))
        throw new SpawnRefused(`an agent cannot be called "${name.slice(0, 64)}"`, {
          remedy:
            'Use letters, digits, "-", "_" or ".", at most 64; not "lead", nothing that begins like an id.',
        });
      if ([...members.values()].some((member) => member.lead === lead.agentId && member.name === name))
        throw new SpawnRefused(`there is an agent ${name} already`, {
          remedy: 'Write to it with SendMessage, or take another name.',
        });
    },
    enter(member, { agentId, tools }) {
      members.set(member.agentId, member);
      if (agentId === null || ending.has(agentId)) return;
      ending.add(agentId);
      tools.defer?.(() => Promise.resolve(end(agentId)));
    },
    teamOf: (agent) => self(agent)?.team ?? led.get(agent.agentId) ?? null,
    lead: (agent, team) => void led.set(agent.agentId, team),
    find(from, to) {
      const lead = self(from)?.lead ?? null;
      if (lead !== null && (to === leadName || to === lead)) return 'lead';
      const seen = seenBy(from);
      const found = seen.find(({ agentId, name }) => agentId === to || name === to);
      if (found) return found;
      const known = [
        ...(lead === null ? [] : [leadName]),
        ...seen.map(({ name, agentId }) => name ?? agentId),
      ];
      throw new SpawnRefused(`there is no agent ${to.slice(0, 64)} that you can reach`, {
        remedy: known.length === 0 ? 'Nobody can be reached from here.' : `Use one of: ${known.join(', ')}.`,
      });
    },
    leadOf: (agent) => self(agent)?.lead ?? null,
    nameOf: (agent) => self(agent)?.name ?? null,
  };
}
