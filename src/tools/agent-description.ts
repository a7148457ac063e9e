import type { ToolEnv } from './types.ts';

/** What a model reads about the Agent tool: made of the job's switches alone, so that its bytes stay in the cache. */
export function agentDescription(env: ToolEnv): string {
  if (env.coordinator)
    return `Starts a worker in the background with the prompt as its whole task. ${sideBySide}`;
  return [
    env.fork ? `${handsOn} ${withType}` : `${handsOn} ${fresh}`,
    sideBySide,
    ...(env.fork ? [whenToFork] : []),
    ...background(env),
    ...(env.teams ? [teams] : []),
  ].join(' ');
}

const handsOn = 'Hands a piece of work to another agent and returns its answer.';
const fresh =
  'The agent starts without your history: the prompt must hold all it needs, and say what to report back.';
const withType =
  'An agent of a type starts without your history: its prompt must hold all it needs, and say what to report back.';
/** The cap is that of the gate for tool calls. */
const sideBySide = 'Independent pieces can be started in one turn; up to 10 run side by side.';
const whenToFork =
  'Without subagent_type you fork: a copy of you, with all of your history, does the work in the background and reports. ' +
  'Fork when the work needs what you know, or when its steps would fill your history with things you do not need again; ' +
  'its prompt is a directive: what to do and what to leave alone, no background. Start forks that belong together in one turn. ' +
  'Never guess what a fork will report.';
const teams =
  'With name and team_name the agent becomes a teammate: SendMessage reaches it by name, also after it has finished, until you finish.';

function background({ backgroundAllowed, alwaysBackground }: ToolEnv): string[] {
  if (!backgroundAllowed) return [];
  return alwaysBackground
    ? ['Agents run in the background: you go on at once and are told when one has finished.']
    : ['With run_in_background you go on at once and are told when it has finished.'];
}
