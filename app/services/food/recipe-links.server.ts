import { Op } from "sequelize";
import { builtInContent, findBuiltIn, type RecipeContent } from "#app/domain/food/built-in-recipes.server.ts";
import type { OwnRecipe } from "#app/domain/food/dish.server.ts";
import { linesForFamily, translateOwnLine } from "#app/domain/food/translated-recipe.server.ts";
import { translateAll } from "#app/domain/ideas/library.server.ts";
import { Meal } from "#app/models/food/meal.server.ts";
import { Recipe } from "#app/models/food/recipe.server.ts";
import type { MealChange } from "#app/schemas/food/meal.ts";
import type { FamilyScope } from "#app/services/actor.ts";
import { DomainError } from "#app/utils/domain-error.ts";
import { recipeWords } from "#app/words/catalogues/recipe-words.ts";
import { english } from "#app/words/english.server.ts";
import { LANGUAGES, PSEUDO_LANGUAGES } from "#app/words/languages.ts";

/**
 * Meals hold copies of their linked recipe's content. Every change of a recipe updates the copies
 * (docs/decisions/078-meals-copy-their-recipes.md).
 */

/** The fields of a recipe that meals copy. */
type Content = Pick<Meal, "ingredients" | "ingredients_for" | "steps">;
type Copied = Content & Pick<Meal, "known_lines">;

interface Tie {
  recipe_id: number | null;
  built_in: string | null;
}

const UNTIED = { recipe_id: null, built_in: null };

const contentOfRecipe = ({
  ingredients,
  servings,
  steps,
  known_lines = {},
}: Pick<RecipeContent, "ingredients" | "servings" | "steps" | "known_lines">): Copied => ({
  ingredients,
  ingredients_for: servings,
  steps,
  known_lines,
});

const isSame = (a: Content, b: Content) =>
  JSON.stringify([a.ingredients, a.ingredients_for, a.steps]) ===
  JSON.stringify([b.ingredients, b.ingredients_for, b.steps]);

/** The own recipe that replaces a built-in one; else `null`. */
export const findBasedOn = ({ family }: FamilyScope, slug: string): Promise<Recipe | null> =>
  Recipe.findOne({ where: { family_id: family.id, based_on: slug } });

/** Own recipes that replace built-in ones. */
export async function listReplacements({ family }: FamilyScope): Promise<OwnRecipe[]> {
  const where = { family_id: family.id, based_on: { [Op.not]: null } };
  const recipes = await Recipe.findAll({ where, order: ["id"] });
  return recipes.map((recipe) => recipe.get({ plain: true }) as Recipe & { based_on: string });
}

/** The content of a built-in recipe for a family: of its replacement, or of the library; `null` for an unknown slug. */
async function builtInFor(actor: FamilyScope, slug: string): Promise<Copied | null> {
  const known = findBuiltIn(slug);
  if (!known) return null;
  const own = await findBasedOn(actor, slug);
  if (own) return contentOfRecipe(own);
  return contentOfRecipe({ ...builtInContent(known), known_lines: linesForFamily(known, actor.family.language) });
}

/** Whether the family has a recipe with this id. */
export const isKnownRecipe = async ({ family }: FamilyScope, id: number): Promise<boolean> =>
  (await Recipe.count({ where: { family_id: family.id, id } })) > 0;

async function ownContent({ family }: FamilyScope, id: number): Promise<Copied | null> {
  const recipe = await Recipe.findOne({ where: { family_id: family.id, id } });
  return recipe && contentOfRecipe(recipe);
}

/**
 * The content of a linked recipe; `null` without one. @throws {DomainError} at the field of a recipe of another family
 */
async function findContent(actor: FamilyScope, { recipe_id, built_in }: Tie): Promise<Copied | null> {
  if (recipe_id !== null && built_in !== null) {
    throw new DomainError("invalid", english(recipeWords, "oneAtMost"), "built_in");
  }
  if (recipe_id !== null) {
    const content = await ownContent(actor, recipe_id);
    if (!content) throw new DomainError("invalid", english(recipeWords, "noRecipe"), "recipe_id");
    return content;
  }
  if (built_in === null) return null;
  const content = await builtInFor(actor, built_in);
  if (!content) throw new DomainError("invalid", english(recipeWords, "noBuiltIn"), "built_in");
  return content;
}

