import { createInterface } from 'node:readline/promises';
import { withoutTerminalSequences } from '../base/invisible.ts';
import { oneLine } from '../base/text.ts';
import { visible } from '../report/neutralise.ts';
import type { AskPerson } from '../runtime/types.ts';

type Terminal = { input: NodeJS.ReadableStream; output: NodeJS.WritableStream };

/**
 * Asks whoever sits at the terminal, one question at a time: `y` allows this one call, anything else denies it. What the call
 * says is shown without control characters. Ends with the signal.
 */
export function personAt({ input, output }: Terminal): AskPerson {
  let before: Promise<unknown> = Promise.resolve();
  return async (question, signal) => {
    const mine = before.then(async () => {
      signal.throwIfAborted();
      const { agentType, tool, reason } = question;
      const wanted = oneLine(plain(JSON.stringify(question.input)), 500);
      const lines = createInterface({ input, output });
      try {
        const answer = await lines.question(
          `\n${plain(agentType)} wants ${plain(tool)} ${wanted}\n${plain(reason)}\nAllow this call? [y/N] `,
          { signal },
        );
        return answer.trim().toLowerCase() === 'y';
      } finally {
        lines.close();
      }
    });
    before = mine.catch(() => undefined);
    return (await mine)
      ? { behaviour: 'allow' }
      : { behaviour: 'deny', reason: 'The person at the terminal does not allow this call.' };
  };
}

function plain(text: string): string {
  return visible(withoutTerminalSequences(text.toWellFormed()));
}
