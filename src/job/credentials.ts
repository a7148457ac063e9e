import { secret } from '../base/secret.ts';
import type { Secret } from '../base/secret.ts';
import type { Config } from './config.ts';
import type { Settings } from '../event/inputs.ts';

const shortestSecret = 8;

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

/** The variables that `.mcp.json` may use, taken out of the environment: nothing but its servers gets them. */
export function takeVariables(config: Config, env: NodeJS.ProcessEnv): Record<string, string> {
  const taken: Record<string, string> = {};
  for (const name of config.agents['mcp-variables']) {
    const value = env[name];
    if (value !== undefined) taken[name] = value;
    delete env[name];
  }
  return taken;
}

/** Everything that must never leave, for the redactor. */
export function secretsOf(
  { githubToken, anthropicApiKey }: Settings,
  credentials: Credentials,
  variables: Readonly<Record<string, string>> = {},
): string[] {
  const all = [githubToken, anthropicApiKey, ...Object.values(credentials)];
  // What is shorter than this is a setting, not a secret: taking it out would hide common words.
  const given = Object.values(variables).filter((value) => value.length >= shortestSecret);
  return [...all.flatMap((one) => (one === null ? [] : [one.reveal()])), ...given];
}
