import type { FailedAttempt, InstallAttempt, PackageManager, Project } from '../types.ts';

export type InstallOptions = {
  /** Whether packages may run scripts. */
  scripts: boolean;
};

const maxRemoved = 3;

/**
 * The next try to install, given those that failed; null when there is no reason to try again. The first is frozen
 * where there is a lockfile. Each failure opens at most one other way: lockfile out of sync, peers that conflict, a
 * development dependency whose git host cannot be reached, a package manager that is not on this machine.
 */
export function nextInstall(
  project: Project,
  failed: FailedAttempt[],
  options: InstallOptions,
): InstallAttempt | null {
  const last = failed.at(-1);
  if (last === undefined)
    return attemptOf(project, options, { manager: project.manager, frozen: project.lockfile !== null });
  const { attempt, tail } = last;
  const again = {
    manager: attempt.manager,
    legacyPeers: attempt.legacyPeers,
    without: attempt.without ?? [],
  };

  if (last.managerMissing && attempt.manager !== 'npm') {
    return attemptOf(project, options, { manager: 'npm', frozen: false });
  }
  const removable = last.gitHosted.filter((name) => !again.without.includes(name));
  if (removable.length > 0 && again.without.length < maxRemoved && attempt.manager === 'npm') {
    return attemptOf(project, options, {
      ...again,
      without: [...again.without, ...removable],
      frozen: false,
    });
  }
  if (
    /ERESOLVE|unable to resolve dependency tree|conflicting peer dependency/i.test(tail) &&
    !again.legacyPeers
  ) {
    return attemptOf(project, options, {
      ...again,
      legacyPeers: true,
      frozen: attempt.withoutLockfile !== true && project.lockfile !== null,
    });
  }
  if (attempt.withoutLockfile !== true && project.lockfile !== null && isOutOfSync(tail)) {
    return attemptOf(project, options, { ...again, frozen: false });
  }
  return null;
}

function isOutOfSync(tail: string): boolean {
  return /can only install (?:packages )?(?:when|with)|in sync|EUSAGE|ERR_PNPM_OUTDATED_LOCKFILE|ERR_PNPM_LOCKFILE|frozen[- ]lockfile|needs to be updated|YN0028|lockfile (?:had changes|would have been)|EINTEGRITY|lockfileVersion|Invalid (?:Version|lock)/i.test(
    tail,
  );
}

type Wanted = {
  manager: PackageManager;
  frozen: boolean;
  legacyPeers?: boolean | undefined;
  without?: string[];
};

function attemptOf(project: Project, { scripts }: InstallOptions, wanted: Wanted): InstallAttempt {
  const { manager, frozen, without = [] } = wanted;
  const legacyPeers = wanted.legacyPeers === true;
  const command = commands[manager]({ project, frozen, scripts, legacyPeers });
  const removal = without.map((name) => `npm pkg delete ${quoted(`devDependencies.${name}`)}`);
  const notes = [
    ...(manager === project.manager
      ? []
      : [`${nameOf(project.manager)} is not on this machine: npm installed instead, without the lockfile`]),
    ...(project.lockfile !== null && !frozen && manager === project.manager
      ? ['the lockfile is out of date: versions were chosen anew where it does not say']
      : []),
    ...(legacyPeers ? ['peer dependencies conflict: they were ignored'] : []),
    ...without.map(
      (name) => `the development dependency ${name} was left out: it needs a git host that cannot be reached`,
    ),
  ];
  return {
    script: [...removal, command].join(' && '),
    purpose: `install dependencies with ${nameOf(manager)}`,
    ...(notes.length === 0 ? {} : { note: notes.join('; ') }),
    legacyPeers,
    withoutLockfile: !frozen,
    without,
    manager,
  };
}

type CommandOptions = { project: Project; frozen: boolean; scripts: boolean; legacyPeers: boolean };

