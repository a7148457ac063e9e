import type { z } from 'zod';
import type { ToolSpec } from '../model/types.ts';
import type { Rule } from '../permission/types.ts';
import type { Tool, ToolEnv } from '../tools/types.ts';
import { names, parseToolForm } from './tool-forms.ts';
import type { ToolForm } from './tool-forms.ts';
import type { AgentDefinition } from './definition.ts';
import type { AgentHost, AgentRunParams } from './types.ts';

/** A tool as one run has it. */
export type RunTool = {
  tool: Tool;
  schema(): Promise<z.ZodType>;
  /** All that this run may do with it; empty for no such limit. */
  only: Rule[];
  /** What this run may not do with it. */
  never: Rule[];
};

export type Toolset = {
  tools: RunTool[];
  /** By which they are shown: what the tools offer depends on what else is there. */
  env: ToolEnv;
  /** Whether the run's lists leave it this tool, which one of its servers brings. */
  admits(tool: Tool): boolean;
  /** Agent types that the run may spawn; null for any. */
  allowedTypes: string[] | null;
  /** What a reader should know: names that stand for nothing here. */
  notes: string[];
};

/** Never for an agent that somebody else wrote: it spawns nothing, and it does not speak the job's last word. */
const deniedToCustom = ['Agent', 'Verdict'];

/** Tools for which there must be somebody who starts agents. */
const needsOthers = new Set(['Agent', 'SendMessage', 'TaskStop']);

/** In coordinator mode the top level does nothing itself: it has the tools that others work by, and the last word. */
function onlyCoordinates({ parent }: AgentRunParams, { coordinator }: ToolEnv): boolean {
  return coordinator === true && parent.agentId === null && parent.spawn !== undefined;
}

function coordinates({ name }: Tool, { finalTool }: AgentDefinition): boolean {
  return needsOthers.has(name) || name === finalTool;
}

/** What a background run may have when its definition does not name it: nothing that needs somebody in front. */
const allowedInBackground = new Set(
  (
    'Read Grep Glob Bash BashOutput KillShell Write Edit NotebookEdit ' +
    'WebFetch TodoWrite Skill SendMessage Suite Mutants Check Verdict'
  ).split(' '),
);

/** Fixed for a job; where nobody said, background runs are allowed exactly where there is somebody to start them. */
export function toolEnvOf({ toolEnv, spawn }: AgentHost): ToolEnv {
  return toolEnv ?? { backgroundAllowed: spawn !== undefined };
}

/** Which of the available tools a run gets, in the order in which they are available. Never adds one. */
export function resolveTools(params: AgentRunParams, ofJob: ToolEnv): Toolset {
  const { definition, availableTools, parent } = params;
  if (params.exactTools) return params.exactTools;
  const wanted = parseList(definition.tools ?? ['*']);
  const unwanted = parseList(definition.disallowedTools ?? []);
  const notes = [
    ...unparsed(definition, wanted.broken),
    ...unknown(definition, wanted.forms, availableTools).map(
      ({ text }) => `${definition.type}: there is no tool ${text} here.`,
    ),
    ...unknown(definition, unwanted.forms, availableTools).map(
      ({ text }) =>
        `${definition.type}: there is no tool ${text} here, so that disallowing it denies nothing.`,
    ),
  ];
  const chosen = availableTools
    .filter((tool) => wanted.forms.some((form) => names(form, tool)) || tool.name === definition.finalTool)
    .filter((tool) => !deniedWhole(tool, unwanted))
    .filter((tool) => definition.source === 'built-in' || !deniedToCustom.includes(tool.name))
    .filter((tool) => tool.offered?.(ofJob) !== false && (!needsOthers.has(tool.name) || parent.spawn))
    .filter((tool) => tool.name !== 'Skill' || parent.tools.skills !== undefined)
    .filter((tool) => !onlyCoordinates(params, ofJob) || coordinates(tool, definition))
    .filter((tool) => {
      const fits = !params.isAsync || fitsBackground(tool, definition, wanted.forms);
      if (!fits) notes.push(`${definition.type}: ${tool.name} is not for agents in the background.`);
      return fits;
    });
  const env = envWith(ofJob, chosen);
  const tools = chosen.map((tool) =>
    runTool(tool, env, onlyRules(tool, wanted.forms), neverRules(tool, unwanted.forms)),
  );
  const admits = (tool: Tool): boolean => admitted(tool, wanted.forms) && !deniedWhole(tool, unwanted);
  return { tools, env, admits, allowedTypes: allowedTypes(wanted.forms), notes };
}

