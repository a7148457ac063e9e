import { InvalidInput } from '../base/errors.ts';
import { permissionOf } from '../github/permission.ts';
import type { RunAccess } from '../github/workflow-runs.ts';
import { refusalOf } from './commanders.ts';
import { pinPullRequest } from './from-dispatch.ts';
import type { Settings } from './inputs.ts';
import type { Payload } from './payload.ts';
import type { CommandEvent, PullRequestEvent, SkipEvent } from './types.ts';

/** The first line of a comment that asks for a run, exactly. */
const command = '/gainsay verify';

/**
 * A comment on an open pull request that begins with the command. Edits ask for nothing: who edited a comment need not be
 * who wrote it.
 */
export function fromComment(
  payload: Payload,
  repository: CommandEvent['repository'],
): CommandEvent | SkipEvent {
  const action = payload.optionalText('action');
  if (action !== 'created') return skip(`a comment that was ${action ?? 'not created'} starts no run`);
  if (!payload.has('issue.pull_request')) return skip('the comment is on an issue, not on a pull request');
  if (payload.textOrEmpty('comment.body').split(/\r?\n/, 1)[0]?.trimEnd() !== command)
    return skip(`the first line of the comment is not ${command}`);
  const number = payload.number('issue.number');
  if (payload.text('issue.state') !== 'open') return skip(`pull request #${number} is closed`);
  const login = payload.text('comment.user.login');
  const app = payload.optionalText('comment.performed_via_github_app.slug');
  const isPerson = payload.text('comment.user.type') === 'User' && !login.endsWith('[bot]');
  return {
    kind: 'command',
    repository,
    number,
    by: {
      login,
      id: payload.number('comment.user.id'),
      bot: !isPerson,
      app: app === null ? null : `${app}[bot]`,
    },
  };
}

function skip(reason: string): SkipEvent {
  return { kind: 'skip', reason };
}

/**
 * Asks GitHub whether the author may start a run; null where that is so. Throws GainsayError when there is no answer:
 * then nobody may.
 */
export async function notAllowed(
  { by }: CommandEvent,
  access: RunAccess,
  { mayCommand }: Pick<Settings, 'mayCommand'>,
): Promise<SkipEvent | null> {
  const refusal = refusalOf(by, await permissionOf(access, by), mayCommand);
  return refusal === null ? null : skip(refusal);
}

/**
 * The pull request of a command, its head pinned at this moment. This workflow runs on the default branch, next to what
 * strangers must not reach: a key or bare commands are an InvalidInput here.
 */
export async function resolveCommand(
  event: CommandEvent,
  access: RunAccess,
  settings: Pick<Settings, 'mayCommand' | 'anthropicApiKey' | 'sandbox'>,
): Promise<PullRequestEvent | SkipEvent> {
  const refused = await notAllowed(event, access, settings);
  if (refused !== null) return refused;
  refuseExposed(settings);
  const { client, repository } = access;
  const pinned = { repository, number: event.number, source: 'issue_comment' as const };
  return await pinPullRequest(pinned, client, { includeDrafts: true });
}

function refuseExposed({ anthropicApiKey, sandbox }: Pick<Settings, 'anthropicApiKey' | 'sandbox'>): void {
  const privileged = "a comment starts the default branch's workflow, which must run a stranger's commit";
  if (anthropicApiKey !== null) {
    throw new InvalidInput(`${privileged} without any key`, {
      at: { file: 'action input', field: 'anthropic-api-key' },
      remedy:
        'Leave out the key in this workflow, as input and as ANTHROPIC_API_KEY; the playbook verifies without.',
    });
  }
  if (sandbox === 'none') {
    throw new InvalidInput(`${privileged} in a sandbox`, {
      at: { file: 'action input', field: 'sandbox' },
      remedy: 'Leave out sandbox: none in this workflow, and install bubblewrap in it.',
    });
  }
}
