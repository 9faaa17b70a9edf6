import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Calendar,
  daysSinceSunday,
  letterOn,
  listTerms,
  type Span,
  schoolDay,
  toMonday,
} from "#app/domain/school/school-days.ts";
import { dateIn, dayOfIso, isoOfDay, Temporal, toDayNumber } from "#app/domain/time/time.ts";
import type { SpanKind } from "#app/shared/school/constants.ts";

const ELLA = 1;
const day = dayOfIso;
const span = (from: string, to: string, kind: SpanKind = "holiday", members: number[] = []): Span => ({
  from: day(from),
  to: day(to),
  kind,
  members,
});
const AUTUMN = [
  span("2026-09-02", "2026-10-23", "school"),
  span("2026-10-26", "2026-10-30"),
  span("2026-11-02", "2026-12-18", "school"),
  span("2026-11-30", "2026-11-30"),
];
const EVERY_WEEKDAY = (["A", "B"] as const).flatMap((week) =>
  [1, 2, 3, 4, 5].map((weekday) => ({ week, weekday, position: 1 })),
);
const calendar = (more: Partial<Calendar> = {}): Calendar => ({
  member: ELLA,
  weeks: 2,
  anchor: day("2026-10-12"),
  over: "wait",
  cells: EVERY_WEEKDAY,
  ...more,
});
const letters = (mondays: string[], more: Partial<Calendar> = {}, spans = AUTUMN) =>
  mondays.map((monday) => letterOn(day(monday), calendar(more), spans));

describe("the letters of weeks", () => {
  const around = ["2026-10-05", "2026-10-12", "2026-10-19", "2026-10-26", "2026-11-02", "2026-11-09"];

  it("wait over a week of holiday, which has none", () => {
    expect(letters(around)).toEqual(["B", "A", "B", null, "A", "B"]);
  });

  it("run on over it where they are said to", () => {
    expect(letters(around, { over: "run" })).toEqual(["B", "A", "B", "A", "B", "A"]);
  });

  it("are none where every week is the same", () => {
    expect(letters(around, { weeks: 1 })).toEqual(around.map(() => null));
  });

  it("are counted in a week of which one day is left", () => {
    const short = [span("2026-10-19", "2026-10-22")];
    expect(letters(["2026-10-19", "2026-10-26"], {}, short)).toEqual(["B", "A"]);
    expect(letters(["2026-10-19", "2026-10-26"], { cells: EVERY_WEEKDAY.slice(0, 4) }, short)).toEqual([null, "B"]);
  });

  it("begin with A after the anchor where its own week is a holiday", () => {
    expect(letters(["2026-10-19", "2026-10-26", "2026-11-02"], { anchor: day("2026-10-26") })).toEqual([
      "B",
      null,
      "A",
    ]);
  });

  it("are the same for all days of a week, Sunday too", () => {
    for (let more = 0; more < 7; more += 1) expect(letterOn(day("2026-10-12") + more, calendar(), AUTUMN)).toBe("A");
  });
});

describe("a school day", () => {
  const isSchool = (date: string, more: Partial<Calendar> = {}, spans = AUTUMN) =>
    schoolDay(day(date), calendar(more), spans).isSchool;

  it("is in a span of school, outside holidays, and has a lesson", () => {
    expect(isSchool("2026-09-02")).toBe(true);
    expect(isSchool("2026-09-01")).toBe(false);
    expect(isSchool("2026-11-30")).toBe(false);
    expect(isSchool("2026-11-01")).toBe(false);
    expect(isSchool("2026-11-07")).toBe(false);
  });

  it("needs no span of school where the child has none", () => {
    const ofNoah = [span("2026-09-02", "2026-10-23", "school", [2]), span("2026-12-01", "2026-12-01", "holiday", [2])];
    expect(isSchool("2026-12-01", {}, ofNoah)).toBe(true);
    expect(isSchool("2026-12-01", { member: 2 }, ofNoah)).toBe(false);
  });

  it("has the lessons of its letter", () => {
    const cells = [
      { week: "A" as const, weekday: 1, position: 2 },
      { week: "A" as const, weekday: 1, position: 1 },
      { week: "B" as const, weekday: 2, position: 1 },
    ];
    const on = (date: string) => schoolDay(day(date), calendar({ cells }), AUTUMN);
    expect(on("2026-10-12").cells.map(({ position }) => position)).toEqual([1, 2]);
    expect(on("2026-10-13")).toEqual({ isSchool: false, letter: "A", cells: [] });
    expect(on("2026-10-20").isSchool).toBe(true);
    expect(schoolDay(day("2026-10-26"), calendar({ cells, weeks: 1 }), []).isSchool).toBe(true);
  });
});

