import { describe, expect, it } from 'vitest';
import { decide, judge } from '../../src/permission/decide.ts';
import { mayReadUnder } from '../../src/permission/path-rules.ts';
import { parseRuleList } from '../../src/permission/rules.ts';
import type { PermissionMode, PermissionState } from '../../src/permission/types.ts';

type Given = {
  deny?: string;
  ask?: string;
  allow?: string;
  mode?: PermissionMode;
  sandboxed?: boolean;
  prompts?: boolean;
};

function list(text: string) {
  return parseRuleList(text, 'settings', { file: 'settings.json' });
}

function state({
  deny = '',
  ask = '',
  allow = '',
  mode = 'dontAsk',
  sandboxed = false,
  prompts = false,
}: Given): PermissionState {
  return {
    mode,
    rules: { deny: list(deny), ask: list(ask), allow: list(allow) },
    avoidPrompts: !prompts,
    sandboxed,
  };
}

const readOnlyTools = ['Read', 'Grep', 'Glob', 'Agent', 'Skill', 'Verdict'];

function behaviour(tool: string, input: object, given: Given): string {
  return decide({ tool, input, readOnly: readOnlyTools.includes(tool) }, state(given)).behaviour;
}

describe('the order of rules', () => {
  it('deny beats ask beats allow, wherever they stand', () => {
    const input = { command: 'git push' };
    const rule = 'Bash(git push)';
    const judged = (given: Given) => judge({ tool: 'Bash', input, readOnly: false }, state(given)).behaviour;
    expect(judged({ deny: rule, ask: rule, allow: 'Bash' })).toBe('deny');
    expect(judged({ ask: rule, allow: 'Bash', sandboxed: true })).toBe('ask');
    expect(judged({ allow: rule })).toBe('allow');
    expect(judged({ deny: 'Bash', mode: 'bypassPermissions', sandboxed: true })).toBe('deny');
  });

  it('what would be asked is denied where nobody can answer, with a reason', () => {
    expect(
      decide(
        { tool: 'Bash', input: { command: 'ls' }, readOnly: true },
        state({ ask: 'Bash(ls)', sandboxed: true }),
      ),
    ).toEqual({
      behaviour: 'deny',
      reason: 'The rule ask Bash(ls) covers ls; it needs approval and nobody can be asked in this run.',
    });
  });
});

describe('modes', () => {
  it.each<[PermissionMode, string, boolean, string]>([
    ['dontAsk', 'Read', false, 'allow'],
    ['dontAsk', 'Verdict', false, 'allow'],
    ['dontAsk', 'Bash', false, 'deny'],
    ['dontAsk', 'Bash', true, 'allow'],
    ['dontAsk', 'Suite', false, 'deny'],
    ['dontAsk', 'Suite', true, 'allow'],
    ['dontAsk', 'Check', true, 'allow'],
    ['dontAsk', 'Write', true, 'deny'],
    ['dontAsk', 'WebFetch', true, 'deny'],
    ['plan', 'Write', true, 'deny'],
    ['plan', 'Read', false, 'allow'],
    ['plan', 'Bash', true, 'deny'],
    ['plan', 'Suite', true, 'allow'],
    ['acceptEdits', 'Edit', false, 'allow'],
    ['acceptEdits', 'Bash', false, 'deny'],
    ['auto', 'Write', true, 'deny'],
    ['default', 'Write', true, 'deny'],
    ['bubble', 'Bash', false, 'deny'],
    ['bypassPermissions', 'Write', false, 'allow'],
  ])('%s: %s, sandboxed %s: %s', (mode, tool, sandboxed, expected) => {
    expect(behaviour(tool, { command: 'npm test', file_path: 'a' }, { mode, sandboxed })).toBe(expected);
  });

  it('plan changes nothing, whatever rules allow', () => {
    expect(behaviour('Write', { file_path: 'a' }, { mode: 'plan', allow: 'Write' })).toBe('deny');
    expect(behaviour('Bash', { command: 'rm a' }, { mode: 'plan', allow: 'Bash(rm:*)' })).toBe('deny');
  });

  it('outside of a sandbox only commands of the trusted configuration run', () => {
    const allow = 'Bash(npm test), Suite';
    expect(behaviour('Bash', { command: 'npm test' }, { allow })).toBe('allow');
    expect(behaviour('Check', { command: 'npm test' }, { allow })).toBe('allow');
    expect(behaviour('Suite', {}, { allow })).toBe('allow');
    expect(behaviour('Check', { command: 'node evil.js' }, { allow })).toBe('deny');
  });
});

