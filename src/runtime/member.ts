import type { AgentId } from '../base/ids.ts';
import type { SpawnRequest } from '../tools/types.ts';
import type { Mailboxes } from './mailbox.ts';
import { message } from './post.ts';
import { earlierLife } from './resume.ts';
import { SpawnRefused } from './spawn-refused.ts';
import type { Tasks } from './tasks.ts';
import type { Member, Roster } from './team.ts';
import type { Teammate } from './teammate.ts';
import type { AgentHost, AgentRunParams } from './types.ts';

type Entering = {
  request: SpawnRequest;
  params: AgentRunParams & { override: { agentId: AgentId } };
  parent: AgentHost;
  teammate: Teammate | null;
  options: { tasks: Tasks; mailboxes: Mailboxes };
  roster: Roster;
};

/**
 * From now on the agent can be written to, also after it has finished, until the one that started it ends. One-shot
 * agents cannot, and nobody can where no tool writes to others. Its history is not kept in memory: the transcript is read.
 */
export function enterMember(entering: Entering, ended: Promise<unknown>): void {
  const { request, params, parent, teammate, options, roster } = entering;
  if (params.definition.oneShot === true || !parent.tools.send) return;
  const { agentId } = params.override;
  const { forkedFrom: _taken, place, ...resumable } = params;
  const { mailboxes, tasks } = options;
  const closed = (end: Promise<unknown>) => end.then(() => mailboxes.of(agentId).close());
  const member: Member = {
    agentId,
    name: request.name ?? null,
    team: teammate?.team ?? null,
    lead: parent.agentId,
    ended: closed(ended),
    turn: Promise.resolve(),
    async resume(text) {
      if (place)
        throw new SpawnRefused(`${agentId} has given its tree back`, { remedy: 'Start another agent.' });
      const resumed = await earlierLife(parent.runFolder, agentId);
      mailboxes.reopen(agentId);
      tasks.launch({ ...resumable, prompt: [message(text)], resumed });
      member.ended = closed(tasks.join(agentId, new AbortController().signal));
    },
  };
  roster.enter(member, parent);
}
