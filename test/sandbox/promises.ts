import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, lstat, mkdir, readFile, writeFile } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeFolder } from '../../src/workspace/remove-folder.ts';
import type { Sandbox, SandboxedCommand } from '../../src/sandbox/types.ts';
import { newFolder, overlayOver, runScript } from './contained.ts';
import { commandsEndAsPromised } from './ends.ts';

const canary = 'canary-5d1f0c';

/** What every level made by bubblewrap promises, whoever makes it. */
export function keepsItsPromises(open: (runFolder: string) => Promise<Sandbox>): void {
  let folder: string;
  let sandbox: Sandbox;
  let count = 0;

  beforeAll(async () => {
    process.env['GAINSAY_TEST_TOKEN'] = canary;
    folder = await newFolder();
    sandbox = await open(folder);
  });
  afterAll(async () => {
    await sandbox.close();
    await removeFolder(folder);
    delete process.env['GAINSAY_TEST_TOKEN'];
  });

  const run = (script: string, changed: Partial<SandboxedCommand> = {}) =>
    runScript(sandbox, folder, script, changed);

  async function room(name = 'room') {
    count += 1;
    const own = path.join(folder, `${name}-${count}`);
    const lower = path.join(own, 'lower');
    await mkdir(lower, { recursive: true });
    await writeFile(path.join(lower, 'kept'), 'as it was\n');
    await writeFile(path.join(lower, 'gone'), '');
    return { lower, overlay: await overlayOver(own, lower, '/room') };
  }

  describe('what it hides', () => {
    it('shows the environment that was given, and of ours nothing, not even in process 1', async () => {
      const { out } = await run('env; cat /proc/[0-9]*/environ | tr "\\0" "\\n"', {
        env: { PATH: '/usr/bin:/bin', ONLY: 'this' },
      });
      expect(out).toContain('ONLY=this');
      expect(out).not.toContain(canary);
      const names = out.split('\n').map((line) => line.split('=')[0]);
      expect(names.filter((name) => !['', 'ONLY', 'PATH', 'PWD', '_'].includes(name ?? ''))).toEqual([]);
    });

    it('shows no process of the machine', async () => {
      const { out } = await run('ls -d /proc/[0-9]* | wc -l; ps -eo args');
      expect(Number(out.split('\n')[0])).toBeLessThan(6);
      expect(out).not.toContain('vitest');
      expect(out).not.toContain('bwrap');
    });

    it('shows no socket of a daemon, no home, no secret of the machine', async () => {
      const { out } = await run(
        'ls -d /run /var /home /root /sys /etc/shadow /etc/ssl/private 2>/dev/null; find / -xdev -type s 2>/dev/null',
      );
      expect(out).toBe('');
    });

    it('writes nowhere but in /tmp, /dev/shm and its mounts', async () => {
      const { out } = await run(
        'for d in / /usr /usr/bin /etc /dev /proc/sys/kernel /lib; do (: > $d/x) 2>/dev/null && echo "$d"; done; (: > /proc/sysrq-trigger) 2>/dev/null && echo sysrq; (: > /proc/sys/kernel/core_pattern) 2>/dev/null && echo sys; touch /tmp/x /dev/shm/x && echo fine',
      );
      expect(out).toBe('fine\n');
    });

    it('gives no privilege, no group and no way to get one', async () => {
      const { out } = await run(
        'grep -E "^(Cap|NoNewPrivs|Groups|Uid)" /proc/self/status; unshare --mount true 2>&1; mount -t tmpfs x /tmp 2>&1; chroot / true 2>&1',
      );
      expect(out).toMatch(/NoNewPrivs:\t1/);
      for (const set of ['CapPrm', 'CapEff', 'CapBnd', 'CapAmb'])
        expect(out).toMatch(new RegExp(`${set}:\\t0+\\n`));
      expect(out).not.toMatch(/Uid:.*\b0\b/);
      expect(out.match(/not permitted|must be superuser|permission denied/gi)?.length).toBe(3);
    });
  });

  describe('the network', () => {
    it('reaches no listener of the machine, not even an abstract socket', async () => {
      let connections = 0;
      const count = (socket: net.Socket): void => {
        connections += 1;
        socket.destroy();
      };
      const tcp = net.createServer(count);
      const abstract = net.createServer(count);
      tcp.listen(0, '127.0.0.1');
      abstract.listen(`\0gainsay-test-${process.pid}`);
      await Promise.all([once(tcp, 'listening'), once(abstract, 'listening')]);
      const { out } = await run(
        `cat > /tmp/try.js <<'END'
const net = require('net');
for (const to of [{ port: ${portOf(tcp)}, host: '127.0.0.1' }, { path: '\\0gainsay-test-${process.pid}' }, { port: 53, host: '1.1.1.1' }])
  net.connect(to).on('connect', () => console.log('reached')).on('error', (error) => console.log(error.code)).setTimeout(2000, () => console.log('silent'));
END
node /tmp/try.js`,
      );
      tcp.close();
      abstract.close();
      expect(out.trim().split('\n').toSorted()).toEqual(['ECONNREFUSED', 'ECONNREFUSED', 'ENETUNREACH']);
      expect(connections).toBe(0);
    });

    it('has a loopback of its own that works', async () => {
      const { out } = await run(
        `node -e "const s=require('http').createServer((q,r)=>r.end('hello')).listen(0,'localhost',async()=>{console.log(await (await fetch('http://localhost:'+s.address().port)).text());s.close()})"`,
      );
      expect(out).toBe('hello\n');
    });

    it('reaches exactly the ports of the job that it was given', async () => {
      const service = net.createServer((socket) => socket.end('service\n')).listen(0, '127.0.0.1');
      const other = net.createServer((socket) => socket.end('other\n')).listen(0, '127.0.0.1');
      await Promise.all([once(service, 'listening'), once(other, 'listening')]);
      const result = await run(`${reading(portOf(service))}; ${reading(portOf(other))}; exit 4`, {
        network: { kind: 'listed', ports: [portOf(service)], hosts: [] },
      });
      service.close();
      other.close();
      expect(result).toMatchObject({
        out: 'service\nECONNREFUSED\n',
        exit: { kind: 'code', code: 4 },
        survivors: 0,
      });
    });
  });

  describe('its rooms', () => {
    it('keeps what was, shows what was written, and can be removed again', async () => {
      const { lower, overlay } = await room();
      const result = await run(
        'cat kept; echo changed > kept; rm gone; mkdir -p a/b; echo new > a/b/file; mkdir closed; touch closed/x; chmod 000 closed; id -un; stat -c %U kept',
        { mounts: [overlay], cwd: '/room' },
      );
      expect(result).toMatchObject({ out: 'as it was\nsandbox\nsandbox\n', err: '' });
      expect(await readFile(path.join(lower, 'kept'), 'utf8')).toBe('as it was\n');
      expect(existsSync(path.join(lower, 'gone'))).toBe(true);
      expect(await readFile(path.join(overlay.upper, 'kept'), 'utf8')).toBe('changed\n');
      expect(await readFile(path.join(overlay.upper, 'a/b/file'), 'utf8')).toBe('new\n');
      expect((await lstat(path.join(overlay.upper, 'gone'))).isCharacterDevice()).toBe(true);
      const again = await run('cat kept a/b/file; ls gone 2>&1 | tail -c 26; ls -ld closed | cut -c1-10', {
        mounts: [overlay],
        cwd: '/room',
      });
      expect(again.out).toBe('changed\nnew\nNo such file or directory\nd---------\n');
      await removeFolder(path.dirname(overlay.upper));
      expect(existsSync(overlay.upper)).toBe(false);
    });

    it('takes names with spaces, commas, colons, quotes and backslashes', async () => {
      const { overlay } = await room(`it's "a,b:c" \\d $(x)`);
      const { out, err } = await run('cat kept', { mounts: [overlay], cwd: '/room' });
      expect({ out, err }).toEqual({ out: 'as it was\n', err: '' });
    });

    it('puts mounts within mounts, later ones on top, and keeps read-only ones so', async () => {
      const { lower, overlay } = await room();
      const given = path.join(folder, `given-${count}`);
      await mkdir(given);
      const result = await run(
        'echo x > data/kept; echo y > out/y; touch kept; touch nothing/z; ls nothing',
        {
          cwd: '/room',
          mounts: [
            overlay,
            { kind: 'read-only', from: lower, at: '/room/data' },
            { kind: 'read-write', from: given, at: '/room/out' },
            { kind: 'tmpfs', at: '/room/nothing' },
          ],
        },
      );
      expect(result.out).toBe('z\n');
      expect(result.err).toMatch(/data\/kept: Read-only file system/);
      expect(await readFile(path.join(given, 'y'), 'utf8')).toBe('y\n');
    });

    it('runs several commands at once, each in its own', async () => {
      const rooms = await Promise.all([1, 2, 3, 4, 5].map(() => room()));
      const outcomes = await Promise.all(
        rooms.map(({ overlay }, index) =>
          run(`echo ${index} > /tmp/mine; echo ${index} > mine; sleep 0.1; cat /tmp/mine mine; ls | wc -l`, {
            mounts: [overlay],
            cwd: '/room',
          }),
        ),
      );
      expect(outcomes.map(({ out }) => out)).toEqual([0, 1, 2, 3, 4].map((n) => `${n}\n${n}\n3\n`));
    });

    it('refuses to mount what nobody may see', async () => {
      for (const from of ['/', '/run', '/home', '/proc/', '/etc'])
        await expect(run('true', { mounts: [{ kind: 'read-only', from, at: '/x' }] })).rejects.toThrow(
          'must not be mounted',
        );
    });
  });

  commandsEndAsPromised(() => ({ sandbox, folder }));

  it('runs what projects run: node, npm, git', async () => {
    const { overlay } = await room();
    await chmod(overlay.lower[0] ?? '', 0o755);
    const result = await run(
      `echo '{"name":"x","scripts":{"test":"node -e 1 && echo tested"}}' > package.json; npm test --silent; git init -q . && git add . && git -c user.name=a -c user.email=b commit -qm c && git log --format=%s`,
      { mounts: [overlay], cwd: '/room' },
    );
    expect({ out: result.out, err: result.err }).toEqual({ out: 'tested\nc\n', err: expect.any(String) });
  });
}

function reading(port: number): string {
  return `node -e "require('net').connect(${port},'127.0.0.1').on('error',e=>console.log(e.code)).pipe(process.stdout)"`;
}

function portOf(server: net.Server): number {
  const address = server.address();
  return address !== null && typeof address === 'object' ? address.port : 0;
}