const commands: Record<PackageManager, (options: CommandOptions) => string> = {
  npm({ project, frozen, scripts, legacyPeers }) {
    const own = project.manager === 'npm' && project.lockfile !== null;
    return [
      `npm ${frozen ? 'ci' : 'install'}`,
      ...(scripts ? [] : ['--ignore-scripts']),
      ...(legacyPeers ? ['--legacy-peer-deps'] : []),
      ...(own ? [] : ['--no-package-lock']),
      '--include=dev',
      '--no-audit',
      '--no-fund',
    ].join(' ');
  },
  pnpm: ({ project, frozen, scripts }) =>
    `${launched('pnpm', project)} install ${frozen ? '--frozen-lockfile' : '--no-frozen-lockfile'}${scripts ? '' : ' --ignore-scripts'}`,
  yarn: ({ project, frozen, scripts }) =>
    `${launched('yarn', project)} install --non-interactive --no-progress --production=false${frozen ? ' --frozen-lockfile' : ''}${scripts ? '' : ' --ignore-scripts'}`,
  'yarn-berry': ({ project, frozen }) =>
    `${launched('yarn', project)} install ${frozen ? '--immutable' : '--no-immutable'}`,
  bun: ({ frozen, scripts }) =>
    `bun install${frozen ? ' --frozen-lockfile' : ''}${scripts ? '' : ' --ignore-scripts'}`,
};

/** A pinned version goes through corepack, which brings just that one; else what is on the machine, else corepack. */
function launched(name: 'pnpm' | 'yarn', { managerVersion }: Project): string {
  const own = `$(command -v ${name} || echo corepack ${name})`;
  return managerVersion === null
    ? own
    : `$(command -v corepack > /dev/null && echo corepack ${name} || echo ${name})`;
}

function nameOf(manager: PackageManager): string {
  return manager === 'yarn-berry' ? 'yarn' : manager;
}

/** Settings of all package managers for an install: quiet, no scripts unless allowed, short retries, own caches. */
export function installEnvironment(cache: string, { scripts }: InstallOptions): Record<string, string> {
  return {
    CI: '1',
    npm_config_cache: `${cache}/npm`,
    npm_config_logs_dir: `${cache}/npm-logs`,
    // Wins over `git=` in an .npmrc of the project or of a git dependency, which npm runs although scripts are off.
    npm_config_git: 'git',
    npm_config_update_notifier: 'false',
    npm_config_prefer_offline: 'true',
    npm_config_progress: 'false',
    // An unreachable host must not cost minutes: three tries within a few seconds.
    npm_config_fetch_retry_mintimeout: '200',
    npm_config_fetch_retry_maxtimeout: '2000',
    npm_config_fetch_retry_factor: '2',
    npm_config_store_dir: `${cache}/pnpm`,
    YARN_CACHE_FOLDER: `${cache}/yarn`,
    YARN_GLOBAL_FOLDER: `${cache}/yarn-berry`,
    YARN_ENABLE_TELEMETRY: '0',
    YARN_ENABLE_SCRIPTS: String(scripts),
    YARN_NODE_LINKER: 'node-modules',
    BUN_INSTALL_CACHE_DIR: `${cache}/bun`,
    COREPACK_HOME: `${cache}/corepack`,
    COREPACK_ENABLE_DOWNLOAD_PROMPT: '0',
    COREPACK_ENABLE_AUTO_PIN: '0',
    COREPACK_DEFAULT_TO_LATEST: '0',
    COREPACK_NPM_REGISTRY: 'https://registry.npmjs.org',
    // Older corepacks hold keys that the registry no longer signs with; npm itself does not look at signatures either.
    COREPACK_INTEGRITY_KEYS: '0',
    HUSKY: '0',
    GIT_TERMINAL_PROMPT: '0',
    GIT_SSH_COMMAND: 'ssh -oBatchMode=yes -oConnectTimeout=3',
  };
}

function quoted(word: string): string {
  return `'${word.replaceAll("'", `'\\''`)}'`;
}
