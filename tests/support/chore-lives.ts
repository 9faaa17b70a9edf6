import fc from "fast-check";
import { expect } from "vitest";
import { Temporal } from "#app/domain/time/time.ts";
import { ChoreLog } from "#app/models/chores/chore-log.server.ts";
import { Goal } from "#app/models/chores/goal.server.ts";
import { FamilyMember } from "#app/models/people/family-member.server.ts";
import { newChoreSchema } from "#app/schemas/chores/chore.ts";
import { addAbsence } from "#app/services/chores/absences.server.ts";
import { listDay } from "#app/services/chores/chore-days.server.ts";
import { addChore, changeChore } from "#app/services/chores/chores.server.ts";
import { addGoal, giveGoal, giveStars } from "#app/services/chores/stars.server.ts";
import { swapTurns } from "#app/services/chores/swaps.server.ts";
import { tick, undoEntry } from "#app/services/chores/ticks.server.ts";
import { familyToday } from "#app/services/people/families.server.ts";
import { removeMember } from "#app/services/people/members.server.ts";
import { CHORE_WHO, type ChoreWho } from "#app/shared/chores/constants.ts";
import { DomainError } from "#app/utils/domain-error.ts";
import { makeFamily, makeMember } from "#tests/support/factories.ts";

/** Nights before clock changes and a leap day: half-hour summer time, a half-hour offset, and the usual hours. */
export const NIGHTS = [
  { zone: "Australia/Lord_Howe", local: "2027-04-03T20:30" },
  { zone: "Australia/Lord_Howe", local: "2027-10-02T20:30" },
  { zone: "America/St_Johns", local: "2027-03-13T23:30" },
  { zone: "America/St_Johns", local: "2027-11-06T23:30" },
  { zone: "Europe/Vienna", local: "2028-02-28T22:00" },
  { zone: "Europe/Vienna", local: "2027-10-30T23:30" },
];

/** How many of four people do the chore in each way. */
const PEOPLE = { one: 1, turns: 4, free: 0, everyone: 3 } satisfies Record<ChoreWho, number>;

/** A family of two parents and two children with one chore that gives stars; the first child has been given three by hand. */
export async function begin(zone: string, local: string, who: ChoreWho, rhythm: Record<string, unknown>) {
  const made = await makeFamily({ timeZone: zone });
  const people = [made.own.id];
  for (const name of ["Tom", "Ella", "Noah"]) {
    people.push((await makeMember(made.family, { name, role: name === "Tom" ? "parent" : "child" })).id);
  }
  // A chore of one person belongs to a child.
  const members = who === "one" ? people.slice(2, 3) : people.slice(-PEOPLE[who] || people.length);
  const now = Temporal.PlainDateTime.from(local).toZonedDateTime(zone).toInstant();
  const input = newChoreSchema.parse({ title: "Lay the table", stars: 2, who, members, ...rhythm });
  const chore = await addChore(made, input, now);
  const world = { ...made, people, chore, now, wasEveryones: who === "everyone", byHand: new Map<number, number>() };
  await give(world, people[2] as number, 3);
  return world;
}

export type World = Awaited<ReturnType<typeof begin>>;

/** Counts stars that are given or taken by hand, not by the chore. */
const count = ({ byHand }: Pick<World, "byHand">, member: number, amount: number) =>
  byHand.set(member, (byHand.get(member) ?? 0) + amount);

async function give(world: Omit<World, "byHand"> & Pick<World, "byHand">, member_id: number, amount: number) {
  if (await attempt(() => giveStars(world, { member_id, amount, reason: null }))) count(world, member_id, amount);
}

export const today = ({ now, ...actor }: World) => familyToday(actor, now).toString();

/** The open chores of today's list. */
export const openOnes = async (world: World) => {
  const { occurrences } = await listDay(world, undefined, world.now);
  return occurrences.filter(({ state, due_on }) => state === "open" && due_on <= today(world));
};

/** The log's entries of done, skipped and swapped chores that are not undone. */
export const notUndone = async ({ family, chore }: World): Promise<ChoreLog[]> => {
  const log = await ChoreLog.findAll({ where: { family_id: family.id, chore_id: chore.id }, order: ["id"] });
  const undone = new Set(log.map(({ undoes_id }) => undoes_id));
  return log.filter(({ id, kind }) => kind !== "undone" && !undone.has(id));
};

/** Does something that may be refused, and returns whether it was done: a refusal changes nothing. */
async function attempt(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return false;
  }
}

export type Act =
  | { act: "done" | "skip" | "twice"; by: number }
  | { act: "swap" | "leave" | "undo"; by: number }
  | { act: "wait"; hours: number }
  | { act: "away"; by: number; from: number; days: number }
  | { act: "order"; order: number[] }
  | { act: "who"; who: ChoreWho }
  | { act: "gift" | "goal"; by: number; stars: number }
  | { act: "give"; by: number };

