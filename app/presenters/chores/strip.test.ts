import { expect, it } from "vitest";
import type { Chore } from "#app/models/chores/chore.server.ts";
import { presentStrips } from "#app/presenters/chores/strip.ts";

const TODAY = "2026-10-14";
const people = [
  { id: 1, name: "Maya" },
  { id: 2, name: "Tom" },
];
const coming = (title: string, day: string, member: number | null) => ({
  chore: { title } as Chore,
  day,
  due_on: day,
  member,
});
const done = (title: string, day: string, name: string | null) => ({ chore: 1, title, day, member: null, name });
const strips = (range: { coming: ReturnType<typeof coming>[]; done: ReturnType<typeof done>[] }, member?: number) =>
  Object.fromEntries(presentStrips({ ...range, today: TODAY }, people, member ?? null, "en"));

it("names two open chores of today, and counts open and done ones", () => {
  const open = [coming("Dishwasher", TODAY, 1), coming("Rubbish", TODAY, 2), coming("Plants", TODAY, null)];
  const range = { coming: open, done: [done("Feed Pip", TODAY, "Ella")] };
  const text = "Dishwasher, Maya · Rubbish, Tom · and 1 more";
  expect(strips(range)).toEqual({ [TODAY]: { title: "Chores: 3 to do, 1 done", text, href: "/chores" } });
});

it("counts due chores of a future day and done ones of a past day, without missed ones", () => {
  const range = {
    coming: [coming("Plants", "2026-10-15", null)],
    done: [done("Rubbish", "2026-10-12", "Tom"), done("Feed Pip", "2026-10-12", null)],
  };
  expect(strips(range)).toEqual({
    "2026-10-12": {
      title: "Chores: 2 done",
      text: "Rubbish, Tom · Feed Pip, someone",
      href: "/chores?date=2026-10-12",
    },
    "2026-10-15": { title: "Chores: 1", text: "Plants, anyone", href: "/chores?date=2026-10-15" },
  });
});

it("shows one member's chores, and none for a subscribed calendar", () => {
  const range = { coming: [coming("Dishwasher", TODAY, 1), coming("Rubbish", TODAY, 2)], done: [] };
  expect(strips(range, 2)).toEqual({ [TODAY]: { title: "Chores: 1 to do", text: "Rubbish, Tom", href: "/chores" } });
  expect(strips(range, -7)).toEqual({});
});
