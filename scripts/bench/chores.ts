import { forFamilies } from "#app/db/counted-changes.server.ts";
import { sequelize } from "#app/db/database.server.ts";
import { listOwners, listSlots, nextAfter, type Slot } from "#app/domain/chores/turns.ts";
import { isoOfDay, Temporal } from "#app/domain/time/time.ts";
import type { Chore } from "#app/models/chore.server.ts";
import { newChoreSchema } from "#app/schemas/chore.ts";
import type { FamilyScope } from "#app/services/actor.ts";
import { dayNumber, loadState } from "#app/services/chores/chore-state.server.ts";
import { addChore } from "#app/services/chores/chores.server.ts";
import { addMember } from "#app/services/people/members.server.ts";
import { comparePages, type Servers } from "#scripts/bench/beside.ts";
import { makeEmptyFamily, type SignedInFamily, signIn } from "#scripts/bench/families.ts";
import { weigh } from "#scripts/bench/pages.ts";

const FEW = { chores: 10, days: 0 };
const MANY = { chores: 100, days: 365 };
/** A page of many chores may take so many times as long as one of few. */
const MAX_RATIO = 1.5;

/** Who does the chores and when: all ways, most of them once a week, as there are more of these the more chores there are. */
function drawFields(index: number, members: readonly number[]) {
  const [one, other] = [members[index % members.length], members[(index + 1) % members.length]];
  const who = [
    { who: "turns", members: [one, other] },
    { who: "one", members: [one] },
    { who: "free" },
    { who: "everyone", members: [one, other] },
  ][index % 4];
  const when = [
    { when: "days", weekdays: [0, 1, 2, 3, 4, 5, 6] },
    { when: "after", every_n: 3 + (index % 11) },
    { when: "every", every_n: 2, every_unit: "weeks" },
    { when: "every", every_n: 1, every_unit: "months" },
  ][index % 10];
  return { ...who, ...(when ?? { when: "days", weekdays: [index % 7] }) };
}

/** What was done of a chore on its days, by whom it was due to, so many days back; the turn has gone on since. */
async function listPast(actor: FamilyScope, chore: Chore, today: number, days: number) {
  const state = await loadState(actor, chore);
  const past = listOwners(state.plan).flatMap((owner) => {
    const slots: Slot[] = [];
    for (const slot of listSlots(state, owner, today - days)) {
      if (slot.day >= today) break;
      slots.push(slot);
    }
    return slots;
  });
  const last = past.at(-1);
  if (last) await chore.update({ next_member_id: nextAfter(state.plan, last) });
  return past.map(({ due, day, member }) => {
    return { chore_id: chore.id, due_on: isoOfDay(due), on_day: isoOfDay(day), for_member_id: member };
  });
}

/** A family whose chores began a year ago, each of them done on its days for so many days back. */
async function makeFamily({ chores, days }: typeof FEW): Promise<SignedInFamily> {
  const made = await makeEmptyFamily(`chores-${chores}`, { name: "Chores", time_zone: "UTC" });
  const members: number[] = [];
  for (const [index, name] of ["Maya", "Tom", "Ella", "Noah"].entries()) {
    const member = { name, role: index < 2 ? "parent" : "child", color: "#2f7d79", birth_date: null } as const;
    members.push((await addMember(made, member, index === 0 ? made.user.id : null)).id);
  }
  const now = Temporal.Now.instant();
  const today = now.toZonedDateTimeISO("UTC").toPlainDate();
  const past = [];
  for (let index = 0; index < chores; index += 1) {
    const start_on = today.subtract({ days: 365 - (index % 28) }).toString();
    const fields = { title: `Chore ${index}`, start_on, ...drawFields(index, members) };
    const chore = await addChore(made, newChoreSchema.parse(fields), now);
    past.push(...(await listPast(made, chore, dayNumber(today.toString()), days)));
  }
  await sequelize.query(
    `INSERT INTO chore_log (family_id, chore_id, due_on, on_day, for_member_id, kind, done_by, member_name, created_at)
     SELECT $1, p.*, 'done', coalesce(p.for_member_id, $2), 'Maya', p.on_day
     FROM jsonb_to_recordset($3::jsonb) AS p (chore_id bigint, due_on date, on_day date, for_member_id bigint)
     ORDER BY p.on_day, p.chore_id`,
    { bind: [made.family.id, members[0], JSON.stringify(past)], ...forFamilies(made.family.id) },
  );
  return signIn(made);
}

/** The pages of 100 chores and a year of history, beside those of ten and none. */
export async function measureChores(servers: Servers): Promise<Record<string, string | number>[]> {
  const families = [await makeFamily(FEW), await makeFamily(MANY)] as const;
  await sequelize.query("ANALYZE chores, chore_log");
  const rows: Record<string, string | number>[] = [];
  for (const path of ["/chores", "/dashboard", "/chores/stars", "/calendar?view=agenda", "/chores/all"]) {
    const { row, ratios } = await comparePages(path, families, servers, ["ten", "100"]);
    for (const { how, ratio } of ratios.filter((one) => one.ratio > MAX_RATIO)) {
      process.stdout.write(`${path}: 100 chores take ${ratio.toFixed(2)} times as long as ten (${how}).\n`);
    }
    const [ten, hundred] = await Promise.all(families.map(({ cookie }) => weigh(servers.app, path, cookie)));
    rows.push({ ...row, "ten, html": ten?.html ?? 0, "100, html": hundred?.html ?? 0 });
  }
  return rows;
}
