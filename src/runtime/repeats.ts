import type { ToolUseBlock } from '../model/types.ts';

/** Notices a run that makes the same call with the same input again and again. */
export type Repeats = {
  /** To be told once per turn. `told`: the model must be told now; `stuck`: it was told and did it again. */
  see(calls: readonly ToolUseBlock[]): { told: { tool: string; times: number } | null; stuck: boolean };
};

const patience = 5;

export function createRepeats(): Repeats {
  let key = '';
  let times = 0;
  let told = false;
  return {
    see(calls) {
      const toldBefore = told;
      for (const call of calls) {
        const next = `${call.name} ${JSON.stringify(call.input)}`;
        times = next === key ? times + 1 : 1;
        told &&= next === key;
        key = next;
      }
      if (toldBefore && told && calls.length > 0) return { told: null, stuck: true };
      if (times < patience || told) return { told: null, stuck: false };
      told = true;
      return { told: { tool: calls.at(-1)?.name ?? '', times }, stuck: false };
    },
  };
}
