import { describe, expect, it } from 'vitest';
import { InvalidInput } from '../../src/base/errors.ts';
import { parseRunnerEvent } from '../../src/event/from-runner.ts';
import { fc } from '../property.ts';

const head = 'a'.repeat(40);
const base = 'b'.repeat(40);
const merge = 'c'.repeat(40);
const wishes = { includeDrafts: false, publish: null, question: null };

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

describe('workflow_run', () => {
  it('that has completed may have left a result', () => {
    expect(parse('workflow_run', ended({}))).toEqual({
      kind: 'ended-run',
      repository: { owner: 'acme', repo: 'widgets' },
      runId: 9,
    });
  });

  it.each([{ action: 'requested' }, { event: 'push' }, { event: 'pull_request_target' }])(
    '%j has none, and nothing is built for it',
    (change) => {
      const reason = expect.stringContaining('never builds one');
      expect(parse('workflow_run', ended(change))).toMatchObject({ kind: 'skip', reason });
    },
  );
});

describe('issue_comment', () => {
  it.each(['/gainsay verify', '/gainsay verify\r\nplease', '/gainsay verify  \nnow'])(
    '%j asks for a run',
    (body) => {
      expect(parse('issue_comment', comment({ body }))).toEqual({
        kind: 'command',
        repository: { owner: 'acme', repo: 'widgets' },
        number: 7,
        by: { login: 'olive', id: 5, bot: false, app: null },
      });
    },
  );

  it.each([
    '',
    'please /gainsay verify',
    '\n/gainsay verify',
    ' /gainsay verify',
    '/gainsay verify now',
    '/Gainsay Verify',
    '> /gainsay verify',
    '`/gainsay verify`',
    '<!-- gainsay {} -->\n/gainsay verify',
    '/gainsay\u200b verify',
  ])('%j does not', (body) => {
    const reason = expect.stringContaining('first line');
    expect(parse('issue_comment', comment({ body }))).toMatchObject({ kind: 'skip', reason });
  });

  it.each([
    [{ action: 'edited' }, 'edited'],
    [{ action: 'deleted' }, 'deleted'],
    [{ issue: { number: 7, state: 'open' } }, 'not on a pull request'],
    [{ issue: { number: 7, state: 'closed', pull_request: {} } }, 'closed'],
  ])('%j does not', (change, words) => {
    const reason = expect.stringContaining(words);
    expect(parse('issue_comment', comment(change))).toMatchObject({ kind: 'skip', reason });
  });

  it.each([
    [{ login: 'x[bot]', id: 6, type: 'Bot' }, null, { bot: true, app: null }],
    [{ login: 'x[bot]', id: 6, type: 'User' }, null, { bot: true, app: null }],
    [{ login: 'olive', id: 5, type: 'Organization' }, null, { bot: true, app: null }],
    [{ login: 'olive', id: 5, type: 'User' }, { slug: 'helper' }, { bot: false, app: 'helper[bot]' }],
  ])('%j by way of %j is told apart from a person', (user, app, by) => {
    const written = { body: '/gainsay verify', user, performed_via_github_app: app };
    expect(parse('issue_comment', comment({ comment: written }))).toMatchObject({ kind: 'command', by });
  });
});

describe('publish: run', () => {
  const publishing = { ...wishes, publish: 'run' as const, question: null };

  it('is for the command of a comment', () => {
    expect(parse('issue_comment', comment({}), publishing)).toMatchObject({ kind: 'command' });
  });

  it.each(['pull_request', 'workflow_run', 'workflow_dispatch', 'push'])('%s has no use for it', (name) => {
    expect(() => parse(name, {}, publishing)).toThrow(/action input \(publish\).*issue_comment/);
  });
});

describe('every other event', () => {
  it('pull_request_target is refused with the reason', () => {
    const reason = expect.stringContaining('never builds one');
    expect(parse('pull_request_target', {})).toMatchObject({ kind: 'skip', reason });
  });

  it.each(['push', 'schedule', 'issues', ''])('%j is skipped', (name) => {
    expect(parse(name, {})).toMatchObject({ kind: 'skip' });
  });
});

it('whatever the payload is, the answer is an event or an InvalidInput', () => {
  const names = fc.constantFrom(
    'pull_request',
    'merge_group',
    'workflow_dispatch',
    'workflow_run',
    'issue_comment',
    'push',
  );
  const anything = fc.oneof(
    fc.jsonValue(),
    fc.record({ action: fc.constant('opened'), pull_request: fc.jsonValue() }),
    fc.record({ action: fc.constant('checks_requested'), merge_group: fc.jsonValue() }),
    fc.record({ action: fc.constant('completed'), workflow_run: fc.jsonValue() }),
    fc.jsonValue().map((author) => comment({ comment: { body: '/gainsay verify', user: author } })),
  );
  fc.assert(
    fc.property(names, anything, (name, payload) => {
      try {
        expect(['skip', 'dispatch', 'pull-request', 'command', 'ended-run']).toContain(
          parse(name, payload).kind,
        );
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

function ended({ action = 'completed', event = 'pull_request' }) {
  return { action, workflow_run: { id: 9, event } };
}

function comment({ body = '/gainsay verify', ...change }: { body?: string } & Record<string, unknown>) {
  return {
    action: 'created',
    issue: { number: 7, state: 'open', pull_request: { url: 'x' } },
    comment: { body, user: { login: 'olive', id: 5, type: 'User' } },
    ...change,
  };
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
