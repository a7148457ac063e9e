import type { Diagnostic } from '../base/diagnostic.ts';

/** Instructions that a repository keeps for a kind of work. */
export type Skill = {
  /** `release`, or with what it belongs to: `ops:deploy`. */
  name: string;
  /** One line: when to use it. */
  description: string;
  file: string;
  /** What its arguments are, for whoever calls it. */
  argumentHint: string | null;
  /** Names for its arguments, in order: `$issue`. */
  arguments: string[];
  /**
   * What its author did it with. It is told to the agent and grants nothing: what an agent may do is a matter of its definition, the
   * rules and the job, and a text that the agent chooses to read changes none of them.
   */
  allowedTools: string[];
  /** False: agents that name it in `skills` get it, no model is told of it. */
  forModels: boolean;
  /** With the places for arguments as they are written. */
  body: string;
};

export type LoadedSkills = { skills: Skill[]; diagnostics: Diagnostic[] };

/** The skills of a job, read when somebody first asks for them, and once. */
export type SkillShelf = { load(): Promise<LoadedSkills> };
