import { useActionData, useLoaderData } from "@remix-run/react";
import { BackToRecipes } from "#app/components/recipes/back-to-recipes.tsx";
import { RecipeFilePreview } from "#app/components/recipes/recipe-file-preview.tsx";
import { PageHead } from "#app/components/shell/page-head.tsx";
import { Page } from "#app/components/shell/shell.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { ErrorSummary } from "#app/components/ui/form.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { formatImported, presentFile } from "#app/presenters/food/recipe-file.ts";
import { familyForm, formRoute } from "#app/server/forms/form-route.server.ts";
import { type FamilyContext, permittedLoader } from "#app/server/page.server.ts";
import { pathId } from "#app/server/path-id.server.ts";
import {
  findRecipeFile,
  importRecipes,
  itemsOfFile,
  prepareImport,
  previewRecipes,
} from "#app/services/imports/recipe-import.server.ts";
import { RECIPES_HREF } from "#app/shared/food/recipe-links.ts";
import { FOOD } from "#app/shared/operations/food.ts";
import cards from "#app/styles/cards.css?url";
import feeds from "#app/styles/feeds.css?url";
import forms from "#app/styles/forms.css?url";
import { styleSheets } from "#app/styles/links.ts";

export const clientAction = clientActionFor(FOOD);
export const handle = { title: "Recipes in a file" };
export const links = styleSheets(cards, forms, feeds);

const find = ({ actor, params }: FamilyContext) => findRecipeFile(actor, pathId(params.fileId, "File"));

export const loader = permittedLoader({
  permission: "bring-in-recipes",
  find,
  load: async ({ actor, resource }) => {
    const { coming, leftOut } = presentFile(await previewRecipes(actor, await itemsOfFile(resource)));
    return { name: resource.name, coming, leftOut };
  },
});

export const action = formRoute({
  "take-recipes": familyForm({
    find,
    permission: "bring-in-recipes",
    prepare: async ({ actor, resource, request }) => prepareImport(actor, await itemsOfFile(resource), request.signal),
    handle: async ({ actor, resource, prepared }) => {
      const result = await importRecipes(actor, prepared);
      await resource.destroy();
      return { to: RECIPES_HREF, flash: { tone: "ok" as const, text: formatImported(result) } };
    },
  }),
  "discard-recipes": familyForm({
    find,
    permission: "bring-in-recipes",
    handle: async ({ resource }) => {
      await resource.destroy();
      return { to: RECIPES_HREF };
    },
  }),
});

export default function RecipeFilePage() {
  const { name, coming, leftOut } = useLoaderData<typeof loader>();
  const form = formState({}, useActionData<typeof action>()?.lastResult);
  return (
    <Page>
      <BackToRecipes />
      <PageHead title="What’s in this file" text={name} />
      <ErrorSummary form={form} heading="h2" />
      <RecipeFilePreview coming={coming} leftOut={leftOut} />
    </Page>
  );
}
