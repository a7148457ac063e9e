import type { Sha } from '../../base/ids.ts';

/** `head`: the pull request's head; `base`: the merge base; `merge`: the merge result, where base has moved on. */
export type TreeName = 'head' | 'base' | 'merge';

/** Sources of one tree with the tests (and fixtures) of another. */
export type TreePair = { source: TreeName; tests: TreeName };

export type FileKind =
  | 'source'
  | 'test'
  | 'fixture'
  | 'dependencies'
  | 'configuration'
  | 'documentation'
  | 'generated';

export type ChangedFile = {
  /** Path on head (on base for a deleted file), relative to the repository, as git stores it. */
  path: string;
  /** Old path of a rename or copy. */
  from?: string;
  status: 'added' | 'modified' | 'deleted' | 'renamed' | 'copied' | 'type-changed' | 'submodule';
  kind: FileKind;
  /** What about it alters how tests are run, in words: the configuration of a runner, another `test` script. */
  testing?: string;
  binary: boolean;
  /** Changed or added lines on head, 1-based, inclusive. Empty for deleted and binary files. */
  lines: { start: number; end: number }[];
};

/** The strictest kind present decides what is required for a verdict: source > tests > dependencies > configuration > documentation. */
export type ChangeClass = 'source' | 'tests' | 'dependencies' | 'configuration' | 'documentation';

export type Change = {
  base: Sha;
  head: Sha;
  /** Set only when the base branch has moved on since the merge base. */
  merge: Sha | null;
  files: ChangedFile[];
  class: ChangeClass;
};
