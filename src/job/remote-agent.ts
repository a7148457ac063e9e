import type { RepositoryName } from '../github/types.ts';
import type { GitHubClient } from '../github/client.ts';
import { asked } from '../github/asked.ts';
import { remoteRun } from '../github/remote-run.ts';
import { reasonOf } from '../base/reason.ts';
import { noUsage } from '../runtime/budget.ts';
import type { IsolationPorts } from '../runtime/isolation.ts';
import type { AgentResult, AgentRun } from '../runtime/events.ts';

/** What starting agents in workflow runs of their own takes. */
export type RemotePlace = {
  repository: RepositoryName;
  client: () => Promise<GitHubClient>;
  serverUrl: string;
  /** File name of the workflow. */
  workflow: string;
  /** Milliseconds that one run may take. */
  limitMs: number;
};

/** Agents on another machine, each in a run of the workflow as the default branch has it. Their word is foreign here. */
export function remoteAgents(
  place: RemotePlace,
  fence: (text: string, label: string) => string,
): NonNullable<IsolationPorts['remote']> {
  return (request, signal) => {
    const { owner, repo } = place.repository;
    const events = follow(request, async () => await runThere(place, fence, request, signal));
    return Promise.resolve({ where: `workflow ${place.workflow} of ${owner}/${repo}`, events });
  };
}

type Request = Parameters<NonNullable<IsolationPorts['remote']>>[0];

async function runThere(
  { repository, client: open, serverUrl, workflow, limitMs }: RemotePlace,
  fence: (text: string, label: string) => string,
  { definition, prompt }: Request,
  signal: AbortSignal,
): Promise<{ url: string; result: string }> {
  const client = await open();
  const { data } = await asked(
    `the repository ${repository.owner}/${repository.repo}`,
    'metadata: read',
    () => client.rest.repos.get({ ...repository, request: { signal } }),
  );
  const options = { client, repository, serverUrl, workflow, ref: data.default_branch, limitMs, fence };
  return await remoteRun(options, { agentType: definition.type, prompt }, signal);
}

/** As if it ran here: what it cost is known there alone. */
async function* follow(
  { agentId, definition, description }: Request,
  run: () => Promise<{ url: string; result: string }>,
): AgentRun {
  const startedAt = new Date();
  const identity = { agentId, agentType: definition.type, description, model: 'remote' };
  yield { type: 'agent-started', ...identity, parent: null };
  const end = await run().then(
    ({ url, result }) => ({ status: 'completed' as const, text: `${result}\n\nRun: ${url}` }),
    (error: unknown) => ({ status: 'failed' as const, text: '', reason: reasonOf(error) }),
  );
  const result: AgentResult = {
    ...identity,
    ...end,
    turns: 0,
    toolCalls: 0,
    usage: noUsage,
    costUsd: null,
    startedAt: startedAt.toISOString(),
    durationMs: Date.now() - startedAt.getTime(),
    denials: [],
  };
  yield { type: 'agent-finished', agentId, result };
  return result;
}
