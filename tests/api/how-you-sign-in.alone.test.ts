import { randomBytes } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { beforeEach, describe, expect, it } from "vitest";
import { HOUSEHOLD } from "#app/config/sign-in.server.ts";
import { FormDraft } from "#app/models/people/form-draft.server.ts";
import { Passkey } from "#app/models/people/passkey.server.ts";
import { Password } from "#app/models/people/password.server.ts";
import { Session } from "#app/models/people/session.server.ts";
import { IdempotencyKey } from "#app/models/system/idempotency-key.server.ts";
import { hashPassword, verifyPassword } from "#app/services/people/password-hashes.server.ts";
import { hasPassword, savePassword } from "#app/services/people/passwords.server.ts";
import { listSignInEvents } from "#app/services/people/sign-in-events.server.ts";
import { addWay } from "#app/services/people/users.server.ts";
import { findFreePort } from "#scripts/lib/ports.ts";
import { root } from "#scripts/lib/root.ts";
import { Client } from "#tests/support/api.ts";
import { runApp } from "#tests/support/api-app.ts";
import { newAuthenticator } from "#tests/support/authenticator.ts";
import { CookieBrowser, submissionOf } from "#tests/support/cookie-browser.ts";
import { makeFamily, makeHouseholdUser } from "#tests/support/factories.ts";
import { open } from "#tests/support/household.ts";
import { Browser } from "#tests/support/local-sign-in.ts";
import { signedInCookie } from "#tests/support/session.ts";

/** Passkeys need a name. */
let origin = "";
const app = runApp(async () => {
  const port = String(await findFreePort());
  origin = `http://localhost:${port}`;
  return { SIGN_IN: "household", PORT: port, APP_URL: origin };
});

const HERE = "/account/sign-in";
const AGAIN = "/account/sign-in-again";
const PASSWORD = "lantern otter bicycle plum";
const NEXT = "zither acorn meadow toffee";

let made: Awaited<ReturnType<typeof makeFamily>>;
let browser: CookieBrowser;
let hash: string;

beforeEach(async () => {
  made = await makeHouseholdUser();
  hash ??= await hashPassword(PASSWORD);
  await savePassword(made.user, hash);
  browser = new CookieBrowser(() => app.url);
  browser.keep(await signedInCookie(made.user));
});

const grow = (minutes = 11) =>
  Session.update({ signed_in_at: new Date(Date.now() - minutes * 60_000) }, { where: { user_id: made.user.id } });

async function send(path: string, intent: string, fields: Record<string, string> = {}) {
  const { html } = await browser.get(path);
  return browser.post(path, { intent, submission_id: submissionOf(html), ...fields });
}

const isPassword = async (typed: string) => {
  const stored = await Password.findByPk(made.user.id);
  return (await verifyPassword(typed, stored?.hash ?? null)).isRight;
};
const kinds = async () => (await listSignInEvents(made.user)).map(({ kind }) => kind);

/** The options of a page's passkey form. */
const optionsOf = (html: string) =>
  JSON.parse((/data-passkey="([^"]*)"/.exec(html)?.[1] ?? "").replaceAll("&quot;", '"').replaceAll("&amp;", "&"));

async function addPasskey(name = "Phone") {
  const device = newAuthenticator();
  const { html } = await browser.get(`${HERE}/passkeys/new`);
  const credential = device.create(optionsOf(html), origin);
  const fields = { intent: "add-passkey", submission_id: submissionOf(html), credential, name };
  return { device, fields, answer: await browser.post(`${HERE}/passkeys/new`, fields) };
}

describe("How you sign in", () => {
  it("is linked from Privacy & Security, and stored nowhere", async () => {
    expect((await browser.get("/account/privacy")).html).toContain(`href="${HERE}"`);
    const answer = await fetch(app.url + HERE, { headers: { Cookie: browser.cookie, Accept: "text/html" } });
    expect(answer.headers.get("Cache-Control")).toContain("no-store");
    const html = await answer.text();
    const example = (page: string) => /For example: <span[^>]*>([a-z]+(?: [a-z]+){3})</.exec(page)?.[1];
    expect(example(html)).toBeDefined();
    expect(example((await browser.get(HERE)).html)).not.toBe(example(html));
    expect(html).toContain("What happened here lately");
  });
});

