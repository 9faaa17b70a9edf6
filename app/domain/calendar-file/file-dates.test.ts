import { describe, expect, test } from "vitest";
import { isoOfDay } from "#app/domain/time/time.ts";
import { outline, readLines } from "#tests/support/calendar-file.ts";

const BERLIN = ";TZID=Europe/Berlin:";
const CHOIR = [`DTSTART${BERLIN}20261201T170000`, `DTEND${BERLIN}20261201T180000`];
const WEEKLY = [...CHOIR, "RRULE:FREQ=WEEKLY;COUNT=5"];
const DAYS = ["DTSTART;VALUE=DATE:20261201", "DTEND;VALUE=DATE:20261203"];
const event = (...lines: string[]) => ["UID:1", "SUMMARY:Choir", ...lines];
const SERIES = "Choir 12-01T17:00/12-01T18:00 FREQ=WEEKLY;COUNT=5;BYDAY=TU";

describe("further dates", () => {
  const rdate = (value: string) => `RDATE${value.includes("/") ? ";VALUE=PERIOD" : ""}${BERLIN}${value}`;
  const WITH_3 = "Choir 12-01T17:00/12-01T18:00 FREQ=WEEKLY;COUNT=5;BYDAY=TU;RDATE=20261203";

  test.each([
    ["at its hour", rdate("20261203T170000"), [WITH_3]],
    ["on a day", "RDATE;VALUE=DATE:20261203", [WITH_3]],
    ["that are the start", rdate("20261201T170000"), [SERIES]],
    ["that are the start, with its end", rdate("20261201T170000/20261201T180000"), [SERIES]],
    ["that are a date of the rule, with its end", rdate("20261208T170000/PT1H"), [`${SERIES};RDATE=20261208`]],
    [
      "that are a date of the rule, with another end",
      rdate("20261208T170000/PT2H"),
      [`${SERIES};RDATE=20261208`, "* 12-08 Choir 12-08T17:00/12-08T19:00"],
    ],
    ["twice the same", rdate("20261203T080000,20261203T080000"), [WITH_3, "* 12-03 Choir 12-03T08:00/12-03T09:00"]],
    ["at another hour", rdate("20261203T200000"), [WITH_3, "* 12-03 Choir 12-03T20:00/12-03T21:00"]],
    ["with an end", rdate("20261203T170000/20261203T193000"), [WITH_3, "* 12-03 Choir 12-03T17:00/12-03T19:30"]],
    ["with its own end", rdate("20261203T170000/20261203T180000"), [WITH_3]],
    ["with a length", rdate("20261203T170000/PT30M"), [WITH_3, "* 12-03 Choir 12-03T17:00/12-03T17:30"]],
    ["with its own length", rdate("20261203T170000/PT1H"), [WITH_3]],
    ["before the start", rdate("20261128T090000"), [SERIES, "Choir 11-28T09:00/11-28T10:00"]],
    ["before it at its hour", rdate("20261128T170000"), [SERIES, "Choir 11-28T17:00/11-28T18:00"]],
    ["on a day of the rule", rdate("20261208T090000"), [`${SERIES};RDATE=20261208`, "Choir 12-08T09:00/12-08T10:00"]],
    [
      "two on a day",
      rdate("20261203T080000,20261203T090000"),
      [WITH_3, "* 12-03 Choir 12-03T08:00/12-03T09:00", "Choir 12-03T09:00/12-03T10:00"],
    ],
    [
      "two on a day, one at its hour",
      rdate("20261203T080000,20261203T170000"),
      [WITH_3, "Choir 12-03T08:00/12-03T09:00"],
    ],
  ])("%s", (_, line, expected) => {
    expect(outline(event(...WEEKLY, line))).toEqual(expected);
  });

  test("on the first day, which the rule leaves out", () => {
    expect(outline(event(...CHOIR, "RRULE:FREQ=WEEKLY;BYDAY=FR", rdate("20261201T090000")))).toEqual([
      "Choir 12-01T17:00/12-01T18:00 FREQ=WEEKLY;BYDAY=FR;RDATE=20261201",
      "Choir 12-01T09:00/12-01T10:00",
    ]);
  });

  test.each([
    ["VALUE=DATE:20261208", []],
    ["TZID=Europe/Berlin:20261208T090000", []],
    ["VALUE=PERIOD:20261208T090000Z/P1D", ["* 12-08 Choir 12-08T10:00/12-09T10:00"]],
  ])("of a series of days: %s", (value, changed) => {
    expect(outline(event(...DAYS, "RRULE:FREQ=DAILY;COUNT=1", `RDATE;${value}`))).toEqual([
      "Choir 2026-12-01/2026-12-02 FREQ=DAILY;COUNT=1;RDATE=20261208",
      ...changed,
    ]);
  });

  const minute = (n: number) => new Date(Date.UTC(2026, 11, 1, 0, n)).toISOString().slice(0, 16).replace(/[-:]/g, "");
  const day = (n: number) => `${isoOfDay(21_000 + n).replaceAll("-", "")}T0900`;
  test.each([
    ["1,000 beside the series", 1_000, minute, 1_001, 0, null],
    ["one more", 1_001, minute, 1_001, 0, "Only the first 1,000 extra dates are kept."],
    ["1,001 changed ones", 1_001, day, 1, 1_000, "Only the first 1,000 extra dates are kept."],
  ])("%s", (_, length, write, parts, changed, reason) => {
    const dates = Array.from({ length }, (__, n) => write(n));
    const [item] = readLines(event(...WEEKLY, rdate(dates.join(",")))).items;
    expect([item?.parts.length, item?.parts[0]?.changed.length, item?.reason]).toEqual([parts, changed, reason]);
  });
});

