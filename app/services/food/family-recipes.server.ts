import type { Transaction } from "sequelize";
import { inTransaction } from "#app/db/database.server.ts";
import { toQuery } from "#app/db/search-index.server.ts";
import { findBuiltIn } from "#app/domain/food/built-in-recipes.server.ts";
import type { KnownLines } from "#app/domain/food/known-lines.ts";
import { isForDiet } from "#app/domain/food/recipe-food.ts";
import { linesForFamily } from "#app/domain/food/translated-recipe.server.ts";
import { Recipe } from "#app/models/food/recipe.server.ts";
import type { NewRecipe, RecipeChange, RecipeQuery } from "#app/schemas/food/recipe.ts";
import type { FamilyScope } from "#app/services/actor.ts";
import { ask } from "#app/services/find/found.server.ts";
import { fillWords } from "#app/services/find/indexed-words.server.ts";
import { findRow } from "#app/services/find-row.server.ts";
import { findBasedOn, refreshBuiltIn, refreshMeals } from "#app/services/food/recipe-links.server.ts";
import { lockFamily } from "#app/services/people/families.server.ts";
import {
  detachReferences,
  findRemoved,
  reattachReferences,
  recordRemovals,
} from "#app/services/removed/removals.server.ts";
import { assertCurrent } from "#app/services/system/versions.server.ts";
import { sortByName } from "#app/shared/by-name.ts";
import { MAX_RECIPES, RECIPES_PAGE } from "#app/shared/food/constants.ts";
import { DomainError } from "#app/utils/domain-error.ts";
import { readTerms } from "#app/utils/words.ts";
import { recipeWords } from "#app/words/catalogues/recipe-words.ts";
import { english } from "#app/words/english.server.ts";

/** A family's own recipes (docs/product/food.md, "Recipes"). */

/** A filter by time excludes recipes without times. */
const LIST = `WITH page AS (
    SELECT id, lower(title) AS name FROM recipes
    WHERE family_id = $1 AND removed_at IS NULL
      AND ($2::tsquery IS NULL OR words @@ $2::tsquery)
      AND ($3::int IS NULL OR COALESCE(prep_time + cook_time, prep_time, cook_time) <= $3::int)
      AND ($4::bigint IS NULL OR
        (lower(title), id) > (SELECT lower(title), id FROM recipes WHERE family_id = $1 AND id = $4::bigint))
    ORDER BY lower(title), id LIMIT $5::int
  )
  SELECT id FROM page ORDER BY name, id` as const;

async function readRecipes({ family }: FamilyScope, ids: readonly number[]): Promise<Recipe[]> {
  const rows = new Map(
    (await Recipe.findAll({ where: { family_id: family.id, id: ids } })).map((row) => [row.id, row]),
  );
  return ids.flatMap((id) => rows.get(id) ?? []);
}

/** The next recipes, before the check of their ingredients. */
const nextRecipes = async (actor: FamilyScope, bind: unknown[]): Promise<Recipe[]> =>
  readRecipes(
    actor,
    (await ask<{ id: number }>(LIST, [actor.family.id, ...bind])).map(({ id }) => id),
  );

/** The recipe after which a page begins is among them, also if it was removed or does not match. */
const LIST_TITLES = `WITH asked AS MATERIALIZED (
    SELECT id, title, removed_at IS NULL
      AND ($2::tsquery IS NULL OR words @@ $2::tsquery)
      AND ($3::int IS NULL OR COALESCE(prep_time + cook_time, prep_time, cook_time) <= $3::int) AS is_found
    FROM recipes WHERE family_id = $1
  )
  SELECT * FROM asked WHERE is_found OR id = $4::bigint ORDER BY id` as const;

/**
 * The family's recipes in the alphabetical order of a reader's language, for pages: as `listRecipes`, but all at once, in
 * batches of `size` recipes.
 */
export async function* recipesByName(
  actor: FamilyScope,
  { q, time, diet, after }: RecipeQuery,
  locale: string,
  size: number,
): AsyncGenerator<Recipe[]> {
  const terms = q === undefined ? null : readTerms(q);
  if (terms?.length === 0) return;
  if (terms) await fillWords(actor);
  const bind = [actor.family.id, terms && toQuery(actor.family.id, terms), time ?? null, after ?? null];
  const titles = await ask<{ id: number; title: string; is_found: boolean }>(LIST_TITLES, bind);
  const sorted = sortByName(titles, ({ title }) => title, locale);
  const begin = after === undefined ? 0 : sorted.findIndex(({ id }) => id === after) + 1;
  if (after !== undefined && begin === 0) return;
  const ids = sorted.slice(begin).flatMap((row) => (row.is_found ? [row.id] : []));
  for (let at = 0; at < ids.length; at += size) {
    const recipes = await readRecipes(actor, ids.slice(at, at + size));
    yield recipes.filter((recipe) => !diet || isForDiet(recipe, diet));
  }
}

/**
 * The family's recipes by title in the database's order, for programs: at most `limit`, after the recipe `after`, with all
 * words of `q`, at most `time` minutes, and suitable for `diet`.
 */
