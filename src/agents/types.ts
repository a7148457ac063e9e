import type { AgentDefinition } from '../runtime/types.ts';

/** What a reader should know about an agent file. At most one a file. */
export type Diagnostic = {
  file: string;
  line: number;
  /** `error`: the agent is not loaded. `warning`: it is, and something in it is not as its author may think. */
  severity: 'error' | 'warning' | 'info';
  message: string;
  remedy: string;
};

/** Where agent files come from: git objects of the trusted commit, a folder, a plugin. */
export type AgentFiles = {
  /** Paths relative to the repository, e.g. `.claude/agents/review/api.md`. */
  list(): Promise<string[]>;
  /** Null when it is gone or cannot be read. */
  read(path: string): Promise<string | null>;
};

export type LoadedAgents = { agents: AgentDefinition[]; diagnostics: Diagnostic[] };
