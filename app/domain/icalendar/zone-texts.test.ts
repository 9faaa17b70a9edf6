import { expect, it, test } from "vitest";
import { writeZone } from "#app/domain/icalendar/zones.ts";

/** The lines within BEGIN:VTIMEZONE and END:VTIMEZONE, each observance in one: `STANDARD MSK +0300 +0300 20150101T000000`. */
function summarize(timeZone: string, from: number, to = from): string[] {
  const { lines } = writeZone(timeZone, { from, to });
  const text = lines.slice(1, -1).join("\n");
  return text
    .replace(/BEGIN:(\w+)\nTZNAME:(.*)\nTZOFFSETFROM:(.*)\nTZOFFSETTO:(.*)\nDTSTART:(.*)\n/g, "$1 $2 $3 $4 $5\n")
    .replace(/\nRRULE:FREQ=YEARLY;/g, " ")
    .replace(/\nEND:(STANDARD|DAYLIGHT)/g, "")
    .split("\n");
}

it("is what the library has, where that is right for all years", () => {
  expect(summarize("Australia/Lord_Howe", 2026, 2027)).toEqual([
    "TZID:Australia/Lord_Howe",
    "X-LIC-LOCATION:Australia/Lord_Howe",
    expect.stringMatching(/^LAST-MODIFIED:/),
    "STANDARD +1030 +1100 +1030 19700405T020000 BYMONTH=4;BYDAY=1SU",
    "DAYLIGHT +11 +1030 +1100 19701004T020000 BYMONTH=10;BYDAY=1SU",
  ]);
  expect(summarize("Asia/Kathmandu", 1990).slice(3)).toEqual(["STANDARD +0545 +0545 +0545 19700101T000000"]);
  // The last Sundays of their months, which are of 31 days.
  expect(summarize("Europe/Berlin", 2026, 2037).slice(3)).toEqual([
    "DAYLIGHT CEST +0100 +0200 19700329T020000 BYMONTH=3;BYDAY=-1SU",
    "STANDARD CET +0200 +0100 19701025T030000 BYMONTH=10;BYDAY=-1SU",
  ]);
});

it("begins with history, and goes on with the library's rules", () => {
  expect(summarize("Europe/Moscow", 2010, 2016)).toEqual([
    "TZID:Europe/Moscow",
    "STANDARD +0300 +0300 +0300 20100101T000000",
    "DAYLIGHT +0400 +0300 +0400 20100328T020000",
    "STANDARD +0300 +0400 +0300 20101031T030000",
    "DAYLIGHT +0400 +0300 +0400 20110327T020000",
    "STANDARD +0300 +0400 +0300 20141026T020000",
    "STANDARD MSK +0300 +0300 20150101T000000",
  ]);
  expect(summarize("America/New_York", 2006, 2008)).toEqual([
    "TZID:America/New_York",
    "STANDARD -0500 -0500 -0500 20060101T000000",
    "DAYLIGHT -0400 -0500 -0400 20060402T020000",
    "STANDARD -0500 -0400 -0500 20061029T020000",
    "DAYLIGHT EDT -0500 -0400 20070311T020000 BYMONTH=3;BYDAY=2SU",
    "STANDARD EST -0400 -0500 20071104T020000 BYMONTH=11;BYDAY=1SU",
  ]);
});

it("is history alone where today's rules are of later years", () => {
  expect(summarize("America/New_York", 2006)).toEqual([
    "TZID:America/New_York",
    "STANDARD -0500 -0500 -0500 20060101T000000",
    "DAYLIGHT -0400 -0500 -0400 20060402T020000",
    "STANDARD -0500 -0400 -0500 20061029T020000",
  ]);
  // In 1968 the name changed a second time, and the clocks did not.
  expect(summarize("Europe/London", 1968, 1971)).toEqual([
    "TZID:Europe/London",
    "STANDARD +0000 +0000 +0000 19680101T000000",
    "DAYLIGHT +0100 +0000 +0100 19680218T020000",
    "STANDARD +0000 +0100 +0000 19711031T030000",
  ]);
});

it("has clocks that jumped a day, and those that had seconds", () => {
  expect(summarize("Pacific/Apia", 2011)).toEqual([
    "TZID:Pacific/Apia",
    "STANDARD -1000 -1000 -1000 20110101T000000",
    "STANDARD -1100 -1000 -1100 20110402T040000",
    "DAYLIGHT -1000 -1100 -1000 20110924T030000",
    "DAYLIGHT +1400 -1000 +1400 20111230T000000",
  ]);
  expect(summarize("Africa/Monrovia", 1971, 1972)).toEqual([
    "TZID:Africa/Monrovia",
    "STANDARD -004430 -004430 -004430 19710101T000000",
    "DAYLIGHT +0000 -004430 +0000 19720107T000000",
  ]);
});

test("years are written with four digits, and each zone once", () => {
  expect(summarize("Asia/Tokyo", 900)[1]).toMatch(/ 09000101T000000$/);
  const years = { from: 2026, to: 2026 };
  expect(writeZone("Asia/Tokyo", years)).toBe(writeZone("Asia/Tokyo", years));
  expect(writeZone("Asia/Tokyo", { from: 2020, to: 2026 })).not.toBe(writeZone("Asia/Tokyo", years));
});

it("is of no library, where it has no name there", () => {
  expect(summarize("europe/berlin", 2026)).toEqual([
    "TZID:Europe/Berlin",
    "STANDARD +0100 +0100 +0100 20260101T000000",
    "DAYLIGHT +0200 +0100 +0200 20260329T020000",
    "STANDARD +0100 +0200 +0100 20261025T030000",
  ]);
});
