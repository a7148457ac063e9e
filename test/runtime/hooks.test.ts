import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readSettings } from '../../src/hooks/settings.ts';
import { defaultGates } from '../../src/runtime/feature-gates.ts';
import type { HostOptions } from '../../src/runtime/host.ts';
import { sessionEnds, sessionStarts } from '../../src/runtime/session-hooks.ts';
import { openHookRoom } from '../hooks/room.ts';
import { agent, call, heard, openStage, play, say, tool } from './stage.ts';
import type { Answer } from './stage.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

type Given = { hooks?: object; files?: Record<string, string>; more?: Partial<HostOptions> };

/** A stage whose settings bring hooks, which are real processes over a tree with these files. */
async function stage(
  script: Record<string, Answer[]>,
  { hooks = {}, files = { '.keep': '' }, more = {} }: Given,
) {
  const room = await openHookRoom(files);
  const settings = await readSettings(JSON.stringify({ hooks }), '.claude/settings.json');
  const opened = await openStage(script, {
    available: [bash, read],
    hooks: { settings: settings.hooks, runner: room.runner },
    ...more,
  });
  closing.push(
    () => opened.close(),
    () => room.close(),
  );
  return { ...opened, room };
}

const bash = tool('Bash', ({ command }) => `ran ${String(command)}`, {
  readOnly: () => false,
  schema: () => Promise.resolve(z.object({ command: z.string() })),
});
const read = tool('Read', ({ file_path: file }) => ({ content: `no ${String(file)}`, isError: true }));

const makes = [[call('Bash', { command: 'make' })], say('done')];
const on = (event: string, ...commands: (string | object)[]) => ({
  [event]: [
    { matcher: '', hooks: commands.map((one) => (typeof one === 'string' ? { command: one } : one)) },
  ],
});
const print = (json: object) => `echo '${JSON.stringify(json)}'`;
const pre = (fields: object) => print({ hookSpecificOutput: { hookEventName: 'PreToolUse', ...fields } });

/** What the model hears of its one call, and the run's result. */
async function afterOneCall(given: Given, script: Answer[] = makes) {
  const opened = await stage({ T: script }, given);
  const { result } = await play(opened.run(agent('T')));
  return { told: heard(opened.requests[1])[0] ?? '', result, opened };
}

