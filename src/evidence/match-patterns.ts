import { UnusableCheck } from './check-request.ts';

const deadlineMs = 2_000;

/**
 * Which patterns match the text, in their order. They come from a model and may backtrack for ever: they are run in
 * a thread of their own, which is ended after two seconds.
 *
 * @throws UnusableCheck where the patterns take longer than that.
 */
export async function matchPatterns(patterns: string[], text: string): Promise<boolean[]> {
  if (patterns.length === 0) return [];
  const matched = await matchTable(patterns, [text], 'm');
  if (matched === null) {
    throw new UnusableCheck(
      `The patterns take longer than ${deadlineMs / 1_000} s on this output: avoid nested quantifiers such as (a+)+.`,
    );
  }
  return matched.map(([first]) => first === true);
}

/**
 * The names that one of a project's own patterns matches. The patterns come from a pull request: null for what is no
 * pattern, and for what takes longer than two seconds.
 */
export async function namesMatching(patterns: string[], names: string[]): Promise<string[] | null> {
  if (patterns.length === 0 || names.length === 0) return [];
  const matched = await matchTable(patterns, names, '').catch(() => null);
  return matched && names.filter((_, index) => matched.some((ofPattern) => ofPattern[index] === true));
}

/** For each pattern which of the texts it matches; null when it takes too long. Rejects where one is no pattern. */
async function matchTable(patterns: string[], texts: string[], flags: string): Promise<boolean[][] | null> {
  const { Worker } = await import('node:worker_threads');
  const worker = new Worker(matcher, { eval: true, workerData: { patterns, texts, flags }, env: {} });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<boolean[][] | null>((resolve, reject) => {
      timer = setTimeout(() => resolve(null), deadlineMs);
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('the thread that matches patterns ended early')));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

const matcher = `
const { parentPort, workerData: { patterns, texts, flags } } = require('node:worker_threads');
parentPort.postMessage(patterns.map((pattern) => {
  const regex = new RegExp(pattern, flags);
  return texts.map((text) => regex.test(text));
}));
`;
