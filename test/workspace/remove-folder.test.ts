import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openRemovals, removeFolder } from '../../src/workspace/remove-folder.ts';

let place: string;
beforeEach(() => {
  place = mkdtempSync(path.join(os.tmpdir(), 'gainsay-remove-'));
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

describe('removing what a command left', () => {
  it('goes where no path is long enough to lead', async () => {
    const room = path.join(place, 'room');
    mkdirSync(room);
    const name = 'd'.repeat(130);
    execFileSync('bash', ['-c', `for i in $(seq 60); do mkdir ${name} && cd -P ${name}; done`], {
      cwd: room,
    });
    await removeFolder(room);
    expect(existsSync(room)).toBe(false);
  }, 30_000);

  it('opens closed folders, removes links and follows none', async () => {
    const room = path.join(place, 'room');
    mkdirSync(path.join(room, 'closed'), { recursive: true });
    writeFileSync(path.join(place, 'outside'), 'kept');
    symlinkSync(place, path.join(room, 'closed/link'));
    chmodSync(path.join(room, 'closed'), 0);
    await removeFolder(room);
    expect(existsSync(room)).toBe(false);
    expect(readFileSync(path.join(place, 'outside'), 'utf8')).toBe('kept');
  });

  it('waits for all that was begun', async () => {
    const removals = openRemovals();
    const rooms = ['a', 'b', 'c'].map((name) => path.join(place, name));
    for (const room of rooms) {
      mkdirSync(path.join(room, 'deep/er'), { recursive: true });
      removals.begin(room);
    }
    await removals.ended();
    expect(rooms.map((room) => existsSync(room))).toEqual([false, false, false]);
  });
});