describe("for any spans and weeks", () => {
  const FIRST = day("2026-01-05");
  const DAYS = 240;
  const someDay = fc.integer({ min: FIRST, max: FIRST + DAYS });
  const someSpan = fc.record({
    from: someDay,
    length: fc.integer({ min: 0, max: 30 }),
    kind: fc.constantFrom<SpanKind>("school", "holiday", "holiday"),
    members: fc.constantFrom([], [ELLA], [2], [ELLA, 2]),
  });
  const someSpans = fc
    .array(someSpan, { maxLength: 8 })
    .map((spans): Span[] => spans.map(({ length, ...one }) => ({ ...one, to: one.from + length })));
  const someCells = fc.uniqueArray(
    fc.record({
      week: fc.constantFrom("A" as const, "B" as const),
      weekday: fc.integer({ min: 0, max: 6 }),
      position: fc.constant(1),
    }),
    { selector: ({ week, weekday }) => week + weekday, maxLength: 8 },
  );
  const someCalendar = fc.record({
    member: fc.constant(ELLA),
    weeks: fc.constant(2),
    anchor: someDay.map(toMonday),
    over: fc.constantFrom("wait" as const, "run" as const),
    cells: someCells,
  });

  /** The same rule day by day, as the product's page states it. */
  function hasTerm(date: number, spans: readonly Span[]): boolean {
    const own = spans.filter(({ members }) => members.length === 0 || members.includes(ELLA));
    const held = own.filter(({ from, to }) => from <= date && date <= to).map(({ kind }) => kind);
    if (held.includes("holiday")) return false;
    return held.includes("school") || !own.some(({ kind }) => kind === "school");
  }
  const isAlive = (monday: number, { cells }: Calendar, spans: readonly Span[]) =>
    [0, 1, 2, 3, 4, 5, 6].some(
      (more) =>
        hasTerm(monday + more, spans) && cells.some(({ weekday }) => weekday === daysSinceSunday(monday + more)),
    );

  it("terms are what a look at each day finds", () => {
    fc.assert(
      fc.property(someSpans, someDay, (spans, date) => {
        const terms = listTerms(ELLA, spans);
        expect(terms.some(({ from, to }) => from <= date && date <= to)).toBe(hasTerm(date, spans));
        for (const [index, { from }] of terms.slice(1).entries()) expect(from).toBeGreaterThan(terms[index]?.to ?? NaN);
      }),
    );
  });

  it("letters take turns from one week that counts to the next, from an A on", () => {
    fc.assert(
      fc.property(someCalendar, someSpans, (made, spans) => {
        const mondays = Array.from({ length: DAYS / 7 }, (_, index) => FIRST + 7 * index);
        const counted = mondays.filter((monday) => made.over === "run" || isAlive(monday, made, spans));
        for (const monday of mondays) {
          expect(letterOn(monday + 3, made, spans) === null).toBe(!counted.includes(monday));
        }
        for (const [index, monday] of counted.slice(1).entries()) {
          expect(letterOn(monday, made, spans)).not.toBe(letterOn(counted[index] ?? 0, made, spans));
        }
        const first = counted.find((monday) => monday >= made.anchor);
        if (first !== undefined) expect(letterOn(first, made, spans)).toBe("A");
      }),
    );
  });

  it("a day has school where a look at it alone finds a lesson", () => {
    fc.assert(
      fc.property(someCalendar, someSpans, someDay, (made, spans, date) => {
        const found = schoolDay(date, made, spans);
        const lessons = made.cells.filter(
          ({ week, weekday }) => week === found.letter && weekday === daysSinceSunday(date),
        );
        expect(found.isSchool).toBe(hasTerm(date, spans) && lessons.length > 0);
      }),
    );
  });

  it("the order of spans, and a span cut in two, change nothing", () => {
    fc.assert(
      fc.property(someCalendar, someSpans, someDay, (made, spans, date) => {
        const cut = spans.flatMap((one) => {
          const middle = Math.floor((one.from + one.to) / 2);
          return middle < one.to
            ? [
                { ...one, from: middle + 1 },
                { ...one, to: middle },
              ]
            : [one];
        });
        expect(schoolDay(date, made, cut.reverse())).toEqual(schoolDay(date, made, spans));
      }),
    );
  });
});

