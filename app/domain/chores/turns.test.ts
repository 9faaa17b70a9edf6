import { describe, expect, it } from "vitest";
import type { Away, Plan } from "#app/domain/chores/dates.ts";
import {
  type ChoreState,
  forecast,
  listOwners,
  listSlots,
  memberAfter,
  nextAfter,
  openSlot,
  passedOver,
  plannedSlots,
  slotsUntil,
  take,
  tickableSlot,
  tickableSlots,
  withoutMember,
  writtenDate,
} from "#app/domain/chores/turns.ts";
import { isoOfDay } from "#app/domain/time/time.ts";
import { day, ELLA, MAYA, plan, TODAY, TOM } from "#tests/support/chore-plan.ts";

const state = (fields: Partial<Plan>, more: Partial<ChoreState> = {}): ChoreState => ({
  plan: plan(fields),
  settled: [],
  away: [],
  swap: null,
  ...more,
});
const settled = (dueOn: number, owner: number | null = null) => ({ dueOn, onDay: dueOn, owner });
const gone = (member: number, from: number, to = from): Away => ({ member, from, to });
/** Mondays that wait; the last was 12 October. */
const MONDAYS = { weekdays: [1], startOn: day("2026-09-07"), keeps: true };
const [MONDAY, NEXT_MONDAY] = [day("2026-10-12"), day("2026-10-19")];
const inTurns = (members: number[], nextMember = members[0] ?? null) =>
  ({ who: "turns", members, nextMember }) as const;

it.each([
  ["one", [MAYA], [MAYA]],
  ["one", [], [null]],
  ["turns", [MAYA, TOM], [null]],
  ["free", [], [null]],
  ["everyone", [MAYA, TOM], [MAYA, TOM]],
] as const)("%s of %j is due to %j", (who, members, owners) => {
  expect(listOwners(plan({ who, members }))).toEqual(owners);
});

describe("today's list", () => {
  const own = { who: "one", members: [MAYA] } as const;
  const dueTo = (chore: ChoreState, owner: number | null) => openSlot(chore, owner, TODAY)?.due ?? null;

  it("is each one's alone where it is everyone's", () => {
    const teeth = state({ who: "everyone", members: [MAYA, TOM] }, { settled: [settled(TODAY, MAYA)] });
    expect([dueTo(teeth, MAYA), dueTo(teeth, TOM)]).toEqual([null, TODAY]);
  });

  it.each(["one", "turns"] as const)("is no more what another had done, of %s", (who) => {
    const chore = state({ who, members: [TOM] }, { settled: [settled(TODAY, MAYA)] });
    expect(dueTo(chore, who === "one" ? TOM : null)).toBeNull();
  });

  it.each([
    ["begins tomorrow", gone(MAYA, TODAY + 1, TODAY + 3), TODAY],
    ["begins today", gone(MAYA, TODAY, TODAY + 3), null],
    ["ends today", gone(MAYA, TODAY - 3, TODAY), null],
    ["ended yesterday", gone(MAYA, TODAY - 3, TODAY - 1), TODAY],
    ["is another's", gone(TOM, TODAY), TODAY],
  ])("where an absence %s", (_, absence, due) => {
    expect(dueTo(state(own, { away: [absence] }), MAYA)).toBe(due);
    expect(dueTo(state({ ...own, when: "after", everyN: 2 }, { away: [absence] }), MAYA)).toBe(due);
  });
});

describe("what can be ticked", () => {
  const once = { when: "once", dueOn: TODAY + 5, keeps: true } as const;
  const after = { when: "after", startOn: TODAY + 2, everyN: 3, keeps: true } as const;
  const own = { who: "one", members: [MAYA] } as const;
  const away = [gone(MAYA, TODAY)];

  it.each<[string, ChoreState, number | null, number | null]>([
    ["today's", state({}), null, TODAY],
    ["what waits", state(MONDAYS), null, MONDAY],
    ["ahead of its day what is due once", state(once), null, TODAY + 5],
    ["ahead of its day what is due after the last time", state(after), null, TODAY + 2],
    ["not ahead of its day what recurs on weekdays", state({ weekdays: [4] }), null, null],
    ["nor in steps", state({ when: "every", startOn: TODAY + 1 }), null, null],
    ["nor by whom is away", state({ ...once, ...own }, { away }), MAYA, null],
    ["not again today what is due after the last time", state(after, { settled: [settled(TODAY)] }), null, null],
    ["but what was done yesterday", state(after, { settled: [settled(TODAY - 1)] }), null, TODAY + 2],
    [
      "for each of everyone alone",
      state({ ...after, who: "everyone", members: [MAYA, TOM] }, { settled: [{ ...settled(TODAY), owner: TOM }] }),
      MAYA,
      TODAY + 2,
    ],
    ["nor what is done", state(once, { settled: [settled(TODAY + 5)] }), null, null],
  ])("%s", (_, chore, owner, due) => {
    expect(tickableSlot(chore, owner, TODAY)?.due ?? null).toBe(due);
  });

  it.each([
    ["after", TODAY + 2, TODAY],
    ["after", TODAY - 2, TODAY - 2],
    ["once", TODAY + 2, TODAY + 2],
    ["days", TODAY, TODAY],
  ] as const)("%s due on day %i is written down for day %i", (when, due, written) => {
    expect(writtenDate(plan({ when }), { due, day: due }, TODAY)).toBe(written);
  });
});

