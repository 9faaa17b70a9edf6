import { redirect } from "@remix-run/node";
import { config } from "#app/config/env.server.ts";
import { hasHousehold, type Issuer, providerName } from "#app/config/sign-in.server.ts";
import { isDatabaseError } from "#app/db/database.server.ts";
import type { User } from "#app/models/people/user.server.ts";
import { audit } from "#app/server/http/audit-log.server.ts";
import { describeServerFailure } from "#app/server/http/failures.server.ts";
import { readerLocale } from "#app/server/http/locale.server.ts";
import { logger } from "#app/server/http/logger.server.ts";
import {
  type Attempt,
  attemptIds,
  deviceCookie,
  expire,
  type Flash,
  flashCookie,
  lastNameCookie,
  readDeviceToken,
  readFormDraftToken,
  readReturnPath,
  readSessionToken,
  returnCookie,
  sessionCookie,
} from "#app/server/session/cookies.server.ts";
import {
  exchangeCode,
  expireAttempts,
  pendingAttempts,
  type Verified,
} from "#app/server/session/identity-provider.server.ts";
import { ownPath } from "#app/server/session/own-path.server.ts";
import { currentSession, userLocale } from "#app/server/session/request-user.server.ts";
import { type SignedIn, signIn } from "#app/services/people/departures.server.ts";
import { PasskeyError } from "#app/services/people/passkeys.server.ts";
import { endSession } from "#app/services/people/sessions.server.ts";
import { noteSignInEvent } from "#app/services/people/sign-in-events.server.ts";
import { exchangeOnce, type SignInResult } from "#app/services/people/sign-ins.server.ts";
import { findUser, recordSignIn, requireByWay } from "#app/services/people/users.server.ts";
import { addOtherWay, listOtherWays, type OtherWay } from "#app/services/people/ways-in.server.ts";
import { consume, type Limit } from "#app/services/system/rate-limits.server.ts";
import { LET_IN_DAYS } from "#app/shared/people/constants.ts";
import type { SignInForm } from "#app/shared/people/sign-in-form.ts";
import { DomainError } from "#app/utils/domain-error.ts";
import { hashToken } from "#app/utils/hash-token.ts";
import { signIns } from "#app/utils/metrics.server.ts";
import { say } from "#app/words/catalogue.ts";
import { peopleWords } from "#app/words/catalogues/people-words.ts";
import { signInWords } from "#app/words/catalogues/sign-in-words.ts";

/** A text of the specification, unchanged (docs/product/texts-and-limits.md, "Failure texts"). */
export const NO_CODE = "Cannot exchange code for session token: no code provided in the URL search params.";

/** The link to the provider's page for the account; `null` without a provider. */
export function providerAccount(locale: string) {
  const issuer = config().signIn.issuers.find(({ kind }) => kind !== "household");
  if (!issuer) return null;
  const words = say(peopleWords, locale);
  return issuer.accountUrl
    ? { href: issuer.accountUrl, label: words("accountSecurity", { provider: providerName(issuer) }) }
    : { href: issuer.url, label: words("accountSecurityThere") };
}

/** The form of each issuer, in the order in which pages offer them. */
export function signInForms(locale: string, issuers: readonly Issuer[] = config().signIn.issuers): SignInForm[] {
  const words = say(signInWords, locale);
  return issuers.map((issuer) => ({
    action: `/auth/${issuer.name}`,
    label: issuer.kind === "provider" ? words("signInWith", { provider: providerName(issuer) }) : words("signIn"),
  }));
}

const isAmong = ({ url }: Issuer, ways: readonly Pick<OtherWay, "issuer">[]) =>
  ways.some(({ issuer }) => issuer === url);

/**
 * The forms by which an account that Roost itself does not ask signs in again. Beside the household it may have none: a
 * link of a guardian has let it in.
 */
export async function ownSignInForms(user: Pick<User, "id">, locale: string): Promise<SignInForm[]> {
  const { mode, issuers } = config().signIn;
  if (!hasHousehold(mode)) return signInForms(locale);
  const ways = await listOtherWays(user);
  return signInForms(
    locale,
    issuers.filter((issuer) => isAmong(issuer, ways)),
  );
}

/** Logs why a sign-in failed, without codes, tokens or personal data. */
export const logFailure = (reason: string, error?: unknown) =>
  logger.warn(
    { reason, ...(error instanceof Error ? { cause: `${error.name}: ${error.message}` } : {}) },
    "sign-in failed",
  );

/** For a refused passkey: logs the reason, which its message does not name, and throws it again. */
export function logRefusedPasskey(error: unknown): never {
  if (error instanceof PasskeyError) logFailure(`passkey: ${error.reason}`);
  throw error;
}

/** Codes that may be tried with one sign-in; a provider sends one. */
const TRIES: Limit = { name: "codes of a sign-in", max: 5, seconds: 15 * 60 };

/** The forms that add a provider which the user does not have yet. */
export const formsToAdd = (ways: readonly Pick<OtherWay, "issuer">[], locale: string): SignInForm[] =>
  config()
    .signIn.issuers.filter((issuer) => issuer.kind === "provider" && !isAmong(issuer, ways))
    .map((issuer) => ({
      action: `/auth/${issuer.name}`,
      label: say(signInWords, locale)("addProvider", { provider: providerName(issuer) }),
    }));