describe('rules by tool', () => {
  it('a deny rule on Bash holds for the command of a check', () => {
    expect(
      behaviour('Check', { command: 'x=1; git push' }, { deny: 'Bash(git push:*)', sandboxed: true }),
    ).toBe('deny');
  });

  it.each([
    ['Read(secrets/**)', 'Read', { file_path: 'secrets/a' }, 'deny'],
    ['Read(secrets/**)', 'Read', { file_path: './x/../secrets/a' }, 'deny'],
    ['Read(secrets/**)', 'Read', { file_path: '/root/of/it/secrets/a' }, 'deny'],
    ['Read(secrets/**)', 'Read', { file_path: 'src/a' }, 'allow'],
    ['Read(./.env)', 'Read', { file_path: '.env' }, 'deny'],
    ['Read(./.env)', 'Read', { file_path: 'packages/a/.env' }, 'allow'],
    ['Read(.env)', 'Read', { file_path: 'packages/a/.env' }, 'deny'],
    ['Read(*.pem)', 'Grep', { pattern: 'x', path: 'keys/a.pem' }, 'deny'],
    ['Read(~/.ssh/**)', 'Read', { file_path: '~/.ssh/id' }, 'deny'],
    ['Read(//etc/**)', 'Read', { file_path: '/etc/passwd' }, 'deny'],
    ['Read(.env)', 'Bash', { command: 'cat .env' }, 'deny'],
    ['Read(.env)', 'Bash', { command: 'ls && bash -c "head -1 < ./.env"' }, 'deny'],
    ['Read(.env)', 'Bash', { command: 'cat env.ts' }, 'allow'],
    ['Edit(src/**)', 'Bash', { command: 'echo x > src/a.ts' }, 'deny'],
    ['Edit(src/**)', 'Bash', { command: 'cat src/a.ts' }, 'allow'],
    ['Edit', 'Write', { file_path: 'a' }, 'deny'],
    ['FileWrite', 'Write', { file_path: 'a' }, 'deny'],
    ['Task', 'Agent', { subagent_type: 'x' }, 'deny'],
    ['Agent(Explore)', 'Agent', { subagent_type: 'Explore' }, 'deny'],
    ['Task(Explore)', 'Task', { subagent_type: 'Explore' }, 'deny'],
    ['Agent(Explore)', 'Agent', { subagent_type: 'Plan' }, 'allow'],
    ['Skill(ops:deploy)', 'Skill', { skill: 'ops:deploy' }, 'deny'],
    ['Skill(ops:*)', 'Skill', { skill: 'ops:deploy', args: 'now' }, 'deny'],
    ['Skill(ops:*)', 'Skill', { skill: 'opsdeploy' }, 'allow'],
    ['Skill(deploy)', 'Skill', { skill: 'ops:deploy' }, 'deny'],
    ['Skill', 'Skill', { skill: 'lint' }, 'deny'],
    ['mcp__db', 'mcp__db__query', {}, 'deny'],
    ['mcp__db__*', 'mcp__db__query', {}, 'deny'],
    ['Suite(something)', 'Suite', {}, 'deny'],
    ['WebFetch(domain:example.com)', 'WebFetch', { url: 'https://api.EXAMPLE.com./x' }, 'deny'],
    ['WebFetch(domain:example.com)', 'WebFetch', { url: 'no address' }, 'deny'],
    ['Skill(deploy)', 'Skill', { skill: '/ops:deploy now' }, 'deny'],
    ['Skill(deploy:*)', 'Skill', { skill: 'deploy' }, 'deny'],
    ['Skill(deploy)', 'Skill', {}, 'deny'],
    ['*', 'Read', { file_path: 'a' }, 'deny'],
  ])('deny %s, %s %j: %s', (deny, tool, input, expected) => {
    expect(behaviour(tool, input, { deny, sandboxed: true })).toBe(expected);
  });

  it.each([
    ['Edit(src/**)', 'Write', { file_path: 'src/a.ts' }, 'allow'],
    ['Edit(src/**)', 'Write', { file_path: 'src/../a.ts' }, 'deny'],
    ['Edit(src/**)', 'Write', { file_path: '../src/a.ts' }, 'deny'],
    ['Edit(src/**)', 'Write', { file_path: '/x/src/a.ts' }, 'deny'],
    ['mcp__db__query', 'mcp__db__query', {}, 'allow'],
    ['mcp__db__query', 'mcp__db__drop', {}, 'deny'],
    ['WebFetch(domain:example.com)', 'WebFetch', { url: 'https://example.com' }, 'allow'],
    ['WebFetch(domain:example.com)', 'WebFetch', { url: 'https://a.example.com/x' }, 'allow'],
    ['WebFetch(domain:example.com)', 'WebFetch', { url: 'https://evilexample.com' }, 'deny'],
    ['WebFetch(domain:example.com)', 'WebFetch', { url: 'https://example.com@evil.net/' }, 'deny'],
    ['WebFetch(domain:example.com)', 'WebFetch', { url: 'example.com' }, 'deny'],
    ['Skill(review)', 'Skill', { skill: 'review' }, 'allow'],
  ])('allow %s, %s %j: %s', (allow, tool, input, expected) => {
    expect(behaviour(tool, input, { allow })).toBe(expected);
  });

  it('files that searches meet are judged by the same rules', () => {
    const mayRead = mayReadUnder(state({ deny: 'Read(secrets/**)', ask: 'Read(*.pem)' }).rules);
    expect(['secrets/a', 'x/secrets/a', 'b.pem', 'src/a'].map(mayRead)).toEqual([false, true, false, true]);
  });
});
