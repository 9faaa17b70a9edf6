import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Away, Plan } from "#app/domain/chores/dates.ts";
import { forecast, openSlot, type Slot, withoutMember } from "#app/domain/chores/turns.ts";
import { isoOfDay, Temporal, toDayNumber } from "#app/domain/time/time.ts";
import { LAST_DATE } from "#app/shared/calendar/constants.ts";
import { anyPlan, day, ELLA, MAYA, plan, TODAY, TOM, World } from "#tests/support/chore-plan.ts";

const dates = (fields: Partial<Plan>, today = TODAY, away: Away[] = []) =>
  forecast({ plan: plan(fields), settled: [], away, swap: null }, today).map(({ due }) => isoOfDay(due));

describe("when it is due", () => {
  it("the 31st falls on the last of a shorter month, and is the 31st again", () => {
    const monthly = { when: "every", unit: "months", startOn: day("2028-01-31") } as const;
    const told = ["2028-01-31", "2028-02-29", "2028-03-31", "2028-04-30", "2028-05-31", "2028-06-30", "2028-07-31"];
    expect(dates(monthly, day("2028-01-31"))).toEqual([...told, "2028-08-31"]);
  });

  it("29 February comes back", () => {
    const yearly = { when: "every", unit: "months", everyN: 12, startOn: day("2028-02-29") } as const;
    expect(dates(yearly, day("2031-03-01")).slice(0, 3)).toEqual(["2032-02-29", "2033-02-28", "2034-02-28"]);
  });

  it("a waiting chore is open since its latest date, and any other has ended", () => {
    const mondays = { weekdays: [1], startOn: day("2026-09-01") };
    expect(dates({ ...mondays, keeps: true })[0]).toBe("2026-10-12");
    expect(dates(mondays)[0]).toBe("2026-10-19");
  });

  it("the latest date of a waiting chore is open after its owner's absence of a month", () => {
    const own = { who: "one", members: [MAYA], weekdays: [1], startOn: day("2026-09-01") } as const;
    const away = [{ member: MAYA, from: TODAY, to: day("2026-11-14") }];
    expect(dates({ ...own, keeps: true }, TODAY, away)[0]).toBe("2026-11-09");
    expect(dates(own, TODAY, away)[0]).toBe("2026-11-16");
  });

  it("what rests begins again on its day", () => {
    const resting = { restsUntil: day("2026-11-01"), startOn: day("2026-09-01") };
    expect(dates(resting)[0]).toBe("2026-11-01");
    expect(dates({ ...resting, when: "once", dueOn: TODAY })).toEqual(["2026-11-01"]);
    expect(dates({ ...resting, when: "after", everyN: 3 }).slice(0, 2)).toEqual(["2026-11-01", "2026-11-04"]);
    expect(dates({ ...resting, restsUntil: day("9998-12-31") + 1 })).toEqual([]);
  });

  it("the 31st of a month before waits until the last day of this one", () => {
    const monthly = { when: "every", unit: "months", startOn: day("2028-01-31"), keeps: true } as const;
    expect(dates(monthly, day("2028-02-10")).slice(0, 2)).toEqual(["2028-01-31", "2028-02-29"]);
  });

  it.each<[string, Partial<Plan>, string[]]>([
    ["what waits comes today", { dueOn: TODAY - 3, keeps: true }, ["2026-10-11"]],
    ["what does not is gone", { dueOn: TODAY - 3 }, []],
    ["what was due before it was changed is gone", { dueOn: TODAY, countsFrom: TODAY + 1 }, []],
    ["what is due on the day of the change is not", { dueOn: TODAY, countsFrom: TODAY }, ["2026-10-14"]],
    ["what has no date is never due", { dueOn: null }, []],
  ])("once: %s", (_, fields, told) => {
    expect(dates({ when: "once", ...fields })).toEqual(told);
  });

  it("a done single chore is due again on a later date, not on an earlier one", () => {
    const done = [{ dueOn: TODAY, onDay: TODAY, owner: null }];
    const moved = (dueOn: number) => ({ plan: plan({ when: "once", dueOn }), settled: done, away: [], swap: null });
    expect(forecast(moved(TODAY + 1), TODAY)).toHaveLength(1);
    expect(forecast(moved(TODAY), TODAY)).toEqual([]);
  });

  it('an "after" chore begins on its start, and a skipped weekday is not due again', () => {
    expect(dates({ when: "after", everyN: 7, startOn: TODAY + 3 }).slice(0, 2)).toEqual(["2026-10-17", "2026-10-24"]);
    const settled = [{ dueOn: TODAY, onDay: TODAY, owner: null }];
    const [first] = forecast({ plan: plan({}), settled, away: [], swap: null }, TODAY);
    expect(first?.due).toBe(TODAY + 1);
  });

  it.each<[string, Partial<Plan>]>([
    ["once", { when: "once", dueOn: day(LAST_DATE) }],
    ["on weekdays", {}],
    ["in days", { when: "every" }],
    ["in months", { when: "every", unit: "months", startOn: day("9998-10-31") }],
    ["after the last time", { when: "after", startOn: day(LAST_DATE) }],
  ])("%s ends with the last date that there is", (_, fields) => {
    const today = day("9998-12-30");
    for (const keeps of [true, false]) {
      const told = dates({ startOn: day(LAST_DATE), ...fields, keeps }, today).filter((date) => date > "9998-12-30");
      expect(told).toEqual([LAST_DATE]);
    }
  });

  it("agrees with counting day by day", () => {
    fc.assert(
      fc.property(anyPlan, fc.integer({ min: -50, max: 50 }), (drawn, shift) => {
        const one = { ...drawn, who: "free", members: [], keeps: false, when: "every" } as const;
        const today = TODAY + shift;
        const begin = Temporal.PlainDate.from("1970-01-01").add({ days: one.startOn });
        const all = Array.from({ length: 600 }, (_, k) => toDayNumber(begin.add({ [one.unit]: k * one.everyN })));
        const floor = Math.max(one.restsUntil, today);
        const counted = all.filter((date) => date >= floor).slice(0, 5);
        expect(dates(one, today).slice(0, counted.length)).toEqual(counted.map(isoOfDay));
      }),
    );
  });
});

