import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { GainsayError } from '../base/errors.ts';
import { reasonOf } from '../base/reason.ts';
import { isRecord } from '../base/record.ts';
import { nodeOf } from './agent-node.ts';
import type { AgentNode } from './agent-node.ts';
import { readTranscript } from './transcript.ts';
import type { TranscriptEntry } from './transcript.ts';

/** What a run folder tells of its agents. */
export type RunRecord = {
  /** Those that the job started, in order of their start; the others below the one that started them. */
  agents: AgentNode[];
  /** What could not be read, one sentence each. */
  problems: string[];
};

/**
 * The agents of a run, from their transcripts and, for those without one, from the results that were kept. Also of a run that
 * was killed: an agent without an end is `killed`, and counts as far as it was recorded.
 *
 * @throws GainsayError where the folder holds no agents or cannot be read.
 */
export async function readRun(folder: string): Promise<RunRecord> {
  const problems: string[] = [];
  const nodes = new Map<string, AgentNode>();
  for (const { name, entries, damaged } of await readTranscripts(folder, problems)) {
    if (damaged > 0) problems.push(`${name}: ${damaged} damaged ${damaged === 1 ? 'line' : 'lines'}`);
    try {
      const node = nodeOf(entries);
      if (node) nodes.set(node.agentId, node);
      else problems.push(`${name}: it does not say whose it is`);
    } catch (error) {
      problems.push(`${name}: ${reasonOf(error)}`);
    }
  }
  for (const [agentId, result] of await readResults(folder, problems)) {
    const node = nodes.get(agentId);
    if (node?.status === 'killed') Object.assign(node, result);
  }
  return { agents: asTree([...nodes.values()]), problems };
}

/** Every transcript of a run, in the order in which their agents started. */
export async function readTranscripts(
  folder: string,
  problems: string[],
): Promise<{ name: string; entries: TranscriptEntry[]; damaged: number }[]> {
  const read: { name: string; entries: TranscriptEntry[]; damaged: number }[] = [];
  for (const name of await namesIn(folder, '.jsonl')) {
    try {
      const { entries, damaged } = await readTranscript(path.join(folder, 'agents', name));
      read.push({ name, entries, damaged: damaged.length });
    } catch (error) {
      problems.push(`${name}: ${reasonOf(error)}`);
    }
  }
  return read.toSorted((one, other) => startOf(one.entries).localeCompare(startOf(other.entries)));
}

function startOf(entries: readonly TranscriptEntry[]): string {
  return entries[0]?.at ?? '';
}

async function namesIn(folder: string, end: string): Promise<string[]> {
  try {
    return (await readdir(path.join(folder, 'agents'))).filter((name) => name.endsWith(end)).toSorted();
  } catch (cause) {
    throw new GainsayError(`${folder} holds no agents of a run: ${reasonOf(cause)}`, {
      remedy: 'Name the evidence folder of a run: it is the one with evidence.jsonl and agents/ in it.',
      cause,
    });
  }
}

/** Kept results by agent: a run that was stopped may have left one though its transcript has no end. */
async function readResults(folder: string, problems: string[]): Promise<Map<string, Partial<AgentNode>>> {
  const results = new Map<string, Partial<AgentNode>>();
  for (const name of await namesIn(folder, '.result.json')) {
    try {
      const value: unknown = JSON.parse(await readFile(path.join(folder, 'agents', name), 'utf8'));
      if (!isResult(value)) throw new Error('it is no result');
      const { status, reason } = value;
      results.set(path.basename(name, '.result.json'), {
        status,
        ...(reason === undefined ? {} : { reason }),
      });
    } catch (error) {
      problems.push(`${name}: ${reasonOf(error)}`);
    }
  }
  return results;
}

function isResult(value: unknown): value is Pick<AgentNode, 'status' | 'reason'> {
  return isRecord(value) && typeof value['status'] === 'string';
}

/** An agent whose parent left no transcript stands at the top; so does one that names itself. */
function asTree(nodes: AgentNode[]): AgentNode[] {
  const byId = new Map(nodes.map((node) => [node.agentId, node]));
  const top: AgentNode[] = [];
  for (const node of nodes) {
    const parent = node.parent === null ? undefined : byId.get(node.parent);
    if (parent === undefined || isBelow(parent, node, byId)) top.push(node);
    else parent.children.push(node);
  }
  return top;
}

function isBelow(node: AgentNode, above: AgentNode, byId: ReadonlyMap<string, AgentNode>): boolean {
  const passed = new Set<AgentNode>();
  for (let at: AgentNode | undefined = node; at !== undefined && !passed.has(at);) {
    if (at === above) return true;
    passed.add(at);
    at = at.parent === null ? undefined : byId.get(at.parent);
  }
  return false;
}