/**
 * The account of an identity: the one that has begun to add it, else its own. Counts a provider's sign-in; the
 * household's is counted with its password or passkey. @throws {DomainError} conflict for the way of another account
 */
async function accountOf(request: Request, { adds, issuer }: Attempt, identity: Verified["identity"]): Promise<User> {
  if (adds) {
    const session = await currentSession({ request });
    const token = await readSessionToken(request);
    const isSame = session?.user.id === adds.userId && token !== null && hashToken(token) === adds.session;
    if (!isSame) throw new Error("another session has begun to add this way");
    await addOtherWay(session.user, identity, providerName({ name: issuer }));
    return session.user;
  }
  if (!("email" in identity)) return requireByWay(identity);
  const user = await recordSignIn(identity);
  // Only a Roost with a household shows these events.
  if (hasHousehold(config().signIn.mode)) {
    const user_agent = request.headers.get("User-Agent");
    await noteSignInEvent(user, "signed-in", { how: "provider", user_agent });
  }
  signIns.inc({ how: "provider", result: "done" });
  return user;
}

/**
 * Exchanges the code of a callback, once. `state` is optional if the browser has a single sign-in in progress. Errors
 * of the provider or the browser are logged, not thrown: the result is `failed`, as it is after too many tries
 * (docs/product/accounts.md, "Signing in"). Throws database errors, because they do not mean that the code was refused.
 */
export async function finishAttempt(
  request: Request,
  code: string,
  state: string | null,
  patience: number,
): Promise<SignInResult | { status: "no-attempt" } | { status: "added"; name: string }> {
  const attempts = await pendingAttempts(request);
  const attempt = state === null && attempts.length === 1 ? attempts[0] : attempts.find((one) => one.state === state);
  if (!attempt) return { status: "no-attempt" };
  const exchange = async () => {
    if ((await consume(TRIES, attempt.state)) > 0) throw new Error("too many codes were tried with this sign-in");
    const { identity, signedInAt } = await exchangeCode(code, attempt);
    return { user: await accountOf(request, attempt, identity), signedInAt };
  };
  try {
    const result = await exchangeOnce(code, attempt.verifier, exchange, patience);
    return attempt.adds && result.status === "done"
      ? { status: "added", name: providerName({ name: attempt.issuer }) }
      : result;
  } catch (error) {
    if (isDatabaseError(error) || error instanceof DomainError) throw error;
    logFailure(describeServerFailure("exchange-code", 400, ""), error);
    signIns.inc({ how: "provider", result: "failed" });
    return { status: "failed" };
  }
}

/** The message to a user whose sign-in has ended the deletion of their account. */
async function welcomeBack(request: Request, userId: number): Promise<Flash> {
  const user = await findUser(userId);
  const locale = user ? userLocale(request, user) : readerLocale(request);
  return { tone: "ok", text: say(signInWords, locale)("welcomeBack") };
}

/** The `Set-Cookie` headers of a sign-in: always a new session, against session fixation. */
export async function signInHeaders(
  request: Request,
  { userId, signedInAt }: { userId: number; signedInAt: Date },
  oldToken: string | null,
): Promise<Headers> {
  if (oldToken) await endSession(oldToken);
  const [userAgent, device] = [request.headers.get("User-Agent"), await readDeviceToken(request)];
  return sessionHeaders(request, await signIn(userId, userAgent, device, signedInAt));
}

/** The `Set-Cookie` headers of a session that has just begun. */
export async function sessionHeaders(
  request: Request,
  { userId, token, device, isKept, isLetIn }: SignedIn,
): Promise<Headers> {
  audit("sign-in", { userId });
  const headers = new Headers();
  const lifetime = isLetIn ? { maxAge: LET_IN_DAYS * 24 * 60 * 60 } : {};
  headers.append("Set-Cookie", await sessionCookie.serialize(token, lifetime));
  headers.append("Set-Cookie", await deviceCookie.serialize(device));
  headers.append("Set-Cookie", await expire(returnCookie));
  if (isKept) headers.append("Set-Cookie", await flashCookie.serialize(await welcomeBack(request, userId)));
  for (const [name, value] of await expireAttempts(attemptIds(request))) headers.append(name, value);
  return headers;
}

/** The `Set-Cookie` headers of a browser that has just proved whose account it is on a page of the household. */
export async function startSession(request: Request, user: Pick<User, "id">, name: string): Promise<Headers> {
  const headers = await signInHeaders(
    request,
    { userId: user.id, signedInAt: new Date() },
    await readSessionToken(request),
  );
  headers.append("Set-Cookie", await lastNameCookie.serialize(name));
  return headers;
}

/**
 * The redirect after signing in: to a form's draft, else to the requested page, else to the dashboard, or to onboarding
 * without a family (docs/product/accounts.md, "Where sign-in leads").
 */
export async function redirectAfterSignIn(request: Request, userId: number, headers = new Headers()) {
  const user = await findUser(userId);
  if (user?.family_id && (await readFormDraftToken(request))) return redirect("/drafts/form", { headers });
  const home = user?.family_id ? "/dashboard" : "/onboarding";
  return redirect(ownPath(await readReturnPath(request), home), { headers });
}
