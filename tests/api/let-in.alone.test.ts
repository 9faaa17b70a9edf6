import { beforeEach, describe, expect, it } from "vitest";
import { sequelize } from "#app/db/database.server.ts";
import { Password } from "#app/models/people/password.server.ts";
import { Session } from "#app/models/people/session.server.ts";
import { SignInEvent } from "#app/models/people/sign-in-event.server.ts";
import { SignInLink } from "#app/models/people/sign-in-link.server.ts";
import { User } from "#app/models/people/user.server.ts";
import { createHouseholdAccount } from "#app/services/people/household.server.ts";
import { linkSecrets } from "#app/services/people/link-tokens.server.ts";
import { type LetInKind, makeLink } from "#app/services/people/sign-in-links.server.ts";
import { runApp } from "#tests/support/api-app.ts";
import { makeFamily, makeMember, makeUser } from "#tests/support/factories.ts";
import { makeMaya as makeMayaOf, open as openPage, PASSWORD, signInAs } from "#tests/support/household.ts";
import { Browser } from "#tests/support/local-sign-in.ts";

const app = runApp(async () => ({ SIGN_IN: "household" }));
const open = (browser: Browser, path: string, form?: Record<string, string>) => openPage(app, browser, path, form);
const makeMaya = (browser?: Browser) => makeMayaOf(app, browser);

const NEW_PASSWORD = "violet compass harbour noodle";

beforeEach(async () => {
  for (const table of ["sign_in_links", "rate_limits", "users", "families"]) {
    await sequelize.query(`DELETE FROM ${table}`);
  }
});

/** Ella, a child of a family, with an account without email and password. */
async function makeElla() {
  const made = await makeFamily();
  const ella = await createHouseholdAccount({ name: "Ella", sign_in_name: "ella", email: null }, null);
  const member = await makeMember(made.family, { name: "Ella" });
  await ella.update({ family_id: made.family.id });
  await member.update({ user_id: ella.id });
  return { ...made, ella, member };
}

async function link(person: User, kind: LetInKind, madeBy: User | null = null) {
  const made = await makeLink({ kind, person, madeBy });
  const { token, code } = linkSecrets(made) ?? { token: "", code: "" };
  return { made, path: `/let-in/${token}`, code: code ?? "" };
}

const me = async (browser: Browser) => (await browser.visit(new URL("/api/users/me", app.url))).json();

