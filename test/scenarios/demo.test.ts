import path from 'node:path';
import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { gainsay, openPlace, type Place } from './gainsay.ts';
import { commit } from './repositories.ts';

let place: Place;
beforeEach(async () => {
  place = await openPlace();
});
afterEach(() => place.remove());

const demo = (...more: string[]) => gainsay(place, ['demo', ...more]);

describe('the demo', { timeout: 240_000 }, () => {
  it('wrong: FAIL, with the test that tells, why, and how to see it again; edited, the verdict follows', async () => {
    const folder = path.join(place.folder, 'mine');
    const { code, stdout } = await demo('--into', folder);
    expect(code).toBe(1);
    const lines = stdout.split('\n');
    expect(lines[0]).toBe('FAIL: 1 test that passes on base fails on head');
    expect(lines[2]).toMatch(/^head [0-9a-f]{12} against [0-9a-f]{12} · isolation: .* · model: playbook · /);
    expect(lines).toContain('  - test/invoice.test.js > instalments add up to the invoice');
    expect(lines).toContain('    999 !== 1000');
    expect(lines).toContain('  Reproduce: node --test test/invoice.test.js');
    expect(stdout).toContain('an uneven total is split fairly: fails before the change and passes with it');
    expect(stdout).not.toMatch(/\bundefined\b|\bNaN\b|\[object/);
    await mend(folder);
    const after = await gainsay(place, ['verify', '--base', 'main', '--quiet', '--sandbox', 'none'], {
      cwd: folder,
    });
    expect(after.stdout.split('\n')[0]).toMatch(/^PASS \(demonstrated\): 1 test fails without the change/);
    expect(after.code).toBe(0);
  });

  it('right: PASS, and says what shows it', async () => {
    const { code, stdout, stderr } = await demo('--change', 'right', '--quiet');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout.split('\n')[0]).toBe(
      'PASS (demonstrated): 1 test fails without the change and passes with it; no regression in 5 tests',
    );
    expect(stdout).toContain('test/refund.test.js > a refund keeps every cent: fails before the change');
  });

  it('unproven: INCONCLUSIVE, green unless one asks for proof', async () => {
    const { code, stdout } = await demo('--change', 'unproven', '--fail-on', 'unproven');
    expect(code).toBe(1);
    expect(stdout.split('\n')[0]).toBe(
      'INCONCLUSIVE (unproven): No regression found, but nothing shows that the change does what it says',
    );
  });

  it('named wrongly, or where something lies already', async () => {
    const wrong = await demo('--change', 'wrnog');
    expect(wrong).toMatchObject({ code: 2, stdout: '' });
    expect(wrong.stderr).toContain('--change');
    expect(wrong.stderr).toContain('Use one of: wrong, right, unproven.');
    const taken = await demo('--into', process.cwd());
    expect(taken).toMatchObject({ code: 2, stdout: '' });
    expect(taken.stderr).toContain('the directory is not empty');
  });
});

async function mend(folder: string): Promise<void> {
  const money = await readFile(path.join(folder, 'src/money.js'), 'utf8');
  const mended = money.replace(
    '() => share',
    '(_, index) => (index < parts - 1 ? share : total - share * (parts - 1))',
  );
  expect(mended).not.toBe(money);
  const test = await readFile(path.join(folder, 'test/money.test.js'), 'utf8');
  const files = {
    'src/money.js': mended,
    'test/money.test.js': test.replace('split(1000, 3), [333, 333, 333]', 'split(1000, 3), [333, 333, 334]'),
  };
  await commit(folder, files, 'The last part takes what is left');
}
