import { describe, expect, it } from 'vitest';
import { openClient } from '../../src/github/client.ts';
import { stoppedReport } from '../../src/report/stopped.ts';
import { untilStopped } from '../../src/base/until-stopped.ts';
import { bodies, github, post, publisherFor, report, target, usePublishing, written } from './publishing.ts';

usePublishing();

describe('when the run is stopped', () => {
  it('comment and check run say "cancelled" within seconds, even while GitHub keeps a request', async () => {
    github.faults = [{ on: 'PATCH comment', nth: 1, delayMs: 8_000 }];
    const publisher = publisherFor(target, openClient);
    await publisher.begin('running');
    const finishing = publisher.finish(report);
    const started = Date.now();
    await publisher.cancel();
    expect(Date.now() - started).toBeLessThan(6_000);
    expect(bodies()[0]).toContain('Cancelled');
    await finishing;
    expect(await written('output')).toContain('cancelled');
    expect(await written('output')).not.toContain('PASS');
  });

  it('a cancelled run that goes on cannot bring its verdict any more', async () => {
    const publisher = publisherFor(target);
    await publisher.begin('running');
    await publisher.cancel();
    await publisher.finish(report);
    expect(bodies()[0]).toContain('Cancelled');
    expect(github.checkRuns).toMatchObject([{ conclusion: 'cancelled' }]);
  });

  it('one that does not end is closed with its error, past the write that hangs', async () => {
    github.faults = [{ on: 'PATCH comment', nth: 1, delayMs: 20_000 }];
    const stop = { signal: new AbortController().signal, first: new Promise<string>(() => undefined) };
    const publisher = publisherFor(target, openClient);
    const stuckReport = stoppedReport({ message: 'the run did not end', remedy: 'Report it.' });
    const ending = { close: () => publisher.cancel(stuckReport), graceMs: 6_000, limitMs: 2_500 };
    const outcome = await untilStopped(stop, ending, async () => {
      await publisher.begin('running');
      await publisher.finish(report);
      await new Promise(() => undefined);
    });
    expect(outcome.kind).toBe('failed');
    expect(bodies()[0]).toContain('the run did not end');
    expect(github.checkRuns).toMatchObject([{ status: 'completed', conclusion: 'failure' }]);
    expect(await written('output')).toContain('obstructed');
    expect(await written('output')).not.toContain('PASS');
    expect(await written('state')).toContain('finished');
  });

  it('a verdict that is out stays out', async () => {
    const publisher = publisherFor(target);
    await publisher.begin('running');
    await publisher.finish(report);
    await publisher.cancel();
    expect(bodies()).toEqual(['**PASS** all is well']);
    expect(github.checkRuns).toMatchObject([{ conclusion: 'success' }]);
  });

  it('the post step closes what a killed main left, also when only the target was saved', async () => {
    await publisherFor(target).begin('running');
    await post({});
    expect(bodies()[0]).toContain('Cancelled');
    expect(github.checkRuns).toMatchObject([{ conclusion: 'cancelled' }]);
  });

  it('the post step leaves a newer run and a finished one alone', async () => {
    const publisher = publisherFor(target);
    await publisher.begin('running');
    const id = github.comments[0]?.id ?? 0;
    await publisherFor({ ...target, run: { ...target.run, id: 501 } }).finish(report);
    await post({ commentId: id });
    expect(bodies()).toEqual(['**PASS** all is well']);
    github.requests.length = 0;
    await post({ finished: true });
    expect(github.requests).toEqual([]);
  });
});
