import fc from "fast-check";
import { expect, it } from "vitest";
import { STALL_SECONDS, waitForStall } from "#app/server/http/stall.ts";

/** The seconds that `waitForStall` waits for a loop with the given numbers of beats in each second, and none after. */
function secondsUntil(beatsInSeconds: number[]): number {
  let [beats, seconds] = [0, 0];
  waitForStall(
    () => beats,
    () => {
      beats += beatsInSeconds[seconds] ?? 0;
      seconds += 1;
    },
  );
  return seconds;
}

it("a loop has stood still ten seconds after its last beat, whenever that was, and not before", () => {
  const still = fc.array(fc.constant(0), { maxLength: STALL_SECONDS - 1 });
  const beating = fc.tuple(still, fc.integer({ min: 1, max: 5 })).map(([before, beats]) => [...before, beats]);
  fc.assert(
    fc.property(fc.array(beating), (parts) => {
      const seconds = parts.flat();
      expect(secondsUntil(seconds)).toBe(seconds.length + STALL_SECONDS);
    }),
  );
});