describe("without a family", () => {
  beforeEach(() => made.user.update({ family_id: null }));

  it("is there as well, linked from the onboarding", async () => {
    expect((await browser.get("/onboarding")).html).toContain(`href="${HERE}"`);
    const { status, html } = await browser.get(HERE);
    expect([status, /<h1[^>]*>([^<]*)/.exec(html)?.[1]]).toEqual([200, "How you sign in"]);
    expect(html).toContain('href="/onboarding"');
    // The frame of a family's pages is missing.
    expect(html).not.toMatch(/href="\/(dashboard|account\/privacy)"/);
    for (const path of ["/account", "/account/privacy", "/dashboard"]) {
      expect(await browser.get(path)).toMatchObject({ status: 302, to: "/onboarding" });
    }
  });

  it("changes the password, the name and passkeys", async () => {
    const password = { current_password: PASSWORD, new_password: NEXT };
    expect(await send(HERE, "change-password", password)).toMatchObject({ status: 303, to: HERE });
    expect(await isPassword(NEXT)).toBe(true);
    const { answer } = await addPasskey();
    expect(answer).toMatchObject({ status: 303, to: HERE });
    const [passkey] = await Passkey.findAll({ where: { user_id: made.user.id } });
    const at = `${HERE}/passkeys/${passkey?.id}`;
    expect((await browser.get(at)).status).toBe(200);
    const id = { passkey_id: String(passkey?.id) };
    expect(await send(at, "rename-passkey", { ...id, name: "Old phone" })).toMatchObject({ status: 303, to: HERE });
    expect(await send(HERE, "remove-passkey", id)).toMatchObject({ status: 303, to: HERE });
  });

  it("asks “Is it you?”, and goes on with what was typed", async () => {
    await grow();
    const fields = { name: "Anna Muster", sign_in_name: `neu${randomBytes(4).toString("hex")}` };
    expect(await send(HERE, "change-profile", fields)).toMatchObject({ status: 303, to: AGAIN });
    const right = await send(AGAIN, "confirm-by-password", { password: PASSWORD });
    expect(right).toMatchObject({ status: 303, to: "/drafts/form" });
    expect((await browser.get("/drafts/form")).html).toContain(fields.sign_in_name);
    expect(await send(HERE, "change-profile", fields)).toMatchObject({ status: 303, to: HERE });
    expect(await made.user.reload()).toMatchObject({ sign_in_name: fields.sign_in_name });
  });
});

