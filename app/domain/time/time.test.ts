import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  atWallTime,
  DAY_MS,
  dateIn,
  dateMs,
  epochOfWallMs,
  fromEpochMs,
  Temporal,
  wallMs,
} from "#app/domain/time/time.ts";

const ZONES = [
  "Europe/London",
  "America/New_York",
  "Australia/Lord_Howe",
  "Asia/Kolkata",
  "Pacific/Apia",
  "Africa/Casablanca",
  "Etc/UTC",
];
const zone = fc.constantFrom(...ZONES);
const epoch = fc.integer({ min: Date.UTC(1950, 0, 1), max: Date.UTC(2050, 0, 1) });
/** Hours around the clock changes of two years. */
const nearChange = fc
  .tuple(
    fc.constantFrom("2026-03-08", "2026-03-29", "2026-10-25", "2026-11-01", "2026-04-05", "2026-10-04"),
    fc.nat(2880),
  )
  .map(([day, minutes]) => Date.parse(`${day}T00:00Z`) - 86_400_000 + minutes * 60_000);

describe("the wall clock", () => {
  it("is Temporal's", () => {
    fc.assert(
      fc.property(zone, fc.oneof(epoch, nearChange), (timeZone, ms) => {
        const zoned = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(timeZone);
        expect(new Date(wallMs(ms, timeZone)).toISOString().slice(0, 23)).toBe(
          zoned.toPlainDateTime().toString({ fractionalSecondDigits: 3 }),
        );
        expect(dateIn(zoned.toInstant(), timeZone).toString()).toBe(zoned.toPlainDate().toString());
      }),
    );
  });

  it("changes at the very millisecond at which the clocks do", () => {
    for (const [change, timeZone] of [
      ["2026-03-29T01:00Z", "Europe/London"],
      ["2026-10-25T01:00Z", "Europe/London"],
      ["2026-11-01T06:00Z", "America/New_York"],
    ] as const) {
      const at = Date.parse(change);
      // The previous interval is cached then, and must not be used for the next.
      for (const ms of [at - 1, at, at + 1]) {
        const zoned = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(timeZone);
        expect(wallMs(ms, timeZone) - ms, `${change} ${timeZone}`).toBe(zoned.offsetNanoseconds / 1_000_000);
      }
    }
  });

  it("is Temporal's each half hour of the days around a change", () => {
    for (const [day, timeZone] of [
      ["2026-03-29", "Europe/London"],
      ["2026-10-25", "Europe/London"],
      ["2026-03-08", "America/New_York"],
      ["2026-11-01", "America/New_York"],
    ] as const) {
      const middle = Date.parse(`${day}T00:00Z`);
      for (let localMs = middle - 3 * DAY_MS; localMs < middle + 3 * DAY_MS; localMs += DAY_MS / 48) {
        const wallTime = Temporal.PlainDateTime.from(new Date(localMs).toISOString().slice(0, 23));
        expect(epochOfWallMs(localMs, timeZone), `${wallTime} ${timeZone}`).toBe(
          atWallTime(wallTime, timeZone).epochMilliseconds,
        );
      }
    }
  });

  it("leads back to the instant by the product's rule for skipped and doubled hours", () => {
    fc.assert(
      fc.property(zone, fc.oneof(epoch, nearChange), (timeZone, localMs) => {
        const wallTime = Temporal.PlainDateTime.from(new Date(localMs).toISOString().slice(0, 23));
        expect(epochOfWallMs(localMs, timeZone)).toBe(atWallTime(wallTime, timeZone).epochMilliseconds);
      }),
    );
  });

  it("gives back a date", () => {
    fc.assert(
      fc.property(fc.integer({ min: -25_000, max: 2_900_000 }), (days) => {
        const date = new Temporal.PlainDate(1970, 1, 1).add({ days });
        expect(fromEpochMs(dateMs(date)).toString()).toBe(date.toString());
      }),
    );
  });
});
