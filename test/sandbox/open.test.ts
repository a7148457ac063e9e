import { access, constants, readdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBubblewrap } from '../../src/sandbox/bubblewrap.ts';
import { openSandbox } from '../../src/sandbox/open.ts';
import { probe } from '../../src/sandbox/probe.ts';
import { openBare } from '../../src/sandbox/none.ts';
import { remedyFor, remedyHere } from '../../src/sandbox/remedy.ts';
import { removeFolder } from '../../src/workspace/remove-folder.ts';
import { SandboxUnavailable } from '../../src/sandbox/sandbox-unavailable.ts';
import type { Sandbox } from '../../src/sandbox/types.ts';
import { newFolder, runScript } from './contained.ts';

const signal = new AbortController().signal;

describe('opening a sandbox', () => {
  let folder: string;
  beforeAll(async () => {
    await expect(
      access('/usr/bin/bwrap', constants.X_OK),
      'bubblewrap is missing: sudo apt-get install -y bubblewrap',
    ).resolves.toBeUndefined();
    folder = await newFolder();
  });
  afterAll(() => removeFolder(folder));

  it('proves the level before it is used, and leaves nothing of the probe', async () => {
    const sandbox = await openSandbox({ choice: 'auto', runFolder: folder }, signal);
    expect(['bubblewrap', 'bubblewrap-root']).toContain(sandbox.level);
    expect(sandbox.proofs.map(({ claim, holds }) => `${claim}: ${holds}`)).toEqual([
      'cannot read the environment of a process outside: true',
      'cannot connect out: true',
      'cannot write outside its room: true',
      'has no privileges: true',
      'leaves no survivor: true',
      'works in an overlay that this program can read: true',
    ]);
    expect((await runScript(sandbox, folder, 'echo used')).out).toBe('used\n');
    expect((await readdir(folder)).filter((name) => name.startsWith('probe-'))).toEqual([]);
    await sandbox.close();
  });

  it('runs bare when that was chosen, and proves nothing then', async () => {
    const sandbox = await openSandbox({ choice: 'none', runFolder: folder }, signal);
    expect(sandbox).toMatchObject({ level: 'none', mapsPaths: false, proofs: [] });
  });

  it('holds for root too, whom the kernel would let write its settings', async () => {
    const sandbox = await openBubblewrap({ runFolder: folder });
    const { proofs, tidied } = await probe(sandbox, { runFolder: folder, signal });
    await tidied;
    expect(proofs.filter(({ holds }) => !holds)).toEqual([]);
    await sandbox.close();
  });

  it('does not believe a sandbox that is none', async () => {
    const bare = await openBare({ runFolder: folder });
    const pretender: Sandbox = {
      ...bare,
      level: 'bubblewrap',
      run: (command, abort) =>
        bare.run({ ...command, argv: ['bash', ...command.argv.slice(1)], cwd: folder }, abort),
    };
    const { proofs, tidied } = await probe(pretender, { runFolder: folder, signal });
    await tidied;
    const broken = proofs.filter(({ holds }) => !holds).map(({ claim }) => claim);
    expect(broken).toEqual(
      expect.arrayContaining([
        'cannot read the environment of a process outside',
        'cannot connect out',
        'cannot write outside its room',
        'works in an overlay that this program can read',
      ]),
    );
  });

  it('says what to do where no level works', async () => {
    const levels = [
      {
        level: 'bubblewrap' as const,
        reason: 'bwrap is not installed',
        remedy: 'Install it: sudo apt-get install -y bubblewrap',
      },
      { level: 'bubblewrap-root' as const, reason: 'not root', remedy: 'x' },
    ];
    const remedy = await remedyFor(levels);
    expect(remedy).toMatch(/^Install it: sudo apt-get install -y bubblewrap\. Or choose `sandbox: none`/);
    const error = new SandboxUnavailable(levels, { remedy });
    expect(error.message).toBe(
      'No sandbox works on this machine (bubblewrap: bwrap is not installed; bubblewrap-root: not root)',
    );
    const overlays = await remedyFor([
      { level: 'bubblewrap', reason: 'mount: upperdir is on overlay', remedy: '' },
    ]);
    expect(overlays).toMatch(/TMPDIR/);
  });

  it.each([
    ['kernel/apparmor_restrict_unprivileged_userns', '1', /^AppArmor .*sysctl -w .*profile for bwrap.*sudo/],
    ['kernel/unprivileged_userns_clone', '0', /unprivileged_userns_clone=1/],
    ['user/max_user_namespaces', '0', /max_user_namespaces=15000/],
    ['none of them', '', /^In a container/],
  ])('reads from %s what keeps bubblewrap from working', async (name, value, remedy) => {
    const failed = { level: 'bubblewrap' as const, reason: 'bwrap: setting up uid map: denied', remedy: '' };
    const setting = (asked: string) => Promise.resolve(asked === name ? value : '');
    expect(await remedyHere([failed], setting)).toMatch(remedy);
  });
});
