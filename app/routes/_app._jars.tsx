import { Outlet, useLoaderData } from "@remix-run/react";
import { AddChore, ChoreViews } from "#app/components/chores/chore-parts.tsx";
import { GiveStars } from "#app/components/chores/give-stars.tsx";
import { Jars } from "#app/components/chores/stars-page.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { Page } from "#app/components/shell/shell.tsx";
import { useHasDialog } from "#app/components/ui/dialog.tsx";
import { starsData } from "#app/pages/chores/chore-people.server.ts";
import { familyLoader } from "#app/server/page.server.ts";
import { STARS } from "#app/shared/chores/chore-links.ts";
import cards from "#app/styles/cards.css?url";
import chore from "#app/styles/chore.css?url";
import choreStyles from "#app/styles/chores.css?url";
import forms from "#app/styles/forms.css?url";
import { styleSheets } from "#app/styles/links.ts";
import shop from "#app/styles/shop.css?url";
import { chores } from "#app/words/catalogues/chores.ts";

export { revalidateAfterConflict as shouldRevalidate } from "#app/shared/revalidate.ts";
export const links = styleSheets(cards, forms, shop, choreStyles, chore);

/** The layout of the stars: `/chores/stars`, and the dialogs over it. */
export const loader = familyLoader(starsData);

export default function JarsPage() {
  const data = useLoaderData<typeof loader>();
  const say = useSay(chores);
  const hasDialog = useHasDialog();
  const { jars, defaults } = data;
  return (
    <Page
      dialog={<Outlet />}
      title={say("title")}
      motto={say("jarsMotto")}
      actions={data.mayAdd ? <AddChore isQuiet /> : null}
      views={<ChoreViews at={STARS} />}
    >
      <Jars {...data}>
        {hasDialog ? <GiveStars jars={jars} defaults={defaults} lastResult={undefined} /> : <Outlet context={data} />}
      </Jars>
    </Page>
  );
}
