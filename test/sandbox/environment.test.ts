import { existsSync } from 'node:fs';
import { chmod, mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { baseEnvironment } from '../../src/sandbox/environment.ts';
import { describeMachine } from '../../src/sandbox/machine.ts';
import { machineMounts, resolveTool } from '../../src/sandbox/mounts.ts';
import { removeFolder } from '../../src/workspace/remove-folder.ts';
import { newFolder } from './contained.ts';

describe('what a command gets of this machine', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await newFolder();
  });
  afterAll(() => removeFolder(folder));

  it('is a small environment, without ours and without the runner', () => {
    process.env['GITHUB_TOKEN'] = 'canary';
    const environment = baseEnvironment({
      home: '/h',
      extra: {
        GITHUB_ENV: '/x',
        ACTIONS_RUNTIME_TOKEN: 'y',
        INPUT_KEY: 'z',
        RUNNER_TEMP: 'w',
        TZ: 'UTC',
        CI: '1',
      },
    });
    delete process.env['GITHUB_TOKEN'];
    expect(Object.keys(environment).filter((name) => /^(GITHUB|ACTIONS|INPUT|RUNNER)_/.test(name))).toEqual(
      [],
    );
    expect(JSON.stringify(environment)).not.toContain('canary');
    expect(environment).toMatchObject({ HOME: '/h', TZ: 'UTC', CI: '1', NO_COLOR: '1', TMPDIR: '/tmp' });
  });

  it('mounts directories that exist, read-only, and none that says who works here', async () => {
    const mounts = await machineMounts();
    expect(mounts.filter((mount) => mount.kind !== 'read-only')).toEqual([]);
    const places = mounts.map(({ at }) => at);
    expect(places.filter((place) => !existsSync(place))).toEqual([]);
    for (const never of ['/', '/run', '/home', '/root', '/etc', '/etc/passwd', '/var', process.env['HOME']])
      expect(places).not.toContain(never);
  });

  it('follows a version manager to its installation, and mounts that alone', async () => {
    const versions = path.join(folder, 'versions/node/v99');
    const shims = path.join(folder, 'shims');
    await mkdir(path.join(versions, 'bin'), { recursive: true });
    await mkdir(path.join(versions, 'lib/node_modules/pnpm/bin'), { recursive: true });
    await mkdir(shims);
    await writeFile(path.join(versions, 'bin/node'), '');
    await writeFile(path.join(versions, 'lib/node_modules/pnpm/bin/pnpm.cjs'), '');
    await symlink('../lib/node_modules/pnpm/bin/pnpm.cjs', path.join(versions, 'bin/pnpm'));
    await symlink(path.join(versions, 'bin/node'), path.join(shims, 'node'));
    const { readOnly, searchPath } = describeMachine(`${shims}:${versions}/bin:relative:/usr/bin`);
    expect(readOnly.filter((place) => place.startsWith(folder))).toEqual([shims, versions]);
    expect(searchPath.slice(0, 2)).toEqual([shims, `${versions}/bin`]);
    expect(searchPath).not.toContain('relative');
  });

  it('leaves out what npm puts before the PATH, and folders of which nothing is mounted', async () => {
    const own = path.join(process.cwd(), 'node_modules/.bin');
    const elsewhere = path.join(folder, 'elsewhere');
    await mkdir(elsewhere);
    const { searchPath } = describeMachine(`${own}:/usr/lib/x/node-gyp-bin:${elsewhere}:/usr/bin`);
    expect(searchPath).not.toContain(own);
    expect(searchPath).not.toContain(elsewhere);
    expect(searchPath).toContain('/usr/bin');
  });

  it('names a tool by path and hash, or says where it looked', async () => {
    const tool = await resolveTool('git');
    expect(path.isAbsolute(tool.path)).toBe(true);
    expect(tool.sha256).toMatch(/^[0-9a-f]{64}$/);
    await expect(resolveTool('no-such-tool')).rejects.toThrow('no-such-tool is not among the programs');
  });

  it('removes trees that their writer has closed', async () => {
    const closed = path.join(folder, 'tree/closed');
    await mkdir(path.join(closed, 'deep'), { recursive: true });
    await symlink('/usr', path.join(closed, 'link'));
    await chmod(closed, 0);
    await removeFolder(path.join(folder, 'tree'));
    expect(existsSync(path.join(folder, 'tree'))).toBe(false);
    expect(existsSync('/usr')).toBe(true);
  });
});
