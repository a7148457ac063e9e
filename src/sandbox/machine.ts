import { existsSync, realpathSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** What of this machine every command may see: host directories and files (mounted at the same place), and its PATH. */
export type Machine = { readOnly: string[]; searchPath: string[] };

/** Programs and libraries of the system, and the parts of /etc that say nothing about anybody. */
const system = [
  '/usr /bin /sbin /lib /lib32 /lib64 /libx32 /nix/store',
  '/etc/alternatives /etc/ca-certificates /etc/ca-certificates.conf /etc/crypto-policies /etc/fonts',
  '/etc/ld.so.cache /etc/ld.so.conf /etc/ld.so.conf.d /etc/localtime /etc/mime.types /etc/nsswitch.conf',
  '/etc/os-release /etc/pki/ca-trust /etc/pki/tls/certs /etc/protocols /etc/services /etc/shells',
  '/etc/ssl/certs /etc/ssl/openssl.cnf /etc/timezone',
].flatMap((line) => line.split(' '));

const alwaysSearched = ['/usr/local/bin', '/usr/bin', '/bin'];
/** Looked up on our own PATH, with the version managers that setup-node, nvm, volta and friends leave there. */
const toolNames = ['node', 'npm', 'npx', 'pnpm', 'yarn', 'bun', 'corepack', 'git'];

const cache: { machine?: Machine } = {};

/** Looks once: a few dozen `stat` calls. */
export function machine(): Machine {
  cache.machine ??= describeMachine(process.env['PATH'] ?? '');
  return cache.machine;
}

export function describeMachine(hostPath: string): Machine {
  const folders = hostPath.split(':').filter((folder) => path.isAbsolute(folder) && !addedByNpm(folder));
  const tools = [process.execPath, ...toolNames.map((name) => findOn(folders, name))];
  const readOnly = new Set(system.filter(existsSync));
  for (const tool of tools.filter((tool) => tool !== null))
    for (const place of placesOf(tool)) if (!within(place, readOnly)) readOnly.add(place);
  const visible = folders.filter((folder) => within(folder, readOnly) && existsSync(folder));
  const searchPath = [...new Set([...visible, path.dirname(process.execPath), ...alwaysSearched])];
  return { readOnly: [...readOnly], searchPath: searchPath.filter(existsSync) };
}

/** What `npm run` and `npx` put before the user's PATH: the programs of the project they were called in. */
function addedByNpm(folder: string): boolean {
  if (folder.endsWith('/node-gyp-bin')) return true;
  const project = folder.replace(/\/node_modules\/\.bin$/, '');
  return project !== folder && within(process.cwd(), [project]);
}

/** The first executable of that name, unresolved. */
export function findOn(folders: string[], name: string): string | null {
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file)) ?? null;
}

/**
 * The directories that a tool needs: the folder on PATH that holds its link, the installation that the link leads to.
 * A lone binary brings its own folder. The home directory itself, and what is above it, is never among them.
 */
function placesOf(tool: string): string[] {
  const real = realpathSync(tool);
  return [path.dirname(tool), installationOf(real)].filter((place) => !tooWide(place));
}

function installationOf(real: string): string {
  const packages = real.indexOf('/node_modules/');
  if (packages !== -1) return real.slice(0, packages + '/node_modules'.length);
  const folder = path.dirname(real);
  const prefix = path.dirname(folder);
  const isInstallation = path.basename(folder) === 'bin' && existsSync(path.join(prefix, 'lib/node_modules'));
  return isInstallation ? prefix : folder;
}

function tooWide(place: string): boolean {
  return [os.homedir(), os.tmpdir(), process.cwd()].some((wide) => within(wide, [place]));
}

function within(place: string, roots: Iterable<string>): boolean {
  return [...roots].some((root) => place === root || place.startsWith(root === '/' ? root : `${root}/`));
}
