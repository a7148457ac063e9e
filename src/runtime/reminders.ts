import type { TextBlock } from '../model/types.ts';

/** What the runtime itself says to a model, in one place. */
export const reminders = {
  cutOff: 'Your answer was cut off at the output limit. Go on exactly where it stopped; say less.',
  empty: 'Your answer was empty. Go on with your task, or say that you have finished.',
  repeated: (tool: string, times: number) =>
    `You have now made the same ${tool} call with the same input ${times} times in a row. Its result will not change: do something else, or finish. One more such call ends the run.`,
  lastTurn: (finalTool: string | undefined) =>
    `This is your last turn: ${finalTool === undefined ? 'give your answer now' : `call ${finalTool} now`}.`,
  missing: (tool: string) =>
    `Your turn ended, but your work is complete only when you have called ${tool}. Call it now, with what you know.`,
  afterTheEnd: (tool: string) =>
    `The message above came after you called ${tool}. Do what it asks, then call ${tool} again with all that you know.`,
  heldUp: (objection: string) => `A hook of this repository does not let you end yet: ${objection}`,
  notRun: (why: string) => `Not run: ${why}`,
};

export function textBlock(text: string): TextBlock {
  return { type: 'text', text };
}
