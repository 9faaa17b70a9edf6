import { randomUUID } from "node:crypto";
import type { User } from "#app/models/people/user.server.ts";
import { beginSession } from "#app/services/people/sessions.server.ts";

/** The name of the session cookie on plain http, as `app/server/session/cookies.server.ts` has it. */
export const SESSION_COOKIE = "roost_session";

/** The value with which Remix writes an unsigned cookie: JSON in base64. */
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64");

/** Signs a user in without the provider: begins a session in the database. Returns the value of its cookie. */
export async function signedInValue(user: Pick<User, "id">): Promise<string> {
  return encode(await beginSession(user.id, "a test"));
}

/** The same as a `Cookie` header. */
export const signedInCookie = async (user: Pick<User, "id">) =>
  `${SESSION_COOKIE}=${encodeURIComponent(await signedInValue(user))}`;

/** The cookie of the choice "Essential Only", so that no banner is shown. */
export const consentCookie = () => ({
  name: "roost_consent",
  value: encodeURIComponent(
    encode({
      level: "essential",
      timestamp: "2026-01-01T00:00:00.000Z",
      preferences: { essential: true, analytics: false, personalization: false },
    }),
  ),
});

/**
 * The cookie of a browser that has begun a sign-in, as a `Cookie` header. The import is late because it reads the
 * settings, which a test may set first.
 */
export async function attemptCookieHeader(state: string, verifier: string): Promise<string> {
  const { attemptCookie } = await import("#app/server/session/cookies.server.ts");
  const setCookie = await attemptCookie(randomUUID()).serialize({ state, verifier, issuer: "local" });
  return setCookie.split(";")[0] as string;
}

/** The cookie of a stored draft, as a `Cookie` header. */
export async function formDraftCookieHeader(token: string | null): Promise<string> {
  const { formDraftCookie } = await import("#app/server/session/cookies.server.ts");
  return (await formDraftCookie.serialize(token)).split(";")[0] as string;
}

/** The cookie of a browser in Lite mode. */
export const liteCookie = () => ({ name: "roost_lite", value: encodeURIComponent(encode("on")) });
