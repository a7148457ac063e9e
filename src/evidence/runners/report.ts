import path from 'node:path';
import { StringDecoder } from 'node:string_decoder';
import { fileURLToPath } from 'node:url';
import type { FailureKind, TestResult, TestStatus } from '../types/suites.ts';
import { openExchangeFile } from './exchange.ts';
import { isRecord, strings } from './manifest.ts';
import type { ParsedSuite } from './types.ts';

const maxReportBytes = 256 << 20;
const maxLineBytes = 1 << 20;
const maxName = 4_000;
const maxMessage = 2_000;

/** Name of the file that our reporters append to, one JSON object a line, as tests end. Passed as GAINSAY_REPORT. */
export const reportName = 'report.ndjson';

/** What our reporters know about paths: the room's root, and the directory in which the command ran. */
export type Places = { roomRoot: string; directory: string };

type Found = TestResult & { id: string; order: string };

/**
 * Reads what our reporters wrote. A test that was reported twice (mocha can report one as passed and then as failed)
 * counts once, with its worst status.
 */
export async function readReport(exchangeHost: string, places: Places): Promise<ParsedSuite> {
  const parsed = emptySuite();
  const tests = new Map<string, Found>();
  const loading = new Set<string>();
  const running = new Map<string, string>();
  let strange = 0;
  let line = 0;
  for await (const text of linesOf(path.join(exchangeHost, reportName), parsed.problems)) {
    line += 1;
    const entry = parseLine(text);
    if (entry === null) strange += 1;
    else take(entry, { parsed, tests, loading, running, places, line });
  }
  if (strange > 0) parsed.problems.push(`${strange} lines of the test report are not our reporter's`);
  cutOff({ parsed, loading, running });
  parsed.tests = numbered(
    [...tests.values()].toSorted((a, b) => (a.order < b.order ? -1 : a.order > b.order ? 1 : 0)),
  );
  return parsed;
}

/** What was going on when a process ended before its tests did. */
function cutOff({ parsed, loading, running }: Pick<Taking, 'parsed' | 'loading' | 'running'>): void {
  if (!parsed.done)
    for (const file of new Set([...loading, ...running.keys()]))
      parsed.interrupted.push(cut(file, running.get(file)));
  loading.clear();
  running.clear();
}

function cut(file: string, test: string | undefined): ParsedSuite['interrupted'][number] {
  const what = test === undefined ? 'this file was going on' : 'this test was going on';
  return { file, test: test ?? null, message: `the run ended while ${what}`, kind: 'crash' };
}

export function emptySuite(): ParsedSuite {
  return {
    tests: [],
    declared: null,
    finished: [],
    lost: [],
    interrupted: [],
    done: false,
    openHandles: false,
    problems: [],
  };
}

/** Gives the first test of a name in a file the occurrence 0, the second 1…, in order. */
export function numbered(
  tests: (Omit<TestResult, 'occurrence'> & { id?: string; order?: string })[],
): TestResult[] {
  const seen = new Map<string, number>();
  return tests.map(({ id: _id, order: _order, ...test }) => {
    const key = `${test.file}\0${test.name}`;
    const occurrence = seen.get(key) ?? 0;
    seen.set(key, occurrence + 1);
    return { ...test, occurrence };
  });
}

/** A path as a runner reports it (absolute, relative to where it ran, file URL) → relative to the repository root. */
export function repositoryPath(reported: string, places: Places): string {
  const plain = reported.startsWith('file:') ? fromUrl(reported) : reported;
  const absolute = path.posix.resolve(places.roomRoot, places.directory, plain.replaceAll('\\', '/'));
  return path.posix.relative(places.roomRoot, absolute) || '.';
}

/** Joins titles; bounded. Line breaks in a title stay as they are: they are part of its identity. */
export function testName(titles: string[]): string {
  const name = titles.join(' > ');
  return name.length > maxName ? `${name.slice(0, maxName)}…` : name;
}

/** A string, number or boolean as text; anything else was not written by a reporter and gives the fallback. */
export function plain(value: unknown, fallback = ''): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : fallback;
}

export function boundedMessage(message: string): string {
  return message.length > maxMessage ? message.slice(0, maxMessage).replace(/[\uD800-\uDBFF]$/, '') : message;
}

type Taking = {
  parsed: ParsedSuite;
  tests: Map<string, Found>;
  /** Files that are being loaded or run. */
  loading: Set<string>;
  /** The test that is going on in a file. */
  running: Map<string, string>;
  places: Places;
  line: number;
};

