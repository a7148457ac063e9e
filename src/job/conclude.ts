import type { Evidence } from '../evidence/types/laboratory.ts';
import type { AgentResult } from '../runtime/events.ts';
import type { Excuse, Finding, ModelCall, VerdictInput } from '../verdict/types.ts';

export type Ended = {
  evidence: Evidence;
  agents: AgentResult[];
  verification: AgentResult | null;
  /** What Plan wrote. */
  plan: string;
  notices: Finding[];
  /** Names of the configured steps. */
  steps: string[];
  obstructions: string[];
  readAtBase: (file: string) => Promise<string | null>;
};

/** Everything that the verdict is computed from, as plain data. The quotes that a model relies on are looked up here. */
export async function verdictInput(ended: Ended): Promise<VerdictInput> {
  const { evidence, agents, verification, plan, notices, steps, obstructions, readAtBase } = ended;
  const { planItemsIn } = await import('../playbook/findings.ts');
  const modelCall = modelCallOf(verification);
  return {
    evidence,
    agents,
    modelCall,
    confirmed: modelCall ? await confirmedIn(modelCall, readAtBase) : [],
    plan: planItemsIn(plan).map(({ id, title }) => ({ id, title })),
    notices,
    steps,
    obstructions,
  };
}

/** The Verdict tool's own schema has judged the shape; an agent that ended otherwise has said nothing. */
export function modelCallOf(verification: AgentResult | null): ModelCall | null {
  if (verification?.status !== 'completed') return null;
  const { data } = verification;
  return isModelCall(data) ? data : null;
}

function isModelCall(data: unknown): data is ModelCall {
  return (
    typeof data === 'object' && data !== null && 'call' in data && 'answers' in data && 'intended' in data
  );
}

/** The excuses whose words stand in base's own text, one by one but for white space. */
async function confirmedIn(call: ModelCall, readAtBase: Ended['readAtBase']): Promise<Excuse[]> {
  const { quoteStands } = await import('../evidence/quote.ts');
  const excuses = [...call.intended, ...call.handledElsewhere];
  const found = await Promise.all(
    excuses.map(async ({ check, where, quote }) => {
      const file = where.replace(/:\d+(-\d+)?$/, '');
      return (await quoteStands({ file, text: quote }, readAtBase)) ? [{ check, where, quote }] : [];
    }),
  );
  return found.flat();
}