describe("a new password", () => {
  it("needs the current one, ends other sessions and gives this one a new token", async () => {
    const other = new CookieBrowser(() => app.url);
    other.keep(await signedInCookie(made.user));
    await grow();
    const before = browser.cookie;
    const answer = await send(HERE, "change-password", { current_password: PASSWORD, new_password: NEXT });
    expect(answer).toMatchObject({ status: 303, to: HERE });
    expect(await isPassword(NEXT)).toBe(true);
    expect(browser.cookie).not.toBe(before);
    expect((await browser.get(HERE)).status).toBe(200);
    expect((await other.get(HERE)).status).toBe(302);
    const stale = new CookieBrowser(() => app.url);
    stale.keep(before.replaceAll("; ", ";").split(";")[0] as string);
    expect((await stale.get(HERE)).status).toBe(302);
    expect(await kinds()).toContain("password-changed");
    // The stored answers for repeated submissions contain neither a password nor a token.
    const stored = JSON.stringify(await IdempotencyKey.findAll({ where: { scope: `user:${made.user.id}` } }));
    expect(stored).toContain("Password saved");
    for (const secret of [PASSWORD, NEXT, browser.cookie.split("roost_session=")[1]?.slice(0, 30) as string]) {
      expect(stored).not.toContain(secret);
    }
  });

  it.each<[string, Record<string, string>, string]>([
    ["a wrong current one", { current_password: "something else", new_password: NEXT }, "That password is not right."],
    ["a short one", { current_password: PASSWORD, new_password: "short" }, "Use at least 15 characters."],
    ["a guessable one", { current_password: PASSWORD, new_password: "passwordpassword" }, "easy to guess"],
    ["none", { current_password: PASSWORD }, "Enter a password"],
  ])("is refused: %s; nothing typed is shown again", async (_, fields, text) => {
    const answer = await send(HERE, "change-password", fields);
    expect(answer.status).toBe(400);
    expect(answer.html).toContain(text);
    expect(answer.html).not.toContain(PASSWORD);
    expect(answer.html).not.toContain(NEXT);
    expect(await isPassword(PASSWORD)).toBe(true);
  });

  it("may leave out the current one in a fresh session, and waits for it in another", async () => {
    await grow();
    expect(await send(HERE, "change-password", { new_password: NEXT })).toMatchObject({ status: 303, to: AGAIN });
    expect(await FormDraft.count({ where: { user_id: made.user.id } })).toBe(0);
    await grow(9);
    expect(await send(HERE, "change-password", { new_password: NEXT })).toMatchObject({ status: 303, to: HERE });
    expect(await isPassword(NEXT)).toBe(true);
  });

  it("counts wrong current ones as wrong sign-ins", async () => {
    const wrong = () => send(HERE, "change-password", { current_password: "wrong", new_password: NEXT });
    for (let at = 0; at < 10; at += 1) expect((await wrong()).status).toBe(400);
    const right = await send(HERE, "change-password", { current_password: PASSWORD, new_password: NEXT });
    expect(right.status).toBe(429);
    expect(right.html).toContain("Too many wrong tries for this name.");
    expect((await listSignInEvents(made.user)).find(({ kind }) => kind === "wrong-password")?.count).toBe(10);
  });
});

describe("Is it you?", () => {
  it("asks for the password, and goes on with what was typed", async () => {
    await grow();
    const fields = { name: "Anna Muster", sign_in_name: `neu${randomBytes(4).toString("hex")}` };
    expect(await send(HERE, "change-profile", fields)).toMatchObject({ status: 303, to: AGAIN });
    expect((await browser.get(AGAIN)).html).toContain("Is it you?");
    const wrong = await send(AGAIN, "confirm-by-password", { password: "something else" });
    expect(wrong.status).toBe(400);
    expect(wrong.html).toContain("That password is not right.");
    const right = await send(AGAIN, "confirm-by-password", { password: PASSWORD });
    expect(right).toMatchObject({ status: 303, to: "/drafts/form" });
    expect((await browser.get("/drafts/form")).html).toContain(fields.sign_in_name);
    expect(await send(HERE, "change-profile", fields)).toMatchObject({ status: 303, to: HERE });
    expect(await made.user.reload()).toMatchObject({ name: "Anna Muster", sign_in_name: fields.sign_in_name });
  });

  it("asks for a passkey just as well", async () => {
    const { device } = await addPasskey();
    await grow();
    const { html } = await browser.get(AGAIN);
    const fields = { intent: "confirm-by-passkey", submission_id: submissionOf(html) };
    const credential = device.get(optionsOf(html), origin);
    expect(await browser.post(AGAIN, { ...fields, credential })).toMatchObject({ status: 303, to: "/account/privacy" });
    expect((await browser.get(`${HERE}/passkeys/new`)).status).toBe(200);
  });

  it("takes no passkey of somebody else", async () => {
    const mine = await addPasskey();
    const other = await makeFamily();
    await addWay(other.user, { issuer: HOUSEHOLD, subject: randomBytes(32).toString("base64url") });
    await Passkey.update({ user_id: other.user.id }, { where: { credential_id: mine.device.credentialId } });
    await addPasskey();
    await grow();
    const { html } = await browser.get(AGAIN);
    const credential = mine.device.get(optionsOf(html), origin);
    const fields = { intent: "confirm-by-passkey", submission_id: submissionOf(html), credential };
    expect((await browser.post(AGAIN, fields)).status).toBe(400);
    expect((await browser.get(`${HERE}/passkeys/new`)).to).toBe(AGAIN);
  });

  it("answers calls with 403", async () => {
    await grow();
    const answer = await new Client(app.url, browser.cookie).send("DELETE", "/users/me", {});
    expect([answer.status, answer.body.error]).toEqual([403, "Confirm that it is you first."]);
  });

  it.each([
    ["remove-password", {}],
    ["remove-passkey", { passkey_id: "1" }],
    ["remove-way", { way_id: "1" }],
    ["change-profile", { name: "Anna", sign_in_name: "anna-two" }],
  ])("comes before %s", async (intent, fields) => {
    await grow();
    expect(await send(HERE, intent, fields)).toMatchObject({ status: 303, to: AGAIN });
    expect(await hasPassword(made.user)).toBe(true);
  });
});

