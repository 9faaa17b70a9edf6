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
  const { charts, days, isFull } = presentSheet(rows, [person], [jar], { first, locale: "en-GB" });
  expect(days.map(({ name }) => name)).toEqual(["Mon 19", "Tue 20", "Wed 21", "Thu 22", "Fri 23", "Sat 24", "Sun 25"]);
  expect(charts).toHaveLength(1);
  expect(charts[0]?.rows.map(({ title }) => title)).toEqual(["Chore 1"]);
  expect(charts[0]?.rows[0]?.boxes.filter(({ isDue }) => isDue).map(({ date }) => date)).toEqual([
    "2026-10-20",
    "2026-10-22",
  ]);
  expect(charts[0]?.goal).toBe("Ice cream: 3 of 10 stars. 7 to go.");
  expect(isFull).toBe(false);
});

it("comes closer together where there is much", () => {
  const rows = Array.from({ length: 13 }, (_, id) => coming(id + 1, "2026-10-20", 1));
  expect(presentSheet(rows, [person], [], { first, locale: "en-GB" }).isFull).toBe(true);
});
