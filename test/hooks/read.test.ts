import { describe, expect, it } from 'vitest';
import { readHooks } from '../../src/hooks/read.ts';
import { readSettings, refuseLostGuards } from '../../src/hooks/settings.ts';
import { parse } from 'yaml';
import { modeUnder } from '../../src/permission/settings.ts';

const place = { file: 'a.md', source: 'agent', under: ['hooks'], lineOf: () => 1 } as const;

/** Agents' hooks, from front matter. */
function fromYaml(text: string) {
  const { hooks, diagnostics } = readHooks(parse(text), place);
  const short = hooks.map(({ event, command, timeoutMs }) => `${event}: ${command} (${timeoutMs})`);
  return { short, hooks, diagnostics };
}

describe('the forms in which people write hooks', () => {
  it.each([
    [
      'nested',
      'PreToolUse:\n  - matcher: Bash\n    hooks:\n      - type: command\n        command: x\n        timeout: 5',
    ],
    ['flat', 'PreToolUse:\n  - matcher: Bash\n    command: x\n    timeout: 5'],
    ['one without a list', 'PreToolUse:\n  matcher: Bash\n  hooks: {command: x, timeout: "5"}'],
    ['a list that names its events', '- event: PreToolUse\n  matcher: Bash\n  command: x\n  timeout: 5'],
    ['a list of events', '- PreToolUse:\n    - {matcher: Bash, command: x, timeout: 5}'],
    ['a look-alike', 'pre-tool-use:\n  - {matcher: Bash, command: x, timeout: 5}'],
  ])('%s', (_form, text) => {
    const { short, hooks } = fromYaml(text);
    expect(short).toEqual(['PreToolUse: x (5000)']);
    expect([['Bash'], ['Read']].map((names) => hooks[0]?.matches(names))).toEqual([true, false]);
  });

  it('a bad entry costs itself alone; each is named', () => {
    const { short, diagnostics } = fromYaml(
      'PostToolUse:\n  - 7\n  - matcher: "("\n    command: a\n  - matcher: Edit\n    hooks: [{type: prompt, prompt: p}, {command: ""}, good]\n' +
        'UserPromptSubmit: [x]\nStopp: [y]\nStop: [{command: z, timeout: soon}]\nSessionEnd: [{command: e, timeout: 5000}]',
    );
    expect(short).toEqual(['PostToolUse: good (60000)', 'Stop: z (60000)', 'SessionEnd: e (600000)']);
    expect(diagnostics.map(({ severity, message }) => `${severity} ${message.split(':')[0]}`)).toEqual([
      'warning hooks.PostToolUse[0]',
      'warning hooks.PostToolUse[1].matcher',
      'warning hooks.PostToolUse[2].hooks[0]',
      'warning hooks.PostToolUse[2].hooks[1]',
      'info hooks.UserPromptSubmit',
      'warning hooks.Stopp',
      'warning hooks.Stop[0].timeout',
      'info hooks.SessionEnd[0].timeout',
    ]);
  });

  it.each([
    ['no command', 'PreToolUse: [{matcher: Bash}]'],
    ['a broken matcher', 'PreToolUse: [{matcher: "[", command: x}]'],
    ['a matcher that is none', 'PermissionRequest: [{matcher: {a: b}, command: x}]'],
    ['a type that does not exist here', 'PreToolUse: [{hooks: [{type: prompt, prompt: p}]}]'],
    ['nothing by event', '7'],
  ])('a guard that cannot be read is an error that stops: %s', (_what, text) => {
    const { diagnostics } = fromYaml(text);
    expect(() => refuseLostGuards(diagnostics)).toThrow(/^a\.md:1: hooks/);
  });
});

describe('matchers', () => {
  it.each<[string, string[], boolean]>([
    ['', ['Bash'], true],
    ['*', ['Bash'], true],
    ['Edit|Write', ['Write'], true],
    ['Edit, Write', ['Write'], true],
    ['Edit', ['NotebookEdit'], false],
    ['bash', ['Bash'], false],
    ['Task', ['Agent', 'Task'], true],
    ['mcp__.*__write', ['mcp__files__write'], true],
    ['^Notebook', ['Edit'], false],
  ])('%j for %j: %s', (matcher, names, expected) => {
    const { hooks } = fromYaml(`PreToolUse: [{matcher: ${JSON.stringify(matcher)}, command: x}]`);
    expect(hooks[0]?.matches(names)).toBe(expected);
  });
});

