import { IngredientsDialog } from "#app/components/meals/ingredients-dialog.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { formPage } from "#app/components/ui/form-page.tsx";
import { findPathMeal, mealsPlace } from "#app/pages/food/meal-page.server.ts";
import { presentIngredientsDialog } from "#app/presenters/food/dish-words.ts";
import { presentIngredients, presentListed } from "#app/presenters/food/meal-ingredients.ts";
import { listIngredientsSchema, servingsQuery } from "#app/schemas/food/meal.ts";
import { familyForm, formRoute } from "#app/server/forms/form-route.server.ts";
import { familyLoader } from "#app/server/page.server.ts";
import { ingredientServings, listIngredients, mealIngredients } from "#app/services/food/meal-ingredients.server.ts";
import { findBasedOn } from "#app/services/food/recipe-links.server.ts";
import { mealPageHref } from "#app/shared/food/meal-links.ts";
import { RECIPES } from "#app/shared/operations/recipes.ts";
import { say } from "#app/words/catalogue.ts";
import { recipes } from "#app/words/catalogues/recipes.ts";

export const handle = {
  title: (data: { words: { heading: string } } | undefined, locale: string) =>
    data?.words.heading ?? say(recipes, locale)("meal"),
  dialog: true,
  form: "list-ingredients",
};
export { formDialogSheets as links } from "#app/styles/links.ts";

export const loader = familyLoader(async (context) => {
  const meal = await findPathMeal(context);
  const { searchParams } = context.url;
  const requested = servingsQuery.safeParse(searchParams.get("servings") ?? "");
  const servings = requested.success ? requested.data : ingredientServings(meal);
  const place = mealsPlace(context);
  const isOfLibrary = meal.built_in !== null && (await findBasedOn(context.actor, meal.built_in)) === null;
  const shown = presentIngredients(mealIngredients(meal, servings), context.locale, isOfLibrary);
  return {
    title: meal.title,
    closeHref: mealPageHref(place, meal.id),
    query: { week: place.week, by: place.by },
    servings,
    canScale: ingredientServings(meal) !== null,
    ingredients: shown.ingredients,
    isEnglish: shown.isEnglish,
    words: presentIngredientsDialog(context.locale),
  };
});

export const action = formRoute({
  "list-ingredients": familyForm({
    schema: listIngredientsSchema,
    find: findPathMeal,
    handle: async ({ resource: { id, title }, value: { servings, ...chosen }, ...context }) => {
      const result = await listIngredients(context.actor, id, chosen, servings);
      const text = presentListed(title, result, context.locale);
      return { to: mealPageHref(mealsPlace(context), id), flash: { tone: "ok", text } };
    },
  }),
});

export const clientAction = clientActionFor(RECIPES);

export default formPage<typeof loader>(IngredientsDialog);
