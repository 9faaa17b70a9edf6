import { groceryItemJson } from "#app/presenters/api/api-json.ts";
import { groceryChangeSchema } from "#app/schemas/food/grocery.ts";
import { apiRoute, forFamily, noContent, ok } from "#app/server/api/api-route.server.ts";
import { pathId } from "#app/server/path-id.server.ts";
import type { HttpArgs } from "#app/server/session/request-user.server.ts";
import type { Actor } from "#app/services/actor.ts";
import { findGroceryItem, LeftTheList, updateGroceryItem } from "#app/services/food/groceries.server.ts";
import { removeGroceryItem } from "#app/services/food/removed-groceries.server.ts";

const find = ({ actor, params }: HttpArgs & { actor: Actor }) =>
  findGroceryItem(actor, pathId(params.itemId, "Grocery item"));

/** For a removed item: the member who removed it, and whether it was bought (docs/product/offline.md, "Sending"). */
const explain = (error: unknown) =>
  error instanceof LeftTheList
    ? { removed_by: error.item.removed_by, is_purchased: error.item.is_purchased }
    : undefined;

export const loader = apiRoute({
  PUT: forFamily({
    operation: "change-item",
    find,
    explain,
    body: groceryChangeSchema,
    handle: async ({ actor, resource, value }) =>
      ok(groceryItemJson(await updateGroceryItem(actor, resource.id, value))),
  }),
  DELETE: forFamily({
    find,
    explain,
    handle: async ({ actor, resource }) => {
      await removeGroceryItem(actor, resource.id);
      return noContent();
    },
  }),
});
export const action = loader;
