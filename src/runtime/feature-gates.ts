/** Switches of the agent system, fixed for a job. They come from the configuration's `agents` section. */
export type FeatureGates = {
  /** An Agent call without a type forks the caller; every run below is in the background then. */
  fork: boolean;
  /** Explore and Plan are among the built-in agents. */
  exploreAndPlan: boolean;
  /** Verification is among the built-in agents. */
  verification: boolean;
  /** Definitions may do without CLAUDE.md and git status. */
  slimContext: boolean;
  /** The Agent tool takes `cwd`. */
  cwd: boolean;
  /** Every spawned agent runs in the background. */
  assistant: boolean;
  /** As `assistant`, for runs that go on by themselves. */
  proactive: boolean;
  /** In mode `auto` a model judges what no rule decides, and reads what a child did before its parent gets the result. */
  classifier: boolean;
  /** Workers replace all built-in agents, and the top level only coordinates. */
  coordinator: boolean;
  /** Agents may run in the background. */
  background: boolean;
  /** Agents can be named, belong to a team and write to each other. */
  teams: boolean;
  /** What only built-in, plugin and policy agents may bring. */
  strictPlugins: readonly ('hooks' | 'mcp' | 'tools')[];
};

export const defaultGates: FeatureGates = {
  fork: false,
  exploreAndPlan: true,
  verification: true,
  slimContext: true,
  cwd: false,
  assistant: false,
  proactive: false,
  classifier: false,
  coordinator: false,
  background: true,
  teams: false,
  strictPlugins: [],
};
