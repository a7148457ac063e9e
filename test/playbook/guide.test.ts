import { describe, expect, it } from 'vitest';
import { describeState } from '../../src/job/known-state.ts';
import { defaultConfig } from '../../src/job/config.ts';
import { guidePlaybook } from '../../src/playbook/guide.ts';

const state = await describeState({
  configFile: '.github/gainsay.yml',
  config: defaultConfig,
  agents: ['migrations (.claude/agents/migrations.md): Checks database migrations.'],
  skills: [],
  servers: [],
  hooks: [],
  notes: ['.claude/agents/broken.md:4: it is broken.'],
});

function answer(question: string): string {
  const task = {
    role: 'user' as const,
    content: [{ type: 'text' as const, text: '', data: { question, state } }],
  };
  const end = guidePlaybook([task]).next({ results: [], messages: [] });
  return end.done ? end.value : '';
}

describe('the guide without a model', () => {
  it('answers with the keys, inputs and agents that the words of the question name', () => {
    expect(answer('How do I limit the memory of one command?')).toContain(
      '- limits.memory-mb: Memory of one command.',
    );
    expect(answer('Is there something for migrations?')).toContain(
      'migrations (.claude/agents/migrations.md)',
    );
    expect(answer('Why is broken missing?')).toContain('broken.md:4');
  });

  it('says what it knows of when no word is known', () => {
    expect(answer('How do I bake bread?')).toContain('Ask about: Configuration');
  });
});
