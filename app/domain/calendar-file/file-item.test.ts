import { describe, expect, test } from "vitest";
import { outline, readLines } from "#tests/support/calendar-file.ts";

const BERLIN = ";TZID=Europe/Berlin:";
const CHOIR = [`DTSTART${BERLIN}20261201T170000`, `DTEND${BERLIN}20261201T180000`];
const WEEKLY = [...CHOIR, "RRULE:FREQ=WEEKLY;COUNT=5"];
const event = (...lines: string[]) => ["UID:1", "SUMMARY:Choir", ...lines];
/** The override of a day in December. */
const change = (day: string, ...lines: string[]) => event(`RECURRENCE-ID${BERLIN}202612${day}T170000`, ...lines);
/** The override of a day in December and of all later dates. */
const changeFrom = (day: string, ...lines: string[]) =>
  event(`RECURRENCE-ID;RANGE=THISANDFUTURE${BERLIN}202612${day}T170000`, ...lines);
const OUT = "STATUS:CANCELLED";
const at = (time: string, length = "PT1H") => [`DTSTART${BERLIN}202612${time}00`, `DURATION:${length}`];

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

  test("without a title are as their series, but for what they say, and without a start at its hour", () => {
    const texts = ["DESCRIPTION:Bring a hat", "LOCATION:Hall", "BEGIN:VALARM", "TRIGGER:-PT5M", "END:VALARM"];
    const sparse = (day: string, ...lines: string[]) => [
      "UID:1",
      `RECURRENCE-ID${BERLIN}202612${day}T170000`,
      ...lines,
    ];
    const [item] = readLines(
      event(...WEEKLY, ...texts),
      sparse("08", ...at("08T1800")),
      sparse("15", "LOCATION:Gym"),
      change("22", ...at("22T1700")),
    ).items;
    const hour = (start: number) => expect.objectContaining({ wall: expect.objectContaining({ start }) });
    const own = { title: "Choir", description: "Bring a hat", location: "Hall", reminders: [5] };
    expect(item?.parts[0]?.changed).toEqual([
      { date: "2026-12-08", times: hour(Date.UTC(2026, 11, 8, 18)), ...own },
      { date: "2026-12-15", times: hour(Date.UTC(2026, 11, 15, 17)), ...own, location: "Gym" },
      expect.objectContaining({ date: "2026-12-22", description: null, location: null, reminders: [] }),
    ]);
  });

  test.each([
    ["of another start", at("08T1900").slice(0, 1), "12-08T19:00/12-08T20:00"],
    ["of another end", [`DTEND${BERLIN}20261208T193000`], "12-08T17:00/12-08T19:30"],
    ["of another end on the clock of the series", ["DTEND:20261208T193000"], "12-08T17:00/12-08T19:30"],
    ["of another length", ["DURATION:PT3H"], "12-08T17:00/12-08T20:00"],
  ])("without a title have what they do not say of their times from their series: %s", (_, lines, expected) => {
    const sparse = ["UID:1", `RECURRENCE-ID${BERLIN}20261208T170000`, ...lines];
    expect(outline(master, sparse)).toEqual([SERIES, `* 12-08 Choir ${expected}`]);
  });

  test("without a title, of whole days", () => {
    const days = event("DTSTART;VALUE=DATE:20261204", "DTEND;VALUE=DATE:20261206", "RRULE:FREQ=WEEKLY;COUNT=2");
    const sparse = ["UID:1", "RECURRENCE-ID;VALUE=DATE:20261211", "DTSTART;VALUE=DATE:20261212"];
    expect(outline(days, sparse)).toEqual([
      "Choir 2026-12-04/2026-12-05 FREQ=WEEKLY;COUNT=2;BYDAY=FR",
      "* 12-11 Choir 2026-12-12/2026-12-13",
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
      reason: "The title was cut at 200 characters. It has several repeat rules; we used the first.",
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
