import type { Diagnostic } from '../base/diagnostic.ts';
import { defaultGates } from '../runtime/feature-gates.ts';
import type { FeatureGates } from '../runtime/feature-gates.ts';
import { names, parseToolForm } from '../runtime/tool-forms.ts';
import { unknown } from '../runtime/tools.ts';
import type { AgentDefinition } from '../runtime/definition.ts';
import { loadSkills } from '../skills/load.ts';
import type { Skill } from '../skills/types.ts';
import { allTools } from '../tools/all.ts';
import { openInstructions } from '../workspace/instructions.ts';
import { filesOfFolder } from '../workspace/project-files.ts';
import { builtInAgents } from './built-in/all.ts';
import { listSettings } from './list-settings.ts';
import type { ListedSettings } from './list-settings.ts';
import { inLines } from './list-lines.ts';
import { loadAgents } from './load.ts';
import { agentRegistry } from './registry.ts';
import type { Registry } from './registry.ts';
import { strictly } from './strict.ts';

export type AgentRow = {
  type: string;
  source: AgentDefinition['source'];
  file: string | null;
  /** Those that exist here, as the agent may use them: `Read`, `Bash(git log:*)`. */
  tools: string[];
  model: string;
  mode: string;
  whenToUse: string;
  /** Who starts it. */
  runs: string[];
  /** What it asks for and does not get. */
  notes: readonly string[];
};

export type SkillRow = Pick<
  Skill,
  'name' | 'description' | 'file' | 'argumentHint' | 'allowedTools' | 'forModels'
>;

/** `notLoaded`: files that could not be loaded, and what another of the same name stands before. */
export type Listing = {
  agents: AgentRow[];
  skills: SkillRow[];
  /** CLAUDE.md, AGENTS.md and what they bring along. */
  instructions: { files: string[]; notes: string[] };
  settings: ListedSettings;
  /** Why no conversation could begin, one sentence each. */
  stops: string[];
  notLoaded: { file: string; line: number; reason: string; remedy: string }[];
  warnings: Diagnostic[];
  /** Files beside agents that are none. */
  besides: string[];
};

type ListOptions = { json: boolean; strictPlugins?: FeatureGates['strictPlugins'] };

/**
 * What `gainsay agents` prints for a checkout: one JSON document, or lines for people. `ok`: a conversation could begin with what
 * is there.
 */
export async function listAgents(root: string, options: ListOptions): Promise<{ text: string; ok: boolean }> {
  const { json, strictPlugins = defaultGates.strictPlugins } = options;
  const files = filesOfFolder(root);
  const [loaded, { skills, diagnostics: ofSkills }, { settings, diagnostics: ofSettings, stops }, told] =
    await Promise.all([
      loadAgents(files),
      loadSkills(files),
      listSettings(files),
      openInstructions(files).root(),
    ]);
  const registry = agentRegistry([...builtInAgents(), ...strictly(loaded.agents, strictPlugins)]);
  const listing: Listing = {
    agents: registry.agents.map(agentRow),
    skills: skills.map(skillRow),
    instructions: { files: told.files, notes: told.notes },
    settings,
    stops,
    ...said(registry, [...loaded.diagnostics, ...ofSkills, ...ofSettings]),
  };
  const text = json ? `${JSON.stringify(listing, null, 2)}\n` : inLines(listing);
  return { text, ok: stops.length === 0 };
}

function said(
  { losers }: Registry,
  diagnostics: Diagnostic[],
): Pick<Listing, 'notLoaded' | 'warnings' | 'besides'> {
  const beaten = losers.map(({ agent, to }) => ({
    file: agent.file ?? agent.type,
    line: 1,
    reason: `${to.source === 'built-in' ? 'the built-in agent' : (to.file ?? to.source)} is already called ${agent.type}`,
    remedy: 'Give it another name.',
  }));
  const of = (severity: Diagnostic['severity']) => diagnostics.filter((one) => one.severity === severity);
  return {
    notLoaded: [
      ...beaten,
      ...of('error').map(({ file, line, message, remedy }) => ({ file, line, reason: message, remedy })),
    ],
    warnings: of('warning'),
    besides: of('info').map(({ file, message }) => `${file}: ${message}`),
  };
}

/** These are the crew of the first job; every agent can be started where a model decides whom to ask. */
const crew = new Set(['Explore', 'Plan', 'Verification']);

function agentRow(agent: AgentDefinition): AgentRow {
  return {
    type: agent.type,
    source: agent.source,
    file: agent.file ?? null,
    tools: effectiveTools(agent),
    model: agent.model ?? 'inherit',
    mode: agent.permissionMode ?? 'inherit',
    whenToUse: agent.whenToUse,
    runs: [
      ...(agent.source === 'built-in' && crew.has(agent.type) ? ['gainsay verify'] : []),
      'gainsay ask',
      'the Agent tool',
    ],
    notes: [...(agent.notes ?? []), ...misspelt(agent)],
  };
}

/** Names of tools that nobody here has. What a server of the job brings is not known here. */
function misspelt({ tools = [], disallowedTools = [], type }: AgentDefinition): string[] {
  const told = (list: string[], what: string) =>
    unknown({ mcpServers: [] }, forms(list), allTools()).map(
      ({ text }) => `${type}: there is no tool ${text}, so that ${what}.`,
    );
  return [
    ...told(tools, 'naming it gives nothing'),
    ...told(disallowedTools, 'disallowing it denies nothing'),
  ];
}

function skillRow({ name, description, file, argumentHint, allowedTools, forModels }: Skill): SkillRow {
  return { name, description, file, argumentHint, allowedTools, forModels };
}

/** What only built-in agents have. */
const neverCustom = new Set(['Agent', 'Verdict']);

function effectiveTools({ tools = ['*'], disallowedTools = [], source }: AgentDefinition): string[] {
  const wanted = forms(tools);
  const denied = forms(disallowedTools).filter(({ specifier }) => specifier === undefined);
  return allTools()
    .filter((tool) => source === 'built-in' || !neverCustom.has(tool.name))
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
