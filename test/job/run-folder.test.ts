import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { leaveRunFolder, makeRunFolder } from '../../src/job/run-folder.ts';

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(path.join(os.tmpdir(), 'gainsay-parent-'));
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

describe('the folder of a run', () => {
  it('says what to do where it cannot be made', async () => {
    await expect(makeRunFolder(path.join(parent, 'nowhere'))).rejects.toMatchObject({
      name: 'GainsayError',
      remedy: expect.stringContaining('TMPDIR'),
    });
  });

  it('goes after a run without a result, unless there is evidence in it', async () => {
    const [bare, telling] = [await makeRunFolder(parent), await makeRunFolder(parent)];
    writeFileSync(path.join(bare, 'a-file-of-head'), '');
    writeFileSync(path.join(telling, 'evidence.jsonl'), '');
    await Promise.all([bare, telling].map(leaveRunFolder));
    expect([bare, telling].map((folder) => existsSync(folder))).toEqual([false, true]);
  });
});
