import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { forecast, listOwners, listSlots, take } from "#app/domain/chores/turns.ts";
import { isoOfDay, Temporal } from "#app/domain/time/time.ts";
import { ChoreAbsence } from "#app/models/chores/chore-absence.server.ts";
import { Star } from "#app/models/chores/star.server.ts";
import { countOwnOpen } from "#app/services/chores/chore-days.server.ts";
import { dayNumber, loadState } from "#app/services/chores/chore-state.server.ts";
import { findChore } from "#app/services/chores/chores.server.ts";
import { listJars } from "#app/services/chores/stars.server.ts";
import { tick } from "#app/services/chores/ticks.server.ts";
import { CHORE_WHO } from "#app/shared/chores/constants.ts";
import {
  anyAct,
  begin,
  NIGHTS,
  notUndone,
  openOnes,
  perform,
  RHYTHMS,
  today,
  type World,
} from "#tests/support/chore-lives.ts";
import { runs } from "#tests/support/runs.ts";

/** Each due member does the chore on the first possible day until `told` is over; with `whose`, only that member. */
async function live(world: World, told: readonly { due: number }[], whose: number | null) {
  const happened: { due: number; member: number | null }[] = [];
  const last = Math.max(told.at(-1)?.due ?? 0, dayNumber(today(world))) + 40;
  const isOver = () => told.every(({ due }) => happened.some((one) => one.due === due));
  while (!isOver() && dayNumber(today(world)) < last) {
    const open = (await openOnes(world)).find(({ member_id }) => whose === null || member_id === whose);
    if (open) {
      const { due_on: date, member_id } = open;
      happened.push({ due: dayNumber(date), member: member_id });
      const whoever = { done_by: member_id ?? world.own.id, ...(member_id ? { member_id } : {}) };
      await tick(world, world.chore.id, "done", { date, ...whoever }, world.now);
    } else {
      const noon = Temporal.PlainDate.from(today(world)).add({ days: 1 });
      world.now = noon.toZonedDateTime({ timeZone: world.family.time_zone, plainTime: "12:00" }).toInstant();
    }
  }
  return happened;
}

/** The forecast of the near future comes true. For a chore of everyone only its dates must. */
async function keepsWord(world: World): Promise<void> {
  const chore = await findChore(world, world.chore.id);
  const state = await loadState(world, chore);
  const number = dayNumber(today(world));
  // A yearly chore is not simulated for years.
  const told = forecast(state, number, 4).filter(({ due }) => due < number + 70);
  const last = told.at(-1)?.due ?? 0;
  // Each member's dates count from that member's last time. The forecast is that of the earliest member.
  const lanes = listOwners(state.plan).map((owner) => ({
    owner,
    due: take(1, listSlots(state, owner, number))[0]?.due,
  }));
  const [earliest] = lanes.toSorted(
    (a, b) => (a.due ?? Number.POSITIVE_INFINITY) - (b.due ?? Number.POSITIVE_INFINITY),
  );
  const isAlone = chore.who === "everyone" && chore.when === "after";
  const happened = await live(world, told, isAlone ? (earliest?.owner ?? null) : null);
  const written = (all: readonly { due: number; member: number | null }[]) =>
    all.map(({ due, member }) => [isoOfDay(due), chore.who === "everyone" ? null : member].join());
  if (chore.who !== "everyone") return expect(written(happened)).toEqual(written(told));
  const dates = new Set(written(happened.filter(({ due }) => due <= last)));
  expect([...dates].sort()).toEqual(written(told));
}

/** A date has at most one member, who is in the order and present; a chore of everyone has one date for each. */
async function isOnePersons(world: World): Promise<void> {
  const [chore, open] = [await findChore(world, world.chore.id), await openOnes(world)];
  const owners = open.map(({ member_id }) => member_id);
  expect(new Set(owners).size).toBe(owners.length);
  if (chore.who === "everyone") expect(chore.member_ids).toEqual(expect.arrayContaining(owners));
  else expect(owners.length).toBeLessThanOrEqual(1);
  if (chore.who === "free") expect(owners.every((owner) => owner === null)).toBe(true);
  if (chore.who !== "turns") return;
  const away = await ChoreAbsence.findAll({ where: { family_id: world.family.id } });
  for (const { member_id, due_on } of open) {
    const here = chore.member_ids.filter(
      (id) => !away.some((one) => one.member_id === id && one.from_day <= due_on && due_on <= one.to_day),
    );
    if (here.length === 0) expect(member_id).toBe(null);
    else expect(here).toContain(member_id);
  }
}

/** Each date is done or skipped at most once. A child's stars are those of the log and those changed by hand. */
async function keepsCount(world: World): Promise<void> {
  const log = (await notUndone(world)).filter(({ kind }) => kind === "done" || kind === "skipped");
  const dates = log.map((entry) => [entry.due_on, world.wasEveryones ? entry.for_member_id : null].join());
  expect(new Set(dates).size).toBe(dates.length);
  for (const { member, stars } of await listJars(world)) {
    const earned = log.filter(({ done_by }) => done_by === member.id).reduce((sum, entry) => sum + entry.stars, 0);
    const sum = earned + (world.byHand.get(member.id) ?? 0);
    const rows = await Star.sum("amount", { where: { family_id: world.family.id, member_id: member.id } });
    expect(rows ?? 0).toBe(sum);
    expect(stars).toBe(Math.max(0, sum));
  }
}

/** Both statements that count a member's chores agree with the list. */
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
    acts: fc.array(anyAct, { minLength: 4, maxLength: 14 }),
  });

  it.for(CHORE_WHO)(
    "what is foretold is what then happens, once each, and stars are the sum: %s",
    { timeout: 120_000 },
    async (who) => {
      await fc.assert(
        fc.asyncProperty(lived, async ({ night: { zone, local }, rhythm, acts }) => {
          const world = await begin(zone, local, who, rhythm);
          for (const act of acts) {
            await perform(world, act);
            await keepsCount(world);
            await isOnePersons(world);
            await numbersAgree(world);
          }
          await keepsWord(world);
          await keepsCount(world);
        }),
        { numRuns: runs(12) },
      );
    },
  );
});
