import { describe, expect, it } from 'vitest';
import { changedSettings, withheldBecause } from '../../../src/evidence/trees/install-settings.ts';
import type { TreeEntry } from '../../../src/workspace/git/objects.ts';

function tree(files: Record<string, string>): TreeEntry[] {
  return Object.entries(files).map(([path, sha]) => ({ path, sha, mode: '100644', type: 'blob', size: 1 }));
}

describe('settings of package managers that a change alters', () => {
  it.each([
    ['.npmrc'],
    ['packages/a/.npmrc'],
    ['.yarnrc.yml'],
    ['.yarn/releases/yarn-4.0.0.cjs'],
    ['.yarn/plugins/evil.cjs'],
    ['.pnpmfile.cjs'],
    ['pnpm-workspace.yaml'],
    ['bunfig.toml'],
  ])('%s added, edited or removed', (file) => {
    expect(changedSettings(tree({}), tree({ [file]: 'a' }))).toEqual([file]);
    expect(changedSettings(tree({ [file]: 'a' }), tree({ [file]: 'b' }))).toEqual([file]);
    expect(changedSettings(tree({ [file]: 'a' }), tree({}))).toEqual([file]);
  });

  it('a file that becomes a link is another file', () => {
    const linked = tree({ '.npmrc': 'a' }).map((entry) => ({ ...entry, mode: '120000' }));
    expect(changedSettings(tree({ '.npmrc': 'a' }), linked)).toEqual(['.npmrc']);
  });

  it('nothing else counts', () => {
    const base = tree({ '.npmrc': 'a', 'src/a.js': 'a', 'package-lock.json': 'a' });
    const head = tree({ '.npmrc': 'a', 'src/a.js': 'b', 'package-lock.json': 'b' });
    expect(changedSettings(base, head)).toEqual([]);
  });

  it('are named, the first of them', () => {
    expect(withheldBecause(['a', 'b', 'c', 'd'])).toBe(
      'the installation got no credentials: the change alters a, b, c and 1 more',
    );
  });
});
