import { Outlet, useLoaderData } from "@remix-run/react";
import { AllChores } from "#app/components/chores/all-chores.tsx";
import { AddChore, ChoreViews } from "#app/components/chores/chore-parts.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { Page } from "#app/components/shell/shell.tsx";
import { readAll } from "#app/pages/chores/cached-chores.server.ts";
import { readChores } from "#app/pages/chores/chore-pages.server.ts";
import { awayData } from "#app/pages/chores/chore-people.server.ts";
import { listRoutines } from "#app/pages/chores/chore-routines.server.ts";
import { familyLoader } from "#app/server/page.server.ts";
import { ALL_CHORES } from "#app/shared/chores/chore-links.ts";
import cards from "#app/styles/cards.css?url";
import choreStyles from "#app/styles/chores.css?url";
import { styleSheets } from "#app/styles/links.ts";
import shop from "#app/styles/shop.css?url";
import { chores } from "#app/words/catalogues/chores.ts";

export { revalidateAfterConflict as shouldRevalidate } from "#app/shared/revalidate.ts";
export const links = styleSheets(shop, choreStyles, cards);

/** The layout of all chores: `/chores/all`, and the dialogs over it. */
export const loader = familyLoader(async (context) => {
  const reader = await readChores(context);
  return {
    ...(await readAll(context, reader)),
    mayAdd: context.actor.isGrownUp,
    away: await awayData(context, reader),
    routines: listRoutines(context.locale),
  };
});

export default function AllChoresPage() {
  const { text, ...all } = useLoaderData<typeof loader>();
  const say = useSay(chores);
  return (
    <Page
      dialog={<Outlet />}
      title={say("title")}
      motto={text}
      actions={all.mayAdd ? <AddChore /> : null}
      views={<ChoreViews at={ALL_CHORES} />}
    >
      <AllChores {...all} />
    </Page>
  );
}
