import { useActionData, useLoaderData } from "@remix-run/react";
import { RecipeFormPage } from "#app/components/recipes/recipe-form-page.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { presentRecipeForm } from "#app/presenters/food/recipe-view.ts";
import { fetchRecipeForm } from "#app/route-helpers/recipe-form.server.ts";
import { editRecipeForm } from "#app/route-helpers/recipe-forms.server.ts";
import { findPathRecipe } from "#app/route-helpers/recipe-page.server.ts";
import { formRoute } from "#app/server/forms/form-route.server.ts";
import { familyLoader } from "#app/server/page.server.ts";
import { recipeFormSheets } from "#app/styles/links.ts";
import { rowVersion } from "#app/utils/row-version.ts";
import { FOOD } from "#app/view/operations/food.ts";
import { recipeHref } from "#app/view/recipe-links.ts";

export { revalidateAfterConflict as shouldRevalidate } from "#app/view/revalidate.ts";
export const clientAction = clientActionFor(FOOD);
export const handle = { title: "Edit recipe", form: "edit-recipe" };
export { recipeFormSheets as links };

export const loader = familyLoader(async (context) => {
  const recipe = await findPathRecipe(context);
  return {
    backHref: recipeHref(recipe.id),
    defaults: presentRecipeForm(recipe),
    version: rowVersion(recipe),
  };
});

export const action = formRoute({ "fetch-recipe": fetchRecipeForm(findPathRecipe), "edit-recipe": editRecipeForm });

export default function EditRecipe() {
  const data = useLoaderData<typeof loader>();
  return <RecipeFormPage {...data} title="Edit recipe" intent="edit-recipe" answer={useActionData<typeof action>()} />;
}
