import { builtInContent, type RecipeContent } from "#app/domain/food/built-in-recipes.server.ts";
import { isForDiet, suitsAllergies } from "#app/domain/food/recipe-food.ts";
import { translateRecipe } from "#app/domain/food/translated-recipe.server.ts";
import { isInEnglish } from "#app/domain/ideas/library.server.ts";
import { RECIPES } from "#app/ideas/recipes.server.ts";
import type { Recipe } from "#app/models/food/recipe.server.ts";
import type { RecipePageQuery } from "#app/schemas/food/recipe-form.ts";
import type { FamilyScope } from "#app/services/actor.ts";
import { recipesByName } from "#app/services/food/family-recipes.server.ts";
import { listReplacements } from "#app/services/food/recipe-links.server.ts";
import { sortByName } from "#app/shared/by-name.ts";
import { RECIPES_SHOWN } from "#app/shared/food/constants.ts";
import { areMet, listWords, readTerms } from "#app/utils/words.ts";
import { type AnyLanguage, languageOf } from "#app/words/languages.ts";

/** The family's own and the built-in recipes in one list. */

/** A built-in recipe as it is judged, in English, with the words by which a reader finds it: those of both languages. */
interface BuiltIn {
  slug: string;
  content: RecipeContent;
  words: readonly string[];
}

const textsOf = ({ title, description, ingredients }: RecipeContent) => [title, description, ...ingredients];

const BUILT_IN: readonly BuiltIn[] = RECIPES.map((recipe) => {
  const content = builtInContent(recipe);
  return { slug: recipe.slug, content, words: listWords(textsOf(content)) };
});

type Found = { content: RecipeContent } & ({ id: number; photo: string | null } | { slug: string });

const sorted = new Map<AnyLanguage | null, readonly BuiltIn[]>();

/** The built-in recipes by the titles that a reader sees, and with the words of both languages. */
function builtInByName(locale: string): readonly BuiltIn[] {
  const language = languageOf(locale);
  const known = sorted.get(language) ?? sortByName(inLanguage(locale), ({ title }) => title, locale);
  sorted.set(language, known);
  return known;
}

const inLanguage = (locale: string) =>
  BUILT_IN.map(({ content, words, ...recipe }) => {
    const shown = translateRecipe(content, locale);
    const own = isInEnglish(locale) ? [] : listWords(textsOf(shown));
    return { ...recipe, content, title: shown.title, words: [...words, ...own] };
  });

/** Built-in recipes that no own recipe replaces, after the slug `after`. */
async function listBuiltIn(
  actor: FamilyScope,
  { q, time, diet, after }: RecipePageQuery,
  suits: (content: RecipeContent) => boolean,
  locale: string,
): Promise<Found[]> {
  const replaced = new Set((await listReplacements(actor)).map(({ based_on }) => based_on));
  const terms = readTerms(q);
  const isAsked = ({ content, words }: BuiltIn) =>
    (q === "" || (terms.length > 0 && areMet(terms, words))) &&
    (time === null || (content.prep_time ?? 0) + (content.cook_time ?? 0) <= time) &&
    (diet === null || isForDiet(content, diet)) &&
    suits(content);
  const all = builtInByName(locale);
  const rest = all.slice(all.findIndex(({ slug }) => slug === after) + 1);
  return rest.filter(({ slug }) => !replaced.has(slug)).filter(isAsked);
}

const toContent = (recipe: Recipe): RecipeContent => recipe.get({ plain: true });

/** Matching own recipes, at most `limit`. */
async function listOwn(
  actor: FamilyScope,
  { q, time, diet, after }: RecipePageQuery,
  suits: (content: RecipeContent) => boolean,
  limit: number,
  locale: string,
): Promise<Found[]> {
  const query = {
    ...(q === "" ? {} : { q }),
    ...(time === null ? {} : { time }),
    ...(diet === null ? {} : { diet }),
    ...(after === null ? {} : { after: Number(after) }),
  };
  const found: Found[] = [];
  for await (const recipes of recipesByName(actor, query, locale, limit)) {
    const rows = recipes.map((recipe) => ({ id: recipe.id, photo: recipe.photo, content: toContent(recipe) }));
    found.push(...rows.filter(({ content }) => suits(content)));
    if (found.length >= limit) break;
  }
  return found.slice(0, limit);
}

/**
 * A page of all recipes: the family's own by name, then the built-in ones, after `after`, an id or a slug. With
 * `people`, only recipes without the family's `allergies`; who the people are makes no difference. Returns the `after`
 * of the next page, if any.
 */
export async function listAllRecipes(
  actor: FamilyScope,
  query: RecipePageQuery,
  allergies: readonly string[],
  locale: string,
): Promise<{ recipes: Found[]; next: string | null }> {
  const { whose, people, after } = query;
  const suits = (content: RecipeContent) => people.length === 0 || suitsAllergies(content, allergies);
  const isAmongOwn = after === null || /^\d+$/.test(after);
  const limit = RECIPES_SHOWN + 1;
  const own = whose !== "built-in" && isAmongOwn ? await listOwn(actor, query, suits, limit, locale) : [];
  const isMore = own.length === limit || whose === "ours";
  const builtIn = isMore ? [] : await listBuiltIn(actor, query, suits, locale);
  const found = [...own, ...builtIn].slice(0, limit);
  const last = found[RECIPES_SHOWN - 1];
  const next = found.length === limit && last ? String("id" in last ? last.id : last.slug) : null;
  return { recipes: found.slice(0, RECIPES_SHOWN), next };
}
