import type { Change } from './types/change.ts';
import type { CheckKind } from './types/checks.ts';
import type { Seen } from './judge.ts';

/**
 * How a run failed. `assertion`: it ran and the expectation does not hold. `absent`: what the command needs does not
 * exist on this side. `set-up`: it could not be loaded, compiled or started. `limit`: the sandbox ended it.
 */
export type CheckFailure =
  | 'assertion'
  | 'absent'
  | 'set-up'
  | 'crash'
  | 'timeout'
  | 'limit'
  | 'denied'
  | 'cancelled';

export function classifyFailure(seen: Seen, kind: CheckKind, change: Change): CheckFailure {
  const { exit } = seen.record;
  if (exit.kind === 'denied' || exit.kind === 'cancelled' || exit.kind === 'timeout') return exit.kind;
  const signal = exit.kind === 'signal' ? exit.signal : signalOf(exit.code);
  if (signal !== null && limitSignals.has(signal)) return 'limit';
  if (signal !== null) return 'crash';
  if (isAbsent(seen, change)) return 'absent';
  if (isSetUp(seen, kind)) return 'set-up';
  return uncaught.test(seen.output) && !/AssertionError|ERR_ASSERTION/.test(seen.output)
    ? 'crash'
    : 'assertion';
}

/** Memory, processor time and file size limits end a process with these. */
const limitSignals = new Set(['SIGKILL', 'SIGXCPU', 'SIGXFSZ']);

/** A shell reports a command that a signal ended as 128 + its number. */
function signalOf(code: number): string | null {
  const names: Record<number, string> = {
    132: 'SIGILL',
    133: 'SIGTRAP',
    134: 'SIGABRT',
    135: 'SIGBUS',
    136: 'SIGFPE',
    137: 'SIGKILL',
    139: 'SIGSEGV',
    152: 'SIGXCPU',
    153: 'SIGXFSZ',
  };
  return names[code] ?? null;
}

/** The two forms in which Node reports what nobody caught. */
const uncaught =
  /^Uncaught\b|^[ \t]+at .+\n(?:.*\n){0,40}?\nNode\.js v\d+|unhandledRejection|ERR_UNHANDLED_REJECTION/m;

const absentTexts = [
  /Missing script: ?["'`]/i,
  /Command "[^"]+" not found/i,
  /No test files found|No tests found|no matching tests|Could not find ['"].*test/i,
  /does not provide an export named/,
  /is not exported from|has no exported member/,
];

function isAbsent({ record, output }: Seen, change: Change): boolean {
  if (absentTexts.some((pattern) => pattern.test(output))) return true;
  const missing =
    /(?:Cannot find (?:module|package) ['"]|No such file or directory|ENOENT|can't open file|cannot access)/;
  if (!missing.test(output) && !(record.exit.kind === 'code' && record.exit.code === 127)) return false;
  return change.files
    .filter((file) => file.status === 'added' || file.status === 'renamed' || file.status === 'copied')
    .some((file) => output.includes(stem(file.path)));
}

/** Without the extension, which an import may leave out or replace. */
function stem(file: string): string {
  return file.replace(/\.\w+$/, '');
}

const setUpTexts = [
  /Cannot find (?:module|package) ['"]|ERR_MODULE_NOT_FOUND|MODULE_NOT_FOUND/,
  /^SyntaxError: (?!.*JSON)/m,
  /command not found|: not found$/m,
  /ModuleNotFoundError|ImportError: /,
  /Could not resolve ["']/,
  /EAI_AGAIN|ENETUNREACH|ECONNREFUSED/,
];

function isSetUp({ record, output }: Seen, kind: CheckKind): boolean {
  if (record.exit.kind === 'code' && (record.exit.code === 127 || record.exit.code === 126)) return true;
  // A build that does not build is what a build check is about.
  if (kind === 'build' || kind === 'lint' || kind === 'typecheck') return false;
  return setUpTexts.some((pattern) => pattern.test(output)) || /error TS\d+:/.test(output);
}
