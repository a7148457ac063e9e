import type { Sha } from '../../base/ids.ts';
import { decodeName } from './names.ts';

/** One entry of `git diff-tree`: what happened to a path, and which lines of the new side are new. */
export type FileChange = {
  /** On the new side; on the old side for a deleted file. See `names.ts` for bytes that are no UTF-8. */
  path: string;
  /** Old path of a rename or copy. */
  from?: string;
  status: 'added' | 'modified' | 'deleted' | 'renamed' | 'copied' | 'type-changed' | 'submodule';
  /** `100644`, `100755`, `120000` (symbolic link), `160000` (submodule); null on the side where there is nothing. */
  oldMode: string | null;
  newMode: string | null;
  /** Blobs, or the commits of a submodule. */
  oldSha: Sha | null;
  newSha: Sha | null;
  binary: boolean;
  /** The new side is a Git LFS pointer, not the content that it names. */
  lfsPointer: boolean;
  /** Added or changed lines on the new side, 1-based, inclusive. */
  lines: { start: number; end: number }[];
};

export const diffArguments = [
  'diff-tree',
  '-r',
  '-z',
  '--raw',
  '-p',
  '-U0',
  '-M',
  '--no-commit-id',
  '--no-ext-diff',
  '--no-textconv',
  '--no-color',
  '--full-index',
  '--ignore-submodules=none',
  '--submodule=short',
];

/** Reads the output of `diffArguments`: raw entries, an empty field, then a patch in the same order. */
export function parseDiff(output: Buffer): FileChange[] {
  const { changes, patchAt } = parseRaw(output);
  const sections = parsePatch(output.subarray(patchAt));
  // A type change is shown as a deletion and a creation. Out of step with the entries, no section says whose it is.
  const expected = changes.reduce((sum, change) => sum + sectionsOf(change), 0);
  if (sections.length !== expected) return changes;
  let next = 0;
  return changes.map((change) => {
    next += sectionsOf(change);
    const section = sections[next - 1];
    if (section === undefined) return change;
    const { binary, lfsPointer, lines } = section;
    if (change.status === 'submodule' || change.status === 'deleted') return { ...change, binary };
    return { ...change, binary, lfsPointer, lines };
  });
}

function sectionsOf({ oldMode, newMode }: FileChange): number {
  return oldMode !== null && newMode !== null && oldMode.slice(0, 2) !== newMode.slice(0, 2) ? 2 : 1;
}

function parseRaw(output: Buffer): { changes: FileChange[]; patchAt: number } {
  const changes: FileChange[] = [];
  let at = 0;
  const field = (): Buffer => {
    const found = output.indexOf(0, at);
    const end = found === -1 ? output.length : found;
    const bytes = output.subarray(at, end);
    at = end + 1;
    return bytes;
  };
  while (at < output.length && output[at] === 0x3a) {
    const [oldMode, newMode, oldSha, newSha, letter] = field().toString('latin1').slice(1).split(' ');
    const first = decodeName(field());
    const moved = letter?.startsWith('R') === true || letter?.startsWith('C') === true;
    const sides = {
      oldMode: present(oldMode),
      newMode: present(newMode),
      oldSha: present(oldSha),
      newSha: present(newSha),
    };
    changes.push({
      path: moved ? decodeName(field()) : first,
      ...(moved ? { from: first } : {}),
      status: statusOf(letter ?? '', sides.oldMode, sides.newMode),
      ...sides,
      binary: false,
      lfsPointer: false,
      lines: [],
    });
  }
  return { changes, patchAt: at + 1 };
}

/** Modes and names of nothing are zeros. */
function present(value: string | undefined): string | null {
  return value === undefined || /^0*$/.test(value) ? null : value;
}

function statusOf(letter: string, oldMode: string | null, newMode: string | null): FileChange['status'] {
  if (oldMode === '160000' || newMode === '160000') return 'submodule';
  return statuses[letter.slice(0, 1)] ?? 'modified';
}

const statuses: Record<string, FileChange['status']> = {
  A: 'added',
  D: 'deleted',
  R: 'renamed',
  C: 'copied',
  T: 'type-changed',
};

type Section = Pick<FileChange, 'binary' | 'lfsPointer' | 'lines'>;

const hunk = /^@@ -\d+(?:,\d+)? \+(\d+)(?:,(\d+))? @@/;

/** Content lines begin with `+`, `-` or `\`, and names in headers are quoted: a line's first bytes tell what it is. */
function parsePatch(patch: Buffer): Section[] {
  const sections: Section[] = [];
  let section: Section | undefined;
  for (let at = 0; at < patch.length;) {
    const found = patch.indexOf(0x0a, at);
    const end = found === -1 ? patch.length : found;
    const line = patch.toString('latin1', at, Math.min(end, at + 120));
    at = end + 1;
    if (line.startsWith('diff --git ')) {
      section = { binary: false, lfsPointer: false, lines: [] };
      sections.push(section);
    } else if (section === undefined) {
      continue;
    } else if (line.startsWith('@@ ')) {
      const match = hunk.exec(line);
      const start = Number(match?.[1] ?? 0);
      const count = Number(match?.[2] ?? 1);
      if (count > 0) section.lines.push({ start, end: start + count - 1 });
    } else if (line.startsWith('Binary files ')) {
      section.binary = true;
    } else if (line.startsWith('+version https://git-lfs.github.com/spec/') && startsFile(section)) {
      section.lfsPointer = true;
    }
  }
  return sections;
}

function startsFile({ lines }: Section): boolean {
  return lines.length === 1 && lines[0]?.start === 1;
}
