/** The demo's repository before any change: a small invoice library with tests, no dependency, nothing to install. */
export const baseFiles: Record<string, string> = {
  'package.json': `${JSON.stringify(
    {
      name: 'invoice-demo',
      version: '1.0.0',
      type: 'module',
      private: true,
      scripts: { test: 'node --test' },
    },
    null,
    2,
  )}\n`,
  'README.md':
    '# invoice-demo\n\nAmounts are whole cents. `split` hands out every cent: the parts always add up to the total.\n',
  'src/money.js': `/** Splits a total of whole cents into parts that differ by one cent at most and add up to the total. */
export function split(total, parts) {
  const share = Math.trunc(total / parts);
  const rest = total - share * parts;
  return Array.from({ length: parts }, (_, index) => share + (index < rest ? 1 : 0));
}

/** Cents as text: 1234 → "12.34". */
export function format(cents) {
  return (cents / 100).toFixed(2);
}
`,
  'src/invoice.js': `import { format, split } from './money.js';

/** One instalment a month, as text. */
export function instalments(total, months) {
  return split(total, months).map(format);
}

/** What a customer still owes after some payments; overpaying owes nothing. */
export function outstanding(total, payments) {
  const paid = payments.reduce((sum, payment) => sum + payment, 0);
  return Math.max(0, total - paid);
}
`,
  'src/label.js': `/** The label of an invoice, for the archive's shelf. */
export function label(number, customer) {
  return 'No. ' + number + ', ' + customer.trim();
}
`,
  'test/money.test.js': `import assert from 'node:assert/strict';
import { test } from 'node:test';
import { format, split } from '../src/money.js';

test('an even total is split evenly', () => {
  assert.deepEqual(split(900, 3), [300, 300, 300]);
});

test('cents are written with two digits', () => {
  assert.equal(format(1205), '12.05');
});
`,
  'test/invoice.test.js': `import assert from 'node:assert/strict';
import { test } from 'node:test';
import { instalments, outstanding } from '../src/invoice.js';

test('instalments add up to the invoice', () => {
  const cents = instalments(1000, 3).map((text) => Math.round(Number(text) * 100));
  assert.equal(cents.reduce((sum, part) => sum + part, 0), 1000);
});

test('overpaying owes nothing', () => {
  assert.equal(outstanding(500, [300, 300]), 0);
});
`,
};
