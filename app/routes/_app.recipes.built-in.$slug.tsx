import { Outlet, useLoaderData } from "@remix-run/react";
import { RecipePage } from "#app/components/recipes/recipe-page.tsx";
import { RecipeWays } from "#app/components/recipes/recipe-ways.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { findPathBuiltIn, presentCooking } from "#app/pages/food/recipe-page.server.ts";
import { familyLoader } from "#app/server/page.server.ts";
import { planRecipeHref } from "#app/shared/food/meal-links.ts";
import { builtInHref, ownHref, RECIPES_HREF, withServings } from "#app/shared/food/recipe-links.ts";
import { recipeSheets } from "#app/styles/links.ts";
import { say as translate } from "#app/words/catalogue.ts";
import { recipes as messages } from "#app/words/catalogues/recipes.ts";

export const handle = {
  title: (data: { recipe: { title: string } } | undefined, locale: string) =>
    data?.recipe.title ?? translate(messages, locale)("recipe"),
};
export { recipeSheets as links };

export const loader = familyLoader(async (context) => {
  const { slug, content } = await findPathBuiltIn(context);
  const recipe = await presentCooking(context, content, { library: { about: true, content: true } });
  return {
    recipe,
    name: slug,
    ways: {
      listHref: withServings(`${builtInHref(slug)}/ingredients`, recipe.servings),
      planHref: planRecipeHref(`built_in=${slug}`, recipe.servings),
      editHref: ownHref(slug),
    },
  };
});

export default function BuiltInRecipe() {
  const say = useSay(messages);
  const { recipe, name, ways } = useLoaderData<typeof loader>();
  return (
    <RecipePage
      recipe={recipe}
      name={name}
      back={{ to: RECIPES_HREF, text: say("allRecipes") }}
      ways={<RecipeWays {...ways} />}
      dialog={<Outlet />}
    />
  );
}
