import { InvalidInput } from '../base/errors.ts';
import type { RepositoryName } from '../github/types.ts';
import { fromComment } from './from-comment.ts';
import { isSha, payloadOf, type Payload } from './payload.ts';
import type {
  CommandEvent,
  CommitEvent,
  DispatchEvent,
  EndedRunEvent,
  PullRequestEvent,
  Question,
  SkipEvent,
  Trust,
} from './types.ts';

export type RunnerEvent =
  | CommitEvent
  | PullRequestEvent
  | DispatchEvent
  | CommandEvent
  | EndedRunEvent
  | SkipEvent;

/** What of the settings decides whether an event is worth a run. */
export type EventWishes = {
  includeDrafts: boolean;
  publish: 'run' | null;
  question: Question | null;
};

const pullRequestActions = ['opened', 'synchronize', 'reopened', 'ready_for_review'];

/**
 * Decides what the event that started this workflow asks for. Touches nothing but its arguments: an event that needs
 * nothing ends here. Throws InvalidInput when the payload lacks what GitHub always sends.
 */
export function parseRunnerEvent(env: NodeJS.ProcessEnv, payload: unknown, wishes: EventWishes): RunnerEvent {
  const name = env['GITHUB_EVENT_NAME'] ?? '';
  if (wishes.publish !== null && name !== 'issue_comment') {
    throw new InvalidInput(`run is for issue_comment, found ${JSON.stringify(name)}`, {
      at: { file: 'action input', field: 'publish' },
      remedy:
        'Leave publish out: pull_request publishes by itself, and workflow_run always publishes the run that ended.',
    });
  }
  if (wishes.question !== null && askedAboutCommit.includes(name)) {
    const asked = payloadOf(payload, name);
    if (pullRequestIn(asked) === null) return aboutCommit(name, env, asked);
  }
  switch (name) {
    case 'pull_request':
      return fromPullRequest(env, payloadOf(payload, name), wishes);
    case 'workflow_dispatch':
      return fromDispatch(env, payloadOf(payload, name));
    case 'merge_group':
      return fromMergeGroup(env, payloadOf(payload, name));
    case 'issue_comment': {
      if (wishes.question !== null) return { kind: 'skip', reason: noQuestion(name) };
      const comment = payloadOf(payload, name);
      return fromComment(comment, repositoryName(env, comment));
    }
    case 'workflow_run':
      if (wishes.question !== null) return { kind: 'skip', reason: noQuestion(name) };
      return fromWorkflowRun(env, payloadOf(payload, name));
    default:
      return { kind: 'skip', reason: whyNot(name) };
  }
}

function fromPullRequest(
  env: NodeJS.ProcessEnv,
  payload: Payload,
  wishes: EventWishes,
): PullRequestEvent | SkipEvent {
  const action = payload.text('action');
  const number = payload.number('pull_request.number');
  const headSha = payload.sha('pull_request.head.sha');
  if (!pullRequestActions.includes(action)) {
    const known = pullRequestActions.join(', ');
    return {
      kind: 'skip',
      headSha,
      reason: `pull request #${number} was ${action}; only ${known} start a run`,
    };
  }
  const draft = payload.flag('pull_request.draft');
  if (draft && !wishes.includeDrafts) {
    return {
      kind: 'skip',
      headSha,
      reason: `pull request #${number} is a draft; set include-drafts to verify drafts too`,
    };
  }
  return {
    kind: 'pull-request',
    source: 'pull_request',
    repository: repositoryName(env, payload),
    number,
    title: payload.textOrEmpty('pull_request.title'),
    body: payload.textOrEmpty('pull_request.body'),
    author: payload.optionalText('pull_request.user.login') ?? 'ghost',
    headSha,
    baseSha: payload.sha('pull_request.base.sha'),
    baseRef: payload.text('pull_request.base.ref'),
    headRef: payload.text('pull_request.head.ref'),
    trust: trustOf(payload),
    draft,
    mergeSha: shaOrNull(env['GITHUB_SHA']),
  };
}

/** Events whose workflow is that of the commit they are about, and that only people with write access bring about, or issues. */
const askedAboutCommit = ['workflow_dispatch', 'schedule', 'push', 'issues'];

/** What was said beside a question is foreign text about it; the commit is the workflow's own. */
function aboutCommit(name: string, env: NodeJS.ProcessEnv, payload: Payload): CommitEvent {
  const sha = shaOrNull(env['GITHUB_SHA']);
  if (sha === null) throw noCommit();
  return {
    kind: 'commit',
    source: name,
    repository: repositoryName(env, payload),
    number: payload.optionalNumber('issue.number'),
    title: payload.textOrEmpty('issue.title'),
    body: payload.textOrEmpty('issue.body'),
    author: payload.optionalText('sender.login') ?? env['GITHUB_ACTOR'] ?? 'ghost',
    sha,
  };
}

function noQuestion(name: string): string {
  return `a prompt is not answered on ${name}; ${[...askedAboutCommit, 'pull_request'].join(', ')} start a conversation`;
}

function noCommit(): InvalidInput {
  return new InvalidInput('expected the commit of the ref that the workflow runs at', {
    at: { file: 'environment', field: 'GITHUB_SHA' },
    remedy: 'Run this as a step of a GitHub Actions job.',
  });
}

