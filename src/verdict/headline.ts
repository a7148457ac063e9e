import type { Facts } from './facts.ts';
import type { Call, Weighed } from './decide.ts';
import type { Reason } from './types.ts';
import { count } from './wording.ts';

/** The first line after the call, in plain words. */
export function headlineOf(call: Call, { facts, demonstration }: Weighed, reasons: Reason[]): string {
  const first = capital(reasons[0]?.text ?? '');
  switch (call.call) {
    case 'FAIL':
      return reasons.length > 1 ? `${first}, and ${count(reasons.length - 1, 'more failure')}` : first;
    case 'PASS':
      return call.shown === 'demonstrated'
        ? `${shownBy(demonstration.tests.length, demonstration.checks.length)} without the change and ${
            demonstration.tests.length + demonstration.checks.length === 1 ? 'passes' : 'pass'
          } with it; no regression in ${tests(facts)}`
        : demonstration.killed.length > 0
          ? `No regression in ${tests(facts)}, and they notice when the changed lines are altered`
          : `No regression in ${tests(facts)}, the whole suite on both sides`;
    case 'INCONCLUSIVE':
      switch (call.because) {
        case 'unproven':
          return 'No regression found, but nothing shows that the change does what it says';
        case 'obstructed':
          return `Could not be verified: ${reasons[0]?.text ?? ''}`;
        case 'not-run':
          return `Nothing was run: ${reasons[0]?.text ?? ''}`;
        default:
          return call.because satisfies never;
      }
    default:
      return call satisfies never;
  }
}

function shownBy(testCount: number, checkCount: number): string {
  const parts = [
    testCount > 0 ? count(testCount, 'test') : '',
    checkCount > 0 ? count(checkCount, 'check') : '',
  ];
  return `${parts.filter((part) => part !== '').join(' and ')} ${testCount + checkCount === 1 ? 'fails' : 'fail'}`;
}

function tests({ head }: Facts): string {
  return count(head?.tests.filter((test) => test.status === 'passed').length ?? 0, 'test');
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
