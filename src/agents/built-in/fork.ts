import type { AgentDefinition } from '../../runtime/definition.ts';

/** What a call without a type starts. System prompt, tools, model and history are its parent's; this holds the rest. */
export const fork: AgentDefinition = {
  type: 'fork',
  whenToUse: 'A copy of the caller, with its whole history.',
  source: 'built-in',
  tools: ['*'],
  model: 'inherit',
  permissionMode: 'bubble',
  background: true,
  systemPrompt: () => '',
};
