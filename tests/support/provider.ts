import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { OAuth2Issuer, OAuth2Service } from "oauth2-mock-server";

export interface Claims {
  sub: string;
  email: string;
  [claim: string]: unknown;
}

/**
 * An OpenID Connect provider that signs everyone in at once, with the faults that a test sets: the claims about a user,
 * errors, and the delay of a token.
 */
export async function startProvider() {
  const issuer = new OAuth2Issuer();
  const service = new OAuth2Service(issuer);
  const { kid: usual } = await issuer.keys.generate("RS256");
  const { kid: odd } = await issuer.keys.generate("ES384");
  const getKey = issuer.keys.get.bind(issuer.keys);
  issuer.keys.get = (kid) => getKey(kid ?? (provider.signsOddly ? odd : usual));
  const provider = {
    url: "",
    claims: { sub: "anna", email: "anna@example.com", email_verified: true, given_name: "Anna" } as Claims,
    /** The claims of its userinfo endpoint. */
    userInfo: {} as Record<string, unknown>,
    /** Requests for a token wait for this. */
    tokenGate: Promise.resolve() as Promise<unknown>,
    /** An OAuth error such as `invalid_grant`, instead of a token. */
    tokenError: null as string | null,
    tokensAsked: 0,
    /** Whether it signs by an algorithm that the app does not accept. */
    signsOddly: false,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
    /** The environment in which the app has this as its provider, named `mock`. */
    env: () => ({
      OAUTH_PROVIDER: "mock",
      OAUTH_ISSUER: provider.url,
      OAUTH_CLIENT_ID: "roost",
      OAUTH_CLIENT_SECRET: "secret",
    }),
  };
  service.on("beforeTokenSigning", (token) => {
    Object.assign(token.payload, provider.claims);
  });
  service.on("beforeUserinfo", (response) => {
    response.body = provider.userInfo;
  });
  service.on("beforeResponse", (response) => {
    if (!provider.tokenError) return;
    response.statusCode = 400;
    response.body = { error: provider.tokenError };
  });
  const server = createServer((request, response) => {
    if (!request.url?.startsWith("/token")) return void service.requestHandler(request, response);
    provider.tokensAsked += 1;
    provider.tokenGate.then(() => service.requestHandler(request, response));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  provider.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  issuer.url = provider.url;
  return provider;
}
