import { allergiesJson } from "#app/presenters/api/allergies.ts";
import { groceryRequestSchema } from "#app/schemas/ideas/ideas.ts";
import { apiRoute, forFamily, ok } from "#app/server/api/api-route.server.ts";
import { suggestGroceries } from "#app/services/ideas/ideas.server.ts";
import { familyToday } from "#app/services/people/families.server.ts";

export const loader = apiRoute({
  POST: forFamily({
    body: groceryRequestSchema,
    prepare: ({ actor, value, now, request }) =>
      suggestGroceries(actor, value, familyToday(actor, now), request.signal),
    handle: async ({ prepared: { idea, source }, value: { allergies } }) =>
      ok({ grocery_items: idea.items, left_out: idea.left_out, allergies: allergiesJson(allergies), source }),
  }),
});
export const action = loader;
