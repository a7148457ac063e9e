import type { AgentDefinition } from '../../runtime/types.ts';
import { explore } from './explore.ts';
import { plan } from './plan.ts';
import { verification } from './verification.ts';

export const builtInAgents: readonly AgentDefinition[] = [explore, plan, verification];