describe("turns", () => {
  const bins = plan({
    who: "turns",
    when: "every",
    unit: "weeks",
    everyN: 2,
    keeps: true,
    members: [MAYA, TOM],
    nextMember: MAYA,
  });
  const told = (world: World) => forecast(world.state, world.today, 4).map((slot) => slot.member);

  it("pass over who is away, and come back to them", () => {
    const world = new World(bins, TODAY);
    world.away = [{ member: TOM, from: TODAY + 14, to: TODAY + 20 }];
    expect(told(world)).toEqual([MAYA, MAYA, TOM, MAYA]);
  });

  it("are for anyone free when all are away, and do not advance the turn", () => {
    const world = new World(bins, TODAY);
    world.away = [MAYA, TOM].map((one) => ({ member: one, from: TODAY, to: TODAY }));
    expect(told(world)).toEqual([null, MAYA, TOM, MAYA]);
  });

  it("swapped, each does the other's", () => {
    const world = new World({ ...bins, members: [MAYA, ELLA, TOM] }, TODAY);
    world.swap(TOM);
    expect(told(world)).toEqual([TOM, ELLA, MAYA, MAYA]);
    const slot = openSlot(world.state, null, TODAY) as Slot;
    world.write("skipped", slot);
    expect(told(world)).toEqual([MAYA, ELLA, TOM, MAYA]);
  });

  it("a swap with somebody who then is away is as if not made", () => {
    const world = new World(bins, TODAY);
    world.swap(TOM);
    world.away = [{ member: TOM, from: TODAY, to: TODAY }];
    expect(told(world)).toEqual([MAYA, TOM, MAYA, TOM]);
  });

  it("of a member who leaves go to the next one", () => {
    expect(withoutMember({ who: "turns", members: [MAYA, TOM, ELLA], nextMember: TOM }, TOM)).toEqual({
      who: "turns",
      members: [MAYA, ELLA],
      nextMember: ELLA,
    });
    expect(withoutMember(bins, TOM)).toEqual({ who: "one", members: [MAYA], nextMember: null });
    expect(withoutMember(plan({ who: "one", members: [TOM] }), TOM)).toEqual({
      who: "free",
      members: [],
      nextMember: null,
    });
  });
});
