import type { FeatureGates } from '../runtime/feature-gates.ts';
import type { Config } from './config.ts';

/** The switches as the runtime calls them. */
export function gatesOf({ agents }: Config): FeatureGates {
  const { fork, verification, cwd, assistant, proactive, classifier, coordinator, background, teams } =
    agents;
  return {
    fork,
    verification,
    cwd,
    assistant,
    proactive,
    classifier,
    coordinator,
    background,
    teams,
    exploreAndPlan: agents['explore-and-plan'],
    slimContext: agents['slim-context'],
    strictPlugins: agents['strict-plugins'],
  };
}