it("counts weeks far from the anchor without looking at each", () => {
  const long = Array.from({ length: 60 }, (_, index) => span("1900-01-01", `99${10 + index}-01-01`, "school"));
  const begin = performance.now();
  for (let more = 0; more < 100; more += 1) {
    expect(letterOn(day("9998-12-20") + 7 * more, calendar({ anchor: day("1900-01-01") }), long)).toBeNull();
    expect(letterOn(day("9900-01-01") + 7 * more, calendar({ anchor: day("1900-01-01") }), long)).not.toBeNull();
  }
  expect(performance.now() - begin).toBeLessThan(1000);
});

describe("where the clocks change", () => {
  // Lord Howe moves by half an hour on 4 October 2026, St John's by one on 1 November.
  it.each([
    ["Australia/Lord_Howe", "2026-10-02T18:00:00Z", 8],
    ["America/St_Johns", "2026-10-30T12:00:00Z", 8],
  ])("each day in %s is one day", (zone, from, count) => {
    const begin = Temporal.Instant.from(from).toZonedDateTimeISO(zone).toPlainDate();
    for (let more = 0; more < count; more += 1) {
      const date = begin.add({ days: more });
      const [first, last] = [date.toZonedDateTime(zone), date.add({ days: 1 }).toZonedDateTime(zone)];
      for (const instant of [first.toInstant(), last.toInstant().subtract({ seconds: 1 })]) {
        const today = toDayNumber(dateIn(instant, zone));
        expect(isoOfDay(today)).toBe(date.toString());
        expect(toMonday(today)).toBe(toDayNumber(date.subtract({ days: date.dayOfWeek - 1 })));
      }
    }
  });
});

describe("the intervals of school", () => {
  const days = (...spans: [from: string, to: string, kind?: SpanKind][]) =>
    listTerms(
      ELLA,
      spans.map(([from, to, kind = "school"]) => span(`2026-09-${from}`, `2026-09-${to}`, kind)),
    ).map(({ from, to }) => `${isoOfDay(from).slice(8)}–${isoOfDay(to).slice(8)}`);

  it.each<[string, Parameters<typeof days>, string[]]>([
    [
      "in any order",
      [
        ["20", "25"],
        ["01", "05"],
      ],
      ["01–05", "20–25"],
    ],
    [
      "that touch are one",
      [
        ["06", "10"],
        ["01", "05"],
      ],
      ["01–10"],
    ],
    [
      "that overlap are one, to the later end",
      [
        ["01", "15"],
        ["05", "10"],
      ],
      ["01–15"],
    ],
    [
      "a day apart are two",
      [
        ["01", "05"],
        ["07", "10"],
      ],
      ["01–05", "07–10"],
    ],
    [
      "with a holiday within",
      [
        ["01", "20"],
        ["05", "10", "holiday"],
      ],
      ["01–04", "11–20"],
    ],
    [
      "with a holiday of their first day",
      [
        ["01", "20"],
        ["01", "01", "holiday"],
      ],
      ["02–20"],
    ],
    [
      "with a holiday of their last day",
      [
        ["01", "20"],
        ["20", "20", "holiday"],
      ],
      ["01–19"],
    ],
    [
      "with a holiday up to the last day but one",
      [
        ["01", "20"],
        ["10", "19", "holiday"],
      ],
      ["01–09", "20–20"],
    ],
    [
      "that are all holiday",
      [
        ["05", "10"],
        ["01", "20", "holiday"],
      ],
      [],
    ],
    [
      "with a holiday after them",
      [
        ["05", "10"],
        ["15", "20", "holiday"],
      ],
      ["05–10"],
    ],
    [
      "with a holiday before them",
      [
        ["05", "10"],
        ["01", "03", "holiday"],
      ],
      ["05–10"],
    ],
    [
      "with two holidays, of which one is after them",
      [
        ["05", "10"],
        ["08", "12", "holiday"],
        ["20", "21", "holiday"],
      ],
      ["05–07"],
    ],
  ])("%s", (_, spans, expected) => {
    expect(days(...spans)).toEqual(expected);
  });
});
