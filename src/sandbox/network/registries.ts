import { readFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import os from 'node:os';
import path from 'node:path';

/** `port`: null for 443 and 80. `mayBePrivate`: whoever named it meant an address of this machine or its neighbours. */
export type AllowedHost = { host: string; port: number | null; mayBePrivate: boolean };

export type Registries = {
  hosts: AllowedHost[];
  /** Tells package managers inside, which see none of the user's files, which registries this machine uses. */
  env: Record<string, string>;
};

const publicHosts = ['registry.npmjs.org', 'registry.yarnpkg.com', 'repo.yarnpkg.com', 'npm.pkg.github.com'];

/**
 * Package registries: the public ones, those that this machine's npm configuration names (never the change's own
 * `.npmrc`), and `extra` of the trusted configuration, as `host` or `host:port`. Of credentials nothing is read.
 */
export async function registriesOfMachine(extra: string[]): Promise<Registries> {
  const lines = (await Promise.all(configurationFiles().map(readOrNothing))).flatMap((text) =>
    text.split('\n'),
  );
  const settings = lines.flatMap((line) => {
    const [, name, url] = /^\s*((?:@[^:=\s]+:)?registry)\s*=\s*"?([^"\s]+)"?\s*$/.exec(line) ?? [];
    return name === undefined || url === undefined ? [] : [{ name, url }];
  });
  const fromEnvironment = process.env['npm_config_registry'] ?? process.env['NPM_CONFIG_REGISTRY'];
  if (fromEnvironment !== undefined) settings.push({ name: 'registry', url: fromEnvironment });
  return {
    hosts: [
      ...publicHosts.map((host) => ({ host, port: null, mayBePrivate: false })),
      ...settings.flatMap(({ url }) => hostOf(url)),
      ...extra.flatMap(namedHost),
    ],
    // Only the plain name: a shell passes no variable on whose name has a colon, as those of scopes would.
    env: Object.fromEntries(
      settings
        .filter(({ name }) => name === 'registry')
        .map(({ url }) => ['npm_config_registry', withoutCredentials(url)]),
    ),
  };
}

/** A `host` or `host:port` of the trusted configuration. Its owner may lead a name anywhere: public addresses only. */
function namedHost(name: string): AllowedHost[] {
  const [, host, port] = /^([^:]+)(?::(\d+))?$/.exec(name) ?? [];
  if (host === undefined) return [];
  return [{ host: host.toLowerCase(), port: port === undefined ? null : Number(port), mayBePrivate: false }];
}

/** Hosts of `network.hosts`. An address that is written out leads nowhere but there: a private one is meant. */
export function listedHosts(names: string[]): AllowedHost[] {
  return names.flatMap(namedHost).map((host) => ({ ...host, mayBePrivate: isIP(host.host) !== 0 }));
}

function configurationFiles(): string[] {
  return ['/etc/npmrc', '/usr/etc/npmrc', path.join(os.homedir(), '.npmrc')];
}

function hostOf(url: string): AllowedHost[] {
  if (!URL.canParse(url)) return [];
  const { hostname, port, protocol } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:') return [];
  return [{ host: hostname.toLowerCase(), port: port === '' ? null : Number(port), mayBePrivate: true }];
}

/** What is no address stays as it is. */
export function withoutCredentials(url: string): string {
  if (!URL.canParse(url)) return url;
  const parsed = new URL(url);
  parsed.username = '';
  parsed.password = '';
  return parsed.href;
}

function readOrNothing(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => '');
}
