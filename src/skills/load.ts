import { tooManyFiles, unreadableFile } from '../base/diagnostic.ts';
import type { Diagnostic } from '../base/diagnostic.ts';
import type { ProjectFiles } from '../workspace/project-files.ts';
import { readSkill } from './read-skill.ts';
import type { LoadedSkills, Skill } from './types.ts';

const mostFiles = 1000;

/**
 * The skills of `.claude/skills/**` + `/SKILL.md` and of `.claude/commands/**` + `/*.md`, which are the same thing in one file. A bad file
 * costs itself alone: one diagnostic, and the others load. Of two with one name the skill stands before the command, then the
 * first path; the other is named with it.
 */
export async function loadSkills(files: ProjectFiles): Promise<LoadedSkills> {
  const [skills, commands] = await Promise.all([
    files.list('.claude/skills'),
    files.list('.claude/commands'),
  ]);
  const paths = [
    ...skills.filter((path) => /\/SKILL\.md$/i.test(path)).toSorted(),
    ...commands.filter((path) => /\.md$/i.test(path)).toSorted(),
  ];
  const diagnostics = tooManyFiles('skill', paths, mostFiles);
  const byName = new Map<string, Skill>();
  for (const path of paths.slice(0, mostFiles)) {
    const text = await files.read(path);
    const { skill, diagnostic } =
      text === null ? { skill: null, diagnostic: unreadableFile(path) } : await readSkill(path, text);
    const first = skill === null ? undefined : byName.get(skill.name);
    if (skill !== null && first === undefined) byName.set(skill.name, skill);
    if (first !== undefined) diagnostics.push(beaten(path, first));
    else if (diagnostic !== null) diagnostics.push(diagnostic);
  }
  return { skills: [...byName.values()], diagnostics };
}

function beaten(file: string, first: Skill): Diagnostic {
  return {
    file,
    line: 1,
    severity: 'error',
    message: `${first.file} is already called ${first.name}`,
    remedy: 'Give it another name.',
  };
}
