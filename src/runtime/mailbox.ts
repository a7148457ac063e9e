import { race } from '../base/abort.ts';
import type { AgentId } from '../base/ids.ts';
import type { UserMessage } from '../model/types.ts';
import type { Mailbox } from './types.ts';

export type Mailboxes = {
  of(id: AgentId): Mailbox;
  /** In order of sending. False: not taken, because the agent has finished or has too much unread. */
  send(to: AgentId, message: UserMessage): boolean;
  /** Whether its agent has finished. */
  isClosed(id: AgentId): boolean;
  /** The agent goes on: it is taken from again. */
  reopen(id: AgentId): void;
  /**
   * Keeps an agent's mailbox open, so that it waits for what is still to come, until the returned function is called
   * (once or more). Several holders are independent. Holding may begin before the agent does.
   */
  hold(id: AgentId): () => void;
};

/** Messages that nobody has read yet, an agent. */
const unreadLimit = 1_000;

type Box = { unread: UserMessage[]; holders: number; closed: boolean; changed: Set<() => void> };

export function createMailboxes(): Mailboxes {
  const boxes = new Map<AgentId, Box>();
  const boxOf = (id: AgentId): Box => {
    const box = boxes.get(id) ?? { unread: [], holders: 0, closed: false, changed: new Set() };
    boxes.set(id, box);
    return box;
  };
  return {
    of: (id) => openMailbox(boxOf(id)),
    send(to, message) {
      const box = boxOf(to);
      if (box.closed || box.unread.length >= unreadLimit) return false;
      box.unread.push(message);
      tell(box);
      return true;
    },
    isClosed: (id) => boxes.get(id)?.closed === true,
    reopen: (id) => {
      boxOf(id).closed = false;
    },
    hold(id) {
      const box = boxOf(id);
      box.holders += 1;
      let held = true;
      return () => {
        if (held) box.holders -= 1;
        held = false;
        tell(box);
      };
    },
  };
}

function openMailbox(box: Box): Mailbox {
  const isOpen = () => box.holders > 0 && !box.closed;
  return {
    drain: () => box.unread.splice(0),
    get open() {
      return isOpen();
    },
    async wait(signal) {
      while (box.unread.length === 0 && isOpen()) {
        let changed = tell.bind(null, box);
        const change = new Promise<void>((resolve) => {
          changed = resolve;
        });
        box.changed.add(changed);
        try {
          await race(change, signal);
        } finally {
          box.changed.delete(changed);
        }
      }
    },
    close() {
      box.closed = true;
      box.unread.length = 0;
      tell(box);
    },
  };
}

function tell(box: Box): void {
  for (const changed of box.changed) changed();
}
