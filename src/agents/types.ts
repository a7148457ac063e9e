import type { Diagnostic } from '../base/diagnostic.ts';
import type { AgentDefinition } from '../runtime/types.ts';

export type LoadedAgents = { agents: AgentDefinition[]; diagnostics: Diagnostic[] };
