import { GainsayError } from '../base/errors.ts';
import type { Sandbox, SandboxLevel } from '../sandbox/types.ts';
import type { Credentials } from './credentials.ts';

/** Whether a level keeps what it runs from the network and from other processes. */
const isolates: Record<SandboxLevel, boolean> = {
  bubblewrap: true,
  'bubblewrap-root': true,
  'separate-user': false,
  none: false,
};

/**
 * A stranger's commit that a privileged workflow runs: only in isolation, and with no secret that could reach it. Throws
 * GainsayError before anything of it has run.
 */
export function refuseUncontained({ level }: Sandbox, credentials: Credentials): void {
  if (!isolates[level]) {
    throw new GainsayError(
      `The sandbox of this machine (${level}) isolates too little for a privileged workflow`,
      {
        remedy: 'Install bubblewrap in this workflow.',
      },
    );
  }
  const [name] = Object.keys(credentials);
  if (name !== undefined) {
    throw new GainsayError(
      `install.credentials names ${name}, which a privileged workflow gives to no stranger's commit`,
      {
        remedy: `Leave ${name} out of the environment of this workflow.`,
      },
    );
  }
}
