import { StaplesDialog } from "#app/components/groceries/staples-dialog.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { formPage } from "#app/components/ui/form-page.tsx";
import { presentStaple } from "#app/presenters/food/groceries.ts";
import { endStapleSchema } from "#app/schemas/food/grocery.ts";
import { familyForm, formRoute } from "#app/server/forms/form-route.server.ts";
import { familyLoader } from "#app/server/page.server.ts";
import { endStaple, listStaples, stapleReturn } from "#app/services/food/staples.server.ts";
import { sortByName } from "#app/shared/by-name.ts";
import { STAPLES } from "#app/shared/food/grocery-links.ts";
import { GROCERY } from "#app/shared/operations/groceries.ts";
import { say } from "#app/words/catalogue.ts";
import { groceries } from "#app/words/catalogues/groceries.ts";

export const handle = { title: (_: unknown, locale: string) => say(groceries, locale)("staples"), dialog: true };
export { dialogSheets as links } from "#app/styles/links.ts";

export const loader = familyLoader(async (context) => {
  const { actor, locale } = context;
  const staples = sortByName(await listStaples(actor), ({ item_name }) => item_name, locale);
  return { staples: staples.map((item) => presentStaple(item, stapleReturn(actor, item), locale)) };
});

export const action = formRoute({
  "end-staple": familyForm({
    schema: endStapleSchema,
    handle: async (context) => {
      await endStaple(context.actor, context.value.item_id);
      return { to: STAPLES };
    },
  }),
});

export const clientAction = clientActionFor(GROCERY);

export default formPage<typeof loader>(StaplesDialog);
