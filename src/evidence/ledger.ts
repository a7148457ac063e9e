import { mkdir, open, readFile } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { GainsayError } from '../base/errors.ts';
import type { Check } from './types/checks.ts';
import type { CommandRecord } from './types/commands.ts';
import type { Comparison, SuiteRun } from './types/suites.ts';
import type { Evidence, Program } from './types/laboratory.ts';
import type { Mutant } from './types/mutants.ts';
import type { PreparedTree } from './types/trees.ts';

/** One line of `evidence.jsonl`. */
export type LedgerEntry =
  | { kind: 'program'; program: Program }
  | { kind: 'record'; record: CommandRecord }
  | { kind: 'suite'; suite: SuiteRun }
  | { kind: 'comparison'; comparison: Comparison }
  | { kind: 'check'; check: Check }
  | { kind: 'mutant'; mutant: Mutant }
  | { kind: 'preparation'; preparation: PreparedTree };

/** Everything in the ledger, each list in the order of its entries. */
type LedgerView = {
  readonly programs: readonly Program[];
  readonly records: readonly CommandRecord[];
  readonly suites: readonly SuiteRun[];
  readonly comparisons: readonly Comparison[];
  readonly checks: readonly Check[];
  readonly mutants: readonly Mutant[];
  readonly prepared: readonly PreparedTree[];
};

/** E: command records, S: suite runs, C: checks, M: mutants. */
type EvidenceLetter = 'E' | 'S' | 'C' | 'M';

/** What the runtime wrote down during a run: grows, never changes. */
export type Ledger = {
  /** `evidence.jsonl` in the run's folder. */
  readonly file: string;
  /** E1, E2…: each id is given once, also to concurrent callers. */
  nextId(letter: EvidenceLetter): string;
  /** Resolves when the line is in the file. Lines stand in the order of the calls. */
  append(entry: LedgerEntry): Promise<void>;
  view(): LedgerView;
  close(): Promise<void>;
};

/**
 * Opens the ledger of a run's folder, which it creates; numbering goes on where an earlier process stopped. `redact`:
 * takes secrets out of what is written.
 */
export async function openLedger(
  folder: string,
  { redact = (entry) => entry }: { redact?: (entry: LedgerEntry) => LedgerEntry } = {},
): Promise<Ledger> {
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, 'evidence.jsonl');
  const view = emptyView();
  const counters = new Map<EvidenceLetter, number>();
  for (const entry of await readLedger(file)) {
    addTo(view, entry);
    noteId(counters, entry);
  }

  const handle = await open(file, 'a+');
  await endTornLine(handle);
  let queue: Promise<void> = Promise.resolve();
  let closed = false;

  return {
    file,
    nextId(letter) {
      const next = (counters.get(letter) ?? 0) + 1;
      counters.set(letter, next);
      return `${letter}${next}`;
    },
    append(entry) {
      if (closed) return Promise.reject(new Error('the ledger is closed'));
      addTo(view, entry);
      const written = queue.then(() => writeLine(handle, file, redact(entry)));
      // A later line must still be tried after a failed one; its own caller hears of the failure.
      queue = written.catch(() => undefined);
      return written;
    },
    view: () => view,
    async close() {
      if (closed) return;
      closed = true;
      await queue;
      await handle.close();
    },
  };
}

/**
 * Reads an `evidence.jsonl` back, also one whose process was killed in the middle of a line: lines that are no
 * entry are left out. A missing file is an empty ledger.
 */
export async function readLedger(file: string): Promise<LedgerEntry[]> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  });
  const records = new Map<string, CommandRecord>();
  const entries: LedgerEntry[] = [];
  for (const line of text.split('\n')) {
    const entry = parseLine(line, records);
    if (entry === null) continue;
    if (entry.kind === 'record') records.set(entry.record.id, entry.record);
    entries.push(entry);
  }
  return entries;
}

/** What a ledger holds, with what it does not hold: the change and the level of the sandbox. */
export async function evidenceIn(
  file: string,
  { change, sandbox }: Pick<Evidence, 'change' | 'sandbox'>,
): Promise<Evidence> {
  const view = emptyView();
  for (const entry of await readLedger(file)) addTo(view, entry);
  return { change, sandbox, ...view };
}

type Lists = { -readonly [K in keyof LedgerView]: LedgerView[K][number][] };

function emptyView(): Lists {
  return { programs: [], records: [], suites: [], comparisons: [], checks: [], mutants: [], prepared: [] };
}

function addTo(view: Lists, entry: LedgerEntry): void {
  switch (entry.kind) {
    case 'program':
      view.programs.push(entry.program);
      break;
    case 'record':
      view.records.push(entry.record);
      break;
    case 'suite':
      view.suites.push(entry.suite);
      break;
    case 'comparison':
      view.comparisons.push(entry.comparison);
      break;
    case 'check':
      view.checks.push(entry.check);
      break;
    case 'mutant':
      view.mutants.push(entry.mutant);
      break;
    case 'preparation':
      view.prepared.push(entry.preparation);
      break;
  }
}

function noteId(counters: Map<EvidenceLetter, number>, entry: LedgerEntry): void {
  for (const letter of ['E', 'S', 'C', 'M'] as const) {
    const match = new RegExp(`^${letter}(\\d+)$`).exec(idOf(entry));
    if (match !== null) counters.set(letter, Math.max(counters.get(letter) ?? 0, Number(match[1])));
  }
}

function idOf(entry: LedgerEntry): string {
  if (entry.kind === 'record') return entry.record.id;
  if (entry.kind === 'suite') return entry.suite.id;
  if (entry.kind === 'check') return entry.check.id;
  return entry.kind === 'mutant' ? entry.mutant.id : '';
}

async function endTornLine(handle: FileHandle): Promise<void> {
  const { size } = await handle.stat();
  if (size === 0) return;
  const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, size - 1);
  if (buffer.toString() !== '\n') await handle.appendFile('\n');
}

async function writeLine(handle: FileHandle, file: string, entry: LedgerEntry): Promise<void> {
  try {
    await handle.appendFile(`${JSON.stringify(withRecordIds(entry))}\n`);
  } catch (cause) {
    throw new GainsayError(`cannot write evidence to ${file}`, {
      remedy: 'Free space on the disk, or choose another folder for the run.',
      cause,
    });
  }
}

/** A preparation names its records, which have lines of their own. */
function withRecordIds(entry: LedgerEntry): Line {
  if (entry.kind !== 'preparation') return entry;
  const { preparation } = entry;
  return {
    kind: 'preparation',
    preparation: { ...preparation, records: [] },
    recordIds: preparation.records.map((record) => record.id),
  };
}

function parseLine(text: string, records: Map<string, CommandRecord>): LedgerEntry | null {
  let line: unknown;
  try {
    line = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isLine(line)) return null;
  if (line.kind !== 'preparation') return line;
  const found = (line.recordIds ?? []).flatMap((id) => records.get(id) ?? []);
  return { kind: 'preparation', preparation: { ...line.preparation, records: found } };
}

type Line = LedgerEntry & { recordIds?: string[] };

/** The runtime alone writes this file: the kind is looked at, its content is trusted. */
function isLine(value: unknown): value is Line {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false;
  return typeof value.kind === 'string' && value.kind in value;
}
