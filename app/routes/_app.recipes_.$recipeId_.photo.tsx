import { useActionData, useLoaderData } from "@remix-run/react";
import { PhotoForm } from "#app/components/recipes/photo-form.tsx";
import { PageHead } from "#app/components/shell/page-head.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { Page } from "#app/components/shell/shell.tsx";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { formState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { findPathRecipe } from "#app/pages/food/recipe-page.server.ts";
import { photoFormSchema } from "#app/schemas/food/recipe-photo.ts";
import { familyForm, formRoute } from "#app/server/forms/form-route.server.ts";
import { familyLoader } from "#app/server/page.server.ts";
import { readyPhoto, removePhoto, setPhoto } from "#app/services/food/recipe-photos.server.ts";
import { MAX_PHOTO_BYTES } from "#app/shared/food/constants.ts";
import { photoHref } from "#app/shared/food/recipe-photos.ts";
import { RECIPES } from "#app/shared/operations/recipes.ts";
import cooking from "#app/styles/cooking.css?url";
import feeds from "#app/styles/feeds.css?url";
import forms from "#app/styles/forms.css?url";
import { styleSheets } from "#app/styles/links.ts";
import { say as translate } from "#app/words/catalogue.ts";
import { recipeWords } from "#app/words/catalogues/recipe-words.ts";
import { recipes as messages } from "#app/words/catalogues/recipes.ts";

export const clientAction = clientActionFor(RECIPES);
export const handle = { title: (_: unknown, locale: string) => translate(messages, locale)("photo") };
export const links = styleSheets(forms, feeds, cooking);

/** The file, and room for the form's other fields. */
const FORM_BYTES = MAX_PHOTO_BYTES + 10_000;

export const loader = familyLoader(async (context) => {
  const recipe = await findPathRecipe(context);
  return { title: recipe.title, photo: photoHref(recipe, "large"), backHref: `/recipes/${recipe.id}` };
});

const done = (recipeId: number, text: string, clearPrevious: () => Promise<void>) => ({
  to: `/recipes/${recipeId}`,
  flash: { tone: "ok" as const, text },
  afterCommit: () => clearPrevious().then(() => ({})),
});

export const action = formRoute(
  {
    "save-photo": familyForm({
      schema: photoFormSchema,
      find: findPathRecipe,
      prepare: async ({ actor, value, request }) =>
        readyPhoto(actor, new Uint8Array(await value.photo.arrayBuffer()), request.signal),
      handle: async ({ actor, resource, prepared, locale }) => {
        const { recipe, clearPrevious } = await setPhoto(actor, resource.id, prepared);
        return done(recipe.id, translate(recipeWords, locale)("photoSaved"), clearPrevious);
      },
    }),
    "remove-photo": familyForm({
      find: findPathRecipe,
      handle: async ({ actor, resource, locale }) => {
        const { recipe, clearPrevious } = await removePhoto(actor, resource.id);
        return done(recipe.id, translate(recipeWords, locale)("photoRemoved"), clearPrevious);
      },
    }),
  },
  FORM_BYTES,
);

export default function RecipePhoto() {
  const say = useSay(messages);
  const { title, photo, backHref } = useLoaderData<typeof loader>();
  const form = formState({}, useActionData<typeof action>()?.lastResult);
  return (
    <Page>
      <AppLink className="back" to={backHref}>
        <Icon name="left" flip />
        {title}
      </AppLink>
      <PageHead title={say("photo")} text={title} />
      <PhotoForm form={form} photo={photo} backHref={backHref} />
    </Page>
  );
}
