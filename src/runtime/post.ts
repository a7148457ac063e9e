import type { AgentId } from '../base/ids.ts';
import type { UserMessage } from '../model/types.ts';
import type { Mailboxes } from './mailbox.ts';
import { textBlock } from './reminders.ts';
import { SpawnRefused } from './spawn-refused.ts';
import type { Tasks } from './tasks.ts';
import type { Member, Roster } from './team.ts';
import type { AgentHost, Spawner } from './types.ts';

/** How agents write to each other, and stop those that they have started. */
export function createPost({
  mailboxes,
  roster,
  tasks,
}: {
  mailboxes: Mailboxes;
  roster: Roster;
  tasks: Tasks;
}): Pick<Spawner, 'send' | 'stop'> {
  return {
    async send(from, to, text) {
      const member = roster.find(from, to);
      const letter = `${senderOf(from, roster)} writes:\n\n${text}`;
      if (member === 'lead') return toLead(roster.leadOf(from), letter, mailboxes);
      if (!mailboxes.isClosed(member.agentId)) return toRunning(member, letter, mailboxes);
      return await inTurn(member, async () => {
        // Its last run lets go of its transcript before the next one begins; meanwhile somebody else may have woken it.
        await member.ended;
        if (!mailboxes.isClosed(member.agentId)) return toRunning(member, letter, mailboxes);
        await member.resume(letter);
        return { agentId: member.agentId, how: 'resumed' };
      });
    },
    async stop(from, to) {
      const member = roster.find(from, to);
      if (member === 'lead' || member.lead !== from.agentId)
        throw new SpawnRefused(`${to} was not started by you`, { remedy: 'Stop only your own agents.' });
      const task = tasks.get(member.agentId);
      if (task === null || task.result !== null) return `${to} has ended already.`;
      const { status } = await tasks.cancel(member.agentId, 'its lead has stopped it');
      return `${to} has been stopped (${status}).`;
    },
  };
}

/** One after the other, whatever becomes of those before. */
async function inTurn<R>(member: Member, work: () => Promise<R>): Promise<R> {
  const mine = member.turn.then(work);
  member.turn = mine.catch(() => undefined);
  return await mine;
}

function toRunning({ agentId, name }: Member, letter: string, mailboxes: Mailboxes) {
  if (mailboxes.send(agentId, message(letter))) return { agentId, how: 'delivered' } as const;
  throw new SpawnRefused(`${name ?? agentId} has too much unread`, { remedy: 'Wait until it has read.' });
}

function toLead(lead: AgentId | null, letter: string, mailboxes: Mailboxes) {
  if (lead !== null && mailboxes.send(lead, message(letter)))
    return { agentId: lead, how: 'delivered' } as const;
  throw new SpawnRefused('your lead cannot be reached any more', { remedy: 'Finish with a report.' });
}

function senderOf(from: AgentHost, roster: Roster): string {
  if (from.agentId === null) return 'The job';
  const name = roster.nameOf(from);
  return name === null ? from.agentId : `${name} (${from.agentId})`;
}

export function message(text: string): UserMessage {
  return { role: 'user', content: [textBlock(text)] };
}
