import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPlace, startGainsay, type Place } from './gainsay.ts';
import { makeRepository, shopChanges, shopFiles } from './repositories.ts';

let place: Place;
beforeEach(async () => {
  place = await openPlace();
});
afterEach(() => place.remove());

describe('Ctrl-C in the middle of a run', { timeout: 120_000 }, () => {
  it.each(['auto', 'none'])(
    'with sandbox %s ends it soon, says so, and leaves no process',
    async (sandbox) => {
      const mark = `4${Date.now()}`;
      const base = {
        ...shopFiles,
        'test/slow.test.js': `require('node:test').test('slow', () => {
  require('node:child_process').spawnSync('sleep', ['${mark}']);
});\n`,
      };
      const cwd = await makeRepository(path.join(place.folder, 'shop'), base, shopChanges.right);
      const running = await startGainsay(place, ['verify', '--base', 'main', '--sandbox', sandbox], { cwd });
      await until(() => processesWith(mark) > 0);
      const started = Date.now();
      running.child.kill('SIGINT');
      const { code, stdout, stderr } = await running.ended;
      expect(Date.now() - started).toBeLessThan(10_000);
      expect({ code, stdout }).toEqual({ code: 130, stdout: '' });
      expect(stderr.trimEnd().split('\n').at(-1)).toBe('Cancelled by SIGINT.');
      await until(() => processesWith(mark) === 0, 3_000);
    },
  );
});

/** Asked ten times a second: `ps` would take more of the machine than the run. */
function processesWith(mark: string): number {
  return readdirSync('/proc').filter(
    (name) => /^\d+$/.test(name) && argumentsOf(name).includes(`sleep\0${mark}`),
  ).length;
}

function argumentsOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

async function until(holds: () => boolean, longestMs = 60_000): Promise<void> {
  for (let waited = 0; !holds(); waited += 100) {
    if (waited > longestMs) throw new Error(`it did not happen within ${longestMs} ms`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
