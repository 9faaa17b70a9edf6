import { groceryItemJson } from "#app/presenters/api/api-json.ts";
import { postedItemSchema } from "#app/schemas/food/grocery.ts";
import { apiRoute, created, forFamily, ok } from "#app/server/api/api-route.server.ts";
import { addGroceryItem, listGroceries } from "#app/services/food/groceries.server.ts";
import { familyToday } from "#app/services/people/families.server.ts";

export const loader = apiRoute({
  GET: forFamily({
    operation: "fetch-groceries",
    // By day, because staples return at the start of a day.
    cacheKey: ({ actor, now }) => ({
      name: "groceries as JSON",
      counters: ["grocery"],
      parts: [familyToday(actor, now)],
    }),
    handle: async ({ actor, now }) => ok((await listGroceries(actor, now)).map(groceryItemJson)),
  }),
  POST: forFamily({
    operation: "add-item",
    body: postedItemSchema,
    // 201 also if the quantity of an existing item was increased; the body is that item.
    handle: async ({ actor, value }) => created(groceryItemJson((await addGroceryItem(actor, value)).item)),
  }),
});
export const action = loader;
