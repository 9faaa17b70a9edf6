import { createHash, randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { HtmlValidate } from "html-validate";
import { createRemoteJWKSet, type JWTPayload, jwtVerify } from "jose";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type Config, readConfig } from "#app/config/env.server.ts";
import { findFreePort } from "#scripts/lib/ports.ts";
import { serveLocalSignIn } from "#scripts/local-sign-in/server.ts";

const validator = new HtmlValidate({ extends: ["html-validate:standard", "html-validate:a11y"] });

/** A kept-alive connection would break when a test restarts the server. */
const ONE_CONNECTION_EACH = { Connection: "close" };

const get = (url: string | URL, headers: Record<string, string> = {}) =>
  fetch(url, { headers: { ...ONE_CONNECTION_EACH, ...headers } });

/** A browser as far as a sign-in needs one: it keeps cookies, and it does not follow redirects by itself. */
class Browser {
  readonly #cookies = new Map<string, { value: string; path: string }>();

  async visit(url: string | URL, form?: Record<string, string>): Promise<Response> {
    const { pathname } = new URL(url);
    const cookies = [...this.#cookies].filter(([, { path }]) => pathname.startsWith(path));
    const response = await fetch(url, {
      method: form ? "POST" : "GET",
      body: form && new URLSearchParams(form),
      headers: {
        Accept: "text/html",
        Cookie: cookies.map(([name, { value }]) => `${name}=${value}`).join("; "),
        ...ONE_CONNECTION_EACH,
      },
      redirect: "manual",
    });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return response;
  }

  #keep(line: string): void {
    const [pair = "", ...attributes] = line.split("; ");
    const [name = "", value = ""] = pair.split(/=(.*)/s);
    const path = attributes.find((attribute) => attribute.startsWith("path=") || attribute.startsWith("Path="));
    if (value) this.#cookies.set(name, { value, path: path?.slice("path=".length) ?? "/" });
    else this.#cookies.delete(name);
  }
}

