import { deadline, race } from '../base/abort.ts';
import { oneLine } from '../base/text.ts';
import type { AssistantTurn } from '../model/types.ts';
import { noUsage } from './budget.ts';
import { endGenerator } from './emitting.ts';
import { filterIncompleteToolCalls } from './history.ts';
import { textBlock } from './reminders.ts';
import type { AgentHost, CacheSafePrefix } from './types.ts';

/** Asks beside a run, with its very prefix, for one line about where it stands. The run never hears of it. */
export type ProgressLines = { begin(prefix: CacheSafePrefix): void; stop(): void };

const question =
  'Answer with one line of at most 15 words, in the present tense, and call no tool: what are you doing just now?';
const answerMs = 30_000;
const answerTokens = 200;
const longestLine = 160;

/** Every `everyMs` milliseconds, where anything has happened since; charged to the parent's budget. A failure costs the line. */
export function createProgressLines(
  parent: AgentHost,
  everyMs: number,
  tell: (line: string) => void,
): ProgressLines {
  const stopped = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let told = 0;
  const ask = async (prefix: CacheSafePrefix): Promise<void> => {
    const known = prefix.messages().length;
    if (known > told && parent.budget.exhausted() === null) {
      told = known;
      const line = await lineOf(prefix, parent, stopped.signal).catch(() => '');
      if (line !== '' && !stopped.signal.aborted) tell(line);
    }
    plan(prefix);
  };
  const plan = (prefix: CacheSafePrefix): void => {
    if (stopped.signal.aborted) return;
    timer = setTimeout(() => void ask(prefix), everyMs);
    timer.unref();
  };
  return {
    begin: plan,
    stop() {
      clearTimeout(timer);
      stopped.abort(new Error('the run has ended'));
    },
  };
}

/** The run's request with one message more: all of it but the question is read from the cache. */
async function lineOf(
  prefix: CacheSafePrefix,
  { models, budget, jobSignal }: AgentHost,
  stopped: AbortSignal,
): Promise<string> {
  const limit = deadline(answerMs, stopped, jobSignal);
  const history = filterIncompleteToolCalls(prefix.messages());
  const events = models.model.turn(
    {
      ...prefix,
      messages: [...history, { role: 'user', content: [textBlock(question)] }],
      maxTokens: answerTokens,
    },
    limit.signal,
  );
  try {
    for (;;) {
      const step = await race(events.next(), limit.signal);
      if (!step.done) continue;
      const { usage, model } = step.value;
      budget.spend(usage === null ? null : models.price(model, usage), usage ?? noUsage);
      return oneLine(saidIn(step.value), longestLine);
    }
  } finally {
    limit.dispose();
    await endGenerator(events).catch(() => undefined);
  }
}

function saidIn({ message }: AssistantTurn): string {
  return message.content
    .flatMap((block) => (block.type === 'text' ? [block.text] : []))
    .join(' ')
    .trim();
}
