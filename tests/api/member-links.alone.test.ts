import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { sequelize } from "#app/db/database.server.ts";
import type { FamilyMember } from "#app/models/people/family-member.server.ts";
import { Session } from "#app/models/people/session.server.ts";
import { SignInLink } from "#app/models/people/sign-in-link.server.ts";
import { User } from "#app/models/people/user.server.ts";
import { IdempotencyKey } from "#app/models/system/idempotency-key.server.ts";
import { createHouseholdAccount } from "#app/services/people/household.server.ts";
import { hashPassword } from "#app/services/people/password-hashes.server.ts";
import { savePassword } from "#app/services/people/passwords.server.ts";
import { Client, makeClient } from "#tests/support/api.ts";
import { runApp } from "#tests/support/api-app.ts";
import { makeMember, makeUser } from "#tests/support/factories.ts";
import { open as openPage } from "#tests/support/household.ts";
import { Browser } from "#tests/support/local-sign-in.ts";
import { signedInCookie } from "#tests/support/session.ts";
import { startSmtp } from "#tests/support/smtp.ts";

let smtp: Awaited<ReturnType<typeof startSmtp>>;
const app = runApp(async () => {
  smtp = await startSmtp();
  return { SIGN_IN: "household", SMTP_URL: smtp.url, MAIL_FROM: "Roost <roost@example.com>" };
});
afterAll(() => smtp.stop());
beforeEach(async () => {
  smtp.delivered.length = 0;
  await sequelize.query("DELETE FROM rate_limits");
});

const open = (path: string, form?: Record<string, string>) => openPage(app, new Browser(), path, form);

/** Requests a page, or sends a form, with a session cookie. */
async function page(cookie: string, path: string, form?: Record<string, string>) {
  const response = await fetch(app.url + path, {
    method: form ? "POST" : "GET",
    redirect: "manual",
    headers: { Cookie: cookie, Accept: "text/html" },
    ...(form ? { body: new URLSearchParams(form) } : {}),
  });
  const html = (await response.text()).replaceAll("<!-- -->", "");
  const flash = response.headers.getSetCookie().find((one) => one.startsWith("roost_flash"));
  const message = Buffer.from(decodeURIComponent(flash?.split(/[=;]/)[1] ?? ""), "base64").toString();
  return {
    status: response.status,
    html,
    location: response.headers.get("Location"),
    message: /"text":"([^"]*)"/.exec(message)?.[1],
  };
}

/** Maya's family with Ella, a child who signs in with a device by default. */
async function makeHome() {
  const home = await app.family({ given_name: "Maya", name: "The Finches" });
  const member = await makeMember(home.family, { name: "Ella" });
  const path = `${home.path}/members/${member.id}`;
  const cookie = await signedInCookie(home.user);
  const { body } = await home.api.post(`${path}/account`, {});
  const ella = await User.findByPk(body.user_id, { rejectOnEmpty: true });
  return { ...home, member, path, cookie, ella, pages: `/account/family/members/${member.id}/sign-in` };
}

/** The session cookie of a device that signs in by a link. */
async function letIn(url: string): Promise<string> {
  const response = await fetch(url, { method: "POST", redirect: "manual", body: new URLSearchParams() });
  return (
    response.headers
      .getSetCookie()
      .find((one) => one.startsWith("roost_session"))
      ?.split(";")[0] ?? ""
  );
}

async function joinAsGuardian(home: { family: { id: number } }, name: string) {
  const user = await createHouseholdAccount({ name, sign_in_name: `${name}${home.family.id}`, email: null }, null);
  await user.update({ family_id: home.family.id });
  const member = await makeMember(home.family as never, { name, role: "parent" });
  await member.update({ user_id: user.id });
  return { user, member };
}

