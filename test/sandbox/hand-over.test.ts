import { linkSync, lstatSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { handOverTo } from '../../src/sandbox/hand-over.ts';

// Only root can give files away; anybody can hand them to himself.
const own = process.getuid?.() ?? 0;
const uid = own === 0 ? 65_534 : own;
const gid = own === 0 ? 65_534 : (process.getgid?.() ?? 0);

let run: string;
let outside: string;

beforeEach(() => {
  run = mkdtempSync(path.join(os.tmpdir(), 'gainsay-hand-over-'));
  outside = mkdtempSync(path.join(os.tmpdir(), 'gainsay-outside-'));
  writeFileSync(path.join(outside, 'secret'), '');
});

afterEach(() => {
  for (const folder of [run, outside]) rmSync(folder, { recursive: true, force: true });
});

describe('handing rooms over', () => {
  it.each([
    ['a room with next to nothing in it', 3],
    ['a room with much in it', 150],
  ])('gives %s away, but no second name of a file and nothing behind a link', async (_, files) => {
    const room = path.join(run, 'room');
    mkdirSync(path.join(room, 'deep/er'), { recursive: true });
    for (let at = 0; at < files; at += 1) writeFileSync(path.join(room, 'deep/er', `file-${at}`), '');
    linkSync(path.join(outside, 'secret'), path.join(room, 'deep/second-name'));
    symlinkSync(outside, path.join(room, 'link'));

    await handOverTo({ uid, gid }, run)([{ kind: 'read-write', from: room, at: '/room' }]);

    const given = ['', 'deep', 'deep/er', `deep/er/file-${files - 1}`, 'link'];
    expect(given.map((name) => lstatSync(path.join(room, name)).uid)).toEqual(given.map(() => uid));
    expect([outside, path.join(outside, 'secret')].map((file) => lstatSync(file).uid)).toEqual([own, own]);
  });

  it('gives away what was added to a room that was handed over before', async () => {
    const room = path.join(run, 'room');
    mkdirSync(room);
    const handOver = handOverTo({ uid, gid }, run);
    await handOver([{ kind: 'read-write', from: room, at: '/room' }]);
    writeFileSync(path.join(room, 'later'), '');
    await handOver([{ kind: 'read-write', from: room, at: '/room' }]);
    expect(lstatSync(path.join(room, 'later')).uid).toBe(uid);
  });

  it('gives nothing outside the run away, and says so', async () => {
    const handOver = handOverTo({ uid, gid }, run);
    await expect(handOver([{ kind: 'read-write', from: outside, at: '/outside' }])).rejects.toThrow(outside);
    expect(lstatSync(outside).uid).toBe(own);
  });
});
