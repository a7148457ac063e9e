import path from 'node:path';
import { InvalidInput } from '../base/errors.ts';
import type { Sha } from '../base/ids.ts';
import type { Settings } from '../event/inputs.ts';
import type { CommitEvent, LocalEvent, PullRequestEvent } from '../event/types.ts';
import { surveyChange } from '../evidence/survey.ts';
import type { Change } from '../evidence/types/change.ts';
import { ensureCommits } from '../github/commits.ts';
import type { Commits, Origin, WantedCommits } from '../github/commits.ts';
import type { Log } from '../github/types.ts';
import { openRepository } from '../workspace/git.ts';
import type { Repository } from '../workspace/git.ts';
import { removeLeftWorktrees } from '../workspace/git/worktree.ts';

/** A job: what to examine, at which commits, told by whom, in which folder. */
export type Job = {
  repository: Repository;
  change: Change;
  /** The commit whose configuration, agents and commands are believed: the tip of the base branch. */
  trusted: Sha;
  title: string;
  body: string;
  /** Host folder of this run: ledger, transcripts, outputs, trees. */
  folder: string;
  /** Host folder of head as committed, which Read, Grep and Glob see; `lay` lays it out once, before the first look. */
  head: { root: string; lay(): Promise<void> };
  settings: Settings;
  /** Waits for what was begun. Never rejects. */
  close(): Promise<void>;
};

export type JobContext = {
  settings: Settings;
  folder: string;
  log: Log;
  version: string;
  signal: AbortSignal;
};

/** Event → Job: pins the commits, fetches what is missing, reads what the change consists of. */
export async function openJob(
  event: PullRequestEvent | CommitEvent | LocalEvent,
  context: JobContext,
): Promise<Job> {
  const { settings, folder, log, signal } = context;
  const local = event.kind === 'local';
  const repository = await openRepository(local ? event.directory : settings.directory);
  for (const problem of await removeLeftWorktrees(repository)) log.warning(problem);
  const wanted = local ? await namedHere(event, repository) : wantedBy(event);
  const origin = local ? null : await originOf(event, wanted, { ...context, repository });
  const commits = await ensureCommits({ repository, origin, log, signal }, wanted);
  const root = path.join(folder, 'head');
  let laid: Promise<void> | undefined;
  const merge = commits.merge ?? (await mergedHere(repository, commits));
  return {
    repository,
    change: await surveyChange(repository, { ...commits, merge }),
    trusted: commits.baseTip,
    title: local ? '' : event.title,
    body: local ? '' : event.body,
    folder,
    head: { root, lay: () => (laid ??= repository.exportTree(commits.head, root)) },
    settings,
    async close() {
      await laid?.catch(() => undefined);
    },
  };
}

/** What was typed after a flag is told as that flag's fault. A full SHA may be fetched later. */
async function namedHere(event: LocalEvent, repository: Repository): Promise<WantedCommits> {
  const resolve = async (name: string, field: string): Promise<string> => {
    if (/^[0-9a-f]{40}$/.test(name)) return name;
    try {
      return await repository.resolve(name);
    } catch (cause) {
      if (!(cause instanceof InvalidInput)) throw cause;
      throw new InvalidInput(`no commit is known as ${JSON.stringify(name)}`, {
        at: { file: 'command line', field },
        remedy: 'Name a branch, tag or SHA that exists in this checkout, or fetch it first.',
        cause,
      });
    }
  };
  const [head, base] = [await resolve(event.head, '--head'), await resolve(event.base, '--base')];
  return { head, base, mergeSha: null };
}

/** Without a change head and base are one. */
function wantedBy(event: PullRequestEvent | CommitEvent): WantedCommits {
  if (event.kind === 'commit') return { head: event.sha, base: event.sha, mergeSha: null };
  return { head: event.headSha, base: event.baseSha, mergeSha: event.mergeSha };
}

/** The merge result where base has moved on and nobody has merged yet; null where it conflicts or history is cut. */
async function mergedHere(repository: Repository, { head, base, baseTip }: Commits): Promise<Sha | null> {
  if (base === baseTip || (await repository.isShallow())) return null;
  return await repository.mergeTree(baseTip, head);
}

/** GitHub is only asked where the checkout is not whole: its client is heavy. */
async function originOf(
  event: PullRequestEvent | CommitEvent,
  wanted: WantedCommits,
  { settings, log, version, repository }: JobContext & { repository: Repository },
): Promise<Origin | null> {
  const token = settings.githubToken;
  const whole =
    !(await repository.isShallow()) &&
    (await repository.has(wanted.head)) &&
    (await repository.has(wanted.base));
  if (token === null || whole) return null;
  const { openClient } = await import('../github/client.ts');
  const { apiUrl, serverUrl } = settings.github;
  const deadline = Date.now() + settings.maxMinutes * 60_000;
  const client = await openClient({ token, apiUrl, deadline, log, version });
  return { repository: event.repository, client, token, serverUrl };
}