function take(
  entry: Record<string, unknown>,
  { parsed, tests, loading, running, places, line }: Taking,
): void {
  const file = typeof entry['file'] === 'string' ? repositoryPath(entry['file'], places) : null;
  switch (entry['e']) {
    case 'declare':
      parsed.declared = [
        ...new Set([
          ...(parsed.declared ?? []),
          ...strings(entry['files']).map((name) => repositoryPath(name, places)),
        ]),
      ];
      return;
    case 'begin':
      // One of several processes that report one after another.
      cutOff({ parsed, loading, running });
      parsed.done = false;
      return;
    case 'load':
      if (file !== null) loading.add(file);
      return;
    case 'loaded':
      if (file !== null) loading.delete(file);
      return;
    case 'start':
      if (file !== null) running.set(file, testName(strings(entry['titles'])));
      return;
    case 'test':
      if (file === null) return;
      running.delete(file);
      takeTest(entry, { file, tests, line, places });
      return;
    case 'end':
      if (file === null) return;
      loading.delete(file);
      running.delete(file);
      parsed.finished.push(file);
      return;
    case 'lost':
      if (file === null) return;
      running.delete(file);
      parsed.lost.push({ file, count: Number(entry['count']) });
      return;
    case 'error': {
      const message = boundedMessage(plain(entry['message']).replaceAll(`${places.roomRoot}/`, ''));
      if (file === null) parsed.problems.push(`error outside any test: ${firstLine(message)}`);
      else {
        loading.delete(file);
        running.delete(file);
        parsed.interrupted.push({
          file,
          test: null,
          message,
          kind: entry['kind'] === 'crash' ? 'crash' : 'error',
        });
      }
      return;
    }
    case 'only':
      parsed.problems.push(
        `focused tests (\`.only\`)${file === null ? '' : ` in ${file}`}: the others did not run`,
      );
      return;
    case 'open':
      parsed.openHandles = true;
      return;
    case 'done':
      parsed.done = true;
      return;
    default:
      return;
  }
}

const severity: Record<TestStatus, number> = { failed: 3, passed: 2, todo: 1, skipped: 0 };

function takeTest(
  entry: Record<string, unknown>,
  { file, tests, line, places }: { file: string; tests: Map<string, Found>; line: number; places: Places },
): void {
  const status = statusOf(entry['status']);
  if (status === null) return;
  const id = plain(entry['id'], String(line));
  const before = tests.get(id);
  if (before !== undefined && severity[before.status] >= severity[status]) return;
  const message =
    typeof entry['message'] === 'string'
      ? boundedMessage(entry['message'].replaceAll(`${places.roomRoot}/`, ''))
      : undefined;
  tests.set(id, {
    id,
    order: before?.order ?? `${plain(entry['order'])}\0${String(line).padStart(9, '0')}`,
    file,
    name: testName(strings(entry['titles'])),
    occurrence: 0,
    status,
    ...(status === 'failed' ? { failureKind: kindOf(entry['kind']) } : {}),
    ...(message === undefined ? {} : { message }),
    ...(typeof entry['ms'] === 'number' ? { durationMs: entry['ms'] } : {}),
  });
}

function statusOf(value: unknown): TestStatus | null {
  return value === 'passed' || value === 'failed' || value === 'skipped' || value === 'todo' ? value : null;
}

function kindOf(value: unknown): FailureKind {
  return value === 'assertion' || value === 'crash' || value === 'timeout' ? value : 'error';
}

function parseLine(text: string): Record<string, unknown> | null {
  if (text.length > maxLineBytes) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

async function* linesOf(file: string, problems: string[]): AsyncGenerator<string> {
  const found = await openExchangeFile(file);
  if (found === null) return;
  if (found.bytes > maxReportBytes)
    problems.push(`the test report is larger than ${maxReportBytes >> 20} MiB: its end was not read`);
  // Not readline: it also splits at U+2028, which JSON leaves as it is.
  let rest = '';
  const decoder = new StringDecoder('utf8');
  const chunks: AsyncIterable<Buffer> = found.handle.createReadStream({ end: maxReportBytes });
  for await (const chunk of chunks) {
    const lines = (rest + decoder.write(chunk)).split('\n');
    rest = (lines.pop() ?? '').slice(0, maxLineBytes + 1);
    for (const line of lines) if (line !== '') yield line;
  }
  if (rest !== '') yield rest;
}

function fromUrl(url: string): string {
  try {
    return fileURLToPath(url);
  } catch {
    return url;
  }
}

export function firstLine(text: string): string {
  return (text.trim().split('\n', 1)[0] ?? '').slice(0, 300);
}