describe("a link that lets a device in", () => {
  it("uses nothing up when it is looked at, and once when it is sent", async () => {
    const { ella } = await makeElla();
    const { path } = await link(ella, "device");
    for (const method of ["GET", "HEAD", "GET"]) {
      const { status, headers } = await fetch(app.url + path, { method });
      expect([status, headers.get("Cache-Control")]).toEqual([200, "private, no-cache, no-store"]);
    }
    expect(await Session.count({ where: { user_id: ella.id } })).toBe(0);
    const browser = new Browser();
    const page = await open(browser, path);
    expect(page.heading?.trim()).toMatch(/This device will be Ella’s$/);
    expect(page.html).toContain("Go on only if you are Ella or this is Ella’s device.");
    const sent = await browser.visit(app.url + path, {});
    expect([sent.status, sent.headers.get("Location")]).toEqual([303, "/dashboard"]);
    expect(sent.headers.getSetCookie().find((cookie) => cookie.startsWith("roost_session"))).toContain(
      `Max-Age=${90 * 24 * 60 * 60}`,
    );
    expect(await me(browser)).toMatchObject({ sign_in_name: "ella" });
    for (const form of [undefined, {}]) {
      const again = await open(new Browser(), path, form);
      expect([again.status, again.heading]).toEqual([410, "This link has been used."]);
      expect(again.html).toContain("Ask for a new one.");
    }
    expect(await Session.findAll({ where: { user_id: ella.id }, raw: true })).toMatchObject([
      { kind: "device", signed_in_at: null },
    ]);
    expect(await SignInEvent.count({ where: { user_id: ella.id, kind: "link-used" } })).toBe(1);
  });

  it("is used once by ten browsers at the same moment", async () => {
    const { ella } = await makeElla();
    const { path } = await link(ella, "device");
    const sent = await Promise.all(Array.from({ length: 10 }, () => new Browser().visit(app.url + path, {})));
    expect(sent.map(({ status }) => status).sort()).toEqual([303, ...Array(9).fill(410)]);
    expect(await Session.count({ where: { user_id: ella.id } })).toBe(1);
  });

  it("says who is signed in, and signs them out", async () => {
    const browser = new Browser();
    const maya = await makeMaya(browser);
    const { ella } = await makeElla();
    const { path } = await link(ella, "device");
    expect((await open(browser, path)).html.replaceAll("<!-- -->", "")).toContain(
      "You are signed in here as Maya. Going on signs Maya out.",
    );
    await browser.visit(app.url + path, {});
    expect(await me(browser)).toMatchObject({ sign_in_name: "ella" });
    expect(await Session.count({ where: { user_id: maya.id } })).toBe(0);
  });

  it("is 410 once its time has passed or someone has ended it, and 404 with the same words if it never was", async () => {
    const { ella } = await makeElla();
    const late = await link(ella, "device");
    await late.made.update({ expires_at: new Date(Date.now() - 1) });
    const ended = await link(ella, "password");
    await link(ella, "password");
    for (const [path, status] of [
      [late.path, 410],
      [ended.path, 410],
      ["/let-in/never-was", 404],
    ] as const) {
      for (const form of [undefined, { password: NEW_PASSWORD }]) {
        const page = await open(new Browser(), path, form);
        expect([page.status, page.heading]).toEqual([status, "This link has run out."]);
      }
    }
    expect(await Session.count({ where: { user_id: ella.id } })).toBe(0);
  });

  it("is not for another site's form, and not at another name", async () => {
    const { ella } = await makeElla();
    const { path, made } = await link(ella, "device");
    const foreign = await fetch(app.url + path, {
      method: "POST",
      body: new URLSearchParams(),
      headers: { Origin: "https://elsewhere.example" },
    });
    expect(foreign.status).toBe(403);
    const other = app.url.replace("127.0.0.1", "localhost");
    expect((await fetch(other + path)).status).toBe(421);
    expect((await made.reload()).used_at).toBeNull();
  });

  it("is not used up by a link of another kind: set-up codes and confirmations stay where they belong", async () => {
    const { ella } = await makeElla();
    const { path, made } = await link(ella, "device");
    await made.update({ kind: "email", code_hash: null });
    expect((await open(new Browser(), path)).status).toBe(404);
  });

  it("lets the session last for months, past the end of a browser's", async () => {
    const { ella } = await makeElla();
    const browser = new Browser();
    await browser.visit(app.url + (await link(ella, "device")).path, {});
    const DAY = 24 * 60 * 60_000;
    const daysAgo = (days: number) => new Date(Date.now() - days * DAY);
    const where = { where: { user_id: ella.id } };
    const [row] = await Session.findAll(where);
    expect(row?.ends_at?.getTime()).toBeCloseTo(Date.now() + 365 * DAY, -5);
    await Session.update(
      { created_at: daysAgo(300), last_used_at: daysAgo(80), ends_at: new Date(Date.now() + 65 * DAY) },
      where,
    );
    expect(await me(browser)).toMatchObject({ sign_in_name: "ella" });
    const [extended] = await Session.findAll(where);
    expect(extended?.expires_at.getTime()).toBeCloseTo(Date.now() + 65 * DAY, -5);
    await Session.update({ ends_at: daysAgo(1), created_at: daysAgo(365) }, where);
    expect((await browser.visit(new URL("/api/users/me", app.url))).status).toBe(401);
  });
});

