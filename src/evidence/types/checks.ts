import type { AgentId } from '../../base/ids.ts';
import type { CommandRecord } from './commands.ts';

export type CheckKind =
  | 'build'
  | 'lint'
  | 'typecheck'
  | 'concurrency'
  | 'boundary'
  | 'idempotency'
  | 'orphan'
  | 'mutation'
  | 'regression'
  | 'differential'
  | 'fault'
  | 'fuzz'
  | 'security';

export type Oracle = 'test' | 'build' | 'crash' | 'hang' | 'differential' | 'documented' | 'model';

/** What must hold for the command to pass; every given part is judged by the runtime. */
export type Expectation = {
  /** Default 0. */
  exitCode?: number;
  /** Regular expressions over stdout and stderr together, JavaScript syntax, `m` flag. */
  mustMatch?: string[];
  mustNotMatch?: string[];
  /** Output and exit status equal to the same command on base. */
  sameAsBase?: boolean;
};

export type CheckOutcome = 'pass' | 'fail' | 'finding' | 'pre-existing' | 'flaky' | 'blocked';

export type CheckRequest = {
  agentId: AgentId;
  title: string;
  kind: CheckKind;
  claim: string;
  command: string;
  expect: Expectation;
  oracle: Oracle;
  /** For `documented`: the words relied on and the file (at base) they stand in. The runtime looks them up. */
  quote?: { file: string; text: string };
  timeoutMs?: number;
  /** Who designed it: only the runtime's own and the trusted configuration's checks can demonstrate a change. */
  designedBy: 'model' | 'playbook' | 'configuration';
};

export type CheckRun = { side: 'head' | 'base'; record: CommandRecord; passed: boolean; why: string[] };

export type Check = Omit<CheckRequest, 'timeoutMs'> & {
  /** `C3` */
  id: string;
  /** First run, replays on head, runs on base, in the order they were run. */
  runs: CheckRun[];
  outcome: CheckOutcome;
  /** One sentence: why this outcome. */
  because: string;
  /** Passes on head and fails by assertion on base. */
  discriminates: boolean;
  /** SHA-256 of `$GAINSAY_SCRATCH` as every run of the check found it; absent where it was empty. */
  scratch?: string;
};
