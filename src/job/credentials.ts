import { secret } from '../base/secret.ts';
import type { Secret } from '../base/secret.ts';
import type { Settings } from '../event/inputs.ts';

export type Credentials = Record<string, Secret>;

/**
 * Takes the variables that the configuration names for the installation out of the environment. What is not set is left
 * out: the installation then fails by itself and says what it lacked.
 */
export function takeCredentials(names: readonly string[], env: NodeJS.ProcessEnv): Credentials {
  const taken: Credentials = {};
  for (const name of names) {
    const value = env[name];
    if (value !== undefined && value !== '') taken[name] = secret(value);
    delete env[name];
  }
  return taken;
}

/** Everything that must never leave, for the redactor. */
export function secretsOf({ githubToken, anthropicApiKey }: Settings, credentials: Credentials): string[] {
  const all = [githubToken, anthropicApiKey, ...Object.values(credentials)];
  return all.flatMap((one) => (one === null ? [] : [one.reveal()]));
}
