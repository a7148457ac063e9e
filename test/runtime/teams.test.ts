import { afterEach, describe, expect, it } from 'vitest';
import { worker } from '../../src/agents/built-in/worker.ts';
import type { TurnRequest } from '../../src/model/types.ts';
import type { PermissionMode } from '../../src/permission/types.ts';
import { defaultGates } from '../../src/runtime/feature-gates.ts';
import type { FeatureGates } from '../../src/runtime/feature-gates.ts';
import { transcriptFile, readTranscript } from '../../src/runtime/transcript.ts';
import type { AgentDefinition } from '../../src/runtime/definition.ts';
import { agentTool } from '../../src/tools/agent.ts';
import { sendMessageTool } from '../../src/tools/send-message.ts';
import { taskStopTool } from '../../src/tools/task-stop.ts';
import { agent, call, heard, latch, openStage, play, say, tool } from './stage.ts';
import type { Answer } from './stage.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

const spawn = (input: Record<string, unknown>) =>
  call('Agent', { description: 'd', prompt: 'Work.', ...input });
const send = (to: string, message: string) => call('SendMessage', { to, message });
const ann = { name: 'ann', team_name: 'reds', subagent_type: 'A' };

async function stage(
  script: Record<string, Answer[]>,
  definitions: AgentDefinition[] = [agent('A'), agent('B')],
  {
    gates = { teams: true },
    mode = 'dontAsk',
  }: { gates?: Partial<FeatureGates>; mode?: PermissionMode } = {},
) {
  const look = tool('Read', (_input, { agentType }) => `seen by ${agentType}`);
  const write = tool('Write', () => 'written', { readOnly: () => false });
  const tools = [look, write, agentTool, sendMessageTool, taskStopTool];
  const opened = await openStage(script, {
    available: tools,
    spawning: { definitions, tools, background: true },
    gates: { ...defaultGates, ...gates },
    permissions: () => ({
      mode,
      rules: {
        deny: [],
        ask: [],
        allow: tools
          .filter(({ name }) => name !== 'Write')
          .map(({ name }) => ({ tool: name, text: name, source: 'job' as const })),
      },
      avoidPrompts: true,
      sandboxed: true,
    }),
  });
  closers.push(() => opened.close());
  return opened;
}

const of = (requests: TurnRequest[], type: string) => requests.filter(({ agentType }) => agentType === type);
/** All that an agent has ever been told, of its last request. */
const told = (requests: TurnRequest[], type: string) =>
  JSON.stringify(of(requests, type).at(-1)?.messages ?? []);