describe("the local sign-in", () => {
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
    const response = await get(`${config.oauth.issuer}/.well-known/openid-configuration`);
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
      client_id: config.oauth.clientId,
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

  const absolute = (location: string | null) => new URL(location ?? "", config.oauth.issuer);

  /** Goes from the authorization request to the form. */
  async function openForm(browser: Browser, changes?: Record<string, string | undefined>) {
    const { url, verifier } = authorizationRequest(changes);
    const started = await browser.visit(url);
    expect(started.status).toBe(303);
    const form = absolute(started.headers.get("Location"));
    const page = await browser.visit(form);
    expect(page.status).toBe(200);
    return { form, verifier, page, html: await page.text() };
  }

  /** Sends the form, and follows the way back to the app's door: where the app would be asked for. */
  async function submit(browser: Browser, form: URL, fields: Record<string, string>): Promise<URL> {
    const submitted = await browser.visit(form, fields);
    expect(submitted.status).toBe(303);
    const resumed = await browser.visit(absolute(submitted.headers.get("Location")));
    expect(resumed.status).toBe(303);
    return absolute(resumed.headers.get("Location"));
  }

  async function exchange(code: string, verifier: string, how: "basic" | "post" = "basic"): Promise<Response> {
    const { clientId, clientSecret } = config.oauth;
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

  async function signIn(browser: Browser, name: string, email: string, how?: "basic" | "post"): Promise<JWTPayload> {
    const { form, verifier } = await openForm(browser);
    const callback = await submit(browser, form, { name, email, intent: "sign-in" });
    const response = await exchange(callback.searchParams.get("code") as string, verifier, how);
    expect(response.status).toBe(200);
    const { id_token } = (await response.json()) as { id_token: string };
    const { issuer, clientId: audience } = config.oauth;
    return (await jwtVerify(id_token, remoteKeys(), { issuer, audience })).payload;
  }

  it("describes itself by discovery", () => {
    expect(metadata).toMatchObject({
      issuer: config.oauth.issuer,
      authorization_endpoint: `${config.oauth.issuer}/auth`,
      code_challenge_methods_supported: ["S256"],
      response_types_supported: ["code"],
    });
  });

  it("is healthy, and says at its root what it is", async () => {
    expect(await (await get(`${config.oauth.issuer}/healthz`)).text()).toBe("ok");
    const root = await (await get(config.oauth.issuer)).text();
    expect(root).toContain("This page signs people in to Roost at http://localhost:4321");
    expect(validator.validateStringSync(root).results).toEqual([]);
  });

  it("signs in whoever types a name and an e-mail, with their claims in the id_token and in userinfo", async () => {
    const browser = new Browser();
    const { form, verifier } = await openForm(browser);
    const typed = { name: "  Maya  van der Berg ", email: "Maya@Example.com", intent: "sign-in" };
    const callback = await submit(browser, form, typed);
    expect(callback.origin + callback.pathname).toBe(redirectUri());
    expect(callback.searchParams.get("state")).toBe("a-state");

    const code = callback.searchParams.get("code") as string;
    const response = await exchange(code, verifier);
    const tokens = (await response.json()) as { id_token: string; access_token: string };
    const { issuer, clientId } = config.oauth;
    const { payload } = await jwtVerify(tokens.id_token, remoteKeys(), { issuer, audience: clientId });
    const claims = {
      sub: expect.stringMatching(/^[\w-]{43}$/),
      name: "Maya van der Berg",
      given_name: "Maya",
      family_name: "van der Berg",
      email: "maya@example.com",
      email_verified: true,
    };
    expect(payload).toMatchObject(claims);

    const userInfo = await get(metadata.userinfo_endpoint as string, {
      Authorization: `Bearer ${tokens.access_token}`,
    });
    expect(await userInfo.json()).toEqual(claims);

    const again = await exchange(code, verifier);
    expect(again.status).toBe(400);
    expect(await again.json()).toMatchObject({ error: "invalid_grant" });
  });

  it("takes the client's secret in the body too", async () => {
    const claims = await signIn(new Browser(), "Tom", "tom@example.com", "post");
    expect(claims).toMatchObject({ name: "Tom", given_name: "Tom" });
    expect(claims).not.toHaveProperty("family_name");
  });

  it("asks again each time, and knows an e-mail again", async () => {
    const browser = new Browser();
    const first = await signIn(browser, "Ella Finch", "ella@example.com");
    const { html } = await openForm(browser);
    expect(html).toMatch(/name="name"[^>]* value="Ella Finch"/);
    expect(html).toMatch(/name="email"[^>]* value="ella@example.com"/);
    const other = await signIn(browser, "Noah Finch", "noah@example.com");
    expect(other.sub).not.toBe(first.sub);
    const sameAgain = await signIn(new Browser(), "E. Finch", "ELLA@example.com");
    expect(sameAgain).toMatchObject({ sub: first.sub, name: "E. Finch" });
  });

  it("does not sign in silently", async () => {
    const browser = new Browser();
    await signIn(browser, "Ella Finch", "ella@example.com");
    const answer = await browser.visit(authorizationRequest({ prompt: "none" }).url);
    expect(absolute(answer.headers.get("Location")).searchParams.get("error")).toBe("login_required");
  });

  it("fills in the e-mail that the app asks for", async () => {
    const browser = new Browser();
    await signIn(browser, "Ella Finch", "ella@example.com");
    const { html } = await openForm(browser, { login_hint: "grandma@example.com" });
    expect(html).toMatch(/name="email"[^>]* value="grandma@example.com"/);
    expect(html).not.toContain("Ella Finch");
  });

  it("shows a valid, labelled form under a strict policy", async () => {
    const { html, page } = await openForm(new Browser());
    expect(validator.validateStringSync(html).results).toEqual([]);
    expect(html).toContain("<h1>Sign in to Roost</h1>");
    expect(html).not.toContain("<script");
    const policy = page.headers.get("Content-Security-Policy");
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'self' http://localhost:4321");
    const [, style = ""] = html.match(/<link rel="stylesheet" href="([^"]+)"/) ?? [];
    const css = await get(absolute(style));
    expect(css.headers.get("Content-Type")).toBe("text/css; charset=utf-8");
    expect(await css.text()).toContain("--paper:");
  });

  it.each([
    [{ name: " ", email: "maya@example.com" }, ["Enter your name"]],
    [{ name: "Maya", email: "" }, ["Enter your e-mail address"]],
    [{ name: "Maya", email: "not an address" }, ["Enter an e-mail address like name@example.com"]],
    [
      { name: "M".repeat(101), email: "maya" },
      ["Your name may have at most 100 characters", "Enter an e-mail address"],
    ],
    [{ name: "Ma\u0000ya", email: "maya@example.com" }, ["Your name may not contain control characters"]],
  ])("keeps what was typed and says what is wrong with %j", async (typed, messages) => {
    const browser = new Browser();
    const { form } = await openForm(browser);
    const response = await browser.visit(form, { ...typed, intent: "sign-in" });
    const html = await response.text();
    expect(response.status).toBe(400);
    expect(html).toContain("<title>Error: Sign in · Roost</title>");
    expect(html).toContain("There is a problem");
    expect(html).toContain(`value="${typed.email}"`);
    for (const message of messages) expect(html.split(message)).toHaveLength(3);
    expect(validator.validateStringSync(html.replaceAll("\u0000", "")).results).toEqual([]);
    await submit(browser, form, { name: "Maya", email: "maya@example.com", intent: "sign-in" });
  });

  it("escapes what was typed", async () => {
    const browser = new Browser();
    const { form } = await openForm(browser);
    const html = await (await browser.visit(form, { name: `"><script>`, email: "x", intent: "sign-in" })).text();
    expect(html).toContain(`value="&quot;&gt;&lt;script&gt;"`);
  });

  it("goes back to the app without a code on Cancel", async () => {
    const browser = new Browser();
    const { form } = await openForm(browser);
    const callback = await submit(browser, form, { name: "", email: "", intent: "cancel" });
    expect(callback.origin + callback.pathname).toBe(redirectUri());
    expect(Object.fromEntries(callback.searchParams)).toMatchObject({ error: "access_denied", state: "a-state" });
  });

  it.each([
    ["another redirect URI", { redirect_uri: "http://localhost:4321/elsewhere" }],
    ["another client", { client_id: "somebody" }],
  ])("shows a page, and sends nobody anywhere, for %s", async (_what, changes) => {
    const response = await new Browser().visit(authorizationRequest(changes).url);
    expect(response.status).toBe(400);
    const html = await response.text();
    expect(html).toContain("Signing in did not work");
    expect(validator.validateStringSync(html).results).toEqual([]);
  });

  it.each([
    ["no challenge", { code_challenge: undefined, code_challenge_method: undefined }],
    ["a plain challenge", { code_challenge_method: "plain" }],
  ])("refuses a request with %s", async (_what, changes) => {
    const response = await new Browser().visit(authorizationRequest(changes).url);
    expect(absolute(response.headers.get("Location")).searchParams.get("error")).toBe("invalid_request");
  });

  it("refuses a wrong verifier", async () => {
    const browser = new Browser();
    const { form } = await openForm(browser);
    const callback = await submit(browser, form, { name: "Maya", email: "maya@example.com", intent: "sign-in" });
    const response = await exchange(callback.searchParams.get("code") as string, randomBytes(32).toString("base64url"));
    expect(response.status).toBe(400);
  });

  it("takes no form from a browser that has not begun the sign-in", async () => {
    const { form } = await openForm(new Browser());
    const response = await new Browser().visit(form, { name: "Eve", email: "eve@example.com", intent: "sign-in" });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain("This sign-in has ended");
  });

  it("bounds the form", async () => {
    const browser = new Browser();
    const { form } = await openForm(browser);
    const response = await browser.visit(form, { name: "M".repeat(20_000), email: "x", intent: "sign-in" });
    expect(response.status).toBe(413);
  });

  describe("after a restart", () => {
    const restart = async () => {
      await server.stop();
      server = await serveLocalSignIn(config);
    };
    afterEach(restart);

    it("has the same accounts and the same key", async () => {
      const keys = async () => (await get(metadata.jwks_uri as string)).json();
      const before = { sub: (await signIn(new Browser(), "Maya", "maya@example.com")).sub, keys: await keys() };
      await restart();
      expect((await signIn(new Browser(), "Maya", "maya@example.com")).sub).toBe(before.sub);
      expect(await keys()).toEqual(before.keys);
    });

    it("says that a sign-in from before it has ended", async () => {
      const browser = new Browser();
      const { form } = await openForm(browser);
      await restart();
      for (const fields of [undefined, { name: "Maya", email: "maya@example.com", intent: "sign-in" }]) {
        const response = await browser.visit(form, fields);
        const html = await response.text();
        expect(response.status).toBe(400);
        expect(html).toContain("This sign-in has ended");
        expect(html).toContain(`href="${config.appUrl}"`);
      }
    });
  });
});
