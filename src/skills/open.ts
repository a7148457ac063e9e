import type { ProjectFiles } from '../workspace/project-files.ts';
import type { LoadedSkills, SkillShelf } from './types.ts';

/** Nothing is read, and no reader loaded, before the first question. A failure is told to everybody who asks. */
export function openSkills(files: ProjectFiles): SkillShelf {
  let loaded: Promise<LoadedSkills> | undefined;
  return {
    load: () => (loaded ??= import('./load.ts').then(({ loadSkills }) => loadSkills(files))),
  };
}
