import type { AgentId } from '../../base/ids.ts';

export type Mutant = {
  /** `M4` */
  id: string;
  file: string;
  line: number;
  operator: string;
  before: string;
  after: string;
  /** `undecided`: no passing test noticed, but one that fails without the mutant too fails in another way with it. */
  result: 'killed' | 'survived' | 'undecided' | 'timeout' | 'not-covered' | 'invalid' | 'not-run';
  /** The tests that failed, at most three. */
  killedBy: string[];
  suite: string | null;
};

export type MutantsRequest = {
  agentId: AgentId | 'runtime';
  /** Changed source files in the order to try; absent for all. */
  files?: string[];
  /** Tests to run against each, relative to the repository root; absent: those known to be relevant. */
  select?: string[];
  limit: number;
  timeMs: number;
};
