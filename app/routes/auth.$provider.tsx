import { redirect } from "@remix-run/node";
import { z } from "zod";
import { config } from "#app/config/env.server.ts";
import { toErrorResponse } from "#app/server/error-response.server.ts";
import { readForm } from "#app/server/forms/read-form.server.ts";
import { describeServerFailure } from "#app/server/http/failures.server.ts";
import { redirectWithFlash, refuseForeign, throwAsPage } from "#app/server/page.server.ts";
import { readSessionToken, returnCookie } from "#app/server/session/cookies.server.ts";
import { beginSignIn } from "#app/server/session/identity-provider.server.ts";
import { ownPath } from "#app/server/session/own-path.server.ts";
import { sendToRecentSignIn } from "#app/server/session/recent-sign-in.server.ts";
import { type HttpArgs, pageLocale, requireUser } from "#app/server/session/request-user.server.ts";
import { logFailure } from "#app/server/session/sign-in.server.ts";
import { isNew } from "#app/services/people/household.server.ts";
import { MAX_LENGTH } from "#app/shared/constants.ts";
import { ADD_FIELD, AGAIN_FIELD, WAYS_HREF } from "#app/shared/people/sign-in-again.ts";
import { hashToken } from "#app/utils/hash-token.ts";
import { say } from "#app/words/catalogue.ts";
import { signInWords } from "#app/words/catalogues/sign-in-words.ts";

export const loader = () => redirect("/");

/** The account that gets a further way: signed in lately, in this session. Throws a redirect otherwise. */
async function accountToAddTo(args: HttpArgs) {
  const { user } = await requireUser(args);
  await sendToRecentSignIn(args, WAYS_HREF);
  return { userId: user.id, session: hashToken((await readSessionToken(args.request)) ?? "") };
}

/** Begins a sign-in: the action of the buttons on the landing page and on an invitation. */
export async function action(args: HttpArgs) {
  const { request, params } = args;
  let returnTo = "";
  try {
    refuseForeign(request);
    const issuer = config().signIn.issuers.find(({ name }) => name === params.provider);
    if (!issuer) throw new Response("Unknown provider", { status: 404 });
    // No account exists yet that could sign in.
    if (issuer.kind === "household" && (await isNew())) return redirect("/set-up", { status: 303 });
    const form = await readForm(request);
    returnTo = ownPath(form.get("return_to"), "");
    const email = z.string().max(MAX_LENGTH.email).email().safeParse(form.get("login_hint")).data;
    const adds = form.has(ADD_FIELD) ? await accountToAddTo(args) : undefined;
    const { location, cookies } = await beginSignIn(request, issuer.name, {
      email,
      isAgain: form.has(AGAIN_FIELD),
      adds,
    });
    const headers = new Headers(cookies);
    if (returnTo) headers.append("Set-Cookie", await returnCookie.serialize(returnTo));
    return redirect(location, { status: 303, headers });
  } catch (error) {
    if (error instanceof Response) throw error;
    logFailure(describeServerFailure("fetch-login-url", toErrorResponse(error).status, ""));
    return redirectWithFlash(returnTo || "/", {
      tone: "bad",
      text: say(signInWords, await pageLocale(args))("notPossible"),
    }).catch((failure: unknown) => throwAsPage(failure, request));
  }
}

/** Never rendered. Without a component an error would be answered as bare text. */
export default function Nothing() {
  return null;
}
