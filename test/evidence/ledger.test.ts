import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openLedger, readLedger } from '../../src/evidence/ledger.ts';
import { commandRecord, mutant } from './facts.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'gainsay-ledger-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('writes one line an entry, in the order of the calls, also when nobody waits in between', async () => {
  const ledger = await openLedger(folder);
  const ids = Array.from({ length: 40 }, () => ledger.nextId('E'));
  // Long lines are more than one write to the disk.
  await Promise.all(
    ids.map((id) =>
      ledger.append({ kind: 'record', record: commandRecord({ id, script: id.repeat(20_000) }) }),
    ),
  );
  await ledger.close();

  const lines = (await readFile(ledger.file, 'utf8')).trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line).record.id)).toEqual(ids);
  expect(ids.slice(0, 3)).toEqual(['E1', 'E2', 'E3']);
});

it('never rewrites what is there and goes on with the numbers of an earlier process, killed in the middle of a line', async () => {
  const first = await openLedger(folder);
  await first.append({ kind: 'record', record: commandRecord({ id: first.nextId('E') }) });
  await first.append({ kind: 'mutant', mutant: mutant({ id: first.nextId('M') }) });
  await first.close();
  await appendFile(first.file, '{"kind":"record","record":{"id":"E2","scr');
  const before = await readFile(first.file, 'utf8');

  const second = await openLedger(folder);
  expect(second.view().records.map((record) => record.id)).toEqual(['E1']);
  expect(second.nextId('E')).toBe('E2');
  expect(second.nextId('M')).toBe('M2');
  expect(second.nextId('C')).toBe('C1');
  await second.append({ kind: 'record', record: commandRecord({ id: 'E2' }) });
  await second.close();

  expect((await readFile(first.file, 'utf8')).startsWith(before)).toBe(true);
  expect((await readLedger(first.file)).map((entry) => entry.kind)).toEqual(['record', 'mutant', 'record']);
});

it('a preparation comes back with the records that made it', async () => {
  const ledger = await openLedger(folder);
  const record = commandRecord({ id: ledger.nextId('E') });
  await ledger.append({ kind: 'record', record });
  const preparation = {
    ready: false as const,
    pair: { source: 'head' as const, tests: 'head' as const },
    shas: { source: 'a'.repeat(40), tests: 'a'.repeat(40) },
    stage: 'dependencies' as const,
    reason: 'npm ci failed',
    tail: 'E404',
    records: [record],
  };
  await ledger.append({ kind: 'preparation', preparation });
  await ledger.close();
  expect((await readLedger(ledger.file)).at(-1)).toEqual({ kind: 'preparation', preparation });
});

it('a closed ledger takes nothing more', async () => {
  const ledger = await openLedger(folder);
  await ledger.close();
  await expect(ledger.append({ kind: 'mutant', mutant: mutant({}) })).rejects.toThrow('closed');
});
