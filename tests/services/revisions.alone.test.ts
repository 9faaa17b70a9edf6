import { readdirSync, readFileSync } from "node:fs";
import { DataTypes, Model, type ModelStatic, QueryTypes, Sequelize } from "sequelize";
import { beforeAll, describe, expect, it } from "vitest";
import { inTransaction, sequelize } from "#app/db/database.server.ts";
import { forFamilies, type Revision, requireRevisions } from "#app/db/revisions.server.ts";
import { Temporal } from "#app/domain/time/time.ts";
import { Meal } from "#app/models/food/meal.server.ts";
import { Family } from "#app/models/people/family.server.ts";
import { completeActivity } from "#app/services/connection/connection.server.ts";
import { addGroceryItem, updateGroceryItem } from "#app/services/food/groceries.server.ts";
import { deleteMeal } from "#app/services/food/meals.server.ts";
import { clearPurchased, removeGroceryItem } from "#app/services/food/removed-groceries.server.ts";
import { discardDraft, withLockedDraft } from "#app/services/ideas/drafts.server.ts";
import { renewInvitation } from "#app/services/people/invitations.server.ts";
import { root } from "#scripts/lib/root.ts";
import { makeFamily, makeGroceryItem, makeMeal } from "#tests/support/factories.ts";
import { makeFullDatabase } from "#tests/support/full-database.ts";
import { FAMILY_MODELS, REVISIONS, REVISIONS_OF_TABLE } from "#tests/support/revisions.ts";
import { makeSamples } from "#tests/support/samples.ts";

/** The revisions of a family that `work` moves, each with its increase. */
async function moved({ id }: { id: number }, work: () => Promise<unknown>): Promise<Partial<Record<Revision, number>>> {
  const read = async () => {
    const family = await Family.findByPk(id, { rejectOnEmpty: true });
    return REVISIONS.map((revision) => [revision, family[`${revision}_revision`]] as const);
  };
  const before = Object.fromEntries(await read());
  await work();
  return Object.fromEntries(
    (await read()).flatMap(([revision, now]) =>
      now === before[revision] ? [] : [[revision, now - (before[revision] ?? 0)]],
    ),
  );
}

const once = (revisions: readonly Revision[]) => Object.fromEntries(revisions.map((revision) => [revision, 1]));

it("every table of families has a model that declares its revisions, or is written by SQL alone", async () => {
  const rows = await sequelize.query<{ name: string }>(
    "SELECT table_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND column_name = 'family_id'",
    { type: QueryTypes.SELECT },
  );
  const tables = rows.map(({ name }) => name).filter((name) => name !== "users");
  expect(tables.sort()).toEqual(Object.keys(REVISIONS_OF_TABLE).sort());
});

it("a model of families’ rows without revisions is refused at start", () => {
  class Forgetful extends Model {}
  const another = new Sequelize("postgres://localhost/none");
  Forgetful.init({ family_id: DataTypes.BIGINT }, { sequelize: another, tableName: "forgetful" });
  expect(() => requireRevisions(Forgetful)).toThrow("Forgetful does not declare");
});

