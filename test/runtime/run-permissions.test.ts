import { afterEach, describe, expect, it } from 'vitest';
import type { PermissionMode, PermissionState } from '../../src/permission/types.ts';
import type { Tool } from '../../src/tools/types.ts';
import { agent, call, heard, openStage, play, say, tool } from './stage.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});
const stage: typeof openStage = async (script, options) => {
  const opened = await openStage(script, options);
  closers.push(() => opened.close());
  return opened;
};
const noop = (name: string, more: Partial<Tool<Record<string, unknown>>> = {}) =>
  tool(name, () => `${name} ran`, more);

const modeOf = async (above: PermissionMode, more: Parameters<typeof agent>[1], ceiling: PermissionMode) => {
  let seen: PermissionState | undefined;
  const state: PermissionState = {
    mode: above,
    rules: { deny: [], ask: [], allow: [] },
    avoidPrompts: false,
    sandboxed: false,
  };
  const look = tool('Agent', async (_input, context) => {
    if (context.spawn)
      for await (const _step of context.spawn({ description: 'look', prompt: 'x' }, context)) break;
    return 'ok';
  });
  const opened = await stage(
    { T: [[call('Agent')], say('ok')] },
    { available: [look], permissions: () => state, permissionCeiling: ceiling },
  );
  opened.host.spawn = {
    known: () => [],
    send: () => Promise.reject(new Error('nobody')),
    stop: () => Promise.reject(new Error('nobody')),
    async *spawn(parent) {
      seen = parent.permissions();
      yield { type: 'progress', text: '' };
      return { status: 'completed', agentId: 'agent-0', prompt: '', result: '', trailer: '' };
    },
  };
  state.rules.allow.push({ tool: 'Agent', text: 'Agent', source: 'job' });
  await play(opened.run(agent('T', more)));
  return seen?.mode;
};

describe('the permissions of a run', () => {
  it.each<[string, PermissionMode, Parameters<typeof agent>[1], PermissionMode, PermissionMode]>([
    ["the definition's", 'default', { permissionMode: 'acceptEdits' }, 'bypassPermissions', 'acceptEdits'],
    [
      "the parent's where it is wide",
      'acceptEdits',
      { permissionMode: 'dontAsk' },
      'bypassPermissions',
      'acceptEdits',
    ],
    [
      'its own, though the parent is wide, where that is fixed',
      'bypassPermissions',
      { permissionMode: 'dontAsk', fixedPermissionMode: true },
      'bypassPermissions',
      'dontAsk',
    ],
    ['never beyond the ceiling', 'dontAsk', { permissionMode: 'bypassPermissions' }, 'dontAsk', 'dontAsk'],
    ["never beyond the ceiling, nor the parent's", 'bypassPermissions', {}, 'default', 'default'],
    ["the parent's where nothing is said", 'dontAsk', {}, 'bypassPermissions', 'dontAsk'],
  ])('have a mode: %s', async (_what, above, more, ceiling, mode) => {
    expect(await modeOf(above, more, ceiling)).toBe(mode);
  });

  it('follow the parent while the run goes on', async () => {
    const state: PermissionState = {
      mode: 'dontAsk',
      rules: { deny: [], ask: [], allow: [] },
      avoidPrompts: true,
      sandboxed: false,
    };
    const bash = noop('Bash', { readOnly: () => false });
    const grant = noop('Read', {});
    const allow = () => state.rules.allow.push({ tool: 'Bash', text: 'Bash', source: 'session' });
    const opened = await stage(
      {
        T: [
          [call('Bash', { command: 'make' })],
          () => (allow(), Promise.resolve([call('Bash', { command: 'make' })])),
          say('ok'),
        ],
      },
      { available: [bash, grant], permissions: () => state },
    );
    await play(opened.run(agent('T')));
    expect(heard(opened.requests[1])[0]).toContain('Denied');
    expect(heard(opened.requests[2])[0]).toBe('result: Bash ran');
  });

  it("replace the session's rules by the caller's, and keep those of the inputs", async () => {
    const state: PermissionState = {
      mode: 'dontAsk',
      rules: {
        deny: [],
        ask: [],
        allow: [
          { tool: 'Bash', specifier: 'make', text: 'Bash(make)', source: 'session' },
          { tool: 'Bash', specifier: 'ls', text: 'Bash(ls)', source: 'input' },
        ],
      },
      avoidPrompts: true,
      sandboxed: false,
    };
    const bash = noop('Bash', { readOnly: () => false });
    const commands = ['make', 'ls', 'pwd'].map((command) => call('Bash', { command }));
    const opened = await stage({ T: [commands, say('ok')] }, { available: [bash], permissions: () => state });
    await play(opened.run(agent('T'), { allowedTools: ['Bash(pwd)'] }));
    expect(heard(opened.requests[1]).map((text) => text.split(':')[0])).toEqual([
      'error',
      'result',
      'result',
    ]);
  });
});
