import { describe, expect, it } from 'vitest';
import { createAliases } from '../../src/model/aliases.ts';

describe('model names', () => {
  it.each([
    ['haiku', 'claude-haiku-5-5'],
    ['Sonnet', 'claude-sonnet-5-5'],
    ['opus', 'claude-opus-5-5'],
    ['claude-haiku-4-5-20251001', 'claude-haiku-4-5-20251001'],
    ['anthropic.claude-opus-5-v1:0', 'anthropic.claude-opus-5-v1:0'],
  ])('%s is %s', (name, id) => {
    expect(createAliases('', 'model-aliases').resolve(name)).toBe(id);
  });

  it('are overridden and added by what a person writes', () => {
    const { resolve } = createAliases('haiku=claude-haiku-9,\n fast = claude-sonnet-5', 'model-aliases');
    expect([resolve('haiku'), resolve('fast'), resolve('opus')]).toEqual([
      'claude-haiku-9',
      'claude-sonnet-5',
      'claude-opus-5-5',
    ]);
  });

  it('that nobody knows are an error which names the known ones', () => {
    expect(() => createAliases('', 'model-aliases').resolve('gpt')).toThrow('there is no model alias "gpt"');
    expect(() => createAliases('', 'model-aliases').resolve('constructor')).toThrow('no model alias');
  });

  it('with a bad override are an error at its field', () => {
    expect(() => createAliases('haiku: x', 'model-aliases')).toThrow('configuration (model-aliases)');
  });
});