/** Whether a content is that of a recipe of the library as a form shows it, in the language of a family. */
const isTranslated = (a: Content, original: Content): boolean =>
  [...LANGUAGES, ...PSEUDO_LANGUAGES].some((language) => isSame(a, contentForFamily(original, language)));

/** The content of a recipe of the library in a family's language. The rows of meals hold the English, on which it is judged. */
export const contentForFamily = ({ ingredients, ingredients_for, steps }: Content, language: string): Content => ({
  ingredients: translateAll(ingredients, language, translateOwnLine).texts,
  ingredients_for,
  steps: translateAll(steps, language).texts,
});

/** The columns of a linked meal: the recipe's content, or, if the meal has its own, that without a link. */
function written(tie: Tie, content: Copied, brought: Content): Partial<Content> & Tie & Pick<Copied, "known_lines"> {
  const isSaid = isSame(brought, content) || (tie.built_in !== null && isTranslated(brought, content));
  const isOwn = brought.ingredients.length + brought.steps.length > 0 && !isSaid;
  return isOwn ? { ...UNTIED, known_lines: content.known_lines } : { ...tie, ...content };
}

/** Additional columns of a new meal. */
export async function linkNewMeal(actor: FamilyScope, meal: Content & Tie): Promise<Partial<Copied & Tie>> {
  const content = await findContent(actor, meal);
  return content ? written(meal, content, meal) : {};
}

/** Additional columns of a change. */
export async function tieChanged(
  actor: FamilyScope,
  meal: Meal,
  change: MealChange,
): Promise<Partial<Copied & Tie & Pick<Meal, "former_recipe_id">>> {
  const { recipe_id, built_in, ...fields } = change;
  const given = { ...pickContent(meal), ...pickContent(fields) };
  const isUnchanged = meal.built_in !== null && isTranslated(given, pickContent(meal));
  const changed = isUnchanged ? pickContent(meal) : given;
  const isNamed = (recipe_id ?? null) !== null || (built_in ?? null) !== null;
  const tie = isNamed
    ? { recipe_id: recipe_id ?? null, built_in: built_in ?? null }
    : {
        recipe_id: recipe_id === undefined ? meal.recipe_id : null,
        built_in: built_in === undefined ? meal.built_in : null,
      };
  const isOther = tie.recipe_id !== meal.recipe_id || tie.built_in !== meal.built_in;
  const hasOwn = !isSame(changed, pickContent(meal));
  if (isOther && isNamed) {
    const content = (await findContent(actor, tie)) as Copied;
    return { former_recipe_id: null, ...written(tie, content, hasOwn ? changed : content) };
  }
  // The form of a built-in recipe's meal shows a translation: the row keeps the original.
  return hasOwn ? { ...UNTIED, former_recipe_id: null } : { ...tie, ...(isUnchanged ? changed : {}) };
}

/** The named parts of a content. */
function pickContent<T extends Partial<Content>>({ ingredients, ingredients_for, steps }: T) {
  return Object.fromEntries(
    Object.entries({ ingredients, ingredients_for, steps }).filter(([, value]) => value !== undefined),
  ) as Pick<T, keyof Content & keyof T>;
}

/** Meals with the present content of their linked recipes. With a deleted recipe a meal keeps its copy. */
export async function withRecipes<T extends Partial<Tie>>(actor: FamilyScope, rows: readonly T[]): Promise<T[]> {
  return Promise.all(
    rows.map(async (row) => {
      const { recipe_id, built_in } = row;
      if (recipe_id) {
        const content = await ownContent(actor, recipe_id);
        return content ? { ...row, ...content } : { ...row, recipe_id: null };
      }
      const content = built_in ? await builtInFor(actor, built_in) : null;
      return { ...row, ...content };
    }),
  );
}

/** Updates the copies of a built-in recipe's meals. */
export async function refreshBuiltIn(actor: FamilyScope, slug: string): Promise<void> {
  const content = await builtInFor(actor, slug);
  if (content) await Meal.update(content, { where: { family_id: actor.family.id, built_in: slug }, paranoid: false });
}

/** Updates the copies of a recipe's meals, and of the built-in recipe that it replaces. */
export async function refreshMeals(actor: FamilyScope, recipe: Recipe): Promise<void> {
  const where = { family_id: actor.family.id, recipe_id: recipe.id };
  await Meal.update(contentOfRecipe(recipe), { where, paranoid: false });
  if (recipe.based_on) await refreshBuiltIn(actor, recipe.based_on);
}
