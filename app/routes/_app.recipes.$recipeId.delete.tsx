import { DeleteRecipeDialog } from "#app/components/recipes/delete-recipe-dialog.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { formPage } from "#app/components/ui/form-page.tsx";
import { deleteRecipeForm } from "#app/pages/food/recipe-forms.server.ts";
import { findPathRecipe } from "#app/pages/food/recipe-page.server.ts";
import { formRoute } from "#app/server/forms/form-route.server.ts";
import { permittedLoader } from "#app/server/page.server.ts";
import { recipeHref } from "#app/shared/food/recipe-links.ts";
import { RECIPES } from "#app/shared/operations/recipes.ts";
import { say } from "#app/words/catalogue.ts";
import { recipes } from "#app/words/catalogues/recipes.ts";

export const handle = { title: (_: unknown, locale: string) => say(recipes, locale)("delete"), dialog: true };
export { formDialogSheets as links } from "#app/styles/links.ts";

export const loader = permittedLoader({
  permission: "delete-recipe",
  find: findPathRecipe,
  load: async ({ resource: { id, title, based_on } }) => ({
    title,
    isBasedOn: based_on !== null,
    closeHref: recipeHref(id),
  }),
});

export const action = formRoute({ "delete-recipe": deleteRecipeForm });

export const clientAction = clientActionFor(RECIPES);

export default formPage<typeof loader>(DeleteRecipeDialog);
