import { useActionData, useLoaderData } from "@remix-run/react";
import { RecipeFormPage } from "#app/components/recipes/recipe-form-page.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { fetchRecipeForm } from "#app/pages/food/recipe-form.server.ts";
import { editRecipeForm } from "#app/pages/food/recipe-forms.server.ts";
import { findPathRecipe } from "#app/pages/food/recipe-page.server.ts";
import { presentDishFields } from "#app/presenters/food/dish-words.ts";
import { foodOptions } from "#app/presenters/food/food-names.ts";
import { presentRecipeForm } from "#app/presenters/food/recipe-view.ts";
import { formRoute } from "#app/server/forms/form-route.server.ts";
import { familyLoader } from "#app/server/page.server.ts";
import { DIETS } from "#app/shared/food/constants.ts";
import { recipeHref } from "#app/shared/food/recipe-links.ts";
import { RECIPES } from "#app/shared/operations/recipes.ts";
import { recipeFormSheets } from "#app/styles/links.ts";
import { rowVersion } from "#app/utils/row-version.ts";
import { say as translate } from "#app/words/catalogue.ts";
import { recipes as messages } from "#app/words/catalogues/recipes.ts";

export { revalidateAfterConflict as shouldRevalidate } from "#app/shared/revalidate.ts";
export const clientAction = clientActionFor(RECIPES);
export const handle = {
  title: (_: unknown, locale: string) => translate(messages, locale)("edit"),
  form: "edit-recipe",
};
export { recipeFormSheets as links };

export const loader = familyLoader(async (context) => {
  const recipe = await findPathRecipe(context);
  return {
    backHref: recipeHref(recipe.id),
    words: presentDishFields(context.locale),
    diets: foodOptions("diet", DIETS, context.locale),
    defaults: presentRecipeForm(recipe),
    version: rowVersion(recipe),
  };
});

export const action = formRoute({ "fetch-recipe": fetchRecipeForm(findPathRecipe), "edit-recipe": editRecipeForm });

export default function EditRecipe() {
  const say = useSay(messages);
  const data = useLoaderData<typeof loader>();
  return <RecipeFormPage {...data} title={say("edit")} intent="edit-recipe" answer={useActionData<typeof action>()} />;
}
