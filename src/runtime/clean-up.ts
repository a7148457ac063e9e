import { within } from '../base/abort.ts';
import { reasonOf } from '../base/reason.ts';

/** What a run has opened, closed in reverse order at its end. */
export type CleanUp = {
  add(name: string, close: () => unknown): void;
  /** Closes everything, whatever fails on the way; gives one sentence for each failure. */
  run(): Promise<string[]>;
};

const closingMs = 5_000;

export function createCleanUp(): CleanUp {
  const open: { name: string; close: () => unknown }[] = [];
  return {
    add: (name, close) => {
      open.push({ name, close });
    },
    run: async () => {
      const problems: string[] = [];
      for (let last = open.pop(); last !== undefined; last = open.pop()) {
        const problem = await closed(last.name, last.close);
        if (problem !== null) problems.push(problem);
      }
      return problems;
    },
  };
}

async function closed(name: string, close: () => unknown): Promise<string | null> {
  try {
    const ended = await within(Promise.resolve(close()), closingMs);
    return ended.settled ? null : `Clean-up: ${name} did not end within ${closingMs / 1000} s.`;
  } catch (error) {
    return `Clean-up: ${name} failed: ${reasonOf(error)}.`;
  }
}
