import { names, parseToolForm } from '../runtime/tool-forms.ts';
import type { AgentDefinition } from '../runtime/types.ts';
import { allTools } from '../tools/all.ts';
import { builtInAgents } from './built-in/all.ts';
import { agentFolder } from './folder.ts';
import { loadAgents } from './load.ts';
import { agentRegistry } from './registry.ts';
import type { Registry } from './registry.ts';
import type { Diagnostic } from './types.ts';

type AgentRow = {
  type: string;
  source: AgentDefinition['source'];
  file: string | null;
  /** Those that exist here, as the agent may use them: `Read`, `Bash(git log:*)`. */
  tools: string[];
  model: string;
  mode: string;
  whenToUse: string;
};

/** `notLoaded`: files that hold no agent that could be loaded, and agents that another of the same name stands before. */
type AgentListing = {
  agents: AgentRow[];
  notLoaded: { file: string; line: number; reason: string; remedy: string }[];
  warnings: Diagnostic[];
};

/** What `gainsay agents` prints for a checkout: one JSON document, or lines for people. */
export async function listAgents(root: string, options: { json: boolean }): Promise<string> {
  const { agents, diagnostics } = await loadAgents(agentFolder(root));
  const listing = agentListing(agentRegistry([...builtInAgents(), ...agents]), diagnostics);
  return options.json ? `${JSON.stringify(listing, null, 2)}\n` : inLines(listing);
}

function agentListing({ agents, losers }: Registry, diagnostics: Diagnostic[]): AgentListing {
  const beaten = losers.map(({ agent, to }) => ({
    file: agent.file ?? agent.type,
    line: 1,
    reason: `${to.source === 'built-in' ? 'the built-in agent' : (to.file ?? to.source)} is already called ${agent.type}`,
    remedy: 'Give it another name.',
  }));
  const broken = diagnostics
    .filter(({ severity }) => severity !== 'warning')
    .map(({ file, line, message, remedy }) => ({ file, line, reason: message, remedy }));
  return {
    agents: agents.map(row),
    notLoaded: [...beaten, ...broken],
    warnings: diagnostics.filter(({ severity }) => severity === 'warning'),
  };
}

function row(agent: AgentDefinition): AgentRow {
  return {
    type: agent.type,
    source: agent.source,
    file: agent.file ?? null,
    tools: effectiveTools(agent),
    model: agent.model ?? 'inherit',
    mode: agent.permissionMode ?? 'inherit',
    whenToUse: agent.whenToUse,
  };
}

function effectiveTools({ tools = ['*'], disallowedTools = [] }: AgentDefinition): string[] {
  const wanted = forms(tools);
  const denied = forms(disallowedTools).filter(({ specifier }) => specifier === undefined);
  return allTools()
    .filter((tool) => !denied.some((form) => names(form, tool)))
    .flatMap((tool) => {
      const named = wanted.filter((form) => names(form, tool));
      const limits = named.flatMap(({ specifier }) => specifier ?? []);
      if (named.length === 0) return [];
      return limits.length < named.length ? [tool.name] : limits.map((limit) => `${tool.name}(${limit})`);
    });
}

function forms(list: string[]) {
  return list.flatMap((text) => parseToolForm(text) ?? []);
}

function inLines({ agents, notLoaded, warnings }: AgentListing): string {
  const lines = agents.map(
    ({ type, source, file, tools, model, mode }) =>
      `${type}  (${file ?? source})\n    tools ${tools.join(', ') || 'none'}; model ${model}; mode ${mode}`,
  );
  if (notLoaded.length > 0) lines.push('', 'Not loaded:');
  lines.push(...notLoaded.map(({ file, line, reason, remedy }) => `  ${file}:${line}: ${reason}. ${remedy}`));
  if (warnings.length > 0) lines.push('', 'Loaded, but look:');
  lines.push(
    ...warnings.map(({ file, line, message, remedy }) => `  ${file}:${line}: ${message}. ${remedy}`),
  );
  return `${lines.join('\n')}\n`;
}
