import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { writeZone } from "#app/domain/icalendar/zones.ts";
import { Temporal } from "#app/domain/time/time.ts";

const zones = Intl.supportedValuesOf("timeZone");
const years = { from: 2026, to: 2028 };

/** The offset of a clock time by the written zone, in minutes. */
function writtenOffset(lines: string[], wallTime: Temporal.PlainDateTime): number {
  const zone = new ICAL.Timezone(new ICAL.Component(ICAL.parse(lines.join("\r\n"))));
  const { year, month, day, hour, minute, second } = wallTime;
  return zone.utcOffset(new ICAL.Time({ year, month, day, hour, minute, second, isDate: false }, zone)) / 60;
}

/** Noon of days far from each other and near to them: no change of clocks is at noon. */
function* noons(from: number, to: number) {
  for (let year = from; year <= to; year += 1) {
    for (let month = 1; month <= 12; month += 1) {
      for (const day of [1, 11, 28]) yield Temporal.PlainDateTime.from({ year, month, day, hour: 12 });
    }
  }
}

const realOffset = (timeZone: string, wallTime: Temporal.PlainDateTime) =>
  wallTime.toZonedDateTime(timeZone).offsetNanoseconds / 60e9;

function expectRight(timeZone: string, { from, to }: { from: number; to: number }) {
  const { lines } = writeZone(timeZone, { from, to });
  for (const noon of noons(from, to)) {
    expect(writtenOffset(lines, noon), `${timeZone} ${noon}`).toBe(realOffset(timeZone, noon));
  }
}

describe("a zone in a calendar file", () => {
  it("is named and complete for every zone that can be chosen", () => {
    for (const timeZone of zones) {
      const { tzid, lines } = writeZone(timeZone, years);
      expect(lines.slice(0, 2)).toEqual(["BEGIN:VTIMEZONE", `TZID:${tzid}`]);
      expect(lines.at(-1)).toBe("END:VTIMEZONE");
      expect(lines.join("\n")).toMatch(/BEGIN:(STANDARD|DAYLIGHT)/);
      expect(tzid).toMatch(/^[A-Za-z0-9_+/-]+$/);
    }
  }, 60_000);

  it("agrees with the clocks that this program counts with", () => {
    // America/Vancouver and Africa/Casablanca: rules that newer data have and older have not, or the other way round.
    const tried = ["Europe/Berlin", "Australia/Lord_Howe", "America/Vancouver", "Africa/Casablanca", "Asia/Kathmandu"];
    for (const timeZone of tried) expectRight(timeZone, { from: 2025, to: 2028 });
  });

  it("knows the rules of the past that its event has lived through", () => {
    expectRight("America/New_York", { from: 2004, to: 2009 });
    expectRight("Europe/Moscow", { from: 2009, to: 2016 });
    expectRight("Pacific/Apia", { from: 2010, to: 2013 });
  });

  it("holds one set of rules, without history, where that is enough", () => {
    const { lines } = writeZone("Europe/Paris", years);
    expect(lines.filter((line) => line.startsWith("RRULE:"))).toHaveLength(2);
    expect(lines.filter((line) => line.startsWith("BEGIN:"))).toHaveLength(3);
  });

  it("writes UTC as a zone with a place, as recurring events need one", () => {
    expect(writeZone("UTC", years).tzid).toBe("Etc/UTC");
  });

  it("also knows names that the library lacks", () => {
    const { tzid, lines } = writeZone("europe/berlin", { from: 2026, to: 2026 });
    expect(tzid).toBe("Europe/Berlin");
    expect(writtenOffset(lines, Temporal.PlainDateTime.from("2026-07-01T12:00"))).toBe(120);
  });
});
