import type { CommandRecord } from './types/commands.ts';
import type { Expectation } from './types/checks.ts';

/** A command that was run, with as much of its output (stdout, then stderr) as is judged. */
export type Seen = { record: CommandRecord; output: string };

export type Judgement = { passed: boolean; why: string[] };

/**
 * Judges one run by its expectation. `matched` says of each pattern whether it occurs in the output. `base`, for
 * `sameAsBase`, is the same command on base. `why` names every part that does not hold.
 */
export function judge(
  { record, output }: Seen,
  expect: Expectation,
  given: { matched: ReadonlyMap<string, boolean>; base?: Seen },
): Judgement {
  const why = [
    ...judgeExit(record, expect),
    ...(expect.mustMatch ?? [])
      .filter((pattern) => given.matched.get(pattern) !== true)
      .map((pattern) => `the output does not match /${pattern}/`),
    ...(expect.mustNotMatch ?? [])
      .filter((pattern) => given.matched.get(pattern) !== false)
      .map((pattern) => `the output matches /${pattern}/`),
    ...(expect.sameAsBase === true && given.base !== undefined
      ? judgeSameness({ record, output }, given.base)
      : []),
  ];
  return { passed: why.length === 0, why };
}

function judgeExit({ exit }: CommandRecord, expect: Expectation): string[] {
  switch (exit.kind) {
    case 'signal':
      return [`ended by ${exit.signal}`];
    case 'timeout':
      return [`did not end within ${exit.afterMs} ms`];
    case 'denied':
      return [`was not run: ${exit.reason}`];
    case 'cancelled':
      return ['was cancelled'];
    case 'code': {
      if (expect.sameAsBase === true && expect.exitCode === undefined) return [];
      const expected = expect.exitCode ?? 0;
      return exit.code === expected ? [] : [`exit code ${exit.code} instead of ${expected}`];
    }
    default:
      return exit satisfies never;
  }
}

function judgeSameness(head: Seen, base: Seen): string[] {
  const why: string[] = [];
  const [here, there] = [describeExit(head.record), describeExit(base.record)];
  if (here !== there) why.push(`${here}, but ${there} on base`);
  if (!sameOutput(head, base)) why.push('the output differs from base');
  return why;
}

function sameOutput(head: Seen, base: Seen): boolean {
  const sameBytes =
    head.record.stdout.sha256 === base.record.stdout.sha256 &&
    head.record.stderr.sha256 === base.record.stderr.sha256;
  // Where rooms are copies each has a path of its own, which is no difference of behaviour.
  return sameBytes || withoutRoot(head) === withoutRoot(base);
}

function withoutRoot({ record, output }: Seen): string {
  return output.replaceAll(record.cwd, '<cwd>');
}

function describeExit({ exit }: CommandRecord): string {
  if (exit.kind === 'code') return `exit code ${exit.code}`;
  return exit.kind === 'signal' ? `ended by ${exit.signal}` : exit.kind;
}
