import { IngredientsDialog } from "#app/components/meals/ingredients-dialog.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { formPage } from "#app/components/ui/form-page.tsx";
import { recipeIngredientsData, recipeIngredientsForm } from "#app/pages/food/recipe-forms.server.ts";
import { findPathBuiltIn } from "#app/pages/food/recipe-page.server.ts";
import { formRoute } from "#app/server/forms/form-route.server.ts";
import { type FamilyContext, familyLoader } from "#app/server/page.server.ts";
import { builtInHref } from "#app/shared/food/recipe-links.ts";
import { RECIPES } from "#app/shared/operations/recipes.ts";
import { say } from "#app/words/catalogue.ts";
import { recipes } from "#app/words/catalogues/recipes.ts";

export const handle = {
  title: (data: { title: string } | undefined, locale: string) =>
    data ? say(recipes, locale)("ingredientsOf", { recipe: data.title }) : say(recipes, locale)("ingredientsOfOne"),
  dialog: true,
  form: "list-ingredients",
};
export { formDialogSheets as links } from "#app/styles/links.ts";

const find = (context: FamilyContext) => findPathBuiltIn(context, "/ingredients");

export const loader = familyLoader(async (context) => {
  const { slug, content } = await find(context);
  return recipeIngredientsData(context, content, builtInHref(slug), true);
});

export const action = formRoute({
  "list-ingredients": recipeIngredientsForm(find, ({ slug, content }) => ({
    recipe: content,
    href: builtInHref(slug),
    isBuiltIn: true,
  })),
});

export const clientAction = clientActionFor(RECIPES);

export default formPage<typeof loader>(IngredientsDialog);
