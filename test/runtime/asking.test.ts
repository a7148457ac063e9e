import { afterEach, describe, expect, it } from 'vitest';
import { readSettings } from '../../src/hooks/settings.ts';
import type { HookRunner } from '../../src/hooks/types.ts';
import type { PermissionMode, PermissionState } from '../../src/permission/types.ts';
import { defaultGates } from '../../src/runtime/feature-gates.ts';
import type { HostOptions } from '../../src/runtime/host.ts';
import { startAgent, toEnd } from '../../src/runtime/start.ts';
import type { AskPerson } from '../../src/runtime/types.ts';
import { agent, call, heard, openStage, play, say, tool } from './stage.ts';
import type { Answer } from './stage.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const gates = { ...defaultGates, classifier: true };
const write = tool('Write', ({ file_path: file }) => `wrote ${String(file)}`, { readOnly: () => false });
const writes: Answer[] = [[call('Write', { file_path: 'a' })], say('done')];
const yes: AskPerson = () => Promise.resolve({ behaviour: 'allow' });

type Given = { mode: PermissionMode; prompts?: boolean; rules?: Partial<PermissionState['rules']> };

function state({ mode, prompts = true, rules = {} }: Given): () => PermissionState {
  return () => ({
    mode,
    rules: { deny: [], ask: [], allow: [], ...rules },
    avoidPrompts: !prompts,
    sandboxed: false,
  });
}

/** Answers of PermissionRequest hooks; what the hooks themselves can do is shown in hooks.test.ts. */
async function answering(json: object): Promise<NonNullable<HostOptions['hooks']>> {
  const hooks = { PermissionRequest: [{ matcher: 'Write', command: 'answer' }] };
  const { hooks: settings } = await readSettings(JSON.stringify({ hooks }), 's.json');
  const runner: HookRunner = {
    root: '/',
    run: () =>
      Promise.resolve({
        exit: { kind: 'code', code: 0 },
        stdout: JSON.stringify(json),
        stderr: '',
        truncated: false,
      }),
  };
  return { settings, runner };
}

/** What the agent hears of one Write, and what the classifier was asked. */
async function afterWrite(given: Given, options: Partial<HostOptions> = {}, classifier: Answer[] = []) {
  const opened = await openStage(
    { T: writes, classifier },
    { available: [write], permissions: state(given), ...options },
  );
  closing.push(() => opened.close());
  const { result } = await play(opened.run(agent('T')));
  const told = heard(opened.requests.findLast(({ agentType }) => agentType === 'T'))[0] ?? '';
  return { told, result, asked: opened.requests.filter(({ agentType }) => agentType === 'classifier') };
}

describe('what rules and mode leave open', () => {
  it.each<[string, Given, Partial<HostOptions>, RegExp]>([
    [
      'is denied in CI, with the reason',
      { mode: 'default', prompts: false },
      { askPerson: yes },
      /Denied: .*nobody can be asked in this run/,
    ],
    ['is denied where nobody is there', { mode: 'default' }, {}, /Denied: .*nobody has been asked/],
    ['is asked', { mode: 'default' }, { askPerson: yes }, /wrote a/],
    ['is asked from a bubble', { mode: 'bubble' }, { askPerson: yes }, /wrote a/],
    [
      'is never asked in dontAsk',
      { mode: 'dontAsk', rules: { ask: [{ tool: 'Write', text: 'Write', source: 'settings' }] } },
      { askPerson: yes },
      /nothing is asked here/,
    ],
    [
      'is denied as the person says',
      { mode: 'default' },
      { askPerson: () => Promise.resolve({ behaviour: 'deny', reason: 'not that' }) },
      /Denied: not that/,
    ],
    [
      'is denied where asking fails',
      { mode: 'default' },
      { askPerson: () => Promise.reject(new Error('no terminal')) },
      /got no answer \(no terminal\)/,
    ],
    ['needs no answer in acceptEdits', { mode: 'acceptEdits', prompts: false }, {}, /wrote a/],
    ['is never answered in plan', { mode: 'plan' }, { askPerson: yes }, /only plans/],
  ])('%s', async (_what, given, options, expected) => {
    expect((await afterWrite(given, options)).told).toMatch(expected);
  });

  it('is answered by PermissionRequest hooks before anybody is asked', async () => {
    const questions: unknown[] = [];
    const askPerson: AskPerson = (question) => (
      questions.push(question),
      yes(question, new AbortController().signal)
    );
    const decided = async (decision: object) =>
      (
        await afterWrite(
          { mode: 'default' },
          { askPerson, hooks: await answering({ hookSpecificOutput: { decision } }) },
        )
      ).told;
    expect(await decided({ behavior: 'deny', message: 'a hook says no' })).toBe(
      'error: Denied: a hook says no',
    );
    expect(await decided({ behavior: 'allow', updatedInput: { file_path: 'b' } })).toBe('result: wrote b');
    expect(questions).toEqual([]);
    expect(await decided({})).toBe('result: wrote a');
    expect(questions).toMatchObject([{ tool: 'Write', input: { file_path: 'a' }, agentType: 'T' }]);
  });

  it('cannot be rewritten into what a rule denies', async () => {
    const deny = [{ tool: 'Write', specifier: 'b', text: 'Write(b)', source: 'settings' as const }];
    const hooks = await answering({
      hookSpecificOutput: { decision: { behavior: 'allow', updatedInput: { file_path: 'b' } } },
    });
    expect((await afterWrite({ mode: 'default', rules: { deny } }, { hooks })).told).toMatch(
      /The rule deny Write\(b\)/,
    );
  });
});

