import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Sha } from '../base/ids.ts';
import { openInside } from './files.ts';
import type { NamedMode } from './git/objects.ts';
import type { Repository } from './git.ts';

/** The files of one state of a repository that configure agents. Paths are relative to its root, with `/`. */
export type ProjectFiles = {
  /** What lies below a folder, links included; nothing when there is no such folder. */
  list(folder: string): Promise<string[]>;
  /** Null when it is gone, a link out of the repository, no plain file, or too large. */
  read(file: string): Promise<string | null>;
};

/** Nobody writes longer instructions by hand. */
const mostBytes = 512 * 1024;

/** A checkout as it stands: for people at a terminal. */
export function filesOfFolder(root: string): ProjectFiles {
  return {
    async list(folder) {
      const names = await readdir(path.join(root, folder), { recursive: true }).catch(() => []);
      return names.map((name) => `${folder}/${name.split(path.sep).join('/')}`);
    },
    async read(file) {
      const opened = await openInside(root, file);
      if (!('handle' in opened)) return null;
      try {
        return opened.bytes > mostBytes ? null : await opened.handle.readFile('utf8');
      } finally {
        await opened.handle.close();
      }
    },
  };
}

/** A commit, from git objects: nothing that lies in a work tree is looked at, and no link is followed. */
export function filesOfCommit(repository: Repository, commit: Sha): ProjectFiles {
  const folders = new Map<string, Promise<NamedMode[]>>();
  const inFolder = (folder: string): Promise<NamedMode[]> => {
    const known = folders.get(folder) ?? repository.listFolder(commit, { folder, deep: false });
    folders.set(folder, known);
    return known;
  };
  return {
    async list(folder) {
      const entries = await repository.listFolder(commit, { folder, deep: true });
      return entries.map(({ path: file }) => file);
    },
    async read(file) {
      const folder = path.posix.dirname(file);
      const entries = await inFolder(folder === '.' ? '' : folder);
      const mode = entries.find((entry) => entry.path === file)?.mode;
      return mode === '100644' || mode === '100755'
        ? await repository.showFile(commit, file, { maxBytes: mostBytes })
        : null;
    },
  };
}
