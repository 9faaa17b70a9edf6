import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { sequelize } from "#app/db/database.server.ts";
import { Session } from "#app/models/people/session.server.ts";
import { SignInEvent } from "#app/models/people/sign-in-event.server.ts";
import { User } from "#app/models/people/user.server.ts";
import { Way } from "#app/models/people/way.server.ts";
import { runApp } from "#tests/support/api-app.ts";
import { MAYA, makeMaya as makeMayaOf, open as openPage, signInAs } from "#tests/support/household.ts";
import { Browser } from "#tests/support/local-sign-in.ts";
import { startProvider } from "#tests/support/provider.ts";

const provider = await startProvider();
const app = runApp(async () => ({ ...provider.env(), SIGN_IN: "both", SIGN_UP: "open" }));
afterAll(() => provider.stop());

const open = (browser: Browser, path: string, form?: Record<string, string>) => openPage(app, browser, path, form);
const makeMaya = (browser?: Browser) => makeMayaOf(app, browser);
const add = (browser: Browser) => open(browser, "/auth/mock", { add: "on" });
const me = async (browser: Browser) => (await browser.visit(new URL("/api/users/me", app.url))).json();

beforeEach(async () => {
  await sequelize.query("DELETE FROM sign_in_links");
  await sequelize.query("DELETE FROM rate_limits");
  await sequelize.query("DELETE FROM users");
  provider.claims = { sub: crypto.randomUUID(), email: "maya@example.com", email_verified: true, given_name: "May" };
});

describe("both ways to sign in", () => {
  it("are offered on the landing page", async () => {
    const { html } = await open(new Browser(), "/");
    expect([...html.matchAll(/action="(\/auth\/[^"]+)"/g)].map(([, action]) => action)).toEqual(
      expect.arrayContaining(["/auth/household", "/auth/mock"]),
    );
    expect(html).toContain("Sign in with Mock");
  });

  it("lead to one account, once the provider's is added to it, which keeps its own name", async () => {
    const browser = new Browser();
    const maya = await makeMaya(browser);
    const added = await add(browser);
    expect(added.html).toContain("You can also sign in with Mock now.");
    expect((await me(browser)).id).toBe(maya.id);
    expect(await SignInEvent.findAll({ where: { kind: "way-added" }, raw: true })).toMatchObject([
      { detail: { name: "Mock" } },
    ]);
    const other = new Browser();
    await open(other, "/auth/mock", {});
    expect(await me(other)).toMatchObject({ id: maya.id, sign_in_name: "maya", email: null });
    const third = new Browser();
    await signInAs(app, third);
    expect((await me(third)).id).toBe(maya.id);
    await add(browser);
    expect(await Way.count({ where: { user_id: maya.id } })).toBe(2);
  });

  it("are never joined by an equal email", async () => {
    const maya = await makeMaya();
    await maya.update({ email: "maya@example.com", email_verified: true, sign_in_email: "maya@example.com" });
    const browser = new Browser();
    await open(browser, "/auth/mock", {});
    expect((await me(browser)).id).not.toBe(maya.id);
    expect(await User.count()).toBe(2);
  });

  it("refuse to add what belongs to another account, and sign nobody in", async () => {
    const theirs = new Browser();
    await open(theirs, "/auth/mock", {});
    const mine = new Browser();
    await open(mine, "/sign-in/new", MAYA);
    const before = await me(mine);
    const refused = await add(mine);
    expect(refused.html).toContain("This Mock account belongs to somebody else here.");
    expect(await me(mine)).toEqual(before);
    expect(await Way.count({ where: { user_id: before.id } })).toBe(1);
  });

  it("add nothing without a session, or after a sign-in that is too old", async () => {
    expect((await add(new Browser())).path).toBe("/");
    const browser = new Browser();
    const maya = await makeMaya(browser);
    await Session.update({ signed_in_at: new Date(Date.now() - 3_600_000) }, { where: { user_id: maya.id } });
    const begun = await browser.visit(new URL("/auth/mock", app.url), { add: "on" });
    expect(begun.headers.get("Location")).toBe("/account/sign-in-again");
    expect(await Way.count({ where: { user_id: maya.id } })).toBe(1);
  });

  it("add nothing when someone else is signed in by the time the provider answers", async () => {
    const browser = new Browser();
    const maya = await makeMaya(browser);
    const begun = await browser.visit(new URL("/auth/mock", app.url), { add: "on" });
    const back = await fetch(begun.headers.get("Location") ?? "", { redirect: "manual" });
    await open(browser, "/logout", {});
    await open(browser, "/sign-in/new", { ...MAYA, sign_in_name: "tom" });
    await open(browser, back.headers.get("Location") ?? "");
    expect(await Way.count({ where: { user_id: maya.id } })).toBe(1);
    expect(await me(browser)).toMatchObject({ sign_in_name: "tom" });
    expect(await Way.count()).toBe(2);
  });
});

describe("an account that anyone may make", () => {
  it("leads to onboarding, with a sign-in name that nobody has", async () => {
    await makeMaya();
    const browser = new Browser();
    const begun = await open(browser, "/auth/household", {});
    expect(begun.html).toContain('href="/sign-in/new"');
    const taken = await open(browser, "/sign-in/new", { ...MAYA, sign_in_name: "MAYA" });
    expect([taken.status, taken.html.includes("That sign-in name is taken")]).toEqual([409, true]);
    const made = await open(browser, "/sign-in/new", { ...MAYA, sign_in_name: "tom" });
    expect([made.status, made.path]).toEqual([200, "/onboarding"]);
  });

  it("is made five times an hour in a network", async () => {
    const statuses: number[] = [];
    for (let at = 0; at < 6; at += 1) {
      statuses.push((await open(new Browser(), "/sign-in/new", { ...MAYA, sign_in_name: `maya${at}` })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
