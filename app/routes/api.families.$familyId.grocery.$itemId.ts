import { apiRoute, forFamily, noContent, ok, pathId } from "#app/http/api-route.server.ts";
import type { Actor, HttpArgs } from "#app/http/visitor.server.ts";
import { groceryItemJson } from "#app/presenters/api-json.ts";
import { groceryChangeSchema } from "#app/schemas/grocery.ts";
import { findGroceryItem, removeGroceryItem, updateGroceryItem } from "#app/services/groceries.server.ts";

const find = ({ actor, params }: HttpArgs & { actor: Actor }) =>
  findGroceryItem(actor, pathId(params.itemId, "Grocery item"));

const route = apiRoute({
  PUT: forFamily({
    find,
    body: groceryChangeSchema,
    handle: async ({ actor, thing, value }) => ok(groceryItemJson(await updateGroceryItem(actor, thing.id, value))),
  }),
  DELETE: forFamily({
    find,
    handle: async ({ actor, thing }) => {
      await removeGroceryItem(actor, thing.id);
      return noContent();
    },
  }),
});

export const loader = route.loader;
export const action = route.action;