describe("an account for a member", () => {
  it("has a proposed name or the given one, and neither email nor password", async () => {
    const home = await app.family();
    const [ella, other, third] = [
      await makeMember(home.family, { name: "Ella Ríos" }),
      await makeMember(home.family, { name: "Ella" }),
      await makeMember(home.family, { name: "Ben" }),
    ];
    const give = (member: FamilyMember, body: object) =>
      home.api.post(`${home.path}/members/${member.id}/account`, body);
    await User.destroy({ where: { sign_in_key: ["ella", "ella2", "benni"] } });
    const made = await give(ella, {});
    expect([made.status, made.body]).toEqual([201, { user_id: expect.any(Number), sign_in_name: "ella" }]);
    expect((await give(other, {})).body.sign_in_name).toBe("ella2");
    expect((await give(third, { sign_in_name: "Ella" })).body).toEqual({ error: "That sign-in name is taken" });
    expect((await give(third, { sign_in_name: "x" })).status).toBe(400);
    expect((await give(third, { sign_in_name: "Benni" })).status).toBe(201);
    expect((await give(third, {})).status).toBe(409);
    const user = await User.findByPk(made.body.user_id);
    expect([user?.email, user?.family_id, (await ella.reload()).user_id]).toEqual([null, home.family.id, user?.id]);
  });

  it("is made by guardians alone, also on the page", async () => {
    const home = await makeHome();
    const kid = await makeClient(app.url, home.ella);
    const ben = await makeMember(home.family, { name: "Ben" });
    const address = `/families/${home.family.id}/members/${ben.id}/account`;
    expect((await kid.post(address, {})).body).toEqual({ error: "Only a parent or guardian can do that." });
    const form = { intent: "give-account", sign_in_name: `ben${ben.id}` };
    const at = `/account/family/members/${ben.id}/sign-in`;
    expect((await page(await signedInCookie(home.ella), at, form)).status).toBe(403);
    expect((await page(home.cookie, at)).html).toContain("Let Ben sign in");
    expect((await page(home.cookie, at, form)).status).toBe(303);
    expect((await ben.reload()).user_id).not.toBeNull();
    const strangers = await app.family();
    expect((await strangers.api.post(address, {})).status).toBe(404);
  });
});

