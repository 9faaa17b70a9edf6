import { useActionData, useLoaderData } from "@remix-run/react";
import { BackToRecipes } from "#app/components/recipes/back-to-recipes.tsx";
import { RecipeFilePreview } from "#app/components/recipes/recipe-file-preview.tsx";
import { PageHead } from "#app/components/shell/page-head.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { Page } from "#app/components/shell/shell.tsx";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { ErrorSummary } from "#app/components/ui/form.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { ImportResult } from "#app/components/ui/import-result.tsx";
import { presentFile, presentResult } from "#app/presenters/food/recipe-file.ts";
import { familyForm, formRoute } from "#app/server/forms/form-route.server.ts";
import { type FamilyContext, permittedLoader } from "#app/server/page.server.ts";
import { pathId } from "#app/server/path-id.server.ts";
import {
  confirmRecipeFile,
  discardRecipeFile,
  findRecipeFile,
  itemsOfFile,
  prepareImport,
  previewRecipes,
  undoRecipeFile,
} from "#app/services/imports/recipe-import.server.ts";
import { IMPORT_RECIPES, recipeFileHref } from "#app/shared/food/recipe-files.ts";
import { RECIPES_HREF } from "#app/shared/food/recipe-links.ts";
import { RECIPES } from "#app/shared/operations/recipes.ts";
import cards from "#app/styles/cards.css?url";
import feeds from "#app/styles/feeds.css?url";
import forms from "#app/styles/forms.css?url";
import { styleSheets } from "#app/styles/links.ts";
import { say as translate } from "#app/words/catalogue.ts";
import { recipes as messages } from "#app/words/catalogues/recipes.ts";

export const clientAction = clientActionFor(RECIPES);
export const handle = {
  title: (data: { title: string } | undefined, locale: string) => data?.title ?? translate(messages, locale)("inFile"),
};
export const links = styleSheets(cards, forms, feeds);

const fileId = ({ params }: FamilyContext) => pathId(params.fileId, "File");
const find = (context: FamilyContext) => findRecipeFile(context.actor, fileId(context));

export const loader = permittedLoader({
  permission: "bring-in-recipes",
  find,
  load: async ({ actor, resource, locale }) => {
    const result = presentResult(resource, locale);
    return {
      name: resource.name,
      title: translate(messages, locale)(result ? (result.isUndone ? "undone" : "done") : "inThisFile"),
      preview: result ? null : presentFile(await previewRecipes(actor, await itemsOfFile(resource)), locale),
      result,
    };
  },
});

export const action = formRoute({
  "take-recipes": familyForm({
    find,
    permission: "bring-in-recipes",
    prepare: async ({ actor, resource, request }) => prepareImport(actor, await itemsOfFile(resource), request.signal),
    handle: async ({ actor, resource, prepared }) => {
      await confirmRecipeFile(actor, resource.id, prepared);
      return { to: recipeFileHref(resource.id) };
    },
  }),
  "undo-recipes": familyForm({
    permission: "bring-in-recipes",
    handle: async (context) => {
      await undoRecipeFile(context.actor, fileId(context));
      return { to: recipeFileHref(fileId(context)) };
    },
  }),
  "discard-recipes": familyForm({
    permission: "bring-in-recipes",
    handle: async (context) => {
      await discardRecipeFile(context.actor, fileId(context));
      return { to: RECIPES_HREF };
    },
  }),
});

export default function RecipeFilePage() {
  const say = useSay(messages);
  const { name, title, preview, result } = useLoaderData<typeof loader>();
  const form = formState({}, useActionData<typeof action>()?.lastResult);
  return (
    <Page>
      <BackToRecipes />
      <PageHead title={title} text={name} />
      <ErrorSummary form={form} heading="h2" />
      {preview ? <RecipeFilePreview {...preview} /> : null}
      {result ? (
        <ImportResult result={result} canUndo={result.canUndo} intent="undo-recipes">
          <AppLink className="btn btn--main" to={RECIPES_HREF}>
            {say("open")}
          </AppLink>
          <AppLink className="btn" to={IMPORT_RECIPES}>
            <Icon name="upload" />
            {say("another")}
          </AppLink>
        </ImportResult>
      ) : null}
    </Page>
  );
}
