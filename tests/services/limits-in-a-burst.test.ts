import { randomUUID } from "node:crypto";
import { QueryTypes } from "sequelize";
import { expect, it } from "vitest";
import { sequelize } from "#app/db/database.server.ts";
import { Event } from "#app/models/calendar/event.server.ts";
import { Meal } from "#app/models/food/meal.server.ts";
import { IdeaDraft } from "#app/models/ideas/idea-draft.server.ts";
import { newEventSchema } from "#app/schemas/calendar/event.ts";
import { newMealSchema } from "#app/schemas/food/meal.ts";
import { planFormSchema } from "#app/schemas/ideas/idea-forms.ts";
import { createEvent } from "#app/services/calendar/events.server.ts";
import { addMeal } from "#app/services/food/meals.server.ts";
import { beginDraft } from "#app/services/ideas/drafts.server.ts";
import { tryCode } from "#app/services/people/sign-in-limits.server.ts";
import { MAX_EVENTS } from "#app/shared/calendar/constants.ts";
import { MAX_MEALS } from "#app/shared/food/constants.ts";
import { makeEvent, makeFamily, makeMeal } from "#tests/support/factories.ts";

/** Repeats a row of a table until the family has one less than `max`. */
async function fillUp(table: string, id: number, max: number): Promise<void> {
  const columns = await sequelize.query<{ name: string }>(
    `SELECT attname AS name FROM pg_attribute WHERE attrelid = '${table}'::regclass AND attnum > 0
       AND NOT attisdropped AND attgenerated = '' AND attname <> 'id'`,
    { type: QueryTypes.SELECT },
  );
  const names = columns.map(({ name }) => `"${name}"`).join(", ");
  await sequelize.query(
    `INSERT INTO ${table} (${names}) SELECT ${names} FROM ${table}, generate_series(1, ${max - 2}) WHERE id = ${id}`,
  );
}

/** How many of twelve simultaneous requests succeed. */
async function burst(work: () => Promise<unknown>): Promise<number> {
  const results = await Promise.allSettled(Array.from({ length: 12 }, work));
  for (const result of results) {
    if (result.status === "rejected") expect(result.reason).toMatchObject({ code: "conflict" });
  }
  return results.filter(({ status }) => status === "fulfilled").length;
}

it("the last meal of a family is one meal", async () => {
  const made = await makeFamily();
  await fillUp("meals", (await makeMeal(made.family)).id, MAX_MEALS);
  const soup = newMealSchema.parse({ title: "Soup", meal_type: "dinner", planned_date: "2027-03-01" });
  expect(await burst(() => addMeal(made, soup))).toBe(1);
  expect(await Meal.count({ where: { family_id: made.family.id } })).toBe(MAX_MEALS);
});

it("the last event of a family is one event", async () => {
  const made = await makeFamily();
  await fillUp("events", (await makeEvent(made)).id, MAX_EVENTS);
  const choir = newEventSchema.parse({ title: "Choir", start_time: "2027-03-01T09:00" });
  expect(await burst(() => createEvent(made, choir))).toBe(1);
  expect(await Event.count({ where: { family_id: made.family.id } })).toBe(MAX_EVENTS);
});

it("a family has ten drafts at most", async () => {
  const made = await makeFamily();
  const plan = planFormSchema.parse({ days: 1, start_date: "2027-03-01" });
  expect(await burst(() => beginDraft(made, "meals", plan))).toBe(12);
  expect(await IdeaDraft.count({ where: { family_id: made.family.id } })).toBe(10);
});

it("a right code after twenty wrong ones is refused, also when all come at once", async () => {
  const network = randomUUID();
  const codes = [...Array(39).fill(null), "right"];
  const answers = await Promise.allSettled(codes.map((code) => tryCode(network, async () => code)));
  expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(20);
  expect(answers.at(-1)).toMatchObject({ status: "rejected", reason: { code: "limited" } });
});
