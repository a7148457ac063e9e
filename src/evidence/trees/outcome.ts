import type { Exit } from '../../base/commands.ts';
import type { CommandRecord, CommandRunner } from '../types/commands.ts';

/** Verb phrase for a sentence: `failed with exit code 1`. */
export function howItEnded(exit: Exit): string {
  if (exit.kind === 'code') return exit.code === 0 ? 'succeeded' : `failed with exit code ${exit.code}`;
  if (exit.kind === 'signal') return `was ended by ${exit.signal}`;
  if (exit.kind === 'timeout') return `did not end within ${Math.round(exit.afterMs / 1000)} s`;
  return exit.kind === 'denied' ? `was not allowed: ${exit.reason}` : 'was cancelled';
}

/** The last lines of both streams, errors last: what a reader looks at first. */
export async function endOf(runner: CommandRunner, { stdout, stderr }: CommandRecord): Promise<string> {
  const [output, errors] = await Promise.all([
    runner.read(stdout, { maxBytes: 2_000, from: 'end' }),
    runner.read(stderr, { maxBytes: 6_000, from: 'end' }),
  ]);
  return [output.trim(), errors.trim()].filter((text) => text !== '').join('\n');
}