describe("a link for a member", () => {
  it("lets a device in, is not stored with an answer, and ends the former one", async () => {
    const home = await makeHome();
    const key = { "Idempotency-Key": "one" };
    const first = await home.api.post(`${home.path}/sign-in-links`, { kind: "device" }, key);
    expect([first.status, Object.keys(first.body)]).toEqual([201, ["id", "url", "code", "expires_at"]]);
    expect(first.body.url).toMatch(new RegExp(`^${app.url}/let-in/[\\w-]{43}$`));
    expect((await home.api.post(`${home.path}/sign-in-links`, { kind: "device" }, key)).body).toEqual(first.body);
    const stored = JSON.stringify(
      await IdempotencyKey.findAll({ where: { scope: `user:${home.user.id}` }, raw: true }),
    );
    expect([stored.includes(first.body.url), stored.includes(first.body.code)]).toEqual([false, false]);
    const second = await home.api.post(`${home.path}/sign-in-links`, { kind: "device" });
    expect(await letIn(first.body.url)).toBe("");
    const device = new Client(app.url, await letIn(second.body.url));
    expect((await device.get("/users/me")).body).toMatchObject({ id: home.ella.id, email: null });
  });

  it("ends by its address, and only for its own member", async () => {
    const home = await makeHome();
    const { body } = await home.api.post(`${home.path}/sign-in-links`, { kind: "device" });
    const other = `${home.path.replace(/\d+$/, String(home.own.id))}/sign-in-links/${body.id}`;
    expect((await home.api.send("DELETE", other)).status).toBe(404);
    expect((await home.api.send("DELETE", `${home.path}/sign-in-links/${body.id}`)).status).toBe(204);
    expect(await letIn(body.url)).toBe("");
  });

  it("is refused for others than guardians, without an account, and for another guardian's device", async () => {
    const home = await makeHome();
    const kid = await makeClient(app.url, home.ella);
    expect((await kid.post(`${home.path}/sign-in-links`, { kind: "device" })).status).toBe(403);
    const ben = await makeMember(home.family, { name: "Ben" });
    const ofBen = `${home.path.replace(/\d+$/, String(ben.id))}/sign-in-links`;
    expect((await home.api.post(ofBen, { kind: "device" })).status).toBe(409);
    expect((await home.api.post(ofBen, { kind: "other" })).status).toBe(400);
    const tom = await joinAsGuardian(home, "Tom");
    const ofTom = `${home.path.replace(/\d+$/, String(tom.member.id))}/sign-in-links`;
    expect((await home.api.post(ofTom, { kind: "device" })).status).toBe(403);
    expect((await home.api.post(ofTom, { kind: "password" })).body).toMatchObject({ code: null });
    await Session.update({ signed_in_at: new Date(0) }, { where: { user_id: home.user.id } });
    expect((await home.api.post(ofTom, { kind: "password" })).status).toBe(403);
    expect((await home.api.post(`${home.path}/sign-in-links`, { kind: "device" })).status).toBe(201);
  });

  it("is made 30 times an hour by a family", async () => {
    const home = await makeHome();
    const statuses: number[] = [];
    for (let times = 0; times < 31; times += 1) {
      statuses.push((await home.api.post(`${home.path}/sign-in-links`, { kind: "device" })).status);
    }
    expect(statuses).toEqual([...Array(30).fill(201), 429]);
  });

  it("is shown on a page of its own, which says when the device is in", async () => {
    const home = await makeHome();
    const at = `${home.pages}/device`;
    expect((await page(home.cookie, at)).html).toContain("A device for Ella");
    expect(await SignInLink.count({ where: { user_id: home.ella.id } })).toBe(0);
    expect((await page(home.cookie, at, { intent: "make-sign-in-link" })).location).toBe(at);
    const { html } = await page(home.cookie, at);
    for (const text of [
      "Good for ten minutes and one device.",
      "<svg",
      "Make another",
      "End this link",
      "10 minutes left",
    ]) {
      expect(html).toContain(text);
    }
    const url = /value="(http[^"]*\/let-in\/[^"]*)"/.exec(html)?.[1] ?? "";
    const device = await letIn(url);
    expect((await page(home.cookie, at)).html).toContain("Ella’s device is in.");
    expect((await page(home.cookie, home.pages)).html).toContain("A year from today");
    expect((await page(device, at)).status).toBe(403);
  });

  it("is ended on its page", async () => {
    const home = await makeHome();
    const at = `${home.pages}/password`;
    await page(home.cookie, at, { intent: "make-sign-in-link" });
    const { html } = await page(home.cookie, at);
    const id = /name="link_id" value="(\d+)"/.exec(html)?.[1] ?? "";
    expect((await page(home.cookie, at, { intent: "end-sign-in-link", link_id: id })).status).toBe(303);
    expect((await SignInLink.findByPk(id))?.ended_at).not.toBeNull();
  });
});

