import { Outlet, useLoaderData } from "@remix-run/react";
import { MealAbout } from "#app/components/meals/meal-about.tsx";
import { RecipePage } from "#app/components/recipes/recipe-page.tsx";
import { RecipeWays } from "#app/components/recipes/recipe-ways.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { mealPageData } from "#app/pages/food/meal-page.server.ts";
import { familyLoader } from "#app/server/page.server.ts";
import { recipeSheets } from "#app/styles/links.ts";
import { say as translate } from "#app/words/catalogue.ts";
import { recipes } from "#app/words/catalogues/recipes.ts";

export { revalidateAfterConflict as shouldRevalidate } from "#app/shared/revalidate.ts";
export const handle = {
  title: (data: { recipe: { title: string } } | undefined, locale: string) =>
    data?.recipe.title ?? translate(recipes, locale)("meal"),
};
export { recipeSheets as links };

export const loader = familyLoader(mealPageData);

export default function Meal() {
  const say = useSay(recipes);
  const { recipe, name, back, about, query, ways } = useLoaderData<typeof loader>();
  return (
    <RecipePage
      recipe={recipe}
      name={name}
      back={back}
      about={<MealAbout {...about} />}
      query={query}
      ways={<RecipeWays {...ways} />}
      empty={
        <EmptyState className="card">
          <p>{say("noMealContent")}</p>
          <AppLink className="btn" to={ways.editHref} preventScrollReset>
            <Icon name="book" />
            {say("addRecipe")}
          </AppLink>
        </EmptyState>
      }
      dialog={<Outlet />}
    />
  );
}
