import { ItemDialog, REMOVE_ITEM } from "#app/components/groceries/item-dialog.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { formPage } from "#app/components/ui/form-page.tsx";
import { removeItem } from "#app/pages/food/grocery-forms.server.ts";
import { closeToList, findPathItem } from "#app/pages/food/grocery-page.server.ts";
import { foodOptions } from "#app/presenters/food/food-names.ts";
import { presentEdited } from "#app/presenters/food/grocery-messages.ts";
import { editItemSchema, scriptSchema } from "#app/schemas/food/grocery.ts";
import { familyForm, formRoute } from "#app/server/forms/form-route.server.ts";
import { familyLoader } from "#app/server/page.server.ts";
import { updateGroceryItem } from "#app/services/food/groceries.server.ts";
import { GROCERY_CATEGORIES, STAPLE_DAYS } from "#app/shared/food/constants.ts";
import { GROCERY } from "#app/shared/operations/groceries.ts";
import { say } from "#app/words/catalogue.ts";
import { groceries } from "#app/words/catalogues/groceries.ts";

export const handle = {
  title: (_: unknown, locale: string) => say(groceries, locale)("editItem"),
  dialog: true,
  form: "edit-item",
};
export { dialogSheets as links } from "#app/styles/links.ts";

export const loader = familyLoader(async (context) => {
  const { id, item_name, quantity, category, notes, repeat_days } = await findPathItem(context);
  const defaults = { item_name, quantity, category, notes, repeat_days };
  return {
    id,
    stapleDays: STAPLE_DAYS,
    aisles: foodOptions("aisle", GROCERY_CATEGORIES, context.locale),
    defaults,
  };
});

export const action = formRoute({
  "edit-item": familyForm({
    schema: editItemSchema,
    find: findPathItem,
    handle: async ({ resource: { id }, value: { has_script, ...change }, ...context }) => {
      const { item_name } = await updateGroceryItem(context.actor, id, change);
      return closeToList(has_script, presentEdited(item_name, context.locale), { at: `item-${id}` });
    },
  }),
  [REMOVE_ITEM]: familyForm({
    schema: scriptSchema,
    find: findPathItem,
    handle: async ({ resource: { id }, value: { has_script }, ...context }) => {
      const { text, undo } = await removeItem(context, id);
      return closeToList(has_script, text, { undo });
    },
  }),
});

export const clientAction = clientActionFor(GROCERY);

export default formPage<typeof loader>(ItemDialog);
