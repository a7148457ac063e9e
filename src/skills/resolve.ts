import type { Skill } from './types.ts';

/**
 * The skill that a name stands for: the one that is called so; the one of the same plugin (`ops:deploy` for `deploy`, asked by
 * `ops:release`); the first whose name ends in it (`team:deploy`). Null for none.
 */
export function resolveSkill(skills: readonly Skill[], name: string, askedBy: string): Skill | null {
  const wanted = name.trim().replace(/^\//, '');
  const called = (exact: string) => skills.find((skill) => skill.name === exact);
  const plugin = askedBy.includes(':') ? askedBy.split(':')[0] : undefined;
  return (
    called(wanted) ??
    (plugin === undefined ? undefined : called(`${plugin}:${wanted}`)) ??
    skills.toSorted(byName).find((skill) => skill.name.endsWith(`:${wanted}`)) ??
    null
  );
}

function byName(one: Skill, other: Skill): number {
  if (one.name === other.name) return 0;
  return one.name < other.name ? -1 : 1;
}
