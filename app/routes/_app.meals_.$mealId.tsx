import { Outlet, useLoaderData } from "@remix-run/react";
import { MealAbout } from "#app/components/meals/meal-about.tsx";
import { RecipePage } from "#app/components/recipes/recipe-page.tsx";
import { RecipeWays } from "#app/components/recipes/recipe-ways.tsx";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { mealPageData } from "#app/pages/food/meal-page.server.ts";
import { familyLoader } from "#app/server/page.server.ts";
import { recipeSheets } from "#app/styles/links.ts";

export { revalidateAfterConflict as shouldRevalidate } from "#app/shared/revalidate.ts";
export const handle = { title: (data?: { recipe: { title: string } }) => data?.recipe.title ?? "Meal" };
export { recipeSheets as links };

export const loader = familyLoader(mealPageData);

export default function Meal() {
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
          <p>No ingredients or steps yet.</p>
          <AppLink className="btn" to={ways.editHref} preventScrollReset>
            <Icon name="book" />
            Add a recipe
          </AppLink>
        </EmptyState>
      }
      dialog={<Outlet />}
    />
  );
}
