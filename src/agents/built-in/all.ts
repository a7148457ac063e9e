import { defaultGates } from '../../runtime/feature-gates.ts';
import type { FeatureGates } from '../../runtime/feature-gates.ts';
import type { AgentDefinition } from '../../runtime/definition.ts';
import { explore } from './explore.ts';
import { generalPurpose } from './general-purpose.ts';
import { guide } from './guide.ts';
import { plan } from './plan.ts';
import { statuslineSetup } from './statusline-setup.ts';
import { verification } from './verification.ts';
import { worker } from './worker.ts';

/**
 * The agents that a conversation has without anybody writing one. A coordinator has workers and nobody else. `state`: what the
 * guide knows of the repository; null where a program asks, which needs no guide.
 */
export function builtInAgents(
  gates: FeatureGates = defaultGates,
  { state = unknown }: { state?: (() => Promise<string>) | null } = {},
): readonly AgentDefinition[] {
  if (gates.coordinator) return [worker];
  return [
    generalPurpose,
    ...(gates.exploreAndPlan ? [explore, plan] : []),
    ...(gates.verification ? [verification] : []),
    ...(state === null ? [] : [guide(state)]),
    statuslineSetup,
  ];
}

function unknown(): Promise<string> {
  return Promise.resolve('');
}