describe("the forecast", () => {
  const told = (chore: ChoreState) => forecast(chore, TODAY).map(({ due, member }) => [due - TODAY, member]);

  it("of a chore of everyone has each date once, without a member", () => {
    const more = { settled: [settled(TODAY, MAYA)], away: [gone(TOM, TODAY + 1)] };
    const chore = state({ who: "everyone", members: [MAYA, TOM] }, more);
    expect(told(chore)).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map((later) => [later, null]));
  });

  it('of an "after" chore of everyone is that of the member who is due first', () => {
    const done = [settled(TODAY - 1, MAYA), settled(TODAY - 2, TOM), settled(TODAY, ELLA)];
    const fields = { who: "everyone", when: "after", everyN: 3, keeps: true, members: [MAYA, TOM, ELLA] } as const;
    const tom = [1, 4, 7, 10, 13, 16, 19, 22];
    expect(told(state(fields, { settled: done }))).toEqual(tom.map((later) => [later, null]));
  });

  it("of one person's own names them", () => {
    expect(told(state({ who: "one", members: [TOM], when: "once", dueOn: TODAY }))).toEqual([[0, TOM]]);
  });
});

it("has open and future dates up to a day, of all owners", () => {
  const until = (chore: ChoreState, last: number) =>
    [...slotsUntil(chore, TODAY, last)].map(({ due, member }) => [isoOfDay(due).slice(8), member]);
  const shared = { ...MONDAYS, who: "everyone", members: [MAYA, TOM] } as const;
  const rows = [
    ["12", MAYA],
    ["19", MAYA],
    ["12", TOM],
    ["19", TOM],
  ];
  expect(until(state(shared), NEXT_MONDAY)).toEqual(rows);
  expect(until(state(shared), NEXT_MONDAY - 1)).toEqual([rows[0], rows[2]]);
  // No list contains a waiting chore of an absent owner.
  expect(until(state(shared, { away: [gone(MAYA, TODAY, TODAY + 1)] }), NEXT_MONDAY)).toEqual(rows.slice(1));
});

