import { execFileSync } from 'node:child_process';
import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { builtProgram } from './bundle.ts';
import { openPlace, type Place } from './gainsay.ts';
import { run } from './program.ts';

beforeAll(builtProgram, 240_000);

let place: Place;
beforeEach(async () => {
  place = await openPlace();
});
afterEach(() => place.remove());

describe('gainsay doctor', { timeout: 60_000 }, () => {
  it('proves the ladder, names the level of a run, tells of secrets only that they are there, leaves nothing', async () => {
    const cwd = path.join(place.folder, 'checkout');
    const temporary = path.join(place.folder, 'tmp');
    await Promise.all([mkdir(cwd), mkdir(temporary)]);
    execFileSync('git', ['init', '--quiet'], { cwd });
    const header = 'http.https://github.com/.extraheader';
    execFileSync('git', ['config', header, 'AUTHORIZATION: basic planted-of-git'], { cwd });
    const env = { TMPDIR: temporary, ANTHROPIC_API_KEY: 'planted-key', GITHUB_TOKEN: 'planted-token' };

    const { code, stdout } = await run(['doctor', '--json'], { cwd, env });
    const { levels, uses, needs } = JSON.parse(stdout);
    const works = levels.filter((level: { fault: unknown }) => level.fault === null);
    expect(code).toBe(0);
    expect(uses).toBe(works[0].level);
    expect(works[0].proofs.map(({ claim }: { claim: string }) => claim)).toContain('cannot connect out');
    const found = Object.fromEntries(
      needs.map(({ name, state, found }: Record<string, string>) => [name, `${state}: ${found}`]),
    );
    expect(found).toMatchObject({
      git: expect.stringMatching(/^fine: \d+\.\d+/),
      Node: `fine: ${process.versions.node}`,
      'key for a model': 'fine: ANTHROPIC_API_KEY is set',
      'token for GitHub': expect.stringContaining('GITHUB_TOKEN is set'),
      checkout: expect.stringMatching(/^note: .* stores credentials: http\.extraheader in \.git\/config$/),
    });
    expect(stdout).not.toContain('planted');
    expect(await readdir(temporary)).toEqual([]);
  });

  it('exits with 1 and says what to do where no level works', async () => {
    const { code, stdout } = await run(['doctor'], { env: { TMPDIR: path.join(place.folder, 'nowhere') } });
    expect(code).toBe(1);
    expect(stdout).toContain('A run here would use none: commands are refused (INCONCLUSIVE).');
    expect(stdout).toMatch(/fails {4}bubblewrap {7}.*nowhere.*\n +→ Let TMPDIR name a folder/);
  });
});
