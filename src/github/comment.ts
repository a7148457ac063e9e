import { setTimeout as sleep } from 'node:timers/promises';
import type { GitHubClient } from './client.ts';
import { failureOf } from './failure.ts';
import { isNewer, isOwn, readMarker, withMarker, type Marker } from './marker.ts';
import type { PublishTarget } from './types.ts';

export type FoundComment = {
  id: number;
  url: string;
  marker: Marker | null;
  /** An earlier attempt to create it may have been applied too, and no list has shown it yet. */
  mayHaveTwin?: boolean;
};

/** A comment of ours, or why it must not be written now. */
export type CommentWrite = { comment: FoundComment } | { newer: Marker };

/** What GitHub takes, in characters; bytes are counted here, which is never more generous. */
const limitBytes = 65_536;
/** More pages than this are not searched: 10,000 comments. */
const pageLimit = 100;

/** For pull requests only: `number` is there. */
export type CommentAccess = {
  client: GitHubClient;
  target: PublishTarget & { number: number };
  signal: AbortSignal;
};

/**
 * Writes the one comment of this pull request: updates the one that we know or find, else creates it. A comment that a
 * newer run wrote stays as it is. `current` says that our commit is the pull request's head.
 */
export async function writeComment(
  access: CommentAccess,
  known: FoundComment | null,
  text: { body: string; state: Marker['state']; current: boolean },
): Promise<CommentWrite> {
  const { target } = access;
  const found = known === null ? await findComment(access) : await readComment(access, known);
  if (found?.marker && isForeign(found.marker, target, text.current)) return { newer: found.marker };
  const body = bodyOf(target, text);
  const updated = found === null ? null : await updateComment(access, found, body);
  const comment = updated ?? (await createComment(access, body));
  if (known?.mayHaveTwin && (await withoutTwins(access, comment))) return { comment };
  return { comment: { ...comment, ...(known?.mayHaveTwin ? { mayHaveTwin: true } : {}) } };
}

/** Takes away what this very run created besides; false when there was nothing in the list (yet). */
async function withoutTwins(access: CommentAccess, { id }: FoundComment): Promise<boolean> {
  const marked = await markedComments(access);
  const ofThisRun = marked.filter(({ marker }) => marker !== null && isOwn(marker, access.target.run));
  const kept = ofThisRun.find((comment) => comment.id === id);
  const twins = ofThisRun.filter(({ id: other, author }) => other !== id && author.id === kept?.author.id);
  for (const twin of twins) await deleteComment(access, twin);
  return twins.length > 0;
}

function isForeign(marker: Marker, target: PublishTarget, current: boolean): boolean {
  if (isOwn(marker, target.run)) return false;
  if (marker.head === target.headSha) return isNewer(marker, target.run);
  return !current;
}

function bodyOf(target: PublishTarget, { body, state }: { body: string; state: Marker['state'] }): string {
  const marker: Marker = {
    name: target.checkName,
    head: target.headSha,
    run: target.run.id,
    attempt: target.run.attempt,
    at: new Date().toISOString(),
    state,
  };
  const whole = withMarker(marker, body.toWellFormed());
  if (Buffer.byteLength(whole) <= limitBytes) return whole;
  return withMarker(
    marker,
    `The report is too long for a comment. It stands in the summary of ${target.run.url}.`,
  );
}

/** The oldest comment that carries our marker and that this token's own account wrote. */
export async function findComment(access: CommentAccess): Promise<FoundComment | null> {
  return ownOf(access, await markedComments(access));
}

async function ownOf(access: CommentAccess, marked: MarkedComment[]): Promise<FoundComment | null> {
  if (marked.length === 0) return null;
  const self = await whoAmI(access);
  if (self === null) return null;
  return marked.find(({ author }) => author.id === self.id || author.login === self.login) ?? null;
}

type MarkedComment = FoundComment & { author: { id: number; login: string } };

async function markedComments({ client, target, signal }: CommentAccess): Promise<MarkedComment[]> {
  const marked: MarkedComment[] = [];
  let pages = 0;
  const iterator = client.paginate.iterator(client.rest.issues.listComments, {
    ...target.repository,
    issue_number: target.number,
    per_page: 100,
    request: { signal },
  });
  for await (const { data } of iterator) {
    for (const { id, html_url, body, user } of data) {
      const marker = readMarker(body);
      if (marker?.name === target.checkName && user) {
        marked.push({ id, url: html_url, marker, author: { id: user.id, login: user.login } });
      }
    }
    pages += 1;
    if (pages >= pageLimit) break;
  }
  return marked;
}

