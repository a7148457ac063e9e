import { existsSync, lstatSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
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

  it('holds no link that whoever uploads it would follow', async () => {
    const folder = await makeRunFolder(parent);
    const kept = ['evidence.jsonl', 'head/deep/file.ts'].map((name) => path.join(folder, name));
    const links = ['result.json', 'head/link', 'head/deep/link', 'scratch-snapshots/a/link'];
    for (const file of [...kept, ...links.map((name) => path.join(folder, name))])
      mkdirSync(path.dirname(file), { recursive: true });
    for (const file of kept) writeFileSync(file, '');
    for (const name of links) symlinkSync('/proc/self/environ', path.join(folder, name));
    await leaveRunFolder(folder);
    expect(links.filter((name) => lstatSync(path.join(folder, name), { throwIfNoEntry: false }))).toEqual([]);
    expect(kept.filter((file) => !existsSync(file))).toEqual([]);
  });
});