export async function listRecipes(
  actor: FamilyScope,
  { q, time, diet, after }: RecipeQuery,
  limit = RECIPES_PAGE,
): Promise<Recipe[]> {
  const terms = q === undefined ? null : readTerms(q);
  if (terms?.length === 0) return [];
  if (terms) await fillWords(actor);
  const words = terms && toQuery(actor.family.id, terms);
  const found: Recipe[] = [];
  for (let last = after ?? null; ; ) {
    const page = await nextRecipes(actor, [words, time ?? null, last, limit]);
    found.push(...page.filter((recipe) => !diet || isForDiet(recipe, diet)));
    last = page.at(-1)?.id ?? null;
    if (page.length < limit || found.length >= limit) return found.slice(0, limit);
  }
}

/**
 * A recipe of the family. Throws 404 for another id. With `lock` the row is locked until the end of the transaction.
 */
export const findRecipe = (actor: FamilyScope, id: number, lock?: Transaction): Promise<Recipe> =>
  findRow(Recipe, actor, id, "Recipe", { lock: lock?.LOCK.NO_KEY_UPDATE });

/** Fields that meals copy from their recipe. */
const MEALS_HAVE = ["ingredients", "servings", "steps"] as const;

/** Throws if the family cannot have `count` more recipes. */
async function requireRoom({ family }: FamilyScope, count: number): Promise<void> {
  if ((await Recipe.count({ where: { family_id: family.id } })) + count <= MAX_RECIPES) return;
  throw new DomainError("conflict", english(recipeWords, "tooMany", { count: MAX_RECIPES }));
}

/** `KnownLines` of a recipe that is copied from the library. */
const basisLines = ({ family }: FamilyScope, slug: string | null): KnownLines => {
  const basis = slug === null ? undefined : findBuiltIn(slug);
  return basis ? linesForFamily(basis, family.language) : {};
};

async function requireBasis(actor: FamilyScope, slug: string | null): Promise<void> {
  if (slug === null) return;
  if (!findBuiltIn(slug)) throw new DomainError("invalid", english(recipeWords, "noBuiltIn"), "based_on");
  if (await findBasedOn(actor, slug)) {
    throw new DomainError("conflict", english(recipeWords, "alreadyOwn"), "based_on");
  }
}

/** A recipe to add; a model's recipe also has its parsed lines. */
export type RecipeToAdd = NewRecipe & { known_lines?: KnownLines };

/** Adds a recipe. One that is based on a built-in recipe replaces it; a second one for the same is refused. */
export function addRecipe(actor: FamilyScope, input: RecipeToAdd): Promise<Recipe> {
  return inTransaction(async (transaction) => {
    await lockFamily(actor, transaction);
    await requireBasis(actor, input.based_on);
    await requireRoom(actor, 1);
    const recipe = await (
      await Recipe.create({ known_lines: basisLines(actor, input.based_on), ...input, family_id: actor.family.id })
    ).reload();
    await refreshMeals(actor, recipe);
    return recipe;
  });
}

/** Changes a recipe. Throws 409 if it has changed since `seenVersion`. */
export function updateRecipe(
  actor: FamilyScope,
  id: number,
  change: RecipeChange,
  seenVersion?: string,
): Promise<Recipe> {
  return inTransaction(async (transaction) => {
    await lockFamily(actor, transaction);
    const recipe = await findRecipe(actor, id, transaction);
    assertCurrent(recipe, seenVersion, "recipe");
    await recipe.update(change);
    if (MEALS_HAVE.some((field) => field in change)) await refreshMeals(actor, recipe);
    return recipe;
  });
}

/**
 * Deletes recipes and returns the undo token. Meals keep their copies; built-in recipes that they replaced are listed
 * again. Call it in a transaction that locked the family.
 */
export async function deleteRecipes(actor: FamilyScope, recipes: readonly Recipe[]): Promise<string> {
  const now = new Date();
  const ids = recipes.map(({ id }) => id);
  await detachReferences(actor, "recipe", ids);
  await Recipe.update({ removed_at: now }, { where: { family_id: actor.family.id, id: ids } });
  for (const { based_on } of recipes) if (based_on) await refreshBuiltIn(actor, based_on);
  const removals = recipes.map(({ id, title }) => ({ kind: "recipe" as const, thing_id: id, title }));
  return recordRemovals(actor, removals, now);
}

/** Deletes a recipe and returns the undo token. */
export function deleteRecipe(actor: FamilyScope, id: number): Promise<string> {
  return inTransaction(async (transaction) => {
    await lockFamily(actor, transaction);
    return deleteRecipes(actor, [await findRecipe(actor, id, transaction)]);
  });
}

/**
 * Restores a deleted recipe and the links of unchanged meals. If another recipe replaces the same built-in one by now,
 * that one stays its replacement.
 */
export function restoreRecipe(actor: FamilyScope, id: number): Promise<void> {
  return inTransaction(async (transaction) => {
    await lockFamily(actor, transaction);
    const recipe = await findRemoved(Recipe, actor, id);
    if (!recipe) return;
    if (recipe.based_on && (await findBasedOn(actor, recipe.based_on))) {
      await recipe.update({ based_on: null }, { silent: true });
    }
    await recipe.restore();
    await requireRoom(actor, 0);
    await reattachReferences(actor, "recipe", id);
    await refreshMeals(actor, recipe);
  });
}
