import { readRows } from "#app/db/batched-reads.server.ts";
import { dateIn, toInstant } from "#app/domain/time/time.ts";
import type { WellnessTip } from "#app/models/calm/wellness-tip.server.ts";
import type { ActivityIdea } from "#app/models/connection/activity-idea.server.ts";
import { ask, type Found, type FoundOfKind, type Search, takeFirst } from "#app/services/find/found.server.ts";
import { sortByName } from "#app/shared/by-name.ts";
import type { GroceryCategory, MealType } from "#app/shared/food/constants.ts";
import { areMet, fold, listWords } from "#app/utils/words.ts";

/** Meals, recipes, groceries and ideas by their words (docs/product/find.md). */

/** `recipe` is one of the family's own recipes and has no date; `meal` has one. */
export type FoundMeal = Found<"meal" | "recipe", { mealType: MealType | null }>;
export type FoundGrocery = Found<
  "grocery",
  { category: GroceryCategory; quantity: string | null; isOnList: boolean; isBought: boolean }
>;
export type FoundIdea = Found<"idea", { of: "activity" | "tip" | "completed"; minutes: number | null }>;

// Duplicates are found by comparing titles, so the statement reads as few of the thousands of rows as that needs.
const FIND_MEALS = `WITH found AS MATERIALIZED (
    SELECT m.id, m.title, m.planned_date,
      m.recipe_id IS NULL AND (m.ingredients <> '{}' OR m.recipe_url IS NOT NULL) AS is_recipe
    FROM meals m
    WHERE m.family_id = $1 AND m.words @@ $2::tsquery AND m.removed_at IS NULL AND m.planned_date >= $3::date
  )
  SELECT * FROM found` as const;

interface MealRow {
  id: number;
  title: string;
  planned_date: string;
  is_recipe: boolean;
}

const READ_TEXTS =
  "SELECT id, meal_type, description, ingredients FROM meals WHERE family_id = $1 AND id = ANY ($2::bigint[])";

interface MealTexts {
  id: number;
  meal_type: MealType;
  description: string | null;
  ingredients: string[];
}

const FIND_RECIPES = `WITH found AS MATERIALIZED (
    SELECT r.id, r.title, r.meal_type, r.description, r.ingredients FROM recipes r
    WHERE r.family_id = $1 AND r.words @@ $2::tsquery AND r.removed_at IS NULL
  )
  SELECT * FROM found ORDER BY lower(title), id` as const;

type RecipeRow = Omit<MealTexts, "meal_type"> & { title: string; meal_type: MealType | null };

/** The family's own recipes come before recipes of past meals. */
async function findRecipes({ family, query, locale }: Search): Promise<FoundMeal[]> {
  const found = await ask<RecipeRow>(FIND_RECIPES, [family.id, query]);
  const rows = locale === undefined ? found : sortByName(found, ({ title }) => title, locale);
  return rows.map((row) => ({
    kind: "recipe",
    id: row.id,
    title: row.title,
    date: null,
    others: [row.description, ...row.ingredients].filter(isPresent),
    isComing: true,
    at: 0,
    about: { mealType: row.meal_type },
  }));
}

const dayMs = (date: string) => Date.parse(`${date}T00:00:00Z`);
const isPresent = (text: string | null): text is string => text !== null;

/**
 * The first row of each title, except `titles`. Compares the unfolded title first, because folding is slower than a
 * lookup.
 */
function listOnce<R extends { title: string }>(rows: readonly R[], titles: readonly string[]): R[] {
  const known = new Set(titles.map(fold));
  const met = new Set<string>();
  return rows.filter(({ title }) => {
    if (met.has(title)) return false;
    met.add(title);
    const folded = fold(title);
    const isKnown = known.has(folded);
    known.add(folded);
    return !isKnown;
  });
}

/**
 * Meals and recipes. Recipes are the family's own, then meals with a recipe, each title once, at its next date or else
 * its last.
 */
export async function findMeals(
  search: Search,
): Promise<{ meals: FoundOfKind<FoundMeal>; recipes: FoundOfKind<FoundMeal> }> {
  const { family, query, today, since, limit } = search;
  const rows = await ask<MealRow>(FIND_MEALS, [family.id, query, String(since)]);
  const own = await findRecipes(search);
  const placed = rows.map((row) => ({
    ...row,
    isComing: row.planned_date >= String(today),
    at: dayMs(row.planned_date),
  }));
  const meals = takeFirst(placed, rows.length);
  const recipes = listOnce(
    meals.filter(({ is_recipe }) => is_recipe),
    own.map(({ title }) => title),
  );
  const shown = { meal: meals.slice(0, limit), recipe: recipes.slice(0, Math.max(0, limit - own.length)) };
  const ids = [...shown.meal, ...shown.recipe].map(({ id }) => id);
  const read = ids.length > 0 ? await readRows<MealTexts>(family.id, READ_TEXTS, [ids]) : [];
  const texts = new Map(read.map((row) => [row.id, row]));
  const listShown = (kind: "meal" | "recipe"): FoundMeal[] =>
    shown[kind].flatMap(({ id, title, planned_date, isComing, at }) => {
      const row = texts.get(id);
      if (!row) return [];
      const others = [row.description, ...row.ingredients].filter(isPresent);
      return [{ kind, id, title, date: planned_date, others, isComing, at, about: { mealType: row.meal_type } }];
    });
  return {
    meals: { count: meals.length, found: listShown("meal") },
    recipes: {
      count: own.length + recipes.length,
      found: [...own.slice(0, limit), ...listShown("recipe")],
    },
  };
}

