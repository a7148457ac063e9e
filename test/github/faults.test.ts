import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import { openClient, openUrgentClient } from '../../src/github/client.ts';
import type { Fault } from '../stand-ins/github.ts';
import { bodies, github, lines, publisherFor, report, target, usePublishing, written } from './publishing.ts';

usePublishing();

const whole = { comment: true, check: true, log: null };
const html = { type: 'text/html', body: '<h1>Unicorn!</h1>' };
const cutJson = { type: 'application/json', body: '{"id": 10' };
const forbidden = { status: 403, message: 'Resource not accessible by integration' };
const written_ = ['POST comments', 'PATCH comment', 'POST check-runs', 'PATCH check-run'];

type Row = [name: string, faults: Fault[], left: { comment: boolean; check: boolean; log: RegExp | null }];

/** What goes wrong, and what of comment and check run stands in the end; what does not is told in the log. */
const rows: Row[] = [
  ['each kind of request fails once on the server', [{ on: '*', nth: 1, status: 502 }], whole],
  ['each connection is cut once before anything was done', [{ on: '*', nth: 1, cut: true }], whole],
  ['each connection is cut once after all was done', [{ on: '*', nth: 1, cut: true, applied: true }], whole],
  ['each answer is once a page of a proxy', [{ on: '*', nth: 1, raw: html, applied: true }], whole],
  ['each answer breaks off once', [{ on: '*', nth: 1, raw: cutJson, applied: true }], whole],
  [
    'what was created is not in the lists, and its answer was lost',
    [
      { on: 'POST comments', nth: 1, cut: true, applied: true },
      { on: 'POST check-runs', nth: 1, cut: true, applied: true },
      ...[1, 2, 3, 4].map((nth) => ({ on: 'GET comments', nth, stale: true })),
      ...[1, 2].map((nth) => ({ on: 'GET commit-check-runs', nth, stale: true })),
    ],
    whole,
  ],
  ['the token may not ask for the pull request', [{ on: 'GET pull', ...forbidden }], whole],
  ['the token may not ask who it is', [{ on: 'POST graphql', ...forbidden }], whole],
  [
    'the token may write no comment',
    [{ on: 'POST comments', ...forbidden }],
    { comment: false, check: true, log: /no comment \(pull-requests: write: Resource not accessible/ },
  ],
  [
    'the token may read no comment',
    [{ on: 'GET comments', ...forbidden }],
    { comment: false, check: true, log: /no comment \(pull-requests: write/ },
  ],
  [
    'the token may write no check run',
    [{ on: 'POST check-runs', ...forbidden }],
    { comment: true, check: false, log: /no check run \(checks: write: Resource not accessible/ },
  ],
  ...(
    [
      ['GitHub is down', { status: 503 }, /no comment.*no check run/],
      ['a proxy answers for GitHub', { raw: html }, /no comment \(.*no JSON.*no check run/],
      ['every answer breaks off', { raw: cutJson }, /no comment \(.*no JSON/],
      [
        'the token is not valid',
        { status: 401, message: 'Bad credentials' },
        /pull-requests.*Bad credentials/,
      ],
      ['the repository is hidden', { status: 404, message: 'Not Found' }, /no comment.*Not Found/],
    ] as const
  ).map(([name, fault, log]): Row => [name, [{ on: '*', ...fault }], { comment: false, check: false, log }]),
];

describe('the end is true, and the files of the step stand, when', () => {
  it.each(rows)('%s', async (_, faults, left) => {
    github.faults = [...faults];
    const publisher = publisherFor(target);
    await publisher.begin('running');
    const published = await publisher.finish(report);
    expect(bodies()).toEqual(left.comment ? ['**PASS** all is well'] : []);
    const ends = new Set(github.checkRuns.map(({ status, conclusion }) => `${status} ${conclusion}`));
    expect([...ends]).toEqual(left.check ? ['completed success'] : []);
    expect({ comment: published.commentUrl !== null, check: published.checkUrl !== null }).toEqual({
      comment: left.comment,
      check: left.check,
    });
    if (left.log === null) expect(lines).toEqual([]);
    else expect(lines.join('\n')).toMatch(left.log);
    expect(await written('summary')).toContain('# PASS');
    expect(await written('output')).toContain('verdict');
    expect(await written('state')).not.toContain('undefined');
  });
});

describe('limits', () => {
  it.each([
    ['as GitHub words it', 403, 'You have exceeded a secondary rate limit.'],
    ['as older servers word it', 403, 'You have triggered an abuse detection mechanism.'],
    ['with nothing but the status', 429, 'Too many'],
  ])('a secondary limit without headers, %s, is worth a minute', async (_, status, message) => {
    github.faults = written_.map((on) => ({ on, status, message }));
    const started = Date.now();
    await publisherFor(target, openClient).finish(report);
    expect(Date.now() - started).toBeLessThan(10_000);
    expect(lines.join('\n')).toContain('Secondary rate limit');
    expect(lines.join('\n')).toContain('giving up, the run would end before that');
    expect(github.requests.filter((request) => request === 'POST comments')).toHaveLength(1);
  });

  it('the primary limit is waited out until its reset', async () => {
    const headers = {
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset': String(Math.ceil(Date.now() / 1000) + 1),
    };
    const message = 'API rate limit exceeded';
    github.faults = [{ on: 'POST comments', nth: 1, status: 403, message, headers }];
    await publisherFor(target, openClient).finish(report);
    expect(bodies()).toEqual(['**PASS** all is well']);
    expect(lines.join('\n')).toMatch(/^Rate limit of the GitHub API at .*: waiting [123] s$/);
  });

  it('but not where the run would end before that', async () => {
    const headers = {
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset': String(Math.ceil(Date.now() / 1000) + 900),
    };
    github.faults = [{ on: 'POST comments', status: 403, message: 'API rate limit exceeded', headers }];
    await publisherFor(target, openClient).finish(report);
    expect(bodies()).toEqual([]);
    expect(lines.join('\n')).toContain('giving up');
    expect(github.checkRuns).toMatchObject([{ conclusion: 'success' }]);
  });
});

describe('a server that', () => {
  it('never ends its answers holds nobody up past the deadline; the verdict stands in the files', async () => {
    github.faults = [{ on: '*', raw: { type: 'application/json', body: '[', endless: true } }];
    const started = Date.now();
    const publisher = publisherFor(target, openClient, 1_500);
    await publisher.begin('running');
    await publisher.finish(report);
    expect(Date.now() - started).toBeLessThan(6_000);
    expect(await written('summary')).toContain('# PASS');
    expect(lines.join('\n')).not.toBe('');
  });

  it('sends us elsewhere gets no token there, and is not believed', async () => {
    const heard: unknown[] = [];
    const other = createServer((request, response) => {
      heard.push(request.headers.authorization ?? null);
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ id: 7, head: { sha: 'e'.repeat(40) }, html_url: 'x', user: { id: 1 } }));
    });
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const address = other.address();
    const location = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`;
    github.faults = [{ on: '*', status: 307, headers: { location } }];
    const published = await publisherFor(target, openUrgentClient).finish(report);
    expect(heard.length).toBeGreaterThan(0);
    expect(new Set(heard)).toEqual(new Set([null]));
    expect(published).toEqual({ commentUrl: null, checkUrl: null, superseded: null });
    expect(lines.join('\n')).toContain('sent us to another host');
    other.closeAllConnections();
    other.close();
  });
});