describe('settings', () => {
  const file = '.claude/settings.json';
  const read = async (value: object) => await readSettings(JSON.stringify(value, null, 1), file);

  it('give hooks with the line at which they stand, and rules', async () => {
    const settings = await read({
      hooks: { Stop: [{ hooks: [{ type: 'command', command: 'x' }] }] },
      permissions: {
        deny: ['Bash(rm:*)'],
        allow: ['Read', 'Edit:*'],
        defaultMode: 'plan',
        additionalDirectories: ['/x'],
      },
    });
    expect(settings.hooks[0]?.from).toBe('.claude/settings.json:6');
    expect(settings.permissions.rules).toMatchObject({ deny: [{ tool: 'Bash' }], allow: [{ tool: 'Read' }] });
    expect(settings.permissions.defaultMode).toBe('plan');
    expect(settings.diagnostics.map(({ severity, line }) => `${severity} ${line}`)).toEqual([
      'warning 20',
      'info 23',
    ]);
    expect(() => refuseLostGuards(settings.diagnostics)).not.toThrow();
  });

  it.each([
    ['a deny rule that is none', { permissions: { deny: ['Read', 'Bash:*'] } }, 5],
    ['an ask rule that is none', { permissions: { ask: [7] } }, 4],
    ['deny that is no list', { permissions: { deny: 'Bash' } }, 3],
    ['permissions that are none', { permissions: ['Bash'] }, 2],
  ])('stop for a restriction that cannot be read: %s', async (_what, value, line) => {
    const { diagnostics } = await read(value);
    expect(() => refuseLostGuards(diagnostics)).toThrow(`${file}:${line}: permissions`);
  });

  it('a mode that nobody knows leaves what rules allow', async () => {
    const { permissions, diagnostics } = await read({ permissions: { defaultMode: 'allowEdits' } });
    expect(permissions.defaultMode).toBe('dontAsk');
    expect(diagnostics).toMatchObject([
      { severity: 'warning', line: 3, message: expect.stringContaining('allowEdits') },
    ]);
  });

  it.each([
    ['no JSON', '{"permissions": {"deny": ["Bash"],}}', /settings\.json:1: is not JSON/],
    [
      'a key twice',
      '{"permissions": {"deny": ["Bash"]},\n"permissions": {}}',
      /settings\.json:2: a key stands twice/,
    ],
    ['no object', '[]', /is not an object/],
    ['a bomb', '['.repeat(5000) + ']'.repeat(5000), /nests too deep/],
  ])('stop when the file cannot be read: %s', async (_what, text, message) => {
    await expect(readSettings(text, file)).rejects.toThrow(message);
  });

  it('may begin with a byte-order mark, be indented with tabs and hold what others know', async () => {
    const text =
      '\uFEFF{\n\t"env": {"A": "\\ud83d\\ude00"},\n\t"permissions": {\n\t\t"deny": ["Read(./.env)"]\n\t}\n}';
    expect((await readSettings(text, file)).permissions.rules.deny).toHaveLength(1);
  });
});

describe('the mode of the settings', () => {
  const job = { mode: 'default', ceiling: 'acceptEdits' } as const;
  it.each([
    ['as they say', { defaultMode: 'plan', bypassDisabled: false }, { mode: 'plan', ceiling: 'acceptEdits' }],
    [
      "never beyond the job's ceiling",
      { defaultMode: 'bypassPermissions', bypassDisabled: false },
      { mode: 'acceptEdits', ceiling: 'acceptEdits' },
    ],
    [
      "the job's where they say nothing",
      { defaultMode: null, bypassDisabled: false },
      { mode: 'default', ceiling: 'acceptEdits' },
    ],
  ] as const)('%s', (_what, settings, expected) => {
    expect(modeUnder(settings, job)).toEqual(expected);
  });

  it('lowers the ceiling where they switch the widest off', () => {
    const wide = { mode: 'default', ceiling: 'bypassPermissions' } as const;
    expect(modeUnder({ defaultMode: null, bypassDisabled: true }, wide).ceiling).toBe('acceptEdits');
  });
});
