import { expect, it } from "vitest";
import type { Chore } from "#app/models/chores/chore.server.ts";
import type { ChoreLog } from "#app/models/chores/chore-log.server.ts";
import { formatNarrow, formatNear } from "#app/presenters/chores/chore-days.ts";
import { formatRest, formatWhen, presentAll, presentDay } from "#app/presenters/chores/chores.ts";
import type { Occurrence } from "#app/services/chores/chore-days.server.ts";

const person = (id: number, name: string) => ({ id, name, birth_date: null, initial: name.slice(0, 1) });
const PEOPLE = [person(1, "Maya"), person(2, "Tom")];
const reader = {
  people: PEOPLE,
  own: 1,
  locale: "en-GB",
  today: "2026-10-14",
  now: Date.parse("2026-10-14T09:00Z"),
  zone: "Australia/Lord_Howe",
};
const chore = { id: 7, title: "Rubbish out", who: "turns", when: "days", part_of_day: "evening" } as Chore;
const NONE = { done_by: null, log_id: null, waiting_since: null };

const line = (one: Partial<Occurrence>, entries: Partial<ChoreLog>[] = []) => {
  const shown = { ...NONE, chore_id: 7, due_on: reader.today, member_id: 1, state: "open", next: null, ...one };
  const { groups, done } = presentDay([chore], [shown as Occurrence], entries as ChoreLog[], reader);
  return [...groups.flatMap(({ rows }) => rows), ...done][0]?.line;
};
const next = (member_id: number | null) => ({ due_on: "2026-10-15", member_id });

it.each<[number | null, number | null, string]>([
  [1, 2, "Evening · your turn, then Tom"],
  [2, 1, "Evening · Tom’s turn, then you"],
  [2, 2, "Evening · Tom’s turn"],
  [2, null, "Evening · Tom’s turn"],
  [null, 1, "Evening"],
])("the turn of %s before that of %s", (holder, after, said) => {
  expect(line({ member_id: holder, next: next(after) })).toBe(said);
});

it.each<[Partial<Occurrence>, Partial<ChoreLog>, string]>([
  [{ state: "done" }, { done_by: 1, member_name: "Maya" }, "You · 18:45"],
  [{ state: "done" }, { done_by: 2, member_name: "Tom" }, "Tom · 18:45"],
  [{ state: "done" }, { done_by: null, member_name: null }, "Someone · 18:45"],
  [{ state: "skipped" }, { done_by: null, member_name: "Maya" }, "Skipped · 18:45"],
])("%o by %o", (one, entry, said) => {
  const created_at = new Date("2026-10-14T07:45:00Z");
  expect(line({ ...one, log_id: 3 }, [{ id: 3, created_at, ...entry }])).toBe(said);
});

it.each([
  ["2026-10-13", "Yesterday"],
  ["2026-10-14", "Today"],
  ["2026-10-15", "Tomorrow"],
  ["2026-10-20", "Tuesday"],
  ["2026-10-21", "Wednesday 21 October"],
])("%s is %s", (date, said) => {
  expect(formatNear(date, reader)).toBe(said);
});

it.each([
  ["08:59:01", "You · just now"],
  ["08:59:00", "You · 19:59"],
  ["09:00:01", "You · 20:00"],
])("what was done at %s is said at 09:00", (time, said) => {
  const entry = { id: 3, created_at: new Date(`2026-10-14T${time}Z`), done_by: 1, member_name: "Maya" };
  expect(line({ state: "done", log_id: 3 }, [entry])).toBe(said);
});

it.each([
  ["2026-10-11", 2, "Tom", "3 days after it’s done · Tom did Sunday’s"],
  ["2026-10-13", 2, "Tom", "3 days after it’s done · Tom did yesterday’s"],
  ["2026-10-11", 1, "Maya", "3 days after it’s done · You did Sunday’s"],
  ["2026-10-01", null, null, "3 days after it’s done · Someone did it on 1 October"],
])("the last time, on %s by %s, is told", (day, member, name, said) => {
  const wash = { ...chore, who: "free", when: "after", every_n: 3, part_of_day: "any" } as Chore;
  const shown = {
    ...NONE,
    chore_id: 7,
    due_on: reader.today,
    member_id: null,
    state: "open",
    next: null,
  } as Occurrence;
  const { groups } = presentDay([wash], [shown], [], reader, new Map([[7, { day, member, name }]]));
  expect(groups[0]?.rows[0]?.line).toBe(said);
});

it.each([
  [[1], "en-GB", "Mondays"],
  [[1, 2, 3, 4], "en-GB", "Monday to Thursday"],
  [[0, 5, 6], "en-GB", "Friday to Sunday"],
  [[0, 1, 2], "en-GB", "Monday, Tuesday and Sunday"],
  [[2, 5], "en-GB", "Tuesday and Friday"],
  [[1, 2, 3, 4, 5], "en-GB", "school days"],
])("the days %j of a week in %s", (weekdays, locale, said) => {
  expect(formatWhen({ when: "days", weekdays } as Chore, locale)).toBe(said);
});

it.each([
  ["2027-03-01", "Back in March"],
  ["2027-12-01", "Back in December 2027"],
  ["2027-03-14", "Back on 14 March 2027"],
  ["9999-12-31", "Until you resume it"],
  ["2026-10-14", null],
])("what rests until %s", (rests_until, said) => {
  expect(formatRest({ rests_until } as Chore, reader)).toBe(said);
});

it("all chores are counted in a sentence", () => {
  const other = {
    ...chore,
    rests_until: null,
    member_ids: [1, 2],
    weekdays: [0, 1, 2, 3, 4, 5, 6],
  } as unknown as Chore;
  const resting = { ...other, rests_until: "2027-03-01" } as Chore;
  const everyones = { ...other, who: "everyone" } as Chore;
  expect(presentAll([other, everyones, resting], reader).text).toBe("2 active, 1 paused.");
  expect(presentAll([], reader).text).toBe("");
  const lines = presentAll([other, everyones], reader).groups.flatMap(({ rows }) => rows.map((row) => row.line));
  expect(lines).toEqual(["Maya and Tom in turn · every day", "Maya, Tom · every day"]);
  const noura = { ...reader, people: [{ id: 2, name: "نورة", initial: "ن" }] };
  const own = { ...other, who: "one", member_ids: [2], when: "after", every_n: 2 } as Chore;
  expect(presentAll([own], noura).groups[0]?.rows[0]?.line).toBe("\u2068نورة\u2069 · 2 days after it’s done");
});

it.each([
  ["2026-10-15", "Tomorrow"],
  ["2026-10-21", "Wednesday 21"],
  ["2026-10-07", "Wednesday 7"],
  ["2026-11-03", "Tuesday 3"],
  ["2026-11-04", "4 November"],
  ["2027-10-04", "4 Oct 2027"],
])("%s in a narrow row is %s", (date, said) => {
  expect(formatNarrow(date, reader)).toBe(said);
});

it("what comes so long after the last time says how long", () => {
  const wash = { ...chore, who: "free", when: "after", every_n: 3, part_of_day: "any" } as Chore;
  const shown = { ...NONE, chore_id: 7, due_on: reader.today, member_id: null, state: "open", next: null };
  const said = (one: Partial<Occurrence>) =>
    presentDay([wash], [{ ...shown, ...one } as Occurrence], [], reader).groups[0]?.rows[0]?.line;
  expect(said({})).toBe("3 days after it’s done");
  expect(said({ due_on: "2026-10-12", waiting_since: "2026-10-12" })).toBe("Waiting since Monday");
});
