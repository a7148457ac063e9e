import { describe, expect, it } from 'vitest';
import { parseRunnerEvent } from '../../src/event/from-runner.ts';

const merge = 'c'.repeat(40);

describe('workflow_dispatch', () => {
  it('asks for the pull request of its input', () => {
    const asked = { ...dispatch('refs/heads/main'), inputs: { 'pull-request': '7' } };
    const event = parse('workflow_dispatch', asked);
    expect(event).toMatchObject({ kind: 'dispatch', ask: { pullRequest: 7 } });
  });

  it.each(['seven', '7; rm', '0', '-1'])('has no pull request %j', (number) => {
    const asked = { ...dispatch('refs/heads/main'), inputs: { 'pull-request': number } };
    expect(() => parse('workflow_dispatch', asked)).toThrow(
      'workflow_dispatch payload (inputs.pull-request)',
    );
  });

  it('else compares its branch with the default branch', () => {
    const ask = { ref: 'refs/heads/topic', sha: merge, defaultBranch: 'main' };
    expect(parse('workflow_dispatch', dispatch('refs/heads/topic'))).toMatchObject({ kind: 'dispatch', ask });
  });

  it('on the default branch has nothing to compare', () => {
    expect(parse('workflow_dispatch', dispatch('refs/heads/main'))).toMatchObject({ kind: 'skip' });
  });
});

function parse(name: string, payload: unknown) {
  const env = { GITHUB_EVENT_NAME: name, GITHUB_REPOSITORY: 'acme/widgets', GITHUB_SHA: merge };
  return parseRunnerEvent(env, payload, { includeDrafts: false, publish: null, question: null });
}

function dispatch(ref: string) {
  return {
    ref,
    repository: { full_name: 'acme/widgets', default_branch: 'main' },
    sender: { login: 'olive', type: 'User' },
  };
}
