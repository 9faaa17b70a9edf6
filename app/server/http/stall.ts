/** How long an event loop may be blocked, in seconds. */
export const STALL_SECONDS = 10;

/**
 * Returns once an event loop has not beaten for `STALL_SECONDS` calls of `waitASecond`. Counts calls instead of clock
 * time, because while the machine sleeps or the process is stopped, neither side runs.
 */
export function waitForStall(readBeats: () => number, waitASecond: () => void): void {
  for (let last = readBeats(), still = 0; still < STALL_SECONDS; ) {
    waitASecond();
    const beats = readBeats();
    still = beats === last ? still + 1 : 0;
    last = beats;
  }
}
