import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Exit } from '../base/commands.ts';
import { fillExchange } from './runners/exchange.ts';
import { reportName } from './runners/report.ts';
import type { ParsedSuite, SuitePlan } from './runners/types.ts';
import type { PlanRun } from './suite-plan.ts';
import type { SuitePorts } from './suite.ts';
import type { CommandRecord, Room } from './types/commands.ts';

const outputKept = 200_000;
/** A run that reported something this recently when its time was over was slow, not stuck: nobody is blamed for it. */
const stuckAfterMs = 20_000;

export type AttemptRequest = PlanRun & {
  timeoutMs: number;
  forceExit: boolean;
  oneByOne: boolean;
  again: boolean;
};

/** One command of a suite run and what it reported. */
export type Attempt = {
  record: CommandRecord;
  /** As the record's, but a run that we ended because nothing moved any more has run out of time. */
  exit: Exit;
  parsed: ParsedSuite;
  stderrTail: string;
  /** Nothing had been reported for a while when it ended for lack of time. Otherwise it was only slow. */
  stuck: boolean;
  touched: string[];
};

/** Runs a plan's command once (twice for the `twice` variation) in a fresh room, and reads its report. */
export async function attempt(
  plan: SuitePlan,
  run: AttemptRequest,
  ports: SuitePorts,
  signal: AbortSignal,
): Promise<Attempt> {
  const room = await ports.trees.room(run.request.tree);
  try {
    await run.request.prepareRoom?.(room);
    const first = await once(plan, run, { room, ports, signal });
    if (run.request.variation?.kind !== 'twice' || signal.aborted) return first;
    return await once(plan, run, { room, ports, signal });
  } finally {
    await room.dispose();
  }
}

type Place = { room: Room; ports: SuitePorts; signal: AbortSignal };

async function once(plan: SuitePlan, run: AttemptRequest, { room, ports, signal }: Place): Promise<Attempt> {
  const { request, select, timeoutMs } = run;
  const command = plan.command(select, {
    exchange: room.exchange,
    roomRoot: room.root,
    ...(request.variation ? { variation: request.variation } : {}),
    forceExit: run.forceExit,
    oneByOne: run.oneByOne,
    again: run.again,
    bail: request.bail ?? false,
    fileTimeoutMs: Math.min(120_000, Math.max(10_000, timeoutMs / 3)),
  });
  // A second run in the same room must not see the first one's report.
  await fillExchange(room.exchange.host, command.exchangeFiles);
  const watch = watchForStall(path.join(room.exchange.host, reportName), plan.stallMs, signal);
  let record: CommandRecord;
  try {
    record = await ports.runner.run(
      {
        agentId: request.agentId,
        purpose: purposeOf(plan, run),
        tree: request.tree.shas,
        room,
        script: command.script,
        cwd: plan.directory,
        env: command.env,
        timeoutMs,
      },
      watch.signal,
    );
  } finally {
    await watch.stop();
  }
  const quietMs = watch.quietMs();
  const stalled = watch.stalled() && !signal.aborted;
  const exit: Exit = stalled ? { kind: 'timeout', afterMs: record.durationMs } : record.exit;
  const [stdout, stderr] = await Promise.all([
    ports.runner.read(record.stdout, { maxBytes: outputKept, from: 'end' }),
    ports.runner.read(record.stderr, { maxBytes: outputKept, from: 'end' }),
  ]);
  const parsed = await plan.parse({
    exchangeHost: room.exchange.host,
    roomRoot: room.root,
    stdout,
    stderr,
    exit,
    select,
  });
  return {
    record,
    exit,
    parsed,
    stderrTail: tailOf(stderr) || tailOf(stdout),
    stuck: stalled || (exit.kind === 'timeout' && quietMs >= stuckAfterMs),
    touched: record.touched,
  };
}

function purposeOf(plan: SuitePlan, { request, select }: AttemptRequest): string {
  const what =
    select === null ? 'all tests' : `${select.length} test ${select.length === 1 ? 'file' : 'files'}`;
  const where = plan.directory === '.' ? '' : ` in ${plan.directory}`;
  const how = request.variation === undefined ? '' : `, ${request.variation.kind}`;
  return `${request.id}: ${what} with ${plan.runner}${where}${how}`;
}

/** Aborts when a report that had begun has not grown for `stallMs`. */
function watchForStall(report: string, stallMs: number | null, outer: AbortSignal) {
  const own = new AbortController();
  let size = 0;
  let since = Date.now();
  let stalled = false;
  let looking: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    looking = look();
  }, 1_000);
  async function look(): Promise<void> {
    const now = await stat(report).then(
      (info) => info.size,
      () => 0,
    );
    if (now !== size) {
      size = now;
      since = Date.now();
    }
    if (stallMs === null || size === 0 || Date.now() - since < stallMs) return;
    stalled = true;
    own.abort(new Error('nothing was reported any more'));
  }
  return {
    signal: AbortSignal.any([outer, own.signal]),
    stalled: () => stalled,
    quietMs: () => (stallMs === null || size === 0 ? 0 : Date.now() - since),
    stop: async () => {
      clearInterval(timer);
      await looking;
    },
  };
}

function tailOf(text: string): string {
  const lines = text.trim().split('\n');
  const told = lines.findIndex((line) =>
    /^(?:\w*Error|.*(?:Cannot find|SyntaxError|Error:))/.test(line.trim()),
  );
  return (told === -1 ? lines.slice(-20) : lines.slice(told, told + 20)).join('\n').slice(-1_800);
}
