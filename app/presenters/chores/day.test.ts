import { expect, it } from "vitest";
import type { Chore } from "#app/models/chore.server.ts";
import type { ChoreLog } from "#app/models/chore-log.server.ts";
import { presentDay, sayNear } from "#app/presenters/chores/chores.ts";
import type { Occurrence } from "#app/services/chores/chore-days.server.ts";

const person = (id: number, name: string) => ({ id, name, birth_date: null, initial: name.slice(0, 1) });
const PEOPLE = [person(1, "Maya"), person(2, "Tom")];
const reader = { people: PEOPLE, own: 1, locale: "en-GB", today: "2026-10-14", zone: "Australia/Lord_Howe" };
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
  [{ state: "done" }, { done_by: null, member_name: null }, "Somebody · 18:45"],
  [{ state: "skipped" }, { done_by: null, member_name: "Maya" }, "Not this time · 18:45"],
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
  expect(sayNear(date, reader)).toBe(said);
});

it("what comes so long after the last time says how long", () => {
  const wash = { ...chore, who: "free", when: "after", every_n: 3, part_of_day: "any" } as Chore;
  const shown = { ...NONE, chore_id: 7, due_on: reader.today, member_id: null, state: "open", next: null };
  const said = (one: Partial<Occurrence>) =>
    presentDay([wash], [{ ...shown, ...one } as Occurrence], [], reader).groups[0]?.rows[0]?.line;
  expect(said({})).toBe("3 days after the last");
  expect(said({ due_on: "2026-10-12", waiting_since: "2026-10-12" })).toBe("Waiting since Monday");
});
