import { reasonOf } from '../base/reason.ts';
import type { Progress } from '../report/progress-line.ts';

/** What a job has opened, closed in reverse order at its end, one after the other. */
export type Closing = {
  add(close: () => Promise<void>): void;
  /** What cannot be closed is told and costs no result. Never rejects. */
  run(): Promise<void>;
};

export function openClosing(progress: (event: Progress) => void): Closing {
  const open: (() => Promise<void>)[] = [];
  return {
    add: (close) => void open.push(close),
    async run() {
      for (let close = open.pop(); close !== undefined; close = open.pop())
        await close().catch((error: unknown) => {
          progress({ type: 'stage', text: `Files of the run are left behind: ${reasonOf(error)}` });
        });
    },
  };
}
