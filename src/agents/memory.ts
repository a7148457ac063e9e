import { headAndTail } from '../base/truncation.ts';
import type { AgentDefinition } from '../runtime/definition.ts';
import type { ProjectFiles } from '../workspace/project-files.ts';

const mostLines = 200;
const mostChars = 24_000;

/**
 * `memory: project`: the agent begins with the first lines of what the repository keeps for it. Read only, like everything of the
 * trusted commit: what a run learns comes back by a change that people accept.
 */
export async function withMemory(agent: AgentDefinition, files: ProjectFiles): Promise<AgentDefinition> {
  if (!/^[\w-][\w.-]*$/.test(agent.type)) return agent;
  const file = `.claude/agent-memory/${agent.type}/MEMORY.md`;
  const text = await files.read(file);
  if (text === null || text.trim() === '') return agent;
  const lines = text.split('\n');
  const first = lines.slice(0, mostLines).join('\n').trim();
  const kept = headAndTail(first, { maxChars: mostChars, headShare: 1 }).text;
  const cut = lines.length > mostLines ? ` (its first ${mostLines} lines)` : '';
  return {
    ...agent,
    systemPrompt: (env) => `${agent.systemPrompt(env)}\n\nYour memory, from ${file}${cut}:\n\n${kept}`,
  };
}
