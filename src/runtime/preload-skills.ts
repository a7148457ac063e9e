import { reasonOf } from '../base/reason.ts';
import { takeStart } from '../base/text.ts';
import type { UserMessage } from '../model/types.ts';
import type { PermissionState } from '../permission/types.ts';
import type { Skill } from '../skills/types.ts';
import type { Extension } from './extension.ts';
import { textBlock } from './reminders.ts';
import type { Toolset } from './tools.ts';
import type { AgentRunParams } from './types.ts';

/** Of the list of skills; each has one line of it. */
const mostListed = 200;
const mostDescription = 250;

/**
 * What an agent is told of skills before its task, as user messages: which it can read by the Skill tool, and the text of those
 * that its definition names, side by side. A name that stands for none, and one that the rules deny, is a note. An agent that
 * can have none reads none.
 */
export async function preloadSkills(
  { definition, parent, forkedFrom }: AgentRunParams,
  { tools }: Toolset,
  permissions: PermissionState,
): Promise<Extension<UserMessage[]>> {
  const wanted = definition.skills ?? [];
  const listed = tools.some(({ tool }) => tool.name === 'Skill') && forkedFrom === undefined;
  const shelf = parent.tools.skills;
  if (!listed && wanted.length === 0) return { brought: [], notes: [] };
  const told = (text: string) => `${definition.type}: ${text}`;
  if (shelf === undefined)
    return {
      brought: [],
      notes: wanted.map((name) => told(`there is no skill ${name}; this job has none.`)),
    };
  try {
    const [{ skills }, { skillDenied }] = await Promise.all([
      shelf.load(),
      import('../permission/skill-rules.ts'),
    ]);
    // Nobody is asked before a run has begun.
    const rules = [...permissions.rules.deny, ...permissions.rules.ask];
    const allowed = skills.filter(({ name }) => skillDenied(name, rules) === null);
    const texts = await Promise.all(
      wanted.map((name) => preloaded(name, definition.type, { skills, allowed })),
    );
    return {
      brought: [
        ...(listed ? skillList(allowed) : []),
        ...texts.flatMap(({ text }) => (text === null ? [] : [message(text)])),
      ],
      notes: texts.flatMap(({ note }) => (note === null ? [] : [told(note)])),
    };
  } catch (error) {
    return { brought: [], notes: [told(`the skills cannot be read: ${reasonOf(error)}`)] };
  }
}

async function preloaded(
  name: string,
  askedBy: string,
  { skills, allowed }: { skills: readonly Skill[]; allowed: readonly Skill[] },
): Promise<{ text: string | null; note: string | null }> {
  const [{ resolveSkill }, { renderSkill }] = await Promise.all([
    import('../skills/resolve.ts'),
    import('../skills/render.ts'),
  ]);
  const skill = resolveSkill(skills, name, askedBy);
  if (skill === null) {
    const known = allowed.map((other) => other.name);
    return { text: null, note: `there is no skill ${name}. Skills here: ${known.join(', ') || 'none'}.` };
  }
  if (!allowed.includes(skill)) return { text: null, note: `the rules deny the skill ${skill.name}.` };
  return { text: renderSkill(skill, ''), note: null };
}

function skillList(skills: readonly Skill[]): UserMessage[] {
  const shown = skills.filter(({ forModels }) => forModels);
  if (shown.length === 0) return [];
  const lines = shown.slice(0, mostListed).map(({ name, description, argumentHint }) => {
    const hint = argumentHint === null ? '' : ` (arguments: ${argumentHint})`;
    return `- ${name}: ${takeStart(description, mostDescription)}${hint}`;
  });
  const more = shown.length > mostListed ? `\n(${shown.length - mostListed} more are not listed.)` : '';
  return [message(`Skills that you can read by the Skill tool:\n\n${lines.join('\n')}${more}`)];
}

function message(text: string): UserMessage {
  return { role: 'user', content: [textBlock(text)] };
}
