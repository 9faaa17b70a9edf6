import type { Transaction } from "sequelize";
import { inTransaction } from "#app/db/database.server.ts";
import { toQuery } from "#app/db/search-index.server.ts";
import { findBuiltIn } from "#app/domain/food/built-in-recipes.server.ts";
import { isForDiet } from "#app/domain/food/recipe-food.ts";
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
import { MAX_RECIPES, RECIPES_PAGE } from "#app/shared/food/constants.ts";
import { DomainError } from "#app/utils/domain-error.ts";
import { readTerms } from "#app/utils/words.ts";

/** A family's own recipes (docs/product/food.md, "Recipes"). */

/** A recipe without times is left out of lists with a time limit. */
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

/** The next recipes, before their ingredients are checked. */
async function nextRecipes({ family }: FamilyScope, bind: unknown[]): Promise<Recipe[]> {
  const ids = (await ask<{ id: number }>(LIST, [family.id, ...bind])).map(({ id }) => id);
  const rows = new Map(
    (await Recipe.findAll({ where: { family_id: family.id, id: ids } })).map((row) => [row.id, row]),
  );
  return ids.flatMap((id) => rows.get(id) ?? []);
}

/**
 * The family's recipes by title, `limit` at most, from the one behind `after` on: those with all the words of `q`, that
 * take at most `time` minutes, and that `diet` allows.
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

/** One recipe of the family; 404 for anyone else. `lock` keeps others from changing it until the transaction ends. */
export const findRecipe = (actor: FamilyScope, id: number, lock?: Transaction): Promise<Recipe> =>
  findRow(Recipe, actor, id, "Recipe", { lock: lock?.LOCK.NO_KEY_UPDATE });

/** What meals have of their recipes. */
const MEALS_HAVE = ["ingredients", "servings", "steps"] as const;

/** Refuses more recipes than a family can keep. */
async function requireRoom({ family }: FamilyScope, count: number): Promise<void> {
  if ((await Recipe.count({ where: { family_id: family.id } })) + count <= MAX_RECIPES) return;
  throw new DomainError("conflict", `A family can keep at most ${MAX_RECIPES} recipes. Delete some of them first.`);
}

async function requireBasis(actor: FamilyScope, slug: string | null): Promise<void> {
  if (slug === null) return;
  if (!findBuiltIn(slug)) throw new DomainError("invalid", "There is no such built-in recipe", "based_on");
  if (await findBasedOn(actor, slug)) {
    throw new DomainError("conflict", "Your family has its own of this recipe already.", "based_on");
  }
}

/** Adds a recipe. One based on a built-in recipe replaces it from now on; a second one is refused. */
export function addRecipe(actor: FamilyScope, input: NewRecipe): Promise<Recipe> {
  return inTransaction(async (transaction) => {
    await lockFamily(actor, transaction);
    await requireBasis(actor, input.based_on);
    await requireRoom(actor, 1);
    const recipe = await (await Recipe.create({ ...input, family_id: actor.family.id })).reload();
    await refreshMeals(actor, recipe);
    return recipe;
  });
}

/** Changes a recipe. When someone else has changed it since the state `seenVersion`, nothing is changed (409). */
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
 * Deletes a recipe, and answers what takes that back. Meals keep what they have of it; a built-in one that it stood for is
 * back in its place.
 */
export function deleteRecipe(actor: FamilyScope, id: number): Promise<string> {
  return inTransaction(async (transaction) => {
    await lockFamily(actor, transaction);
    const recipe = await findRecipe(actor, id, transaction);
    await detachReferences(actor, "recipe", id);
    await recipe.destroy();
    if (recipe.based_on) await refreshBuiltIn(actor, recipe.based_on);
    return recordRemovals(actor, [{ kind: "recipe", thing_id: id, title: recipe.title }], recipe.removed_at as Date);
  });
}

/**
 * Restores a deleted recipe and the links of unchanged meals; another recipe that replaces the same built-in one by now
 * stays in place.
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
