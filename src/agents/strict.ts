import type { FeatureGates } from '../runtime/feature-gates.ts';
import type { AgentDefinition, AgentSource } from '../runtime/definition.ts';
import { commonTools } from './tool-list.ts';

/** Their hooks, servers and tools are those of somebody the policy trusts. */
const trusted: readonly AgentSource[] = ['built-in', 'plugin', 'policy'];
/** All that an agent has whose own word on tools counts for nothing. */
const looking = ['Read', 'Grep', 'Glob'];

/**
 * Agents as a policy leaves them under which only built-in, plugin and policy agents may bring hooks, MCP servers or tools. The
 * others still run, without them. Their tool lists grant nothing then, but go on to restrict: what is left is looking around. Each
 * loss is a note of the definition, and of every run of it.
 */
export function strictly(
  agents: readonly AgentDefinition[],
  surfaces: FeatureGates['strictPlugins'],
): AgentDefinition[] {
  return agents.map((agent) => (trusted.includes(agent.source) ? agent : narrowed(agent, surfaces)));
}

function narrowed(agent: AgentDefinition, surfaces: FeatureGates['strictPlugins']): AgentDefinition {
  const { hooks, mcpServers, ...left } = agent;
  const notes = [...(agent.notes ?? [])];
  const ignored = (what: string) =>
    notes.push(`${agent.type}: its ${what} are ignored; only plugins and policies may bring them here.`);
  const strict: AgentDefinition = { ...left };
  if (hooks !== undefined) {
    if (surfaces.includes('hooks')) ignored('hooks');
    else strict.hooks = hooks;
  }
  if (mcpServers !== undefined) {
    if (surfaces.includes('mcp')) ignored('MCP servers');
    else strict.mcpServers = mcpServers;
  }
  if (surfaces.includes('tools')) {
    strict.tools = commonTools(agent.tools ?? ['*'], looking);
    notes.push(
      `${agent.type}: its tools are at most ${looking.join(', ')}; only plugins and policies may bring more.`,
    );
  }
  return notes.length === 0 ? strict : { ...strict, notes };
}
