import { randomUUID } from 'node:crypto';

/** A full git object name, 40 lower-case hex digits. */
export type Sha = string;

/** `agent-<hex>`: one agent run, also the name of its transcript. */
export type AgentId = `agent-${string}`;

export function newAgentId(): AgentId {
  return `agent-${randomUUID().replaceAll('-', '').slice(0, 16)}`;
}
