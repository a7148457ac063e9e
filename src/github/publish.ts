import { setTimeout as sleep } from 'node:timers/promises';
import type { Sha } from '../base/ids.ts';
import {
  completeCheckRun,
  createCheckRun,
  findCheckRun,
  plainReport,
  readCheckRun,
  type FoundCheckRun,
} from './check-run.ts';
import type { GitHubClient } from './client.ts';
import { findComment, readComment, writeComment, type FoundComment } from './comment.ts';
import { isOwn, type Marker } from './marker.ts';
import type { StepFiles } from './step.ts';
import type { FinalReport, Log, Published, Publisher, PublishTarget, VerdictReport } from './types.ts';
import { openWrites, type Writes } from './writes.ts';

export type PublisherOptions = {
  target: PublishTarget;
  /** Null: there is no token; only summary and outputs are written. */
  client: (() => Promise<GitHubClient>) | null;
  /** Milliseconds since the epoch: by then `begin` and `finish` have ended, whatever GitHub does. */
  deadline: number;
  /** For `cancel`: does not wait. */
  urgentClient: (() => Promise<GitHubClient>) | null;
  step: StepFiles;
  log: Log;
};

/** How long `cancel` waits for writes that are under way before it cuts them off, and how long its own may take. */
const cancelPatienceMs = 2_000;
const cancelDeadlineMs = 3_500;

type Access = { client: GitHubClient; target: PublishTarget; signal: AbortSignal };

/**
 * The publisher of a runner. The job's state file learns what was made as soon as it was made, so that the post step
 * can finish what a killed run left.
 */
export function openPublisher(options: PublisherOptions): Publisher {
  const { target, client, urgentClient, step, log, deadline } = options;
  const writes = openWrites(log);
  const lane = new AbortController();
  let comment: FoundComment | null = null;
  let checkRun: FoundCheckRun | null = null;
  let superseded: Sha | null = null;
  let state: 'new' | 'begun' | 'finished' | 'cancelled' = 'new';
  let underWay: Promise<unknown> = Promise.resolve();
  let lastWords: FinalReport | null = null;

  step.saveState({ target: JSON.stringify(target) });
  const published = (): Published => ({
    commentUrl: comment?.url ?? null,
    checkUrl: checkRun?.url ?? null,
    superseded,
  });

  const untilDeadline = (): AbortSignal =>
    AbortSignal.any([lane.signal, AbortSignal.timeout(Math.max(0, deadline - Date.now()))]);

  async function begin(body: string): Promise<Published> {
    const access = await accessTo(client, target, untilDeadline());
    if (access === null) return published();
    superseded = await headWhenMoved(access);
    if (superseded !== null) {
      log.info(`Superseded before it began: the head is ${superseded} now, not ${target.headSha}.`);
      return published();
    }
    const title = 'Verifying';
    await Promise.all([
      comments(access, { body, state: 'running', current: true }),
      checks(async () => {
        checkRun = await createCheckRun(access, title, body);
        step.saveState({ 'check-run': String(checkRun.id) });
      }),
    ]);
    return published();
  }

  async function finish(report: FinalReport): Promise<Published> {
    const access = await accessTo(client, target, untilDeadline());
    if (access !== null) {
      const before = superseded;
      superseded ??= await headWhenMoved(access);
      if (superseded !== null && before === null) {
        log.warning(
          `Superseded: verified ${target.headSha}, but the head of the pull request is ${superseded} now.`,
        );
      }
      await Promise.all([finishComment(access, report), finishCheckRun(access, report)]);
      writes.tell();
    }
    return published();
  }

  async function finishComment(access: Access, report: FinalReport): Promise<void> {
    if (superseded === null) return comments(access, { body: report.comment, state: 'done', current: true });
    // Only our own "running" may be left standing there: it becomes a pointer, never a verdict about an old commit.
    if (comment === null) return;
    const body = `Superseded: this run verified \`${target.headSha}\`, but the pull request has moved on to \`${superseded}\`, whose run reports here. [Log of this run](${target.run.url})`;
    await comments(access, { body, state: 'done', current: false });
  }

  async function finishCheckRun(access: Access, report: FinalReport): Promise<void> {
    const summary = `The pull request has moved on to \`${superseded}\`. What was found about \`${target.headSha}\` stands in the [summary of the run](${target.run.url}).`;
    const shown = superseded === null ? report.checkRun : plainReport('neutral', 'Superseded', summary);
    if (shown === null) return;
    await checks(async () => {
      checkRun ??= await createCheckRun(access, shown.title, shown.summary);
      await completeCheckRun(access, checkRun, shown);
    });
  }

  /** Of a run that was cancelled meanwhile only the cancellation is written. */
  async function writeFiles(report: FinalReport): Promise<void> {
    if (state === 'cancelled' && report !== lastWords) return;
    await step.summary(report.summary);
    step.output({
      ...report.outputs,
      'comment-url': comment?.url ?? '',
      'check-url': checkRun?.url ?? '',
      'head-sha': target.headSha,
    });
    step.saveState({ finished: 'true' });
  }

  async function comments(
    access: Access,
    text: { body: string; state: Marker['state']; current: boolean },
  ): Promise<void> {
    const { number } = target;
    if (number === null || !target.comment) return;
    const written = await writes.try('comment', () =>
      writeComment({ ...access, target: { ...target, number } }, comment, text),
    );
    if (written === null) return;
    if ('newer' in written) {
      log.warning(
        `The comment was left as it is: run ${written.newer.run} about ${written.newer.head} wrote it later.`,
      );
      return;
    }
    comment = written.comment;
    step.saveState({ comment: String(comment.id) });
  }

  async function checks(write: () => Promise<void>): Promise<void> {
    if (target.checkRun) await writes.try('check run', write);
  }

  return {
    begin(body) {
      if (state !== 'new') return Promise.resolve(published());
      state = 'begun';
      const work = begin(body).catch((error: unknown) => giveUp(error, lane.signal, log, published()));
      underWay = work;
      return work;
    },
    finish(report) {
      if (state === 'finished' || state === 'cancelled') return Promise.resolve(published());
      state = 'finished';
      const work = underWay
        .then(() => finish(report))
        .catch((error: unknown) => giveUp(error, lane.signal, log, published()))
        .then(() => writeFiles(report))
        .then(published);
      underWay = work;
      return work;
    },
    async cancel(stuck) {
      if (state === 'cancelled') return;
      const ended = await settled(underWay, cancelPatienceMs);
      if (state === 'finished' && ended) return;
      state = 'cancelled';
      const report = stuck ?? cancelledReport(target);
      lastWords = report;
      lane.abort(new Error('cancelled'));
      if (urgentClient !== null) {
        const deadline = AbortSignal.timeout(cancelDeadlineMs);
        const access = { client: await urgentClient(), target, signal: deadline };
        await closeEarly(access, { comment, checkRun, writes, ...(stuck === undefined ? {} : { report }) });
      }
      await writeFiles(report);
    },
  };
}

