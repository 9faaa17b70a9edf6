import { redirect } from "@remix-run/node";
import { keepForm } from "#app/server/forms/form-drafts.server.ts";
import { formDraftCookie, returnCookie } from "#app/server/session/cookies.server.ts";
import { currentSession, type HttpArgs, type PageContext } from "#app/server/session/request-user.server.ts";
import { RECENT_SIGN_IN_MINUTES } from "#app/shared/people/constants.ts";
import { SIGN_IN_AGAIN_HREF } from "#app/shared/people/sign-in-again.ts";
import { DomainError } from "#app/utils/domain-error.ts";

/** What needs a recent sign-in, because it cannot be undone or gives everything away (docs/product/accounts.md, "Signing in again"). */

async function isRecent(args: Pick<HttpArgs, "request">): Promise<boolean> {
  const session = await currentSession(args);
  return session !== null && Date.now() - session.signedInAt.getTime() <= RECENT_SIGN_IN_MINUTES * 60_000;
}

/** For calls. @throws {DomainError} 403 after an older sign-in */
export async function requireRecentSignIn(args: Pick<HttpArgs, "request">): Promise<void> {
  if (await isRecent(args)) return;
  const message = `Sign in again first: this needs a sign-in of the last ${RECENT_SIGN_IN_MINUTES} minutes.`;
  throw new DomainError("forbidden", message);
}

async function signInAgain(returnTo: string, draft: string | null): Promise<Response> {
  const headers = new Headers({ "Set-Cookie": await returnCookie.serialize(returnTo) });
  if (draft) headers.append("Set-Cookie", await formDraftCookie.serialize(draft));
  return redirect(SIGN_IN_AGAIN_HREF, { status: 303, headers });
}

/** For a page or file: throws a redirect to the sign-in after an older one, which leads back to `returnTo`, a path of ours. */
export async function sendToRecentSignIn(args: Pick<HttpArgs, "request">, returnTo: string): Promise<void> {
  if (!(await isRecent(args))) throw await signInAgain(returnTo, null);
}

/** {@link sendToRecentSignIn} for a form: returns to its page, and stores the input as a draft. */
export async function keepForRecentSignIn(context: PageContext, form: FormData): Promise<void> {
  if (await isRecent(context)) return;
  const { pathname, search } = context.url;
  throw await signInAgain(pathname + search, await keepForm(context, form));
}
