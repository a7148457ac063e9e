import { describe, expect, it } from 'vitest';
import { openModel } from '../../src/model/open.ts';
import { createScriptedModel } from '../../src/model/scripted.ts';
import { noUsage } from '../../src/model/usage.ts';

const playbook = () => createScriptedModel({ entries: [] });
const open = (model: string, secrets = {}, aliases = '') => openModel({ model, aliases }, secrets, playbook);

describe('the choice of a model', () => {
  it('is the playbook without a key, and costs nothing', async () => {
    const opened = await open('');
    expect(opened.defaultModel).toBe('scripted');
    expect(opened.price(opened.resolve('haiku'), noUsage)).toBe(0);
  });

  it('is the default model with a key', async () => {
    const opened = await open('', { apiKey: 'key' });
    expect([opened.model.name, opened.defaultModel]).toEqual(['anthropic', 'claude-sonnet-5-5']);
  });

  it('follows the table of aliases and its overrides', async () => {
    const opened = await open('haiku', { apiKey: 'key' }, 'haiku=claude-haiku-4-5');
    expect([opened.defaultModel, opened.resolve('opus')]).toEqual(['claude-haiku-4-5', 'claude-opus-5-5']);
  });

  it.each([
    ['opus', 'needs a key'],
    ['scripted', 'scripted needs a file'],
    ['scripted:/none/here.jsonl', '/none/here.jsonl (model): the file cannot be read'],
  ])('%s is an error that says what to do', async (model, message) => {
    await expect(open(model)).rejects.toThrow(message);
    await expect(open(model)).rejects.toHaveProperty('remedy');
  });
});
