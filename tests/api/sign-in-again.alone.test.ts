import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { Family } from "#app/models/people/family.server.ts";
import { Session } from "#app/models/people/session.server.ts";
import { User } from "#app/models/people/user.server.ts";
import { Way } from "#app/models/people/way.server.ts";
import { Client } from "#tests/support/api.ts";
import { runApp } from "#tests/support/api-app.ts";
import { CookieBrowser, submissionOf } from "#tests/support/cookie-browser.ts";
import { makeFamily, makeUser } from "#tests/support/factories.ts";
import { startProvider } from "#tests/support/provider.ts";
import { signedInCookie } from "#tests/support/session.ts";

const provider = await startProvider();
const app = runApp(async () => provider.env());
afterAll(() => provider.stop());

const AGAIN = "/account/sign-in-again";
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const seconds = (date: Date) => Math.floor(date.getTime() / 1000);

/** A browser without script, signed in this many minutes ago. */
class Browser extends CookieBrowser {
  /** Presses the button of the page that asks for a new sign-in, and returns from the provider. */
  async signInAgain() {
    const { html } = await this.get(AGAIN);
    const [, returnTo = ""] = /name="return_to" value="([^"]*)"/.exec(html) ?? [];
    const begun = await this.post("/auth/mock", { return_to: returnTo.replaceAll("&amp;", "&"), again: "on" });
    const back = await fetch(begun.to, { redirect: "manual" });
    return { asked: new URL(begun.to), ...(await this.get(back.headers.get("Location") as string)) };
  }
}

let made: Awaited<ReturnType<typeof makeFamily>>;
let browser: Browser;

beforeEach(async () => {
  made = await makeFamily();
  await Way.update({ issuer: provider.url }, { where: { user_id: made.user.id } });
  const { subject } = await Way.findOne({ where: { user_id: made.user.id }, rejectOnEmpty: true });
  provider.claims = { sub: subject, email: made.user.email, email_verified: true };
  browser = new Browser(() => app.url);
  browser.keep(await signedInCookie(made.user));
  await Session.update({ signed_in_at: ago(16) }, { where: { user_id: made.user.id } });
});

const isDeleted = async () => (await Family.findByPk(made.family.id))?.delete_at != null;

describe("after a sign-in of more than 15 minutes", () => {
  it.each<[string, Record<string, unknown>]>([
    ["says when", { auth_time: seconds(ago(0)) }],
    ["does not say when", {}],
  ])("a form waits for a new one, and is then sent with what was typed; the provider %s", async (_, claims) => {
    const { html } = await browser.get("/account/privacy/delete-family");
    const fields = { intent: "delete-family", name: made.family.name, submission_id: submissionOf(html) };
    expect(await browser.post("/account/privacy/delete-family", fields)).toMatchObject({ status: 303, to: AGAIN });
    expect(await isDeleted()).toBe(false);
    Object.assign(provider.claims, claims);
    const { asked, to } = await browser.signInAgain();
    expect(asked.searchParams.get("max_age")).toBe("60");
    expect(to).toBe("/drafts/form");
    expect((await browser.get(to)).html).toContain(`<dd>${made.family.name}</dd>`);
    expect(await browser.post("/account/privacy/delete-family", fields)).toMatchObject({
      status: 303,
      to: "/dashboard",
    });
    expect(await isDeleted()).toBe(true);
  });

  it("a form with nothing typed leads back to its page", async () => {
    const { html } = await browser.get("/calendar/sync?meals=");
    const fields = { intent: "renew-feed", submission_id: submissionOf(html) };
    expect(await browser.post("/calendar/sync?meals=", fields)).toMatchObject({ status: 303, to: AGAIN });
    expect((await browser.signInAgain()).to).toBe("/calendar/sync?meals=");
    expect((await browser.post("/calendar/sync?meals=", fields)).to).not.toBe(AGAIN);
  });

  it("the family's data waits, and is then there", async () => {
    expect(await browser.get("/account/privacy/data.zip")).toMatchObject({ status: 303, to: AGAIN, html: "" });
    expect((await browser.signInAgain()).to).toBe("/account/privacy");
    expect((await browser.get("/account/privacy/data.zip")).status).toBe(200);
  });

  it.each<[string, (at: number) => unknown]>([
    ["number", (at) => at],
    ["text", String],
  ])("a provider that takes its own older sign-in has not asked again, and says so by a %s", async (_, write) => {
    await browser.get("/account/privacy/data.zip");
    provider.claims.auth_time = write(seconds(ago(20)));
    await browser.signInAgain();
    expect((await browser.get("/account/privacy/data.zip")).to).toBe(AGAIN);
  });

  it.each<[string, () => string, () => Record<string, unknown> | undefined]>([
    ["DELETE", () => `/families/${made.family.id}`, () => ({ name: made.family.name })],
    ["DELETE", () => `/families/${made.family.id}/calendar/subscribe`, () => undefined],
    ["DELETE", () => "/users/me", () => undefined],
  ])("a call is refused: %s %s", async (method, path, body) => {
    const api = new Client(app.url, browser.cookie);
    const answer = await api.send(method, path(), { json: body() });
    expect([answer.status, answer.body.error]).toEqual([
      403,
      "Sign in again first: this needs a sign-in of the last 15 minutes.",
    ]);
  });

  it("anything else goes on", async () => {
    const { html } = await browser.get("/meals/new");
    const fields = { intent: "add-meal", title: "Soup", planned_date: "2027-03-01", meal_type: "dinner" };
    const sent = await browser.post("/meals/new", { ...fields, submission_id: submissionOf(html) });
    expect([sent.status, sent.to]).toEqual([303, expect.not.stringContaining(AGAIN)]);
  });
});

it("an account without a family waits for a new sign-in before it is deleted", async () => {
  const user = await makeUser();
  browser.keep(await signedInCookie(user));
  await Session.update({ signed_in_at: ago(16) }, { where: { user_id: user.id } });
  const at = "/onboarding/delete";
  const fields = { intent: "delete-account", submission_id: submissionOf((await browser.get(at)).html) };
  expect(await browser.post(at, fields)).toMatchObject({ status: 303, to: AGAIN });
  expect((await browser.get(AGAIN)).html).toContain(`name="return_to" value="${at}"`);
  await Session.update({ signed_in_at: ago(1) }, { where: { user_id: user.id } });
  expect(await browser.post(at, fields)).toMatchObject({ status: 303, to: "/" });
  expect(await User.count({ where: { id: user.id } })).toBe(0);
});

it.each(["https://elsewhere.example/", "//elsewhere.example"])("leads back to no other site: %s", async (to) => {
  const { html } = await browser.get(`${AGAIN}?${new URLSearchParams({ to })}`);
  expect(html).toContain('name="return_to" value="/account/privacy"');
});

it("a sign-in of 14 minutes is recent", async () => {
  await Session.update({ signed_in_at: ago(14) }, { where: { user_id: made.user.id } });
  expect((await browser.get("/account/privacy/data.zip")).status).toBe(200);
});

it("a sign-in of a clock that was ahead is not recent", async () => {
  await Session.update({ signed_in_at: ago(-60 * 24 * 400) }, { where: { user_id: made.user.id } });
  expect((await browser.get("/account/privacy/data.zip")).to).toBe(AGAIN);
});
