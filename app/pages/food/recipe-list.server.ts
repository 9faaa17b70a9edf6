import { groceriesToBuy } from "#app/pages/food/groceries-to-buy.server.ts";
import { presentEnglishNote } from "#app/presenters/food/english-note.ts";
import { foodOptions } from "#app/presenters/food/food-names.ts";
import { presentCount, presentListed } from "#app/presenters/food/recipe-list.ts";
import { presentPerson } from "#app/presenters/people/people.ts";
import { recipePageSchema, TIME_CHOICES } from "#app/schemas/food/recipe-form.ts";
import type { FamilyContext } from "#app/server/page.server.ts";
import { familyMembers } from "#app/server/session/request-user.server.ts";
import { listAllRecipes } from "#app/services/food/all-recipes.server.ts";
import { readPreferences } from "#app/services/ideas/preferences.server.ts";
import { DIETS } from "#app/shared/food/constants.ts";
import { RECIPES_HREF } from "#app/shared/food/recipe-links.ts";

/** The address of the list with its filters, after the recipe `after`. */
function listHref(searchParams: URLSearchParams, after: string | null): string {
  const query = new URLSearchParams([...searchParams].filter(([name, value]) => name !== "after" && value !== ""));
  if (after !== null) query.set("after", after);
  return query.size > 0 ? `${RECIPES_HREF}?${query}` : RECIPES_HREF;
}

export async function recipeListData(context: FamilyContext) {
  const { actor, url } = context;
  const { searchParams } = url;
  const query = recipePageSchema.parse({ ...Object.fromEntries(searchParams), people: searchParams.getAll("people") });
  const { allergies } = await readPreferences(actor);
  const [{ recipes, next }, members, { count: toGo }] = await Promise.all([
    listAllRecipes(actor, query, allergies, context.locale),
    familyMembers(context),
    groceriesToBuy(context),
  ]);
  const isNarrowed = listHref(searchParams, null) !== RECIPES_HREF;
  const isMore = next !== null || query.after !== null;
  const listed = recipes.map((recipe) => presentListed(recipe, allergies, context.locale));
  return {
    toGo,
    summary: presentCount({ shown: recipes.length, isMore, isNarrowed }, context.locale),
    filter: {
      query,
      times: TIME_CHOICES,
      diets: foodOptions("diet", DIETS, context.locale),
      people: members.map(presentPerson),
    },
    list: {
      recipes: listed,
      note: presentEnglishNote({ steps: false, others: listed.some(({ isEnglish }) => isEnglish) }, context.locale),
      isNarrowed,
      nextHref: next === null ? null : listHref(searchParams, next),
      firstHref: query.after === null ? null : listHref(searchParams, null),
    },
  };
}
