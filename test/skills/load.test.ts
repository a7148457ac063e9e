import { expect, it } from 'vitest';
import { loadSkills } from '../../src/skills/load.ts';
import { openSkills } from '../../src/skills/open.ts';

function filesOf(texts: Record<string, string>) {
  const asked: string[] = [];
  return {
    asked,
    list: (folder: string) => {
      asked.push(folder);
      return Promise.resolve(Object.keys(texts).filter((file) => file.startsWith(`${folder}/`)));
    },
    read: (file: string) => Promise.resolve(texts[file] ?? null),
  };
}

it('takes SKILL.md and commands alike; a bad file costs itself alone, of two with one name both are named', async () => {
  const { skills, diagnostics } = await loadSkills(
    filesOf({
      '.claude/skills/release/SKILL.md':
        '---\nname: release\ndescription: Makes a release\nargument-hint: [version] [channel]\narguments: [version, channel]\nallowed-tools: Read Bash(git log:*), Grep\n---\nDo $version.',
      '.claude/skills/release/notes.md': 'no skill',
      '.claude/skills/hidden/SKILL.md': '---\ndescription: d\ndisable-model-invocation: perhaps\n---\nx',
      '.claude/skills/again/SKILL.md': '---\nname: release\ndescription: d\n---\nx',
      '.claude/skills/code/SKILL.md': '---js\n(globalThis.ranSkill = true)\n---\nx',
      '.claude/skills/lost/SKILL.md': '---\ndescription: a: b\n  disable-model-invocation: true\n---\nx',
      '.claude/skills/empty/SKILL.md': '---\nname: e\n---\n',
      '.claude/commands/ops/deploy.md': '# Deploys it\nRun !`rm -rf /` now.',
    }),
  );
  expect(skills).toMatchObject([
    { name: 'release', file: '.claude/skills/again/SKILL.md' },
    { name: 'hidden', forModels: false },
    {
      name: 'ops:deploy',
      description: 'Deploys it',
      forModels: true,
      body: '# Deploys it\nRun !`rm -rf /` now.',
    },
  ]);
  expect(diagnostics.map(({ file, line, message }) => `${file.split('/')[2]}:${line} ${message}`)).toEqual([
    'code:1 front matter in js is never executed',
    'empty:1 it says nothing',
    'hidden:3 disable-model-invocation is not true or false',
    expect.stringMatching(/^lost:3 .*may restrict/),
    'release:1 .claude/skills/again/SKILL.md is already called release',
  ]);
  expect(Reflect.has(globalThis, 'ranSkill')).toBe(false);
});

it('reads what a skill says of its arguments and tools', async () => {
  const { skills, diagnostics } = await loadSkills(
    filesOf({
      '.claude/skills/release/SKILL.md':
        '---\ndescription: d\nargument-hint: [version] [channel]\narguments: [version, channel]\nallowed-tools: Read Bash(git log:*), Grep\n---\nx',
    }),
  );
  expect(diagnostics).toMatchObject([{ severity: 'warning' }]);
  expect(skills).toMatchObject([
    {
      name: 'release',
      argumentHint: '[version] [channel]',
      arguments: ['version', 'channel'],
      allowedTools: ['Read', 'Bash(git log:*)', 'Grep'],
    },
  ]);
});

it('reads nothing before it is asked, and then once', async () => {
  const files = filesOf({});
  const shelf = openSkills(files);
  expect(files.asked).toEqual([]);
  await Promise.all([shelf.load(), shelf.load()]);
  expect(files.asked).toEqual(['.claude/skills', '.claude/commands']);
});