/** A head repository that is gone was a fork: a branch of the repository itself cannot lose its repository. */
function trustOf(payload: Payload): Trust {
  const head = payload.optionalNumber('pull_request.head.repo.id');
  if (head === null || head !== payload.number('pull_request.base.repo.id')) return 'fork';
  const author = payload.optionalText('pull_request.user.type');
  const sender = payload.optionalText('sender.type');
  return author === 'Bot' || sender === 'Bot' ? 'bot' : 'same-repository';
}

function fromDispatch(env: NodeJS.ProcessEnv, payload: Payload): DispatchEvent | SkipEvent {
  const repository = repositoryName(env, payload);
  const actor = payload.optionalText('sender.login') ?? env['GITHUB_ACTOR'] ?? 'ghost';
  const pullRequest = pullRequestIn(payload);
  if (pullRequest !== null) return { kind: 'dispatch', repository, actor, ask: { pullRequest } };
  const ref = payload.text('ref');
  const defaultBranch = payload.text('repository.default_branch');
  if (ref === `refs/heads/${defaultBranch}`) {
    return {
      kind: 'skip',
      reason: `dispatched on the default branch ${defaultBranch}, which has nothing to be compared with; choose another branch or give the workflow's input pull-request`,
    };
  }
  const sha = shaOrNull(env['GITHUB_SHA']);
  if (sha === null) throw noCommit();
  return { kind: 'dispatch', repository, actor, ask: { ref, sha, defaultBranch } };
}

/** The workflow's own input of that name, which a person fills in who dispatches it. */
function pullRequestIn(payload: Payload): number | null {
  const text = payload.optionalText('inputs.pull-request')?.trim() ?? '';
  if (text === '') return null;
  if (/^#?[1-9]\d{0,9}$/.test(text)) return Number(text.replace('#', ''));
  throw new InvalidInput(
    `expected the number of a pull request, found ${JSON.stringify(text.slice(0, 80))}`,
    {
      at: { file: 'workflow_dispatch payload', field: 'inputs.pull-request' },
      remedy: 'Dispatch the workflow again with a number, or with nothing.',
    },
  );
}

function fromMergeGroup(env: NodeJS.ProcessEnv, payload: Payload): PullRequestEvent | SkipEvent {
  const headSha = payload.sha('merge_group.head_sha');
  const action = payload.text('action');
  if (action !== 'checks_requested') {
    return {
      kind: 'skip',
      headSha,
      reason: `the merge group was ${action}; only checks_requested starts a run`,
    };
  }
  const message = payload.textOrEmpty('merge_group.head_commit.message');
  return {
    kind: 'pull-request',
    source: 'merge_group',
    repository: repositoryName(env, payload),
    number: null,
    title: message.split('\n', 1)[0] ?? '',
    body: message.split('\n').slice(1).join('\n').trim(),
    author: payload.optionalText('merge_group.head_commit.author.name') ?? 'ghost',
    headSha,
    baseSha: payload.sha('merge_group.base_sha'),
    baseRef: payload.text('merge_group.base_ref').replace(/^refs\/heads\//, ''),
    headRef: payload.text('merge_group.head_ref').replace(/^refs\/heads\//, ''),
    trust: 'same-repository',
    draft: false,
    mergeSha: null,
  };
}

/** Which run ended; everything else about it is asked from GitHub. */
function fromWorkflowRun(env: NodeJS.ProcessEnv, payload: Payload): EndedRunEvent | SkipEvent {
  const action = payload.optionalText('action');
  if (action !== 'completed') {
    return {
      kind: 'skip',
      reason: `a workflow run that is ${action ?? 'not completed'} has no result; ${whyNot('workflow_run')}`,
    };
  }
  const event = payload.text('workflow_run.event');
  if (event !== 'pull_request') {
    return {
      kind: 'skip',
      reason: `only runs of pull_request are published, not of ${event}; ${whyNot('workflow_run')}`,
    };
  }
  return {
    kind: 'ended-run',
    repository: repositoryName(env, payload),
    runId: payload.number('workflow_run.id'),
  };
}

/** The runner's own word for the repository wins over the payload's. */
function repositoryName(env: NodeJS.ProcessEnv, payload: Payload): RepositoryName {
  const full = env['GITHUB_REPOSITORY'] || payload.text('repository.full_name');
  const [owner, repo, more] = full.split('/');
  if (!owner || !repo || more !== undefined) {
    throw new InvalidInput(`expected owner/name, found ${JSON.stringify(full)}`, {
      at: { file: 'environment', field: 'GITHUB_REPOSITORY' },
      remedy: 'Run this as a step of a GitHub Actions job.',
    });
  }
  return { owner, repo };
}

function shaOrNull(text: string | undefined): string | null {
  return text !== undefined && isSha(text) ? text : null;
}

/** Events that hold secrets or a write token while they speak of a stranger's commit: never build it there. */
const privileged = ['pull_request_target', 'workflow_run'];

function whyNot(name: string): string {
  if (privileged.includes(name)) {
    return `${name} runs with the repository's secrets and may speak of a stranger's commit, so it never builds one; use pull_request`;
  }
  const shown = name === '' ? 'an event without a name' : name;
  return `nothing to verify on ${shown}; pull_request, merge_group and workflow_dispatch start a run`;
}