describe('mode auto', () => {
  it.each<[string, Answer, RegExp]>([
    ['allowed', say('ALLOW'), /^result: wrote a/],
    [
      'denied with its reason',
      say('DENY: it is not part of the task'),
      /does not allow it: it is not part of the task/,
    ],
    ['denied for garbage', say('Sure, go ahead'), /its answer was no decision/],
    ['denied for two answers', say('ALLOW\nDENY'), /its answer was no decision/],
    ['denied when it fails', () => Promise.reject(new Error('gone')), /could not be asked \(gone\)/],
    [
      'denied when it is cut off',
      { message: { role: 'assistant', content: say('ALLOW') }, stopReason: 'max_tokens' },
      /no decision/,
    ],
  ])('what no rule decides is %s', async (_what, answer, expected) => {
    const { told, asked } = await afterWrite({ mode: 'auto', prompts: false }, { gates }, [answer]);
    expect(told).toMatch(expected);
    expect(asked).toHaveLength(1);
    expect(JSON.stringify(asked[0]?.messages)).toContain('file_path');
  });

  it('asks nothing where a rule decides, and denies where no classifier is switched on', async () => {
    const rule = { tool: 'Write', text: 'Write', source: 'settings' as const };
    expect(await afterWrite({ mode: 'auto', rules: { allow: [rule] } }, { gates })).toMatchObject({
      asked: [],
      told: 'result: wrote a',
    });
    expect(await afterWrite({ mode: 'auto', rules: { ask: [rule] } }, { gates })).toMatchObject({
      asked: [],
    });
    expect((await afterWrite({ mode: 'auto' })).told).toMatch(/no classifier is switched on/);
  });

  it('leaves to a person what it cannot decide in a bubble', async () => {
    const options = { gates, askPerson: yes };
    expect((await afterWrite({ mode: 'bubble' }, options, [say('hm')])).told).toBe('result: wrote a');
    expect((await afterWrite({ mode: 'bubble' }, options, [say('DENY: no')])).told).toMatch(/Denied/);
  });
});

describe('a hand-off in mode auto', () => {
  it.each<[string, Answer, object]>([
    ['goes on when nothing is wrong', say('ALLOW'), { status: 'completed', text: 'my result' }],
    [
      'is withheld otherwise',
      say('DENY: it was led astray'),
      { status: 'failed', text: '', reason: expect.stringContaining('led astray') },
    ],
    ['is withheld when nobody can tell', say('?'), { status: 'failed', text: '' }],
  ])('%s', async (_what, answer, expected) => {
    const allow = [{ tool: 'Write', text: 'Write', source: 'settings' as const }];
    const child: Answer[] = [[call('Write', { file_path: 'secret-place' })], say('my result')];
    const opened = await openStage(
      { T: child, classifier: [answer] },
      { available: [write], gates, permissions: state({ mode: 'auto', rules: { allow } }) },
    );
    closing.push(() => opened.close());
    const parent = { ...opened.host, agentId: 'agent-parent' as const };
    expect(await toEnd(startAgent(opened.params(agent('T'), { parent })))).toMatchObject(expected);
    const examined = JSON.stringify(opened.requests.at(-1)?.messages);
    expect(examined).toMatch(/secret-place.*my result/s);
  });
});