describe("a device that a link let in", () => {
  const TEXT = "This device was let in by a link. Sign in with your password first.";

  it("can neither let others in nor delete, for a guardian too, until its user proves who they are", async () => {
    const home = await makeHome();
    await page(home.cookie, "/account/devices/new", { intent: "make-sign-in-link" });
    const { html } = await page(home.cookie, "/account/devices/new");
    const cookie = await letIn(/value="(http[^"]*\/let-in\/[^"]*)"/.exec(html)?.[1] ?? "");
    const device = new Client(app.url, cookie);
    expect((await device.get("/users/me")).body.id).toBe(home.user.id);
    const ben = await makeMember(home.family, { name: "Ben" });
    const calls: [string, string, unknown][] = [
      ["POST", `${home.path}/sign-in-links`, { kind: "device" }],
      ["POST", `${home.path}/sign-in-links`, { kind: "password" }],
      ["POST", `/families/${home.family.id}/members/${ben.id}/account`, {}],
      ["POST", `/families/${home.family.id}/invitations`, { email: "tom@example.com", role: "parent", name: "Tom" }],
      ["DELETE", `/families/${home.family.id}`, { name: home.family.name }],
      ["DELETE", "/users/me", undefined],
    ];
    for (const [method, path, json] of calls) {
      const { status, body } = await device.send(method, path, json === undefined ? {} : { json });
      expect([path, status, body.error]).toEqual([path, 403, TEXT]);
    }
    for (const [at, form] of [
      [`${home.pages}/device`, { intent: "make-sign-in-link" }],
      ["/account/devices/new", { intent: "make-sign-in-link" }],
      ["/account/sign-in", { intent: "change-password", new_password: "violet compass harbour noodle" }],
    ] as const) {
      const refused = await page(cookie, at, form);
      expect([at, refused.status, refused.html.includes(TEXT)]).toEqual([at, 403, true]);
      expect(refused.html).toContain(`href="/account/sign-in-again?${new URLSearchParams({ to: at })}"`);
    }
    expect((await page(cookie, "/account/sign-in-again?to=%2Faccount%2Fdevices%2Fnew")).status).toBe(200);
    await Session.update({ signed_in_at: new Date() }, { where: { user_id: home.user.id, kind: "device" } });
    expect((await device.post(`${home.path}/sign-in-links`, { kind: "device" })).status).toBe(201);
  });

  it("sees no link of others, until its user proves who they are", async () => {
    const home = await makeHome();
    const invited = await home.api.post(`/families/${home.family.id}/invitations`, {
      email: "tom@example.com",
      role: "parent",
      name: "Tom",
    });
    await page(home.cookie, "/account/devices/new", { intent: "make-sign-in-link" });
    const { html } = await page(home.cookie, "/account/devices/new");
    const cookie = await letIn(/value="(http[^"]*\/let-in\/[^"]*)"/.exec(html)?.[1] ?? "");
    const device = new Client(app.url, cookie);
    await page(home.cookie, `${home.pages}/device`, { intent: "make-sign-in-link" });
    await page(home.cookie, "/account/devices/new", { intent: "make-sign-in-link" });

    const at = `/account/family/invitations/${invited.body.id}`;
    const refused = await page(cookie, at);
    expect([refused.status, refused.html.includes("/join/")]).toEqual([403, false]);
    expect(refused.html).toContain(`href="/account/sign-in-again?${new URLSearchParams({ to: at })}"`);
    expect((await page(cookie, `/dashboard/invitations/${invited.body.id}`)).status).toBe(403);
    expect((await page(cookie, `${at}/qr.svg`)).status).toBe(403);
    expect((await device.get(`/families/${home.family.id}/invitations`)).body).toMatchObject([
      { invited_email: "tom@example.com", invitation_token: null, invite_url: null },
    ]);
    for (const links of [`${home.pages}/device`, "/account/devices/new"]) {
      expect((await page(cookie, links)).html).not.toContain("/let-in/");
      expect((await page(home.cookie, links)).html).toContain("/let-in/");
    }

    await Session.update({ signed_in_at: new Date() }, { where: { user_id: home.user.id, kind: "device" } });
    expect((await page(cookie, at)).html).toContain("/join/");
    const listed = await device.get(`/families/${home.family.id}/invitations`);
    expect(listed.body).toMatchObject([{ invite_url: invited.body.invite_url }]);
  });

  it("keeps its days when its user sets a password there", async () => {
    const home = await makeHome();
    const { body } = await home.api.post(`${home.path}/sign-in-links`, { kind: "device" });
    const cookie = await letIn(body.url);
    await savePassword(home.ella, await hashPassword("lantern otter bicycle plum"));
    const response = await fetch(`${app.url}/account/sign-in`, {
      method: "POST",
      redirect: "manual",
      headers: { Cookie: cookie, Accept: "text/html" },
      body: new URLSearchParams({
        intent: "change-password",
        current_password: "lantern otter bicycle plum",
        new_password: "violet compass harbour noodle",
      }),
    });
    expect(response.status).toBe(303);
    const [renewed] = response.headers.getSetCookie().filter((one) => one.startsWith("roost_session"));
    expect(Number(/Max-Age=(\d+)/.exec(renewed ?? "")?.[1])).toBeCloseTo(90 * 24 * 60 * 60, -2);
  });

  it("says who helps an account of a provider that has no way to sign in here", async () => {
    const home = await makeHome();
    const tom = await makeUser({ given_name: "Tom", family_id: home.family.id });
    const member = await makeMember(home.family, { name: "Tom" });
    await member.update({ role: "other", user_id: tom.id });
    const { body } = await home.api.post(`/families/${home.family.id}/members/${member.id}/sign-in-links`, {
      kind: "device",
    });
    const { html } = await page(await letIn(body.url), "/account/sign-in-again");
    expect(html).toContain("A parent or guardian of your family can make a link with which you set one.");
    expect(html).not.toContain('action="/auth/household"');
    expect(html).not.toContain("You signed in more than");
  });

  it("is signed out or kept for a year by a guardian, a child's alone", async () => {
    const home = await makeHome();
    const { body } = await home.api.post(`${home.path}/sign-in-links`, { kind: "device" });
    const device = new Client(app.url, await letIn(body.url));
    const soon = new Date(Date.now() + 60_000);
    await Session.update({ ends_at: soon, expires_at: soon }, { where: { user_id: home.ella.id } });
    const { html } = await page(home.cookie, home.pages);
    const which = /name="which" value="([^"]*)"/.exec(html)?.[1] ?? "";
    expect((await page(home.cookie, home.pages, { intent: "renew-device", which })).status).toBe(303);
    const [row] = await Session.findAll({ where: { user_id: home.ella.id } });
    expect(row?.ends_at?.getTime()).toBeCloseTo(Date.now() + 365 * 24 * 60 * 60_000, -5);
    expect(row?.signed_in_at).toBeNull();
    await home.member.update({ role: "other" });
    expect((await page(home.cookie, home.pages)).html).not.toContain(which);
    expect((await page(home.cookie, home.pages, { intent: "sign-out-child", which })).status).toBe(404);
    await home.member.update({ role: "child" });
    expect((await page(home.cookie, home.pages, { intent: "sign-out-child", which })).status).toBe(303);
    expect((await device.get("/users/me")).status).toBe(401);
  });

  it("is mailed to every guardian when a child without email gets another", async () => {
    const home = await makeHome();
    for (let times = 0; times < 2; times += 1) {
      const { body } = await home.api.post(`${home.path}/sign-in-links`, { kind: "device" });
      await letIn(body.url);
    }
    await vi.waitFor(() => expect(smtp.delivered).toHaveLength(1), { timeout: 15_000 });
    expect(smtp.delivered[0]?.to).toEqual([home.user.email]);
    expect(smtp.delivered[0]?.mail.subject).toContain("New sign-in to Roost for Ella");
  });
});

