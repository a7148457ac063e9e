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
  const { Worker } = await import('node:worker_threads');
  const worker = new Worker(matcher, { eval: true, workerData: { patterns, text }, env: {} });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<boolean[]>((resolve, reject) => {
      const late = new UnusableCheck(
        `The patterns take longer than ${deadlineMs / 1_000} s on this output: avoid nested quantifiers such as (a+)+.`,
      );
      timer = setTimeout(() => reject(late), deadlineMs);
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
const { parentPort, workerData } = require('node:worker_threads');
parentPort.postMessage(workerData.patterns.map((pattern) => new RegExp(pattern, 'm').test(workerData.text)));
`;
