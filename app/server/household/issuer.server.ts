import type { JSONWebKeySet } from "jose";
import { config } from "#app/config/env.server.ts";
import { ownAddress } from "#app/config/urls.server.ts";
import { signingKey } from "#app/server/household/signing-key.server.ts";

/** The household sign-in as its client, this app, knows it: without a request to `APP_URL`. */

/** The issuer's discovery metadata, with the token endpoint at this process's own address. */
export function householdMetadata() {
  const { appUrl, host, port } = config();
  const issuer = `${appUrl}/sign-in`;
  return {
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${ownAddress(host, port)}/sign-in/token`,
    jwks_uri: `${issuer}/jwks`,
    prompt_values_supported: ["none", "login", "consent"],
  };
}

/** The public key of the issuer. */
export async function householdKeys(): Promise<JSONWebKeySet> {
  const { kty, n, e, kid, alg } = await signingKey();
  return { keys: [{ kty, n, e, kid, alg, use: "sig" } as JSONWebKeySet["keys"][number]] };
}
