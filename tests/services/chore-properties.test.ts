import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { forecast } from "#app/domain/chores/turns.ts";
import { isoOfDay, Temporal } from "#app/domain/time/time.ts";
import type { Chore } from "#app/models/chore.server.ts";
import { ChoreLog } from "#app/models/chore-log.server.ts";
import { FamilyMember } from "#app/models/family-member.server.ts";
import { Star } from "#app/models/star.server.ts";
import { newChoreSchema } from "#app/schemas/chore.ts";
import { addAbsence } from "#app/services/chores/absences.server.ts";
import { countOwnOpen, listDay } from "#app/services/chores/chore-days.server.ts";
import { dayNumber, loadState } from "#app/services/chores/chore-state.server.ts";
import { addChore, changeChore, findChore } from "#app/services/chores/chores.server.ts";
import { giveStars, listJars } from "#app/services/chores/stars.server.ts";
import { swapTurns } from "#app/services/chores/swaps.server.ts";
import { tick, undoEntry } from "#app/services/chores/ticks.server.ts";
import { familyToday } from "#app/services/people/families.server.ts";
import { removeMember } from "#app/services/people/members.server.ts";
import { DomainError } from "#app/utils/domain-error.ts";
import { makeFamily, makeMember } from "#tests/support/factories.ts";

/** Half an hour of summer time, half an hour off the hour, and nothing odd: before a night in which the clocks change. */
const NIGHTS = [
  { zone: "Australia/Lord_Howe", local: "2027-04-03T20:30" },
  { zone: "Australia/Lord_Howe", local: "2027-10-02T20:30" },
  { zone: "America/St_Johns", local: "2027-03-13T23:30" },
  { zone: "America/St_Johns", local: "2027-11-06T23:30" },
  { zone: "Europe/Vienna", local: "2028-02-28T22:00" },
  { zone: "Europe/Vienna", local: "2027-10-30T23:30" },
];

async function begin(zone: string, local: string, fields: Record<string, unknown>) {
  const made = await makeFamily({ timeZone: zone });
  const people = [made.own];
  for (const name of ["Tom", "Ella", "Noah"]) {
    people.push(await makeMember(made.family, { name, role: name === "Tom" ? "parent" : "child" }));
  }
  const now = Temporal.PlainDateTime.from(local).toZonedDateTime(zone).toInstant();
  const who = { who: "turns", members: people.map(({ id }) => id) };
  const input = newChoreSchema.parse({ title: "Lay the table", stars: 2, ...who, ...fields });
  const chore = await addChore(made, input, now);
  return { ...made, people: people.map(({ id }) => id), chore, now };
}

type World = Awaited<ReturnType<typeof begin>>;

const today = ({ now, ...actor }: World) => familyToday(actor, now).toString();
const openOnes = async (world: World) => {
  const { occurrences } = await listDay(world, undefined, world.now);
  return occurrences.filter(({ state, due_on }) => state === "open" && due_on <= today(world));
};
const standing = async ({ family, chore }: World): Promise<ChoreLog[]> => {
  const log = await ChoreLog.findAll({ where: { family_id: family.id, chore_id: chore.id }, order: ["id"] });
  const undone = new Set(log.map(({ undoes_id }) => undoes_id));
  return log.filter(({ id, kind }) => kind !== "undone" && !undone.has(id));
};

/** Does something that may be refused: what is refused changes nothing. */
async function attempt(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
  }
}

type Act =
  | { act: "done" | "skip" | "twice"; by: number }
  | { act: "swap" | "leave" | "undo"; by: number }
  | { act: "wait"; hours: number }
  | { act: "away"; by: number; from: number; days: number }
  | { act: "order"; order: number[] };

const by = fc.integer({ min: 0, max: 3 });
const anyAct: fc.Arbitrary<Act> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ act: fc.constantFrom("done", "skip", "twice"), by }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constantFrom("swap", "undo"), by }) },
  { weight: 4, arbitrary: fc.record({ act: fc.constant("wait"), hours: fc.integer({ min: 1, max: 50 }) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant("leave"), by }) },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constant("away"),
      by,
      from: fc.integer({ min: -3, max: 10 }),
      days: fc.constantFrom(0, 3, 31),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ act: fc.constant("order"), order: fc.shuffledSubarray([0, 1, 2, 3], { minLength: 2 }) }),
  },
);

const RHYTHMS = [
  { when: "days", weekdays: [0, 1, 2, 3, 4, 5, 6] },
  { when: "days", weekdays: [1, 4], keeps: true },
  { when: "every", every_n: 2, every_unit: "days" },
  { when: "every", every_n: 1, every_unit: "weeks", start_on: "2027-01-04" },
  { when: "every", every_n: 1, every_unit: "months", start_on: "2026-12-31" },
  { when: "every", every_n: 12, every_unit: "months", start_on: "2024-02-29" },
  { when: "after", every_n: 3 },
  { when: "once", due_on: "2027-03-13" },
];

