import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createScriptedModel } from '../../src/model/scripted.ts';
import { answer, asks } from './asks.ts';

const folders: string[] = [];
afterEach(async () => {
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })));
});

describe('a script', () => {
  it('is played in order, an agent type by itself', async () => {
    const model = await script(`
      {"agent": "Explore", "reply": [{"tool": "Grep", "input": {"pattern": "x"}}]}
      // a remark
      {"agent": "Plan", "reply": "the plan"}
      {"agent": "Explore", "expect": "found", "reply": "done", "stopReason": "max_tokens"}`);
    expect((await answer(model, asks('Explore', 'go'))).message.content).toEqual([
      { type: 'tool_use', id: 'script_1', name: 'Grep', input: { pattern: 'x' } },
    ]);
    expect((await answer(model, asks('Plan', 'go'))).message.content).toEqual([
      { type: 'text', text: 'the plan' },
    ]);
    expect((await answer(model, asks('Explore', 'found it'))).stopReason).toBe('max_tokens');
  });

  it('can tell runs of one type apart, break calls and repeat', async () => {
    const model = await createScriptedModel({
      entries: [
        { agent: 'Explore', run: 1, reply: 'the second' },
        { agent: 'Explore', repeat: true, reply: [{ tool: 'Read', broken: 'cut short' }] },
      ],
    });
    const first = await answer(model, asks('Explore', 'go', 'agent-1'));
    expect(Object.values(first.brokenCalls)).toEqual(['cut short']);
    expect((await answer(model, asks('Explore', 'go', 'agent-2'))).message.content).toMatchObject([
      { text: 'the second' },
    ]);
    expect((await answer(model, asks('Explore', 'go', 'agent-1'))).stopReason).toBe('tool_use');
  });

  it('is loud when it is exhausted and when it expected something else', async () => {
    const model = await script('{"agent": "Explore", "expect": "the brief", "reply": "done"}');
    await expect(answer(model, asks('Explore', 'nonsense'))).rejects.toThrow(
      /script\.jsonl:1: Explore was expected to be told "the brief", but the last user message is "nonsense"/,
    );
    await expect(answer(model, asks('Explore', 'the brief'))).rejects.toThrow(
      'holds no further turn for Explore',
    );
  });

  it.each([
    ['{"agent": "Explore"}', 'script.jsonl:1 (reply)'],
    [
      '{"agent": "Explore", "reply": "x"}\n{"agent": "Explore", "reply": "x", "temperature": 1}',
      'script.jsonl:2',
    ],
    ['{"agent": ', 'script.jsonl:1: not valid JSON'],
  ])('that is wrong names its place: %s', async (text, place) => {
    await expect(script(text)).rejects.toThrow(place);
  });
});

async function script(text: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'gainsay-script-'));
  folders.push(folder);
  const file = path.join(folder, 'script.jsonl');
  await writeFile(file, text);
  return createScriptedModel({ file });
}
