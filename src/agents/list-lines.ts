import { oneLine } from '../base/text.ts';
import type { AgentRow, Listing, SkillRow } from './list.ts';

/** A listing for people. */
export function inLines(listing: Listing): string {
  const { agents, skills, instructions, settings, stops, notLoaded, warnings, besides } = listing;
  const { deny, ask, allow } = settings.permissions;
  const lines = [
    ...agents.flatMap(agentLines),
    ...section('Skills:', skills.map(skillLine)),
    ...section('Instructions:', [...instructions.files, ...instructions.notes]),
    ...section('Settings:', [
      ...settings.files,
      ...(settings.hooks.length > 0 ? [`hooks for ${settings.hooks.join(', ')}`] : []),
      ...(settings.mcpServers.length > 0 ? [`MCP servers ${settings.mcpServers.join(', ')}`] : []),
      ...(deny + ask + allow > 0 ? [`permission rules: ${deny} deny, ${ask} ask, ${allow} allow`] : []),
    ]),
    ...section('No conversation can begin:', stops),
    ...section(
      'Not loaded:',
      notLoaded.map(({ file, line, reason, remedy }) => `${file}:${line}: ${reason}. ${remedy}`),
    ),
    ...section(
      'Loaded, but look:',
      warnings.map(({ file, line, message, remedy }) => `${file}:${line}: ${message}. ${remedy}`),
    ),
    ...section('Beside the agents, and none:', besides),
  ];
  return `${lines.join('\n')}\n`;
}

function agentLines({ type, source, file, tools, model, mode, runs, notes }: AgentRow): string[] {
  return [
    `${type}  (${file ?? source})`,
    `    tools ${tools.join(', ') || 'none'}; model ${model}; mode ${mode}`,
    `    run by ${runs.join(', ')}`,
    ...notes.map((text) => `    ${text}`),
  ];
}

function skillLine({ name, file, argumentHint, description, forModels }: SkillRow): string {
  const hint = argumentHint === null ? '' : ` ${argumentHint}`;
  const who = forModels ? '' : ' [only by the skills line of an agent]';
  return `${name}${hint}  (${file})${who}: ${oneLine(description, 100)}`;
}

function section(title: string, lines: string[]): string[] {
  return lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)];
}
