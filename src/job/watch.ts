import { reasonOf } from '../base/reason.ts';
import type { Redactor } from '../base/redact.ts';
import type { Progress } from '../report/progress-line.ts';
import type { AgentEvent } from '../runtime/events.ts';
import { openTrace, traceFile } from '../runtime/trace.ts';

export type Watch = { observe: (event: AgentEvent) => void; close: () => Promise<void> };

/** Who sees what agents do: the person who waits, and `trace.json`. A trace that cannot be written is told and costs nothing else. */
export async function openWatch(
  folder: string,
  { progress, redactor }: { progress: (event: Progress) => void; redactor: Redactor },
): Promise<Watch> {
  const tell = (error: unknown): void =>
    progress({ type: 'stage', text: `trace.json is not whole: ${reasonOf(error)}` });
  const trace = await openTrace(traceFile(folder), redactor.json).catch((error: unknown) => {
    tell(error);
    return null;
  });
  return {
    observe(event) {
      progress(event);
      trace?.observe(event);
    },
    close: async () => await trace?.close().catch(tell),
  };
}