describe("dates that are out", () => {
  test.each([
    ["in order, each once", "20261215T170000,20261208T170000,20261215T170000", [SERIES, "- 12-08", "- 12-15"]],
    ["that are none", "20261209T170000", [SERIES]],
    ["before the start", "20261124T170000", [SERIES]],
    ["the start", "20261201T170000", [SERIES, "- 12-01"]],
    ["at another hour, as programs are not exact", "20261208T000000", [SERIES, "- 12-08"]],
  ])("%s", (_, dates, expected) => {
    expect(outline(event(...WEEKLY, `EXDATE${BERLIN}${dates}`))).toEqual(expected);
  });

  const TWO = `${SERIES};RDATE=20261208,20261215`;
  const [ON_8, ON_15] = ["Choir 12-08T09:00/12-08T10:00", "Choir 12-15T09:00/12-15T10:00"];
  test.each([
    ["a day all that it has", "EXDATE;VALUE=DATE:20261215", [TWO, "- 12-15", ON_8]],
    ["an hour what begins then", `EXDATE${BERLIN}20261215T090000`, [TWO, ON_8]],
    ["the usual hour the one of the series", `EXDATE${BERLIN}20261215T170000`, [TWO, "- 12-15", ON_8, ON_15]],
  ])("of %s", (_, line, expected) => {
    expect(outline(event(...WEEKLY, `RDATE${BERLIN}20261208T090000,20261215T090000`, line))).toEqual(expected);
  });

  test("a changed one", () => {
    expect(outline(event(...WEEKLY, `RDATE${BERLIN}20261203T080000`, `EXDATE${BERLIN}20261203T080000`))).toEqual([
      "Choir 12-01T17:00/12-01T18:00 FREQ=WEEKLY;COUNT=5;BYDAY=TU;RDATE=20261203",
      "- 12-03",
    ]);
  });

  test("of a series of days, by a time", () => {
    expect(outline(event(...DAYS, "RRULE:FREQ=WEEKLY", `EXDATE${BERLIN}20261208T090000`))).toEqual([
      "Choir 2026-12-01/2026-12-02 FREQ=WEEKLY;BYDAY=TU",
      "- 12-08",
    ]);
  });

  test.each([
    ["UTC", "EXDATE:20261208T000000Z"],
    ["their zone", "EXDATE:20261207T230000Z"],
    ["New York", "EXDATE:20261208T050000Z"],
    ["a zone that is named, west of the family’s", "EXDATE;TZID=America/New_York:20261208T000000"],
    ["one east of it", "EXDATE;TZID=Asia/Tokyo:20261208T000000"],
  ])("of a series of days, by the midnight of %s", (_, line) => {
    expect(outline(event(...DAYS, "RRULE:FREQ=WEEKLY", line))).toEqual([
      "Choir 2026-12-01/2026-12-02 FREQ=WEEKLY;BYDAY=TU",
      "- 12-08",
    ]);
  });
});
