import { createReplayedModel } from '../model/replayed.ts';
import type { Message, ToolResultBlock, UserMessage } from '../model/types.ts';
import type { AgentId } from '../base/ids.ts';
import { createRecordedTools } from './recorded-tools.ts';
import { createBudget } from './budget.ts';
import type { AgentResult } from './events.ts';
import { readTranscripts } from './read-run.ts';
import { turnsOf } from './replay.ts';
import { sinceItBegan } from './resume.ts';
import { runAgent } from './run-agent.ts';
import { toEnd } from './start.ts';
import type { TranscriptEntry } from './transcript.ts';
import type { AgentHost, Mailbox } from './types.ts';

/** One agent of a recorded run, played again. `replayed` null: it could not be, and `why` says so. */
export type ReplayedAgent = {
  agentId: AgentId;
  agentType: string;
  description: string;
  recorded: AgentResult | null;
  replayed: AgentResult | null;
  /** What differs from the record, or why it was not played; null where it came to the same end. */
  why: string | null;
};

export type ReplayOptions = {
  /** The tool whose call ends a run and gives its outcome. */
  endingTool: string;
  signal: AbortSignal;
};

/**
 * Plays every agent of a run folder again, through the lifecycle and the loop as they are now: the model answers what it
 * answered, tools give what they gave, messages arrive where they arrived. Nothing is executed, nothing is sent anywhere.
 *
 * @throws GainsayError where the folder holds no agents.
 */
export async function replayAgents(folder: string, options: ReplayOptions): Promise<ReplayedAgent[]> {
  const problems: string[] = [];
  const played: ReplayedAgent[] = [];
  for (const { name, entries, damaged } of await readTranscripts(folder, problems)) {
    const agent = await replayAgent(sinceItBegan(entries), options);
    if (agent === null) problems.push(`${name}: it does not say whose it is`);
    else if (damaged > 0) played.push({ ...agent, why: `${name} has ${damaged} damaged lines` });
    else played.push(agent);
  }
  return played;
}

async function replayAgent(
  entries: readonly TranscriptEntry[],
  options: ReplayOptions,
): Promise<ReplayedAgent | null> {
  const events = entries.map(({ event }) => event);
  const started = events.find((event) => event.type === 'agent-started');
  if (started === undefined) return null;
  const { agentId, agentType, description, model } = started;
  const recorded = events.findLast((event) => event.type === 'agent-finished')?.result ?? null;
  const about = { agentId, agentType, description, recorded };
  if (recorded === null) return { ...about, replayed: null, why: 'it was killed: its record has no end' };
  if (events.some(({ type }) => type === 'compacted'))
    return { ...about, replayed: null, why: 'its history was summarised on the way, which is not played' };
  const asked = events.findIndex(({ type }) => type === 'turn-finished');
  const before = messagesIn(entries.slice(0, asked === -1 ? entries.length : asked));
  const after = messagesIn(asked === -1 ? [] : entries.slice(asked));
  const turns = turnsOf(entries);
  const replayedModel = createReplayedModel([{ agentType, description, turns }], 'the record');
  const told = createMail(after);
  const unknown: string[] = [];
  const tools = createRecordedTools([...before, ...after], {
    endingTool: options.endingTool,
    onUnknown: (call) => unknown.push(call),
  });
  const prompt = before.at(-1);
  const replayed = await toEnd(
    runAgent({
      definition: {
        type: agentType,
        whenToUse: '',
        source: 'built-in',
        tools: ['*'],
        systemPrompt: () => '',
      },
      description,
      prompt: prompt?.role === 'user' ? [prompt] : [],
      ...(before.length > 1 ? { forkedFrom: before.slice(0, -1) } : {}),
      parent: hostFor(replayedModel, { model, mailbox: told, signal: options.signal }),
      isAsync: false,
      availableTools: tools,
      override: { agentId, system: '' },
      maxTurns: Math.max(1, turns.length),
    }),
  );
  const why =
    unknown.length > 0
      ? `the record holds no result of ${unknown.join(', ')}`
      : difference(recorded, replayed);
  return { ...about, replayed, why };
}

function messagesIn(entries: readonly TranscriptEntry[]): Message[] {
  return entries.flatMap(({ event }) => (event.type === 'message' ? [event.message] : []));
}

/** What was said to the agent besides results, each when the answer before it has been heard. Nothing answers what came last. */
function createMail(after: readonly Message[]): Mailbox & { heard(): void } {
  const answered = after.slice(0, after.findLastIndex(({ role }) => role === 'assistant') + 1);
  const waiting = answered.filter((message): message is UserMessage => message.role === 'user');
  let answers = 0;
  let told = 0;
  const news = (): UserMessage[] => {
    if (told >= answers) return [];
    const texts = waiting.slice(told, answers).flatMap(({ content }) => content.filter(isText));
    told = answers;
    return texts.length === 0 ? [] : [{ role: 'user', content: texts }];
  };
  return {
    heard: () => (answers += 1),
    drain: news,
    open: false,
    wait: () => Promise.resolve(),
    close: () => undefined,
  };
}

function isText(block: UserMessage['content'][number]): block is Exclude<typeof block, ToolResultBlock> {
  return block.type === 'text';
}

type Hosting = { model: string; mailbox: Mailbox & { heard(): void }; signal: AbortSignal };

function hostFor(
  replayed: ReturnType<typeof createReplayedModel>,
  { model, mailbox, signal }: Hosting,
): AgentHost {
  return {
    agentId: null,
    model,
    models: {
      model: {
        name: 'recorded',
        async *turn(request, stop) {
          const turn = yield* replayed.turn(request, stop);
          mailbox.heard();
          return turn;
        },
      },
      resolve: (name) => name,
      price: () => 0,
    },
    permissions: () => ({
      mode: 'bypassPermissions',
      rules: { deny: [], ask: [], allow: [] },
      avoidPrompts: true,
      sandboxed: true,
    }),
    abort: new AbortController(),
    jobSignal: signal,
    tools: {
      agentId: 'agent-job',
      agentType: 'job',
      signal,
      root: '/',
      readOnlyShell: false,
      designedBy: 'model',
    },
    claudeMd: null,
    gitStatus: null,
    runFolder: '/',
    budget: createBudget({}),
    mailbox: () => mailbox,
  };
}

/** Ends that came from outside: time, money, a cancellation, the wish of a definition. The way there is played all the same. */
const fromOutside = new Set<AgentResult['status']>([
  'budget',
  'cancelled',
  'max-turns',
  'incomplete',
  'failed',
]);

function difference(recorded: AgentResult, replayed: AgentResult): string | null {
  if (recorded.text !== replayed.text) return 'its last words differ from the record';
  if (fromOutside.has(recorded.status)) return null;
  if (recorded.status !== replayed.status)
    return `it ended ${replayed.status} (${replayed.reason ?? ''}), recorded is ${recorded.status}`;
  return JSON.stringify(recorded.data) === JSON.stringify(replayed.data)
    ? null
    : 'its outcome differs from the record';
}
