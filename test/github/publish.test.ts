import { describe, expect, it } from 'vitest';
import { openClient } from '../../src/github/client.ts';
import { withMarker } from '../../src/github/marker.ts';
import { bot } from '../stand-ins/github.ts';
import {
  bodies,
  github,
  head,
  lines,
  marker,
  newHead,
  publisherFor,
  report,
  shown,
  target,
  usePublishing,
  written,
} from './publishing.ts';

usePublishing();

describe('one comment and one check run', () => {
  it('say "running" early and carry the verdict at the end', async () => {
    const publisher = publisherFor(target);
    await publisher.begin('Running: Explore, Plan, Verification');
    expect(bodies()).toEqual(['Running: Explore, Plan, Verification']);
    expect(github.checkRuns).toMatchObject([{ head_sha: head, name: 'gainsay', status: 'in_progress' }]);

    const published = await publisher.finish(report);
    expect(bodies()).toEqual(['**PASS** all is well']);
    expect(github.checkRuns).toMatchObject([{ status: 'completed', conclusion: 'success' }]);
    expect(published.superseded).toBeNull();
    expect(await written('output')).toContain('PASS');
    expect(await written('output')).toContain(published.commentUrl);
    expect(await written('summary')).toContain('# PASS in the summary');
    expect(lines).toEqual([]);
  });

  it('are found again on the third page, among comments of others that carry the same marker', async () => {
    const marked = withMarker({ ...marker, run: 1 }, 'old');
    for (let id = 1; id <= 230; id += 1) {
      github.comments.push({ id, body: marked, user: { id: 7, login: 'mallory', type: 'User' } });
    }
    github.comments.push({ id: 231, body: `> ${marked}`, user: bot });
    github.comments.push({ id: 232, body: marked, user: bot });
    const before = github.comments.slice(0, 231).map(({ body }) => body);

    await publisherFor(target).finish(report);
    expect(github.comments).toHaveLength(232);
    expect(github.comments.slice(0, 231).map(({ body }) => body)).toEqual(before);
    expect(shown(github.comments[231]?.body)).toBe('**PASS** all is well');
  });

  it('carry more than fifty annotations in several requests', async () => {
    const annotations = Array.from({ length: 120 }, (_, index) => ({
      path: 'a.js',
      startLine: 5,
      endLine: 1,
      level: 'warning' as const,
      title: `n${index}`,
      message: 'm',
    }));
    await publisherFor(target).finish({ ...report, checkRun: { ...report.checkRun, annotations } });
    expect(github.checkRuns[0]?.annotations).toHaveLength(120);
    expect(github.checkRuns[0]?.annotations[0]).toMatchObject({ start_line: 5, end_line: 5 });
    expect(github.requests.filter((request) => request === 'PATCH check-run')).toHaveLength(3);
  });

  it('never exceed what GitHub takes', async () => {
    await publisherFor(target).finish({ ...report, comment: '🌈'.repeat(30_000) });
    expect(Buffer.byteLength(github.comments[0]?.body ?? '')).toBeLessThan(65_536);
    expect(bodies()[0]).toContain('too long');
  });
});

