#!/usr/bin/env node
import path from 'node:path';
import { InvalidInput } from './base/errors.ts';
import { watchSignals } from './base/until-stopped.ts';
import { parseRunnerEvent } from './event/from-runner.ts';
import { inputsOf, readSettings } from './event/inputs.ts';
import { readPayloadFile } from './event/payload.ts';
import { takeCommandFiles } from './github/command-files.ts';
import { tellSkipped } from './github/skipped.ts';
import { exitCodes, explained } from './ways/door.ts';
import type { Door } from './ways/door.ts';

// The one door: a step of a runner, its post step, or a terminal. Nothing else exits. What a way does not need is
// imported on the way that does: an event that needs nothing ends before anything heavy is read.

const isRunner = process.env['GITHUB_ACTIONS'] === 'true' && process.argv.length <= 2;
// dist/post.js is the same door by another name.
const isPost = isRunner && path.basename(process.argv[1] ?? '') === 'post.js';
// Before anything else: a signal must find somebody who listens.
const stop = watchSignals(() => process.exit(exitCodes.cancelled));
const door: Door = { stop, tell };
const way = isPost ? runnerPost : isRunner ? runnerMain : terminal;
const exitCode = await way().catch(tell);
await Promise.all([drained(process.stdout), drained(process.stderr)]);
process.exit(exitCode);

/** What was written to a pipe may still wait for its reader, who has this long; an exit would drop it. */
async function drained(stream: NodeJS.WriteStream): Promise<void> {
  const patienceMs = 10_000;
  await new Promise<void>((resolve) => {
    setTimeout(resolve, patienceMs).unref();
    stream.once('error', () => resolve());
    stream.write('', () => resolve());
  });
}

async function runnerMain(): Promise<number> {
  const files = takeCommandFiles(process.env);
  try {
    const settings = readSettings(inputsOf(process.env), process.env, 'action input');
    const payload = readPayloadFile(process.env['GITHUB_EVENT_PATH']);
    const event = parseRunnerEvent(process.env, payload, settings);
    // @actions/github would parse it again when it is imported, without bounds.
    delete process.env['GITHUB_EVENT_PATH'];
    if (event.kind !== 'skip') {
      const { workOnRunner } = await import('./ways/runner.ts');
      return await workOnRunner(event, { settings, files, door });
    }
    tellSkipped(event, files);
    return exitCodes.fine;
  } catch (error) {
    const [{ openStep }, { stoppedReport }] = await Promise.all([
      import('./github/step.ts'),
      import('./report/stopped.ts'),
    ]);
    const step = await openStep(files);
    const report = stoppedReport(explained(error));
    await step.summary(report.summary);
    step.output(report.outputs);
    return tell(error);
  }
}

async function runnerPost(): Promise<number> {
  return (await import('./ways/runner.ts')).runnerPost();
}

async function terminal(): Promise<number> {
  return (await import('./ways/terminal.ts')).terminal(process.argv.slice(2), door);
}

function messageOf(error: unknown): string {
  const { message, remedy } = explained(error);
  const debug = process.env['GAINSAY_DEBUG'] || process.env['RUNNER_DEBUG'] === '1';
  const stack = debug && error instanceof Error ? `\n${error.stack}` : '';
  return `${message}\n${remedy}${stack}`;
}

/** The one place that tells an error: on a runner an annotation, in a terminal two lines. */
async function tell(error: unknown): Promise<number> {
  if (stop.signal.aborted) return exitCodes.cancelled;
  const message = messageOf(error);
  if (isRunner) {
    const { openStep } = await import('./github/step.ts');
    (await openStep({ output: null, state: null, summary: null })).error(message);
  } else process.stderr.write(`gainsay: ${message}\n`);
  return error instanceof InvalidInput ? exitCodes.usage : exitCodes.failed;
}
