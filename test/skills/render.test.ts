import { describe, expect, it } from 'vitest';
import { renderSkill } from '../../src/skills/render.ts';
import { resolveSkill } from '../../src/skills/resolve.ts';
import type { Skill } from '../../src/skills/types.ts';

function skill(more: Partial<Skill>): Skill {
  const name = more.name ?? 's';
  return {
    name,
    description: '',
    file: `.claude/skills/${name}/SKILL.md`,
    argumentHint: null,
    arguments: [],
    allowedTools: [],
    forModels: true,
    body: '',
    ...more,
  };
}

it.each([
  ['all: $ARGUMENTS.', 'a "b c"', 'all: a "b c".'],
  ['$1 and $2', 'a "b c"', 'a and b c'],
  ['$ARGUMENTS[0] and $ARGUMENTS[1]', 'a b', 'a and b'],
  ['to $where', 'home', 'to home'],
  ['one $1', '$2 $ARGUMENTS', 'one $2'],
  ["awk '{print $1}' $HOME", '', "awk '{print $1}' $HOME"],
  ['$1, $3', 'a b', 'a, $3'],
  ['no place', 'a b', 'no place\n\nARGUMENTS: a b'],
  ['$10', 'a', '$10\n\nARGUMENTS: a'],
  ['in ${CLAUDE_SKILL_DIR}/x', '', 'in .claude/skills/s/x'],
])('%j with the arguments %j reads %j', (body, given, read) => {
  const text = renderSkill(skill({ body, arguments: ['where'] }), given);
  expect(text.split('\n\n').slice(1).join('\n\n')).toBe(read);
});

it('says what it was written for, and that this grants nothing', () => {
  const text = renderSkill(skill({ allowedTools: ['Bash(git:*)'], body: 'x' }), '');
  expect(text).toContain('It was written for: Bash(git:*). You have the tools that you had before.');
});

describe('a name', () => {
  const skills = ['z:deploy', 'ops:deploy', 'b:deploy', 'lint'].map((name) => skill({ name }));

  it.each([
    ['lint', 'reviewer', 'lint'],
    ['/lint', 'reviewer', 'lint'],
    ['z:deploy', 'ops:release', 'z:deploy'],
    ['deploy', 'ops:release', 'ops:deploy'],
    ['deploy', 'reviewer', 'b:deploy'],
    ['ploy', 'reviewer', undefined],
  ])('%s, asked by %s, stands for %s', (name, askedBy, found) => {
    expect(resolveSkill(skills, name, askedBy)?.name).toBe(found);
  });
});