describe("a link that someone else made for a password", () => {
  it("is told by mail and on the next page, can be ended there, and is told after its use too", async () => {
    const home = await makeHome();
    const tom = await joinAsGuardian(home, "Tom");
    const toms = await makeClient(app.url, tom.user);
    const make = () =>
      toms.post(`${home.path.replace(/\d+$/, String(home.own.id))}/sign-in-links`, { kind: "password" });
    const made = await make();
    await vi.waitFor(() => expect(smtp.delivered).toHaveLength(1), { timeout: 15_000 });
    expect([smtp.delivered[0]?.to, smtp.delivered[0]?.mail.text]).toEqual([
      [home.user.email],
      expect.stringContaining("Tom made a link with which a new password can be set for you"),
    ]);
    const { html } = await page(home.cookie, "/account/privacy");
    expect(html).toMatch(/Tom made a link with which a new password can be set for you, today at \d?\d:\d\d/);
    expect(html).toContain("If you did not ask for it, end it.");
    const form = { intent: "end-password-link", link_id: String(made.body.id), return_to: "/account/privacy" };
    expect((await page(home.cookie, "/account/password-link", form)).location).toBe("/account/privacy");
    expect((await page(home.cookie, "/account/privacy")).html).not.toContain("Tom made a link");
    expect((await open(new URL(made.body.url).pathname)).status).toBe(410);

    const again = await make();
    const used = await fetch(again.body.url, {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams({ sign_in_name: `maya${home.user.id}`, password: "violet compass harbour noodle" }),
    });
    expect(used.status).toBeLessThan(400);
    const later = await signedInCookie(home.user);
    // Too late to end it.
    const late = await page(later, "/account/password-link", { ...form, link_id: String(again.body.id) });
    expect([late.location, late.message]).toEqual(["/account/privacy", "This link has been used."]);
    expect((await page(later, "/account/privacy")).html).toContain("It was used.");
    await page(later, "/account/password-link", { intent: "note-password-link", link_id: "0" });
    expect((await page(later, "/account/privacy")).html).not.toContain("It was used.");
    expect((await page(await signedInCookie(tom.user), "/account/privacy")).html).not.toContain("made a link");
  });
});

