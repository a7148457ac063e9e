import type { Message, UserMessage } from '../model/types.ts';
import { callsIn, filterIncompleteToolCalls } from './history.ts';
import { textBlock } from './reminders.ts';
import { SpawnRefused } from './spawn-refused.ts';
import type { AgentHost, AgentRunParams } from './types.ts';

/** Begins the message that makes a run a fork; where a run's origin were lost, its history still tells it. */
const tag = '<gainsay-fork>';

const boilerplate = `${tag}
You are a fork: a copy of the agent whose conversation this is. It goes on without you, and so do the other calls of its last turn; their results are not yours to wait for.
- Carry out the directive below with your own tools, in its limits, at once. Ask nothing.
- You cannot fork again: an Agent call without a type is refused.
- Do not talk between calls. End with a report: what you did and found, with places as path:line, and what is left open. It is all that the other one sees of you.
</gainsay-fork>`;

const placeholder = 'This call goes on in the agent that you are a copy of.';

/**
 * A fork of a fork would multiply without end. The origin of the run is asked first: it survives whatever happens to the
 * history. The history is asked as well, for a run that was started without telling where it comes from.
 */
export function guardAgainstForkInFork({ querySource, prefix }: AgentHost): void {
  if (querySource !== 'fork' && !prefix?.messages().some(startsFork)) return;
  throw new SpawnRefused('a fork cannot fork again', {
    remedy: 'Do the work yourself, or name a subagent_type.',
  });
}

function startsFork(message: Message): boolean {
  return (
    message.role === 'user' &&
    message.content.some((block) => block.type === 'text' && block.text.startsWith(tag))
  );
}

/**
 * What a fork takes over, so that its request has its parent's very bytes in front: history, system prompt, tools with
 * their limits, model and effort. Siblings differ in the last block alone.
 *
 * @throws SpawnRefused where there is no run that could be copied.
 */
export function forkParams(
  parent: AgentHost,
  directive: string,
): Pick<
  AgentRunParams,
  'forkedFrom' | 'prompt' | 'exactTools' | 'model' | 'effort' | 'querySource' | 'override'
> {
  const { prefix } = parent;
  if (!prefix)
    throw new SpawnRefused('there is no conversation here that could be forked', {
      remedy: 'Name a subagent_type.',
    });
  return {
    forkedFrom: forkedHistory(prefix.messages(), directive),
    prompt: [],
    exactTools: { ...prefix.toolset, notes: [] },
    model: prefix.model,
    ...(prefix.effort === undefined ? {} : { effort: prefix.effort }),
    querySource: 'fork',
    override: { system: prefix.system },
  };
}

/**
 * The message that made the call stays whole: to remove the calls of its siblings would give each fork another history,
 * and its thinking is signed. Each of its calls gets the same answer. Earlier calls without a result are removed.
 */
function forkedHistory(messages: readonly Message[], directive: string): Message[] {
  const last = messages.at(-1);
  const calls = last ? callsIn(last) : [];
  if (!last || calls.length === 0)
    return [...filterIncompleteToolCalls(messages), told([textBlock(boilerplate), textBlock(directive)])];
  const answers: UserMessage['content'] = calls.map(({ id }) => ({
    type: 'tool_result',
    toolUseId: id,
    content: placeholder,
    isError: false,
  }));
  return [
    ...filterIncompleteToolCalls(messages.slice(0, -1)),
    last,
    told([...answers, textBlock(boilerplate), textBlock(directive)]),
  ];
}

function told(content: UserMessage['content']): UserMessage {
  return { role: 'user', content };
}
