import type { TestChange } from '../evidence/types/suites.ts';

/** What V8, Node and the test runners say when code is not there, cannot be loaded or is called in a way it does not know. */
const missingCode =
  /\b(?:TypeError|ReferenceError|SyntaxError)\b|is not a (?:function|constructor)|is not defined|is not iterable|Cannot (?:read|set) propert|Cannot destructure|Cannot access '|does not provide an export|is not exported|has no exported member|Cannot find (?:module|package)|ERR_MODULE_NOT_FOUND|ERR_UNKNOWN_FILE_EXTENSION|Unexpected (?:token|identifier)|Failed to (?:load|resolve|parse)|error TS\d+/;

const environment =
  /\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ENETUNREACH|EHOSTUNREACH|ENETDOWN|EROFS)\b|getaddrinfo|Network is unreachable|Could not resolve host|Operation not permitted|No usable sandbox|Executable doesn't exist/;

/**
 * Whether a failure is a judgement on behaviour: an assertion, or an error that a test threw itself. A missing export,
 * a TypeError, a crash and a time limit are not: they also come from tests that could not run at all.
 */
export function isBehavioural(change: Pick<TestChange, 'name' | 'failureKind' | 'message'>): boolean {
  const message = change.message ?? '';
  if (change.name === '(file)' || isEnvironmental(change)) return false;
  if (change.failureKind === 'assertion') return true;
  return change.failureKind === 'error' && message !== '' && !missingCode.test(message);
}

/** The test needs a network, a service or a device that the sandbox does not give. */
export function isEnvironmental({
  failureKind,
  message,
}: Pick<TestChange, 'failureKind' | 'message'>): boolean {
  return failureKind !== 'assertion' && environment.test(message ?? '');
}
