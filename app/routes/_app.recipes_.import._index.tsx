import { useActionData, useLoaderData } from "@remix-run/react";
import { BackToRecipes } from "#app/components/recipes/back-to-recipes.tsx";
import { RecipeFileForm } from "#app/components/recipes/recipe-file-form.tsx";
import { PageHead } from "#app/components/shell/page-head.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { Page } from "#app/components/shell/shell.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { formState } from "#app/components/ui/form-state.ts";
import { ImportList } from "#app/components/ui/import-list.tsx";
import { presentImport } from "#app/presenters/food/recipe-file.ts";
import { recipeFileSchema } from "#app/schemas/food/recipe-file.ts";
import { familyForm, formRoute } from "#app/server/forms/form-route.server.ts";
import { permittedLoader } from "#app/server/page.server.ts";
import { listRecipeFiles, readRecipes, saveRecipeFile } from "#app/services/imports/recipe-import.server.ts";
import { MAX_RECIPE_FILE_BYTES } from "#app/shared/food/constants.ts";
import { recipeFileHref } from "#app/shared/food/recipe-files.ts";
import { RECIPES } from "#app/shared/operations/recipes.ts";
import cards from "#app/styles/cards.css?url";
import feeds from "#app/styles/feeds.css?url";
import forms from "#app/styles/forms.css?url";
import { styleSheets } from "#app/styles/links.ts";
import { say as translate } from "#app/words/catalogue.ts";
import { recipes as messages } from "#app/words/catalogues/recipes.ts";

export const clientAction = clientActionFor(RECIPES);
export const handle = { title: (_: unknown, locale: string) => translate(messages, locale)("import") };
export const links = styleSheets(cards, forms, feeds);

/** The file, and room for the form's other fields. */
const FORM_BYTES = MAX_RECIPE_FILE_BYTES + 10_000;

export const loader = permittedLoader({
  permission: "bring-in-recipes",
  load: async ({ actor, locale }) => ({
    imports: (await listRecipeFiles(actor)).map((file) => presentImport(file, locale)),
  }),
});

export const action = formRoute(
  {
    "look-at-recipes": familyForm({
      schema: recipeFileSchema,
      permission: "bring-in-recipes",
      prepare: async ({ value }) => readRecipes(new Uint8Array(await value.file.arrayBuffer())),
      handle: async ({ value, prepared, actor }) => ({
        to: recipeFileHref((await saveRecipeFile(actor, value.file.name, prepared)).id),
      }),
    }),
  },
  FORM_BYTES,
);

export default function BringInRecipes() {
  const say = useSay(messages);
  const { imports } = useLoaderData<typeof loader>();
  const form = formState({}, useActionData<typeof action>()?.lastResult);
  return (
    <Page>
      <BackToRecipes />
      <PageHead title={say("import")} text={say("importText")} />
      <RecipeFileForm form={form} />
      {imports.length > 0 ? <ImportList imports={imports} /> : null}
    </Page>
  );
}
