import type { Diagnostic } from '../base/diagnostic.ts';
import type { AgentDefinition } from '../runtime/definition.ts';

export type LoadedAgents = { agents: AgentDefinition[]; diagnostics: Diagnostic[] };
