import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { storedCredentials } from '../../src/workspace/stored-credentials.ts';

let checkout: string;
beforeEach(async () => {
  checkout = await mkdtemp(path.join(tmpdir(), 'gainsay-stored-'));
});
afterEach(() => rm(checkout, { recursive: true, force: true }));

const git = (...args: string[]) => execFileSync('git', args, { cwd: checkout });

describe('credentials in a checkout', () => {
  it('are found where checkout actions leave them, included files too, without their values', async () => {
    git('init', '--quiet');
    git('config', 'remote.origin.url', 'https://github.com/a/b');
    git('config', 'http.extraheader', 'X-Trace: on');
    expect(await storedCredentials(checkout)).toEqual([]);

    git('config', 'http.https://github.com/.extraheader', 'AUTHORIZATION: basic Y2FuYXJ5');
    git('config', 'remote.fork.url', 'https://someone:canary@github.com/a/b');
    const included = path.join(checkout, 'credentials.config');
    await writeFile(
      included,
      '[http "https://ghes.example/"]\n\textraheader = AUTHORIZATION: basic Y2FuYXJ5\n',
    );
    git('config', `includeIf.gitdir:${checkout}/.git.path`, included);
    const found = await storedCredentials(checkout);
    expect(found).toEqual([
      { setting: 'http.extraheader', file: '.git/config' },
      { setting: 'an address with a password', file: '.git/config' },
      { setting: 'http.extraheader', file: included },
    ]);
    expect(JSON.stringify(found)).not.toMatch(/canary|Y2FuYXJ5/);
  });

  it('are unknown where there is no repository', async () => {
    expect(await storedCredentials(checkout)).toBeNull();
  });
});
