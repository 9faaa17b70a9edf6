import { createHash, randomBytes } from "node:crypto";
import { createLocalJWKSet, createRemoteJWKSet, type JWTPayload, jwtVerify } from "jose";
import { Authenticator } from "remix-auth";
import { CodeChallengeMethod, OAuth2Strategy } from "remix-auth-oauth2";
import { z } from "zod";
import { config } from "#app/config/env.server.ts";
import { HOUSEHOLD, type Issuer } from "#app/config/sign-in.server.ts";
import { householdKeys, householdMetadata } from "#app/server/household/issuer.server.ts";
import { readerLocale } from "#app/server/http/locale.server.ts";
import { logger } from "#app/server/http/logger.server.ts";
import { type Attempt, attemptCookie, attemptIds, expire, readAttempt } from "#app/server/session/cookies.server.ts";
import type { Claims, Identity } from "#app/services/people/users.server.ts";
import { DomainError, notFound } from "#app/utils/domain-error.ts";
import { signInWords } from "#app/words/catalogues/sign-in-words.ts";
import { english } from "#app/words/english.server.ts";

/** The strategy's own cookie, which is never sent to browsers: its name has a colon, and it is not signed. */
const STRATEGY_COOKIE = "attempt";
/** Sign-ins in progress of a browser; more cookies would exceed the limit of headers. */
const MAX_ATTEMPTS = 5;
const ANSWER_WITHIN_MS = 10_000;
/** `max_age` with `isAgain`: the provider asks the user again after this time. Some providers misread 0. */
const MAX_AGE_SECONDS = 60;
/** Carries the expected nonce to the strategy, in the request that `exchangeCode` makes. */
const NONCE_HEADER = "roost-nonce";

/**
 * Ties the id_token to this browser's sign-in: a hash of the PKCE verifier, which is in its signed cookie
 * (OpenID Connect Core 1.0, section 15.5.2).
 */
const nonceOf = ({ verifier }: Attempt): string => createHash("sha256").update(`nonce ${verifier}`).digest("base64url");

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

/** Some providers write the number as a text. */
const authTimeSchema = z.number().or(z.string().regex(/^\d+$/).transform(Number)).pipe(z.number().nonnegative());

/**
 * When a user signed in at the provider: the claim `auth_time`, in seconds since 1970. Without the claim: now, because
 * the user has just returned from the provider (docs/product/accounts.md, "Signing in again").
 */
function signedInAt(authTime: unknown): Date {
  const now = Date.now();
  const { data } = authTimeSchema.safeParse(authTime);
  return new Date(data === undefined ? now : Math.min(data * 1000, now));
}

