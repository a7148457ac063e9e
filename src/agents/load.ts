import { tooManyFiles, unreadableFile } from '../base/diagnostic.ts';
import type { AgentSource } from '../runtime/definition.ts';
import type { ProjectFiles } from '../workspace/project-files.ts';
import { withMemory } from './memory.ts';
import { readAgent } from './read-agent.ts';
import type { LoadedAgents } from './types.ts';

const mostFiles = 1000;

/**
 * The agents of `.claude/agents/**` + `/*.md`. A bad file costs itself alone: one diagnostic, and the others load. Sorted by path, so
 * that the result does not depend on how the files are listed.
 */
export async function loadAgents(
  files: ProjectFiles,
  source: AgentSource = 'project',
): Promise<LoadedAgents> {
  const paths = (await files.list('.claude/agents')).filter((path) => /\.md$/i.test(path)).toSorted();
  const diagnostics = tooManyFiles('agent', paths, mostFiles);
  const agents: LoadedAgents['agents'] = [];
  for (const path of paths.slice(0, mostFiles)) {
    const text = await files.read(path);
    if (text === null) {
      diagnostics.push(unreadableFile(path));
      continue;
    }
    const { agent, memory, diagnostic } = await readAgent(path, text, source);
    if (agent !== null) agents.push(memory === 'project' ? await withMemory(agent, files) : agent);
    if (diagnostic !== null) diagnostics.push(diagnostic);
  }
  return { agents, diagnostics };
}