describe('a teammate', () => {
  it('is told who it is, works in the background, and answers its lead by itself', async () => {
    const opened = await stage({ P: [[spawn(ann)], say('I wait.'), say('ok')], A: [say('Ready.')] });
    await play(opened.run(agent('P')));
    const [receipt] = heard(of(opened.requests, 'P')[1]);
    expect(receipt).toMatch(/^result: ann \(agent-[0-9a-f]{16}\) has joined the team reds: d\. SendMessage/);
    expect(heard(of(opened.requests, 'A')[0])[0]).toMatch(/^You are ann, of the team reds\..*\n\nWork\.$/s);
    expect(heard(of(opened.requests, 'P')[2])[0]).toContain('Ready.');
  });

  it('gets what it is sent in the order of sending, also by those of its team', async () => {
    const { opened: gate, open } = latch();
    const opened = await stage({
      P: [
        [spawn(ann)],
        [send('ann', 'first'), send('ann', 'second'), spawn({ name: 'bob', subagent_type: 'B' })],
        say('I wait.'),
        say('x'),
        say('x'),
      ],
      A: [() => gate.then(() => say('Starting.')), say('Read all.')],
      B: [[send('ann', 'third'), send('lead', 'to you')], () => (open(), Promise.resolve(say('Sent.')))],
    });
    await play(opened.run(agent('P')));
    const letters = told(opened.requests, 'A').match(/writes:\\n\\n\w+/g);
    expect(letters).toEqual(['first', 'second', 'third'].map((text) => `writes:\\n\\n${text}`));
    expect(told(opened.requests, 'A')).toMatch(/bob \(agent-[0-9a-f]{16}\) writes:\\n\\nthird/);
    expect(told(opened.requests, 'P')).toContain('writes:\\n\\nto you');
  });

  it('that has finished goes on from its history, with its transcript held once, and tells its end again', async () => {
    const opened = await stage({
      P: [
        [spawn(ann)],
        say('I wait.'),
        [send('ann', 'And now?'), send('ann', 'And then?')],
        say('I wait.'),
        say('ok'),
      ],
      A: [[call('Read')], say('First part.'), say('Second part.'), say('Third part.')],
    });
    await play(opened.run(agent('P')));
    const [task] = opened.tasks.list();
    const again = of(opened.requests, 'A')[2];
    expect(again?.agentId).toBe(task?.agentId);
    expect(again?.messages.slice(0, 3)).toEqual(of(opened.requests, 'A')[1]?.messages);
    expect(JSON.stringify(again?.messages.slice(3))).toContain('And now?');
    expect(told(opened.requests, 'A')).toContain('And then?');
    expect(told(opened.requests, 'P')).toMatch(/(Second|Third) part/);
    const { messages } = await readTranscript(transcriptFile(opened.folder, task?.agentId ?? 'agent-none'));
    expect(JSON.stringify(messages).split('First part.')).toHaveLength(2);
    expect(JSON.stringify(messages).split('And now?')).toHaveLength(2);
  });

  it('cannot be reached under a name that nobody has; the known ones are named', async () => {
    const opened = await stage({
      P: [
        [spawn(ann)],
        [send('carl', 'x'), spawn(ann), spawn({ ...ann, name: 'lead' })],
        say('I wait.'),
        say('ok'),
      ],
      A: [say('ok')],
    });
    await play(opened.run(agent('P')));
    const [unknown, twice, reserved] = heard(of(opened.requests, 'P')[2]);
    expect(unknown).toBe(
      'error: SendMessage failed: there is no agent carl that you can reach. Use one of: ann.',
    );
    expect(twice).toContain('there is an agent ann already');
    expect(reserved).toContain('an agent cannot be called "lead"');
  });

  it('is gone with its lead; another lead sees nobody of it', async () => {
    const opened = await stage({
      P: [[spawn(ann)], say('I wait.'), say('ok')],
      A: [say('ok')],
      Q: [[send('ann', 'x')], say('ok')],
    });
    await play(opened.run(agent('P')));
    await play(opened.run(agent('Q')));
    expect(heard(opened.requests.at(-1))[0]).toContain('Nobody can be reached from here.');
  });

  it.each<[asked: PermissionMode | undefined, of: PermissionMode, writes: boolean]>([
    [undefined, 'bypassPermissions', true],
    ['bypassPermissions', 'default', false],
    ['plan', 'acceptEdits', false],
    ['dontAsk', 'bypassPermissions', false],
  ])('asked for in mode %s by an agent in %s: writes %s', async (asked, mode, writes) => {
    const opened = await stage(
      { P: [[spawn({ ...ann, mode: asked })], say('I wait.'), say('ok')], A: [[call('Write')], say('ok')] },
      undefined,
      { mode },
    );
    await play(opened.run(agent('P')));
    const [written] = heard(of(opened.requests, 'A')[1]);
    expect(written?.startsWith('result: written')).toBe(writes);
  });

  it('can be as many as wanted: all end at the same time, each tells its lead once, nobody is lost', async () => {
    const { opened: gate, open } = latch();
    const names = Array.from({ length: 9 }, (_, n) => `mate-${n}`);
    let going = 0;
    const held: Answer = () => {
      going += 1;
      if (going === names.length) open();
      return gate.then(() => say('all at once'));
    };
    const opened = await stage({
      P: [names.map((name) => spawn({ ...ann, name })), ...names.map(() => say('I wait.')), say('end')],
      A: names.map(() => held),
    });
    const { result } = await play(opened.run(agent('P')));
    expect(result.status).toBe('completed');
    const history = told(opened.requests, 'P');
    for (const { agentId } of opened.tasks.list())
      expect(history.split(`The background agent ${agentId} `)).toHaveLength(2);
    expect(await opened.tasks.joinAll(10)).toMatchObject({ abandoned: [] });
  });
});

describe('agents that can be addressed', () => {
  it('say how at the end of their result, and go on when they are written to by id', async () => {
    let id = '';
    const opened = await stage({
      P: [
        [spawn({ subagent_type: 'A' })],
        (request) => {
          id = /SendMessage\(\{to: "(agent-\w+)"/.exec(heard(request)[0] ?? '')?.[1] ?? '';
          return Promise.resolve([send(id, 'more')]);
        },
        say('I wait.'),
        say('ok'),
      ],
      A: [say('Done.'), say('More done.')],
    });
    await play(opened.run(agent('P')));
    expect(of(opened.requests, 'A').map(({ agentId }) => agentId)).toEqual([id, id]);
    expect(told(opened.requests, 'P')).toContain('More done.');
  });
});

const turn: Answer = (request, signal) => {
  if (JSON.stringify(request.messages).includes('Hang.'))
    return new Promise((_resolve, reject) =>
      signal.addEventListener('abort', () => reject(new Error('stopped'))),
    );
  return Promise.resolve(request.messages.length > 1 ? say('read') : [call('Read')]);
};

describe('a coordinator', () => {
  it('has nothing but workers and the tools to lead them; they are in the background and have the others', async () => {
    const opened = await stage(
      {
        P: [
          [spawn({}), spawn({ name: 'slow', prompt: 'Hang.' })],
          [call('TaskStop', { agent: 'slow' }), call('TaskStop', { agent: 'nobody' })],
          say('I wait.'),
          say('I wait.'),
          say('ok'),
        ],
        worker: [turn, turn, turn],
      },
      [worker],
      { gates: { coordinator: true, teams: true } },
    );
    await play(opened.run(agent('P')));
    expect(opened.requests[0]?.tools.map(({ name }) => name)).toEqual(['Agent', 'SendMessage', 'TaskStop']);
    expect(of(opened.requests, 'worker')[0]?.tools.map(({ name }) => name)).toEqual([
      'Read',
      'Write',
      'SendMessage',
    ]);
    expect(told(opened.requests, 'P')).toContain('slow has been stopped (cancelled).');
    expect(told(opened.requests, 'P')).toContain('there is no agent nobody that you can reach');
    expect(
      opened.tasks
        .list()
        .map(({ state }) => state)
        .toSorted(),
    ).toEqual(['completed', 'killed']);
  });
});
