import { classifyFailure } from './check-failure.ts';
import type { CheckFacts, Observation } from './check-outcome.ts';
import type { CheckPorts } from './check.ts';
import type { CheckScratch } from './check-scratch.ts';
import { judge } from './judge.ts';
import type { Seen } from './judge.ts';
import { matchPatterns } from './match-patterns.ts';
import type { CheckRequest } from './types/checks.ts';
import type { PreparedTree } from './types/trees.ts';

export type RoundContext = {
  request: CheckRequest;
  ports: CheckPorts;
  trees: { head: PreparedTree & { ready: true }; base: PreparedTree & { ready: true } };
  scratch: CheckScratch;
  id: string;
};

/** Of each stream; what lies between its beginning and its end is not judged. */
const judgedBytes = 256 * 1024;

/** Runs the command once on each side and adds both observations. Sides take turns at going first. */
export async function runRound(
  context: RoundContext,
  facts: CheckFacts,
  { round, timeoutMs }: { round: number; timeoutMs: number },
  signal: AbortSignal,
): Promise<void> {
  const seen: Partial<Record<'head' | 'base', Seen>> = {};
  const order = round % 2 === 0 ? (['head', 'base'] as const) : (['base', 'head'] as const);
  for (const side of order) {
    seen[side] = await runOnce(context, side, { round, timeoutMs }, signal);
  }
  const earlier = facts.observed.find((run) => run.side === 'base');
  for (const side of order) {
    const own = seen[side];
    if (own === undefined) continue;
    // Base is held against its own first run: an output that differs from itself says nothing about head.
    const against = side === 'head' ? seen.base : earlier && (await see(context, earlier.record));
    facts.observed.push(await observe(context, side, own, against));
  }
}

async function runOnce(
  { request, ports, trees, scratch, id }: RoundContext,
  side: 'head' | 'base',
  { round, timeoutMs }: { round: number; timeoutMs: number },
  signal: AbortSignal,
): Promise<Seen> {
  const tree = trees[side];
  const room = await ports.room(tree);
  const folder = await scratch.copy();
  try {
    const record = await ports.runner.run(
      {
        agentId: request.agentId,
        purpose: `${id} on ${side}, ${round === 0 ? 'first run' : `replay ${round}`}: ${request.title}`,
        tree: tree.shas,
        room,
        script: request.command,
        scratch: folder.path,
        timeoutMs,
      },
      signal,
    );
    return await see({ ports }, record);
  } finally {
    await room.dispose();
    await folder.dispose();
  }
}

async function see({ ports }: Pick<RoundContext, 'ports'>, record: Seen['record']): Promise<Seen> {
  const texts = await Promise.all(
    [record.stdout, record.stderr].map(async (stream) => {
      if (stream.keptBytes <= 2 * judgedBytes) {
        return ports.runner.read(stream, { maxBytes: 2 * judgedBytes, from: 'start' });
      }
      const start = await ports.runner.read(stream, { maxBytes: judgedBytes, from: 'start' });
      const end = await ports.runner.read(stream, { maxBytes: judgedBytes, from: 'end' });
      return `${start}\n${end}`;
    }),
  );
  return { record, output: texts.join('\n') };
}

async function observe(
  { request, ports }: RoundContext,
  side: 'head' | 'base',
  seen: Seen,
  against: Seen | undefined,
): Promise<Observation> {
  const patterns = [...(request.expect.mustMatch ?? []), ...(request.expect.mustNotMatch ?? [])];
  const results = await matchPatterns(patterns, seen.output);
  const matched = new Map(patterns.map((pattern, index) => [pattern, results[index] ?? false]));
  const judged = judge(seen, request.expect, { matched, ...(against ? { base: against } : {}) });
  return {
    side,
    record: seen.record,
    ...judged,
    failure: judged.passed ? null : classifyFailure(seen, request.kind, ports.change),
  };
}
