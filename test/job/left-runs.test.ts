import { spawn, type ChildProcess } from 'node:child_process';
import {
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
import { endLeftRun, endLeftRuns } from '../../src/job/left-runs.ts';
import { makeRunFolder } from '../../src/job/run-folder.ts';
import { markOfRun, marker } from '../../src/sandbox/marked-processes.ts';

let parent: string;
const children: ChildProcess[] = [];
beforeEach(() => {
  parent = mkdtempSync(path.join(os.tmpdir(), 'gainsay-parent-'));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(parent, { recursive: true, force: true });
});

/** The folder of a run whose process is this one, or one that had its number and is gone. */
async function runFolder({ gone }: { gone: boolean }): Promise<string> {
  const folder = await makeRunFolder(parent);
  for (const name of ['trees', 'sandbox', 'outputs']) mkdirSync(path.join(folder, name));
  writeFileSync(path.join(folder, 'evidence.jsonl'), '');
  if (gone) changeOwner(folder, { started: '1' });
  return folder;
}

function changeOwner(folder: string, change: Record<string, unknown>): void {
  const file = path.join(folder, 'owner.json');
  const owner: unknown = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify(Object.assign({}, owner, change)));
}

function kept(folder: string): string[] {
  return ['trees', 'sandbox', 'outputs', 'evidence.jsonl', 'owner.json'].filter((name) =>
    existsSync(path.join(folder, name)),
  );
}

const everything = ['trees', 'sandbox', 'outputs', 'evidence.jsonl', 'owner.json'];

describe('what a killed run left', () => {
  it('goes but for its evidence; a run whose process is there is left alone', async () => {
    const [dead, alive] = [await runFolder({ gone: true }), await runFolder({ gone: false })];
    await endLeftRuns(parent);
    expect([kept(dead), kept(alive)]).toEqual([['outputs', 'evidence.jsonl'], everything]);
  });

  it('goes whole where there is no evidence', async () => {
    const folder = await runFolder({ gone: true });
    rmSync(path.join(folder, 'evidence.jsonl'));
    expect(await endLeftRun(folder, parent)).toBeNull();
    expect(existsSync(folder)).toBe(false);
  });

  it.each([
    ['of another machine or boot', { boot: 'another' }],
    ['of another container', { namespace: 'pid:[1]' }],
    ['without the time of its start', { started: '' }],
    ['that is damaged', { pid: 'x' }],
  ])('stays where the owner is one %s', async (_, change) => {
    const folder = await runFolder({ gone: true });
    changeOwner(folder, change);
    await endLeftRuns(parent);
    expect(kept(folder)).toEqual(everything);
  });

  it('stays where the saved state names no run folder directly below the parent, or a link to one', async () => {
    const folder = await runFolder({ gone: true });
    const other = path.join(parent, 'other');
    mkdirSync(other);
    const link = path.join(other, path.basename(folder));
    symlinkSync(folder, link);
    await endLeftRun(folder, path.dirname(parent));
    await endLeftRun(`${parent}/../${path.basename(parent)}/${path.basename(folder)}`, other);
    await endLeftRun(link, other);
    expect(kept(folder)).toEqual(everything);
  });

  it('includes the processes of commands that had no sandbox, and no others', async () => {
    const folder = await runFolder({ gone: true });
    const [ours, strangers] = [`${markOfRun(folder)}1`, 'gainsay-20261130T225134-41424ed4.1'].map((mark) => {
      const child = spawn('sleep', ['60'], { env: { PATH: process.env['PATH'], [marker]: mark } });
      children.push(child);
      return child;
    });
    await endLeftRun(folder, parent);
    await expect.poll(() => ours?.signalCode).toBe('SIGKILL');
    expect(strangers?.signalCode).toBeNull();
  });
});