describe('a hook before a tool', () => {
  it.each([
    ['exit 2', 'cat > /dev/null; echo "not today" >&2; exit 2'],
    ['a permission', pre({ permissionDecision: 'deny', permissionDecisionReason: 'not today' })],
    ['the older form', print({ decision: 'block', reason: 'not today' })],
  ])('denies by %s', async (_form, command) => {
    const { told, result } = await afterOneCall({
      hooks: on('PreToolUse', pre({ permissionDecision: 'allow' }), command),
    });
    expect(told).toBe('error: Denied: not today');
    expect(result.denials).toHaveLength(1);
  });

  it.each([
    ['it is missing', '$CLAUDE_PROJECT_DIR/.claude/hooks/none.sh', /was not found/],
    ['it hangs', { command: 'sleep 60', timeout: 0.05 }, /did not end within 0.05 s/],
    ['it is killed', 'kill -9 $$', /was killed/],
    ['its JSON is broken', 'echo "{\\"decision\\": "', /not the JSON it begins as/],
    ['its decision is none', pre({ permissionDecision: 'dney' }), /which is no decision/],
  ])('that guards denies when %s, and is named', async (_what, command, why) => {
    const { told, result } = await afterOneCall({ hooks: on('PreToolUse', command) });
    expect(told).toMatch(/^error: Denied: The PreToolUse hook \.claude\/settings\.json:1 /);
    expect(told).toMatch(why);
    expect(result.denials).toHaveLength(1);
  });

  it('that fails otherwise is named and decides nothing', async () => {
    const { told, result } = await afterOneCall({ hooks: on('PreToolUse', 'echo oops >&2; exit 1') });
    expect(told).toBe('result: ran make');
    expect(result.notes).toEqual([
      'The PreToolUse hook .claude/settings.json:1 failed with exit code 1: oops.',
    ]);
  });

  it('reads what it is about, as existing scripts do, from files of the trusted tree', async () => {
    const guard =
      'const i = JSON.parse(require("fs").readFileSync(0, "utf8"));\nconsole.error(JSON.stringify(i)); process.exit(2);';
    const { told, opened } = await afterOneCall({
      files: { '.claude/hooks/guard.cjs': guard },
      hooks: on('PreToolUse', 'node "$CLAUDE_PROJECT_DIR"/.claude/hooks/guard.cjs'),
    });
    expect(JSON.parse(told.replace('error: Denied: ', ''))).toEqual({
      session_id: opened.host.hooks?.sessionId,
      transcript_path: expect.stringContaining('.jsonl'),
      cwd: opened.room.trusted,
      permission_mode: 'dontAsk',
      hook_event_name: 'PreToolUse',
      agent_id: expect.stringMatching(/^agent-/),
      agent_type: 'T',
      tool_name: 'Bash',
      tool_input: { command: 'make' },
      tool_use_id: expect.any(String),
    });
  });

  it('rewrites the input, which is judged again by schema and rules', async () => {
    const rules = {
      deny: [{ tool: 'Bash', specifier: 'rm:*', text: 'Bash(rm:*)', source: 'settings' as const }],
      ask: [],
      allow: [{ tool: 'Bash', text: 'Bash', source: 'settings' as const }],
    };
    const more = {
      permissions: () => ({ mode: 'dontAsk' as const, rules, avoidPrompts: true, sandboxed: true }),
    };
    const given = (input: object) => ({
      more,
      hooks: on('PreToolUse', pre({ permissionDecision: 'allow', updatedInput: input })),
    });
    expect((await afterOneCall(given({ command: 'make -n' }))).told).toBe('result: ran make -n');
    expect((await afterOneCall(given({ command: 'ls; rm x' }))).told).toMatch(
      /Denied: The rule deny Bash\(rm:\*\)/,
    );
    expect((await afterOneCall(given({ command: 7 }))).told).toMatch(
      /as a hook has rewritten it, is not valid/,
    );
  });

  it.each([
    ['the settings allow', 'settings', 'result: ran make'],
    ['an agent allows itself', 'agent', 'error: Denied'],
  ])('allows what no rule allows where %s', async (_what, source, expected) => {
    const hooks = on('PreToolUse', pre({ permissionDecision: 'allow' }));
    const more = {
      permissions: () => ({
        mode: 'dontAsk' as const,
        rules: { deny: [], ask: [], allow: [] },
        avoidPrompts: true,
        sandboxed: false,
      }),
    };
    const opened = await stage({ T: makes }, { more, ...(source === 'settings' ? { hooks } : {}) });
    await play(opened.run(agent('T', source === 'agent' ? { hooks } : {})));
    expect(heard(opened.requests[1])[0]).toContain(expected);
  });

  it('runs only where matcher and condition speak of the call', async () => {
    const no = { type: 'command', command: 'exit 2' };
    const hooks = {
      PreToolUse: [
        { matcher: 'Read|Task', hooks: [no] },
        { matcher: 'Bash', hooks: [{ ...no, if: 'Bash(git push:*)' }] },
      ],
    };
    expect((await afterOneCall({ hooks })).told).toBe('result: ran make');
    const pushes = [[call('Bash', { command: 'make && git push' })], say('done')];
    expect((await afterOneCall({ hooks }, pushes)).told).toContain('Denied');
  });

  it('stops the agent', async () => {
    const { result } = await afterOneCall({
      hooks: on('PreToolUse', print({ continue: false, stopReason: 'enough' })),
    });
    expect(result).toMatchObject({
      status: 'incomplete',
      reason: 'A hook has stopped it: enough',
      toolCalls: 1,
    });
  });
});

