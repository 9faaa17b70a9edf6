import type { Transaction } from "sequelize";
import { readModels, readRows } from "#app/db/batched-reads.server.ts";
import { inTransaction } from "#app/db/database.server.ts";
import type { KnownLines } from "#app/domain/food/known-lines.ts";
import { Temporal } from "#app/domain/time/time.ts";
import { Meal } from "#app/models/food/meal.server.ts";
import type { MealChange, NewMeal } from "#app/schemas/food/meal.ts";
import type { FamilyScope } from "#app/services/actor.ts";
import { findRow } from "#app/services/find-row.server.ts";
import { linkNewMeal, tieChanged } from "#app/services/food/recipe-links.server.ts";
import { lockFamily } from "#app/services/people/families.server.ts";
import { requireMember } from "#app/services/people/members.server.ts";
import {
  detachReferences,
  findRemoved,
  reattachReferences,
  recordRemovals,
} from "#app/services/removed/removals.server.ts";
import { assertCurrent } from "#app/services/system/versions.server.ts";
import { MAX_MEALS, MEAL_TYPES } from "#app/shared/food/constants.ts";
import { DomainError } from "#app/utils/domain-error.ts";
import { mealWords } from "#app/words/catalogues/meal-words.ts";
import { english } from "#app/words/english.server.ts";

/** The dinner of a day (`YYYY-MM-DD`); of several, the oldest row. */
export async function dinnerOn({ family }: FamilyScope, date: string): Promise<Meal | null> {
  const dinner = "AND removed_at IS NULL AND planned_date = $2 AND meal_type = 'dinner' ORDER BY id LIMIT 1";
  const [first] = await readModels(family.id, Meal, dinner, [date]);
  return first ?? null;
}

/**
 * The default window of a list of meals: from one month ago, four months long (docs/product/api.md, "Listing meals").
 */
const MONTHS = { back: 1, all: 4 };

/** The local dates of a request, both included. `today` is the family's date. */
export function mealWindow(range: { from?: string; to?: string }, today: Temporal.PlainDate) {
  const given = (text: string | undefined) => (text ? Temporal.PlainDate.from(text) : undefined);
  const from =
    given(range.from) ?? given(range.to)?.subtract({ months: MONTHS.all }) ?? today.subtract({ months: MONTHS.back });
  const to = given(range.to) ?? from.add({ months: MONTHS.all });
  if (Temporal.PlainDate.compare(to, from) < 0) {
    throw new DomainError("invalid", english(mealWords, "endBeforeStart"), "to");
  }
  return { from: from.toString(), to: to.toString() };
}

/** The meals from `from` to `to`, by date, then breakfast, lunch, dinner, snack. */
export async function listMeals({ family }: FamilyScope, { from, to }: { from: string; to: string }): Promise<Meal[]> {
  const planned = "AND removed_at IS NULL AND planned_date BETWEEN $2 AND $3 ORDER BY planned_date, id";
  const meals = await readModels(family.id, Meal, planned, [from, to]);
  const place = (meal: Meal) => MEAL_TYPES.indexOf(meal.meal_type);
  return meals.sort((a, b) => a.planned_date.localeCompare(b.planned_date) || place(a) - place(b));
}

/** A meal of the family. Throws 404 for another id. With `lock` the row is locked until the end of the transaction. */
export const findMeal = (actor: FamilyScope, id: number, lock?: Transaction): Promise<Meal> =>
  // Not `FOR UPDATE`, which would block groceries that refer to the meal.
  findRow(Meal, actor, id, "Meal", { lock: lock?.LOCK.NO_KEY_UPDATE });

/** The meals that grocery items refer to, by id. */
export async function mealsFor(
  { family }: FamilyScope,
  things: readonly { meal_id: number | null }[],
): Promise<Map<number, Pick<Meal, "title" | "planned_date">>> {
  const ids = [...new Set(things.flatMap(({ meal_id }) => meal_id ?? []))];
  if (ids.length === 0) return new Map();
  const meals = await readRows<Pick<Meal, "id" | "title" | "planned_date">>(
    family.id,
    "SELECT id, title, planned_date FROM meals WHERE family_id = $1 AND removed_at IS NULL AND id = ANY($2::bigint[])",
    [ids],
  );
  return new Map(meals.map((meal) => [meal.id, meal]));
}

