import { describe, expect, it } from 'vitest';
import { loadAgents } from '../../src/agents/load.ts';

/** Agent files by name, as they would stand below `.claude/agents`. */
async function load(files: Record<string, string>) {
  const texts = new Map(Object.entries(files).map(([name, text]) => [`.claude/agents/${name}`, text]));
  return loadAgents({
    list: () => Promise.resolve([...texts.keys()]),
    read: (path) => Promise.resolve(texts.get(path) ?? null),
  });
}

async function loadOne(text: string) {
  const { agents, diagnostics } = await load({ 'one.md': text });
  return { agent: agents[0], diagnostics };
}

const env = { workingDirectory: '/r', model: 'm', platform: 'linux', tools: [] };

describe('an agent file', () => {
  it('says all that a definition holds', async () => {
    const { agent, diagnostics } = await loadOne(
      [
        '---',
        'name: reviewer',
        'description: Reviews APIs',
        'tools: Read, Grep, Bash(git log:*, git show:*), Task',
        'disallowedTools: [FileWrite]',
        'model: opus',
        'permissionMode: dontAsk',
        'max_turns: "12"',
        'skills: one, two',
        'mcpServers:',
        '  - github',
        '  - local: { command: npx }',
        'background: true',
        'isolation: worktree',
        'effort: high',
        'color: red',
        'hooks:',
        '  Stop: []',
        '---',
        'You review.',
        '',
      ].join('\n'),
    );
    expect(diagnostics).toEqual([]);
    expect(agent).toMatchObject({
      type: 'reviewer',
      whenToUse: 'Reviews APIs',
      source: 'project',
      file: '.claude/agents/one.md',
      tools: ['Read', 'Grep', 'Bash(git log:*, git show:*)', 'Agent'],
      disallowedTools: ['Write'],
      model: 'opus',
      permissionMode: 'dontAsk',
      maxTurns: 12,
      skills: ['one', 'two'],
      mcpServers: ['github', { local: { command: 'npx' } }],
      background: true,
      isolation: 'worktree',
      effort: 'high',
      color: 'red',
      hooks: { Stop: [] },
    });
    expect(agent?.systemPrompt(env)).toBe('You review.');
  });

  it.each([
    ['its stem when it has no name', '---\ndescription: d\n---\nx', 'one'],
    ['what is written, also a number', '---\nname: 007\ndescription: d\n---\nx', '007'],
    ['its name behind a byte order mark', '\ufeff---\nname: a\ndescription: d\n---\nx', 'a'],
    ['its name with Windows line ends', '---\r\nname: a\r\ndescription: d\r\n---\r\nx\r\n', 'a'],
    ['its name with hard spaces', '---\nname:\u00a0a\ndescription: d\n---\nx', 'a'],
    ['its stem when its name is empty', '---\nname:\ndescription: d\n---\nx', 'one'],
    ['its name when all is indented', '  ---\n  name: a\n  description: d\n  ---\nx', 'a'],
    ['its name when fields are indented', '---\n  name: a\n  description: d: e\n---\nx', 'a'],
    ['its name when the opening has a space', '--- \nname: a\ndescription: d\n---\nx', 'a'],
  ])('is called by %s', async (_, text, type) => {
    expect((await loadOne(text)).agent?.type).toBe(type);
  });

  it.each([
    ['tools: Read, Grep', ['Read', 'Grep']],
    ['tools: [Read, Grep]', ['Read', 'Grep']],
    ['tools:\n  - Read\n  - Grep', ['Read', 'Grep']],
    ['tools:\n\t- Read\n\t- Grep', ['Read', 'Grep']],
    ['tools: "*"', ['*']],
    ['tools: *', ['*']],
    ['tools: All', ['*']],
    ['tools:', []],
    ['tools: null', []],
    ['tools: []', []],
    ['allowed-tools: Read', ['Read']],
    ['allowedTools: [Read]', ['Read']],
    ['tools: Read, Grep\nallowed-tools: Grep, Bash', ['Grep']],
    ['tools: Read\ntools: "*"', ['Read']],
    ['tools: "*"\ntools: Read', ['Read']],
    ['tools: Bash, Read\nallowedTools: Bash(ls)', ['Bash(ls)']],
    ['Tools: Read', ['Read']],
    ['"tools": Read\nx: a: b', ['Read']],
    ['tools:Read', ['Read']],
    ['tools: Read\n<example>\nwith Bash, Edit', ['Read']],
    ['tools:\n- Read\nuse Bash: now', ['Read']],
    ['base: &b [Read]\ntools: *b', ['Read']],
  ])('%j allows %j', async (written, tools) => {
    expect((await loadOne(`---\nname: a\ndescription: d\n${written}\n---\nx`)).agent?.tools).toEqual(tools);
  });

  it('with a line of ---- inside its front matter is refused: other programs would lose what follows', async () => {
    const { agent, diagnostics } = await loadOne('---\nname: a\ndescription: d\n----\ntools: Read\n---\nx');
    expect(agent).toBeUndefined();
    expect(diagnostics[0]?.message).toContain('begins with ---');
  });

  it('says that a look-alike was taken for the restriction', async () => {
    const { diagnostics } = await loadOne('---\nname: a\ndescription: d\nallowedTools: Read\n---\nx');
    expect(diagnostics).toEqual([
      {
        file: '.claude/agents/one.md',
        line: 4,
        severity: 'warning',
        message: 'allowedTools is taken for tools',
        remedy: 'Write tools.',
      },
    ]);
  });

  it('is read line by line when its description breaks YAML', async () => {
    const { agent, diagnostics } = await loadOne(
      [
        '---',
        'name: a',
        'description: Use it for: one, two. Examples:',
        '<example>',
        'Context: something',
        'user: "do it"',
        'tools: Read, Grep',
        'model: haiku',
        '---',
        'x',
      ].join('\n'),
    );
    expect(agent).toMatchObject({ type: 'a', tools: ['Read', 'Grep'], model: 'haiku' });
    expect(agent?.whenToUse).toBe(
      'Use it for: one, two. Examples:\n<example>\nContext: something\nuser: "do it"',
    );
    expect(diagnostics).toMatchObject([{ line: 3, severity: 'warning' }]);
    expect(diagnostics[0]?.message).toContain('not valid YAML');
  });

  it.each([
    ['code', '---js\n{ name: (globalThis.ranFrontMatter = true, "x") }\n---\nx', 1, /never executed/],
    ['no fields', '---\nskill:true\n---\nx', 1, /no fields/],
    ['an empty front matter', '---\n---\nx', 1, /no fields/],
    ['no end', '---\nname: a\n', 1, /not closed/],
    ['a displaced one', '<!-- managed -->\n---\nname: a\n---\nx', 2, /first line/],
    ['an open parenthesis', '---\nname: a\ntools: Bash(git log\n---\nx', 3, /parenthesis/],
    ['a list of numbers', '---\nname: a\ntools: [1]\n---\nx', 3, /not a tool's name/],
    ['a number for tools', '---\nname: a\ntools: 7\n---\nx', 3, /not a tool's name/],
    ['a map of tools', '---\nname: a\ntools: { Bash: false }\n---\nx', 3, /not a tool's name/],
    ['a nested list', '---\nname: a\ntools: [[Read]]\n---\nx', 3, /not a tool's name/],
    ['a denial that is no name', '---\nname: a\ndisallowedTools: mcp__*\n---\nx', 3, /not a tool's name/],
    ['a merge key', '---\nb: &b { tools: Read }\n<<: *b\nname: a\n---\nx', 3, /merge key/],
    ['a name that is an alias', '---\nb: &b tools\n*b : Read\n---\nx', 1, /no plain name/],
    ['a list that may be text', '---\nname: a\ndescription: b: c\n  tools: Read\n---\nx', 4, /may restrict/],
    ['two limits', '---\nname: a\nmaxTurns: 5\nmax_turns: 50\n---\nx', 4, /twice/],
    ['a limit that is true', '---\nname: a\nmaxTurns: true\n---\nx', 3, /maxTurns/],
    ['a hook that is none', '---\nname: a\nhooks: { PreToolUse: 5 }\n---\nx', 3, /hooks/],
    ['an unknown isolation', '---\nname: a\nisolation: wortree\n---\nx', 3, /isolation/],
    ['an unknown mode', '---\nname: a\npermissionMode: strict\n---\nx', 3, /permissionMode/],
    ['a limit that is none', '---\nname: a\nmaxTurns: many\n---\nx', 3, /maxTurns/],
    ['hooks that cannot be read', '---\nname: a: b\nhooks:\n  PreToolUse: [: {\n---\nx', 3, /hooks/],
    [
      'an alias bomb',
      `---\nname: a\na: &a [x,x,x,x,x,x,x,x]\n${Array.from('bcdefgh')
        .map(
          (to, index) =>
            `${to}: &${to} [${Array.from({ length: 8 }, () => `*${'abcdefg'[index]}`).join(',')}]`,
        )
        .join('\n')}\n---\nx`,
      1,
      /cannot be expanded/,
    ],
  ])('with %s is not loaded, and it says where and what to do', async (_, text, line, message) => {
    for (let again = 0; again < 2; again += 1) {
      const { agent, diagnostics } = await loadOne(text);
      expect(agent).toBeUndefined();
      expect(diagnostics).toMatchObject([{ file: '.claude/agents/one.md', line, severity: 'error' }]);
      expect(diagnostics[0]?.message).toMatch(message);
      expect(diagnostics[0]?.remedy).not.toBe('');
    }
    expect(Reflect.has(globalThis, 'ranFrontMatter')).toBe(false);
  });
});

describe('agent files', () => {
  it('load in order of path; the bad ones cost themselves alone, notes beside them are ignored', async () => {
    const { agents, diagnostics } = await load({
      'z.md': '---\nname: z\ndescription: d\n---\nx',
      'README.md': '# Agents',
      'deep/a.md': '---\nname: a\ndescription: d\n---\nx',
      'bad.md': '---js\n1\n---',
      'notes.txt': 'x',
    });
    expect(agents.map(({ type }) => type)).toEqual(['a', 'z']);
    expect(diagnostics.map(({ file, severity }) => `${severity} ${file}`)).toEqual([
      'info .claude/agents/README.md',
      'error .claude/agents/bad.md',
    ]);
  });

  it.each([
    ['nested', { PreToolUse: [{ matcher: 'Bash', hooks: [{ type: 'command', command: 'x' }] }] }],
    ['flat', { PreToolUse: [{ command: 'x', event: 'PreToolUse' }] }],
    ['as a list', [{ command: 'x', event: 'PreToolUse' }]],
  ])('keep their hooks as written: %s', async (_, hooks) => {
    const { agent } = await loadOne(`---\nname: a\ndescription: d\nhooks: ${JSON.stringify(hooks)}\n---\nx`);
    expect(agent?.hooks).toEqual(hooks);
  });

  it('begin with what the repository keeps for them, and say where other memory is not there', async () => {
    const files: Record<string, string> = {
      '.claude/agents/a.md': '---\nname: a\ndescription: d\nmemory: project\n---\nYou are a.',
      '.claude/agents/b.md': '---\nname: b\ndescription: d\nmemory: user\n---\nx',
      '.claude/agents/c.md': '---\nname: ../../c\ndescription: d\nmemory: project\n---\nx',
      '.claude/agent-memory/a/MEMORY.md': 'Tabs matter.',
    };
    const asked: string[] = [];
    const { agents, diagnostics } = await loadAgents({
      list: () => Promise.resolve(Object.keys(files).filter((file) => file.startsWith('.claude/agents/'))),
      read: (file) => {
        asked.push(file);
        return Promise.resolve(files[file] ?? null);
      },
    });
    expect(agents[0]?.systemPrompt(env)).toContain('MEMORY.md:\n\nTabs matter.');
    expect(diagnostics).toMatchObject([{ file: '.claude/agents/b.md', severity: 'warning' }]);
    expect(asked).not.toContainEqual(expect.stringContaining('..'));
  });

  it('a file that cannot be read has its diagnostic', async () => {
    const { diagnostics } = await loadAgents({
      list: () => Promise.resolve(['.claude/agents/gone.md']),
      read: () => Promise.resolve(null),
    });
    expect(diagnostics).toMatchObject([{ file: '.claude/agents/gone.md', severity: 'error' }]);
  });
});
