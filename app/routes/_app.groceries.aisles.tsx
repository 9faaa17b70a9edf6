import { AislesDialog } from "#app/components/groceries/aisles-dialog.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { formPage } from "#app/components/ui/form-page.tsx";
import { foodOptions } from "#app/presenters/food/food-names.ts";
import { moveAisleSchema } from "#app/schemas/food/grocery.ts";
import { familyForm, formRoute } from "#app/server/forms/form-route.server.ts";
import { familyLoader } from "#app/server/page.server.ts";
import { aisleOrder, moveAisle, resetAisles } from "#app/services/food/aisles.server.ts";
import { AISLES, aisleId } from "#app/shared/food/grocery-links.ts";
import { GROCERY } from "#app/shared/operations/groceries.ts";
import { say } from "#app/words/catalogue.ts";
import { groceries } from "#app/words/catalogues/groceries.ts";

export const handle = { title: (_: unknown, locale: string) => say(groceries, locale)("aisleOrder"), dialog: true };
export { dialogSheets as links } from "#app/styles/links.ts";

export const loader = familyLoader(async ({ actor, locale }) => ({
  order: foodOptions("aisle", aisleOrder(actor), locale),
}));

export const action = formRoute({
  "move-aisle": familyForm({
    schema: moveAisleSchema,
    handle: async ({ value: { category, to, has_script }, ...context }) => {
      await moveAisle(context.actor, category, to);
      // Without script the page is loaded again, and opens at the aisle.
      return { to: has_script ? AISLES : `${AISLES}#${aisleId(to)}` };
    },
  }),
  "reset-aisles": familyForm({
    handle: async (context) => {
      await resetAisles(context.actor);
      return { to: AISLES };
    },
  }),
});

export const clientAction = clientActionFor(GROCERY);

export default formPage<typeof loader>(AislesDialog);