describe('when GitHub fails', () => {
  it.each([{ status: 502, applied: true }, { cut: true, applied: true }, { status: 503 }])(
    'a creation with the outcome %j makes no second comment and no second check run',
    async (fault) => {
      github.faults = [
        { on: 'POST comments', nth: 1, ...fault },
        { on: 'POST check-runs', nth: 1, ...fault },
      ];
      const publisher = publisherFor(target);
      await publisher.begin('running');
      await publisher.finish(report);
      expect(bodies()).toEqual(['**PASS** all is well']);
      expect(github.checkRuns).toMatchObject([{ conclusion: 'success' }]);
    },
  );

  it('a comment of somebody else that imitates this very run is not adopted', async () => {
    const forged = withMarker(marker, 'forged');
    github.faults = [{ on: 'POST comments', nth: 1, status: 502 }];
    github.comments.push({ id: 1, body: forged, user: { id: 7, login: 'mallory', type: 'User' } });
    await publisherFor(target).begin('running');
    expect(github.comments.map(({ body }) => shown(body))).toEqual(['forged', 'running']);
  });

  it('a token that may write nothing is told of in one line; summary and outputs stand', async () => {
    const message = 'Resource not accessible by integration';
    github.faults = [
      { on: 'POST comments', status: 403, message },
      { on: 'POST check-runs', status: 403, message },
    ];
    const publisher = publisherFor(target);
    await publisher.begin('running');
    const published = await publisher.finish(report);
    expect(published).toEqual({ commentUrl: null, checkUrl: null, superseded: null });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/pull-requests: write.*checks: write|checks: write.*pull-requests: write/);
    expect(await written('summary')).toContain('# PASS');
    expect(await written('output')).toContain('verdict');
    expect(github.requests.filter((request) => request === 'POST comments')).toHaveLength(1);
  });

  it('a secondary rate limit is waited out as GitHub says', async () => {
    const message = 'You have exceeded a secondary rate limit.';
    github.faults = [{ on: 'POST comments', nth: 1, status: 403, message, headers: { 'retry-after': '1' } }];
    await publisherFor(target, openClient).begin('running');
    expect(bodies()).toEqual(['running']);
    expect(lines.join()).toContain('waiting 1 s');
  });

  it('but never past the end of the run', async () => {
    const message = 'You have exceeded a secondary rate limit.';
    github.faults = [{ on: 'POST comments', status: 403, message, headers: { 'retry-after': '3600' } }];
    const started = Date.now();
    await publisherFor(target, openClient).finish(report);
    expect(Date.now() - started).toBeLessThan(10_000);
    expect(lines.join()).toContain('giving up');
    expect(github.checkRuns).toMatchObject([{ conclusion: 'success' }]);
  });

  it('a comment that was deleted meanwhile is made again', async () => {
    const publisher = publisherFor(target);
    await publisher.begin('running');
    github.comments = [];
    await publisher.finish(report);
    expect(bodies()).toEqual(['**PASS** all is well']);
  });
});

describe('when the pull request moves on', () => {
  it('nothing is written about a head that was old before the run began', async () => {
    github.head = newHead;
    const publisher = publisherFor(target);
    expect((await publisher.begin('running')).superseded).toBe(newHead);
    // Even when it cannot be asked again.
    github.faults = [{ on: 'GET pull', status: 404 }];
    await publisher.finish(report);
    expect(github.comments).toEqual([]);
    expect(github.checkRuns).toMatchObject([{ head_sha: head, conclusion: 'neutral' }]);
  });

  it('a verdict about the old head is not shown as one about the pull request', async () => {
    const publisher = publisherFor(target);
    await publisher.begin('running');
    github.head = newHead;
    const published = await publisher.finish(report);
    expect(published.superseded).toBe(newHead);
    expect(bodies()[0]).toContain('Superseded');
    expect(bodies()[0]).not.toContain('PASS');
    expect(github.checkRuns).toMatchObject([{ conclusion: 'neutral' }]);
    expect(lines.join()).toContain(newHead);
  });

  it('the verdict of the newer run stays, whoever finishes last', async () => {
    const older = publisherFor(target);
    await older.begin('running A');
    github.head = newHead;
    const newer = publisherFor({ ...target, headSha: newHead, run: { ...target.run, id: 501 } });
    await newer.begin('running B');
    await newer.finish({ ...report, comment: 'verdict of B' });
    await older.finish({ ...report, comment: 'verdict of A' });
    expect(bodies()).toEqual(['verdict of B']);
  });

  it('of two runs about one head the later one is shown', async () => {
    const first = publisherFor(target);
    await first.begin('first');
    const again = publisherFor({ ...target, run: { ...target.run, attempt: 2 } });
    await again.finish({ ...report, comment: 'second attempt' });
    await first.finish({ ...report, comment: 'first attempt' });
    expect(bodies()).toEqual(['second attempt']);
    expect(lines.join()).toContain('left as it is');
  });
});

describe('without a pull request', () => {
  it('only a check run is written', async () => {
    const publisher = publisherFor({ ...target, number: null });
    await publisher.begin('running');
    await publisher.finish(report);
    expect(github.comments).toEqual([]);
    expect(github.checkRuns).toMatchObject([{ conclusion: 'success' }]);
  });
});
