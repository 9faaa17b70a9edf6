import { col, fn, where as sqlWhere, type Transaction } from "sequelize";
import { inTransaction } from "#app/db/database.server.ts";
import { Temporal } from "#app/domain/time/time.ts";
import { Meal } from "#app/models/food/meal.server.ts";
import { SavedWeek, type WeekMeal } from "#app/models/food/saved-week.server.ts";
import { MEAL_FIELDS } from "#app/schemas/food/meal.ts";
import type { FamilyScope } from "#app/services/actor.ts";
import { findRow } from "#app/services/find-row.server.ts";
import { listMeals, requireRoom } from "#app/services/food/meals.server.ts";
import { withRecipes } from "#app/services/food/recipe-links.server.ts";
import { lockFamily } from "#app/services/people/families.server.ts";
import { listMembers } from "#app/services/people/members.server.ts";
import { MAX_SAVED_WEEKS } from "#app/shared/food/constants.ts";
import { DomainError } from "#app/utils/domain-error.ts";
import { pick } from "#app/utils/pick.ts";
import { mealWords } from "#app/words/catalogues/meal-words.ts";
import { english } from "#app/words/english.server.ts";

/** The result of applying a week's meals. */
export interface AppliedWeek {
  added: number;
  /** Meals that were not added, because their slot has a meal. */
  left: number;
}

/** A week's meals without their dates. `week` is its first day, which may be any weekday. */
async function mealsOfWeek(actor: FamilyScope, week: Temporal.PlainDate): Promise<WeekMeal[]> {
  const meals = await listMeals(actor, { from: week.toString(), to: week.add({ days: 6 }).toString() });
  return meals.map((meal) => {
    const { planned_date, ...content } = pick(meal, [...MEAL_FIELDS, "known_lines"]);
    return { day: Temporal.PlainDate.from(planned_date).dayOfWeek % 7, ...content };
  });
}

/**
 * Adds meals to a week. A slot (day and type) with a meal is skipped, so repeating it changes nothing. Cooks who have
 * left the family are dropped.
 */
async function layMeals(
  actor: FamilyScope,
  week: Temporal.PlainDate,
  meals: WeekMeal[],
  lock: Transaction,
): Promise<AppliedWeek> {
  await lockFamily(actor, lock);
  const place = ({ day, meal_type }: Pick<WeekMeal, "day" | "meal_type">) => `${day} ${meal_type}`;
  const taken = new Set((await mealsOfWeek(actor, week)).map(place));
  const members = new Set((await listMembers(actor)).map(({ id }) => id));
  const rows = meals
    .filter((meal) => !taken.has(place(meal)))
    .map(({ day, cook_id, ...meal }) => ({
      ...meal,
      family_id: actor.family.id,
      planned_date: week.add({ days: (day - week.dayOfWeek + 7) % 7 }).toString(),
      cook_id: cook_id !== null && members.has(cook_id) ? cook_id : null,
    }));
  await requireRoom(actor, rows.length);
  await Meal.bulkCreate(await withRecipes(actor, rows));
  return { added: rows.length, left: meals.length - rows.length };
}

/** Copies the meals of the seven days before `week` to the week that begins on `week`. */
export const copyLastWeek = (actor: FamilyScope, week: Temporal.PlainDate): Promise<AppliedWeek> =>
  inTransaction(async (transaction) =>
    layMeals(actor, week, await mealsOfWeek(actor, week.subtract({ days: 7 })), transaction),
  );

/** The number of meals in a week. */
export const countMeals = async (actor: FamilyScope, week: Temporal.PlainDate): Promise<number> =>
  (await mealsOfWeek(actor, week)).length;

/** The family's saved weeks by name. */
export const listSavedWeeks = ({ family }: FamilyScope): Promise<SavedWeek[]> =>
  SavedWeek.findAll({ where: { family_id: family.id }, order: [[fn("lower", col("name")), "ASC"]] });

/** A saved week of the family. Throws 404 for another id. */
export const findSavedWeek = (actor: FamilyScope, id: number): Promise<SavedWeek> =>
  findRow(SavedWeek, actor, id, "Saved week");

const findByName = ({ family }: FamilyScope, name: string) =>
  SavedWeek.findOne({
    where: [{ family_id: family.id }, sqlWhere(fn("lower", col("name")), fn("lower", name))],
  });

/**
 * Saves a week's meals under a name. With `isReplaced` it replaces a saved week of that name; without, the name is
 * refused.
 */
export function saveWeek(actor: FamilyScope, week: Temporal.PlainDate, name: string, isReplaced: boolean) {
  return inTransaction(async (transaction) => {
    await lockFamily(actor, transaction);
    const meals = await mealsOfWeek(actor, week);
    if (meals.length === 0) throw new DomainError("invalid", english(mealWords, "noMealsInWeek"), "name");
    const known = await findByName(actor, name);
    if (known && !isReplaced) throw new DomainError("conflict", english(mealWords, "weekExists"), "name");
    if (known) return known.update({ name, meals });
    if ((await SavedWeek.count({ where: { family_id: actor.family.id } })) >= MAX_SAVED_WEEKS) {
      throw new DomainError("conflict", english(mealWords, "mostWeeks", { max: MAX_SAVED_WEEKS }));
    }
    return SavedWeek.create({ family_id: actor.family.id, name, meals });
  });
}

/** Adds the meals of a saved week to the week that begins on `week`. */
export const applySavedWeek = (
  actor: FamilyScope,
  id: number,
  week: Temporal.PlainDate,
): Promise<AppliedWeek & { name: string }> =>
  inTransaction(async (transaction) => {
    const { name, meals } = await findSavedWeek(actor, id);
    return { name, ...(await layMeals(actor, week, meals, transaction)) };
  });

/** @throws {DomainError} 404 for a week that is not the family’s, 409 at `name` if another one has it */
export const renameSavedWeek = (actor: FamilyScope, id: number, name: string): Promise<SavedWeek> =>
  inTransaction(async (transaction) => {
    await lockFamily(actor, transaction);
    const saved = await findSavedWeek(actor, id);
    const known = await findByName(actor, name);
    if (known && known.id !== id) throw new DomainError("conflict", english(mealWords, "weekExists"), "name");
    return saved.update({ name });
  });

/** Deletes a saved week. Meals that were planned from it stay. */
export async function deleteSavedWeek(actor: FamilyScope, id: number): Promise<SavedWeek> {
  const saved = await findSavedWeek(actor, id);
  await saved.destroy();
  return saved;
}
