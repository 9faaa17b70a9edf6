/**
 * Returns a function that runs work one at a time in this process, in the order of the calls, and returns its result.
 * While `maxWaiting` calls wait or run, further ones throw the error of `refuse`.
 */
export function oneAtATime(maxWaiting = Number.POSITIVE_INFINITY, refuse = () => new Error("Too many calls wait")) {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (waiting >= maxWaiting) throw refuse();
    waiting += 1;
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn.finally(() => {
      waiting -= 1;
    });
  };
}

/** Returns a function that runs the work of each key one at a time in this process, in the order of the calls. */
export function oneAtATimeFor() {
  const queues = new Map<string, { inTurn: ReturnType<typeof oneAtATime>; calls: number }>();
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const queue = queues.get(key) ?? { inTurn: oneAtATime(), calls: 0 };
    queues.set(key, queue);
    queue.calls += 1;
    return queue.inTurn(work).finally(() => {
      queue.calls -= 1;
      if (queue.calls === 0) queues.delete(key);
    });
  };
}
