import type Anthropic from '@anthropic-ai/sdk';
import type { MessageCreateParamsStreaming } from '@anthropic-ai/sdk/resources/messages/messages';
import { wellFormed } from '../base/well-formed.ts';
import { raceAbort, watchActivity } from './activity.ts';
import { readAnswer } from './anthropic-answer.ts';
import { backoff, CutStream, judge, modelFailure } from './anthropic-failure.ts';
import { messageParams } from './anthropic-request.ts';
import { createPrefixGate, type Entry } from './prefix-gate.ts';
import { traitsOf } from './traits.ts';
import { sumUsage } from './usage.ts';
import type { AssistantTurn, Model, TurnEvent, TurnRequest, Usage } from './types.ts';

export type AnthropicOptions = {
  /** Exactly one of the two is given. */
  apiKey?: string;
  authToken?: string;
  /** Default: the public API. */
  baseUrl?: string;
  /** Longest silence of a stream before it counts as stalled, milliseconds. */
  idleTimeoutMs: number;
  /** Attempts after the first. */
  maxRetries: number;
  /** First wait between attempts where the server names none; doubled each time. Default 500. */
  backoffMs?: number;
  /** Longest wait between two attempts, whatever the server asks for. Default 60,000. */
  waitCapMs?: number;
  /** How long siblings wait for the first of them to fill the cache. Default 5,000; 0: not at all. */
  siblingWaitMs?: number;
};

/**
 * The Messages API. The SDK's own retries are off: what is tried again, and for how long, is decided here, so that
 * streams which break or stall half-way are covered as well. No tool has run during a turn, so a repeated attempt
 * repeats no effect; text that an attempt had already streamed is void once `retry` is yielded.
 *
 * @throws ModelFailure when the attempts are used up, or the signal's reason once it is aborted.
 */
export function createAnthropicModel(options: AnthropicOptions): Model {
  const waits = { backoffMs: options.backoffMs ?? 500, capMs: options.waitCapMs ?? 60_000 };
  const gate = createPrefixGate(options.siblingWaitMs ?? 5_000);
  // Heavy: it is read while git and the sandbox are waited for. Whoever asks first hears of a failure.
  const client = connect(options);
  client.catch(() => undefined);

  return {
    name: 'anthropic',
    contextWindow: (model) => traitsOf(model).context,
    async *turn(request, signal) {
      signal.throwIfAborted();
      const connected = await raceAbort(client, signal);
      const params = messageParams(request);
      let spent: Usage | null = null;
      for (let attempt = 1; ; attempt++) {
        const entry = await gate.enter(request, signal);
        signal.throwIfAborted();
        const outcome = yield* tryOnce({ client: connected, request, params, options, signal, entry });
        if ('turn' in outcome) {
          const { turn } = outcome;
          return spent && turn.usage ? { ...turn, usage: sumUsage([spent, turn.usage]) } : turn;
        }
        signal.throwIfAborted();
        if (outcome.usage) spent = sumUsage([spent, outcome.usage]);
        const failed = judge(outcome.error);
        if (!failed.retriable || attempt > options.maxRetries) {
          throw modelFailure(failed, attempt, spent, outcome.error);
        }
        const waitMs = backoff(failed, attempt, waits);
        yield { type: 'retry', attempt, waitMs, reason: failed.message };
        await pause(waitMs, signal);
      }
    },
  };
}

async function connect(options: AnthropicOptions): Promise<Anthropic> {
  const { default: Client } = await import('@anthropic-ai/sdk');
  // Node reads its implementation of fetch when a part of it is first named: here instead of in the first request.
  void globalThis.Headers;
  return new Client({
    ...(options.apiKey !== undefined && { apiKey: options.apiKey }),
    ...(options.apiKey === undefined && { authToken: options.authToken ?? null }),
    baseURL: options.baseUrl ?? null,
    maxRetries: 0,
    // The idle timer covers the wait for headers too.
    timeout: options.idleTimeoutMs * 2,
    // It would write to stdout, which may be a document for a program.
    logLevel: 'off',
    openTelemetry: false,
  });
}

type Attempt = {
  client: Anthropic;
  request: TurnRequest;
  params: MessageCreateParamsStreaming;
  options: AnthropicOptions;
  signal: AbortSignal;
  entry: Entry;
};

type Outcome = { turn: AssistantTurn } | { error: unknown; usage: Usage | null };

/**
 * Reads raw events: the SDK's `messages.stream()` would parse tool input on the way and throw the whole answer away
 * where one call's JSON is broken; here that call alone is reported as broken.
 */
async function* tryOnce(attempt: Attempt): AsyncGenerator<TurnEvent, Outcome> {
  const activity = watchActivity(attempt.options.idleTimeoutMs, attempt.signal);
  const answer = readAnswer(attempt.request);
  const client = attempt.client.withOptions({ fetch: activity.fetch });
  const options = { signal: activity.signal, headers: agentHeaders(attempt.request) };
  try {
    const stream = await activity.race(client.messages.create(attempt.params, options));
    const events = stream[Symbol.asyncIterator]();
    for (let first = true; ; first = false) {
      const next = await activity.race(events.next());
      if (next.done) break;
      if (first) attempt.entry.begun();
      const text = answer.add(next.value);
      activity.hold();
      if (first) yield { type: 'first-byte' };
      if (text !== '') yield { type: 'text', text };
      activity.event();
    }
    activity.signal.throwIfAborted();
    const turn = answer.turn();
    return turn ? { turn } : { error: new CutStream('the answer ended half-way'), usage: answer.usage() };
  } catch (error) {
    return { error: activity.signal.aborted ? activity.signal.reason : error, usage: answer.usage() };
  } finally {
    attempt.entry.left();
    activity.close();
  }
}

/** Lets a gateway attribute a request. Header values are ASCII. */
function agentHeaders(request: TurnRequest): Record<string, string> {
  return {
    'x-agent-type': encodeURIComponent(wellFormed(request.agentType)),
    'x-agent-id': encodeURIComponent(wellFormed(request.agentId)),
  };
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const waited = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  return raceAbort(waited, signal).finally(() => clearTimeout(timer));
}
