import { redirect } from "@remix-run/node";
import { AgainDialog } from "#app/components/groceries/again-dialog.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { formPage } from "#app/components/ui/form-page.tsx";
import { closeToList } from "#app/pages/food/grocery-page.server.ts";
import { presentAgain } from "#app/presenters/food/groceries.ts";
import { presentAdded } from "#app/presenters/food/grocery-messages.ts";
import { againSchema, quickItemSchema } from "#app/schemas/food/grocery.ts";
import { familyForm, formRoute } from "#app/server/forms/form-route.server.ts";
import { type FamilyContext, familyLoader } from "#app/server/page.server.ts";
import { addGroceries, findOpenItem } from "#app/services/food/groceries.server.ts";
import { GROCERIES } from "#app/shared/food/grocery-links.ts";
import { GROCERY } from "#app/shared/operations/groceries.ts";
import { say } from "#app/words/catalogue.ts";
import { groceries } from "#app/words/catalogues/groceries.ts";

export const handle = { title: (_: unknown, locale: string) => say(groceries, locale)("alreadyOn"), dialog: true };
export { dialogSheets as links } from "#app/styles/links.ts";

/** The typed item in the URL. Throws a redirect to the list without one. */
function typedItem(context: FamilyContext) {
  const typed = quickItemSchema.safeParse({ item: context.url.searchParams.get("item") });
  if (!typed.success) throw redirect(GROCERIES);
  return typed.data.input;
}

export const loader = familyLoader(async (context) => {
  const input = typedItem(context);
  const known = await findOpenItem(context.actor, input.item_name);
  return { again: presentAgain(known, input, context.locale) };
});

export const action = formRoute({
  "add-again": familyForm({
    schema: againSchema,
    handle: async ({ value: { choice, has_script }, ...context }) => {
      const keepBoth = choice === "keep-both";
      const [added] = await addGroceries(context.actor, [typedItem(context)], { keepBoth });
      const text = added ? presentAdded(added.item, added.isNew, context.locale) : "";
      return closeToList(has_script, text, { at: added && `item-${added.item.id}` });
    },
  }),
});

export const clientAction = clientActionFor(GROCERY);

export default formPage<typeof loader>(AgainDialog);
