import { appendFile, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openJsonl, parseJsonl, readJsonl } from '../../src/base/jsonl.ts';
import { fc } from '../property.ts';

describe('jsonl', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'gainsay-jsonl-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('keeps the order of appends that nobody waited for', async () => {
    const file = path.join(folder, 'log.jsonl');
    const writer = await openJsonl(file);
    const all = Array.from({ length: 200 }, (_, n) => writer.append({ n, text: 'x\n😀'.repeat(n) }));
    await writer.close();
    await Promise.all(all);
    const { values, damaged } = await readJsonl(file);
    expect(values).toMatchObject(Array.from({ length: 200 }, (_, n) => ({ n })));
    expect(damaged).toEqual([]);
  });

  it('ends the half-written line of a killed process before it appends its own', async () => {
    const file = path.join(folder, 'log.jsonl');
    await writeFile(file, '{"n":1}\n{"n":2,"te');
    const writer = await openJsonl(file);
    await writer.append({ n: 3 });
    await writer.close();
    expect(await readJsonl(file)).toEqual({ values: [{ n: 1 }, { n: 3 }], damaged: [2] });
  });

  it('appends without rewriting what is there', async () => {
    const file = path.join(folder, 'log.jsonl');
    await appendFile(file, `${'x'.repeat(100_000)}\n`);
    const { ino } = await stat(file);
    const writer = await openJsonl(file);
    await writer.append({ n: 1 });
    await writer.close();
    expect((await stat(file)).ino).toBe(ino);
    expect((await stat(file)).size).toBe(100_001 + '{"n":1}\n'.length);
  });

  it('refuses an append after close, and says so to the one who appended', async () => {
    const file = path.join(folder, 'log.jsonl');
    const writer = await openJsonl(file);
    await writer.close();
    await writer.close();
    await expect(writer.append({ n: 1 })).rejects.toThrow(/closed/);
    expect(await readFile(file, 'utf8')).toBe('');
  });

  it('cut at any byte, gives a prefix of what was written and never an invented value', () => {
    const value = fc.oneof(
      fc.integer(),
      fc.string(),
      fc.boolean(),
      fc.dictionary(fc.string(), fc.jsonValue()),
      fc.array(fc.jsonValue()),
    );
    fc.assert(
      fc.property(fc.array(value, { maxLength: 8 }), fc.nat(), (values, cut) => {
        const lines = values.map((entry) => JSON.stringify(entry));
        const whole = Buffer.from(lines.map((line) => `${line}\n`).join(''));
        const at = whole.length === 0 ? 0 : cut % (whole.length + 1);
        const read = parseJsonl(whole.subarray(0, at).toString('utf8')).values.map((entry) =>
          JSON.stringify(entry),
        );
        const finished = whole.subarray(0, at).filter((byte) => byte === 0x0a).length;
        expect(read).toEqual(lines.slice(0, read.length));
        expect(read.length === finished || read.length === finished + 1).toBe(true);
      }),
    );
  });
});
