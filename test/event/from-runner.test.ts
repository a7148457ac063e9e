import { describe, expect, it } from 'vitest';
import { InvalidInput } from '../../src/base/errors.ts';
import { parseRunnerEvent } from '../../src/event/from-runner.ts';
import { fc } from '../property.ts';

const head = 'a'.repeat(40);
const base = 'b'.repeat(40);
const merge = 'c'.repeat(40);
const wishes = { includeDrafts: false, pullRequest: null };

describe('pull_request', () => {
  it.each(['opened', 'synchronize', 'reopened', 'ready_for_review'])(
    '%s is verified at its head',
    (action) => {
      expect(parse('pull_request', pullRequest({ action }))).toEqual({
        kind: 'pull-request',
        source: 'pull_request',
        repository: { owner: 'acme', repo: 'widgets' },
        number: 7,
        title: 'A title',
        body: '',
        author: 'dana',
        headSha: head,
        baseSha: base,
        baseRef: 'main',
        headRef: 'feature',
        trust: 'same-repository',
        draft: false,
        mergeSha: merge,
      });
    },
  );

  it.each(['closed', 'labeled', 'edited', 'converted_to_draft'])('%s is skipped and says so', (action) => {
    const event = parse('pull_request', pullRequest({ action }));
    expect(event).toMatchObject({ kind: 'skip', headSha: head });
    expect(event).toHaveProperty('reason', expect.stringContaining(action));
  });

  it('a draft is skipped unless drafts are wanted', () => {
    const draft = pullRequest({ draft: true });
    expect(parse('pull_request', draft)).toMatchObject({ reason: expect.stringContaining('include-drafts') });
    expect(parse('pull_request', draft, { ...wishes, includeDrafts: true })).toMatchObject({ draft: true });
  });

  it.each([
    ['another repository', { headRepo: { id: 2 } }, 'fork'],
    ['a repository that is gone', { headRepo: null }, 'fork'],
    ['a bot in the repository', { user: { login: 'dependabot[bot]', type: 'Bot' } }, 'bot'],
    ['a bot in a fork', { headRepo: { id: 2 }, user: { login: 'x[bot]', type: 'Bot' } }, 'fork'],
    ['an account that was deleted', { user: null, sender: null }, 'same-repository'],
  ])('the trust of %s', (_, change, trust) => {
    expect(parse('pull_request', pullRequest(change))).toMatchObject({ kind: 'pull-request', trust });
  });

  it('names that look like options or scripts stay data', () => {
    const event = parse('pull_request', pullRequest({ title: '$(id) `x`\n::error::', headRef: '-rf;$(a)' }));
    expect(event).toMatchObject({ title: '$(id) `x`\n::error::', headRef: '-rf;$(a)' });
  });

  it('a payload that lacks what GitHub always sends is named with its field', () => {
    const broken = pullRequest({});
    Object.assign(broken.pull_request.head, { sha: 'feature' });
    expect(() => parse('pull_request', broken)).toThrow(
      /pull_request payload \(pull_request\.head\.sha\).*"feature"/,
    );
  });
});

describe('merge_group', () => {
  it('is verified without a pull request', () => {
    expect(parse('merge_group', group('checks_requested'))).toMatchObject({
      source: 'merge_group',
      number: null,
      headSha: head,
      baseSha: base,
      baseRef: 'main',
      title: 'Merge #7',
      body: 'text',
    });
  });

  it('that was destroyed is skipped', () => {
    expect(parse('merge_group', group('destroyed'))).toMatchObject({ kind: 'skip' });
  });
});

describe('workflow_dispatch', () => {
  it('asks for the pull request of its input', () => {
    const event = parse('workflow_dispatch', dispatch('refs/heads/main'), { ...wishes, pullRequest: 7 });
    expect(event).toMatchObject({ kind: 'dispatch', ask: { pullRequest: 7 } });
  });

  it('else compares its branch with the default branch', () => {
    const ask = { ref: 'refs/heads/topic', sha: merge, defaultBranch: 'main' };
    expect(parse('workflow_dispatch', dispatch('refs/heads/topic'))).toMatchObject({ kind: 'dispatch', ask });
  });

  it('on the default branch has nothing to compare', () => {
    expect(parse('workflow_dispatch', dispatch('refs/heads/main'))).toMatchObject({ kind: 'skip' });
  });
});

describe('every other event', () => {
  it.each(['pull_request_target', 'workflow_run', 'issue_comment'])(
    '%s is refused with the reason',
    (name) => {
      expect(parse(name, {})).toMatchObject({
        kind: 'skip',
        reason: expect.stringContaining('never builds one'),
      });
    },
  );

  it.each(['push', 'schedule', 'issues', ''])('%j is skipped', (name) => {
    expect(parse(name, {})).toMatchObject({ kind: 'skip' });
  });
});

it('whatever the payload is, the answer is an event or an InvalidInput', () => {
  const names = fc.constantFrom('pull_request', 'merge_group', 'workflow_dispatch', 'push');
  const anything = fc.oneof(
    fc.jsonValue(),
    fc.record({ action: fc.constant('opened'), pull_request: fc.jsonValue() }),
    fc.record({ action: fc.constant('checks_requested'), merge_group: fc.jsonValue() }),
  );
  fc.assert(
    fc.property(names, anything, (name, payload) => {
      try {
        expect(['skip', 'dispatch', 'pull-request']).toContain(parse(name, payload).kind);
      } catch (error) {
        expect(error).toBeInstanceOf(InvalidInput);
      }
    }),
  );
});

function parse(name: string, payload: unknown, wanted: Parameters<typeof parseRunnerEvent>[2] = wishes) {
  const env = { GITHUB_EVENT_NAME: name, GITHUB_REPOSITORY: 'acme/widgets', GITHUB_SHA: merge };
  return parseRunnerEvent(env, payload, wanted);
}

function group(action: string) {
  return {
    action,
    repository: { full_name: 'acme/widgets' },
    merge_group: {
      head_sha: head,
      head_ref: 'refs/heads/gh-readonly-queue/main/pr-7-x',
      base_sha: base,
      base_ref: 'refs/heads/main',
      head_commit: { message: 'Merge #7\n\ntext', author: { name: 'Dana' } },
    },
  };
}

function dispatch(ref: string) {
  return {
    ref,
    repository: { full_name: 'acme/widgets', default_branch: 'main' },
    sender: { login: 'olive', type: 'User' },
  };
}

type Changes = {
  action?: string;
  draft?: boolean;
  title?: string;
  headRef?: string;
  headRepo?: { id: number } | null;
  user?: { login: string; type: string } | null;
  sender?: { login: string; type: string } | null;
};

function pullRequest(changes: Changes) {
  const person = { login: 'dana', type: 'User' };
  return {
    action: changes.action ?? 'opened',
    repository: { full_name: 'acme/widgets' },
    sender: changes.sender === undefined ? person : changes.sender,
    pull_request: {
      number: 7,
      title: changes.title ?? 'A title',
      body: null,
      draft: changes.draft ?? false,
      user: changes.user === undefined ? person : changes.user,
      head: {
        sha: head,
        ref: changes.headRef ?? 'feature',
        repo: changes.headRepo === undefined ? { id: 1 } : changes.headRepo,
      },
      base: { sha: base, ref: 'main', repo: { id: 1 } },
    },
  };
}
