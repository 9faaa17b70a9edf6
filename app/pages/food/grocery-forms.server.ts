import { stayAtList } from "#app/pages/food/grocery-page.server.ts";
import {
  presentAdded,
  presentBought,
  presentCleared,
  presentItemRemoved,
  presentUndone,
} from "#app/presenters/food/grocery-messages.ts";
import {
  changeItemSchema,
  type ItemChange,
  quickItemSchema,
  scriptSchema,
  undoSchema,
} from "#app/schemas/food/grocery.ts";
import { familyForm } from "#app/server/forms/form-route.server.ts";
import type { FamilyContext } from "#app/server/page.server.ts";
import { addGroceryItem, findOpenItem, updateGroceryItem } from "#app/services/food/groceries.server.ts";
import { clearPurchased, removeGroceryItem } from "#app/services/food/removed-groceries.server.ts";
import { stapleReturn } from "#app/services/food/staples.server.ts";
import { findUndoable, restoreRemovals } from "#app/services/removed/restore.server.ts";
import { againHref } from "#app/shared/food/grocery-links.ts";
import { formatDate } from "#app/shared/format.ts";

/** Removes an item. Returns the message and the undo token. */
export async function removeItem(context: FamilyContext, id: number) {
  const { item, removal } = await removeGroceryItem(context.actor, id);
  const day = stapleReturn(context.actor, item);
  const back = day && formatDate(day.toString(), context.locale, "day");
  return { text: presentItemRemoved(item, back, context.locale), undo: removal };
}

/** Handles a button of the list. Returns the message, the undo, and the item at which the page opens. */
async function changeItem(context: FamilyContext, { id, is_purchased, quantity, remove, next = id }: ItemChange) {
  if (remove) return removeItem(context, id);
  const item = await updateGroceryItem(context.actor, id, { is_purchased, quantity });
  if (!is_purchased) return { at: `item-${id}` };
  return { text: presentBought(item, context.locale), undo_tick: id, at: `item-${next}` };
}

/** The forms of the grocery list, by intent. */
export const groceryForms = {
  "add-item": familyForm({
    schema: quickItemSchema,
    handle: async ({ value, ...context }) => {
      const known = await findOpenItem(context.actor, value.input.item_name);
      if (known) return { to: againHref(value.item) };
      const { item, isNew } = await addGroceryItem(context.actor, value.input);
      return stayAtList(context, value.has_script, { text: presentAdded(item, isNew, context.locale) });
    },
  }),
  "change-item": familyForm({
    schema: changeItemSchema,
    handle: async ({ value, ...context }) => stayAtList(context, value.has_script, await changeItem(context, value)),
  }),
  "clear-purchased": familyForm({
    schema: scriptSchema,
    handle: async ({ value, ...context }) => {
      const { count, removal } = await clearPurchased(context.actor);
      const undo = count > 0 ? removal : undefined;
      return stayAtList(context, value.has_script, { text: presentCleared(count, context.locale), undo });
    },
  }),
  "undo-removal": familyForm({
    schema: undoSchema,
    handle: async ({ value: { removal, has_script }, ...context }) => {
      const back = await restoreRemovals(context.actor, await findUndoable(context.actor, removal, context.now));
      return stayAtList(context, has_script, { text: presentUndone(back, context.locale) });
    },
  }),
};
