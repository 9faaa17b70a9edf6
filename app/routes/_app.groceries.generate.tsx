import { useActionData, useLoaderData } from "@remix-run/react";
import { GroceryOptions, MAKE_GROCERIES } from "#app/components/groceries/grocery-options.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { loadGroceryOptions, makeGroceriesForm } from "#app/pages/ideas/idea-options.server.ts";
import { formRoute } from "#app/server/forms/form-route.server.ts";
import { familyLoader } from "#app/server/page.server.ts";
import { GROCERIES } from "#app/shared/food/grocery-links.ts";
import { GROCERY } from "#app/shared/operations/groceries.ts";
import { say } from "#app/words/catalogue.ts";
import { groceries } from "#app/words/catalogues/groceries.ts";

export const clientAction = clientActionFor(GROCERY);
export const handle = {
  title: (_: unknown, locale: string) => say(groceries, locale)("generateTitle"),
  dialog: true,
  form: "make-groceries",
};
export { formDialogSheets as links } from "#app/styles/links.ts";

export const loader = familyLoader(async (context) => ({
  ...(await loadGroceryOptions(context)),
  closeHref: GROCERIES,
}));

export const action = formRoute({ [MAKE_GROCERIES]: makeGroceriesForm });

export default function GenerateGroceries() {
  const data = useLoaderData<typeof loader>();
  return <GroceryOptions {...data} answer={useActionData<typeof action>()} />;
}
