import { createHash } from "node:crypto";
import type { Provider } from "oidc-provider";
import { config } from "#app/config/env.server.ts";
import { HOUSEHOLD, hasHousehold, type Issuer } from "#app/config/sign-in.server.ts";
import { databaseAdapter } from "#app/server/household/adapter.server.ts";
import { signingKey } from "#app/server/household/signing-key.server.ts";
import { logger } from "#app/server/http/logger.server.ts";
import { findByWay } from "#app/services/people/users.server.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** The path below which the provider answers. */
export const MOUNT = "/sign-in";

/** oidc-provider's session cookie. The household has no provider sessions: the bridge drops the cookie. */
export const SESSION_COOKIE = "roost_household";

/** Loaded by the first sign-in, because it takes an eighth of the app's start. */
const loadLibrary = () => import("oidc-provider/lib/provider.js");

async function make(issuer: Issuer): Promise<Provider> {
  const library = await loadLibrary();
  const { appUrl } = config();
  const cookies = { secure: appUrl.startsWith("https:"), sameSite: "lax", httpOnly: true, signed: true } as const;
  const provider: Provider = new library.Provider(issuer.url, {
    adapter: databaseAdapter,
    clients: [
      {
        client_id: issuer.clientId,
        client_secret: issuer.clientSecret,
        redirect_uris: [`${appUrl}/auth/callback`],
        grant_types: ["authorization_code"],
        response_types: ["code"],
        token_endpoint_auth_method: "client_secret_basic",
      },
    ],
    clientAuthMethods: ["client_secret_basic"],
    responseTypes: ["code"],
    pkce: { required: () => true },
    scopes: ["openid"],
    claims: { openid: ["sub"] },
    cookies: {
      keys: [createHash("sha256").update(`cookies ${issuer.clientSecret}`).digest("base64url")],
      names: { session: SESSION_COOKIE, interaction: "roost_interaction", resume: "roost_resume" },
      long: cookies,
      short: cookies,
    },
    jwks: { keys: [{ ...(await signingKey()) }] as never },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      userinfo: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      dPoP: { enabled: false },
    },
    interactions: { url: (_context, { uid }) => `${MOUNT}/interaction/${uid}` },
    clientBasedCORS: () => false,
    // No session is stored, so that the next sign-in asks again.
    expiresWithSession: () => false,
    ttl: {
      AccessToken: MINUTE,
      AuthorizationCode: MINUTE,
      Grant: HOUR,
      IdToken: HOUR,
      Interaction: HOUR,
      Session: HOUR,
    },
    findAccount: async (_context, sub) =>
      (await findByWay({ issuer: HOUSEHOLD, subject: sub })) ? { accountId: sub, claims: () => ({ sub }) } : undefined,
    // The app is the family's own, so the user is not asked for consent.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({ accountId: oidc.session?.accountId, clientId: issuer.clientId });
      grant.addOIDCScope("openid");
      await grant.save();
      return grant;
    },
    // The page that the bridge shows in its place needs no text.
    renderError: (context) => {
      context.body = "";
    },
  });
  provider.proxy = true;
  provider.on("server_error", (_context, error) => {
    logger.error({ err: String(error) }, "household sign-in failed");
  });
  return provider;
}

let made: Promise<Provider> | undefined;

/** The household's OpenID Connect provider; `null` where `SIGN_IN` has no household. */
export async function householdProvider(): Promise<Provider | null> {
  const { mode, issuers } = config().signIn;
  if (!hasHousehold(mode)) return null;
  made ??= make(issuers[0]).catch((error: unknown) => {
    made = undefined;
    throw error;
  });
  return made;
}