const by = fc.integer({ min: 0, max: 3 });
export const anyAct: fc.Arbitrary<Act> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ act: fc.constantFrom("done", "skip", "twice"), by }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constantFrom("swap", "undo"), by }) },
  { weight: 4, arbitrary: fc.record({ act: fc.constant("wait"), hours: fc.integer({ min: 1, max: 50 }) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant("leave"), by }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant("who"), who: fc.constantFrom(...CHORE_WHO) }) },
  {
    weight: 3,
    arbitrary: fc.record({ act: fc.constantFrom("gift", "goal"), by, stars: fc.integer({ min: 1, max: 5 }) }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constant("give"), by }) },
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

export const RHYTHMS = [
  { when: "days", weekdays: [0, 1, 2, 3, 4, 5, 6] },
  { when: "days", weekdays: [1, 4], keeps: true },
  { when: "every", every_n: 2, every_unit: "days" },
  { when: "every", every_n: 1, every_unit: "weeks", start_on: "2027-01-04" },
  { when: "every", every_n: 1, every_unit: "months", start_on: "2026-12-31" },
  { when: "every", every_n: 12, every_unit: "months", start_on: "2024-02-29" },
  { when: "after", every_n: 3 },
  { when: "once", due_on: "2027-03-13" },
];

/** Gives a child their goal, once and only with enough stars. */
async function giveOpenGoal(world: World, member: number): Promise<void> {
  const goal = await Goal.findOne({ where: { family_id: world.family.id, member_id: member, given_at: null } });
  if (!goal) return;
  const given = await Promise.all([0, 1].map(() => attempt(() => giveGoal(world, goal.id, null, world.now))));
  expect(new Set(given).size).toBe(1);
  if (given[0]) count(world, member, -goal.stars);
}

/** Changes the members who do the chore: those in `order` who are still in the family. */
async function share(world: World, change: { who?: ChoreWho }, order: readonly number[]): Promise<void> {
  const left = new Set((await FamilyMember.findAll({ where: { family_id: world.family.id } })).map(({ id }) => id));
  const members = order.map((at) => world.people[at] as number).filter((id) => left.has(id));
  const done = await attempt(() => changeChore(world, world.chore.id, { ...change, members }, world.now));
  if (done && change.who === "everyone") world.wasEveryones = true;
}

/** Runs one command, as a member of the family. */
export async function perform(world: World, step: Act): Promise<void> {
  const { chore, people, now } = world;
  const member = "by" in step ? (people[step.by] as number) : 0;
  const open = await openOnes(world);
  const one = "by" in step ? open[step.by % open.length] : open[0];
  const date = { date: one?.due_on ?? today(world) };
  const occurrence = { ...date, ...(one?.member_id ? { member_id: one.member_id } : {}) };
  if (step.act === "wait") world.now = now.add({ hours: step.hours });
  if (step.act === "done") {
    await attempt(() => tick(world, chore.id, "done", { ...occurrence, done_by: member }, now));
  }
  if (step.act === "skip") await attempt(() => tick(world, chore.id, "skipped", occurrence, now));
  if (step.act === "twice") {
    const input = { ...occurrence, done_by: member };
    const answers = await Promise.allSettled([0, 1].map(() => tick(world, chore.id, "done", input, now)));
    const made = answers.flatMap((answer) => (answer.status === "fulfilled" ? [answer.value] : []));
    expect(made.filter(({ isNew }) => isNew).length).toBeLessThanOrEqual(1);
    expect(new Set(made.map(({ entry }) => entry.id)).size).toBeLessThanOrEqual(1);
  }
  if (step.act === "swap") {
    await attempt(() => swapTurns(world, chore.id, { ...date, with_member_id: member }, now));
  }
  if (step.act === "undo") {
    const entry = (await notUndone(world)).at(-1 - step.by);
    if (entry) await attempt(() => undoEntry(world, chore.id, entry.id, now));
  }
  if (step.act === "away") {
    const from = Temporal.PlainDate.from(today(world)).add({ days: step.from });
    const days = { from: from.toString(), to: from.add({ days: step.days }).toString() };
    await attempt(() => addAbsence(world, { member_id: member, ...days }, now));
  }
  if (step.act === "leave" && step.by > 0) await attempt(() => removeMember(world, member));
  if (step.act === "order") await share(world, {}, step.order);
  if (step.act === "who") await share(world, { who: step.who }, [2, 3, 1].slice(0, step.who === "one" ? 1 : 3));
  if (step.act === "gift") await give(world, member, step.stars);
  if (step.act === "goal") {
    const goal = { member_id: member, title: "The climbing wall", icon: "star", stars: step.stars } as const;
    await attempt(() => addGoal(world, goal));
  }
  if (step.act === "give") await giveOpenGoal(world, member);
}
