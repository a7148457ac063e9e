import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readExchangeFile } from '../../../src/evidence/runners/exchange.ts';
import { readReport, reportName } from '../../../src/evidence/runners/report.ts';

let folder: string;
let outside: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'gainsay-exchange-'));
  outside = await mkdtemp(path.join(os.tmpdir(), 'gainsay-outside-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
  await rm(outside, { recursive: true, force: true });
});

describe('what a command puts in place of a file of its exchange', () => {
  it('a file is read, up to a bound', async () => {
    await writeFile(path.join(folder, 'out.0'), 'said');
    expect(await readExchangeFile(path.join(folder, 'out.0'), 4)).toEqual({ text: 'said', tooLarge: false });
    expect(await readExchangeFile(path.join(folder, 'out.0'), 3)).toEqual({ text: '', tooLarge: true });
  });

  it('a link is not followed to a file of the machine', async () => {
    const secret = path.join(outside, 'credentials');
    await writeFile(secret, 'token');
    await symlink(secret, path.join(folder, 'err.0'));
    expect(await readExchangeFile(path.join(folder, 'err.0'), 100)).toEqual({ text: '', tooLarge: false });
  });

  it('a report that is a link reports nothing', async () => {
    const elsewhere = path.join(outside, 'report');
    const test = { e: 'test', file: '/room/a.js', titles: ['x'], status: 'passed' };
    await writeFile(elsewhere, `${JSON.stringify(test)}\nno report\n`);
    await symlink(elsewhere, path.join(folder, reportName));
    const { tests, problems } = await readReport(folder, { roomRoot: '/room', directory: '.' });
    expect([tests, problems]).toEqual([[], []]);
  });

  it.each(['pipe', 'folder'])('a %s is not waited for', async (kind) => {
    const file = path.join(folder, 'output.tap');
    if (kind === 'pipe') execFileSync('mkfifo', [file]);
    else await mkdir(file);
    expect(await readExchangeFile(file, 100)).toEqual({ text: '', tooLarge: false });
  });
});
