import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from "jose";
import type { ErrorOut, KoaContextWithOIDC } from "oidc-provider";
import { Provider } from "oidc-provider/lib/provider.js";
import { type Config, ConfigError } from "#app/config/env.server.ts";
import { makeFolder, makeOnce } from "#app/utils/stored-file.server.ts";
import type { Accounts } from "#scripts/local-sign-in/accounts.ts";
import { memoryAdapter } from "#scripts/local-sign-in/memory-adapter.ts";

const HOUR = 60 * 60;

async function readKey(file: string): Promise<JWK> {
  const content = readFileSync(file, "utf8");
  try {
    const key: JWK = JSON.parse(content);
    if (!key.d) throw new TypeError("no private key");
    await importJWK(key, "RS256");
    return key;
  } catch {
    throw new ConfigError([`DATA_DIR: ${file} is empty or cut off: put it back from a backup, or remove it`]);
  }
}

/** The key that signs id_tokens, made once: the app keeps its public half for as long as it runs. */
async function readOrMakeKey(dataDir: string): Promise<JWK> {
  const file = join(dataDir, "local-sign-in-key.json");
  if (existsSync(file)) return readKey(file);
  makeFolder(dataDir);
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  const key = await exportJWK(privateKey);
  const kid = await calculateJwkThumbprint(key);
  return JSON.parse(makeOnce(file, JSON.stringify({ ...key, kid, alg: "RS256", use: "sig" })));
}

/** Cookies know no ports, so that two checkouts on one computer would share these without it. */
export const cookieName = (config: Config, name: string) => `local_sign_in_${config.localSignInPort}_${name}`;

/**
 * The OpenID Connect provider for the app of this configuration and no other: code flow with PKCE (S256), one client,
 * one redirect URI. `renderError` shows errors that cannot be sent back to the app.
 */
export async function makeProvider(
  config: Config,
  accounts: Accounts,
  renderError: (context: KoaContextWithOIDC, out: ErrorOut) => void,
): Promise<Provider> {
  const { url: issuer, clientId, clientSecret } = config.signIn.issuers[0];
  const provider: Provider = new Provider(issuer, {
    adapter: memoryAdapter(),
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [`${config.appUrl}/auth/callback`],
        grant_types: ["authorization_code"],
        response_types: ["code"],
        token_endpoint_auth_method: "client_secret_basic",
      },
    ],
    clientAuthMethods: ["client_secret_basic", "client_secret_post"],
    responseTypes: ["code"],
    pkce: { required: () => true },
    scopes: ["openid"],
    claims: {
      openid: ["sub"],
      email: ["email", "email_verified"],
      profile: ["name", "given_name", "family_name"],
    },
    conformIdTokenClaims: false,
    cookies: {
      keys: [createHash("sha256").update(`cookies ${clientSecret}`).digest("base64url")],
      names: {
        session: cookieName(config, "session"),
        interaction: cookieName(config, "interaction"),
        resume: cookieName(config, "resume"),
      },
    },
    jwks: { keys: [await readOrMakeKey(config.dataDir)] },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
    },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    clientBasedCORS: () => false,
    expiresWithSession: () => false,
    ttl: { AccessToken: HOUR, AuthorizationCode: 60, Grant: HOUR, IdToken: HOUR, Interaction: HOUR, Session: HOUR },
    findAccount: (_context, id) => {
      const claims = accounts.find(id);
      return claims && { accountId: id, claims: () => claims };
    },
    // The app belongs to the family: it needs no consent.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({ accountId: oidc.session?.accountId, clientId });
      grant.addOIDCScope("openid profile email");
      await grant.save();
      return grant;
    },
    renderError,
  });
  return provider;
}
