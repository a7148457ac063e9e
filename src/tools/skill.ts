import type { SkillInput } from './inputs.ts';
import { refusal } from './results.ts';
import type { Tool } from './types.ts';

/** The text of a skill. Which there are arrives as a message, so that these bytes are the same in every run. */
export const skillTool: Tool<SkillInput> = {
  name: 'Skill',
  inputSchema: () => ({
    type: 'object',
    properties: {
      skill: { description: 'its name, as listed', type: 'string' },
      args: { type: 'string' },
    },
    required: ['skill'],
  }),
  schema: async () => {
    const { z } = await import('../base/zod.ts');
    return z.object({ skill: z.string().describe('its name, as listed'), args: z.string().optional() });
  },
  description: () =>
    "Gives you the repository's own instructions for a kind of work, by the name of the skill. Read one before work that it is for. It changes nothing about what you may do.",
  readOnly: () => true,
  concurrent: () => true,
  // oxlint-disable-next-line require-yield -- a tool is a generator; this one has no progress to tell
  async *execute({ skill: name, args = '' }, { skills }) {
    if (skills === undefined) return refusal('There are no skills in this job.');
    const [{ skills: all }, { renderSkill }] = await Promise.all([
      skills.load(),
      import('../skills/render.ts'),
    ]);
    const found = all.find((skill) => skill.name === name && skill.forModels);
    if (found !== undefined) return { content: renderSkill(found, args), isError: false };
    const known = all.filter(({ forModels }) => forModels).map((skill) => skill.name);
    return refusal(`There is no skill ${name} here. Skills: ${known.slice(0, 100).join(', ') || 'none'}.`);
  },
};