it("is told to an account without a family, too, which can end it", async () => {
  const home = await makeHome();
  const tom = await joinAsGuardian(home, "Tom");
  const cookie = await signedInCookie(tom.user);
  const path = `${home.path.replace(/\d+$/, String(tom.member.id))}/sign-in-links`;
  await home.api.post(path, { kind: "password" });
  await SignInLink.update({ made_by: null }, { where: { user_id: tom.user.id } });
  await tom.member.update({ user_id: null });
  await tom.user.update({ family_id: null });
  const { html } = await page(cookie, "/onboarding");
  expect(html).toContain("made a link with which a new password can be set for you");
  const link_id = /name="link_id" value="(\d+)"/.exec(html)?.[1] ?? "";
  const form = { intent: "end-password-link", link_id, return_to: "/onboarding" };
  expect((await page(cookie, "/account/password-link", form)).location).toBe("/onboarding");
  expect((await SignInLink.findByPk(link_id))?.ended_at).not.toBeNull();
  expect((await page(cookie, "/onboarding")).html).not.toContain("made a link");
});

describe("I cannot sign in", () => {
  const ask = (name: string) => open("/sign-in/help", { name });
  const SENT = "If this is an account with a confirmed address, a link is on its way. It works for 30 minutes.";

  it("says who can help, and answers every name alike", async () => {
    const help = await open("/sign-in/help");
    expect([help.status, help.heading]).toEqual([200, "I cannot sign in"]);
    expect(help.html).toContain("Family Settings, your name, Help signing in.");
    expect(help.html).toContain("Whoever runs this Roost can, too: npm run sign-in-link -- NAME");
    const home = await makeHome();
    const email = `maya${home.user.id}@example.com`;
    await home.user.update({ email, sign_in_email: email });
    for (const name of [email, "nobody", home.ella.sign_in_name ?? ""]) {
      const answer = await ask(name);
      expect([answer.status, answer.html.includes(SENT)]).toEqual([200, true]);
    }
    expect((await ask(" ")).status).toBe(400);
    const mails = () => smtp.delivered.filter(({ to }) => to.includes(email));
    await vi.waitFor(() => expect(mails()).toHaveLength(1), { timeout: 15_000 });
    const [{ mail } = { mail: undefined }] = mails();
    expect(mail?.subject).toBe("A new password for Roost");
    const path = /\/let-in\/[\w-]{43}/.exec(mail?.text ?? "")?.[0] ?? "";
    expect((await open(path)).status).toBe(200);
    expect((await page(home.cookie, "/account/privacy")).html).not.toContain("made a link");
  });

  it("mails three an hour to an account", async () => {
    const home = await makeHome();
    const email = `maya${home.user.id}@example.com`;
    await home.user.update({ email, sign_in_email: email });
    for (let times = 0; times < 5; times += 1) await ask(email);
    const jobs = () =>
      sequelize.query("SELECT FROM pgboss.job WHERE data ->> 'kind' = 'new-password' AND data ->> 'user' = $1", {
        bind: [String(home.user.id)],
      });
    await vi.waitFor(async () => expect((await jobs())[0]).toHaveLength(3), { timeout: 15_000 });
  });
});
