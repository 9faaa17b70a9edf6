/** The CPU time of `work` in milliseconds, without that of other processes on the machine. */
function cpuMs(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Below this, a measurement says nothing about the code. */
const NOISE_MS = 20;
/** A garbage collection may fall into one measurement, but not into the best of several. */
const TRIES = 6;

/**
 * Describes texts that are too slow to read; `null` if they are not. Compares the longest text with one of half its
 * length, and with a bound in milliseconds of CPU time.
 */
export function findSlowness(work: (text: string) => unknown, make: (share: number) => string, boundMs: number) {
  const [half, full] = [make(0.5), make(1)];
  let [halfMs, fullMs] = [0, Number.POSITIVE_INFINITY];
  for (let tries = 0; tries < TRIES; tries += 1) {
    fullMs = Math.min(
      fullMs,
      cpuMs(() => work(full)),
    );
    if (fullMs <= NOISE_MS) return null;
    halfMs = Math.max(
      halfMs,
      cpuMs(() => work(half)),
    );
    if (fullMs <= Math.min(3 * halfMs, boundMs)) return null;
  }
  return `${halfMs.toFixed()} ms, ${fullMs.toFixed()} ms for twice as much`;
}
