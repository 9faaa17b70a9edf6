import { expect, it } from "vitest";
import { Temporal } from "#app/domain/time/time.ts";
import { presentSheet } from "#app/presenters/chores/sheet.ts";

const person = { id: 1, name: "Ella", initial: "E", color: "teal" } as never;
const chore = (id: number) => ({ id, title: `Chore ${id}`, icon: "home" });
const coming = (id: number, day: string, member: number | null) =>
  ({ chore: chore(id), day, due_on: day, member }) as never;
const first = Temporal.PlainDate.from("2026-10-19");
const jar = { member: { id: 1 }, stars: 3, goal: { title: "Ice cream", stars: 10 } } as never;

it("has a row for each chore of a person, and a box for each of their dates", () => {
  const rows = [
    coming(1, "2026-10-20", 1),
    coming(1, "2026-10-22", 1),
    coming(1, "2026-10-21", 2),
    coming(2, "2026-10-20", null),
  ];
  const { charts, days, size } = presentSheet(rows, [person], [jar], { first, locale: "en-GB" });
  expect(days.map(({ name }) => name)).toEqual(["Mon 19", "Tue 20", "Wed 21", "Thu 22", "Fri 23", "Sat 24", "Sun 25"]);
  expect(charts).toHaveLength(1);
  expect(charts[0]?.rows.map(({ title }) => title)).toEqual(["Chore 1"]);
  expect(charts[0]?.rows[0]?.boxes.filter(({ isDue }) => isDue).map(({ date }) => date)).toEqual([
    "2026-10-20",
    "2026-10-22",
  ]);
  expect(charts[0]?.goal).toBe("Ice cream: 3 of 10 stars. 7 left.");
  expect(size).toBe("");
});

it.each([
  [12, 1, ""],
  [13, 1, "is-full"],
  [21, 2, "is-full"],
  [22, 2, "is-full is-two"],
  [8, 10, "is-full is-two"],
  [9, 10, "is-full is-two is-three"],
  [30, 10, "is-full is-two is-three"],
  [31, 10, null],
])("comes closer together where there is much: %i chores of %i people", (chores, many, size) => {
  const people = Array.from({ length: many }, (_, id) => ({ ...(person as object), id: id + 1 }) as never);
  const rows = people.flatMap((_, who) =>
    Array.from({ length: chores }, (_, id) => coming(id + 1, "2026-10-20", who + 1)),
  );
  expect(presentSheet(rows, people, [], { first, locale: "en-GB" }).size).toBe(size);
});

it.each([
  [27, "is-full"],
  [28, "is-full is-two"],
  [36, "is-full is-two"],
])("titles of %i letters take their room", (letters, size) => {
  const title = "m".repeat(letters);
  const rows = Array.from({ length: 30 }, (_, id) => {
    return { chore: { ...chore(id + 1), title }, day: "2026-10-20", due_on: "2026-10-20", member: 1 } as never;
  });
  expect(presentSheet(rows, [person], [], { first, locale: "en-GB" }).size).toBe(size);
});
