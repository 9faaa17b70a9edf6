import { describe, expect, it } from "vitest";
import { ROUTINE_NAMES, ROUTINES, routineChores } from "#app/domain/chores/routines.ts";
import { newChoreSchema } from "#app/schemas/chores/chore.ts";

const CHOICE = { members: [1, 2], days: "own", stars: 1, first: "2026-10-14" } as const;
const keys = (name: (typeof ROUTINE_NAMES)[number]) => ROUTINES[name].items.map(({ key }) => key);

describe("a routine", () => {
  it.each(ROUTINE_NAMES)("%s is made of chores as they can be added", (name) => {
    const chores = routineChores(ROUTINES[name], { ...CHOICE, take: keys(name) }, "en");
    expect(chores).toHaveLength(ROUTINES[name].items.length);
    for (const chore of chores) expect(newChoreSchema.parse(chore)).toMatchObject({ title: chore.title, stars: 1 });
  });

  it("has only the chosen chores, on the chosen days", () => {
    const take = ["clothes", "bed", "no such thing"];
    const made = routineChores(ROUTINES.morning, { ...CHOICE, take }, "en");
    expect(made.map(({ title }) => title)).toEqual(["Make the bed", "Get dressed"]);
    expect(made).toMatchObject([{ weekdays: [0, 1, 2, 3, 4, 5, 6] }, { weekdays: [1, 2, 3, 4, 5] }]);
    const daily = routineChores(ROUTINES.morning, { ...CHOICE, take, days: "all" }, "en");
    expect(daily).toMatchObject(made.map(() => ({ weekdays: [0, 1, 2, 3, 4, 5, 6] })));
  });

  it("of bins takes turns, the recycling a week after the rubbish; one alone does it alone", () => {
    const bins = routineChores(ROUTINES.bins, { ...CHOICE, take: keys("bins") }, "en");
    expect(bins.map(({ title, who, start_on }) => [title, who, start_on])).toEqual([
      ["Rubbish out", "turns", "2026-10-14"],
      ["Recycling out", "turns", "2026-10-21"],
    ]);
    const [alone] = routineChores(ROUTINES.bins, { ...CHOICE, members: [2], take: ["rubbish"] }, "en");
    expect(alone).toMatchObject({ who: "one", members: [2] });
  });
});
