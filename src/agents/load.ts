import type { AgentSource } from '../runtime/types.ts';
import { readAgent } from './read-agent.ts';
import type { AgentFiles, Diagnostic, LoadedAgents } from './types.ts';

const mostFiles = 1000;

/**
 * The agents of `.claude/agents/**` + `/*.md`, at the root or of a package. A bad file costs itself alone: one diagnostic, and the
 * others load. Sorted by path, so that the result does not depend on how the files are listed.
 */
export async function loadAgents(files: AgentFiles, source: AgentSource = 'project'): Promise<LoadedAgents> {
  const paths = (await files.list()).filter(isAgentFile).toSorted();
  const diagnostics: Diagnostic[] = [];
  const agents: LoadedAgents['agents'] = [];
  if (paths.length > mostFiles) diagnostics.push(tooMany(paths[mostFiles] ?? '', paths.length));
  for (const path of paths.slice(0, mostFiles)) {
    const text = await files.read(path);
    if (text === null) {
      diagnostics.push(unreadable(path));
      continue;
    }
    const { agent, diagnostic } = await readAgent(path, text, source);
    if (agent !== null) agents.push(agent);
    if (diagnostic !== null) diagnostics.push(diagnostic);
  }
  return { agents, diagnostics };
}

function isAgentFile(path: string): boolean {
  return /(^|\/)\.claude\/agents\/.+\.md$/i.test(path);
}

function unreadable(file: string): Diagnostic {
  return {
    file,
    line: 1,
    severity: 'error',
    message: 'it cannot be read (a link, a folder, or too large)',
    remedy: 'Make it a plain file of this repository.',
  };
}

function tooMany(file: string, count: number): Diagnostic {
  return {
    file,
    line: 1,
    severity: 'warning',
    message: `of ${count} agent files the first ${mostFiles} are loaded; this is the first that is not`,
    remedy: 'Remove those that nobody uses.',
  };
}
