import { forFamilies } from "#app/db/counted-changes.server.ts";
import { sequelize } from "#app/db/database.server.ts";
import { Temporal } from "#app/domain/time/time.ts";
import { newChoreSchema } from "#app/schemas/chore.ts";
import { addChore } from "#app/services/chores/chores.server.ts";
import { addMember } from "#app/services/people/members.server.ts";
import { ask, median } from "#scripts/bench/asking.ts";
import { makeEmptyFamily, type SignedInFamily, signIn } from "#scripts/bench/families.ts";
import type { Server } from "#scripts/bench/servers.ts";

const FEW = { chores: 10, days: 0 };
const MANY = { chores: 100, days: 365 };
const WARM_UP = 20;
const ROUNDS = 60;
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

/** A family whose chores are as old as their history, each of them done once a day. */
async function makeFamily({ chores, days }: typeof FEW): Promise<SignedInFamily> {
  const made = await makeEmptyFamily(`chores-${chores}`, { name: "Chores", time_zone: "UTC" });
  const members: number[] = [];
  for (const [index, name] of ["Maya", "Tom", "Ella", "Noah"].entries()) {
    const member = { name, role: index < 2 ? "parent" : "child", color: "#2f7d79", birth_date: null } as const;
    members.push((await addMember(made, member, index === 0 ? made.user.id : null)).id);
  }
  const now = Temporal.Now.instant();
  const today = now.toZonedDateTimeISO("UTC").toPlainDate();
  for (let index = 0; index < chores; index += 1) {
    const start_on = today.subtract({ days: 365 - (index % 28) }).toString();
    const fields = { title: `Chore ${index}`, start_on, ...drawFields(index, members) };
    await addChore(made, newChoreSchema.parse(fields), now);
  }
  await sequelize.query(
    `INSERT INTO chore_log (family_id, chore_id, due_on, on_day, for_member_id, kind, done_by, member_name, created_at)
     SELECT c.family_id, c.id, d, d, doer, 'done', coalesce(doer, $2), 'Maya', d
     FROM chores c, LATERAL (SELECT $3::date - n AS d, c.member_ids[1 + n % greatest(1, cardinality(c.member_ids))] AS doer
       FROM generate_series(1, $4::int) n) past
     WHERE c.family_id = $1 ORDER BY d, c.id`,
    { bind: [made.family.id, members[0], today.toString(), days], ...forFamilies(made.family.id) },
  );
  return signIn(made);
}

/**
 * The pages of 100 chores and a year of history, beside those of ten and none: asked for again, and made fresh (`fresh`
 * keeps nothing).
 */
export async function measureChores(app: Server, fresh: Server): Promise<Record<string, string | number>[]> {
  const families = [await makeFamily(FEW), await makeFamily(MANY)];
  await sequelize.query("ANALYZE chores, chore_log");
  const rows: Record<string, string | number>[] = [];
  for (const path of ["/chores", "/dashboard", "/chores/stars", "/calendar?view=agenda", "/chores/all"]) {
    const row: Record<string, string | number> = { page: path };
    for (const [name, server] of [
      ["again", app],
      ["made fresh", fresh],
    ] as const) {
      const times = families.map((): number[] => []);
      for (let round = -WARM_UP; round < ROUNDS; round += 1) {
        for (const [index, family] of families.entries()) {
          const taken = await ask(server.url + path, family);
          if (round >= 0) times[index]?.push(taken);
        }
      }
      const [few = 0, many = 0] = times.map(median);
      if (many / few > MAX_RATIO)
        process.stdout.write(`${path}: 100 chores take ${(many / few).toFixed(2)} times as long as ten (${name}).\n`);
      row[`ten, ${name}, ms`] = few.toFixed(1);
      row[`100, ${name}, ms`] = many.toFixed(1);
      row[`ratio, ${name}`] = (many / few).toFixed(2);
    }
    rows.push(row);
  }
  return rows;
}
