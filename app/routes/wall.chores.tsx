import { redirect } from "@remix-run/node";
import { showChores } from "#app/pages/wall/wall.server.ts";
import { screenPage, tap } from "#app/pages/wall/wall-visit.server.ts";
import { choreTapSchema } from "#app/schemas/wall/screen.ts";
import { pageLoader, throwAsPage } from "#app/server/page.server.ts";
import { type HttpArgs, pageContext } from "#app/server/session/request-user.server.ts";
import { tick, undoEntry } from "#app/services/chores/ticks.server.ts";

/** The day's chores on a wall screen (docs/product/wall.md, "Ticking"). */
export const loader = pageLoader(async (context) => {
  const shown = await screenPage(context, showChores);
  if (!shown) throw redirect("/wall");
  return shown;
});

export async function action(args: HttpArgs) {
  const context = pageContext(args);
  try {
    const may = ({ screen }: { screen: { tick_chores: boolean } }) => screen.tick_chores;
    return await tap(context, may, async ({ family }, { toggle }) => {
      const { data: tapped } = choreTapSchema.safeParse(toggle);
      if (!tapped) return;
      if (!tapped.isOn) return undoEntry({ family }, tapped.chore, tapped.entry, context.now);
      const { date, member } = tapped;
      await tick({ family }, tapped.chore, "done", { date, member_id: member, done_by: undefined }, context.now);
    });
  } catch (error) {
    return throwAsPage(error, args.request);
  }
}

/** The page is written without React in the browser (app/entry.server.tsx). */
export default function WallChores() {
  return null;
}
