import { redirect } from "@remix-run/node";
import { readForm } from "#app/server/forms/read-form.server.ts";
import { refuseForeign, throwAsPage } from "#app/server/page.server.ts";
import { rememberLanguage } from "#app/server/session/cookies.server.ts";
import { ownPath } from "#app/server/session/own-path.server.ts";
import { currentSession, type HttpArgs } from "#app/server/session/request-user.server.ts";
import { noteLanguages } from "#app/services/people/users.server.ts";

export const loader = () => redirect("/");

/**
 * Remembers the language of this browser, or that a user has read that Roost speaks theirs, and redirects back
 * (docs/product/pages.md, "Dates and languages").
 */
export async function action({ request }: HttpArgs) {
  try {
    refuseForeign(request);
    const form = await readForm(request);
    if (form.get("intent") === "note-languages") {
      const session = await currentSession({ request });
      if (session) await noteLanguages(session.user);
      return redirect(ownPath(form.get("return_to"), "/"), { status: 303 });
    }
    const headers = { "Set-Cookie": rememberLanguage(form.get("language")) };
    return redirect(ownPath(form.get("to"), "/"), { status: 303, headers });
  } catch (error) {
    return throwAsPage(error, request);
  }
}

/** Never rendered. Without a component an error would be answered as bare text. */
export default function Nothing() {
  return null;
}
