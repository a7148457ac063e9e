import { GainsayError } from '../base/errors.ts';
import type { SandboxLevel } from './types.ts';

export type FailedLevel = { level: SandboxLevel; reason: string; remedy: string };

/** No level of the sandbox works on this machine. The job's commands are not run: INCONCLUSIVE. */
export class SandboxUnavailable extends GainsayError {
  override readonly name = 'SandboxUnavailable';
  readonly levels: FailedLevel[];

  constructor(levels: FailedLevel[], { remedy, cause }: { remedy: string; cause?: unknown }) {
    const list = levels.map(({ level, reason }) => `${level}: ${reason}`).join('; ');
    super(`No sandbox works on this machine (${list})`, { remedy, cause });
    this.levels = levels;
  }
}
