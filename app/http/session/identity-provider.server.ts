import { parseCookie } from "cookie";
import { createRemoteJWKSet, jwtVerify } from "jose";
import { Authenticator } from "remix-auth";
import { CodeChallengeMethod, OAuth2Strategy } from "remix-auth-oauth2";
import { z } from "zod";
import { config } from "#app/config/env.server.ts";
import type { User } from "#app/models/user.server.ts";
import { recordSignIn } from "#app/services/people/users.server.ts";

/** No other cookie's name may begin like this: the strategy finds its cookies by prefix. */
export const ATTEMPT_COOKIE = "oauth_attempt";
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
      cookie: { name: ATTEMPT_COOKIE, ...(appUrl.startsWith("https:") ? { secure: true as const } : {}) },
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
      // Providers may leave profile claims to userinfo (OpenID Connect Core 1.0, section 5.4).
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

/** Where the sign-in form leads: origins that the Content-Security-Policy must allow as form targets. */
export const signInOrigins = (): ReadonlySet<string> => origins;

/** The provider, discovered on first use; a failure is not kept, so a provider that was down is asked again. */
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

/** Discovers the provider before the first sign-in. It does no harm if the provider is down. */
export async function warmUpSignIn(): Promise<void> {
  await provider().catch(() => undefined);
}

const callbackUrl = (parameters: Record<string, string> = {}) =>
  `${config().appUrl}/auth/callback?${new URLSearchParams(parameters)}`;

/**
 * Begins a sign-in: where the browser goes, and the cookie that ties what comes back to this browser. `email`: whose
 * account it should be; the provider then asks which, rather than taking the one it knows (OpenID Connect Core
 * 3.1.2.1).
 */
export async function beginSignIn(email: string | null = null): Promise<{ location: string; setCookie: string }> {
  const { authenticator, metadata } = await provider();
  const answer: unknown = await authenticator
    .authenticate(config().oauth.provider, new Request(callbackUrl()))
    .catch((thrown: unknown) => thrown);
  if (!(answer instanceof Response)) throw answer;
  const location = new URL(answer.headers.get("Location") ?? "");
  if (email) {
    location.searchParams.set("login_hint", email);
    // The local sign-in page always asks, and refuses what it does not know.
    const canAsk = metadata.prompt_values_supported?.includes("select_account") ?? !config().oauth.isLocal;
    if (canAsk) location.searchParams.set("prompt", "select_account");
  }
  return { location: location.href, setCookie: answer.headers.get("Set-Cookie") ?? "" };
}

/** The sign-ins that this browser has begun and not finished: PKCE verifiers by state. */
export function pendingAttempts(request: Request): Map<string, string> {
  const attempts = new Map<string, string>();
  for (const [name, value] of Object.entries(parseCookie(request.headers.get("Cookie") ?? ""))) {
    if (!name.startsWith(`${ATTEMPT_COOKIE}:`)) continue;
    for (const [state, verifier] of new URLSearchParams(value)) if (state !== "state") attempts.set(state, verifier);
  }
  return attempts;
}

/** The `Set-Cookie` values that delete this browser's attempts, which the strategy leaves behind. */
export function expireAttempts(request: Request): string[] {
  return Object.keys(parseCookie(request.headers.get("Cookie") ?? ""))
    .filter((name) => name.startsWith(`${ATTEMPT_COOKIE}:`))
    .map((name) => `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`);
}

/** Exchanges a code for the person's account. Throws when the provider refuses, or its token does not hold. */
export async function exchangeCode(request: Request, code: string, state: string): Promise<User> {
  const { authenticator } = await provider();
  const cookie = request.headers.get("Cookie") ?? "";
  return authenticator.authenticate(
    config().oauth.provider,
    new Request(callbackUrl({ code, state }), { headers: { Cookie: cookie } }),
  );
}
