import { redirect } from "@remix-run/node";
import { readForm } from "#app/server/forms/read-form.server.ts";
import { refuseForeign, throwAsPage } from "#app/server/page.server.ts";
import { rememberLanguage } from "#app/server/session/cookies.server.ts";
import { ownPath } from "#app/server/session/own-path.server.ts";
import type { HttpArgs } from "#app/server/session/request-user.server.ts";

export const loader = () => redirect("/");

/** Remembers the language of this browser and redirects back (docs/product/pages.md, "Dates and languages"). */
export async function action({ request }: HttpArgs) {
  try {
    refuseForeign(request);
    const form = await readForm(request);
    const headers = { "Set-Cookie": rememberLanguage(form.get("language")) };
    return redirect(ownPath(form.get("to"), "/"), { status: 303, headers });
  } catch (error) {
    throwAsPage(error, request);
  }
}

/** Never rendered. Without a component an error would be answered as bare text. */
export default function Nothing() {
  return null;
}
