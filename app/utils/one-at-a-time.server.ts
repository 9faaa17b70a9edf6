/**
 * Runs work one at a time in this process, in the order of the calls. The result runs `work` and answers what it
 * answers. While `maxWaiting` calls wait or run, a further one is refused with the error of `refuse`.
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
