import { describe, expect, it } from "vitest";
import type { Away, Plan } from "#app/domain/chores/dates.ts";
import { maybeHolders, remindedSlots, remindedUsers } from "#app/domain/chores/reminders.ts";
import type { ChoreState, Slot } from "#app/domain/chores/turns.ts";
import type { People } from "#app/domain/notices/concerned.ts";
import { ELLA, MAYA, plan, TODAY, TOM } from "#tests/support/chore-plan.ts";

const state = (fields: Partial<Plan>, away: Away[] = []): ChoreState => ({
  plan: plan(fields),
  settled: [],
  away,
  swap: null,
});
const gone = (member: number, from: number, to: number): Away => ({ member, from, to });
const slot = (member: number | null): Slot => ({ due: TODAY, day: TODAY, member, turnOf: null, part: null });

describe("the day of a reminder", () => {
  const days = (chore: ChoreState, last: number) =>
    [...remindedSlots(chore, TODAY, last)].map(({ slot: { due, member }, day }) => [due - TODAY, day - TODAY, member]);
  const own = { who: "one", members: [MAYA], when: "every", everyN: 2, keeps: true } as const;

  it("is the date itself, up to the last that is asked for", () => {
    expect(days(state(own), TODAY + 4)).toEqual([0, 2, 4].map((later) => [later, later, MAYA]));
    expect(days(state(own), TODAY + 3)).toHaveLength(2);
  });

  it("is the first one back, of somebody's own that came due while they were away", () => {
    const away = [gone(MAYA, TODAY, TODAY + 2)];
    expect(days(state(own, away), TODAY + 4)).toEqual([
      [2, 3, MAYA],
      [4, 4, MAYA],
    ]);
  });

  it("is each one's, where it is everyone's", () => {
    const both = state({ ...own, who: "everyone", members: [MAYA, TOM] }, [gone(MAYA, TODAY, TODAY)]);
    expect(days(both, TODAY + 1)).toEqual([
      [0, 1, MAYA],
      [0, 0, TOM],
    ]);
  });
});

it.each([
  ["turns", [MAYA, TOM], MAYA, [MAYA, TOM]],
  ["one", [MAYA], MAYA, [MAYA]],
  ["everyone", [MAYA, TOM], TOM, [TOM]],
  ["free", [], null, []],
] as const)("of %s a date may fall to those who can have it by then", (who, members, member, holders) => {
  expect(maybeHolders(state({ who, members }), slot(member))).toEqual(holders);
});

describe("who is reminded", () => {
  const [MAYAS, TOMS, ELLAS, FOUNDERS] = [11, 12, 13, 14];
  const [NOAH, GRAN] = [4, 5];
  const people: People = {
    members: [
      { id: MAYA, user_id: MAYAS, role: "parent" },
      { id: TOM, user_id: TOMS, role: "other" },
      { id: ELLA, user_id: ELLAS, role: "child" },
      { id: NOAH, user_id: null, role: "child" },
      { id: GRAN, user_id: null, role: "other" },
    ],
    users: [MAYAS, TOMS, ELLAS, FOUNDERS],
  };
  const away = [gone(TOM, TODAY - 1, TODAY)];

  it.each([
    ["who has it", TOM, [TOMS]],
    ["a child with an account", ELLA, [ELLAS]],
    ["the guardians of a child without one", NOAH, [MAYAS, FOUNDERS]],
    ["nobody for a grown-up without one", GRAN, []],
    ["nobody for somebody who has left", 9, []],
    ["everyone who is here, of what is for whoever is free", null, [MAYAS, ELLAS, FOUNDERS]],
  ])("%s", (_, member, users) => {
    expect(remindedUsers(member, TODAY, away, people)).toEqual(users);
  });

  it("is everyone on a day without absences", () => {
    expect(remindedUsers(null, TODAY + 1, away, people)).toEqual(people.users);
  });
});
