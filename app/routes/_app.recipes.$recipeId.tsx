import { Outlet, useLoaderData } from "@remix-run/react";
import { RecipePage } from "#app/components/recipes/recipe-page.tsx";
import { RecipeWays } from "#app/components/recipes/recipe-ways.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { findPathRecipe, presentCooking } from "#app/pages/food/recipe-page.server.ts";
import { familyLoader } from "#app/server/page.server.ts";
import { planRecipeHref } from "#app/shared/food/meal-links.ts";
import { RECIPES_HREF, recipeHref, withServings } from "#app/shared/food/recipe-links.ts";
import { photoHref, photoPageHref } from "#app/shared/food/recipe-photos.ts";
import { recipeSheets } from "#app/styles/links.ts";
import { say as translate } from "#app/words/catalogue.ts";
import { recipes as messages } from "#app/words/catalogues/recipes.ts";

export const handle = {
  title: (data: { recipe: { title: string } } | undefined, locale: string) =>
    data?.recipe.title ?? translate(messages, locale)("recipe"),
};
export { recipeSheets as links };

export const loader = familyLoader(async (context) => {
  const row = await findPathRecipe(context);
  const recipe = await presentCooking(context, row);
  const { servings, ingredients } = recipe;
  const href = recipeHref(row.id);
  return {
    recipe,
    photo: photoHref(row, "large"),
    name: `${row.id} ${row.updated_at.getTime()}`,
    ways: {
      listHref: ingredients.length > 0 ? withServings(`${href}/ingredients`, servings) : null,
      planHref: planRecipeHref(`recipe=${row.id}`, servings),
      photo: { href: photoPageHref(row.id), isThere: row.photo !== null },
      editHref: `${href}/edit`,
      deleteHref: context.actor.isGuardian ? `${href}/delete` : null,
    },
  };
});

export default function Recipe() {
  const say = useSay(messages);
  const { recipe, photo, name, ways } = useLoaderData<typeof loader>();
  return (
    <RecipePage
      recipe={recipe}
      name={name}
      photo={photo}
      back={{ to: RECIPES_HREF, text: say("allRecipes") }}
      ways={<RecipeWays {...ways} />}
      empty={<p>{say("noContent")}</p>}
      dialog={<Outlet />}
    />
  );
}
