import { apiRoute, created, forFamily, ok } from "#app/http/api-route.server.ts";
import { groceryItemJson } from "#app/presenters/api-json.ts";
import { newGroceryItemSchema } from "#app/schemas/grocery.ts";
import { addGroceryItem, listGroceries } from "#app/services/groceries.server.ts";

const route = apiRoute({
  GET: forFamily({ handle: async ({ actor }) => ok((await listGroceries(actor)).map(groceryItemJson)) }),
  POST: forFamily({
    body: newGroceryItemSchema,
    handle: async ({ actor, value }) => {
      const { item, isNew } = await addGroceryItem(actor, value);
      // What was on the list already has grown: nothing was created.
      return isNew ? created(groceryItemJson(item)) : ok(groceryItemJson(item));
    },
  }),
});

export const loader = route.loader;
export const action = route.action;