/** Throws, at `field`, if the meal is not of this family; `null` is allowed. */
export async function requireMeal({ family }: FamilyScope, id: number | null, field: string): Promise<void> {
  if (id === null) return;
  const count = await Meal.count({ where: { id, family_id: family.id } });
  if (count === 0) throw new DomainError("invalid", english(mealWords, "noSuchMeal"), field);
}

/** Throws if the family cannot have `count` more meals. Call it with the family locked. */
export async function requireRoom({ family }: FamilyScope, count: number): Promise<void> {
  if ((await Meal.count({ where: { family_id: family.id } })) + count <= MAX_MEALS) return;
  throw new DomainError("conflict", english(mealWords, "mostMeals", { max: MAX_MEALS }));
}

/**
 * Plans a meal. The cook has to be a member. With a linked recipe it copies the recipe's content, unless it has its
 * own.
 */
export function addMeal(actor: FamilyScope, input: NewMeal & { known_lines?: KnownLines }): Promise<Meal> {
  return inTransaction(async (transaction) => {
    await lockFamily(actor, transaction);
    await requireMember(actor, input.cook_id, "cook_id");
    await requireRoom(actor, 1);
    const values = { ...input, ...(await linkNewMeal(actor, input)) };
    return (await Meal.create({ ...values, family_id: actor.family.id })).reload();
  });
}

/**
 * Changes a meal. Throws 409 if it has changed since `seenVersion`. Ingredients or steps that differ from the linked
 * recipe's end the link.
 */
export function updateMeal(actor: FamilyScope, id: number, change: MealChange, seenVersion?: string): Promise<Meal> {
  return inTransaction(async (transaction) => {
    await lockFamily(actor, transaction);
    const meal = await findMeal(actor, id, transaction);
    assertCurrent(meal, seenVersion, "meal");
    await requireMember(actor, change.cook_id ?? null, "cook_id");
    return meal.update({ ...change, ...(await tieChanged(actor, meal, change)) });
  });
}

/** Deletes a meal and returns the undo token. Groceries that were added for it stay. */
export const deleteMeal = (actor: FamilyScope, id: number): Promise<string> => deleteMeals(actor, [id]);

/** `deleteMeal` for several meals, with one undo token. */
export function deleteMeals(actor: FamilyScope, ids: readonly number[]): Promise<string> {
  return inTransaction(async (transaction) => {
    await lockFamily(actor, transaction);
    const removed = [];
    for (const id of ids) {
      const meal = await findMeal(actor, id, transaction);
      await detachReferences(actor, "meal", [id]);
      await meal.destroy();
      removed.push(meal);
    }
    const things = removed.map(({ id, title }) => ({ kind: "meal" as const, thing_id: id, title }));
    return recordRemovals(actor, things, removed.at(-1)?.removed_at as Date);
  });
}

/** Deletes the meal that replaced another, unless it was changed since. */
async function clearPlace(actor: FamilyScope, id: number): Promise<void> {
  const meal = await Meal.findOne({ where: { family_id: actor.family.id, id } });
  if (meal && meal.updated_at.getTime() === meal.created_at.getTime()) await deleteMeal(actor, id);
}

/**
 * Restores a deleted meal with those groceries that refer to no other meal by now, and deletes the meal that replaced
 * it.
 */
export function restoreMeal(actor: FamilyScope, id: number, replacedBy: number | null): Promise<void> {
  return inTransaction(async (transaction) => {
    await lockFamily(actor, transaction);
    const meal = await findRemoved(Meal, actor, id);
    if (!meal) return;
    await meal.restore();
    if (replacedBy !== null) await clearPlace(actor, replacedBy);
    await requireRoom(actor, 0);
    await reattachReferences(actor, "meal", id);
  });
}
