import { redirect } from "@remix-run/node";
import { config } from "#app/config/env.server.ts";
import { clientNetwork } from "#app/server/http/request-guards.server.ts";
import { refuseForeign, throwAsPage } from "#app/server/page.server.ts";
import { readSessionToken } from "#app/server/session/cookies.server.ts";
import type { HttpArgs } from "#app/server/session/request-user.server.ts";
import { signInHeaders } from "#app/server/session/sign-in.server.ts";
import { beginDemo } from "#app/services/people/demo.server.ts";
import { notFound } from "#app/utils/domain-error.ts";

export const loader = () => redirect("/");

/** Makes an example family for the visitor and signs them in to it, in a demo (docs/operating.md, "A demo"). */
export async function action({ request }: HttpArgs) {
  try {
    refuseForeign(request);
    if (!config().isDemo) throw notFound("Page");
    const userId = await beginDemo(clientNetwork(request));
    const headers = await signInHeaders(request, { userId, signedInAt: new Date() }, await readSessionToken(request));
    return redirect("/dashboard", { status: 303, headers });
  } catch (error) {
    return throwAsPage(error, request);
  }
}

/** Never rendered. Without a component an error would be answered as bare text. */
export default function Nothing() {
  return null;
}
