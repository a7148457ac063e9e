import { linked } from '../base/abort.ts';
import type { Sha } from '../base/ids.ts';
import type { Published } from '../github/types.ts';

/**
 * Runs the work while GitHub is told of it. When the answer is that the head had moved on before we began, the work is
 * aborted, its end waited for and its outcome dropped. Rejects as the work does.
 */
export async function whileCurrent<T>(
  begun: Promise<Published>,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<{ result: T } | { superseded: Sha }> {
  const scope = linked(signal);
  try {
    const told = begun.then(({ superseded }) => {
      if (superseded !== null) scope.abort(new Error('the head of the pull request has moved on'));
      return superseded;
    });
    const [superseded, worked] = await Promise.allSettled([told, work(scope.signal)]);
    if (superseded.status === 'fulfilled' && superseded.value !== null)
      return { superseded: superseded.value };
    if (worked.status === 'rejected') throw worked.reason;
    return { result: worked.value };
  } finally {
    scope.dispose();
  }
}
