import { afterEach, describe, expect, it } from 'vitest';
import { parseRule } from '../../src/permission/rules.ts';
import type { PermissionState } from '../../src/permission/types.ts';
import { openSkills } from '../../src/skills/open.ts';
import { skillTool } from '../../src/tools/skill.ts';
import type { Tool } from '../../src/tools/types.ts';
import { agent, call, heard, openStage, play, say, tool } from './stage.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});
const stage: typeof openStage = async (script, options) => {
  const opened = await openStage(script, options);
  closers.push(() => opened.close());
  return opened;
};

function shelf(names: string[]) {
  const texts = new Map(
    names.map((name) => [
      `.claude/skills/${name}/SKILL.md`,
      `---\nname: ${name}\ndescription: For ${name}.\nallowed-tools: Bash\n---\nDo ${name} with $ARGUMENTS.`,
    ]),
  );
  let listings = 0;
  const skills = openSkills({
    list: () => {
      listings += 1;
      return Promise.resolve([...texts.keys()]);
    },
    read: (file) => Promise.resolve(texts.get(file) ?? null),
  });
  return { skills, listings: () => listings };
}

// A tool of one input is one of any input to those who keep it in a list.
const skill: Tool = skillTool;
const bash = tool('Bash', () => 'ran', { readOnly: () => false });

function denying(...rules: string[]): () => PermissionState {
  const deny = rules.map((text) => parseRule(text, 'policy', { file: 'policy' }));
  return () => ({
    mode: 'dontAsk',
    rules: { deny, ask: [], allow: [] },
    avoidPrompts: true,
    sandboxed: true,
  });
}

/** What a model is sent before the first message, apart from the folder of the stage. */
async function prefix(names: string[]): Promise<string> {
  const opened = await stage({ T: [say('ok')] }, { skills: shelf(names).skills, available: [skill] });
  await play(opened.run(agent('T')));
  const [request] = opened.requests;
  return JSON.stringify([request?.system, request?.tools]).replaceAll(opened.folder, '');
}

describe('skills that a definition names', () => {
  it('lead its task, in its order; unknown names are notes that name the known ones', async () => {
    const opened = await stage({ 'ops:A': [say('ok')] }, { skills: shelf(['lint', 'ops:deploy']).skills });
    const definition = agent('ops:A', { skills: ['deploy', 'lint', 'gone'], initialPrompt: 'Begin.' });
    const { result } = await play(opened.run(definition));
    expect(heard(opened.requests[0]).map((text) => text.split('\n').at(-1))).toEqual([
      'Do ops:deploy with .',
      'Do lint with .',
      'Begin.',
      'Do it.',
    ]);
    expect(result.notes).toEqual(['ops:A: there is no skill gone. Skills here: lint, ops:deploy.']);
  });

  it('that the rules deny are not told, under whatever name they are asked for', async () => {
    const opened = await stage(
      { T: [say('ok')] },
      { skills: shelf(['lint', 'ops:deploy']).skills, permissions: denying('Skill(ops:*)') },
    );
    const { result } = await play(opened.run(agent('T', { skills: ['deploy'] })));
    expect(heard(opened.requests[0])).toEqual(['Do it.']);
    expect(result.notes).toEqual(['T: the rules deny the skill ops:deploy.']);
  });
});

describe('the Skill tool', () => {
  it('gives the text with its arguments, and grants nothing with it', async () => {
    const opened = await stage(
      { T: [[call('Skill', { skill: 'lint', args: 'care' })], [call('Bash')], say('ok')] },
      { skills: shelf(['lint']).skills, available: [skill, bash], permissions: denying('Bash') },
    );
    const { result } = await play(opened.run(agent('T')));
    expect(heard(opened.requests[1])[0]).toMatch(/^result: The skill lint[\s\S]*Do lint with care\.$/);
    expect(heard(opened.requests[2])[0]).toMatch(/^error: Denied/);
    expect(result.denials).toMatchObject([{ tool: 'Bash' }]);
  });

  it('is refused by name where a rule says so, and an unknown name is told the known ones', async () => {
    const opened = await stage(
      { T: [[call('Skill', { skill: 'ops:deploy' }), call('Skill', { skill: 'deploy' })], say('ok')] },
      {
        skills: shelf(['lint', 'ops:deploy']).skills,
        available: [skill],
        permissions: denying('Skill(ops:deploy)'),
      },
    );
    await play(opened.run(agent('T')));
    const [list = ''] = heard(opened.requests[0]);
    expect(list).toContain('- lint: For lint.');
    expect(list).not.toContain('ops:deploy');
    expect(heard(opened.requests[1])).toEqual([
      expect.stringMatching(/^error: Denied: The rule deny Skill\(ops:deploy\)/),
      expect.stringMatching(/^error: There is no skill deploy here\. Skills: lint/),
    ]);
  });

  it('is told of by a message: another skill changes no byte of system and tools', async () => {
    const none = await prefix([]);
    expect(none).toContain('"Skill"');
    expect(await prefix(['lint', 'more'])).toBe(none);
  });

  it('is not there in a job without skills, and an agent that can have none reads none', async () => {
    const without = await stage({ T: [say('ok')] }, { available: [skill, bash] });
    await play(without.run(agent('T')));
    expect(without.requests[0]?.tools.map(({ name }) => name)).toEqual(['Bash']);

    const { skills, listings } = shelf(['lint']);
    const unasked = await stage({ T: [say('ok')] }, { skills, available: [skill, bash] });
    await play(unasked.run(agent('T', { tools: ['Bash'] })));
    expect(listings()).toBe(0);
  });
});
