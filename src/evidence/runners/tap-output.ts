import type { Parser, Result } from 'tap-parser';
import type { FailureKind, TestResult } from '../types/suites.ts';
import { isRecord } from './manifest.ts';
import { boundedMessage, plain, testName } from './report.ts';

/** A point of a TAP stream: the titles around it, and whether it closes a group of others. */
export type TapPoint = {
  titles: string[];
  group: boolean;
  status: TestResult['status'];
  failureKind?: FailureKind;
  message?: string;
  durationMs?: number;
};

export type TapStream = {
  points: TapPoint[];
  /** A plan was seen and met, and nothing bailed out. */
  whole: boolean;
  bailout: string | null;
  /** Title of the last group that was begun in a flat stream. */
  lastComment: string | null;
  /** Points or lines that look like TAP were there at all. */
  any: boolean;
};

/** Comments that runners and the parser itself write: counts, times, complaints about the plan. */
const notATitle =
  /^(?:tests|pass|fail|skip|todo):?\s+\d+$|^(?:ok|time=.*|Subtest:.*|failed \d+ (?:of \d+ )?tests?|test count.*plan.*|no (?:plan|tests found).*|tests? (?:passed|failed).*)$/;

type Collecting = {
  points: TapPoint[];
  sections: Map<string, TapPoint>;
  comment: string | null;
  any: boolean;
};

/**
 * Reads TAP, nested (tap, ava) or flat (tape, where a comment is the title of the points that follow it). A title with
 * points below it is a point itself, failed when one of them is.
 */
export async function readTap(text: string, style: 'nested' | 'flat'): Promise<TapStream> {
  const { Parser: TapParser } = await import('tap-parser');
  const state: Collecting = { points: [], sections: new Map(), comment: null, any: false };
  const parser = new TapParser({ strict: false });
  listen(parser, [], style, state);
  await new Promise<void>((resolve) => {
    parser.on('complete', () => resolve());
    parser.end(text.endsWith('\n') ? text : `${text}\n`);
  });
  const { results } = parser;
  return {
    points: style === 'flat' ? [...state.points, ...state.sections.values()] : state.points,
    whole:
      results !== null &&
      results.plan.end !== null &&
      results.plan.end !== undefined &&
      /^\d+\.\.\d+/m.test(text) &&
      results.count >= (results.plan.end ?? 0),
    bailout:
      typeof results?.bailout === 'string'
        ? results.bailout
        : results?.bailout === true
          ? 'bailed out'
          : null,
    lastComment: state.comment,
    any: state.any || /^TAP version \d+/m.test(text),
  };
}

function listen(parser: Parser, titles: string[], style: 'nested' | 'flat', state: Collecting): void {
  parser.on('child', (child: Parser) => listen(child, [...titles, child.name], style, state));
  parser.on('assert', (result: Result) => {
    state.any = true;
    if (style === 'flat') flatPoint(result, state);
    else {
      const point = pointOf(result, [...titles, result.name], result.closingTestPoint);
      if (point.group && point.status === 'failed') inheritFailure(point, state.points);
      state.points.push(point);
    }
  });
  if (style === 'flat')
    parser.on('comment', (comment: string) => {
      const title = comment.replace(/^#\s*/, '').trim();
      if (title === '' || notATitle.test(title)) return;
      const skipped = /^(SKIP|TODO)\s+(.*)$/i.exec(title);
      if (skipped === null) state.comment = title;
      else
        section(skipped[2] ?? title, state).status =
          skipped[1]?.toUpperCase() === 'TODO' ? 'todo' : 'skipped';
    });
}

/** A group fails the way the last of its own points did. */
function inheritFailure(group: TapPoint, points: TapPoint[]): void {
  const inside = points.findLast(
    (point) =>
      point.status === 'failed' &&
      point.titles.length > group.titles.length &&
      group.titles.every((title, index) => point.titles[index] === title),
  );
  if (inside?.failureKind === undefined) return;
  group.failureKind = inside.failureKind;
  group.message = boundedMessage(inside.message ?? '');
}

function flatPoint(result: Result, state: Collecting): void {
  const around = state.comment === null ? [] : [state.comment];
  const point = pointOf(result, [...around, result.name], false);
  state.points.push(point);
  if (state.comment === null) return;
  const group = section(state.comment, state);
  if (point.status !== 'failed') {
    if (group.status === 'skipped' && point.status === 'passed') group.status = 'passed';
    return;
  }
  if (group.status === 'failed') return;
  group.status = 'failed';
  if (point.failureKind !== undefined) group.failureKind = point.failureKind;
  group.message = boundedMessage(`${result.name}\n${point.message ?? ''}`);
}

function section(title: string, state: Collecting): TapPoint {
  const known = state.sections.get(title);
  if (known !== undefined) return known;
  const point: TapPoint = { titles: [title], group: true, status: 'skipped' };
  state.sections.set(title, point);
  return point;
}

function pointOf(result: Result, titles: string[], group: boolean): TapPoint {
  const status =
    result.skip !== false ? 'skipped' : result.todo !== false ? 'todo' : result.ok ? 'passed' : 'failed';
  const diag: unknown = result.diag;
  return {
    titles,
    group,
    status,
    ...(status === 'failed'
      ? { failureKind: kindOf(diag, result.name), message: messageOf(diag, result.name) }
      : {}),
    ...(typeof result.time === 'number' ? { durationMs: result.time } : {}),
  };
}

function kindOf(diag: unknown, name: string): FailureKind {
  const of = isRecord(diag) ? diag : {};
  if (/^test exited without ending|^\.end\(\) already called/.test(name)) return 'error';
  const details = isRecord(of['details']) ? Object.keys(of['details']).join(' ') : '';
  if (/Error thrown in test|Rejected promise/.test(details)) return 'error';
  const text = `${name} ${plain(of['message'])} ${plain(of['failure'])}`;
  if (of['expired'] !== undefined || /\btimeout!|timed out|timeout/i.test(text)) return 'timeout';
  if (typeof of['signal'] === 'string') return 'crash';
  const type = plain(of['type'] ?? of['name']);
  if (/Assertion/.test(type) || of['code'] === 'ERR_ASSERTION') return 'assertion';
  if (type.endsWith('Error') || of['tapCaught'] !== undefined || of['exitCode'] !== undefined) return 'error';
  return 'assertion';
}

function messageOf(diag: unknown, name: string): string {
  if (!isRecord(diag)) return boundedMessage(name);
  const parts = [
    'operator',
    'details',
    'expected',
    'wanted',
    'actual',
    'found',
    'diff',
    'message',
    'stack',
    'exitCode',
    'signal',
  ].flatMap((key) =>
    diag[key] === undefined || diag[key] === null ? [] : [`${key}: ${printed(diag[key])}`],
  );
  return boundedMessage([name, ...parts].join('\n'));
}

function printed(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.trim().slice(0, 600);
}

/** A point as a test of a file. */
export function testOfPoint(point: TapPoint, file: string): Omit<TestResult, 'occurrence'> {
  const { titles, group: _group, ...rest } = point;
  return { file, name: testName(titles), ...rest };
}
