import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Away, Plan } from "#app/domain/chores/dates.ts";
import { type Entry, readLog } from "#app/domain/chores/log.ts";
import {
  type ChoreState,
  forecast,
  nextAfter,
  openSlot,
  ownersOf,
  type Slot,
  slotsOf,
  take,
  tickableSlot,
  withoutMember,
  writtenDate,
} from "#app/domain/chores/turns.ts";
import { isoOfDay, Temporal, toDayNumber } from "#app/domain/time/time.ts";
import "#tests/support/properties.ts";

const day = (text: string) => toDayNumber(Temporal.PlainDate.from(text));
const TODAY = day("2026-10-14");
const [MAYA, TOM, ELLA] = [1, 2, 3];

const plan = (fields: Partial<Plan>): Plan => ({
  who: "free",
  when: "days",
  dueOn: null,
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  everyN: 1,
  unit: "days",
  startOn: TODAY,
  keeps: false,
  countsFrom: Number.NEGATIVE_INFINITY,
  restsUntil: Number.NEGATIVE_INFINITY,
  members: [],
  nextMember: null,
  ...fields,
});

/** A chore with its history, as it is written down. */
class World {
  log: Entry[] = [];
  before = new Map<number, number | null>();
  made = 0;
  away: Away[] = [];
  constructor(
    public plan: Plan,
    public today: number,
  ) {}

  get state(): ChoreState {
    return { plan: this.plan, away: this.away, ...readLog(this.log) };
  }

  write(kind: Entry["kind"], slot: Slot, more: Partial<Entry> = {}): void {
    this.made += 1;
    const swapId = slot.part ? (this.log.findLast((entry) => entry.kind === "swapped")?.id ?? null) : null;
    const dueOn = kind === "swapped" ? slot.due : writtenDate(this.plan, slot, this.today);
    const part = kind === "skipped" && slot.part === "returned" ? null : slot.part;
    const entry = { id: this.made, kind, dueOn, onDay: this.today, member: slot.member, with: null, part };
    this.log.push({ ...entry, swapId: part && swapId, ...more });
    this.before.set(this.made, this.plan.nextMember);
    if (kind === "done") this.plan = { ...this.plan, nextMember: nextAfter(this.plan, slot) };
  }

  undo(): void {
    const entry = this.log.pop();
    if (entry?.kind !== "done") return;
    const next = this.before.get(entry.id) ?? null;
    if (next !== null && this.plan.members.includes(next)) this.plan = { ...this.plan, nextMember: next };
  }

  swap(withMember: number): void {
    const { state } = this;
    const [first] = take(1, slotsOf(state, null, this.today));
    if (!first || first.member === null || first.member === withMember || state.swap) return;
    this.write("swapped", { ...first, part: null }, { with: withMember });
  }

  leave(member: number): void {
    this.plan = { ...this.plan, ...withoutMember(this.plan, member) };
    this.away = this.away.filter((one) => one.member !== member);
  }
}

const ids = fc.shuffledSubarray([1, 2, 3, 4], { minLength: 2 });
const anyPlan = fc
  .record({
    who: fc.constantFrom("one", "turns", "turns", "turns", "free", "everyone"),
    when: fc.constantFrom("once", "days", "every", "after"),
    members: ids,
    weekdays: fc.subarray([0, 1, 2, 3, 4, 5, 6], { minLength: 1 }),
    everyN: fc.integer({ min: 1, max: 5 }),
    unit: fc.constantFrom("days", "weeks", "months"),
    startOn: fc.integer({ min: TODAY - 400, max: TODAY + 10 }),
    dueOn: fc.integer({ min: TODAY - 5, max: TODAY + 20 }),
    restsUntil: fc.constantFrom(Number.NEGATIVE_INFINITY, TODAY + 6),
    keeps: fc.boolean(),
  })
  .map(({ members, ...fields }): Plan => {
    const own = fields.who === "free" ? [] : fields.who === "one" ? members.slice(0, 1) : members;
    const next = fields.who === "turns" ? (own[0] ?? null) : null;
    const keeps = fields.keeps || fields.when === "after";
    return plan({ ...(fields as Partial<Plan>), keeps, members: own, nextMember: next });
  });

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
    for (const owner of ownersOf(world.plan)) {
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

/** What happens when all is done on the day on which it first can be. */
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

  it("what is foretold is what happens", () => {
    fc.assert(
      fc.property(lived, (drawn) => {
        const world = begin(drawn as never);
        const [owner = null] = ownersOf(world.plan);
        const days = 500;
        const end = world.today + days;
        const told = take(8, slotsOf(world.state, owner, world.today))
          .filter((slot) => slot.day < end)
          .map(({ due, member: who }) => ({ due, member: who }));
        expect(live(world, owner, 8, days)).toEqual(told);
      }),
      { numRuns: 400 },
    );
  });

  it("dates only go forward, one a time, and nobody who is away has a turn", () => {
    fc.assert(
      fc.property(lived, (drawn) => {
        const world = begin(drawn as never);
        for (const owner of ownersOf(world.plan)) {
          const slots = take(12, slotsOf(world.state, owner, world.today));
          const dates = slots.map(({ due }) => due);
          expect(dates).toEqual([...new Set(dates)].sort((a, b) => a - b));
          for (const { due, day: on, member: who } of slots) {
            expect(on).toBeGreaterThanOrEqual(Math.max(due, world.today));
            const isGone = world.away.some((one) => one.member === who && one.from <= due && due <= one.to);
            if (world.plan.who === "turns") expect(isGone).toBe(false);
          }
        }
      }),
      { numRuns: 300 },
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

  it("what keeps waits since its latest date, and what does not is gone", () => {
    const mondays = { weekdays: [1], startOn: day("2026-09-01") };
    expect(dates({ ...mondays, keeps: true })[0]).toBe("2026-10-12");
    expect(dates(mondays)[0]).toBe("2026-10-19");
  });

  it("of one's own that keeps, the latest waits until one is back after a month", () => {
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

  it("are whoever is free's when all are away, and move nothing", () => {
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

  it("of those who leave go to the one after", () => {
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
