import { HtmlValidate } from "html-validate";
import { describe, expect, it } from "vitest";
import { Browser, get, runLocalSignIn } from "#tests/support/local-sign-in.ts";

const validator = new HtmlValidate({ extends: ["html-validate:standard", "html-validate:a11y"] });
const local = runLocalSignIn();

describe("the pages of the local sign-in", () => {
  it("is healthy, and says at its root what it is", async () => {
    expect(await (await get(`${local.config.signIn.issuers[0].url}/healthz`)).text()).toBe("ok");
    const root = await (await get(local.config.signIn.issuers[0].url)).text();
    expect(root).toContain("This page signs people in to Roost at http://localhost:4321");
    expect(validator.validateStringSync(root).results).toEqual([]);
  });

  it("shows a valid, labelled form under a strict policy", async () => {
    const { html, page } = await local.openForm(new Browser());
    expect(validator.validateStringSync(html).results).toEqual([]);
    expect(html).toContain("<h1>Sign in to Roost</h1>");
    expect(html).not.toContain("<script");
    const policy = page.headers.get("Content-Security-Policy");
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'self' http://localhost:4321");
    const [, style = ""] = html.match(/<link rel="stylesheet" href="([^"]+)"/) ?? [];
    const css = await get(local.absolute(style));
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
    const { form } = await local.openForm(browser);
    const response = await browser.visit(form, { ...typed, intent: "sign-in" });
    const html = await response.text();
    expect(response.status).toBe(400);
    expect(html).toContain("<title>Error: Sign in · Roost</title>");
    expect(html).toContain("There is a problem");
    expect(html).toContain(`value="${typed.email}"`);
    for (const message of messages) expect(html.split(message)).toHaveLength(3);
    expect(validator.validateStringSync(html.replaceAll("\u0000", "")).results).toEqual([]);
    await local.submit(browser, form, { name: "Maya", email: "maya@example.com", intent: "sign-in" });
  });

  it("escapes what was typed", async () => {
    const browser = new Browser();
    const { form } = await local.openForm(browser);
    const html = await (await browser.visit(form, { name: `"><script>`, email: "x", intent: "sign-in" })).text();
    expect(html).toContain(`value="&quot;&gt;&lt;script&gt;"`);
  });

  it("goes back to the app without a code on Cancel", async () => {
    const browser = new Browser();
    const { form } = await local.openForm(browser);
    const callback = await local.submit(browser, form, { name: "", email: "", intent: "cancel" });
    expect(callback.origin + callback.pathname).toBe(local.redirectUri());
    expect(Object.fromEntries(callback.searchParams)).toMatchObject({ error: "access_denied", state: "a-state" });
  });

  it.each([
    ["another redirect URI", { redirect_uri: "http://localhost:4321/elsewhere" }],
    ["another client", { client_id: "somebody" }],
  ])("shows a page, and sends nobody anywhere, for %s", async (_what, changes) => {
    const response = await new Browser().visit(local.authorizationRequest(changes).url);
    expect(response.status).toBe(400);
    const html = await response.text();
    expect(html).toContain("Signing in didn’t work");
    expect(validator.validateStringSync(html).results).toEqual([]);
  });

  it("takes no form from a browser that has not begun the sign-in", async () => {
    const { form } = await local.openForm(new Browser());
    const response = await new Browser().visit(form, { name: "Eve", email: "eve@example.com", intent: "sign-in" });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain("This sign-in has ended");
  });

  it("bounds the form", async () => {
    const browser = new Browser();
    const { form } = await local.openForm(browser);
    const response = await browser.visit(form, { name: "M".repeat(20_000), email: "x", intent: "sign-in" });
    expect(response.status).toBe(413);
  });
});