describe('hooks around the rest', () => {
  it('tell the model after a tool what they think of it', async () => {
    const hooks = {
      ...on(
        'PostToolUse',
        'echo "lint: $(grep -o \'"content":"[^"]*"\')" >&2; exit 2',
        print({ hookSpecificOutput: { additionalContext: 'see docs' } }),
      ),
      ...on('PostToolUseFailure', print({ hookSpecificOutput: { additionalContext: 'it failed' } })),
    };
    const { told } = await afterOneCall({ hooks });
    expect(told).toBe(
      'result: ran make\n\nHooks of this repository say:\nlint: "content":"ran make"\n\nsee docs',
    );
    const reads = [[call('Read', { file_path: 'a' })], say('done')];
    expect((await afterOneCall({ hooks }, reads)).told).toMatch(/^error: no a\n\n.*\nit failed$/s);
  });

  it('begin and hold up a sub-agent; its own Stop is SubagentStop and ends with the run', async () => {
    const stop =
      'grep -q \'"stop_hook_active":true\' && exit 0; echo "SubagentStop? run the tests" >&2; exit 2';
    const hooks = on('SubagentStart', print({ hookSpecificOutput: { additionalContext: 'be brief' } }));
    const opened = await stage({ T: [say('one'), say('two')], U: [say('one')] }, { hooks });
    const { result } = await play(opened.run(agent('T', { hooks: on('Stop', stop) })));
    expect(JSON.stringify(opened.requests[0]?.messages)).toContain('be brief');
    expect(heard(opened.requests[1])[0]).toMatch(/does not let you end yet: SubagentStop\? run the tests/);
    expect(result).toMatchObject({ status: 'completed', text: 'two', turns: 2 });
    expect((await play(opened.run(agent('U')))).result.turns).toBe(1);
    expect(opened.host.hooks?.runs).toBe(0);
  });

  it('cannot hold an agent up for ever', async () => {
    const opened = await stage(
      { T: Array.from({ length: 9 }, () => say('x')) },
      { hooks: on('SubagentStop', 'exit 2') },
    );
    const { result } = await play(opened.run(agent('T')));
    expect(result).toMatchObject({ status: 'completed', turns: 6 });
    expect(result.notes?.[0]).toMatch(/5 times/);
  });

  it('see the job begin and end, and the conversation that it holds stop', async () => {
    const log = 'cat >> "$CLAUDE_PROJECT_DIR"/log; echo hello';
    const events = ['SessionStart', 'Stop', 'SubagentStop', 'SessionEnd'];
    const hooks = Object.assign({}, ...events.map((event) => on(event, `${log} # ${event}`)));
    const opened = await stage({ T: [say('x')] }, { hooks });
    expect(await sessionStarts(opened.host, 'startup')).toMatchObject({ context: ['hello'] });
    await play(opened.run(agent('T'), { isMain: true }));
    opened.cancel.abort();
    await sessionEnds(opened.host, 'other');
    const { readFile } = await import('node:fs/promises');
    const told = await readFile(`${opened.room.trusted}/log`, 'utf8');
    expect(told.match(/(?<="hook_event_name":")\w+/g)).toEqual(['SessionStart', 'Stop', 'SessionEnd']);
  });

  it('of people are left out under strict policy; those of plugins stay', async () => {
    const gates = { ...defaultGates, strictPlugins: ['hooks' as const] };
    const opened = await stage({ T: [...makes, ...makes] }, { more: { gates } });
    const hooks = on('PreToolUse', 'exit 2');
    const { result } = await play(opened.run(agent('T', { hooks, source: 'project' })));
    expect(result.denials).toEqual([]);
    expect(result.notes?.[0]).toMatch(/its hooks are left out/);
    expect((await play(opened.run(agent('T', { hooks, source: 'plugin' })))).result.denials).toHaveLength(1);
  });

  it('that guard and cannot be read keep the agent from running', async () => {
    const opened = await stage({ T: makes }, {});
    const broken = opened.run(agent('T', { file: 'a.md', hooks: { PreToolUse: [{ matcher: '[' }] } }));
    await expect(play(broken)).rejects.toThrow(/^a\.md:1: hooks\.PreToolUse\[0\]\.matcher/);
  });

  it('deny where this job can run none', async () => {
    const settings = await readSettings(JSON.stringify({ hooks: on('PreToolUse', 'true') }), 's.json');
    const { told } = await afterOneCall({ more: { hooks: { settings: settings.hooks, runner: null } } });
    expect(told).toMatch(/could not be run: this job runs no commands/);
  });
});
