import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Plan } from "#app/domain/chores/dates.ts";
import { listOwners, listSlots, openSlot, passedOver, take, tickableSlot } from "#app/domain/chores/turns.ts";
import { anyPlan, ELLA, ids, MAYA, plan, TODAY, TOM, World } from "#tests/support/chore-plan.ts";
import { runs } from "#tests/support/runs.ts";
import "#tests/support/properties.ts";

const member = fc.integer({ min: 1, max: 4 });
const anyAct = fc.oneof(
  fc.record({ act: fc.constantFrom("done", "done", "skip", "undo", "wait", "wait") }),
  fc.record({ act: fc.constantFrom("swap", "leave"), member }),
  fc.record({
    act: fc.constant("away"),
    member,
    from: fc.integer({ min: 0, max: 20 }),
    days: fc.integer({ min: 0, max: 40 }),
  }),
  fc.record({ act: fc.constant("order"), members: ids }),
  fc.record({ act: fc.constant("weekdays"), weekdays: fc.subarray([0, 1, 2, 3, 4, 5, 6], { minLength: 1 }) }),
);

function perform(world: World, step: { act: string } & Record<string, unknown>): void {
  const { act } = step;
  const who = step.member as number;
  if (act === "done" || act === "skip") {
    for (const owner of listOwners(world.plan)) {
      const slot = tickableSlot(world.state, owner, world.today);
      if (slot) world.write(act === "done" ? "done" : "skipped", slot);
    }
  }
  if (act === "undo") world.undo();
  if (act === "wait") world.today += 1;
  if (act === "swap" && world.plan.who === "turns" && world.plan.members.includes(who)) world.swap(who);
  if (act === "leave") world.leave(who);
  if (act === "away") {
    const from = world.today + (step.from as number);
    world.away = [...world.away, { member: who, from, to: from + (step.days as number) }];
  }
  if (act === "order" && world.plan.who === "turns") {
    const members = step.members as number[];
    const kept = members.includes(world.plan.nextMember as number);
    world.plan = { ...world.plan, members, nextMember: kept ? world.plan.nextMember : (members[0] ?? null) };
  }
  if (act === "weekdays") {
    world.plan = { ...world.plan, weekdays: step.weekdays as number[], countsFrom: world.today };
  }
}

/** The history if every date is done on the first possible day. */
function live(
  world: World,
  owner: number | null,
  count: number,
  days: number,
): { due: number; member: number | null }[] {
  const happened: { due: number; member: number | null }[] = [];
  for (let passed = 0; passed < days && happened.length < count; passed += 1, world.today += 1) {
    const slot = openSlot(world.state, owner, world.today);
    if (!slot) continue;
    happened.push({ due: slot.due, member: slot.member });
    world.write("done", slot);
  }
  return happened;
}

describe("whatever happened before", () => {
  const lived = fc.tuple(anyPlan, fc.array(anyAct, { maxLength: 25 }));
  const begin = ([first, steps]: [Plan, ({ act: string } & Record<string, unknown>)[]]) => {
    const world = new World(first, TODAY);
    for (const step of steps) perform(world, step);
    return world;
  };

  it("the forecast equals what happens", () => {
    fc.assert(
      fc.property(lived, (drawn) => {
        const world = begin(drawn as never);
        const [owner = null] = listOwners(world.plan);
        const days = 500;
        const end = world.today + days;
        const told = take(8, listSlots(world.state, owner, world.today))
          .filter((slot) => slot.day < end)
          .map(({ due, member: who }) => ({ due, member: who }));
        expect(live(world, owner, 8, days)).toEqual(told);
      }),
      { numRuns: runs(400) },
    );
  });

  it("dates only advance, one at a time, and no absent member has a turn", () => {
    fc.assert(
      fc.property(lived, (drawn) => {
        const world = begin(drawn as never);
        for (const owner of listOwners(world.plan)) {
          const slots = take(12, listSlots(world.state, owner, world.today));
          const dates = slots.map(({ due }) => due);
          expect(dates).toEqual([...new Set(dates)].sort((a, b) => a - b));
          for (const { due, day: on, member: who } of slots) {
            expect(on).toBeGreaterThanOrEqual(Math.max(due, world.today));
            const isGone = world.away.some((one) => one.member === who && one.from <= due && due <= one.to);
            if (world.plan.who === "turns") expect(isGone).toBe(false);
          }
        }
      }),
      { numRuns: runs(300) },
    );
  });

  it("in an order without absences everyone has as many turns, a swap included", () => {
    fc.assert(
      fc.property(ids, fc.boolean(), member, (members, hasSwap, who) => {
        const world = new World(plan({ who: "turns", members, nextMember: members[0] ?? null }), TODAY);
        if (hasSwap && members.includes(who)) world.swap(who);
        const turns = live(world, null, members.length * 3, 100).map((one) => one.member);
        for (const one of members) expect(turns.filter((turn) => turn === one)).toHaveLength(3);
      }),
    );
  });
});

it("a turn goes past who is away, once, to who is next", () => {
  const world = new World(plan({ who: "turns", members: [MAYA, TOM, ELLA], nextMember: MAYA }), TODAY);
  const passed = () => passedOver(world.state, take(8, listSlots(world.state, null, TODAY)), TODAY);
  expect(passed()).toBeNull();
  world.away = [{ member: TOM, from: TODAY + 1, to: TODAY + 1 }];
  expect(passed()).toEqual({ due: TODAY + 1, away: TOM, member: ELLA });
  world.away = [MAYA, TOM, ELLA].map((member) => ({ member, from: TODAY, to: TODAY }));
  expect(passed()).toBeNull();
});
