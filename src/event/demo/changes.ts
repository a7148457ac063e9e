/** A pull request against the demo's repository. */
export type DemoChange = { title: string; body: string; files: Record<string, string> };

/**
 * `wrong` looks right and is wrong: its own new test passes, and a test that it did not touch tells. `right` fixes what
 * it says. `unproven` may be fine, but nothing shows it.
 */
export const demoChanges: Record<'wrong' | 'right' | 'unproven', DemoChange> = {
  wrong: {
    title: 'Make split fair: every part is rounded the same way',
    body: 'Handing the first parts one cent more is unfair. Now each part is rounded to the nearest cent. Tests included.',
    files: {
      'src/money.js': `/** Splits a total of whole cents into equal parts, each rounded to the nearest cent. */
export function split(total, parts) {
  const share = Math.round(total / parts);
  return Array.from({ length: parts }, () => share);
}

/** Cents as text: 1234 → "12.34". */
export function format(cents) {
  return (cents / 100).toFixed(2);
}
`,
      'test/money.test.js': `import assert from 'node:assert/strict';
import { test } from 'node:test';
import { format, split } from '../src/money.js';

test('an even total is split evenly', () => {
  assert.deepEqual(split(900, 3), [300, 300, 300]);
});

test('an uneven total is split fairly', () => {
  assert.deepEqual(split(1000, 3), [333, 333, 333]);
});

test('cents are written with two digits', () => {
  assert.equal(format(1205), '12.05');
});
`,
    },
  },
  right: {
    title: 'Split refunds too: negative totals keep every cent',
    body: 'split(-1000, 3) lost a cent, because the rest of a negative total is negative.',
    files: {
      'src/money.js': `/** Splits a total of whole cents into parts that differ by one cent at most and add up to the total. */
export function split(total, parts) {
  const share = Math.trunc(total / parts);
  const rest = total - share * parts;
  const cent = Math.sign(rest);
  return Array.from({ length: parts }, (_, index) => share + (index < Math.abs(rest) ? cent : 0));
}

/** Cents as text: 1234 → "12.34". */
export function format(cents) {
  return (cents / 100).toFixed(2);
}
`,
      'test/refund.test.js': `import assert from 'node:assert/strict';
import { test } from 'node:test';
import { split } from '../src/money.js';

test('a refund keeps every cent', () => {
  assert.deepEqual(split(-1000, 3), [-334, -333, -333]);
});
`,
    },
  },
  unproven: {
    title: 'Labels: upper-case customers',
    body: 'The archive wants upper case.',
    files: {
      'src/label.js': `/** The label of an invoice, for the archive's shelf. */
export function label(number, customer) {
  return 'No. ' + number + ', ' + customer.trim().toUpperCase();
}
`,
    },
  },
};
