import { useLoaderData } from "@remix-run/react";
import { BackToRecipes } from "#app/components/recipes/back-to-recipes.tsx";
import { PageHead } from "#app/components/shell/page-head.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { Page } from "#app/components/shell/shell.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { permittedLoader } from "#app/server/page.server.ts";
import feeds from "#app/styles/feeds.css?url";
import forms from "#app/styles/forms.css?url";
import { styleSheets } from "#app/styles/links.ts";
import { say as translate } from "#app/words/catalogue.ts";
import { recipes as messages } from "#app/words/catalogues/recipes.ts";

export const handle = { title: (_: unknown, locale: string) => translate(messages, locale)("download") };
export const links = styleSheets(forms, feeds);

export const loader = permittedLoader({
  permission: "export-recipes",
  load: async ({ actor }) => ({ fileHref: `/api/families/${actor.family.id}/recipes/export` }),
});

export default function DownloadRecipes() {
  const say = useSay(messages);
  const { fileHref } = useLoaderData<typeof loader>();
  return (
    <Page>
      <BackToRecipes />
      <PageHead title={say("download")} text={say("downloadText")} />
      {/* The router cannot receive a file, so the browser sends this form itself. */}
      <form className="form measure" action={fileHref}>
        <label className="tick">
          <input type="checkbox" name="photos" value="true" />
          <span>
            <strong>{say("withPhotos")}</strong>
            <small>{say("withPhotosHint")}</small>
          </span>
        </label>
        <div>
          <button type="submit" className="btn btn--main">
            <Icon name="download" />
            {say("download")}
          </button>
        </div>
      </form>
    </Page>
  );
}