async function perform(world: World, step: Act): Promise<void> {
  const { chore, people, now } = world;
  const member = "by" in step ? (people[step.by] as number) : 0;
  const date = async () => (await openOnes(world))[0]?.due_on ?? today(world);
  if (step.act === "wait") world.now = now.add({ hours: step.hours });
  if (step.act === "done" || step.act === "skip") {
    const kind = step.act === "done" ? "done" : "skipped";
    const input = { date: await date(), ...(kind === "done" ? { done_by: member } : {}) };
    await attempt(() => tick(world, chore.id, kind, input, now));
  }
  if (step.act === "twice") {
    const input = { date: await date(), done_by: member };
    const answers = await Promise.allSettled([0, 1].map(() => tick(world, chore.id, "done", input, now)));
    const made = answers.flatMap((answer) => (answer.status === "fulfilled" ? [answer.value] : []));
    expect(made.filter(({ isNew }) => isNew).length).toBeLessThanOrEqual(1);
    expect(new Set(made.map(({ entry }) => entry.id)).size).toBeLessThanOrEqual(1);
  }
  if (step.act === "swap") {
    await attempt(async () => swapTurns(world, chore.id, { date: await date(), with_member_id: member }, now));
  }
  if (step.act === "undo") {
    const log = await standing(world);
    const entry = log.at(-1 - step.by);
    if (entry) await attempt(() => undoEntry(world, chore.id, entry.id, now));
  }
  if (step.act === "away") {
    const from = Temporal.PlainDate.from(today(world)).add({ days: step.from });
    const days = { from: from.toString(), to: from.add({ days: step.days }).toString() };
    await attempt(() => addAbsence(world, { member_id: member, ...days }, now));
  }
  if (step.act === "leave" && step.by > 0) await attempt(() => removeMember(world, member));
  if (step.act === "order") {
    const left = new Set((await FamilyMember.findAll({ where: { family_id: world.family.id } })).map(({ id }) => id));
    const members = step.order.map((at) => people[at] as number).filter((id) => left.has(id));
    await attempt(() => changeChore(world, chore.id, { members }, now));
  }
}

/** Whoever is due to does it, on the first day on which they can, as long as that is foretold. */
async function live(world: World, told: readonly { due: number }[]) {
  const happened: { due: number; member: number | null }[] = [];
  const last = Math.max(told.at(-1)?.due ?? 0, dayNumber(today(world))) + 40;
  while (happened.length < told.length && dayNumber(today(world)) < last) {
    const [open] = await openOnes(world);
    if (open) {
      const [due, member] = [dayNumber(open.due_on), open.member_id];
      happened.push({ due, member });
      await tick(world, world.chore.id, "done", { date: open.due_on, done_by: member ?? world.own.id }, world.now);
    } else {
      const noon = Temporal.PlainDate.from(today(world)).add({ days: 1 });
      world.now = noon.toZonedDateTime({ timeZone: world.family.time_zone, plainTime: "12:00" }).toInstant();
    }
  }
  return happened;
}

/** One done or skipped of a date, and of each child the stars of what stands and of what was given. */
async function keepsCount(world: World, given: ReadonlyMap<number, number>): Promise<void> {
  const log = (await standing(world)).filter(({ kind }) => kind === "done" || kind === "skipped");
  const dates = log.map(({ due_on }) => due_on);
  expect(new Set(dates).size).toBe(dates.length);
  for (const { member, stars } of await listJars(world)) {
    const earned = log.filter(({ done_by }) => done_by === member.id).reduce((sum, entry) => sum + entry.stars, 0);
    expect(stars).toBe(earned + (given.get(member.id) ?? 0));
    expect((await Star.sum("amount", { where: { family_id: world.family.id, member_id: member.id } })) ?? 0).toBe(
      stars,
    );
  }
}

/** The number of somebody's own is that of the list, by whichever statement. */
async function numbersAgree(world: World): Promise<void> {
  const open = await openOnes(world);
  for (const member of world.people) {
    const count = open.filter(({ member_id }) => member_id === member).length;
    for (const sharing of [true, false]) {
      expect(await countOwnOpen(world, member, today(world), { sharing })).toBe(count);
    }
  }
}

describe("whatever a family does", () => {
  const lived = fc.record({
    night: fc.constantFrom(...NIGHTS),
    rhythm: fc.constantFrom(...RHYTHMS),
    acts: fc.array(anyAct, { minLength: 3, maxLength: 12 }),
  });

  it("what is foretold is what then happens, once each, and stars are the sum", { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(lived, async ({ night: { zone, local }, rhythm, acts }) => {
        const world = await begin(zone, local, rhythm);
        const ella = world.people[2] as number;
        await giveStars(world, { member_id: ella, amount: 3, reason: null });
        for (const act of acts) {
          await perform(world, act);
          await keepsCount(world, new Map([[ella, 3]]));
          await numbersAgree(world);
        }
        const chore: Chore = await findChore(world, world.chore.id);
        const told = forecast(await loadState(world, chore), dayNumber(today(world)), 4);
        // What is due once a year is not lived for years.
        const near = told.filter(({ due }) => due < dayNumber(today(world)) + 70);
        const happened = await live(world, near);
        expect(happened.map(({ due, member }) => [isoOfDay(due), member])).toEqual(
          near.map(({ due, member }) => [isoOfDay(due), member]),
        );
        await keepsCount(world, new Map([[ella, 3]]));
      }),
      { numRuns: 25 },
    );
  });
});
