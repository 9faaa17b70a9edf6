import { useLoaderData } from "@remix-run/react";
import { BackToRecipes } from "#app/components/recipes/back-to-recipes.tsx";
import { PageHead } from "#app/components/shell/page-head.tsx";
import { Page } from "#app/components/shell/shell.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { permittedLoader } from "#app/server/page.server.ts";
import feeds from "#app/styles/feeds.css?url";
import forms from "#app/styles/forms.css?url";
import { styleSheets } from "#app/styles/links.ts";

export const handle = { title: "Download recipes" };
export const links = styleSheets(forms, feeds);

export const loader = permittedLoader({
  permission: "export-recipes",
  load: async ({ actor }) => ({ fileHref: `/api/families/${actor.family.id}/recipes/export` }),
});

export default function DownloadRecipes() {
  const { fileHref } = useLoaderData<typeof loader>();
  return (
    <Page>
      <BackToRecipes />
      <PageHead
        title="Download recipes"
        text="All your family’s recipes in one file (schema.org JSON), for another app or another Roost."
      />
      {/* No route of the app answers with a file: the browser asks for it by itself. */}
      <form className="form measure" action={fileHref}>
        <label className="tick">
          <input type="checkbox" name="photos" value="true" />
          <span>
            <strong>With photos</strong>
            <small>Makes the file larger: up to 300 kB each.</small>
          </span>
        </label>
        <div>
          <button type="submit" className="btn btn--main">
            <Icon name="download" />
            Download recipes
          </button>
        </div>
      </form>
    </Page>
  );
}
