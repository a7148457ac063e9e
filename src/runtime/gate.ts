/** Lets work in, in order: what may run beside others up to a cap, what may not alone. */
export type Gate = { enter<R>(shared: boolean, work: () => Promise<R>): Promise<R> };

/** Tool calls of one agent that run at the same time, at most. */
const toolConcurrency = 10;

export function createGate(cap: number = toolConcurrency): Gate {
  const queue: { shared: boolean; start: () => void }[] = [];
  let running = 0;
  let alone = false;

  const admit = () => {
    for (let next = queue[0]; next !== undefined; next = queue[0]) {
      if (alone || running >= cap || (!next.shared && running > 0)) return;
      queue.shift();
      running += 1;
      alone = !next.shared;
      next.start();
    }
  };
  return {
    async enter(shared, work) {
      await new Promise<void>((start) => {
        queue.push({ shared, start });
        admit();
      });
      try {
        return await work();
      } finally {
        running -= 1;
        alone = false;
        admit();
      }
    },
  };
}
