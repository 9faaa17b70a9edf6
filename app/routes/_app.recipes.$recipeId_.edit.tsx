import { useActionData, useLoaderData } from "@remix-run/react";
import { RecipeFormPage } from "#app/components/recipes/recipe-form-page.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { fetchRecipeForm } from "#app/pages/food/recipe-form.server.ts";
import { editRecipeForm } from "#app/pages/food/recipe-forms.server.ts";
import { findPathRecipe } from "#app/pages/food/recipe-page.server.ts";
import { presentDishFields } from "#app/presenters/food/dish-words.ts";
import { presentRecipeForm } from "#app/presenters/food/recipe-view.ts";
import { formRoute } from "#app/server/forms/form-route.server.ts";
import { familyLoader } from "#app/server/page.server.ts";
import { recipeHref } from "#app/shared/food/recipe-links.ts";
import { RECIPES } from "#app/shared/operations/recipes.ts";
import { recipeFormSheets } from "#app/styles/links.ts";
import { rowVersion } from "#app/utils/row-version.ts";

export { revalidateAfterConflict as shouldRevalidate } from "#app/shared/revalidate.ts";
export const clientAction = clientActionFor(RECIPES);
export const handle = { title: "Edit recipe", form: "edit-recipe" };
export { recipeFormSheets as links };

export const loader = familyLoader(async (context) => {
  const recipe = await findPathRecipe(context);
  return {
    backHref: recipeHref(recipe.id),
    words: presentDishFields(context.locale),
    defaults: presentRecipeForm(recipe),
    version: rowVersion(recipe),
  };
});

export const action = formRoute({ "fetch-recipe": fetchRecipeForm(findPathRecipe), "edit-recipe": editRecipeForm });

export default function EditRecipe() {
  const data = useLoaderData<typeof loader>();
  return <RecipeFormPage {...data} title="Edit recipe" intent="edit-recipe" answer={useActionData<typeof action>()} />;
}