describe("SQL by hand", () => {
  /**
   * The statements that move revisions, those that another file runs, inserts into tables of no family, and the time of a
   * calendar's next refresh, which no page shows.
   */
  const ELSEWHERE = [
    "app/db/revisions.server.ts",
    "app/db/delete-family.server.ts",
    "app/db/insert-once.server.ts",
    "app/services/system/clock-ahead.server.ts",
  ];
  /** Search words, which users do not see, and rows of notices. */
  const UNSEEN = ["app/services/find/indexed-words.server.ts", "app/services/notices/forget.server.ts"];
  const files = ["app/db", "app/services", "app/server", "app/pages", "app/routes"].flatMap((room) =>
    readdirSync(`${root}${room}`, { recursive: true, encoding: "utf8" })
      .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
      .map((name) => `${room}/${name}`),
  );
  const written = files.flatMap((file) =>
    [...readFileSync(root + file, "utf8").matchAll(/[`"]\s*(?:INSERT INTO|UPDATE|DELETE FROM) "?(\w+|\$\{)/g)].map(
      ([, table = ""]) => ({ file, table }),
    ),
  );

  it("names the model of each table with revisions that it writes", () => {
    const modelOf = (table: string) =>
      table === "calendar_events"
        ? "SubscribedCalendar"
        : table === "families"
          ? "Family"
          : FAMILY_MODELS.get(table)?.name;
    const due = written.filter(
      ({ file, table }) =>
        !ELSEWHERE.includes(file) && (table === "families" || (REVISIONS_OF_TABLE[table] ?? []).length > 0),
    );
    expect(due.length).toBeGreaterThan(0);
    const forgotten = due.filter(({ file, table }) => {
      const named = readFileSync(root + file, "utf8").split(`forFamilies([${modelOf(table)}]`).length - 1;
      return named < due.filter((one) => one.file === file && one.table === table).length;
    });
    expect(forgotten).toEqual([]);
  });

  it("has its table in its text, where it may need a model", () => {
    const unnamed = written.filter(({ table }) => table === "${").map(({ file }) => file);
    expect([...new Set(unnamed)].sort()).toEqual([...UNSEEN, "app/db/insert-once.server.ts"].sort());
  });
});

describe("each way in which a model writes", () => {
  /** Others in the family refer to these rows: a copy is written and deleted. */
  const REFERRED_TO = ["family_members", "events", "meals", "recipes", "completed_activities"];
  let family: Family;
  beforeAll(async () => {
    ({ family } = await makeFullDatabase("https://counted.test"));
  });

  it.each([...FAMILY_MODELS.keys()])("to %s is counted once", async (table) => {
    const model = FAMILY_MODELS.get(table) as ModelStatic<Model>;
    const counted = once(REVISIONS_OF_TABLE[table] ?? []);
    const where = { family_id: family.id };
    const found = (await model.findOne({ where, paranoid: false, rejectOnEmpty: true })) as Model;
    const isReferredTo = REFERRED_TO.includes(table);
    const { user_id, ...values } = found.get({ plain: true }) as Record<string, unknown>;
    const copy = { ...values, ...(["practices", "live_streams"].includes(table) ? { user_id } : {}) };
    if ("id" in copy) delete copy.id;
    if (!isReferredTo) expect(await moved(family, () => found.destroy({ force: true }))).toEqual(counted);
    let row = found;
    const create = async () => {
      row = await model.create(copy as never);
    };
    expect(await moved(family, create)).toEqual(counted);
    const column = Object.keys(copy).find((name) => !model.primaryKeyAttributes.includes(name) && !/_at$/.test(name));
    const own = Object.fromEntries(model.primaryKeyAttributes.map((key) => [key, row.get(key)]));
    if (column) {
      row.changed(column as never, true);
      expect(await moved(family, () => row.save())).toEqual(counted);
      const change = () => model.update({ [column]: row.get(column) }, { where: own as never });
      expect(await moved(family, change)).toEqual(counted);
    }
    if (model.options.paranoid) {
      expect(await moved(family, () => model.destroy({ where: own as never }))).toEqual(counted);
      expect(await moved(family, () => model.restore({ where: own as never }))).toEqual(counted);
      expect(await moved(family, () => row.destroy())).toEqual(counted);
      expect(await moved(family, () => row.restore())).toEqual(counted);
    }
    expect(await moved(family, () => model.destroy({ where: own as never, force: true }))).toEqual(counted);
    expect(await moved(family, () => model.bulkCreate([copy] as never))).toEqual(counted);
  });

  it("to the family itself is counted where all or the groceries show it", async () => {
    expect(await moved(family, () => family.update({ name: "The Owls" }))).toEqual(once(REVISIONS));
    const zone = () => Family.update({ time_zone: "Asia/Tokyo" }, { where: { id: family.id } });
    expect(await moved(family, zone)).toEqual(once(REVISIONS));
    expect(await moved(family, () => family.update({ aisles: ["Pantry"] }))).toEqual({ grocery: 1 });
    expect(await moved(family, () => family.update({ feed_token: "another" }))).toEqual({});
  });
});

describe("a change", () => {
  it("that does not say whose rows it changes fails, and changes nothing", async () => {
    const { family } = await makeFamily();
    const meal = await makeMeal(family, { title: "Soup" });
    await expect(Meal.update({ title: "Stew" }, { where: { id: meal.id } })).rejects.toThrow("names no family");
    await expect(Meal.destroy({ where: { planned_date: meal.planned_date } })).rejects.toThrow("names no family");
    await expect(Meal.increment("servings", { where: { id: meal.id } })).rejects.toThrow("names no family");
    expect((await meal.reload()).title).toBe("Soup");
  });

  it("by SQL is counted when it says so", async () => {
    const { family } = await makeFamily();
    await makeMeal(family);
    const change = () =>
      sequelize.query("UPDATE meals SET title = 'Stew' WHERE family_id = $1", {
        bind: [family.id],
        ...forFamilies([Meal], family.id),
      });
    expect(await moved(family, change)).toEqual({ calendar: 1 });
  });

  it("is counted once a transaction, of each kind, and not when that fails", async () => {
    const { family } = await makeFamily();
    const change = async () => {
      await makeMeal(family);
      await makeMeal(family);
      await makeGroceryItem(family);
    };
    expect(await moved(family, () => inTransaction(change))).toEqual({ calendar: 1, grocery: 1 });
    const failing = () => inTransaction(async () => Promise.reject(await change())).catch(() => undefined);
    expect(await moved(family, failing)).toEqual({});
    // A failing write without a transaction moves nothing either: the title is too long.
    const refused = () => makeMeal(family, { title: "x".repeat(201) }).catch(() => undefined);
    expect(await moved(family, refused)).toEqual({});
  });

  it("waits for others of the family, and never in a circle with them", { timeout: 60_000 }, async () => {
    const samples = await makeSamples("https://circle.test");
    const { family } = samples;
    const { id } = await makeGroceryItem(family, { item_name: "Oats", quantity: "1" });
    const input = { item_name: "Oats", quantity: "1", notes: null, category: null, meal_id: samples.mealId };
    const done = {
      activity_title: "Walk",
      activity_type: "quick",
      duration_minutes: 10,
      completed_by: null,
      notes: null,
    };
    const writers: (() => Promise<unknown>)[] = [
      () => updateGroceryItem(samples, id, { quantity: "2" }),
      () => updateGroceryItem(samples, id, { notes: "Now" } as never),
      () => addGroceryItem(samples, input),
      () => clearPurchased(samples),
      () =>
        withLockedDraft(samples, "meals", samples.planId, (draft) => draft.update({ problem: String(Math.random()) })),
      () => discardDraft(samples, "groceries", samples.listId),
      () => renewInvitation(samples, samples.invitationId),
      () => completeActivity(samples, done, Temporal.Now.instant()),
      () => completeActivity(samples, { ...done, completed_by: samples.memberId }, Temporal.Now.instant()),
    ];
    const all = Array.from({ length: 5 }, () => writers).flat();
    await Promise.all(all.map((write) => write()));
    await Promise.all([removeGroceryItem(samples, id), deleteMeal(samples, samples.mealId)]);
    expect((await family.reload()).grocery_revision).toBeGreaterThanOrEqual(20);
  });
});
