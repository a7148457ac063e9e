import type { Change } from '../evidence/types/change.ts';
import type { CheckKind } from '../evidence/types/checks.ts';
import type { UserMessage } from '../model/types.ts';
import type { Finding } from './findings.ts';

/** What an Explore agent is asked to look for. */
export type ExploreRole = 'touches' | 'tests' | 'risks';

/** A command of the repository's own continuous integration, read at the trusted commit. */
export type OwnCommand = {
  kind: 'build' | 'lint' | 'typecheck';
  command: string;
  directory: string;
  from: string;
};

/** A step of `.github/gainsay.yml`, at the trusted commit: always run, whichever model plays. */
type ConfiguredStep = {
  name: string;
  kind: CheckKind;
  /** As it is run, its folder included. */
  command: string;
  from: string;
  timeoutMs: number;
};

/** The task of an agent of a verify job as data: the structured twin of its first message's text. */
export type Brief = {
  change: Change;
  role?: ExploreRole;
  ownCommands: OwnCommand[];
  steps: ConfiguredStep[];
  /** What Explore found; Plan's brief alone has it. */
  findings?: Finding[];
  /** Wall-clock milliseconds that evidence may take in all. */
  timeMs: number;
  /** At most this many mutants. */
  mutants: number;
};

export function briefIn(task: UserMessage[]): Brief {
  for (const message of task) {
    for (const block of message.content) {
      if (block.type === 'text' && isBrief(block.data)) return block.data;
    }
  }
  throw new Error('A playbook was started without a brief: its first message carries no change.');
}

function isBrief(value: unknown): value is Brief {
  return typeof value === 'object' && value !== null && 'change' in value && 'ownCommands' in value;
}
