import path from 'node:path';
import { readText } from './runners/manifest.ts';
import type { SuitePlan } from './runners/types.ts';
import type { TestResult } from './types/suites.ts';

type Settled = { plan: SuitePlan; settled: Set<string>; tests: TestResult[]; root: string };

const declaresTests = /^[ \t]*(?:await[ \t]+)?(?:t|test|it|describe|suite|tap)(?:\.test)?\(\s*['"`]/m;
const conditional = /process\.(?:platform|versions?|env)\b/;
const focuses =
  /^[ \t]*(?:(?:describe|context|it|test|tape)\.only\s*(?:\.\w+)?\s*[(`]|(?:fit|fdescribe)\s*\()/m;

/** Runners that give every file a process: one that leaves with status 0 before its first result looks like an empty one. */
const quietRunners = new Set(['node:test', 'tape', 'tap']);
/** Runners that skip what is not focused without saying so. */
const focusingRunners = new Set(['jest', 'tape', 'ava']);

/** What the text of the test files gives reason to doubt in what they reported. */
export async function doubtsFromSources({ plan, settled, tests, root }: Settled): Promise<string[]> {
  const quiet = quietRunners.has(plan.runner);
  const focusing = focusingRunners.has(plan.runner);
  if (!quiet && !focusing) return [];
  const speaking = new Set(tests.map((test) => test.file));
  const doubts: string[] = [];
  for (const file of settled) {
    if (!focusing && speaking.has(file)) continue;
    const text = await readText(path.join(root, file));
    if (text === null) continue;
    if (focusing && focuses.test(text))
      doubts.push(`focused tests (\`.only\`) in ${file}: the others did not run`);
    if (quiet && !speaking.has(file) && declaresTests.test(text) && !conditional.test(text))
      doubts.push(`${file} declares tests, ends with status 0 and reports none`);
  }
  return doubts;
}
