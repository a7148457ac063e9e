import { describe, expect, it } from 'vitest';
import { nextInstall } from '../../../../src/evidence/toolchains/node/install.ts';
import type { FailedAttempt, PackageManager, Project } from '../../../../src/evidence/toolchains/types.ts';

function project(manager: PackageManager, lockfile: string | null): Project {
  return {
    directory: '.',
    manager,
    managerVersion: null,
    lockfile,
    packages: ['.'],
    hasDependencies: true,
    rootName: 'sample',
    devDependencies: ['evalmd', 'eclint'],
  };
}

type Failure = Partial<Omit<FailedAttempt, 'attempt'>>;

/** Every script that is tried when the attempts fail like this, one after the other. */
function scripts(of: Project, failures: Failure[], options = { scripts: false }) {
  const failed: FailedAttempt[] = [];
  const tried: string[] = [];
  let note: string | undefined;
  for (const failure of [...failures, null]) {
    const attempt = nextInstall(of, failed, options);
    if (attempt === null) return { tried, note, gaveUp: true };
    tried.push(attempt.script);
    note = attempt.note;
    if (failure === null) break;
    failed.push({ attempt, tail: '', managerMissing: false, gitHosted: [], ...failure });
  }
  return { tried, note, gaveUp: false };
}

const ci = 'npm ci --ignore-scripts --include=dev --no-audit --no-fund';

describe('nextInstall', () => {
  it.each([
    [project('npm', 'package-lock.json'), ci],
    [
      project('npm', null),
      'npm install --ignore-scripts --no-package-lock --include=dev --no-audit --no-fund',
    ],
    [project('bun', 'bun.lock'), 'bun install --frozen-lockfile --ignore-scripts'],
  ])('is frozen where there is a lockfile, and runs no scripts: %#', (of, script) => {
    expect(scripts(of, []).tried).toEqual([script]);
  });

  it('lets packages run scripts only when told to', () => {
    expect(scripts(project('npm', 'package-lock.json'), [], { scripts: true }).tried[0]).not.toContain(
      'ignore-scripts',
    );
  });

  it('installs by the manifest when the lockfile is out of sync, and says so', () => {
    const tail =
      'npm error code EUSAGE\nnpm error `npm ci` can only install packages when your package.json and package-lock.json are in sync.';
    const { tried, note } = scripts(project('npm', 'package-lock.json'), [{ tail }]);
    expect(tried[1]).toBe('npm install --ignore-scripts --include=dev --no-audit --no-fund');
    expect(note).toContain('out of date');
  });

  it('ignores peers that conflict, once', () => {
    const tail = 'npm error code ERESOLVE\nnpm error ERESOLVE unable to resolve dependency tree';
    const { tried, note, gaveUp } = scripts(project('npm', null), [{ tail }, { tail }]);
    expect(tried[1]).toContain('--legacy-peer-deps');
    expect(note).toBe('peer dependencies conflict: they were ignored');
    expect(gaveUp).toBe(true);
  });

  it('leaves out a development dependency whose git host cannot be reached, together with what it learned before', () => {
    const { tried, note } = scripts(project('npm', null), [
      { tail: 'ERESOLVE' },
      { tail: 'git ls-remote failed', gitHosted: ['evalmd'] },
    ]);
    expect(tried[2]).toBe(
      "npm pkg delete 'devDependencies.evalmd' && npm install --ignore-scripts --legacy-peer-deps --no-package-lock --include=dev --no-audit --no-fund",
    );
    expect(note).toContain('evalmd was left out: it needs a git host that cannot be reached');
  });

  it('falls back to npm when the package manager is not on the machine', () => {
    const { tried, note } = scripts(project('pnpm', 'pnpm-lock.yaml'), [{ managerMissing: true }]);
    expect(tried[0]).toContain('pnpm');
    expect(tried[1]).toBe(
      'npm install --ignore-scripts --no-package-lock --include=dev --no-audit --no-fund',
    );
    expect(note).toContain('pnpm is not on this machine');
  });

  it('does not try again when it knows nothing better', () => {
    expect(scripts(project('npm', 'package-lock.json'), [{ tail: 'npm error 404 Not Found' }])).toMatchObject(
      { tried: [ci], gaveUp: true },
    );
  });
});
