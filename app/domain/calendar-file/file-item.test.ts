import { describe, expect, test } from "vitest";
import type { FileTimes } from "#app/domain/calendar-file/file-item.ts";
import { isoOfDay } from "#app/domain/time/time.ts";
import { readLines } from "#tests/support/calendar-file.ts";

const BERLIN = ";TZID=Europe/Berlin:";
const CHOIR = [`DTSTART${BERLIN}20261201T170000`, `DTEND${BERLIN}20261201T180000`];
const WEEKLY = [...CHOIR, "RRULE:FREQ=WEEKLY;COUNT=5"];
const DAYS = ["DTSTART;VALUE=DATE:20261201", "DTEND;VALUE=DATE:20261203"];
const event = (...lines: string[]) => ["UID:1", "SUMMARY:Choir", ...lines];
/** What stands in the place of the date of a day of December. */
const change = (day: string, ...lines: string[]) => event(`RECURRENCE-ID${BERLIN}202612${day}T170000`, ...lines);
/** The same, and in the place of all that follow. */
const changeFrom = (day: string, ...lines: string[]) =>
  event(`RECURRENCE-ID;RANGE=THISANDFUTURE${BERLIN}202612${day}T170000`, ...lines);
const OUT = "STATUS:CANCELLED";
const at = (time: string, length = "PT1H") => [`DTSTART${BERLIN}202612${time}00`, `DURATION:${length}`];

const time = ({ wall: { isAllDay, start, end } }: FileTimes) =>
  [start, end].map((one) => (isAllDay ? isoOfDay(one) : new Date(one).toISOString().slice(5, 16))).join("/");

/** A line for each part, with what is out (-) and changed (*) on lines of their own. */
function outline(...events: string[][]): string[] {
  const { items } = readLines(...events);
  expect(items).toHaveLength(1);
  return (items[0]?.parts ?? []).flatMap(({ title, times, rule, cancelled, changed }) => [
    [title, time(times), rule?.recurrence_rule, rule?.recurrence_end_date].filter(Boolean).join(" "),
    ...cancelled.map((date) => `- ${date.slice(5)}`),
    ...changed.map((one) => `* ${one.date.slice(5)} ${one.title} ${time(one.times)}`),
  ]);
}

const SERIES = "Choir 12-01T17:00/12-01T18:00 FREQ=WEEKLY;COUNT=5;BYDAY=TU";
const UNTIL = "Choir 12-01T17:00/12-01T18:00 FREQ=WEEKLY;BYDAY=TU";

test("an event", () => {
  expect(readLines(event(...CHOIR)).items[0]?.parts).toEqual([
    {
      title: "Choir",
      description: null,
      location: null,
      reminders: [],
      times: {
        wall: { isAllDay: false, start: Date.UTC(2026, 11, 1, 17), end: Date.UTC(2026, 11, 1, 18) },
        epoch: { start: Date.UTC(2026, 11, 1, 16), end: Date.UTC(2026, 11, 1, 17) },
        timeZone: "Europe/Berlin",
      },
      rule: null,
      cancelled: [],
      changed: [],
    },
  ]);
});

