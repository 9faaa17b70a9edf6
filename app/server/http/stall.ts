/** How long an event loop may stand still, in seconds. */
export const STALL_SECONDS = 10;

/**
 * Returns once the beats of an event loop have stayed away for ten seconds, counted in seconds that the one who looks
 * has lived through: while the machine sleeps, or all of the process is held, neither beats nor looks come.
 */
export function waitForStall(readBeats: () => number, waitASecond: () => void): void {
  for (let last = readBeats(), still = 0; still < STALL_SECONDS; ) {
    waitASecond();
    const beats = readBeats();
    still = beats === last ? still + 1 : 0;
    last = beats;
  }
}
