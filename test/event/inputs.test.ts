import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { InvalidInput } from '../../src/base/errors.ts';
import { inputsOf, readSettings } from '../../src/event/inputs.ts';

const root = path.resolve(import.meta.dirname, '../..');
type ActionFile = {
  inputs: Record<string, { description: string; default?: string }>;
  outputs: Record<string, { description: string }>;
  runs: Record<string, string>;
};

describe('settings', () => {
  it('have defaults for everything', () => {
    expect(settings({})).toMatchObject({
      githubToken: null,
      anthropicApiKey: null,
      model: null,
      failOn: 'fail',
      sandbox: 'auto',
      maxMinutes: 15,
      maxUsd: 5,
      configFile: '.github/gainsay.yml',
      workingDirectory: '.',
      mayCommand: { least: 'write', logins: [] },
      publish: null,
      includeDrafts: false,
      comment: true,
      checkName: 'gainsay',
    });
  });

  it('come from the inputs as the runner hands them over', () => {
    const given = {
      'INPUT_FAIL-ON': ' unproven ',
      INPUT_COMMENT: 'False',
      'INPUT_MAY-COMMAND': 'maintain, olive renovate[bot]',
      INPUT_PUBLISH: 'run',
    };
    expect(settings(given)).toMatchObject({
      failOn: 'unproven',
      comment: false,
      mayCommand: { least: 'maintain', logins: ['olive', 'renovate[bot]'] },
      publish: 'run',
    });
  });

  it.each([
    ['fail-on', 'sometimes', /one of fail, unproven, never/],
    ['max-minutes', '0', /from 1 to 350/],
    ['max-minutes', '1e3', /a number/],
    ['max-usd', '-1', /a number/],
    ['comment', 'yes', /true or false/],
    ['may-command', '*', /exact logins/],
    ['may-command', 'write, @acme/team', /exact logins/],
    ['may-command', 'write, admin', /exact logins/],
    ['publish', 'yes', /one of run/],
    ['config', '../outside.yml', /inside the repository/],
    ['agent', 'Explore', /a prompt for it/],
    ['prompt', 'x'.repeat(50_001), /at most 50000 characters/],
    ['check-name', 'two\nlines', /one line/],
  ])('%s: %j is refused by its name', (name, value, words) => {
    const read = () => settings({ [`INPUT_${name.toUpperCase()}`]: value });
    expect(read).toThrow(InvalidInput);
    expect(read).toThrow(words);
    expect(read).toThrow(`action input (${name})`);
  });

  it.each([
    ['working-directory', '/etc', /inside the repository/],
    ['anthropic-base-url', 'file:///etc/passwd', /http or https/],
    ['model-aliases', 'haiku', /alias=model-id/],
  ])('--%s: %j is refused by its name; on a runner it is no input', (name, value, words) => {
    const given = (asked: string) => (asked === name ? value : '');
    expect(() => readSettings(given, {}, 'flag')).toThrow(words);
    expect(() => readSettings(given, {}, 'flag')).toThrow(`flag (--${name})`);
    expect(readSettings(given, {}, 'action input')).toEqual(readSettings(() => '', {}, 'action input'));
  });

  it('take secrets out of the environment, and show them to nobody by accident', () => {
    const env = {
      'INPUT_GITHUB-TOKEN': 'ghs_canary',
      ANTHROPIC_API_KEY: 'sk-canary',
      GITHUB_TOKEN: 'ghp_canary',
      KEPT: '1',
    };
    const read = readSettings(inputsOf(env), env, 'action input');
    expect(env).toEqual({ KEPT: '1' });
    expect([read.githubToken?.reveal(), read.anthropicApiKey?.reveal()]).toEqual(['ghs_canary', 'sk-canary']);
    expect(JSON.stringify(read) + inspect(read, { depth: 9 })).not.toContain('canary');
  });
});

describe('action.yml', async () => {
  const action: ActionFile = parse(await readFile(path.join(root, 'action.yml'), 'utf8'));

  it('declares exactly the inputs that are read, at most fifteen, with the defaults that hold without them', () => {
    const asked = new Set<string>();
    readSettings(
      (name) => {
        asked.add(name);
        return '';
      },
      {},
      'action input',
    );
    expect([...asked].toSorted()).toEqual(Object.keys(action.inputs).toSorted());
    expect(asked.size).toBeLessThanOrEqual(15);
    const given = (name: string) => (name === 'github-token' ? '' : (action.inputs[name]?.default ?? ''));
    expect(readSettings(given, {}, 'action input')).toEqual(readSettings(() => '', {}, 'action input'));
  });

  it('describes every input and output and runs the bundle', () => {
    const described = [...Object.values(action.inputs), ...Object.values(action.outputs)];
    expect(described.filter(({ description }) => !description)).toEqual([]);
    expect(action.runs).toEqual({
      using: 'node24',
      main: 'dist/index.js',
      post: 'dist/post.js',
      'post-if': 'always()',
    });
  });
});

function settings(env: Record<string, string>) {
  return readSettings(inputsOf(env), env, 'action input');
}
