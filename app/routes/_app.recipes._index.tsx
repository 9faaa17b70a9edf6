import { Link, useLoaderData } from "@remix-run/react";
import { ListSwitch } from "#app/components/groceries/list-switch.tsx";
import { RecipeFilter, RecipeList } from "#app/components/recipes/recipe-list.tsx";
import { PageHead } from "#app/components/shell/page-head.tsx";
import { Page } from "#app/components/shell/shell.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { familyLoader } from "#app/http/page.server.ts";
import { recipeListData } from "#app/route-helpers/recipe-list.server.ts";
import cards from "#app/styles/cards.css?url";
import forms from "#app/styles/forms.css?url";
import { styleSheets } from "#app/styles/links.ts";
import recipes from "#app/styles/recipes.css?url";
import { NEW_RECIPE } from "#app/view/recipe-links.ts";

export const handle = { title: "Recipes" };
export const links = styleSheets(forms, cards, recipes);

export const loader = familyLoader(recipeListData);

export default function Recipes() {
  const { toGo, said, filter, list } = useLoaderData<typeof loader>();
  return (
    <Page>
      <ListSwitch toGo={toGo} />
      <PageHead title="Recipes" text={said}>
        <Link className="btn btn--main" to={NEW_RECIPE}>
          <Icon name="plus" />
          Add Recipe
        </Link>
      </PageHead>
      <RecipeFilter {...filter} />
      <RecipeList {...list} />
    </Page>
  );
}
