import { InvalidInput } from '../base/errors.ts';
import { secret, type Secret } from '../base/secret.ts';
import type { WorkflowRun } from '../github/types.ts';
import type { FailOn } from '../job/types.ts';
import { leastPermissions, type Commanders } from './commanders.ts';
import type { Question } from './types.ts';

/** Everything that a person can choose for one run, from the action's inputs or from flags. */
export type Settings = {
  githubToken: Secret | null;
  anthropicApiKey: Secret | null;
  anthropicBaseUrl: string | null;
  /** An alias, a model id, `playbook`, `scripted:FILE` or `recorded:FILE`; null: the default of the key at hand. */
  model: string | null;
  /** What an alias stands for, over the built-in table. */
  modelAliases: Record<string, string>;
  failOn: FailOn;
  sandbox: 'auto' | 'none';
  maxMinutes: number;
  /** US dollars. */
  maxUsd: number;
  /** Configuration file, relative to the repository's root; read at the trusted commit. */
  configFile: string;
  /** Package to verify, relative to the repository's root. */
  workingDirectory: string;
  mayCommand: Commanders;
  /** `run`: nothing is verified; what another job of this workflow run found is published. */
  publish: 'run' | null;
  /** Null: a verdict is wanted. */
  question: Question | null;
  includeDrafts: boolean;
  comment: boolean;
  checkName: string;
  /** Absolute: the checkout. */
  directory: string;
  /** Absolute: where run folders are made. */
  runFolders: string;
  github: { apiUrl: string; serverUrl: string };
  /** Null in a terminal. */
  run: WorkflowRun | null;
  /** The code is known and harmless (the demo's own): it may run without isolation where no sandbox works. */
  trustedCode: boolean;
};

/** Text of one input by its name in action.yml; empty where it was not given. */
export type Given = (name: string) => string;

const defaults = {
  failOn: 'fail',
  sandbox: 'auto',
  maxMinutes: 15,
  maxUsd: 5,
  config: '.github/gainsay.yml',
} as const;

/** Names of inputs that end in the environment as secrets; deleted there once they were read. */
const secretVariables = [
  'INPUT_GITHUB-TOKEN',
  'INPUT_ANTHROPIC-API-KEY',
  'ANTHROPIC_API_KEY',
  'ANTHROPIC_AUTH_TOKEN',
  'GITHUB_TOKEN',
  'GH_TOKEN',
  'ACTIONS_RUNTIME_TOKEN',
  'ACTIONS_ID_TOKEN_REQUEST_TOKEN',
];

/** Inputs as the runner hands them over: INPUT_<NAME>, upper case, hyphens kept. */
export function inputsOf(env: NodeJS.ProcessEnv): Given {
  return (name) => (env[`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`] ?? '').trim();
}

/**
 * Reads every setting once. `env` gives what the runner or the shell sets; secrets are taken out of it.
 * Throws InvalidInput naming the input.
 */
export function readSettings(given: Given, env: NodeJS.ProcessEnv, where: 'action input' | 'flag'): Settings {
  const read = reader(given, where);
  // What the configuration or the environment says on a runner: few inputs, each for what differs between workflows.
  const typed = reader(where === 'flag' ? given : () => '', where);
  const token = given('github-token') || (where === 'flag' ? '' : (env['GITHUB_TOKEN'] ?? ''));
  const key = given('anthropic-api-key') || (env['ANTHROPIC_API_KEY'] ?? '').trim();
  const settings: Settings = {
    githubToken: token === '' ? null : secret(token),
    anthropicApiKey: key === '' ? null : secret(key),
    anthropicBaseUrl: typed.url('anthropic-base-url') ?? (env['ANTHROPIC_BASE_URL'] || null),
    model: given('model') || null,
    modelAliases: typed.pairs('model-aliases'),
    failOn: read.oneOf('fail-on', ['fail', 'unproven', 'never'], defaults.failOn),
    sandbox: read.oneOf('sandbox', ['auto', 'none'], defaults.sandbox),
    maxMinutes: read.number('max-minutes', { least: 1, most: 350, otherwise: defaults.maxMinutes }),
    maxUsd: read.number('max-usd', { least: 0, most: 10_000, otherwise: defaults.maxUsd }),
    configFile: read.relativePath('config', defaults.config),
    workingDirectory: typed.relativePath('working-directory', '.'),
    mayCommand: read.commanders('may-command'),
    publish: given('publish') === '' ? null : read.oneOf<'run'>('publish', ['run'], 'run'),
    question: read.question(),
    includeDrafts: read.flag('include-drafts', false),
    comment: read.flag('comment', true),
    checkName: read.name('check-name', 'gainsay'),
    directory: env['GITHUB_WORKSPACE'] && where === 'action input' ? env['GITHUB_WORKSPACE'] : process.cwd(),
    runFolders: env['RUNNER_TEMP'] || env['TMPDIR'] || '/tmp',
    github: {
      apiUrl: env['GITHUB_API_URL'] || 'https://api.github.com',
      serverUrl: env['GITHUB_SERVER_URL'] || 'https://github.com',
    },
    run: workflowRun(env),
    trustedCode: false,
  };
  for (const name of secretVariables) delete env[name];
  return settings;
}

