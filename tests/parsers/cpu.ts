/** Milliseconds of the processor that a piece of work takes: what others on the machine do does not count. */
function cpuMs(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Below this, a measurement says nothing about the code. */
const NOISE_MS = 20;
/** A collection of garbage may fall into one measurement, not into the best of several. */
const TRIES = 6;

/**
 * How slow texts of a kind are, if they are too slow; otherwise `null`. The longest text is measured beside one of half
 * its length, and against a bound in milliseconds of the processor.
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
