import { once } from 'node:events';
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSeparateUser } from '../../src/sandbox/separate-user.ts';
import { probeSeparateUser } from '../../src/sandbox/separate-user-probe.ts';
import type { Sandbox, SandboxedCommand } from '../../src/sandbox/types.ts';
import { removeFolder } from '../../src/workspace/remove-folder.ts';
import { newFolder, runScript } from './contained.ts';
import { commandsEndAsPromised } from './ends.ts';

const { signal } = new AbortController();

// Only root can become another user; everybody else is told so.
describe.skipIf(process.getuid?.() !== 0)('a separate user', () => {
  let folder: string;
  let sandbox: Sandbox;
  let count = 0;

  beforeAll(async () => {
    process.env['GAINSAY_TEST_TOKEN'] = 'canary-5d1f0c';
    folder = await newFolder();
    sandbox = await openSeparateUser({ runFolder: folder });
  });
  afterAll(async () => {
    delete process.env['GAINSAY_TEST_TOKEN'];
    await sandbox.close();
    expect(existsSync(sandbox.rooms ?? '')).toBe(false);
    await removeFolder(folder);
  });

  const run = (script: string, changed: Partial<SandboxedCommand> = {}) =>
    runScript(sandbox, folder, script, changed);

  async function room() {
    count += 1;
    const place = path.join(sandbox.rooms ?? '', 'rooms', String(count));
    await mkdir(place, { recursive: true });
    await writeFile(path.join(place, 'kept'), 'as it was\n');
    return {
      place,
      inside: { cwd: place, mounts: [{ kind: 'read-write', from: place, at: place }] as const },
    };
  }
  const within = async (script: string) => {
    const { place, inside } = await room();
    return { place, ...(await run(script, { cwd: inside.cwd, mounts: [...inside.mounts] })) };
  };

  it('proves all that it promises, and says that it isolates no network', async () => {
    const { proofs, tidied } = await probeSeparateUser(sandbox, { runFolder: folder, signal });
    await tidied;
    expect(proofs.filter(({ holds }) => !holds)).toEqual([]);
    expect(proofs).toHaveLength(7);
    expect(sandbox).toMatchObject({ level: 'separate-user', isolatesNetwork: false, mapsPaths: false });
  });

  it('is not proven where everybody can read the credentials of the checkout', async () => {
    const checkout = await newFolder();
    await chmod(checkout, 0o755);
    execFileSync('git', ['init', '--quiet'], { cwd: checkout });
    const header = 'http.https://github.com/.extraheader';
    execFileSync('git', ['config', header, 'AUTHORIZATION: basic x'], { cwd: checkout });
    const asked = { runFolder: folder, checkout, signal };
    const broken = async () => {
      const { proofs, tidied } = await probeSeparateUser(sandbox, asked);
      await tidied;
      return proofs.filter(({ holds }) => !holds).map(({ detail }) => detail);
    };
    expect(await broken()).toEqual([expect.stringContaining(`readable: ${checkout}/.git/config`)]);
    await chmod(path.join(checkout, '.git/config'), 0o600);
    expect(await broken()).toEqual([]);
    await removeFolder(checkout);
  });

  it('gives the environment that was given, no privilege, no group, a temporary folder of its own', async () => {
    const { out } = await run(
      'env; cat /proc/[0-9]*/environ 2>/dev/null | tr "\\0" "\\n"; echo; grep -E "^(Cap|NoNewPrivs|Groups|Uid)" /proc/self/status; /usr/sbin/chroot / /bin/true 2>&1',
      { env: { PATH: '/usr/bin:/bin', ONLY: 'this' } },
    );
    expect(out).toContain('ONLY=this');
    expect(out).not.toContain('canary-5d1f0c');
    expect(out).toContain(`TMPDIR=${sandbox.rooms}/tmp-`);
    expect(out).toMatch(/NoNewPrivs:\t1/);
    for (const set of ['CapPrm', 'CapEff', 'CapBnd', 'CapAmb'])
      expect(out).toMatch(new RegExp(`${set}:\\t0+\\n`));
    expect(out).toMatch(/Uid:\t655(?:2\d|3[012])\t/);
    expect(out).toMatch(/Groups:\t *\n/);
    expect(out).toMatch(/Operation not permitted/);
  });

  it('works in its room, which is root’s and closed to other commands afterwards', async () => {
    const { place, out } = await within(
      'cat kept; echo changed > kept; mkdir -p a/b; echo new > a/b/c; umask',
    );
    expect(out).toBe('as it was\n0022\n');
    expect(await readFile(path.join(place, 'a/b/c'), 'utf8')).toBe('new\n');
    expect(['.', 'kept', 'a/b/c'].map((name) => lstatSync(path.join(place, name)).uid)).toEqual([0, 0, 0]);
    const other = await within(
      `cat ${place}/kept; echo x >> ${place}/kept; ls ${path.dirname(place)} ${folder}`,
    );
    expect(other.out).not.toContain('changed');
    expect(other.err.match(/Permission denied/g)?.length).toBeGreaterThanOrEqual(3);
    expect(await readFile(path.join(place, 'kept'), 'utf8')).toBe('changed\n');
  });

  it('keeps commands at the same time apart', async () => {
    const [one, two] = [await room(), await room()];
    const given = (of: typeof one) => ({ cwd: of.place, mounts: [...of.inside.mounts] });
    const outcomes = await Promise.all([
      run('sleep 0.6; cat kept', given(one)),
      run(`sleep 0.2; echo forged > ${one.place}/kept; kill -9 -1; sleep 1; echo alive`, given(two)),
    ]);
    expect(outcomes.map(({ out }) => out)).toEqual(['as it was\n', 'alive\n']);
  });

  it('gives nothing of root’s away: no second name, nothing behind a link, no directory behind one', async () => {
    const secret = path.join(folder, 'secret');
    writeFileSync(secret, 'secret', { mode: 0o600 });
    const open = path.join(folder, 'open');
    mkdirSync(open);
    writeFileSync(path.join(open, 'file'), 'in a folder that only root can come to', { mode: 0o644 });
    await chmod(folder, 0o700);
    const { place, inside } = await room();
    linkSync(secret, path.join(place, 'second-name'));
    symlinkSync(folder, path.join(place, 'link'));
    const changed = { mounts: [...inside.mounts] };
    expect((await run('cat second-name link/secret', { ...changed, cwd: place })).out).toBe('');
    await expect(run('cat file', { ...changed, cwd: path.join(place, 'link/open') })).rejects.toThrow(
      /could not start/,
    );
    expect(statSync(secret).uid).toBe(0);
    await expect(run('true', { mounts: [{ kind: 'read-write', from: open, at: open }] })).rejects.toThrow(
      'outside the rooms',
    );
    expect(statSync(open).uid).toBe(0);
  });

  it('leaves no file where everybody may write', async () => {
    const name = `gainsay-left-${process.pid}`;
    const { out } = await run(
      `for d in /tmp /var/tmp /dev/shm; do mkdir $d/${name} && touch $d/${name}/x && echo "$d"; done`,
    );
    const made = out.trim().split('\n');
    expect(made).toContain('/tmp');
    expect(made.filter((place) => existsSync(path.join(place, name)))).toEqual([]);
  });

  it('closes what a command opened to others, before it is used again', async () => {
    const { place } = await within(
      'chmod 777 . ; mkdir -m 777 sub; cp kept sub; chmod 666 sub/kept; chmod 4755 kept',
    );
    const other = await within(
      `ls ${place}; touch ${place}/mine ${place}/sub/mine; echo forged > ${place}/sub/kept`,
    );
    expect(other.out).toBe('kept\nsub\n');
    expect(['mine', 'sub/mine'].filter((name) => existsSync(path.join(place, name)))).toEqual([]);
    expect(await readFile(path.join(place, 'sub/kept'), 'utf8')).toBe('as it was\n');
    expect(statSync(path.join(place, 'kept')).mode & 0o7777).toBe(0o755);
  });

  it('ends with folders that no path reaches, and has its user back', async () => {
    const deep = `const fs = require('fs'); for (let i = 0; i < 700; i++) { fs.mkdirSync('deepdeep'); process.chdir('deepdeep'); }`;
    for (let time = 0; time < 3; time += 1) {
      const { place, exit } = await within(
        `node -e "${deep}"; cd /tmp && node -e "${deep}"; mkdir "$OLDPWD/kept-too"`,
      );
      expect(exit).toEqual({ kind: 'code', code: 0 });
      expect(['deepdeep', 'kept-too', 'kept'].filter((name) => existsSync(path.join(place, name)))).toEqual([
        'kept-too',
        'kept',
      ]);
      expect(existsSync('/tmp/deepdeep')).toBe(false);
    }
  });

  it('leaves no file in others’ folders that are open to all, and no memory of System V', async () => {
    const shared = await newFolder();
    await chmod(shared, 0o1777);
    await within(`echo x > ${shared}/left; ln kept ${shared}/linked; ipcmk -M 1000; ipcmk -S 1; ipcmk -Q`);
    expect(readdirSync(shared)).toEqual([]);
    const owners = ['shm', 'sem', 'msg'].flatMap((kind) => [
      ...readFileSync(`/proc/sysvipc/${kind}`, 'utf8').matchAll(/\b655(?:2\d|3[012])\b/g),
    ]);
    expect(owners).toEqual([]);
    await removeFolder(shared);
  });

  it('reaches the network of the machine: that is why it comes last', async () => {
    const server = net.createServer((socket) => socket.end('reached\n')).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const { out } = await run(`node -e "require('net').connect(${port},'127.0.0.1').pipe(process.stdout)"`);
    server.close();
    expect(out).toBe('reached\n');
  });

  commandsEndAsPromised(() => ({ sandbox, folder }));
});
