import type { CheckRequest } from './types/checks.ts';

/** A check that cannot be judged as it is asked for. The message is for the model: what is wrong, what would be right. */
export class UnusableCheck extends Error {
  override readonly name = 'UnusableCheck';
}

const longestPattern = 1_000;
const mostPatterns = 20;

/** @throws UnusableCheck */
export function assertUsable(request: CheckRequest): void {
  if (request.command.trim() === '') throw new UnusableCheck('`command` is empty: give a shell command.');
  if (request.command.includes('\0')) throw new UnusableCheck('`command` contains a NUL byte.');
  const { exitCode, mustMatch = [], mustNotMatch = [] } = request.expect;
  if (exitCode !== undefined && !(Number.isInteger(exitCode) && exitCode >= 0 && exitCode <= 255)) {
    throw new UnusableCheck(
      `\`expect.exitCode\` is ${exitCode}: an exit code is a whole number from 0 to 255.`,
    );
  }
  if (mustMatch.length + mustNotMatch.length > mostPatterns) {
    throw new UnusableCheck(`\`expect\` has more than ${mostPatterns} patterns: make several checks of it.`);
  }
  for (const pattern of [...mustMatch, ...mustNotMatch]) assertPattern(pattern);
  const contradiction = mustMatch.find((pattern) => mustNotMatch.includes(pattern));
  if (contradiction !== undefined) {
    throw new UnusableCheck(`/${contradiction}/ can never hold: it must match and must not match.`);
  }
  if (request.oracle === 'documented' && request.quote === undefined) {
    throw new UnusableCheck(
      'The oracle `documented` needs `quote`: the words relied on and the file at base that they stand in.',
    );
  }
}

function assertPattern(pattern: string): void {
  if (pattern.length > longestPattern) {
    throw new UnusableCheck(`A pattern is longer than ${longestPattern} characters.`);
  }
  let compiled: RegExp;
  try {
    compiled = new RegExp(pattern, 'm');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UnusableCheck(`/${pattern}/ is not a JavaScript regular expression (${reason}).`);
  }
  if (compiled.test('')) {
    throw new UnusableCheck(`/${pattern}/ matches the empty text, so it says nothing about the output.`);
  }
}
