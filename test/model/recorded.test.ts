import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRecordedModel, recordingModel } from '../../src/model/recorded.ts';
import { createScriptedModel } from '../../src/model/scripted.ts';
import { answer, asks } from './asks.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'gainsay-recording-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('a recording', () => {
  it('replays the turns of each run, whatever the ids, times and order of the new run', async () => {
    const file = path.join(folder, 'run.jsonl');
    const entries = ['one', 'two', 'three'].map((reply) => ({ agent: 'Explore', reply }));
    const live = recordingModel(await createScriptedModel({ entries }), file);
    await answer(live, asks('Explore', 'E1 took 12 ms', 'agent-aaaaaaaa'));
    await answer(live, asks('Explore', 'second run', 'agent-bbbbbbbb'));
    await answer(live, asks('Explore', 'E2 took 7 ms', 'agent-aaaaaaaa'));

    const replay = await createRecordedModel(file);
    const texts = [
      await answer(replay, asks('Explore', 'E1 took 99 ms', 'agent-cccccccc')),
      await answer(replay, asks('Explore', 'E2 took 1 ms', 'agent-cccccccc')),
      await answer(replay, asks('Explore', 'second run', 'agent-dddddddd')),
    ].map((turn) => turn.message.content[0]);
    expect(texts).toMatchObject([{ text: 'one' }, { text: 'three' }, { text: 'two' }]);
  });

  it('is loud about another request and about one turn too many', async () => {
    const file = path.join(folder, 'short.jsonl');
    const live = recordingModel(
      await createScriptedModel({ entries: [{ agent: 'Plan', reply: 'x' }] }),
      file,
    );
    await answer(live, asks('Plan', 'find the bug'));
    const replay = await createRecordedModel(file);
    await expect(answer(replay, asks('Plan', 'find the cat'))).rejects.toThrow(
      'was recorded after another user message',
    );
    await expect(answer(replay, asks('Plan', 'more'))).rejects.toThrow('it holds no turn 2 of Plan');
  });

  it('that is missing is an error at its file', async () => {
    await expect(createRecordedModel(path.join(folder, 'none.jsonl'))).rejects.toThrow('cannot be read');
  });
});