describe("a passkey", () => {
  it("is added by a plain form, renamed and removed", async () => {
    const { answer, fields } = await addPasskey("Anna’s phone");
    expect(answer).toMatchObject({ status: 303, to: HERE });
    expect((await browser.get(HERE)).html).toContain("Anna’s phone");
    // The same submission again adds nothing.
    expect(await browser.post(`${HERE}/passkeys/new`, fields)).toMatchObject({ status: 303, to: HERE });
    const [passkey] = await Passkey.findAll({ where: { user_id: made.user.id } });
    const id = String(passkey?.id);
    const renamed = await send(`${HERE}/passkeys/${id}`, "rename-passkey", { passkey_id: id, name: "Old phone" });
    expect(renamed).toMatchObject({ status: 303, to: HERE });
    expect((await passkey?.reload())?.name).toBe("Old phone");
    expect(await send(HERE, "remove-passkey", { passkey_id: id })).toMatchObject({ status: 303, to: HERE });
    expect(await Passkey.count({ where: { user_id: made.user.id } })).toBe(0);
    expect(await kinds()).toEqual(expect.arrayContaining(["passkey-added", "passkey-removed"]));
  });

  it("is refused with one text; the log has the reason", async () => {
    const { html } = await browser.get(`${HERE}/passkeys/new`);
    const credential = newAuthenticator().create(optionsOf(html), "https://evil.example");
    const fields = { intent: "add-passkey", submission_id: submissionOf(html), credential, name: "Phone" };
    const answer = await browser.post(`${HERE}/passkeys/new`, fields);
    expect(answer.status).toBe(400);
    expect(answer.html).toContain("That passkey did not work. Try again, or use your password.");
    expect(answer.html).not.toContain(JSON.parse(credential).response.clientDataJSON);
    await expect.poll(() => app.output.text).toContain("evil.example");
  });

  it("of another session is refused", async () => {
    const { html } = await browser.get(`${HERE}/passkeys/new`);
    const credential = newAuthenticator().create(optionsOf(html), origin);
    browser.keep(await signedInCookie(made.user));
    const answer = await send(`${HERE}/passkeys/new`, "add-passkey", { credential, name: "Phone" });
    expect(answer.status).toBe(400);
    expect(await Passkey.count({ where: { user_id: made.user.id } })).toBe(0);
  });

  it("lets the password go, and stays then", async () => {
    expect((await send(HERE, "remove-password")).html).toContain("Then you could not sign in any more.");
    await addPasskey();
    expect(await send(HERE, "remove-password")).toMatchObject({ status: 303, to: HERE });
    const [passkey] = await Passkey.findAll({ where: { user_id: made.user.id } });
    const refused = await send(HERE, "remove-passkey", { passkey_id: String(passkey?.id) });
    expect(refused.status).toBe(409);
    expect(refused.html).toContain("Then you could not sign in any more.");
    // Without a password the form sets one.
    expect((await browser.get(HERE)).html).toContain("Set password");
    expect(await send(HERE, "change-password", { new_password: NEXT })).toMatchObject({ status: 303 });
    expect(await isPassword(NEXT)).toBe(true);
  });

  it("of somebody else is not found", async () => {
    const other = await makeFamily();
    await addPasskey();
    await Passkey.update({ user_id: other.user.id }, { where: { user_id: made.user.id } });
    const [passkey] = await Passkey.findAll({ where: { user_id: other.user.id } });
    expect((await browser.get(`${HERE}/passkeys/${passkey?.id}`)).status).toBe(404);
    expect((await send(HERE, "remove-passkey", { passkey_id: String(passkey?.id) })).status).toBe(404);
  });
});

