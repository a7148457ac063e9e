import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Sha } from '../../base/ids.ts';
import type { TreeEntry } from '../../workspace/git/objects.ts';
import { withoutCredentials } from '../../sandbox/network/registries.ts';
import { removeFolder } from '../../workspace/remove-folder.ts';
import type { Project } from '../toolchains/types.ts';
import type { CommandRecord } from '../types/commands.ts';
import { adoptInstalled } from './adopt.ts';
import { dependencyKey } from './dependency-key.ts';
import { changedSettings, withheldBecause } from './install-settings.ts';
import { installAll } from './install.ts';
import { takeUntracked } from './layer.ts';
import type { Layer } from './layer.ts';
import type { TreesOptions } from './open.ts';

/** What is installed for a source tree, shared by all trees that name the same dependencies. */
type DependencySet = {
  layer: Layer | null;
  records: CommandRecord[];
  notes: string[];
  failure: { reason: string; tail: string } | null;
};

export type Dependencies = {
  /** `entries` are all files of the commit. Resolves also when the install fails. */
  of(sha: Sha, tree: { entries: TreeEntry[]; projects: Project[] }): Promise<DependencySet>;
};

const registryNames =
  /^(?:npm_config_(?:registry|cafile|strict_ssl)|yarn_registry|corepack_npm_registry|node_extra_ca_certs)$/i;

/** Equal manifests and lockfiles mean one install, whichever side asks first; installs follow one another. */
export function openDependencies(options: TreesOptions, signal: AbortSignal): Dependencies {
  const { repository, change, sandbox, runner, folder, config, jobEnv = {} } = options;
  const sets = new Map<string, Promise<DependencySet>>();
  const registry = Object.fromEntries(
    Object.entries(jobEnv).flatMap(([name, value]) =>
      registryNames.test(name) && value !== undefined ? [[name, withoutCredentials(value)]] : [],
    ),
  );
  let last: Promise<unknown> = Promise.resolve();
  let baseEntries: Promise<TreeEntry[]> | undefined;
  let baseKey: Promise<string> | undefined;

  async function provide(
    key: string,
    sha: Sha,
    { entries, projects }: Parameters<Dependencies['of']>[1],
  ): Promise<DependencySet> {
    const place = path.join(folder, 'dependencies', key);
    const nothing: DependencySet = { layer: null, records: [], notes: [], failure: null };
    if (config.installCommand === undefined && projects.every(({ hasDependencies }) => !hasDependencies))
      return nothing;
    const adopted = await adopt(key, { entries, projects, into: path.join(place, 'layer') });
    if (adopted !== null)
      return { ...nothing, layer: adopted, notes: ['dependencies were copied from the checkout'] };

    const host = path.join(place, 'tree');
    await repository.exportTree(sha, host);
    const cache = path.join(folder, 'cache');
    const withheld = await credentialsWithheld(entries);
    const trusted = withheld === null ? config : { ...config, installCredentials: {} };
    const request = {
      projects,
      host,
      sha,
      cache,
      maps: sandbox.mapsPaths,
      runner,
      config: trusted,
      registry,
    };
    const { records, failure, ...installed } = await installAll(request, signal);
    const notes = [...installed.notes, ...(withheld === null ? [] : [withheld])];
    if (failure !== null) {
      await removeFolder(host);
      const reason = withheld === null ? failure.reason : `${failure.reason} Besides, ${withheld}.`;
      return { layer: null, records, notes, failure: { ...failure, reason } };
    }
    const tracked = entries.map((entry) => entry.path);
    const layer = await takeUntracked(host, {
      tracked,
      into: path.join(place, 'layer'),
      leave: mayHoldCredentials,
    });
    await removeFolder(host);
    return { layer, records, notes, failure: null };
  }

  /** Why this tree's installation gets none, where some are configured: what it runs is not what base would run. */
  async function credentialsWithheld(entries: TreeEntry[]): Promise<string | null> {
    if (Object.keys(config.installCredentials).length === 0) return null;
    if (sandbox.level === 'separate-user')
      return 'the installation got no credentials: its isolation (a separate user) does not keep it from any host';
    const changed = changedSettings(await entriesOfBase(), entries);
    return changed.length === 0 ? null : withheldBecause(changed);
  }

  function entriesOfBase(): Promise<TreeEntry[]> {
    return (baseEntries ??= repository.listTree(change.base));
  }

  async function adopt(
    key: string,
    { entries, projects, into }: { entries: TreeEntry[]; projects: Project[]; into: string },
  ): Promise<Layer | null> {
    const [project] = projects;
    if (!config.adopt || config.installCommand !== undefined || project === undefined || projects.length > 1)
      return null;
    baseKey ??= entriesOfBase().then((files) => dependencyKey(repository, change.base, files));
    const request = {
      repository,
      project,
      key,
      baseKey: await baseKey,
      entries,
      into: `${into}.part`,
      signal,
    };
    const adopted = await adoptInstalled(request).catch(async (error: unknown) => {
      signal.throwIfAborted();
      // A checkout that cannot be read is no source of dependencies; an install may still work.
      await rm(request.into, { recursive: true, force: true });
      if (error instanceof Error) return null;
      throw error;
    });
    if (adopted === null) return null;
    await rename(adopted.folder, into);
    return { ...adopted, folder: into };
  }

  return {
    async of(sha, tree) {
      const key = await dependencyKey(repository, sha, tree.entries);
      const known = sets.get(key);
      if (known !== undefined) return known;
      const turn = last.then(
        () => provide(key, sha, tree),
        () => provide(key, sha, tree),
      );
      last = turn;
      sets.set(key, turn);
      turn.catch(() => sets.delete(key));
      return turn;
    },
  };
}

/** An install command may have written its credentials into files of package managers: no later command sees those. */
function mayHoldCredentials(file: string): boolean {
  return /^(?:\.npmrc|\.yarnrc|\.yarnrc\.yml|\.netrc|\.env(?:\..*)?|bunfig\.toml|\.git-credentials)$/.test(
    path.posix.basename(file),
  );
}
