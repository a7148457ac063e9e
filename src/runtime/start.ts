import type { AgentId } from '../base/ids.ts';
import type { AgentResult, AgentRun } from './events.ts';
import type { AgentRunParams } from './types.ts';
import { endGenerator } from './emitting.ts';
import { createHandOff } from './hand-off.ts';
import { runAgent } from './run-agent.ts';
import { recordTranscript } from './transcript.ts';

/**
 * A run as jobs and parents start it: recorded in its transcript, seen by the host's observer. In mode `auto` its result
 * goes to its parent only when what it did has been examined.
 */
export async function* startAgent(params: AgentRunParams): AgentRun {
  const { parent } = params;
  const events = recordTranscript(runAgent(params), parent);
  const handOff = createHandOff(params);
  let running: AgentId | null = null;
  try {
    for (;;) {
      const step = await events.next();
      if (step.done) return (await handOff?.pass(step.value)) ?? step.value;
      if (step.value.type === 'agent-started') running = step.value.agentId;
      if (step.value.type === 'agent-finished') running = null;
      handOff?.see(step.value);
      parent.observe?.(step.value);
      yield step.value;
    }
  } finally {
    await endGenerator(events);
    if (running !== null) parent.observe?.({ type: 'agent-left', agentId: running });
  }
}

/** Follows a run to its end. */
export async function toEnd(run: AgentRun): Promise<AgentResult> {
  for (;;) {
    const step = await run.next();
    if (step.done) return step.value;
  }
}
