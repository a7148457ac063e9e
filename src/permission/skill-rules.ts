import type { Rule } from './types.ts';

/** Whether `Skill(specifier)` speaks of a skill: `deploy`, or `ops:*` for `ops` and all that is called `ops:…`. */
export function skillCovered(name: string, specifier: string): boolean {
  const family = /^(.*?)(?::\*|\s+\*)$/s.exec(specifier)?.[1]?.trim();
  if (family === undefined) return name === specifier.trim();
  return name === family || name.startsWith(`${family}:`);
}

/** The rule that denies a skill, or asks about it where nobody is to be asked; null where none does. */
export function skillDenied(name: string, deny: readonly Rule[]): Rule | null {
  const speaking = deny.filter(({ tool }) => tool === 'Skill' || tool === '*');
  return speaking.find(({ specifier }) => specifier === undefined || skillCovered(name, specifier)) ?? null;
}
