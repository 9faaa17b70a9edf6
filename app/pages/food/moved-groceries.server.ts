import { redirect } from "@remix-run/node";
import { groceryForms } from "#app/pages/food/grocery-forms.server.ts";
import { familyForm } from "#app/server/forms/form-route.server.ts";
import type { HttpArgs } from "#app/server/session/request-user.server.ts";
import { GROCERIES } from "#app/shared/food/grocery-links.ts";

/**
 * Redirects an old address of the list permanently: 301 for a link, 308 for a form, which is then sent again (RFC 9110,
 * sections 15.4.2 and 15.4.9). An address with characters that a header cannot hold is a 404.
 */
export const moved =
  (place: (params: HttpArgs["params"]) => string) =>
  ({ request, params }: HttpArgs) => {
    const rest = place(params).replace(/\/$/, "");
    if (!/^[\w/.-]*$/.test(rest)) throw new Response("Not Found", { status: 404 });
    const status = request.method === "GET" || request.method === "HEAD" ? 301 : 308;
    return redirect(GROCERIES + rest + new URL(request.url).search, status);
  };

/** Forms of the grocery list on meals pages that were loaded before the list had a page of its own. */
export const movedGroceryForms = Object.fromEntries(
  Object.keys(groceryForms).map((intent) => [
    intent,
    familyForm({
      handle: async () => {
        throw redirect(GROCERIES, 308);
      },
    }),
  ]),
);
