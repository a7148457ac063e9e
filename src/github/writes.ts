import { failureOf } from './failure.ts';
import type { Log } from './types.ts';

/** What this run writes to GitHub, and the permission that it takes. */
const permissions = {
  comment: 'pull-requests: write',
  'check run': 'checks: write',
} as const;

type Written = keyof typeof permissions;

/** Tries writes and remembers which the token may not make: those are not tried again, and told once. */
export type Writes = {
  /** Null when it could not be written. Throws nothing. */
  try<T>(what: Written, write: () => Promise<T>): Promise<T | null>;
  refused(what: Written): boolean;
  /** One line about all that was missing; none when nothing was. */
  tell(): void;
};

export function openWrites(log: Log): Writes {
  const refused = new Map<Written, string>();
  const failed = new Map<Written, string>();
  return {
    async try(what, write) {
      if (refused.has(what)) return null;
      try {
        const result = await write();
        failed.delete(what);
        return result;
      } catch (error) {
        const { kind, message } = failureOf(error);
        (kind === 'forbidden' || kind === 'gone' ? refused : failed).set(what, message);
        return null;
      }
    },
    refused: (what) => refused.has(what),
    tell() {
      const missing = [...refused].map(([what, why]) => `no ${what} (${permissions[what]}: ${why})`);
      const broken = [...failed].map(([what, why]) => `no ${what} (${why})`);
      const all = [...missing, ...broken];
      if (all.length === 0) return;
      const cause =
        missing.length > 0 ? 'The token may not write everything here' : 'GitHub did not take everything';
      log.warning(`${cause}: ${all.join('; ')}. Exit code, job summary and outputs carry the verdict.`);
    },
  };
}