/** The account behind the token: GraphQL answers this for people and for apps, REST for people only. */
async function whoAmI({ client, signal }: CommentAccess): Promise<{ id: number; login: string } | null> {
  try {
    const answer = await client.graphql<{ viewer: { login: string; databaseId: number } }>(
      'query { viewer { login databaseId } }',
      { request: { signal } },
    );
    return { id: answer.viewer.databaseId, login: answer.viewer.login };
  } catch (error) {
    if (signal.aborted) throw error;
    return null;
  }
}

/** Null: it was deleted. */
export async function readComment(
  { client, target, signal }: CommentAccess,
  { id }: FoundComment,
): Promise<FoundComment | null> {
  try {
    const { data } = await client.rest.issues.getComment({
      ...target.repository,
      comment_id: id,
      request: { signal },
    });
    return { id, url: data.html_url, marker: readMarker(data.body) };
  } catch (error) {
    if (failureOf(error).kind === 'gone') return null;
    throw error;
  }
}

/** Null: it was deleted in between. */
async function updateComment(
  { client, target, signal }: CommentAccess,
  { id }: FoundComment,
  body: string,
): Promise<FoundComment | null> {
  try {
    const { data } = await client.rest.issues.updateComment({
      ...target.repository,
      comment_id: id,
      body,
      request: { signal },
    });
    return { id, url: data.html_url, marker: readMarker(body) };
  } catch (error) {
    if (failureOf(error).kind === 'gone') return null;
    throw error;
  }
}

/** Creating is not repeated blindly: after an unknown outcome the comment of this run is looked for first. */
async function createComment(access: CommentAccess, body: string): Promise<FoundComment> {
  const { client, target, signal } = access;
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { data } = await client.rest.issues.createComment({
        ...target.repository,
        issue_number: target.number,
        body,
        request: { signal, retries: 0 },
      });
      const created = { id: data.id, url: data.html_url, marker: readMarker(body) };
      const author = data.user && { id: data.user.id, login: data.user.login };
      const joined = author ? await joinOlder(access, { ...created, author }, body) : created;
      return attempt > 1 && joined.id === created.id ? { ...joined, mayHaveTwin: true } : joined;
    } catch (error) {
      if (failureOf(error).kind !== 'unknown-outcome' || attempt === 3 || signal.aborted) throw error;
      const applied = await lookForOwn(access);
      if (applied !== null) return (await updateComment(access, applied, body)) ?? applied;
    }
  }
}

/** A list may lag behind what was written: asked twice before anybody believes it. */
async function lookForOwn(access: CommentAccess): Promise<FoundComment | null> {
  for (const waitMs of [500, 1500]) {
    await sleep(waitMs, undefined, { signal: access.signal });
    const marked = await markedComments(access);
    const ofThisRun = marked.filter(({ marker }) => marker !== null && isOwn(marker, access.target.run));
    const own = await ownOf(access, ofThisRun);
    if (own !== null) return own;
  }
  return null;
}

/**
 * A comment of the same author may have been there unseen: the account was unknown before it wrote, or two runs began
 * at the same moment. Then the older one is used and the one just made is taken away.
 */
async function joinOlder(access: CommentAccess, created: MarkedComment, body: string): Promise<FoundComment> {
  const marked = await markedComments(access);
  const older = marked.find(({ id, author }) => id < created.id && author.id === created.author.id);
  if (older === undefined) return created;
  const updated = await updateComment(access, older, body);
  if (updated === null) return created;
  await deleteComment(access, created);
  return updated;
}

/** Gone already is as good; anything else leaves a second comment, which is no reason to lose the first. */
async function deleteComment({ client, target, signal }: CommentAccess, { id }: FoundComment): Promise<void> {
  try {
    await client.rest.issues.deleteComment({ ...target.repository, comment_id: id, request: { signal } });
  } catch (error) {
    if (signal.aborted) throw error;
  }
}
