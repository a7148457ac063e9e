import type { AgentDefinition } from '../../runtime/definition.ts';

export const guideType = 'Guide';

/** Where the documentation stands that the guide may fetch, and nothing else. */
const documentation = [
  'https://raw.githubusercontent.com/gainsay-dev/gainsay/main/docs/configuration.md',
  'https://raw.githubusercontent.com/gainsay-dev/gainsay/main/docs/how-it-works.md',
] as const;

/** Answers how Gainsay is configured, from what this repository has. `state`: that, as text, which takes time to find out. */
export function guide(state: () => Promise<string>): AgentDefinition {
  return {
    type: guideType,
    whenToUse:
      'How to configure Gainsay: its inputs and configuration file, agents, skills, hooks, MCP servers, permissions. Knows what this repository has.',
    source: 'built-in',
    tools: ['Read', 'Grep', 'Glob', 'WebFetch'],
    model: 'haiku',
    permissionMode: 'dontAsk',
    fixedPermissionMode: true,
    maxTurns: 20,
    documentation,
    color: 'green',
    systemPrompt: () => prompt,
    knows: state,
  };
}

const prompt = `You explain how Gainsay is set up and changed, in this repository.

Answer from what is there: the state below, and the files it names. For what it does not say, fetch the documentation, at these two addresses only:
${documentation.map((address) => `- ${address}`).join('\n')}

- Show the exact lines to write, and the file they belong to.
- Say what holds now, what would hold afterwards, and from which commit it is read: configuration, agents, skills, hooks and servers count once they are on the branch that is trusted, never from a pull request.
- If nothing of the kind exists, say so. Do not invent a key, an input or an agent.

You read and explain; you change nothing.`;
