import type { Sha } from '../../base/ids.ts';
import type { TreePair } from './change.ts';
import type { CommandRecord, Room } from './commands.ts';

export type PreparedTree =
  | {
      ready: true;
      pair: TreePair;
      shas: { source: Sha; tests: Sha };
      /** Host directory, frozen: sources, dependencies and build output. */
      root: string;
      /** Host directories that lie over `root` in every room, the first on top: what was built in node_modules, what was installed. */
      layers?: string[];
      /** What the installation made, of `layers`: uppermost paths, relative, in a host folder of the tree's shape. */
      installed?: { folder: string; entries: string[] };
      /** Commands that prepared it. */
      records: CommandRecord[];
      /** What a reader should know: dependencies left out, a build that failed without being needed. Sentences. */
      notes?: string[];
    }
  | {
      ready: false;
      pair: TreePair;
      shas: { source: Sha; tests: Sha };
      stage: 'checkout' | 'dependencies' | 'build';
      /** One sentence for the report. */
      reason: string;
      /** Last lines of the failing command's output. */
      tail: string;
      records: CommandRecord[];
      notes?: string[];
    };

export type Trees = {
  /** Prepares each pair once (concurrent calls share the work) and returns it ever after. Never rejects for the project's faults. */
  prepare(pair: TreePair, signal: AbortSignal): Promise<PreparedTree>;
  room(tree: PreparedTree & { ready: true }): Promise<Room>;
  close(): Promise<void>;
};
