import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readReport, repositoryPath, reportName } from '../../../src/evidence/runners/report.ts';
import { fc } from '../../property.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'gainsay-report-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const places = { roomRoot: '/room', directory: '.' };

async function read(...entries: unknown[]) {
  const lines = entries.map((entry) => (typeof entry === 'string' ? entry : JSON.stringify(entry)));
  await writeFile(path.join(folder, reportName), `${lines.join('\n')}\n`);
  return readReport(folder, places);
}

const test = (titles: string[], status: string, more: object = {}) => ({
  e: 'test',
  file: '/room/a.js',
  titles,
  status,
  ...more,
});

describe('our reporters’ file', () => {
  it('joins titles, counts tests of one name, makes paths relative', async () => {
    const { tests } = await read(
      test(['s', 'x'], 'passed'),
      test(['s', 'x'], 'failed', { kind: 'timeout', message: 'at /room/a.js' }),
    );
    expect(tests).toEqual([
      { file: 'a.js', name: 's > x', occurrence: 0, status: 'passed' },
      {
        file: 'a.js',
        name: 's > x',
        occurrence: 1,
        status: 'failed',
        failureKind: 'timeout',
        message: 'at a.js',
      },
    ]);
  });

  it('a test that is reported passed and then failed has failed, once', async () => {
    const { tests } = await read(
      test(['x'], 'passed', { id: 1 }),
      test(['x'], 'failed', { id: 1 }),
      test(['x'], 'passed', { id: 1 }),
    );
    expect(tests.map((one) => one.status)).toEqual(['failed']);
  });

  it('names what was going on when the process ended', async () => {
    const cut = await read(
      { e: 'load', file: '/room/a.js' },
      { e: 'loaded', file: '/room/a.js' },
      { e: 'start', file: '/room/a.js', titles: ['s', 'x'] },
    );
    expect(cut).toMatchObject({ done: false, interrupted: [{ file: 'a.js', test: 's > x', kind: 'crash' }] });
    const loading = await read({ e: 'load', file: '/room/a.js' });
    expect(loading.interrupted).toMatchObject([{ file: 'a.js', test: null }]);
    const whole = await read(
      { e: 'load', file: '/room/a.js' },
      { e: 'end', file: '/room/a.js' },
      { e: 'done' },
    );
    expect(whole).toMatchObject({ done: true, interrupted: [], finished: ['a.js'] });
  });

  it('processes that report one after another are judged one by one', async () => {
    const start = { e: 'start', file: '/room/a.js', titles: ['x'] };
    const parsed = await read(
      { e: 'begin' },
      start,
      { e: 'begin' },
      { e: 'load', file: '/room/b.js' },
      { e: 'end', file: '/room/b.js' },
      { e: 'done' },
    );
    expect(parsed).toMatchObject({
      done: true,
      finished: ['b.js'],
      interrupted: [{ file: 'a.js', test: 'x' }],
    });
  });

  it('says when lines are not the reporter’s, and when tests are focused', async () => {
    const { problems } = await read('{"e":', { e: 'only', file: '/room/a.js' });
    expect(problems).toEqual([
      expect.stringContaining('.only'),
      "1 lines of the test report are not our reporter's",
    ]);
  });

  it('keeps a title with line separators of every kind', async () => {
    const { tests, problems } = await read(test(['a\u2028b\nc'], 'passed'));
    expect({ name: tests[0]?.name, problems }).toEqual({ name: 'a\u2028b\nc', problems: [] });
  });

  it('survives whatever a hostile process writes', async () => {
    const entry = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .record({
          e: fc.constantFrom('test', 'start', 'end', 'declare', 'error', 'lost'),
          file: fc.anything(),
          titles: fc.anything(),
          status: fc.anything(),
          files: fc.anything(),
        })
        .map((value) => JSON.stringify(value)),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(entry, { maxLength: 8 }), async (lines) => {
        const parsed = await read(...lines);
        const keys = parsed.tests.map((one) => `${one.file}\0${one.name}\0${one.occurrence}`);
        expect(new Set(keys).size).toBe(keys.length);
      }),
      { numRuns: 60 },
    );
  });
});

it('understands paths as runners write them', () => {
  const inPackage = { roomRoot: '/room', directory: 'packages/a' };
  expect(
    ['/room/packages/a/t.js', 't.js', './t.js', 'file:///room/packages/a/t.js'].map((name) =>
      repositoryPath(name, inPackage),
    ),
  ).toEqual(Array.from({ length: 4 }, () => 'packages/a/t.js'));
});
