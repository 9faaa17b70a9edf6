import { randomBytes } from "node:crypto";
import { createRemoteJWKSet, jwtVerify } from "jose";
import { Authenticator } from "remix-auth";
import { CodeChallengeMethod, OAuth2Strategy } from "remix-auth-oauth2";
import { z } from "zod";
import { config } from "#app/config/env.server.ts";
import type { User } from "#app/models/people/user.server.ts";
import { type Attempt, attemptCookie, attemptIds, expire, readAttempt } from "#app/server/session/cookies.server.ts";
import { recordSignIn } from "#app/services/people/users.server.ts";

/** The strategy's own cookie, which is never sent to browsers: its name has a colon, and it is not signed. */
const STRATEGY_COOKIE = "attempt";
/** Sign-ins in progress of a browser; more cookies would exceed the limit of headers. */
const MAX_ATTEMPTS = 5;
const ANSWER_WITHIN = 10_000;

const metadataSchema = z.object({
  issuer: z.string(),
  authorization_endpoint: z.string().url(),
  token_endpoint: z.string().url(),
  jwks_uri: z.string().url(),
  userinfo_endpoint: z.string().url().optional(),
  prompt_values_supported: z.array(z.string()).optional(),
});
type Metadata = z.infer<typeof metadataSchema>;

const text = z
  .string()
  .max(1000)
  .nullish()
  .transform((value) => value || null);
const profileSchema = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().email().max(320),
  email_verified: z.union([z.boolean(), z.literal("true").transform(() => true)]).catch(false),
  given_name: text,
  family_name: text,
  name: text,
  picture: text,
});

/** OpenID Connect Discovery 1.0, section 4. */
async function discover(issuer: string): Promise<Metadata> {
  const url = `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`;
  const response = await fetch(url, { signal: AbortSignal.timeout(ANSWER_WITHIN) });
  if (!response.ok) throw new Error(`The identity provider answered its discovery with HTTP status ${response.status}`);
  const metadata = metadataSchema.parse(await response.json());
  if (metadata.issuer !== issuer) throw new Error("The identity provider's discovery names another issuer");
  return metadata;
}

async function fetchUserInfo(endpoint: string, accessToken: string): Promise<Record<string, unknown>> {
  const response = await fetch(endpoint, {
    headers: { Authorization: `Bearer ${accessToken}` },
    signal: AbortSignal.timeout(ANSWER_WITHIN),
  });
  if (!response.ok) throw new Error(`The identity provider answered userinfo with HTTP status ${response.status}`);
  return z.record(z.unknown()).parse(await response.json());
}

async function makeAuthenticator() {
  const { oauth, appUrl } = config();
  const metadata = await discover(oauth.issuer);
  const keys = createRemoteJWKSet(new URL(metadata.jwks_uri), { timeoutDuration: ANSWER_WITHIN });
  const strategy = new OAuth2Strategy<User>(
    {
      cookie: STRATEGY_COOKIE,
      clientId: oauth.clientId,
      clientSecret: oauth.clientSecret,
      authorizationEndpoint: metadata.authorization_endpoint,
      tokenEndpoint: metadata.token_endpoint,
      redirectURI: `${appUrl}/auth/callback`,
      scopes: ["openid", "email", "profile"],
      codeChallengeMethod: CodeChallengeMethod.S256,
    },
    async ({ tokens }) => {
      const { payload } = await jwtVerify(tokens.idToken(), keys, {
        issuer: metadata.issuer,
        audience: oauth.clientId,
      });
      // Providers may send profile claims only from userinfo (OpenID Connect Core 1.0, section 5.4).
      const more =
        payload.email || !metadata.userinfo_endpoint
          ? {}
          : await fetchUserInfo(metadata.userinfo_endpoint, tokens.accessToken());
      const { sub, ...profile } = profileSchema.parse({ ...more, ...payload });
      return recordSignIn({ issuer: metadata.issuer, subject: sub, ...profile });
    },
  );
  return { authenticator: new Authenticator<User>().use(strategy, oauth.provider), metadata };
}