/** Bringing a server is asking for its tools, unless the list names some of them. */
function admitted(tool: Tool, wanted: ToolForm[]): boolean {
  const server = /^mcp__.+?__/.exec(tool.name)?.[0] ?? '';
  const named = wanted.filter((form) => `${form.tool}__`.startsWith(server));
  return named.length === 0 || named.some((form) => names(form, tool));
}

/** A shell in the background is of use only to a run that can read what it writes. */
function envWith(env: ToolEnv, tools: readonly Tool[]): ToolEnv {
  return {
    ...env,
    backgroundShells: env.backgroundAllowed && tools.some(({ name }) => name === 'BashOutput'),
  };
}

type ToolList = { forms: ToolForm[]; broken: string[] };

function parseList(entries: string[]): ToolList {
  const parsed = entries.map((text) => ({ text, form: parseToolForm(text) }));
  return {
    forms: parsed.flatMap(({ form }) => form ?? []),
    broken: parsed.flatMap(({ text, form }) => (form === null ? [text] : [])),
  };
}

/** A restriction that cannot be read still restricts: the tool that it begins with is denied whole. */
function deniedWhole(tool: Tool, { forms, broken }: ToolList): boolean {
  return (
    forms.some((form) => form.specifier === undefined && names(form, tool)) ||
    broken.some((text) => {
      const form = parseToolForm(/^\s*[\w-]+/.exec(text)?.[0] ?? '*');
      return form !== null && names(form, tool);
    })
  );
}

function fitsBackground(tool: Tool, definition: AgentDefinition, forms: ToolForm[]): boolean {
  if (allowedInBackground.has(tool.name) || tool.name.startsWith('mcp__')) return true;
  if (tool.name === definition.finalTool) return true;
  return definition.source === 'built-in' && forms.some((form) => form.tool !== '*' && names(form, tool));
}

/** `Bash` beside `Bash(git log:*)` means all of Bash. What `Agent(…)` names are types, not a limit on the call. */
function onlyRules(tool: Tool, forms: ToolForm[]): Rule[] {
  const named = forms.filter((form) => names(form, tool));
  if (tool.name === 'Agent' || named.some(({ specifier }) => specifier === undefined)) return [];
  return named.map((form) => ({ ...form, tool: tool.name, source: 'session' }));
}

function neverRules(tool: Tool, forms: ToolForm[]): Rule[] {
  return forms
    .filter((form) => form.specifier !== undefined && names(form, tool))
    .map((form) => ({ ...form, tool: tool.name, source: 'session' }));
}

function allowedTypes(forms: ToolForm[]): string[] | null {
  const agents = forms.filter(({ tool }) => tool === 'Agent' || tool === '*');
  if (agents.some(({ specifier }) => specifier === undefined)) return null;
  return agents.flatMap(({ specifier }) => specifier?.split(',').map((type) => type.trim()) ?? []);
}

function unparsed(definition: AgentDefinition, broken: string[]): string[] {
  return broken.map(
    (text) => `${definition.type}: "${text}" in its tools is not a tool's name; it grants nothing.`,
  );
}

/** Names in a definition's lists that stand for no tool, but for those of servers, which come later. */
export function unknown(
  { mcpServers }: Pick<AgentDefinition, 'mcpServers'>,
  forms: ToolForm[],
  available: readonly Tool[],
): ToolForm[] {
  return (
    forms
      // A server that the run brings may have it.
      .filter((form) => form.tool !== '*' && !(mcpServers && form.tool.startsWith('mcp__')))
      .filter((form) => !available.some((tool) => names(form, tool)))
  );
}

function runTool(tool: Tool, env: ToolEnv, only: Rule[], never: Rule[]): RunTool {
  let schema: Promise<z.ZodType> | undefined;
  return { tool, only, never, schema: () => (schema ??= tool.schema(env)) };
}

/** Tools of the run's own servers come last, so that the others' bytes stay where they are. A name is one tool's. */
export function withServerTools(toolset: Toolset, tools: readonly Tool[]): RunTool[] {
  const taken = new Set(toolset.tools.map(({ tool }) => tool.name));
  const added = tools.filter((tool) => {
    const isNew = !taken.has(tool.name) && toolset.admits(tool);
    taken.add(tool.name);
    return isNew;
  });
  return [...toolset.tools, ...added.map((tool) => runTool(tool, toolset.env, [], []))];
}

/** What the model is shown of the tools: rendered once a run and frozen, because its bytes are the cached prefix. */
export function renderToolSpecs(tools: readonly RunTool[], env: ToolEnv): readonly ToolSpec[] {
  return Object.freeze(
    tools.map(({ tool }) =>
      Object.freeze({
        name: tool.name,
        description: tool.description(env),
        inputSchema: Object.freeze(structuredClone(tool.inputSchema(env))),
      }),
    ),
  );
}
