import type { AgentId } from '../base/ids.ts';
import type { Exit } from '../base/commands.ts';
import type { Rule } from '../permission/types.ts';

export const hookEvents = [
  'PreToolUse',
  'PostToolUse',
  'PostToolUseFailure',
  'PermissionRequest',
  'SubagentStart',
  'SubagentStop',
  'Stop',
  'SessionStart',
  'SessionEnd',
  'PreCompact',
  'Notification',
] as const;

export type HookEvent = (typeof hookEvents)[number];

/** A command that somebody wants to be run at an event, read and judged. */
export type Hook = {
  event: HookEvent;
  /** Whether it is meant for one of these names: a tool's, an agent type, a trigger. */
  matches(names: readonly string[]): boolean;
  /** Runs only where a rule of this kind speaks of the call. */
  condition?: Rule;
  command: string;
  timeoutMs: number;
  /** Where it is written, for people: `.claude/settings.json:12`. */
  from: string;
  /** An agent's own hook may narrow what the agent can do, and answer what would be asked; it grants nothing else. */
  source: 'settings' | 'agent';
};

/**
 * The port over which hooks are run: bounded in time and output, in the sandbox, the repository read-only at `root`. Never
 * rejects: what could not be run has an exit that says so.
 */
export type HookRunner = {
  /** The repository as hooks see it: their working directory and `$CLAUDE_PROJECT_DIR`. */
  root: string;
  run(
    request: { agentId: AgentId; script: string; stdin: string; timeoutMs: number; from: string },
    signal: AbortSignal,
  ): Promise<HookRun>;
};

export type HookRun = {
  exit: Exit;
  stdout: string;
  stderr: string;
  /** Standard output was longer than what is kept. */
  truncated: boolean;
};

/** What a hook is told on its standard input. Field names are those that existing hook scripts read. */
export type HookInput = { hook_event_name: HookEvent } & Record<string, unknown>;

export type HookPermission = {
  behaviour: 'allow' | 'deny' | 'ask';
  reason: string;
  source: Hook['source'];
};

/** What all hooks of one event say together. */
export type HookVerdict = {
  /** The strictest: deny, then ask, then allow. Null: nobody said anything. */
  permission: HookPermission | null;
  /** Replaces the tool's input. */
  updatedInput: Record<string, unknown> | null;
  /** Objections to what has happened (PostToolUse) or to stopping (Stop, SubagentStop), for the model. */
  objections: string[];
  /** For the model. */
  context: string[];
  /** The agent is to stop, and why. */
  halt: string | null;
  /** For people: hooks that failed, and what hooks want them to read. */
  notes: string[];
};
