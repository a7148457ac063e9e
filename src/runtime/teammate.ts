import type { PermissionMode } from '../permission/types.ts';
import type { SpawnRequest } from '../tools/types.ts';
import { narrower } from '../permission/modes.ts';
import type { Roster } from './team.ts';
import type { AgentDefinition } from './definition.ts';
import type { AgentHost } from './types.ts';

/** An agent with a name in a team: in the background, in the mode that it was asked for in. */
export type Teammate = { name: string; team: string; mode: PermissionMode | null; lead: string };

/**
 * Who has a name, in a team that is given or that the caller is in already. The first team that an agent names is the one
 * it leads from then on.
 *
 * @throws SpawnRefused for a name that is taken or that is none.
 */
export function asTeammate(
  { name, teamName, mode }: SpawnRequest,
  parent: AgentHost,
  roster: Roster,
): Teammate | null {
  if (name === undefined) return null;
  roster.mayBeCalled(name, parent);
  const team = teamName ?? roster.teamOf(parent);
  if (team === null) return null;
  roster.lead(parent, team);
  return { name, team, mode: mode ?? null, lead: parent.agentId ?? 'the job' };
}

/** A mode that a model asks for narrows: it is never wider than its own, nor than the definition's. */
export function teammateDefinition(
  definition: AgentDefinition,
  { mode }: Teammate,
  parent: AgentHost,
): AgentDefinition {
  if (mode === null) return definition;
  const modes = [mode, parent.permissions().mode, definition.permissionMode ?? mode];
  return { ...definition, permissionMode: modes.reduce(narrower), fixedPermissionMode: true };
}

export function teammatePrompt({ name, team, lead }: Teammate, prompt: string): string {
  return (
    `You are ${name}, of the team ${team}. SendMessage reaches the others by name and your lead, ${lead}, as "lead". ` +
    `Your last words reach the lead by themselves.\n\n${prompt}`
  );
}
