import { useActionData, useLoaderData } from "@remix-run/react";
import { RecipeFormPage } from "#app/components/recipes/recipe-form-page.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { recipeForFamily } from "#app/domain/food/translated-recipe.server.ts";
import { fetchRecipeForm } from "#app/pages/food/recipe-form.server.ts";
import { addRecipeForm } from "#app/pages/food/recipe-forms.server.ts";
import { findNewBasis } from "#app/pages/food/recipe-page.server.ts";
import { presentDishFields } from "#app/presenters/food/dish-words.ts";
import { foodOptions } from "#app/presenters/food/food-names.ts";
import { presentRecipeForm } from "#app/presenters/food/recipe-view.ts";
import { formRoute } from "#app/server/forms/form-route.server.ts";
import { familyLoader } from "#app/server/page.server.ts";
import { DIETS } from "#app/shared/food/constants.ts";
import { builtInHref, RECIPES_HREF } from "#app/shared/food/recipe-links.ts";
import { RECIPES } from "#app/shared/operations/recipes.ts";
import { recipeFormSheets } from "#app/styles/links.ts";
import { say } from "#app/words/catalogue.ts";
import { recipes } from "#app/words/catalogues/recipes.ts";
import { languageOf } from "#app/words/languages.ts";

export const clientAction = clientActionFor(RECIPES);
export const handle = {
  title: (data: { title: string } | undefined, locale: string) => data?.title ?? say(recipes, locale)("add"),
  form: "add-recipe",
};
export { recipeFormSheets as links };

export const loader = familyLoader(async (context) => {
  const { family } = context.actor;
  const basis = await findNewBasis(context);
  const text = say(recipes, context.locale);
  return {
    title: text(basis ? "edit" : "add"),
    backHref: basis ? builtInHref(basis.slug) : RECIPES_HREF,
    words: presentDishFields(context.locale),
    diets: foodOptions("diet", DIETS, context.locale),
    lang: basis && languageOf(context.locale) !== family.language ? family.language : undefined,
    note: basis ? text("replaces") : undefined,
    defaults: basis
      ? { ...presentRecipeForm(recipeForFamily(basis.content, family.language)), based_on: basis.slug }
      : {},
  };
});

export const action = formRoute({ "fetch-recipe": fetchRecipeForm(), "add-recipe": addRecipeForm });

export default function NewRecipe() {
  const data = useLoaderData<typeof loader>();
  return <RecipeFormPage {...data} intent="add-recipe" answer={useActionData<typeof action>()} />;
}
