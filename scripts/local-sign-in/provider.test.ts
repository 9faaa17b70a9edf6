import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { ConfigError } from "#app/config/env.server.ts";
import { serveLocalSignIn } from "#scripts/local-sign-in/server.ts";
import { Browser, get, runLocalSignIn } from "#tests/support/local-sign-in.ts";

const local = runLocalSignIn();

describe("the local sign-in", () => {
  it("describes itself by discovery", () => {
    expect(local.metadata).toMatchObject({
      issuer: local.config.signIn.issuers[0].url,
      authorization_endpoint: `${local.config.signIn.issuers[0].url}/auth`,
      code_challenge_methods_supported: ["S256"],
      response_types_supported: ["code"],
    });
  });

  it("signs in whoever types a name and an e-mail, with their claims in the id_token and in userinfo", async () => {
    const browser = new Browser();
    const { form, verifier } = await local.openForm(browser);
    const typed = { name: "  Maya  van der Berg ", email: "Maya@Example.com", intent: "sign-in" };
    const callback = await local.submit(browser, form, typed);
    expect(callback.origin + callback.pathname).toBe(local.redirectUri());
    expect(callback.searchParams.get("state")).toBe("a-state");

    const code = callback.searchParams.get("code") as string;
    const response = await local.exchange(code, verifier);
    const tokens = (await response.json()) as { id_token: string; access_token: string };
    const claims = {
      sub: expect.stringMatching(/^[\w-]{43}$/),
      name: "Maya van der Berg",
      given_name: "Maya",
      family_name: "van der Berg",
      email: "maya@example.com",
      email_verified: true,
    };
    expect(await local.verify(tokens.id_token)).toMatchObject(claims);

    const userInfo = await get(local.metadata.userinfo_endpoint as string, {
      Authorization: `Bearer ${tokens.access_token}`,
    });
    expect(await userInfo.json()).toEqual(claims);

    const again = await local.exchange(code, verifier);
    expect(again.status).toBe(400);
    expect(await again.json()).toMatchObject({ error: "invalid_grant" });
  });

  it.each(["", '{"kty":"RSA","n":"0vx7', "null", "{}", '{"kty":"RSA","n":"0vx7","e":"AQAB"}'])(
    "names its key's file where that is empty, cut off or holds no key: %s",
    async (content) => {
      const dataDir = mkdtempSync(join(tmpdir(), "roost-key-"));
      writeFileSync(join(dataDir, "local-sign-in-key.json"), content);
      const started = serveLocalSignIn({ ...local.config, dataDir, localSignInPort: 0 });
      await expect(started).rejects.toThrow(ConfigError);
      await expect(started).rejects.toMatchObject({ problems: [expect.stringContaining("local-sign-in-key.json is")] });
      rmSync(dataDir, { recursive: true });
    },
  );

  it("takes the client's secret in the body too", async () => {
    const claims = await local.signIn(new Browser(), "Tom", "tom@example.com", "post");
    expect(claims).toMatchObject({ name: "Tom", given_name: "Tom" });
    expect(claims).not.toHaveProperty("family_name");
  });

  it("asks again each time, and knows an e-mail again", async () => {
    const browser = new Browser();
    const first = await local.signIn(browser, "Ella Finch", "ella@example.com");
    const { html } = await local.openForm(browser);
    expect(html).toMatch(/name="name"[^>]* value="Ella Finch"/);
    expect(html).toMatch(/name="email"[^>]* value="ella@example.com"/);
    const other = await local.signIn(browser, "Noah Finch", "noah@example.com");
    expect(other.sub).not.toBe(first.sub);
    const sameAgain = await local.signIn(new Browser(), "E. Finch", "ELLA@example.com");
    expect(sameAgain).toMatchObject({ sub: first.sub, name: "E. Finch" });
  });

  it("does not sign in silently", async () => {
    const browser = new Browser();
    await local.signIn(browser, "Ella Finch", "ella@example.com");
    const answer = await browser.visit(local.authorizationRequest({ prompt: "none" }).url);
    expect(local.absolute(answer.headers.get("Location")).searchParams.get("error")).toBe("login_required");
  });

  it("fills in the e-mail that the app asks for", async () => {
    const browser = new Browser();
    await local.signIn(browser, "Ella Finch", "ella@example.com");
    const { html } = await local.openForm(browser, { login_hint: "grandma@example.com" });
    expect(html).toMatch(/name="email"[^>]* value="grandma@example.com"/);
    expect(html).not.toContain("Ella Finch");
  });

  it.each([
    ["no challenge", { code_challenge: undefined, code_challenge_method: undefined }],
    ["a plain challenge", { code_challenge_method: "plain" }],
  ])("refuses a request with %s", async (_what, changes) => {
    const response = await new Browser().visit(local.authorizationRequest(changes).url);
    expect(local.absolute(response.headers.get("Location")).searchParams.get("error")).toBe("invalid_request");
  });

  it("refuses a wrong verifier", async () => {
    const browser = new Browser();
    const { form } = await local.openForm(browser);
    const callback = await local.submit(browser, form, { name: "Maya", email: "maya@example.com", intent: "sign-in" });
    const response = await local.exchange(
      callback.searchParams.get("code") as string,
      randomBytes(32).toString("base64url"),
    );
    expect(response.status).toBe(400);
  });

  describe("after a restart", () => {
    afterEach(local.restart);

    it("has the same accounts and the same key", async () => {
      const keys = async () => (await get(local.metadata.jwks_uri as string)).json();
      const before = { sub: (await local.signIn(new Browser(), "Maya", "maya@example.com")).sub, keys: await keys() };
      await local.restart();
      expect((await local.signIn(new Browser(), "Maya", "maya@example.com")).sub).toBe(before.sub);
      expect(await keys()).toEqual(before.keys);
    });

    it("says that a sign-in from before it has ended", async () => {
      const browser = new Browser();
      const { form } = await local.openForm(browser);
      await local.restart();
      for (const fields of [undefined, { name: "Maya", email: "maya@example.com", intent: "sign-in" }]) {
        const response = await browser.visit(form, fields);
        const html = await response.text();
        expect(response.status).toBe(400);
        expect(html).toContain("This sign-in has ended");
        expect(html).toContain(`href="${local.config.appUrl}"`);
      }
    });
  });
});