describe("turns", () => {
  const told = (chore: ChoreState) => take(5, listSlots(chore, null, TODAY)).map(({ member }) => member);
  const swap = { dueOn: TODAY, from: MAYA, to: ELLA, isOwed: false };

  it("stay where they are on a date on which all are away", () => {
    const away = [gone(MAYA, TODAY), gone(TOM, TODAY)];
    expect(told(state(inTurns([MAYA, TOM], TOM), { away }))).toEqual([null, TOM, MAYA, TOM, MAYA]);
  });

  it.each<[string, Partial<ChoreState>, (number | null)[]]>([
    ["each does the other's", { swap }, [ELLA, TOM, MAYA, MAYA, TOM]],
    ["lapsed, it is over", { swap: { ...swap, dueOn: TODAY - 1 } }, [MAYA, TOM, ELLA, MAYA, TOM]],
    ["it is not made when the giver is away", { swap, away: [gone(MAYA, TODAY)] }, [TOM, ELLA, MAYA, TOM, ELLA]],
    ["nor when the taker has left", { swap: { ...swap, to: 9 } }, [MAYA, TOM, ELLA, MAYA, TOM]],
    ["one to come in return comes", { swap: { ...swap, isOwed: true } }, [MAYA, TOM, MAYA, MAYA, TOM]],
    [
      "and waits for one on which the giver is here",
      { swap: { ...swap, isOwed: true, to: TOM }, away: [gone(MAYA, TODAY + 1)] },
      [MAYA, TOM, ELLA, MAYA, MAYA],
    ],
  ])("swapped: %s", (_, more, members) => {
    expect(told(state(inTurns([MAYA, TOM, ELLA]), more))).toEqual(members);
  });

  it("swapped, say which part of the swap a date is, and whose turn it uses up", () => {
    const slots = take(3, listSlots(state(inTurns([MAYA, ELLA]), { swap }), null, TODAY));
    expect(slots).toMatchObject([
      { member: ELLA, turnOf: MAYA, part: "given" },
      { member: MAYA, turnOf: ELLA, part: "returned" },
      { member: MAYA, turnOf: MAYA, part: null },
    ]);
  });

  it("swapped, stay so when the date before is undone and waits again", () => {
    const fields = { ...MONDAYS, ...inTurns([MAYA, TOM, ELLA]) };
    const made = { dueOn: NEXT_MONDAY, from: TOM, to: ELLA, isOwed: false };
    expect(told(state(fields, { swap: made }))).toEqual([MAYA, ELLA, TOM, MAYA, TOM]);
  });

  it.each<[string, Partial<Plan>, Away[], ReturnType<typeof passedOver>]>([
    ["who is here", {}, [gone(MAYA, TODAY + 1)], null],
    ["who is away today", {}, [gone(MAYA, TODAY)], { due: TODAY, away: MAYA, member: TOM }],
    ["who is away on their later turn", {}, [gone(TOM, TODAY + 1)], { due: TODAY + 1, away: TOM, member: ELLA }],
    ["who was away when what waits came due", MONDAYS, [gone(MAYA, MONDAY)], null],
    ["nobody, where it is no order", { who: "free", members: [] }, [gone(MAYA, TODAY)], null],
  ])("go past %s", (_, fields, away, passed) => {
    const chore = state({ ...inTurns([MAYA, TOM, ELLA]), ...fields }, { away });
    expect(passedOver(chore, take(4, listSlots(chore, null, TODAY)), TODAY)).toEqual(passed);
  });

  it("advance from the member whose turn it was, and not without a member", () => {
    const order = plan(inTurns([MAYA, TOM, ELLA], TOM));
    expect([MAYA, TOM, ELLA].map((turnOf) => nextAfter(order, { turnOf }))).toEqual([TOM, ELLA, MAYA]);
    expect(nextAfter(order, { turnOf: null })).toBe(TOM);
    expect(memberAfter([], MAYA)).toBeNull();
  });
});

it.each([
  ["an order keeps who is next", inTurns([MAYA, TOM, ELLA], TOM), ELLA, inTurns([MAYA, TOM], TOM)],
  ["the last of it is followed by the first", inTurns([MAYA, TOM, ELLA], ELLA), ELLA, inTurns([MAYA, TOM], MAYA)],
  [
    "what is everyone's stays so",
    { who: "everyone", members: [MAYA, TOM, ELLA], nextMember: null },
    TOM,
    { who: "everyone", members: [MAYA, ELLA], nextMember: null },
  ],
  [
    "what is everyone's of two stays the other's",
    { who: "everyone", members: [MAYA, TOM], nextMember: null },
    TOM,
    { who: "everyone", members: [MAYA], nextMember: null },
  ],
] as const)("when somebody leaves, %s", (_, before, member, after) => {
  expect(withoutMember(before, member)).toEqual(after);
});

it("takes at most the given number", () => {
  expect(take(0, [1, 2])).toEqual([]);
  expect(take(1, [1, 2])).toEqual([1]);
  expect(take(3, [1, 2])).toEqual([1, 2]);
});

describe("a date with the next", () => {
  const dues = (slots: readonly ({ due: number } | null)[] | null) => slots?.map((slot) => slot && isoOfDay(slot.due));
  const mondays = state({ ...MONDAYS, keeps: false, startOn: MONDAY });
  const once = state({ when: "once", dueOn: NEXT_MONDAY });

  it.each([
    ["of a series", mondays, NEXT_MONDAY, ["2026-10-19", "2026-10-26"]],
    ["of a later week", mondays, NEXT_MONDAY + 7, ["2026-10-26", "2026-11-02"]],
    ["of a single chore", once, NEXT_MONDAY, ["2026-10-19", null]],
    ["not on another day", mondays, NEXT_MONDAY + 1, null],
    ["not after a single chore", once, NEXT_MONDAY + 1, null],
  ])("is planned %s", (_, chore, on, expected) => {
    expect(dues(plannedSlots(chore, null, TODAY, on)) ?? null).toEqual(expected);
  });

  it.each([
    ["of every day", state({}), ["2026-10-14", "2026-10-15"]],
    ["of a single chore that is due later", once, ["2026-10-19", null]],
    ["not of a series whose day is later", mondays, null],
    ["not of a single chore that is done", state({ when: "once", dueOn: TODAY }, { settled: [settled(TODAY)] }), null],
  ])("can be ticked %s", (_, chore, expected) => {
    expect(dues(tickableSlots(chore, null, TODAY)) ?? null).toEqual(expected);
  });
});