function workflowRun(env: NodeJS.ProcessEnv): WorkflowRun | null {
  const id = Number(env['GITHUB_RUN_ID']);
  if (!Number.isSafeInteger(id) || id <= 0) return null;
  const server = env['GITHUB_SERVER_URL'] || 'https://github.com';
  const attempt = Number(env['GITHUB_RUN_ATTEMPT']);
  return {
    id,
    attempt: Number.isSafeInteger(attempt) && attempt > 0 ? attempt : 1,
    url: `${server}/${env['GITHUB_REPOSITORY'] ?? ''}/actions/runs/${id}`,
  };
}

/** Characters: far less than a model takes, far more than a person types. */
const longestPrompt = 50_000;

type Reader = {
  oneOf<T extends string>(name: string, choices: readonly T[], otherwise: T): T;
  number(name: string, range: { least: number; most: number; otherwise: number }): number;
  flag(name: string, otherwise: boolean): boolean;
  relativePath(name: string, otherwise: string): string;
  name(name: string, otherwise: string): string;
  url(name: string): string | null;
  pairs(name: string): Record<string, string>;
  commanders(name: string): Commanders;
  question(): Question | null;
};

function reader(given: Given, where: string): Reader {
  const wrong = (name: string, expected: string): InvalidInput =>
    new InvalidInput(`expected ${expected}, found ${JSON.stringify(given(name).slice(0, 80))}`, {
      at: { file: where, field: where === 'flag' ? `--${name}` : name },
      remedy: `Correct ${where === 'flag' ? `--${name}` : `the input ${name}`} or leave it out for its default.`,
    });
  return {
    oneOf: (name, choices, otherwise) => {
      const found = given(name) === '' ? otherwise : choices.find((choice) => choice === given(name));
      if (found === undefined) throw wrong(name, `one of ${choices.join(', ')}`);
      return found;
    },
    number: (name, { least, most, otherwise }) => {
      if (given(name) === '') return otherwise;
      const found = /^\d+(?:\.\d+)?$/.test(given(name)) ? Number(given(name)) : Number.NaN;
      if (!(found >= least && found <= most)) throw wrong(name, `a number from ${least} to ${most}`);
      return found;
    },
    flag: (name, otherwise) => {
      if (given(name) === '') return otherwise;
      if (/^true$/i.test(given(name))) return true;
      if (/^false$/i.test(given(name))) return false;
      throw wrong(name, 'true or false');
    },
    relativePath: (name, otherwise) => {
      const found = given(name) || otherwise;
      if (/^(?:[/\\~]|[A-Za-z]:)|[\0\n\r]/.test(found) || found.split(/[/\\]/).includes('..')) {
        throw wrong(name, "a path inside the repository, relative to its root and without '..'");
      }
      return found;
    },
    name: (name, otherwise) => {
      const found = given(name) || otherwise;
      if (found.length > 100 || /\p{Cc}/u.test(found))
        throw wrong(name, 'at most 100 characters on one line');
      return found;
    },
    url: (name) => {
      if (given(name) === '') return null;
      if (!URL.canParse(given(name)) || !/^https?:/.test(given(name)))
        throw wrong(name, 'an http or https address');
      return given(name);
    },
    pairs: (name) => {
      const entries = given(name)
        .split(/[\n,]/)
        .map((entry) => entry.trim())
        .filter((entry) => entry !== '')
        .map((entry) => /^([\w.-]+)\s*[=:]\s*(\S+)$/.exec(entry) ?? entry);
      const bad = entries.find((entry) => typeof entry === 'string');
      if (bad !== undefined) throw wrong(name, `lines of alias=model-id (not ${JSON.stringify(bad)})`);
      return Object.fromEntries(entries.map((entry) => [entry[1] ?? '', entry[2] ?? '']));
    },
    question: () => {
      const [prompt, agent] = [given('prompt'), given('agent')];
      if (prompt === '' && agent !== '') throw wrong('agent', 'a prompt for it');
      if (prompt.length > longestPrompt) throw wrong('prompt', `at most ${longestPrompt} characters`);
      return prompt === '' ? null : { prompt, agent: agent || null };
    },
    commanders: (name) => {
      const words = given(name)
        .split(/[\s,]+/)
        .filter((word) => word !== '');
      const levels = leastPermissions.filter((level) => words.includes(level));
      const logins = words.filter((word) => !levels.some((level) => level === word));
      // As GitHub spells accounts and apps: nothing in it can stand for more than one.
      const bad = logins.find((login) => !/^[a-z\d](?:[a-z\d_-]{0,99})(?:\[bot\])?$/i.test(login));
      if (bad !== undefined || levels.length > 1 || words.length > 100)
        throw wrong(name, `one of ${leastPermissions.join(', ')}, and exact logins if only those may`);
      return { least: levels[0] ?? 'write', logins };
    },
  };
}
