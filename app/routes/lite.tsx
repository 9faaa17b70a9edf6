import { redirect } from "@remix-run/node";
import { readForm } from "#app/server/forms/read-form.server.ts";
import { refuseForeign, throwAsPage } from "#app/server/page.server.ts";
import { expire, FORGET, liteCookie } from "#app/server/session/cookies.server.ts";
import { ownPath } from "#app/server/session/own-path.server.ts";
import type { HttpArgs } from "#app/server/session/request-user.server.ts";

export const loader = () => redirect("/");

/** Switches Lite mode on or off and redirects back. */
export async function action({ request }: HttpArgs) {
  try {
    refuseForeign(request);
    const form = await readForm(request);
    const isEntered = form.get("intent") === "enter-lite";
    const headers = new Headers({
      "Set-Cookie": isEntered ? await liteCookie.serialize("on") : await expire(liteCookie),
    });
    // Deletes the data that scripts have stored, because Lite pages have no script.
    if (isEntered) headers.set(...FORGET);
    return redirect(ownPath(form.get("return_to"), "/"), { status: 303, headers });
  } catch (error) {
    return throwAsPage(error, request);
  }
}

/** Never rendered. Without a component an error would be answered as bare text. */
export default function Nothing() {
  return null;
}
