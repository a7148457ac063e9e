import { describe, expect, it } from 'vitest';
import { parseRunnerEvent } from '../../src/event/from-runner.ts';

const sha = 'c'.repeat(40);
const question = { prompt: 'Where?', agent: null };

function parse(name: string, payload: object, env: Record<string, string> = { GITHUB_SHA: sha }) {
  const given = { GITHUB_EVENT_NAME: name, GITHUB_REPOSITORY: 'acme/widgets', ...env };
  const wishes = { includeDrafts: false, publish: null, question };
  return parseRunnerEvent(given, { sender: { login: 'olive' }, ...payload }, wishes);
}

describe('with a prompt', () => {
  it.each(['schedule', 'push', 'workflow_dispatch'])(
    '%s asks about the commit that the workflow runs at',
    (name) => {
      expect(parse(name, { ref: 'refs/heads/main', repository: { default_branch: 'main' } })).toEqual({
        kind: 'commit',
        source: name,
        repository: { owner: 'acme', repo: 'widgets' },
        number: null,
        title: '',
        body: '',
        author: 'olive',
        sha,
      });
    },
  );

  it('issues bring the issue along, which gets the answer', () => {
    const issue = { number: 12, title: 'It breaks', body: null };
    expect(parse('issues', { action: 'labeled', issue })).toMatchObject({
      kind: 'commit',
      number: 12,
      title: 'It breaks',
      body: '',
    });
  });

  it('workflow_dispatch for a pull request asks about that', () => {
    const asked = parse('workflow_dispatch', { inputs: { 'pull-request': '#7' } });
    expect(asked).toMatchObject({ kind: 'dispatch', ask: { pullRequest: 7 } });
  });

  it.each(['issue_comment', 'workflow_run', 'pull_request_target', 'release'])('%s is skipped', (name) => {
    expect(parse(name, {})).toMatchObject({ kind: 'skip' });
  });

  it('without a commit the environment is to blame', () => {
    expect(() => parse('push', {}, {})).toThrow('environment (GITHUB_SHA)');
  });
});
