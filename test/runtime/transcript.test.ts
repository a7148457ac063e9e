import { readFile, truncate } from 'node:fs/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { startAgent } from '../../src/runtime/start.ts';
import { readTranscript, transcriptFile } from '../../src/runtime/transcript.ts';
import type { AgentRunParams } from '../../src/runtime/types.ts';
import { agent, call, openStage, play, say, task, tool } from './stage.ts';

describe('a transcript', () => {
  const closers: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closers.splice(0)) await close();
  });
  const agentId = 'agent-0123456789abcdef';
  const record = async (more: Partial<AgentRunParams> = {}) => {
    const opened = await openStage(
      { T: [[...say('Let me see 😀'), call('Look')], say('Seen.'), say('Seen again.')] },
      { available: [tool('Look', () => 'a wall')] },
    );
    closers.push(() => opened.close());
    const played = await play(startAgent(opened.params(agent('T'), { override: { agentId }, ...more })));
    return { ...played, opened, file: transcriptFile(opened.folder, agentId) };
  };

  it('holds every message of the run, in its own file, each entry linked to the one before', async () => {
    const { events, file } = await record({
      opening: async (move) => task((await move('Look', {})).content),
    });
    const { entries, messages, damaged } = await readTranscript(file);
    expect(damaged).toEqual([]);
    expect(messages).toEqual(events.flatMap((event) => (event.type === 'message' ? [event.message] : [])));
    for (const [index, { uuid, parentUuid, at }] of entries.entries()) {
      expect(parentUuid).toBe(entries[index - 1]?.uuid ?? null);
      expect(uuid).toMatch(/^[0-9a-f-]{36}$/);
      expect(Math.abs(Date.now() - Date.parse(at))).toBeLessThan(60_000);
    }
    const types = entries.map(({ event }) => event.type);
    expect(types[0]).toBe('agent-started');
    expect(types).toContain('opening');
    expect(types).not.toContain('text');
    expect(types.at(-1)).toBe('agent-finished');
  });

  it('of a run that was killed at any byte reads as a history that can be sent', async () => {
    const { file } = await record();
    const whole = await readFile(file);
    const all = (await readTranscript(file)).messages;
    for (let size = whole.length; size > 0; size -= 37) {
      await truncate(file, size);
      const { messages } = await readTranscript(file);
      const open = messages.flatMap(({ content }) => content.map((block) => block.type));
      expect(open.filter((type) => type === 'tool_use')).toHaveLength(
        open.filter((type) => type === 'tool_result').length,
      );
      expect(messages.length).toBeLessThanOrEqual(all.length);
    }
  });

  it('of a run that goes on is continued from its last entry', async () => {
    const { opened, file } = await record();
    await truncate(file, (await readFile(file)).length - 5);
    await play(startAgent(opened.params(agent('T'), { override: { agentId } })));
    const { entries, damaged } = await readTranscript(file);
    expect(damaged).toHaveLength(1);
    for (const [index, { parentUuid }] of entries.entries())
      expect(parentUuid).toBe(entries[index - 1]?.uuid ?? null);
    expect(entries.filter(({ event }) => event.type === 'agent-started')).toHaveLength(2);
  });
});
