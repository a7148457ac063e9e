/** How a project's dependencies are installed: which program, from which files. */
export type PackageManager = 'npm' | 'pnpm' | 'yarn' | 'yarn-berry' | 'bun';

/** One place of a repository where dependencies are installed, with the packages that this covers. */
export type Project = {
  /** Relative to the repository's root, `.` for the root itself. Where the install runs. */
  directory: string;
  manager: PackageManager;
  /** From `packageManager`, e.g. `9.1.0`; null when not pinned. */
  managerVersion: string | null;
  /** Relative to the repository's root; null: versions are chosen at the time of the install. */
  lockfile: string | null;
  /** Folders of all packages that the install covers, `directory` first, relative to the repository's root. */
  packages: string[];
  /** Whether any package names a dependency: without one there is nothing to install. */
  hasDependencies: boolean;
  /** `name` of `directory`'s own manifest. */
  rootName: string | null;
  /** The development dependencies of `directory`'s own manifest, by name. */
  devDependencies: string[];
};

/** One try to install. Tries follow one another until one succeeds or there is no reason for another. */
export type InstallAttempt = {
  /** Run in `directory` of the project. */
  script: string;
  /** What it is, for the record: `npm ci`. */
  purpose: string;
  /** What a reader should know when it succeeds: what was not installed as written. */
  note?: string;
  legacyPeers?: boolean;
  withoutLockfile?: boolean;
  /** Development dependencies left out. */
  without?: string[];
  manager: PackageManager;
};

/** What is known of an attempt that failed. */
export type FailedAttempt = {
  attempt: InstallAttempt;
  /** Exit code 127 or a message that there is no such program. */
  managerMissing: boolean;
  /** The end of its output. */
  tail: string;
  /** Development dependencies that need a git host, as far as the package manager's log tells. */
  gitHosted: string[];
};

/** How a project is built, and why. */
export type BuildPlan = {
  /** Run in `directory`, relative to the repository's root. */
  script: string;
  directory: string;
  /** For the record: `npm run build`. */
  purpose: string;
  /** One sentence: what needs the build. */
  because: string;
  /** Files that must be there afterwards, relative to the repository's root: any of them shows that it worked. */
  outputs: string[];
};
