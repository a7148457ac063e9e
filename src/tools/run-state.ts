import type { FileStamp } from '../workspace/write-files.ts';
import { openBackgroundShells } from './background-shells.ts';
import type { BackgroundShells } from './background-shells.ts';
import type { MediaShown } from './read-media.ts';

/** What one agent run has read, noted and started. Nobody else sees it. */
export type RunState = {
  files: FileMemory;
  todos: readonly Todo[];
  shells: BackgroundShells;
  mediaShown: MediaShown;
  /** Files of instructions that it has been told. */
  told: Set<string>;
  /** Ends what is going on and forgets the rest. */
  close(): Promise<void>;
};

export type Todo = { content: string; status: 'pending' | 'in_progress' | 'completed' };

/** Which files a run knows, each as it was when it was read or written last. The least recent are forgotten. */
type FileMemory = {
  /** `file`: relative to the root, links resolved. */
  remember(file: string, stamp: FileStamp): void;
  /** Null when the file was never read, or so long ago that it is forgotten. */
  known(file: string): FileStamp | null;
  clone(): FileMemory;
  clear(): void;
};

const mostFiles = 300;

/** `forkedFrom`: a fork knows what its parent has read, and remembers on its own from then on. */
export function createRunState(forkedFrom?: RunState): RunState {
  const files = forkedFrom?.files.clone() ?? createFileMemory();
  const shells = openBackgroundShells();
  const state: RunState = {
    files,
    todos: [],
    shells,
    // It is in the history, which a fork takes over.
    told: new Set(forkedFrom?.told),
    mediaShown: { ...(forkedFrom?.mediaShown ?? { bytes: 0, images: 0, pages: 0 }) },
    async close() {
      files.clear();
      state.told.clear();
      state.todos = [];
      await shells.close();
    },
  };
  return state;
}

function createFileMemory(entries: Iterable<[string, FileStamp]> = []): FileMemory {
  const stamps = new Map(entries);
  const remember = (file: string, stamp: FileStamp): void => {
    stamps.delete(file);
    stamps.set(file, stamp);
    const [oldest] = stamps.keys();
    if (stamps.size > mostFiles && oldest !== undefined) stamps.delete(oldest);
  };
  return {
    remember,
    known(file) {
      const stamp = stamps.get(file) ?? null;
      if (stamp !== null) remember(file, stamp);
      return stamp;
    },
    clone: () => createFileMemory(stamps),
    clear: () => stamps.clear(),
  };
}
