import { useLoaderData } from "@remix-run/react";
import { ListSwitch } from "#app/components/groceries/list-switch.tsx";
import { RecipeFilter, RecipeList } from "#app/components/recipes/recipe-list.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { Page } from "#app/components/shell/shell.tsx";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { recipeListData } from "#app/pages/food/recipe-list.server.ts";
import { familyLoader } from "#app/server/page.server.ts";
import { EXPORT_RECIPES, IMPORT_RECIPES } from "#app/shared/food/recipe-files.ts";
import { NEW_RECIPE } from "#app/shared/food/recipe-links.ts";
import cards from "#app/styles/cards.css?url";
import forms from "#app/styles/forms.css?url";
import { styleSheets } from "#app/styles/links.ts";
import recipes from "#app/styles/recipes.css?url";
import { say as translate } from "#app/words/catalogue.ts";
import { recipes as messages } from "#app/words/catalogues/recipes.ts";

export const handle = { title: (_: unknown, locale: string) => translate(messages, locale)("title") };
export const links = styleSheets(forms, cards, recipes);

export const loader = familyLoader(async (context) => {
  const data = await recipeListData(context);
  return { ...data, mayCarry: context.actor.isGuardian };
});

export default function Recipes() {
  const say = useSay(messages);
  const { toGo, summary, filter, list, mayCarry } = useLoaderData<typeof loader>();
  return (
    <Page
      title={say("title")}
      motto={summary}
      views={<ListSwitch toGo={toGo} />}
      actions={
        <>
          <AppLink className="btn btn--main" to={NEW_RECIPE}>
            <Icon name="plus" />
            {say("add")}
          </AppLink>
          {mayCarry ? (
            <>
              <AppLink className="btn btn--bare" to={IMPORT_RECIPES}>
                <Icon name="upload" />
                {say("import")}
              </AppLink>
              <AppLink className="btn btn--bare" to={EXPORT_RECIPES}>
                <Icon name="download" />
                {say("download")}
              </AppLink>
            </>
          ) : null}
        </>
      }
    >
      <RecipeFilter {...filter} />
      <RecipeList {...list} />
    </Page>
  );
}