describe("I have a code", () => {
  it("leads from the typed code to the link's page", async () => {
    const { ella } = await makeElla();
    const { code, path } = await link(ella, "device");
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    const typed = code.toLowerCase().replace("-", " ").replaceAll("0", "o").replaceAll("1", "l");
    const page = await open(new Browser(), "/let-in", { code: typed });
    expect([page.status, page.path]).toEqual([200, path]);
  });

  it("is 404 for a wrong, a used and an ended one, and 429 after twenty wrong ones, links too", async () => {
    const { ella } = await makeElla();
    const { code, made } = await link(ella, "device");
    await made.update({ used_at: new Date() });
    for (const typed of [code, "AAAA-AAAA", "x"]) {
      const page = await open(new Browser(), "/let-in", { code: typed });
      expect(page.status).toBe(404);
      expect(page.html).toContain("That code is not right, or it has run out.");
    }
    for (let times = 3; times < 20; times += 1) {
      expect((await open(new Browser(), `/let-in/wrong-${times}`)).status).toBe(404);
    }
    const right = await link(ella, "device");
    expect((await open(new Browser(), "/let-in", { code: right.code })).status).toBe(429);
    expect((await open(new Browser(), right.path)).status).toBe(429);
    expect(app.output.text).not.toContain(right.path);
  });

  it("asks for a code", async () => {
    const page = await open(new Browser(), "/let-in", { code: " " });
    expect([page.status, page.html.includes("Enter the code")]).toEqual([400, true]);
  });
});

describe("a link for a password", () => {
  it("leaves the old one until a new one is saved, and then ends all other sessions and open links", async () => {
    const old = new Browser();
    const maya = await makeMaya(old);
    const { path } = await link(maya, "password");
    const device = await link(maya, "device");
    const browser = new Browser();
    for (let times = 0; times < 2; times += 1) {
      expect((await open(browser, path)).heading?.trim()).toBe("Choose a new password, Maya");
    }
    for (const [bad, message] of [
      // Not words, because the page proposes words and must not repeat the password.
      ["abc 123", "Use at least 15 characters."],
      ["Maya Finch Maya Finch", "This password is easy to guess."],
    ] as const) {
      const page = await open(browser, path, { password: bad });
      expect([page.status, page.html.includes(message)]).toEqual([400, true]);
      expect(page.html.match(new RegExp(`.{0,40}${bad}.{0,40}`))).toBeNull();
    }
    expect((await signInAs(app, new Browser())).path).toBe("/onboarding");
    expect((await open(browser, path, { password: NEW_PASSWORD })).path).toBe("/onboarding");
    expect(await me(browser)).toMatchObject({ sign_in_name: "maya" });
    expect((await old.visit(new URL("/api/users/me", app.url))).status).toBe(401);
    expect(await Session.count({ where: { user_id: maya.id } })).toBe(1);
    expect((await open(new Browser(), device.path)).status).toBe(410);
    expect((await open(new Browser(), path, { password: PASSWORD })).status).toBe(410);
    expect((await signInAs(app, new Browser())).status).toBe(400);
    expect((await signInAs(app, new Browser(), "maya", NEW_PASSWORD)).path).toBe("/onboarding");
  });

  it("gives an account of a provider the household's way, with a name of its own", async () => {
    await makeMaya();
    const tom = await makeUser({ given_name: "Tom" });
    const { path } = await link(tom, "password");
    for (const [sign_in_name, message] of [
      ["maya", "That sign-in name is taken"],
      ["t", "A sign-in name has 2 to 40 letters"],
      ["", "Enter a sign-in name"],
    ] as const) {
      const page = await open(new Browser(), path, { sign_in_name, password: NEW_PASSWORD });
      expect([page.status >= 400, page.html.includes(message)]).toEqual([true, true]);
    }
    expect(await Password.count({ where: { user_id: tom.id } })).toBe(0);
    const browser = new Browser();
    await open(browser, path, { sign_in_name: "tom", password: NEW_PASSWORD });
    expect(await me(browser)).toMatchObject({ id: tom.id, email: tom.email, sign_in_name: "tom" });
    expect((await signInAs(app, new Browser(), "tom", NEW_PASSWORD)).path).toBe("/onboarding");
    expect(await User.count()).toBe(2);
  });

  it("goes with its account", async () => {
    const { ella } = await makeElla();
    const { path } = await link(ella, "device");
    await User.destroy({ where: { id: ella.id } });
    expect(await SignInLink.count()).toBe(0);
    expect((await open(new Browser(), path)).status).toBe(404);
  });
});
