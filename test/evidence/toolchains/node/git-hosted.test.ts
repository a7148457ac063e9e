import { describe, expect, it } from 'vitest';
import {
  gitHostedDependencies,
  isGitSpecification,
} from '../../../../src/evidence/toolchains/node/git-hosted.ts';

const project = { rootName: 'sample', devDependencies: ['docs', '@scope/lint', 'direct'] };

describe('gitHostedDependencies', () => {
  it('follows what needs a git host up to the dependencies of the root', () => {
    const log = [
      '1 silly placeDep ROOT docs@1.0.0 OK for: sample@1.0.0 want: ^1.0.0',
      '2 silly placeDep ROOT @scope/lint@2.0.0 OK for: sample@1.0.0 want: ^2.0.0',
      '3 silly placeDep ROOT markdown@1.0.0 OK for: docs@1.0.0 want: ^1.0.0',
      '4 silly placeDep ROOT fs-extra@7.0.0 OK for: @scope/lint@2.0.0 want: ^7.0.0',
      '5 silly placeDep node_modules/markdown fs-extra@ OK for: markdown@1.0.0 want: owner/fs-extra#branch',
      '6 silly placeDep ROOT direct@ OK for: sample@1.0.0 want: git+ssh://git@host.invalid/direct.git',
    ].join('\n');
    expect(gitHostedDependencies(log, project)).toEqual(['direct', 'docs']);
  });

  it('names nothing when the dependency is none of development', () => {
    const log = '1 silly placeDep ROOT a@ OK for: sample@1.0.0 want: github:owner/a';
    expect(gitHostedDependencies(log, project)).toEqual([]);
  });

  it.each([
    ['owner/name', true],
    ['owner/name#v1', true],
    ['github:owner/name', true],
    ['git+https://host.invalid/a.git', true],
    ['https://codeload.github.com/a/b/tar.gz/c', true],
    ['^1.0.0', false],
    ['npm:@scope/name@1', false],
    ['file:../a', false],
    ['https://registry.npmjs.org/a/-/a-1.0.0.tgz', false],
    ['latest', false],
  ])('%s: %s', (wanted, expected) => {
    expect(isGitSpecification(wanted)).toBe(expected);
  });
});