describe("signing in by a passkey", () => {
  /** The sign-in page of a new browser. */
  async function signInPage() {
    const visitor = new Browser();
    const page = await open({ url: origin }, visitor, "/auth/household", {});
    return { visitor, page, path: new URL(page.url).pathname, options: optionsOf(page.html) };
  }
  const REFUSED = "That passkey did not work. Try again, or use your password.";

  it("needs no name, and works once the password is gone", async () => {
    const { device } = await addPasskey();
    await send(HERE, "remove-password");
    const { visitor, page, path, options } = await signInPage();
    expect(page.heading).toBe("Sign in to Roost");
    const fields = { intent: "sign-in-by-passkey", credential: device.get(options, origin) };
    expect(await open({ url: origin }, visitor, path, fields)).toMatchObject({ status: 200, path: "/dashboard" });
    expect((await listSignInEvents(made.user))[0]).toMatchObject({ kind: "signed-in", detail: { how: "passkey" } });
  });

  it("is refused with the page again: a passkey that is unknown, and one for another sign-in", async () => {
    const { device } = await addPasskey();
    const [mine, other] = [await signInPage(), await signInPage()];
    const unknown = newAuthenticator();
    unknown.create({ rp: { id: "localhost" }, user: { id: "AAAA" }, challenge: "" } as never, origin);
    for (const credential of [unknown.get(mine.options, origin), device.get(other.options, origin), ""]) {
      const fields = { intent: "sign-in-by-passkey", credential };
      const page = await open({ url: origin }, mine.visitor, mine.path, fields);
      expect(page).toMatchObject({ status: 400, heading: "Sign in to Roost" });
      expect(page.html).toContain(REFUSED);
    }
    // A wrong credential ends nothing: the page's new options are valid.
    const again = await open({ url: origin }, mine.visitor, mine.path);
    const fields = { intent: "sign-in-by-passkey", credential: device.get(optionsOf(again.html), origin) };
    expect((await open({ url: origin }, mine.visitor, mine.path, fields)).path).toBe("/dashboard");
  });

  it("is not held up by wrong passwords", async () => {
    const { device } = await addPasskey();
    const { visitor, path, options } = await signInPage();
    const name = made.user.sign_in_name as string;
    for (let at = 0; at < 10; at += 1) await open({ url: origin }, visitor, path, { name, password: "wrong" });
    expect((await open({ url: origin }, visitor, path, { name, password: PASSWORD })).status).toBe(429);
    const fields = { intent: "sign-in-by-passkey", credential: device.get(options, origin) };
    expect((await open({ url: origin }, visitor, path, fields)).path).toBe("/dashboard");
  });
});

it("the script of passkeys weighs at most 6 kB, and imports nothing", () => {
  const assets = `${root}build/client/assets`;
  const [name = "", ...others] = readdirSync(assets).filter((file) => /^passkeys-.*\.js$/.test(file));
  expect(others).toEqual([]);
  const script = readFileSync(`${assets}/${name}`);
  expect(script.toString()).not.toMatch(/\bimport\b/);
  expect(gzipSync(script, { level: 9 }).length).toBeLessThanOrEqual(6_000);
});

describe("a sign-in name", () => {
  it("that another account has in another case is refused, with what was typed", async () => {
    const other = await makeFamily();
    const taken = `taken${randomBytes(4).toString("hex")}`;
    await other.user.update({ sign_in_name: taken, sign_in_key: taken });
    const answer = await send(HERE, "change-profile", { name: "Anna", sign_in_name: taken.toUpperCase() });
    expect(answer.status).toBe(409);
    expect(answer.html).toContain("That sign-in name is taken");
    expect(answer.html).toContain(`value="${taken.toUpperCase()}"`);
  });
});
