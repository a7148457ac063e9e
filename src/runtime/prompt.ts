import { wellFormed } from '../base/well-formed.ts';
import type { AgentRunParams } from './types.ts';
import type { PromptEnv } from './definition.ts';
import type { Toolset } from './tools.ts';

/** Rendered once a run: an override (a fork's parent's very bytes), or the definition's with details of where it runs. */
export async function renderSystemPrompt(
  params: AgentRunParams,
  model: string,
  toolset: Toolset,
): Promise<string> {
  if (params.override?.system !== undefined) return params.override.system;
  const env: PromptEnv = {
    workingDirectory: params.place?.root ?? params.parent.tools.root,
    model,
    platform: process.platform,
    tools: toolset.tools.map(({ tool }) => tool.name),
  };
  const cwd = params.place === undefined ? params.parent.tools.cwd : params.place.cwd;
  const { definition } = params;
  const parts = [
    definition.systemPrompt(env).trim(),
    await definition.knows?.(),
    environmentDetails(env, cwd),
  ];
  return wellFormed(parts.filter((part) => part !== undefined).join('\n\n'));
}

function environmentDetails({ workingDirectory, platform }: PromptEnv, cwd = ''): string {
  return [
    `Working directory: ${workingDirectory} (${platform}). Tools take paths relative to it; name files by such paths.`,
    ...(cwd === '' ? [] : [`You are to work in ${cwd}: commands begin there.`]),
    'Write plainly, without emoji.',
  ].join('\n');
}
