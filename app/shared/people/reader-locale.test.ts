import { describe, expect, it } from "vitest";
import { formatInstant } from "#app/shared/format.ts";
import { CLOCKS, FIRST_DAYS } from "#app/shared/people/constants.ts";
import { firstDayOfWeek, localeOfChoice } from "#app/shared/people/reader-locale.ts";

const AFTERNOON = Date.UTC(2026, 9, 14, 15, 45);
const MIDNIGHT = Date.UTC(2026, 9, 14, 0, 5);
const clock = (locale: string, epochMs = AFTERNOON) => formatInstant(epochMs, locale, "time", "UTC");

describe("the first day of the week", () => {
  it.each([
    ["en-US", 7],
    ["en-GB", 1],
    ["de", 1],
    ["de-AT", 1],
    ["pt-BR", 7],
    ["ar-EG", 6],
    ["dv-MV", 5],
  ])("is what %s has", (locale, first) => {
    expect(firstDayOfWeek(locale)).toBe(first);
  });

  it("is what the reader chose, whatever their language", () => {
    for (const locale of ["en-US", "en-GB", "ar-EG", "zh-Hant-TW"]) {
      const days = FIRST_DAYS.map((first_day) => firstDayOfWeek(localeOfChoice(locale, { first_day, clock: 24 })));
      expect(days).toEqual([7, 1, 6]);
    }
  });
});

describe("the clock", () => {
  it("is what the reader chose, whatever their language", () => {
    for (const locale of ["en-US", "en-GB", "de", "zh-Hant-TW", "ja"]) {
      const [twelve, twentyFour] = CLOCKS.map((hours) => localeOfChoice(locale, { first_day: "monday", clock: hours }));
      expect(clock(twelve as string)).toMatch(/3:45/);
      expect(clock(twelve as string)).not.toContain("15");
      expect(clock(twentyFour as string)).toBe("15:45");
      expect(clock(twelve as string, MIDNIGHT)).toContain("12:05");
      expect(clock(twentyFour as string, MIDNIGHT)).toMatch(/^0?0:05$/);
    }
  });

  it("is the language's own where nothing was chosen", () => {
    expect(localeOfChoice("en-US", { first_day: null, clock: null })).toBe("en-US");
    expect(clock(localeOfChoice("en-US", { first_day: "monday", clock: null }))).toMatch(/^3:45\sPM$/);
  });
});