/** OpenID Connect Discovery 1.0, section 4. */
async function discover(issuer: string): Promise<Metadata> {
  const url = `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`;
  const response = await fetch(url, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
  if (!response.ok) throw new Error(`The identity provider answered its discovery with HTTP status ${response.status}`);
  const metadata = metadataSchema.parse(await response.json());
  if (metadata.issuer !== issuer) throw new Error("The identity provider's discovery names another issuer");
  return metadata;
}

async function fetchUserInfo(endpoint: string, accessToken: string): Promise<Record<string, unknown>> {
  const response = await fetch(endpoint, {
    headers: { Authorization: `Bearer ${accessToken}` },
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  });
  if (!response.ok) throw new Error(`The identity provider answered userinfo with HTTP status ${response.status}`);
  return z.record(z.unknown()).parse(await response.json());
}

/** The identity in an id_token, and when its user last signed in at the issuer. The household sends no profile. */
export interface Verified {
  identity: Claims | Identity;
  signedInAt: Date;
}

/** An issuer with the metadata of its discovery. */
interface Ready {
  issuer: Issuer;
  metadata: Metadata;
  authenticator: Authenticator<Verified>;
}

async function makeAuthenticator(issuer: Issuer): Promise<Ready> {
  const isHousehold = issuer.kind === "household";
  // The household is reached without its public name, which a home network may not resolve.
  const metadata = isHousehold ? householdMetadata() : await discover(issuer.url);
  const keys = isHousehold
    ? createLocalJWKSet(await householdKeys())
    : createRemoteJWKSet(new URL(metadata.jwks_uri), { timeoutDuration: ANSWER_WITHIN_MS });
  const strategy = new OAuth2Strategy<Verified>(
    {
      cookie: STRATEGY_COOKIE,
      clientId: issuer.clientId,
      clientSecret: issuer.clientSecret,
      authorizationEndpoint: metadata.authorization_endpoint,
      tokenEndpoint: metadata.token_endpoint,
      redirectURI: `${config().appUrl}/auth/callback`,
      scopes: isHousehold ? ["openid"] : ["openid", "email", "profile"],
      codeChallengeMethod: CodeChallengeMethod.S256,
    },
    async ({ tokens, request }) => {
      const { payload } = await jwtVerify(tokens.idToken(), keys, {
        issuer: metadata.issuer,
        audience: issuer.clientId,
        algorithms: issuer.algorithms,
      });
      if (payload.nonce !== request.headers.get(NONCE_HEADER)) throw new Error("The id_token has another nonce");
      const identity = isHousehold
        ? { issuer: HOUSEHOLD, subject: payload.sub ?? "" }
        : await readClaims(metadata, payload, tokens.accessToken());
      return { identity, signedInAt: signedInAt(payload.auth_time) };
    },
  );
  return { authenticator: new Authenticator<Verified>().use(strategy, issuer.name), metadata, issuer };
}

/** The claims of a provider, which may send those of the profile only from userinfo (OpenID Connect Core 1.0, section 5.4). */
async function readClaims(metadata: Metadata, payload: JWTPayload, accessToken: string): Promise<Claims> {
  const more: Record<string, unknown> =
    payload.email || !metadata.userinfo_endpoint ? {} : await fetchUserInfo(metadata.userinfo_endpoint, accessToken);
  // Section 5.3.2: userinfo of another subject must not be used.
  if (more.sub !== undefined && more.sub !== payload.sub) throw new Error("The userinfo is of another subject");
  const { sub, ...profile } = profileSchema.parse({ ...more, ...payload });
  return { issuer: metadata.issuer, subject: sub, ...profile };
}

const ready = new Map<string, Promise<Ready>>();
const origins = new Set(config().signIn.issuers.map(({ url }) => new URL(url).origin));

/** Origins that the sign-in form redirects to, for `form-action` of the Content-Security-Policy. */
export const signInOrigins = (): ReadonlySet<string> => origins;

/** An issuer, discovered at the first call. A failure is not cached, so that the next call retries. */
function discoverOnce(issuer: Issuer): Promise<Ready> {
  const known = ready.get(issuer.name);
  if (known) return known;
  const made = makeAuthenticator(issuer);
  ready.set(issuer.name, made);
  return made.then(
    (done) => {
      origins.add(new URL(done.metadata.authorization_endpoint).origin);
      return done;
    },
    (error: unknown) => {
      ready.delete(issuer.name);
      throw error;
    },
  );
}

/** The issuer with this name in URLs. @throws {DomainError} 404 */
export function requireIssuer(name: string | undefined): Issuer {
  const issuer = config().signIn.issuers.find((one) => one.name === name);
  if (!issuer) throw notFound("Provider");
  return issuer;
}

/**
 * An issuer, ready for a sign-in.
 * @throws {DomainError} 404 for an unknown name; `unavailable` when its discovery fails, which is logged
 */
const requireReady = (name: string) => {
  const issuer = requireIssuer(name);
  return discoverOnce(issuer).catch((error: unknown) => {
    logger.warn({ cause: String(error) }, "the identity provider has not answered");
    throw new DomainError("unavailable", english(signInWords, "unreachable"));
  });
};

/** Discovers all issuers before the first sign-in. Ignores failures. */
export async function warmUpSignIn(): Promise<void> {
  await Promise.allSettled(config().signIn.issuers.map(discoverOnce));
}

const callbackUrl = (parameters: Record<string, string> = {}) =>
  `${config().appUrl}/auth/callback?${new URLSearchParams(parameters)}`;

/** The state and PKCE verifier in the strategy's redirect. */
function attemptIn(location: URL, redirect: Response): Pick<Attempt, "state" | "verifier"> {
  const state = location.searchParams.get("state") ?? "";
  const [, value = ""] = (redirect.headers.get("Set-Cookie") ?? "").match(/=([^;]*)/) ?? [];
  return { state, verifier: new URLSearchParams(value).get(state) ?? "" };
}

interface BeginOptions {
  email?: string | undefined;
  isAgain?: boolean;
  /** Adds the identity to an account that is signed in, instead of signing in as its account. */
  adds?: Attempt["adds"];
}

/**
 * Begins a sign-in at the issuer with this name in URLs: the redirect to it, and the `Set-Cookie` headers that bind the
 * callback to this browser. `email` is the expected account; the provider then asks for an account instead of using its
 * own session (OpenID Connect Core 3.1.2.1). With `isAgain` the provider asks the user again.
 */
export async function beginSignIn(
  request: Request,
  name: string,
  { email, isAgain = false, adds }: BeginOptions = {},
): Promise<{ location: string; cookies: [name: string, value: string][] }> {
  const { authenticator, metadata, issuer } = await requireReady(name);
  const answer: unknown = await authenticator
    .authenticate(name, new Request(callbackUrl()))
    .catch((thrown: unknown) => thrown);
  if (!(answer instanceof Response)) throw answer;
  const location = new URL(answer.headers.get("Location") ?? "");
  const attempt: Attempt = { ...attemptIn(location, answer), issuer: name, ...(adds ? { adds } : {}) };
  location.searchParams.set("nonce", nonceOf(attempt));
  const begun = await attemptCookie(randomBytes(9).toString("base64url")).serialize(attempt);
  const oldest = attemptIds(request).slice(0, 1 - MAX_ATTEMPTS);
  if (email) location.searchParams.set("login_hint", email);
  location.searchParams.set("ui_locales", readerLocale(request));
  const prompts = metadata.prompt_values_supported;
  if (isAgain) {
    location.searchParams.set("max_age", String(MAX_AGE_SECONDS));
    if (prompts?.includes("login")) location.searchParams.set("prompt", "login");
  } else if (email && (prompts?.includes("select_account") ?? issuer.kind === "provider")) {
    // The local sign-in page always asks, and refuses unknown parameters.
    location.searchParams.set("prompt", "select_account");
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

/** Exchanges a code for its identity. Throws if the provider refuses the code, or if its token is invalid. */
export async function exchangeCode(code: string, attempt: Attempt): Promise<Verified> {
  const { state, verifier, issuer } = attempt;
  const { authenticator } = await requireReady(issuer);
  const headers = {
    Cookie: `${STRATEGY_COOKIE}=${new URLSearchParams({ [state]: verifier })}`,
    [NONCE_HEADER]: nonceOf(attempt),
  };
  return authenticator.authenticate(issuer, new Request(callbackUrl({ code, state }), { headers }));
}