/**
 * Comment and check run of this very run, known or found, say what the report says: without one, "cancelled". Used at a
 * signal, for a run that does not end, and by the post step.
 */
export async function closeEarly(
  access: Access,
  left: {
    comment: FoundComment | null;
    checkRun: FoundCheckRun | null;
    writes: Writes;
    report?: FinalReport;
  },
): Promise<void> {
  const { target } = access;
  const { number } = target;
  const { comment: body, checkRun: report } = left.report ?? cancelledReport(target);
  const state = report === null || report.conclusion === 'cancelled' ? 'cancelled' : 'done';
  const closeComment = async (): Promise<void> => {
    if (number === null || !target.comment) return;
    const own = { ...access, target: { ...target, number } };
    const found = left.comment === null ? await findComment(own) : await readComment(own, left.comment);
    // What a newer run wrote stays; so does a verdict that got through, unless the run is said to have failed.
    if (!found?.marker || !isOwn(found.marker, target.run)) return;
    if (found.marker.state !== 'running' && left.report === undefined) return;
    await writeComment(own, found, { body, state, current: false });
  };
  const closeCheckRun = async (): Promise<void> => {
    if (!target.checkRun || report === null) return;
    const found =
      left.checkRun === null ? await findCheckRun(access) : await readCheckRun(access, left.checkRun);
    if (found === null || (found.completed && left.report === undefined)) return;
    await completeCheckRun(access, found, report);
  };
  await Promise.all([left.writes.try('comment', closeComment), left.writes.try('check run', closeCheckRun)]);
}

/** What is said of a run that was stopped before its verdict. */
function cancelledReport(target: PublishTarget): VerdictReport {
  const body = `**Cancelled.** The run about \`${target.headSha}\` was stopped before it reached a verdict. [Log](${target.run.url})`;
  return {
    comment: body,
    checkRun: plainReport('cancelled', 'Cancelled', body),
    summary: `## Gainsay\n\n${body}`,
    outputs: { verdict: 'INCONCLUSIVE', because: 'obstructed', conclusion: 'cancelled' },
  };
}

/** For a terminal: nothing is published. */
export function silentPublisher(): Publisher {
  const nothing: Published = { commentUrl: null, checkUrl: null, superseded: null };
  return {
    begin: () => Promise.resolve(nothing),
    finish: () => Promise.resolve(nothing),
    cancel: () => Promise.resolve(),
  };
}

async function accessTo(
  client: PublisherOptions['client'],
  target: PublishTarget,
  signal: AbortSignal,
): Promise<Access | null> {
  return client === null ? null : { client: await client(), target, signal };
}

/** The pull request's head now, when it is another than ours. Null also when it cannot be read: then the marker decides. */
async function headWhenMoved({ client, target, signal }: Access): Promise<Sha | null> {
  if (target.number === null) return null;
  try {
    const { data } = await client.rest.pulls.get({
      ...target.repository,
      pull_number: target.number,
      request: { signal },
    });
    return data.head.sha === target.headSha ? null : data.head.sha;
  } catch (error) {
    if (signal.aborted) throw error;
    return null;
  }
}

function giveUp(error: unknown, signal: AbortSignal, log: Log, published: Published): Published {
  if (!signal.aborted) {
    log.warning(`Publishing failed: ${error instanceof Error ? error.message : String(error)}`);
  }
  return published;
}

/** True when the work ended within the time. */
async function settled(work: Promise<unknown>, withinMs: number): Promise<boolean> {
  const timer = new AbortController();
  const late = sleep(withinMs, false, { signal: timer.signal }).catch(() => false);
  const ended = await Promise.race([
    work.then(
      () => true,
      () => true,
    ),
    late,
  ]);
  timer.abort();
  return ended;
}
