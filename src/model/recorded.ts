import { createHash } from 'node:crypto';
import { appendFile, readFile } from 'node:fs/promises';
import { InvalidInput } from '../base/errors.ts';
import { ModelFailure } from './model-failure.ts';
import { parseJson } from './script-entry.ts';
import { countRuns, lastUserText } from './scripted.ts';
import type { AssistantTurn, Model, TurnRequest } from './types.ts';

/** A line of a recording: the nth turn of the nth run of an agent type, and what it answered to. */
type RecordedTurn = { agent: string; run: number; index: number; asked: string; turn: AssistantTurn };

/** Passes everything through and appends each turn to `file`, JSONL. Turns of parallel agents are interleaved. */
export function recordingModel(model: Model, file: string): Model {
  const runs = countRuns();
  const indexes = new Map<string, number>();
  let writing = Promise.resolve();
  return {
    ...model,
    async *turn(request, signal) {
      // A replay has no limit and asks for no summary.
      if (request.purpose === 'summary') return yield* model.turn(request, signal);
      const run = runs(request);
      const index = indexes.get(request.agentId) ?? 0;
      indexes.set(request.agentId, index + 1);
      const turn = yield* model.turn(request, signal);
      const line: RecordedTurn = { agent: request.agentType, run, index, asked: fingerprint(request), turn };
      writing = writing.then(() => appendFile(file, `${JSON.stringify(line)}\n`));
      await writing;
      return turn;
    },
  };
}

/**
 * Replays a recording: each run of an agent type gets the turns of the run with the same number, in order. A request
 * that differs from the recorded one, or goes on beyond it, ends with a ModelFailure.
 */
export async function createRecordedModel(file: string): Promise<Model> {
  const recorded = new Map<string, RecordedTurn>();
  for (const line of await readRecording(file)) recorded.set(key(line.agent, line.run, line.index), line);
  const runs = countRuns();
  const indexes = new Map<string, number>();
  return {
    name: 'recorded',
    // oxlint-disable-next-line require-yield -- what is known beforehand is not streamed
    async *turn(request, signal) {
      signal.throwIfAborted();
      const run = runs(request);
      const index = indexes.get(request.agentId) ?? 0;
      indexes.set(request.agentId, index + 1);
      const line = recorded.get(key(request.agentType, run, index));
      const place = `turn ${index + 1} of ${request.agentType} (its run ${run})`;
      if (!line) throw differs(file, `it holds no ${place}`);
      if (line.asked !== fingerprint(request)) {
        throw differs(
          file,
          `${place} was recorded after another user message than ${JSON.stringify(lastUserText(request).slice(0, 200))}`,
        );
      }
      return line.turn;
    },
  };
}

/**
 * Hash of the last user message. Numbers and hexadecimal words are left out: durations, process ids, agent ids and
 * nonces differ between two runs that are otherwise the same.
 */
function fingerprint(request: TurnRequest): string {
  const text = lastUserText(request)
    .replace(/\b[0-9a-f]{7,64}\b/g, '#')
    .replace(/\d+(\.\d+)?/g, '#');
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

async function readRecording(file: string): Promise<RecordedTurn[]> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (cause) {
    throw new InvalidInput('the recording cannot be read', {
      at: { file },
      remedy: 'Record a run first, or name another file.',
      cause,
    });
  }
  return text
    .split('\n')
    .map((source, index) => ({ source, line: index + 1 }))
    .filter(({ source }) => source.trim() !== '')
    .map(({ source, line }) => {
      const value = parseJson(source, file, line);
      if (isRecordedTurn(value)) return value;
      throw new InvalidInput('not a recorded turn', {
        at: { file, line },
        remedy: 'Record the run anew: this line was not written by Gainsay.',
      });
    });
}

function isRecordedTurn(value: unknown): value is RecordedTurn {
  return (
    has(value, 'agent', 'string') &&
    has(value, 'run', 'number') &&
    has(value, 'index', 'number') &&
    has(value, 'asked', 'string') &&
    has(value, 'turn', 'object')
  );
}

function has(value: unknown, field: string, type: 'string' | 'number' | 'object'): boolean {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, field) === type;
}

function key(agent: string, run: number, index: number): string {
  return `${agent}#${run}.${index}`;
}

function differs(file: string, what: string): ModelFailure {
  return new ModelFailure(`${file}: ${what}`, {
    kind: 'script',
    remedy: 'Record the run anew: the code, the agents or the repository have changed since.',
  });
}
