import path from 'node:path';
import type { FailureKind, TestResult } from '../types/suites.ts';
import { readExchangeFile } from './exchange.ts';
import { boundedMessage, emptySuite, numbered } from './report.ts';
import { fromPackage, inExchange, preamble, shuffled } from './script.ts';
import { quote } from './shell.ts';
import { readTap, testOfPoint } from './tap-output.ts';
import type {
  ParsedSuite,
  PlanInput,
  SuiteCommand,
  SuiteCommandOptions,
  SuiteOutput,
  SuitePlan,
} from './types.ts';

const maxOutputBytes = 64 << 20;

export type PerFile = {
  runner: string;
  input: PlanInput;
  files: string[];
  /** Source text that starts one file; the file's path is appended. */
  start: string;
  structured: boolean;
};

/**
 * Runners whose output does not say which file a test is in are started once a file. A file that throws, leaves early or
 * hangs then ends alone.
 */
export function perFilePlan(plan: PerFile): SuitePlan {
  const { directory } = plan.input;
  return {
    runner: plan.runner,
    version: plan.input.version,
    directory,
    files: plan.files,
    expects: 'enumerated',
    structured: plan.structured,
    shuffles: 'files',
    stallMs: null,
    command: (select, run) => commandOf(plan, select ?? plan.files, run),
    parse: (output) => parse(plan, output),
  };
}

function commandOf(plan: PerFile, chosen: string[], run: SuiteCommandOptions): SuiteCommand {
  const { call, directory } = plan.input;
  const files = run.variation?.kind === 'shuffle' ? shuffled(chosen, run.variation.seed) : chosen;
  const seconds = Math.max(1, Math.ceil(run.fileTimeoutMs / 1000));
  const at = (name: string) => quote(inExchange(run, name));
  const command = [...call.env, `${call.prefix}$limit ${plan.start}`].join(' ');
  return {
    script: [
      ...preamble(call, run, plan.files.length === 0 || run.variation?.kind === 'mutant'),
      `limit=; command -v timeout > /dev/null && limit='timeout -k 5 ${seconds}'`,
      'worst=0; n=0',
      "while IFS= read -r -d '' file; do",
      `  ${command} "$file" > ${at('out')}.$n 2> ${at('err')}.$n < /dev/null`,
      '  code=$?',
      `  printf '%s %s\\0' "$code" "$file" >> ${at('exits')}`,
      '  [ "$code" = 0 ] || worst=1',
      ...(run.bail ? ['  [ "$code" = 0 ] || break'] : []),
      '  n=$((n+1))',
      `done < ${at('files')}`,
      `printf 'done\\0' >> ${at('exits')}`,
      'exit $worst',
    ].join('\n'),
    env: { CI: 'true', ...localeEnv(run) },
    exchangeFiles: { files: files.map((file) => `${fromPackage(directory, file)}\0`).join('') },
  };
}

function localeEnv({ variation }: SuiteCommandOptions): Record<string, string> {
  return variation?.kind === 'locale'
    ? { TZ: 'Pacific/Chatham', LANG: 'de_DE.UTF-8', LC_ALL: 'de_DE.UTF-8' }
    : {};
}

async function parse(plan: PerFile, output: SuiteOutput): Promise<ParsedSuite> {
  const suite = emptySuite();
  const entries = (await text(path.join(output.exchangeHost, 'exits'))).split('\0').filter(Boolean);
  const tests: Omit<TestResult, 'occurrence'>[] = [];
  for (const [index, entry] of entries.entries()) {
    if (entry === 'done') {
      suite.done = true;
      continue;
    }
    const split = entry.indexOf(' ');
    const file = path.posix.normalize(path.posix.join(plan.input.directory, entry.slice(split + 1)));
    const end = { file, code: Number(entry.slice(0, split)), index };
    tests.push(...(await testsOfFile(plan, end, output, suite)));
  }
  const ran = entries.filter((entry) => entry !== 'done').length;
  const cut = (output.select ?? plan.files)[ran];
  if (!suite.done && cut !== undefined)
    suite.interrupted.push({
      file: cut,
      test: null,
      message: 'the run ended while this file was going on',
      kind: 'timeout',
    });
  suite.tests = numbered(tests);
  return suite;
}

async function testsOfFile(
  plan: PerFile,
  end: { file: string; code: number; index: number },
  output: SuiteOutput,
  suite: ParsedSuite,
): Promise<Omit<TestResult, 'occurrence'>[]> {
  const { file, code } = end;
  const stdout = await text(path.join(output.exchangeHost, `out.${end.index}`));
  const stream = await readTap(stdout, 'flat');
  if (!stream.any && !plan.structured) {
    suite.finished.push(file);
    const stderr = await text(path.join(output.exchangeHost, `err.${end.index}`));
    return [wholeFile(file, code, `${stdout}\n${stderr}`)];
  }
  const tests = stream.points.map((point) => testOfPoint(point, file));
  const failed = tests.filter((test) => test.status === 'failed').length;
  if (code === 0 && failed > 0) suite.problems.push(`${file} reports ${failed} failures and exits with 0`);
  if (code === 0 && stream.any && !stream.whole && tests.length > 0) {
    suite.problems.push(`${file} leaves before its tests are done`);
    return tests;
  }
  suite.finished.push(file);
  // All was reported, and then something kept the process: the results stand.
  if (code === 124 && stream.whole) suite.openHandles = true;
  if (code === 0 || (stream.whole && (failed > 0 || code === 124))) return tests;
  const stderr = await text(path.join(output.exchangeHost, `err.${end.index}`));
  return withEnd(tests, { file, code, last: stream.lastComment, said: stderr || stdout });
}

/** The file ended badly without a failing point that says so: the test that was going on has failed, or the file itself. */
function withEnd(
  tests: Omit<TestResult, 'occurrence'>[],
  { file, code, last, said }: { file: string; code: number; last: string | null; said: string },
): Omit<TestResult, 'occurrence'>[] {
  const failureKind = endKind(code, said);
  const message = boundedMessage(
    failureKind === 'timeout' ? 'ran out of time' : tail(said) || `exit status ${code}`,
  );
  const going = last === null ? undefined : tests.find((test) => test.name === last);
  if (going?.status === 'failed') return tests;
  if (going !== undefined) Object.assign(going, { status: 'failed', failureKind, message });
  else tests.push({ file, name: last ?? '(file)', status: 'failed', failureKind, message });
  return tests;
}

function endKind(code: number, said: string): FailureKind {
  if (code === 124 || code === 137) return 'timeout';
  if (code > 128) return 'crash';
  return /AssertionError|ERR_ASSERTION/.test(said) ? 'assertion' : 'error';
}

function wholeFile(file: string, code: number, said: string): Omit<TestResult, 'occurrence'> {
  if (code === 0) return { file, name: '(file)', status: 'passed' };
  return {
    file,
    name: '(file)',
    status: 'failed',
    failureKind: endKind(code, said),
    message: boundedMessage(tail(said) || `exit status ${code}`),
  };
}

function tail(said: string): string {
  return said.trim().split('\n').slice(-25).join('\n').slice(-1_900);
}

async function text(file: string): Promise<string> {
  return (await readExchangeFile(file, maxOutputBytes)).text;
}
