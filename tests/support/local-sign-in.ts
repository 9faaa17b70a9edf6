import { createHash, randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createRemoteJWKSet, type JWTPayload, jwtVerify } from "jose";
import { afterAll, beforeAll, expect } from "vitest";
import { type Config, readConfig } from "#app/config/env.server.ts";
import { findFreePort } from "#scripts/lib/ports.ts";
import { serveLocalSignIn } from "#scripts/local-sign-in/server.ts";

/** A kept-alive connection would break when a test restarts the server. */
const ONE_CONNECTION_EACH = { Connection: "close" };

export const get = (url: string | URL, headers: Record<string, string> = {}) =>
  fetch(url, { headers: { ...ONE_CONNECTION_EACH, ...headers } });

/** The parts of a browser that a sign-in needs: it stores cookies, and does not follow redirects automatically. */
export class Browser {
  /** By path and name. */
  readonly #cookies = new Map<string, { name: string; value: string; path: string }>();
  readonly #fetch: typeof fetch;

  /** `send` sends its requests, such as one that trusts a root certificate of its own. */
  constructor(send: typeof fetch = fetch) {
    this.#fetch = send;
  }

  async visit(url: string | URL, form?: Record<string, string>): Promise<Response> {
    const { pathname } = new URL(url);
    const cookies = [...this.#cookies.values()].filter(({ path }) => pathname.startsWith(path));
    const response = await this.#fetch(url, {
      method: form ? "POST" : "GET",
      body: form && new URLSearchParams(form),
      headers: {
        Accept: "text/html",
        Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; "),
        ...ONE_CONNECTION_EACH,
      },
      redirect: "manual",
    });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return response;
  }

  /** All its cookies, as the header of a request. */
  get cookieHeader(): string {
    return [...this.#cookies.values()].map(({ name, value }) => `${name}=${value}`).join("; ");
  }

  #keep(line: string): void {
    const [pair = "", ...attributes] = line.split("; ");
    const [name = "", value = ""] = pair.split(/=(.*)/s);
    const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice("path=".length) ?? "/";
    const key = `${path} ${name}`;
    if (value) this.#cookies.set(key, { name, value, path });
    else this.#cookies.delete(key);
  }
}

/** Visits an address, and follows redirects and the page that waits for the end of the sign-in. */
export async function follow(browser: Browser, url: string, form?: Record<string, string>): Promise<Response> {
  let response = await browser.visit(url, form);
  for (let visits = 0; visits < 20; visits += 1) {
    const next = response.headers.get("Location") ?? (response.headers.has("Refresh") ? response.url : null);
    if (next === null) return response;
    response = await browser.visit(new URL(next, response.url));
  }
  throw new Error(`Too many redirects, the last to ${response.url}`);
}

/** The local sign-in on a folder of its own, for as long as a test file runs, and the steps of signing in with it. */
export function runLocalSignIn() {
  let dataDir: string;
  let config: Config;
  let server: { stop(): Promise<void> };
  let metadata: Record<string, string>;

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), "roost-sign-in-"));
    config = readConfig({
      NODE_ENV: "test",
      DATA_DIR: dataDir,
      APP_URL: "http://localhost:4321",
      LOCAL_SIGN_IN_PORT: String(await findFreePort()),
    });
    server = await serveLocalSignIn(config);
    const response = await get(`${config.signIn.issuers[0].url}/.well-known/openid-configuration`);
    metadata = (await response.json()) as Record<string, string>;
  });
  afterAll(async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const remoteKeys = () => createRemoteJWKSet(new URL(metadata.jwks_uri as string), { headers: ONE_CONNECTION_EACH });
  const redirectUri = () => `${config.appUrl}/auth/callback`;

  function authorizationRequest(changes: Record<string, string | undefined> = {}) {
    const verifier = randomBytes(32).toString("base64url");
    const url = new URL(metadata.authorization_endpoint as string);
    const parameters = {
      response_type: "code",
      client_id: config.signIn.issuers[0].clientId,
      redirect_uri: redirectUri(),
      scope: "openid email profile",
      state: "a-state",
      code_challenge: createHash("sha256").update(verifier).digest("base64url"),
      code_challenge_method: "S256",
      ...changes,
    };
    for (const [name, value] of Object.entries(parameters)) if (value) url.searchParams.set(name, value);
    return { url, verifier };
  }

  const absolute = (location: string | null) => new URL(location ?? "", config.signIn.issuers[0].url);

  /** Follows the authorization request to the form. */
  async function openForm(browser: Browser, changes?: Record<string, string | undefined>) {
    const { url, verifier } = authorizationRequest(changes);
    const started = await browser.visit(url);
    expect(started.status).toBe(303);
    const form = absolute(started.headers.get("Location"));
    const page = await browser.visit(form);
    expect(page.status).toBe(200);
    return { form, verifier, page, html: await page.text() };
  }

  /** Sends the form, and follows the redirects. Returns the address at which the browser would request the app. */
  async function submit(browser: Browser, form: URL, fields: Record<string, string>): Promise<URL> {
    const submitted = await browser.visit(form, fields);
    expect(submitted.status).toBe(303);
    const resumed = await browser.visit(absolute(submitted.headers.get("Location")));
    expect(resumed.status).toBe(303);
    return absolute(resumed.headers.get("Location"));
  }

  async function exchange(code: string, verifier: string, how: "basic" | "post" = "basic"): Promise<Response> {
    const { clientId, clientSecret } = config.signIn.issuers[0];
    const body = new URLSearchParams({
      grant_type: "authorization_code",
      code,
      redirect_uri: redirectUri(),
      code_verifier: verifier,
      ...(how === "post" ? { client_id: clientId, client_secret: clientSecret } : {}),
    });
    const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString("base64")}`;
    const headers = { ...ONE_CONNECTION_EACH, ...(how === "basic" ? { Authorization: basic } : {}) };
    return fetch(metadata.token_endpoint as string, { method: "POST", body, headers });
  }

  /** The claims of an `id_token` that the server's own keys have signed. */
  async function verify(idToken: string): Promise<JWTPayload> {
    const { url: issuer, clientId: audience } = config.signIn.issuers[0];
    return (await jwtVerify(idToken, remoteKeys(), { issuer, audience })).payload;
  }

  async function signIn(browser: Browser, name: string, email: string, how?: "basic" | "post"): Promise<JWTPayload> {
    const { form, verifier } = await openForm(browser);
    const callback = await submit(browser, form, { name, email, intent: "sign-in" });
    const response = await exchange(callback.searchParams.get("code") as string, verifier, how);
    expect(response.status).toBe(200);
    return verify(((await response.json()) as { id_token: string }).id_token);
  }

  const restart = async () => {
    await server.stop();
    server = await serveLocalSignIn(config);
  };

  return {
    get config() {
      return config;
    },
    get metadata() {
      return metadata;
    },
    redirectUri,
    authorizationRequest,
    absolute,
    openForm,
    submit,
    exchange,
    verify,
    signIn,
    restart,
  };
}
