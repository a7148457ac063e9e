import type { Message } from '../model/types.ts';
import { overlayPermissions } from './permissions.ts';
import type { AgentEvent, AgentResult } from './events.ts';
import type { AgentRunParams } from './types.ts';

export type HandOff = {
  /** Every event of the run. */
  see(event: AgentEvent): void;
  /** The result as the parent gets it: withheld unless the classifier has no objection. */
  pass(result: AgentResult): Promise<AgentResult>;
};

/** Null where no examination is due: at the top, outside of mode `auto`, and where the classifier is switched off. */
export function createHandOff(params: AgentRunParams): HandOff | null {
  const { parent, definition } = params;
  const due = parent.gates?.classifier === true && parent.agentId !== null;
  if (!due || overlayPermissions(params)().mode !== 'auto') return null;
  const messages: Message[] = [];
  return {
    see(event) {
      if (event.type === 'message') messages.push(event.message);
    },
    async pass(result) {
      const { examineHandOff } = await import('./classifier.ts');
      const child = { agentId: result.agentId, agentType: definition.type, messages, result: result.text };
      const { verdict, reason } = await examineHandOff(parent, child, parent.jobSignal);
      return verdict === 'allow' ? result : withheld(result, reason);
    },
  };
}

function withheld(result: AgentResult, why: string): AgentResult {
  const { data: _data, ...rest } = result;
  const reason = `What it did was examined before its result was handed over, and the result is withheld: ${why}.`;
  return { ...rest, status: 'failed', text: '', reason };
}
