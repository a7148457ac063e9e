import { decideOutcome, wantsReplay } from './check-outcome.ts';
import type { CheckFacts, Decided } from './check-outcome.ts';
import { assertUsable } from './check-request.ts';
import { runRound } from './check-round.ts';
import type { RoundContext } from './check-round.ts';
import { openCheckScratch } from './check-scratch.ts';
import type { Ledger } from './ledger.ts';
import { runsProjectCode } from './project-code.ts';
import { quoteStands } from './quote.ts';
import type { Change } from './types/change.ts';
import type { Check, CheckRequest, CheckRun } from './types/checks.ts';
import type { CommandRunner, Room } from './types/commands.ts';
import type { PreparedTree } from './types/trees.ts';

export type CheckPorts = {
  change: Change;
  /** The prepared tree of one side: its own tests with its own sources. */
  prepare(side: 'head' | 'base', signal: AbortSignal): Promise<PreparedTree>;
  room(tree: PreparedTree & { ready: true }): Promise<Room>;
  runner: CommandRunner;
  ledger: Ledger;
  /** Text of a file at base; null where there is none. */
  readAtBase: (file: string) => Promise<string | null>;
  /** Host folders: the run's `$GAINSAY_SCRATCH`, and where snapshots of it are kept with the evidence. */
  scratch: { host: string; snapshots: string };
};

const defaultTimeoutMs = 120_000;
const replays = 3;

/**
 * Runs a check on head and on base, judges it by its expectation, and runs a disagreement three more times on each
 * side, always in fresh rooms. The request is the model's; what came of it is the runtime's alone.
 *
 * @throws UnusableCheck where the request itself cannot be judged: a malformed pattern, an impossible expectation.
 */
export async function runCheck(
  request: CheckRequest,
  ports: CheckPorts,
  signal: AbortSignal,
): Promise<Check> {
  assertUsable(request);
  const id = ports.ledger.nextId('C');
  const [head, base] = [await ports.prepare('head', signal), await ports.prepare('base', signal)];
  if (!head.ready) return conclude({ request, ports, id }, [], unprepared('head', head));
  if (!base.ready) return conclude({ request, ports, id }, [], unprepared('base', base));

  // Only a model has put something there, and means its checks to use it.
  const scratch = await openCheckScratch(ports.scratch, { empty: request.designedBy !== 'model' });
  try {
    const context: RoundContext = { request, ports, trees: { head, base }, scratch, id };
    const facts: CheckFacts = {
      request,
      runsProjectCode: await runsProjectCode(request.command),
      quoteStands: await quoteStands(request.quote, ports.readAtBase),
      observed: [],
    };
    const longest = request.timeoutMs ?? defaultTimeoutMs;
    await runRound(context, facts, { round: 0, timeoutMs: longest }, signal);
    for (let round = 1; round <= replays; round += 1) {
      const again = wantsReplay(facts);
      if (!again || signal.aborted) break;
      await runRound(context, facts, { round, timeoutMs: Math.min(longest, again.timeoutMs) }, signal);
    }
    const runs = facts.observed.map(({ side, record, passed, why }) => ({ side, record, passed, why }));
    return await conclude({ request, ports, id, scratch: scratch.sha256 }, runs, decideOutcome(facts));
  } finally {
    await scratch.dispose();
  }
}

function unprepared(side: string, tree: PreparedTree & { ready: false }): Decided {
  return {
    outcome: 'blocked',
    because: `the ${side} tree could not be prepared: ${tree.reason}`,
    discriminates: false,
  };
}

type Concluding = { request: CheckRequest; ports: CheckPorts; id: string; scratch?: string | null };

async function conclude(
  { request, ports, id, scratch }: Concluding,
  runs: CheckRun[],
  decided: Decided,
): Promise<Check> {
  const { timeoutMs: _, ...asked } = request;
  const check: Check = { ...asked, id, runs, ...decided, ...(scratch ? { scratch } : {}) };
  await ports.ledger.append({ kind: 'check', check });
  return check;
}
