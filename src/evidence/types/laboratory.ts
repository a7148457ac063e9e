import type { AgentId } from '../../base/ids.ts';
import type { SandboxLevel } from '../../sandbox/types.ts';
import type { Change } from './change.ts';
import type { Check, CheckRequest } from './checks.ts';
import type { CommandRecord, CommandRunner, StartedCommand } from './commands.ts';
import type { Mutant, MutantsRequest } from './mutants.ts';
import type { Comparison, SuiteOutcome, SuiteRequest, SuiteRun } from './suites.ts';
import type { PreparedTree } from './trees.ts';

/** What a command gets for a name when nothing shadows it, all links resolved. */
export type Program = { name: string; path: string; sha256: string };

/** All that the verdict is computed from. Plain data: the ledger's content, read back. */
export type Evidence = {
  change: Change;
  sandbox: SandboxLevel;
  programs: Program[];
  records: CommandRecord[];
  prepared: PreparedTree[];
  suites: SuiteRun[];
  comparisons: Comparison[];
  checks: Check[];
  mutants: Mutant[];
};

/** A writable copy of the repository on the host that belongs to an agent (a git worktree, an exported folder). */
export type WorkTree = { root: string };

export type ShellRequest = {
  agentId: AgentId;
  script: string;
  cwd?: string;
  timeoutMs?: number;
  readOnly: boolean;
  /** Run in this folder instead of the agent's overlay: the command sees what was edited there, and edits see what it did. */
  workTree?: WorkTree;
  /** Hears of the command before it starts. */
  onStarted?: (started: StartedCommand) => void;
};

/** The evidence port that tools receive. Every method runs commands, records them and returns plain data. */
export type Laboratory = {
  change: Change;
  /** Exploration: in the agent's own overlay, which no suite or check ever sees. */
  bash(request: ShellRequest, signal: AbortSignal): Promise<CommandRecord>;
  suite(request: SuiteRequest, signal: AbortSignal): Promise<SuiteOutcome>;
  mutants(request: MutantsRequest, signal: AbortSignal): Promise<Mutant[]>;
  check(request: CheckRequest, signal: AbortSignal): Promise<Check>;
  read: CommandRunner['read'];
  evidence(): Evidence;
};
