import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { evidenceIn } from '../evidence/ledger.ts';
import { alteredOutputs } from '../evidence/outputs.ts';
import { planItemsIn } from '../playbook/findings.ts';
import { replayAgents } from '../runtime/replay-agents.ts';
import type { ReplayedAgent } from '../runtime/replay-agents.ts';
import type { AgentResult } from '../runtime/events.ts';
import { decide } from '../verdict/decide.ts';
import type { Verdict } from '../verdict/types.ts';
import { modelCallOf } from './conclude.ts';
import { readGiven, readRecord, verdictLine } from './given.ts';

/** What came of playing a recorded run again. `same`: every agent came to its recorded end, and the verdict or answer is the recorded one. */
export type Replay = {
  job: 'verify' | 'ask';
  same: boolean;
  agents: (Pick<ReplayedAgent, 'agentId' | 'agentType' | 'description' | 'why'> & { turns: number })[];
  /** In words: what the record says, and what was computed again. */
  recorded: string;
  replayed: string;
  /** One sentence each. */
  differences: string[];
};

/**
 * Plays a run folder again, without network, sandbox or repository. Agents go their recorded way through the runtime as it is
 * now; the verdict is computed anew from the ledger and from what the agents said.
 */
export async function replay(folder: string, signal: AbortSignal): Promise<Replay> {
  const document = await readRecord(folder, 'result.json');
  const played = await replayAgents(folder, { endingTool: 'Verdict', signal });
  const agents = played.map(({ agentId, agentType, description, why, replayed }) => ({
    agentId,
    agentType,
    description,
    why,
    turns: replayed?.turns ?? 0,
  }));
  const ofAgents = played.flatMap(({ agentType, description, why }) =>
    why === null ? [] : [`${agentType} (${description}): ${why}`],
  );
  const end =
    document['job'] === 'ask' ? answerOf(document, played) : await verdictOf(folder, document, played);
  const differences = [...ofAgents, ...end.differences];
  return { ...end, agents, differences, same: differences.length === 0 };
}

type End = Pick<Replay, 'job' | 'recorded' | 'replayed' | 'differences'>;

/** The conversation's own agent ends last. */
function answerOf(document: Record<string, unknown>, played: readonly ReplayedAgent[]): End {
  const recorded = String(document['answer']);
  const found = played.find(({ replayed }) => replayed !== null && replayed.text === recorded);
  return {
    job: 'ask',
    recorded,
    replayed: found?.replayed?.text ?? '',
    differences: found === undefined ? ['No agent gives the recorded answer.'] : [],
  };
}

async function verdictOf(
  folder: string,
  document: Record<string, unknown>,
  played: readonly ReplayedAgent[],
): Promise<End> {
  const given = await readGiven(folder);
  const evidence = await evidenceIn(path.join(folder, 'evidence.jsonl'), given);
  const agents = inOrder(document['agents'], played);
  const verification = agents.find(({ agentType }) => agentType === 'Verification') ?? null;
  const plan = agents.find(({ agentType }) => agentType === 'Plan')?.text ?? '';
  const { confirmed, notices, steps, obstructions } = given;
  const verdict = decide({
    evidence,
    agents,
    modelCall: modelCallOf(verification),
    confirmed,
    plan: planItemsIn(plan).map(({ id, title }) => ({ id, title })),
    notices,
    steps,
    obstructions,
  });
  const altered = await alteredOutputs(folder, evidence.records);
  return {
    job: 'verify',
    recorded: verdictLine(document),
    replayed: verdictLine(fieldsOf(verdict)),
    differences: [...altered, ...differencesIn(document, fieldsOf(verdict))],
  };
}

/** As the verdict had them: by the record's own list, each as it was played, or as recorded where it could not be. */
function inOrder(list: unknown, played: readonly ReplayedAgent[]): AgentResult[] {
  const byId = new Map<unknown, AgentResult>();
  for (const { agentId, recorded, replayed } of played) {
    if (recorded === null) continue;
    const taken = replayed !== null && replayed.status === recorded.status ? replayed : recorded;
    byId.set(agentId, {
      ...recorded,
      text: taken.text,
      ...(taken.data === undefined ? {} : { data: taken.data }),
    });
  }
  const ids = Array.isArray(list) ? list.map((one: { agentId?: unknown }) => one.agentId) : [];
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function fieldsOf(verdict: Verdict): Record<string, unknown> {
  return {
    verdict: verdict.call,
    because: verdict.call === 'INCONCLUSIVE' ? verdict.because : null,
    shown: verdict.call === 'PASS' ? verdict.shown : null,
    headline: verdict.headline,
    reasons: verdict.reasons,
    findings: verdict.findings,
    passed: verdict.passed,
    notVerified: verdict.notVerified,
  };
}

/** Compared as JSON, which the record is. */
function differencesIn(recorded: Record<string, unknown>, replayed: Record<string, unknown>): string[] {
  const plain: Record<string, unknown> = JSON.parse(JSON.stringify(replayed));
  return Object.entries(plain)
    .filter(([field, value]) => !isDeepStrictEqual(value, recorded[field]))
    .map(([field]) => `${field} differs from the record.`);
}
