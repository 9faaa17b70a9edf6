import { redirect } from "@remix-run/node";
import { config } from "#app/config/env.server.ts";
import { hasHousehold } from "#app/config/sign-in.server.ts";
import { keepForm } from "#app/server/forms/form-drafts.server.ts";
import { formDraftCookie, returnCookie } from "#app/server/session/cookies.server.ts";
import { currentSession, type HttpArgs, type PageContext } from "#app/server/session/request-user.server.ts";
import type { FoundSession } from "#app/services/people/sessions.server.ts";
import { FRESH_MINUTES, RECENT_SIGN_IN_MINUTES } from "#app/shared/people/constants.ts";
import { SIGN_IN_AGAIN_HREF } from "#app/shared/people/sign-in-again.ts";
import { DomainError, UnprovedError } from "#app/utils/domain-error.ts";
import { requestStore } from "#app/utils/request-store.server.ts";
import { signInWords } from "#app/words/catalogues/sign-in-words.ts";
import { english } from "#app/words/english.server.ts";

/**
 * Requires a recent sign-in for actions that cannot be undone or give everything away (docs/product/accounts.md,
 * "Signing in again").
 */

/** Whether Roost itself asks a user for a password or passkey, rather than a provider. */
export const isAskedHere = ({ user }: Pick<FoundSession, "user">): boolean =>
  hasHousehold(config().signIn.mode) && user.sign_in_name !== null;

/** Whether the session's user has proved lately who they are. */
export async function isRecent(args: Pick<HttpArgs, "request">): Promise<boolean> {
  const session = await currentSession(args);
  if (!session?.signedInAt) return false;
  const minutes = isAskedHere(session) ? FRESH_MINUTES : RECENT_SIGN_IN_MINUTES;
  // A sign-in later than now was made while the clock was ahead.
  return Math.abs(Date.now() - session.signedInAt.getTime()) <= minutes * 60_000;
}

/** Whether the session's user has ever proved there who they are: not on a device that a link has let in. */
export const hasProof = async (args: Pick<HttpArgs, "request">): Promise<boolean> =>
  Boolean((await currentSession(args))?.signedInAt);

/**
 * Refuses a device that a link has let in, until its user has proved there who they are (docs/product/household.md,
 * "Devices"). @throws {UnprovedError} 403
 */
export async function requireProof(args: Pick<HttpArgs, "request">): Promise<void> {
  if (!(await hasProof(args))) throw new UnprovedError(english(signInWords, "letInByLink"));
}

/** For calls. @throws {DomainError} 403 after an older sign-in */
export async function requireRecentSignIn(args: Pick<HttpArgs, "request">): Promise<void> {
  if (await isRecent(args)) return;
  await requireProof(args);
  const session = await currentSession(args);
  if (session && isAskedHere(session)) throw new DomainError("forbidden", english(signInWords, "confirmFirst"));
  throw new DomainError("forbidden", english(signInWords, "signInFirst", { minutes: RECENT_SIGN_IN_MINUTES }));
}

async function signInAgain(returnTo: string, draft: string | null): Promise<Response> {
  const headers = new Headers({ "Set-Cookie": await returnCookie.serialize(returnTo) });
  if (draft) headers.append("Set-Cookie", await formDraftCookie.serialize(draft));
  return redirect(SIGN_IN_AGAIN_HREF, { status: 303, headers });
}

/** For a page or file: after an older sign-in throws a redirect to sign in again and return to our path `returnTo`. */
export async function sendToRecentSignIn(args: Pick<HttpArgs, "request">, returnTo: string): Promise<void> {
  if (await isRecent(args)) return;
  await requireProof(args);
  throw await signInAgain(returnTo, null);
}

/** Stores the input of a form that `requireProof` has refused as a draft; "Is it you?" leads to it. */
export async function keepForProof(context: PageContext, form: FormData): Promise<void> {
  const draft = await keepForm(context, form);
  if (draft) requestStore.getStore()?.addCookie(await formDraftCookie.serialize(draft));
}

/** {@link sendToRecentSignIn} for a form: returns to its page, and stores the input as a draft. */
export async function keepForRecentSignIn(context: PageContext, form: FormData): Promise<void> {
  if (await isRecent(context)) return;
  await requireProof(context);
  const { pathname, search } = context.url;
  throw await signInAgain(pathname + search, await keepForm(context, form));
}
