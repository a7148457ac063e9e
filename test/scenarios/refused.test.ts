import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { gainsay, openPlace, type Place } from './gainsay.ts';
import { makeRepository, shopChanges, shopFiles, type Files } from './repositories.ts';

let place: Place;
beforeEach(async () => {
  place = await openPlace();
});
afterEach(() => place.remove());

async function verify(args: string[], base: Files = {}) {
  const directory = path.join(place.folder, 'shop');
  const cwd = await makeRepository(directory, { ...shopFiles, ...base }, shopChanges.right);
  return gainsay(place, ['verify', '--sandbox', 'none', ...args], { cwd });
}

describe('what cannot be verified is said in two lines', { timeout: 120_000 }, () => {
  it('a base that does not exist', async () => {
    const { code, stdout, stderr } = await verify(['--base', 'mian', '--json']);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain('--base');
    expect(stderr).toContain('mian');
    expect(stderr.trimEnd().split('\n')).toHaveLength(2);
  });

  it('a head that does not exist', async () => {
    const { code, stderr } = await verify(['--base', 'main', '--head', 'nowhere']);
    expect(code).toBe(2);
    expect(stderr).toContain('--head');
    expect(stderr).toContain('nowhere');
  });

  it('a rule for a tool that does not exist: it would look as if it held', async () => {
    const config = "permissions:\n  deny: ['Bsh(curl *)']\n";
    const { code, stderr } = await verify(['--base', 'main'], { '.github/gainsay.yml': config });
    expect(code).toBe(2);
    expect(stderr).toContain('.github/gainsay.yml (permissions.deny.0): there is no tool Bsh');
    expect(stderr).toContain('Did you mean Bash?');
  });

  it('a head that is the base', async () => {
    const { code, stdout } = await verify(['--base', 'change']);
    expect(code).toBe(0);
    expect(stdout.split('\n')[0]).toBe(
      'INCONCLUSIVE (not-run): Nothing was run: head holds the same files as base (what is not committed is not seen)',
    );
    expect(stdout).not.toContain('Passed');
  });

  it('a configuration that was named and is not there', async () => {
    const { code, stderr } = await verify(['--base', 'main', '--config', 'nowhere.yml']);
    expect(code).toBe(2);
    expect(stderr).toContain('nowhere.yml');
    expect(stderr).toContain('base branch');
  });

  it('a package that is not there: it must not look like one without tests', async () => {
    const { code, stderr } = await verify(['--base', 'main', '--working-directory', 'packages/nowhere']);
    expect(code).toBe(2);
    expect(stderr).toContain('head has no folder "packages/nowhere"');
  });

  it('a configuration at base with an unknown key', async () => {
    const config = { '.github/gainsay.yml': 'version: 1\ninstall:\n  scirpts: true\n' };
    const { code, stdout, stderr } = await verify(['--base', 'main'], config);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain('.github/gainsay.yml:3 (install.scirpts): unknown key `scirpts`');
    expect(stderr).toContain('scripts');
  });

  it('a configuration at base with a value of the wrong kind', async () => {
    const wrong = await verify(['--base', 'main'], { '.github/gainsay.yml': 'limits:\n  mutants: many\n' });
    expect(wrong.code).toBe(2);
    expect(wrong.stderr).toContain('.github/gainsay.yml:2 (limits.mutants)');
  });

  it('a configuration at base that is no YAML', async () => {
    const { code, stderr } = await verify(['--base', 'main'], { '.github/gainsay.yml': 'a: [1\nb: 2\n' });
    expect(code).toBe(2);
    expect(stderr).toMatch(/\.github\/gainsay\.yml:\d/);
  });
});
