import type {
  CheckData,
  CheckInput,
  GlobData,
  GlobInput,
  GrepData,
  GrepInput,
  ReadData,
  ReadInput,
  SuiteData,
  SuiteInput,
} from '../tools/inputs.ts';
import type { Check } from '../evidence/types/checks.ts';
import type { Mutant } from '../evidence/types/mutants.ts';
import type { SuiteOutcome } from '../evidence/types/suites.ts';
import type { CallResult } from './types.ts';

/** Tool calls as the playbook writes them, and their answers as it reads them. A failed call reads as nothing found. */
export type Call = { tool: string; input: unknown };

export function read(file: string): Call {
  return { tool: 'Read', input: { file_path: file, limit: 2000 } satisfies ReadInput };
}

export function grepFiles(pattern: string): Call {
  return { tool: 'Grep', input: { pattern, output_mode: 'files', head_limit: 60 } satisfies GrepInput };
}

export function glob(pattern: string): Call {
  return { tool: 'Glob', input: { pattern } satisfies GlobInput };
}

export function suite(input: SuiteInput): Call {
  return { tool: 'Suite', input };
}

export function check(input: CheckInput): Call {
  return { tool: 'Check', input };
}

/** The command as it runs in a folder of the repository. */
export function inFolder(folder: string, command: string): string {
  return folder === '.' ? command : `cd -- '${folder.replaceAll("'", `'\\''`)}' && {\n${command}\n}`;
}

export function textIn(result: CallResult | undefined): string {
  return dataOf<ReadData>(result)?.text ?? '';
}

export function filesIn(result: CallResult | undefined): string[] {
  return dataOf<GrepData | GlobData>(result)?.files ?? [];
}

export function outcomesIn(result: CallResult | undefined): SuiteOutcome[] {
  // Outcomes of a tree that could not be prepared come with a failed call, and say so themselves.
  const data = dataOf<SuiteData>(result && { ...result, isError: false });
  return data?.kind === 'suite' ? data.outcomes : [];
}

export function mutantsIn(result: CallResult | undefined): Mutant[] {
  const data = dataOf<SuiteData>(result);
  return data?.kind === 'mutants' ? data.mutants : [];
}

export function checkIn(result: CallResult | undefined): Check | undefined {
  return dataOf<CheckData>(result);
}

/** The tools and this file agree on the data's type by name; a call that failed carries none. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- each caller names the tool's type
function dataOf<T>(result: CallResult | undefined): T | undefined {
  return result && !result.isError && typeof result.data === 'object' && result.data !== null
    ? // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made by the tool of that name in this process
      (result.data as T)
    : undefined;
}
