/**
 * Returns a function that runs at most `atOnce` works at a time in this process, in the order of the calls, and returns
 * their results. A call that waits `waitMs` milliseconds for its turn throws the error of `refuse`.
 */
export function fewAtATime(atOnce: number, waitMs: number, refuse: () => Error) {
  let running = 0;
  const waiting = new Set<() => void>();

  const turn = () =>
    new Promise<void>((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer);
        waiting.delete(begin);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.delete(begin);
        reject(refuse());
      }, waitMs);
      waiting.add(begin);
    });

  return async <T>(work: () => Promise<T>): Promise<T> => {
    // A finished work hands its place to the first that waits, so `running` stays the same.
    if (running < atOnce) running += 1;
    else await turn();
    try {
      return await work();
    } finally {
      const [next] = waiting;
      if (next) next();
      else running -= 1;
    }
  };
}
