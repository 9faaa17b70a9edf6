import { redirect } from "@remix-run/node";
import { showGroceries } from "#app/pages/wall/wall.server.ts";
import { screenPage, tap } from "#app/pages/wall/wall-visit.server.ts";
import { groceryTapSchema } from "#app/schemas/wall/screen.ts";
import { pageLoader, throwAsPage } from "#app/server/page.server.ts";
import { type HttpArgs, pageContext } from "#app/server/session/request-user.server.ts";
import { updateGroceryItem } from "#app/services/food/groceries.server.ts";
import eink from "#app/styles/eink.css?url";
import { styleSheets } from "#app/styles/links.ts";
import wall from "#app/styles/wall.css?url";

// The wall's pages link these files themselves; here they make the build emit them.
export const links = styleSheets(wall, eink);

/** The items to buy on a wall screen (docs/product/wall.md, "Ticking"). */
export const loader = pageLoader(async (context) => {
  const shown = await screenPage(context, showGroceries);
  if (!shown) throw redirect("/wall");
  return shown;
});

export async function action(args: HttpArgs) {
  try {
    const may = ({ screen }: { screen: { tick_groceries: boolean } }) => screen.tick_groceries;
    return await tap(pageContext(args), may, async ({ family }, fields) => {
      const { data: tapped } = groceryTapSchema.safeParse(fields);
      if (tapped) await updateGroceryItem({ family }, tapped.id, { is_purchased: tapped.is_purchased });
    });
  } catch (error) {
    return throwAsPage(error, args.request);
  }
}

/** The page is written without React in the browser (app/entry.server.tsx). */
export default function WallGroceries() {
  return null;
}