let ready: ReturnType<typeof makeAuthenticator> | undefined;
const origins = new Set([new URL(config().oauth.issuer).origin]);

/** Origins that the sign-in form redirects to, for `form-action` of the Content-Security-Policy. */
export const signInOrigins = (): ReadonlySet<string> => origins;

/** The provider, discovered at the first call. A failure is not cached, so that the next call retries. */
function provider() {
  ready ??= makeAuthenticator().then(
    (made) => {
      origins.add(new URL(made.metadata.authorization_endpoint).origin);
      return made;
    },
    (error: unknown) => {
      ready = undefined;
      throw error;
    },
  );
  return ready;
}

/** Discovers the provider before the first sign-in. Ignores failures. */
export async function warmUpSignIn(): Promise<void> {
  await provider().catch(() => undefined);
}

const callbackUrl = (parameters: Record<string, string> = {}) =>
  `${config().appUrl}/auth/callback?${new URLSearchParams(parameters)}`;

/** The state and PKCE verifier in the strategy's redirect. */
function attemptIn(location: URL, redirect: Response): Attempt {
  const state = location.searchParams.get("state") ?? "";
  const [, value = ""] = (redirect.headers.get("Set-Cookie") ?? "").match(/=([^;]*)/) ?? [];
  return { state, verifier: new URLSearchParams(value).get(state) ?? "" };
}

/**
 * Begins a sign-in: the redirect to the provider, and the `Set-Cookie` headers that bind the callback to this browser.
 * `email` is the expected account; the provider then asks for an account instead of using its own session (OpenID
 * Connect Core 3.1.2.1).
 */
export async function beginSignIn(
  request: Request,
  email: string | null = null,
): Promise<{ location: string; cookies: [name: string, value: string][] }> {
  const { authenticator, metadata } = await provider();
  const answer: unknown = await authenticator
    .authenticate(config().oauth.provider, new Request(callbackUrl()))
    .catch((thrown: unknown) => thrown);
  if (!(answer instanceof Response)) throw answer;
  const location = new URL(answer.headers.get("Location") ?? "");
  const begun = await attemptCookie(randomBytes(9).toString("base64url")).serialize(attemptIn(location, answer));
  const oldest = attemptIds(request).slice(0, 1 - MAX_ATTEMPTS);
  if (email) {
    location.searchParams.set("login_hint", email);
    // The local sign-in page always asks, and refuses unknown parameters.
    const canAsk = metadata.prompt_values_supported?.includes("select_account") ?? !config().oauth.isLocal;
    if (canAsk) location.searchParams.set("prompt", "select_account");
  }
  return { location: location.href, cookies: [["Set-Cookie", begun], ...(await expireAttempts(oldest))] };
}

/** This browser's sign-ins in progress. */
export async function pendingAttempts(request: Request): Promise<Attempt[]> {
  const ids = attemptIds(request).slice(-MAX_ATTEMPTS);
  const attempts = await Promise.all(ids.map((id) => readAttempt(id, request)));
  return attempts.filter((attempt) => attempt !== null);
}

/** The `Set-Cookie` headers that delete sign-ins in progress. */
export const expireAttempts = (ids: string[]) =>
  Promise.all(ids.map(async (id): Promise<[string, string]> => ["Set-Cookie", await expire(attemptCookie(id))]));

/** Exchanges a code for the user's account. Throws if the provider refuses the code, or if its token is invalid. */
export async function exchangeCode(code: string, { state, verifier }: Attempt): Promise<User> {
  const { authenticator } = await provider();
  const value = new URLSearchParams({ [state]: verifier });
  return authenticator.authenticate(
    config().oauth.provider,
    new Request(callbackUrl({ code, state }), { headers: { Cookie: `${STRATEGY_COOKIE}=${value}` } }),
  );
}
