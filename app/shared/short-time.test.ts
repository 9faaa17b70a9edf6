import { expect, it } from "vitest";
import { formatInstant } from "#app/shared/format.ts";
import { shortTime } from "#app/shared/short-time.ts";

const at = (time: string, locale: string) =>
  shortTime(formatInstant(Date.parse(`2026-10-14T${time}Z`), locale, "time", "UTC"));

it.each([
  ["en-US", "5p", "5:30p", "12a", "12:05p"],
  ["en-AU", "5p", "5:30p", "12a", "12:05p"],
  ["en-CA", "5p", "5:30p", "12a", "12:05p"],
  ["es-MX", "5p", "5:30p", "12a", "12:05p"],
  ["en-GB", "17:00", "17:30", "00:00", "12:05"],
  ["de-DE", "17:00", "17:30", "00:00", "12:05"],
  ["fi-FI", "17.00", "17.30", "0.00", "12.05"],
])("in %s: %s, %s, %s, %s", (locale, ...written) => {
  expect(["17:00", "17:30", "00:00", "12:05"].map((time) => at(time, locale))).toEqual(written);
});

it("leaves what it does not know as it is", () => {
  for (const text of ["下午5:00", "오후 5:00", "noon", ""]) expect(shortTime(text)).toBe(text);
});