// Without items that were removed from the list before they were bought.
const FIND_GROCERIES = `WITH found AS MATERIALIZED (
    SELECT g.id, g.item_name, g.quantity, g.category, g.notes, g.purchased_at, g.is_purchased,
      g.removed_at IS NULL AS is_on_list, g.removed_at IS NULL AND NOT g.is_purchased AS is_coming
    FROM grocery_items g
    WHERE g.family_id = $1 AND g.words @@ $2::tsquery AND (g.removed_at IS NULL
      OR g.purchased_at >= $3::timestamptz)
  )
  SELECT *, (SELECT count(*) FROM found) AS count FROM found
  ORDER BY is_coming DESC, CASE WHEN is_coming THEN NULL ELSE purchased_at END DESC, id DESC LIMIT $4::int` as const;

interface GroceryRow {
  id: number;
  item_name: string;
  quantity: string | null;
  category: GroceryCategory;
  notes: string | null;
  purchased_at: Date | null;
  is_purchased: boolean;
  is_on_list: boolean;
  is_coming: boolean;
  count: number;
}

/** Items on the list, ticked or not, and past purchases. */
export async function findGroceries({ family, query, since, limit }: Search): Promise<FoundOfKind<FoundGrocery>> {
  const begin = since.toZonedDateTime(family.time_zone).toInstant();
  const rows = await ask<GroceryRow>(FIND_GROCERIES, [family.id, query, String(begin), limit]);
  const found = rows.map(
    (row): FoundGrocery => ({
      kind: "grocery",
      id: row.id,
      title: row.item_name,
      date:
        row.is_coming || !row.purchased_at ? null : dateIn(toInstant(row.purchased_at), family.time_zone).toString(),
      others: [row.notes].filter(isPresent),
      isComing: row.is_coming,
      at: row.is_coming ? -row.id : (row.purchased_at?.getTime() ?? 0),
      about: { category: row.category, quantity: row.quantity, isOnList: row.is_on_list, isBought: row.is_purchased },
    }),
  );
  return { count: rows[0]?.count ?? 0, found: takeFirst(found, limit) };
}

const FIND_COMPLETED = `WITH found AS MATERIALIZED (
    SELECT c.id, c.activity_title, c.completed_date, c.duration_minutes, c.notes
    FROM completed_activities c
    WHERE c.family_id = $1 AND c.words @@ $2::tsquery AND c.completed_date >= $3::date
  )
  SELECT *, (SELECT count(*) FROM found) AS count FROM found
  ORDER BY completed_date DESC, id DESC LIMIT $4::int` as const;

interface CompletedRow {
  id: number;
  activity_title: string;
  completed_date: string;
  duration_minutes: number;
  notes: string | null;
  count: number;
}

/** The family's stored ideas. */
export interface StoredIdeas {
  activities: readonly ActivityIdea[];
  tips: readonly WellnessTip[];
}

const activityTexts = ({ description, steps, materials }: ActivityIdea) => [description, ...steps, ...materials];

/** The words of stored ideas, for the correction of typos. */
export const wordsOfIdeas = ({ activities, tips }: StoredIdeas): string[] =>
  listWords([...activities.flatMap((idea) => [idea.title, ...activityTexts(idea)]), ...tips.map(({ text }) => text)]);

function findStored({ activities, tips }: StoredIdeas, { terms, family }: Search): FoundIdea[] {
  const past = { kind: "idea" as const, isComing: false };
  const ideas = activities.map(
    (idea): FoundIdea => ({
      ...past,
      id: idea.id,
      title: idea.title,
      date: idea.local_date,
      others: activityTexts(idea),
      at: dayMs(idea.local_date),
      about: { of: "activity", minutes: idea.duration_minutes },
    }),
  );
  const stored = tips.map(({ id, text, created_at }): FoundIdea => {
    const date = dateIn(toInstant(created_at), family.time_zone).toString();
    return { ...past, id, title: text, date, others: [], at: dayMs(date), about: { of: "tip", minutes: null } };
  });
  return [...ideas, ...stored].filter(({ title, others }) => areMet(terms, listWords([title, ...others])));
}

/** Stored ideas and completed activities. */
export async function findIdeas(search: Search, stored: StoredIdeas): Promise<FoundOfKind<FoundIdea>> {
  const { family, query, since, limit } = search;
  const rows = await ask<CompletedRow>(FIND_COMPLETED, [family.id, query, String(since), limit]);
  const completed = rows.map(
    (row): FoundIdea => ({
      kind: "idea",
      id: row.id,
      title: row.activity_title,
      date: row.completed_date,
      others: [row.notes].filter(isPresent),
      isComing: false,
      at: dayMs(row.completed_date),
      about: { of: "completed", minutes: row.duration_minutes },
    }),
  );
  const ideas = findStored(stored, search);
  return { count: (rows[0]?.count ?? 0) + ideas.length, found: takeFirst([...ideas, ...completed], limit) };
}