describe("further dates", () => {
  const rdate = (value: string) => `RDATE${value.includes("/") ? ";VALUE=PERIOD" : ""}${BERLIN}${value}`;
  const WITH_3 = "Choir 12-01T17:00/12-01T18:00 FREQ=WEEKLY;COUNT=5;BYDAY=TU;RDATE=20261203";

  test.each([
    ["at its hour", rdate("20261203T170000"), [WITH_3]],
    ["on a day", "RDATE;VALUE=DATE:20261203", [WITH_3]],
    ["that are the start", rdate("20261201T170000"), [SERIES]],
    ["at another hour", rdate("20261203T200000"), [WITH_3, "* 12-03 Choir 12-03T20:00/12-03T21:00"]],
    ["with an end", rdate("20261203T170000/20261203T193000"), [WITH_3, "* 12-03 Choir 12-03T17:00/12-03T19:30"]],
    ["with its own end", rdate("20261203T170000/20261203T180000"), [WITH_3, "* 12-03 Choir 12-03T17:00/12-03T18:00"]],
    ["with a length", rdate("20261203T170000/PT30M"), [WITH_3, "* 12-03 Choir 12-03T17:00/12-03T17:30"]],
    ["with its own length", rdate("20261203T170000/PT1H"), [WITH_3, "* 12-03 Choir 12-03T17:00/12-03T18:00"]],
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
    ["one more", 1_001, minute, 1_001, 0, "Of its further dates the first 1,000 are kept."],
    ["1,001 changed ones", 1_001, day, 1, 1_000, "Of its further dates the first 1,000 are kept."],
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
});

describe("changed dates", () => {
  const master = event(...WEEKLY);

  test("in the order of their dates, whatever the order of the file", () => {
    const further = event(...WEEKLY, `RDATE${BERLIN}20261216T080000`);
    expect(outline(change("22", ...at("22T1900")), change("15", ...at("15T1900")), further)).toEqual([
      "Choir 12-01T17:00/12-01T18:00 FREQ=WEEKLY;COUNT=5;BYDAY=TU;RDATE=20261216",
      "* 12-15 Choir 12-15T19:00/12-15T20:00",
      "* 12-16 Choir 12-16T08:00/12-16T09:00",
      "* 12-22 Choir 12-22T19:00/12-22T20:00",
    ]);
  });

  test.each([
    ["the later of two", 0, 0, "12-15T20:00/12-15T21:00"],
    ["the newer of two", 2, 1, "12-15T19:00/12-15T20:00"],
    ["the newer one, where it is the later", 1, 2, "12-15T20:00/12-15T21:00"],
  ])("%s holds", (_, first, second, expected) => {
    const two = [
      change("15", ...at("15T1900"), `SEQUENCE:${first}`),
      change("15", ...at("15T2000"), `SEQUENCE:${second}`),
    ];
    expect(outline(master, ...two)).toEqual([SERIES, `* 12-15 Choir ${expected}`]);
  });

  test.each([
    ["cancelled", [change("15", OUT, ...at("15T1700"))], [SERIES, "- 12-15"]],
    ["of none", [change("16", ...at("16T1900"))], [SERIES, "Choir 12-16T19:00/12-16T20:00"]],
    ["of none, cancelled", [change("16", OUT, ...at("16T1900"))], [SERIES]],
  ])("%s", (_, changes, expected) => {
    expect(outline(master, ...changes)).toEqual(expected);
  });

  test("one that the series takes out is there", () => {
    expect(outline(event(...WEEKLY, `EXDATE${BERLIN}20261215T170000`), change("15", ...at("15T1900")))).toEqual([
      SERIES,
      "* 12-15 Choir 12-15T19:00/12-15T20:00",
    ]);
  });

  test("without the series are events, but the cancelled ones", () => {
    const cut = `DESCRIPTION:${"x".repeat(20_000)}`;
    const changes = [change("15", ...at("15T1900"), cut), change("22", OUT, ...at("22T1900"))];
    expect(outline(...changes)).toEqual(["Choir 12-15T19:00/12-15T20:00"]);
    expect(readLines(...changes).items[0]).toMatchObject({
      isUnderstood: true,
      reason: expect.stringMatching(/^The description was cut at [\d,]+ characters\.$/),
    });
  });

  test("of an event that does not repeat are events", () => {
    expect(outline(event(...CHOIR), change("15", ...at("15T1900")))).toEqual([
      "Choir 12-01T17:00/12-01T18:00",
      "Choir 12-15T19:00/12-15T20:00",
    ]);
  });

  test("say what was cut, and of which rules the first is taken", () => {
    const cut = change("15", ...at("15T1900"), `SUMMARY:${"x".repeat(300)}`).filter((line) => line !== "SUMMARY:Choir");
    expect(readLines(event(...WEEKLY, "RRULE:FREQ=DAILY"), cut).items[0]).toMatchObject({
      isUnderstood: true,
      reason: "The title was cut at 200 characters. Of several rules the first is taken.",
    });
  });
});

describe("a change of a date and all that follow", () => {
  const master = event(...WEEKLY, `EXDATE${BERLIN}20261208T170000,20261215T170000,20261222T170000`);

  test("parts the series, and what is out of it", () => {
    const dates = `RDATE${BERLIN}20261203T080000,20261217T080000`;
    expect(outline([...master, dates], changeFrom("15", ...at("16T1900")))).toEqual([
      `${UNTIL};RDATE=20261203 2026-12-14`,
      "- 12-08",
      "* 12-03 Choir 12-03T08:00/12-03T09:00",
      "Choir 12-16T19:00/12-16T20:00 FREQ=WEEKLY;COUNT=3;BYDAY=WE;RDATE=20261218",
      "- 12-23",
    ]);
  });

  test("of a further date, or of the second one", () => {
    const dates = `RDATE${BERLIN}20261217T080000`;
    expect(outline(event(...WEEKLY, dates), changeFrom("17", ...at("18T1900")))).toEqual([
      `${UNTIL} 2026-12-16`,
      "Choir 12-18T19:00/12-18T20:00 FREQ=WEEKLY;COUNT=2;BYDAY=WE;RDATE=20261218",
    ]);
    expect(outline(event(...CHOIR, "RRULE:FREQ=DAILY;COUNT=3"), changeFrom("02", ...at("02T1900")))).toEqual([
      "Choir 12-01T17:00/12-01T18:00 FREQ=DAILY 2026-12-01",
      "Choir 12-02T19:00/12-02T20:00 FREQ=DAILY;COUNT=2",
    ]);
  });

  test("has a rule of its own where it says one", () => {
    expect(outline(event(...WEEKLY), changeFrom("15", ...at("15T1700"), "RRULE:FREQ=MONTHLY"))).toEqual([
      `${UNTIL} 2026-12-14`,
      "Choir 12-15T17:00/12-15T18:00 FREQ=MONTHLY;BYMONTHDAY=15",
    ]);
  });

  test("comes before a change of the date itself, and moves those that follow", () => {
    const changes = [
      change("22", ...at("22T1000")),
      change("15", ...at("15T1000")),
      changeFrom("15", ...at("16T1900")),
    ];
    expect(outline(event(...WEEKLY), ...changes)).toEqual([
      `${UNTIL} 2026-12-14`,
      "Choir 12-16T19:00/12-16T20:00 FREQ=WEEKLY;COUNT=3;BYDAY=WE",
      "* 12-16 Choir 12-15T10:00/12-15T11:00",
      "* 12-23 Choir 12-22T10:00/12-22T11:00",
    ]);
  });

  test("moves days once and again", () => {
    const changes = [changeFrom("15", ...at("16T1900")), changeFrom("22", ...at("24T1900"))];
    expect(outline(event(...WEEKLY), ...changes, change("29", ...at("29T1000")))).toEqual([
      `${UNTIL} 2026-12-14`,
      "Choir 12-16T19:00/12-16T20:00 FREQ=WEEKLY;BYDAY=WE 2026-12-22",
      "Choir 12-24T19:00/12-24T20:00 FREQ=WEEKLY;COUNT=2;BYDAY=TH",
      "* 12-31 Choir 12-29T10:00/12-29T11:00",
    ]);
  });

  test.each([
    ["ends the series where it is cancelled", [changeFrom("15", OUT, ...at("15T1700"))], [`${UNTIL} 2026-12-14`]],
    [
      "takes the place of all from the first on",
      [changeFrom("01", ...at("02T1900"))],
      ["Choir 12-02T19:00/12-02T20:00 FREQ=WEEKLY;COUNT=5;BYDAY=WE"],
    ],
    ["takes all out from the first on", [changeFrom("01", OUT, ...at("01T1700"))], []],
    [
      "is an event where its date is none",
      [changeFrom("16", ...at("16T1900"))],
      [SERIES, "Choir 12-16T19:00/12-16T20:00"],
    ],
  ])("%s", (_, changes, expected) => {
    expect(outline(event(...WEEKLY), ...changes)).toEqual(expected);
    expect(readLines(event(...WEEKLY), ...changes).items[0]?.isCancelled).toBe(expected.length === 0);
  });
});
