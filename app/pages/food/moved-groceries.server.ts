import { redirect } from "@remix-run/node";
import { groceryForms } from "#app/pages/food/grocery-forms.server.ts";
import { familyForm } from "#app/server/forms/form-route.server.ts";
import type { HttpArgs } from "#app/server/session/request-user.server.ts";
import { GROCERIES } from "#app/shared/food/grocery-links.ts";

/**
 * Leads an address of the list as it was to the one it has now, for good: a link is followed, and a form is sent there
 * again as it is (RFC 9110, sections 15.4.2 and 15.4.9). The list has no address with other than plain characters, and a
 * header could not carry them: 404.
 */
export const moved =
  (place: (params: HttpArgs["params"]) => string) =>
  ({ request, params }: HttpArgs) => {
    const rest = place(params).replace(/\/$/, "");
    if (!/^[\w/.-]*$/.test(rest)) throw new Response("Not Found", { status: 404 });
    const status = request.method === "GET" || request.method === "HEAD" ? 301 : 308;
    return redirect(GROCERIES + rest + new URL(request.url).search, status);
  };

/** The forms of the list on a page that was open when the list moved out of it. */
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
