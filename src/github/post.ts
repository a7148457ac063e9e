import { isRecord } from '../base/record.ts';
import { openUrgentClient, type ClientOptions } from './client.ts';
import { closeEarly } from './publish.ts';
import type { Log, PublishTarget } from './types.ts';
import { openWrites } from './writes.ts';

/** What main left in the job's state, as the runner hands it to the post step. */
export type SavedState = {
  target: PublishTarget | null;
  commentId: number | null;
  checkRunId: number | null;
  finished: boolean;
  /** As main named it; not believed before it was looked at. */
  runFolder: string | null;
};

export function readSavedState(env: NodeJS.ProcessEnv): SavedState {
  const id = (name: string): number | null => {
    const value = Number(env[`STATE_${name}`] ?? '');
    return Number.isSafeInteger(value) && value > 0 ? value : null;
  };
  return {
    target: readTarget(env['STATE_target']),
    commentId: id('comment'),
    checkRunId: id('check-run'),
    finished: env['STATE_finished'] === 'true',
    runFolder: env['STATE_run-folder'] || null,
  };
}

/** Null also when it is damaged: then there is nothing that could be finished. */
function readTarget(text: string | undefined): PublishTarget | null {
  if (text === undefined || text === '') return null;
  try {
    const value: unknown = JSON.parse(text);
    return isTarget(value) ? value : null;
  } catch {
    return null;
  }
}

function isTarget(value: unknown): value is PublishTarget {
  if (!isRecord(value)) return false;
  const { repository, run, number, headSha, checkName, comment, checkRun } = value;
  return (
    isRecord(repository) &&
    [repository['owner'], repository['repo'], headSha, checkName].every((one) => typeof one === 'string') &&
    isRecord(run) &&
    Number.isSafeInteger(run['id']) &&
    Number.isSafeInteger(run['attempt']) &&
    typeof run['url'] === 'string' &&
    (number === null || Number.isSafeInteger(number)) &&
    typeof comment === 'boolean' &&
    typeof checkRun === 'boolean'
  );
}

/**
 * Finishes what a killed main left: its comment and its check run say "cancelled" instead of "running" for ever.
 * Touches nothing that a newer run has written since.
 */
export async function finishWhatMainLeft(
  saved: SavedState,
  options: { client: ClientOptions | null; log: Log },
): Promise<void> {
  const { target } = saved;
  if (saved.finished || target === null || options.client === null) return;
  const writes = openWrites(options.log);
  await closeEarly(
    { client: await openUrgentClient(options.client), target, signal: AbortSignal.timeout(20_000) },
    {
      comment: saved.commentId === null ? null : { id: saved.commentId, url: '', marker: null },
      checkRun: saved.checkRunId === null ? null : { id: saved.checkRunId, url: null, completed: false },
      writes,
    },
  );
  options.log.info(
    'The main step ended before it could report; comment and check run were closed as cancelled.',
  );
}
