import { GitFailed, startGit } from './run.ts';

/** What an object name stands for. */
type ObjectInfo = { sha: string; type: string; size: number };

/** Answers questions about objects by one git process, one after the other. Rejects with GitFailed. */
export type ObjectReader = {
  /** In the order of the names (whatever git takes for one, without NUL); null where there is none. */
  infos(names: Buffer[]): Promise<(ObjectInfo | null)[]>;
  /** The bytes of objects, in their order. */
  contents(objects: ObjectInfo[]): Promise<Buffer[]>;
};

const patienceMs = 60_000;
/** A process that nobody has asked for this long is ended; the next question starts another. */
const idleMs = 20_000;
const mostBytes = 256 * 1024 * 1024;

/**
 * One `git cat-file --batch-command` for many questions: starting a process costs more than any answer. It sees what is
 * fetched meanwhile. It ends when nothing is asked any more, and with this program, when its stdin closes.
 */
export function openReader(gitDir: string): ObjectReader {
  let running: Running | null = null;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  async function ask<T>(question: Question<T>): Promise<T> {
    clearTimeout(idle);
    running ??= start(gitDir);
    const asked = running;
    const end = (): void => {
      running = null;
      asked.end();
    };
    try {
      const answer = await asked.ask(question);
      idle = setTimeout(end, idleMs);
      return answer;
    } catch (error) {
      end();
      throw error;
    }
  }

  /** A question waits for the one before, whatever came of that. */
  function inTurn<T>(question: Question<T>): Promise<T> {
    const answer = last.then(() => ask(question));
    last = answer.catch(() => undefined);
    return answer;
  }

  return {
    async infos(names) {
      if (names.length === 0) return [];
      return await inTurn({
        commands: commands('info', names),
        bytes: 0,
        take: (all) => infosIn(all, names),
      });
    },
    async contents(objects) {
      if (objects.length === 0) return [];
      const bytes = objects.reduce((sum, object) => sum + heading(object).length + object.size + 1, 0);
      const shas = objects.map(({ sha }) => Buffer.from(sha));
      return await inTurn({
        commands: commands('contents', shas),
        bytes,
        take: (all) => contentsIn(all, objects),
      });
    },
  };
}

type Question<T> = {
  commands: Buffer;
  /** Of the answer, at least. */
  bytes: number;
  /** The answer; null as long as more of it has to come. */
  take: (output: Buffer) => T | null;
};

type Running = { ask<T>(question: Question<T>): Promise<T>; end(): void };

function commands(name: 'info' | 'contents', objects: Buffer[]): Buffer {
  return Buffer.concat(objects.flatMap((object) => [Buffer.from(`${name} `), object, Buffer.from([0])]));
}

function start(gitDir: string): Running {
  const child = startGit({ gitDir, args: ['cat-file', '--batch-command', '-z'] });
  const state: { broken: Error | null; chunks: Buffer[]; bytes: number } = {
    broken: null,
    chunks: [],
    bytes: 0,
  };
  const errors: Buffer[] = [];
  let changed: (() => void) | null = null;
  const fail = (why: string, cause?: unknown): void => {
    const remedy = 'Look at the message of git, which has to be 2.38 or newer.';
    state.broken ??= new GitFailed(`git cat-file ${why}`, { code: null, remedy, cause });
    changed?.();
  };
  child.stdin.on('error', () => child.stdin.destroy());
  child.stderr.on('data', (chunk: Buffer) => {
    if (errors.length < 16) errors.push(chunk);
  });
  child.on('error', (cause) => fail('cannot be started', cause));
  child.on('close', () => fail(`ended: ${Buffer.concat(errors).toString('utf8').trim().slice(0, 2000)}`));
  child.stdout.on('data', (chunk: Buffer) => {
    state.chunks.push(chunk);
    state.bytes += chunk.length;
    if (state.bytes > mostBytes) fail(`printed more than ${mostBytes} bytes`);
    else changed?.();
  });
  return {
    async ask({ commands: text, bytes, take }) {
      const timer = setTimeout(() => fail(`did not answer within ${patienceMs / 1000} s`), patienceMs);
      try {
        child.stdin.write(text);
        for (;;) {
          if (state.broken !== null) throw state.broken;
          const answer = state.bytes < bytes ? null : take(Buffer.concat(state.chunks));
          if (answer !== null) return answer;
          await new Promise<void>((resolve) => {
            changed = resolve;
          });
        }
      } finally {
        clearTimeout(timer);
        state.chunks = [];
        state.bytes = 0;
      }
    },
    end() {
      child.stdin.destroy();
      child.kill('SIGKILL');
    },
  };
}

/** Answers stand in the order of the questions; that of a name without an object repeats it, newlines included. */
function infosIn(output: Buffer, names: Buffer[]): (ObjectInfo | null)[] | null {
  const infos: (ObjectInfo | null)[] = [];
  let at = 0;
  for (const name of names) {
    const absent = [' missing\n', ' ambiguous\n'].map((end) => Buffer.concat([name, Buffer.from(end)]));
    const repeated = absent.find((line) => output.subarray(at, at + line.length).equals(line));
    if (repeated !== undefined) {
      infos.push(null);
      at += repeated.length;
      continue;
    }
    const end = output.indexOf(0x0a, at);
    const [, sha, type, size] =
      /^([0-9a-f]{40,64}) (\w+) (\d+)$/.exec(output.toString('latin1', at, end)) ?? [];
    if (end === -1 || sha === undefined || type === undefined) return null;
    infos.push({ sha, type, size: Number(size) });
    at = end + 1;
  }
  return infos;
}

function contentsIn(output: Buffer, objects: ObjectInfo[]): Buffer[] {
  let at = 0;
  return objects.map((object) => {
    const from = at + heading(object).length;
    at = from + object.size + 1;
    return output.subarray(from, from + object.size);
  });
}

function heading({ sha, type, size }: ObjectInfo): string {
  return `${sha} ${type} ${size}\n`;
}
