import { afterAll, afterEach, describe, expect, it } from "vitest";
import { enqueue } from "#app/db/jobs.server.ts";
import { Family } from "#app/models/people/family.server.ts";
import { FamilyMember } from "#app/models/people/family-member.server.ts";
import { User } from "#app/models/people/user.server.ts";
import { doDepartures } from "#app/services/people/departures.server.ts";
import type { MemberRole } from "#app/shared/people/constants.ts";
import { makeClient } from "#tests/support/api.ts";
import { runApp } from "#tests/support/api-app.ts";
import { startApp } from "#tests/support/app.ts";
import { query } from "#tests/support/databases.ts";
import { passTime } from "#tests/support/departures.ts";
import { makeMember, makeUser } from "#tests/support/factories.ts";
import { postForm } from "#tests/support/post-form.ts";
import { startSmtp } from "#tests/support/smtp.ts";

let smtp: Awaited<ReturnType<typeof startSmtp>>;
const app = runApp(async () => {
  smtp = await startSmtp();
  return { SMTP_URL: smtp.url, MAIL_FROM: "Roost <roost@example.com>" };
});
afterEach(() => {
  smtp.delivered.length = 0;
});
afterAll(() => smtp.stop());

const LAST = "You’re the only parent here. Make someone else a parent first, or delete the family.";
const CLEARED = '"cache", "storage"';

async function join(family: Pick<Family, "id">, role: MemberRole, name = `A ${role}`) {
  const user = await makeUser({ family_id: family.id });
  await (await makeMember(family, { name })).update({ role, user_id: user.id });
  return { user, api: await makeClient(app.url, user) };
}

const see = async (path: string, cookie: string) => {
  const answer = await fetch(app.url + path, { headers: { Cookie: cookie, Accept: "text/html" }, redirect: "manual" });
  return { status: answer.status, to: answer.headers.get("Location"), html: await answer.text() };
};

/** The status of a form's answer, its redirect, and the data that the browser must clear. */
const wayOn = ({ status, headers }: Response) => [status, headers.get("Location"), headers.get("Clear-Site-Data")];

/** The delivered mails: the index of the recipient in `users`, and the subject. */
const mails = (users: User[]) =>
  smtp.delivered.map(({ to, mail }) => `${users.findIndex(({ email }) => email === to[0])} ${mail.subject}`).sort();
const gotMails = (users: User[], expected: RegExp[]) =>
  expect.poll(() => mails(users), { timeout: 15_000 }).toEqual(expected.map((one) => expect.stringMatching(one)));

describe("DELETE /families/{id}", () => {
  it("wants the name, and answers when; meanwhile all goes on, with a notice, until the family is kept", {
    timeout: 60_000,
  }, async () => {
    const made = await app.family({ name: "The Finches", given_name: "Maya", timeZone: "Europe/Vienna" });
    const [tom, ida] = [await join(made.family, "parent", "Tom"), await join(made.family, "child", "Ida")];
    const users = [made.user, tom.user, ida.user];
    await ida.user.update({ email_verified: false });
    await tom.user.update({ locale: "en-GB" });
    expect((await made.api.get("/families/me")).body.delete_at).toBeNull();

    for (const json of [{}, { name: 5 }, { name: "Finches" }, { name: "the finches" }]) {
      const { status, body } = await tom.api.delete(made.path, json);
      expect([status, body.issues[0].path]).toEqual([400, "name"]);
      if (json.name === "Finches")
        expect(body.issues[0].message).toBe("That isn’t the family’s name. Type it exactly.");
    }
    const asked = await tom.api.delete(made.path, { name: " The Finches " });
    expect([asked.status, Object.keys(asked.body)]).toEqual([202, ["delete_at"]]);
    expect(asked.body.delete_at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(await made.api.delete(made.path, { name: "The Finches" })).toMatchObject({ status: 202, body: asked.body });
    expect((await ida.api.get("/families/me")).body.delete_at).toBe(asked.body.delete_at);
    // Users without a verified address get no mail.
    // Each mail is in the language of the last page that its user saw.
    await gotMails(users, [
      /^0 The Finches will be deleted on [A-Z]\w+ \d+$/,
      /^1 The Finches will be deleted on \d+ [A-Z]\w+$/,
    ]);
    const { text = "", html = "" } = smtp.delivered[0]?.mail ?? {};
    for (const part of [text, html]) {
      expect(part).toContain("Tom asked for The Finches to be deleted");
      expect(part).toContain(`${app.url}/dashboard`);
    }
    expect(smtp.delivered[0]?.raw).not.toMatch(/List-Unsubscribe/i);

    // The family can use everything meanwhile.
    expect((await ida.api.post(`${made.path}/meals`, { title: "Soup", planned_date: "2026-10-14" })).status).toBe(201);
    const feed = `${made.path}/calendar/subscribe?token=${(await made.family.reload()).feed_token}`;
    expect((await app.anonymous().get(feed)).status).toBe(200);
    const [parents, childs] = [await see("/dashboard", made.api.cookie), await see("/dashboard", ida.api.cookie)];
    for (const { html: page } of [parents, childs]) {
      expect(page).toMatch(/Tom asked for The Finches to be deleted on [^<]*\. 14 days are left\./);
    }
    expect((await see("/dashboard", tom.api.cookie)).html).toContain("You asked for The Finches to be deleted on");
    expect(parents.html).toContain('value="keep-family"');
    expect(childs.html).not.toContain('value="keep-family"');
    expect(childs.html).not.toContain("data.zip");

    // On the day before, one mail a recipient, however often the job runs.
    await passTime(13.5);
    smtp.delivered.length = 0;
    for (const _ of [1, 2, 3]) await enqueue("departures", {});
    const open = "SELECT FROM pgboss.job WHERE state < 'completed' AND name IN ('departures', 'account-mail')";
    await expect.poll(() => query(process.env.DATABASE_URL as string, open), { timeout: 20_000 }).toEqual([]);
    await gotMails(users, [/^0 The Finches will be deleted on /, /^1 The Finches will be deleted on /]);
    expect((await see("/dashboard", made.api.cookie)).html).toContain("Less than a day left.");

    smtp.delivered.length = 0;
    expect((await ida.api.post(`${made.path}/keep`)).status).toBe(403);
    const kept = await made.api.post(`${made.path}/keep`);
    expect([kept.status, kept.body.name, kept.body.delete_at]).toEqual([200, "The Finches", null]);
    expect((await made.api.post(`${made.path}/keep`)).status).toBe(200);
    await gotMails(users, [/^0 The Finches will not be deleted$/, /^1 The Finches will not be deleted$/]);
    expect((await see("/dashboard", made.api.cookie)).html).not.toContain("to be deleted on");
  });

  it("ends with everything gone: sessions, feed, old addresses", async () => {
    const made = await app.family({ name: "The Finches" });
    const feed = `${made.path}/calendar/subscribe?token=${made.family.feed_token}`;
    await made.api.delete(made.path, { name: "The Finches" });
    await passTime(15);
    await doDepartures();
    expect((await made.api.get("/users/me")).status).toBe(401);
    expect((await app.anonymous().get(feed)).status).toBe(404);
    const again = await makeClient(app.url, made.user);
    expect((await again.get(`${made.path}/meals`)).status).toBe(404);
    expect((await again.get("/families/me")).status).toBe(404);
    expect(await see("/dashboard", again.cookie)).toMatchObject({ status: 302, to: "/onboarding" });
  });
});

it("a family whose time came while nothing ran is gone before a server answers its first request", async () => {
  const made = await app.family({ name: "The Finches" });
  await made.api.delete(made.path, { name: "The Finches" });
  await passTime(15);
  const started = await startApp(process.env.DATABASE_URL as string);
  try {
    expect(await Family.findByPk(made.family.id)).toBeNull();
  } finally {
    await started.stop();
  }
});

describe("POST /families/{id}/leave", () => {
  it("is 204, and the account is without a family; the last guardian gets a 403", async () => {
    const made = await app.family();
    const ida = await join(made.family, "child");
    const refused = await made.api.post(`${made.path}/leave`);
    expect([refused.status, refused.body.error]).toEqual([403, LAST]);
    expect((await ida.api.post(`${made.path}/leave`)).status).toBe(204);
    expect((await ida.api.get("/users/me")).body.family_id).toBeNull();
    expect((await ida.api.post(`${made.path}/leave`)).status).toBe(404);
    const { body } = await made.api.get(`${made.path}/removed`);
    expect(body.map((one: { kind: string; title: string }) => [one.kind, one.title])).toEqual([["member", "A child"]]);
  });
});

describe("DELETE /users/me", () => {
  it("is 202 with the date; all sessions end, and this browser forgets", async () => {
    const made = await app.family();
    const tom = await join(made.family, "guardian");
    const phone = await makeClient(app.url, tom.user);
    const answer = await tom.api.delete("/users/me");
    expect([answer.status, Object.keys(answer.body)]).toEqual([202, ["delete_at"]]);
    expect(Date.parse(answer.body.delete_at) - Date.now()).toBeGreaterThan(14 * 86_400_000 - 60_000);
    expect(answer.headers.get("Clear-Site-Data")).toBe(CLEARED);
    expect(answer.headers.getSetCookie().join()).toMatch(/roost_session=;.*Max-Age=0/);
    for (const api of [tom.api, phone]) expect((await api.get("/users/me")).status).toBe(401);
    expect(await FamilyMember.count({ where: { user_id: tom.user.id } })).toBe(1);
    await gotMails([tom.user], [/^0 Your Roost account will be deleted$/]);
    const refused = await made.api.delete("/users/me");
    expect([refused.status, refused.body.error]).toEqual([403, LAST]);
    // While the family itself waits, the last guardian may go.
    const family = await made.api.delete(made.path, { name: made.family.name });
    const { status, body } = await made.api.delete("/users/me");
    expect([status, body.delete_at >= family.body.delete_at]).toEqual([202, true]);
  });

  it("goes at once without a family", async () => {
    const user = await makeUser();
    const api = await makeClient(app.url, user);
    const { status, body } = await api.delete("/users/me");
    expect([status, Date.parse(body.delete_at) <= Date.now() + 1000]).toEqual([202, true]);
    expect(await User.findByPk(user.id)).toBeNull();
    expect((await api.get("/users/me")).status).toBe(401);
  });

  it("goes at once without a family by its page, which sends people with a family to theirs", async () => {
    const user = await makeUser();
    const { cookie } = await makeClient(app.url, user);
    const page = await see("/onboarding/delete", cookie);
    expect([page.status, page.html.includes("Delete my account?")]).toEqual([200, true]);
    const gone = await postForm(`${app.url}/onboarding/delete`, cookie, { intent: "delete-account" });
    expect(wayOn(gone)).toEqual([303, "/", CLEARED]);
    expect(await User.findByPk(user.id)).toBeNull();
    const made = await app.family();
    const sent = await fetch(`${app.url}/onboarding/delete`, {
      headers: { Cookie: made.api.cookie },
      redirect: "manual",
    });
    expect(sent.headers.get("Location")).toBe("/account/privacy/delete");
    const other = await postForm(`${app.url}/onboarding/delete`, made.api.cookie, { intent: "delete-account" });
    expect(wayOn(other)).toEqual([303, "/account/privacy/delete", null]);
    expect(await User.findByPk(made.user.id)).not.toBeNull();
  });
});

describe("pages", () => {
  it("the last guardian reads why, and what to do; their forms are refused", async () => {
    const made = await app.family();
    for (const [path, intent] of [
      ["/account/privacy/leave", "leave-family"],
      ["/account/privacy/delete", "delete-account"],
    ] as const) {
      const page = await see(path, made.api.cookie);
      expect(page.status).toBe(200);
      expect(page.html).toContain(LAST);
      expect(page.html).toContain('href="/account/privacy/delete-family"');
      const refused = await postForm(app.url + path, made.api.cookie, { intent });
      expect(refused.status).toBe(403);
      expect(await refused.text()).toContain(LAST);
    }
  });

  it("a wrong name comes back as it was typed; the right one leads to the dashboard, where the family is kept", async () => {
    const made = await app.family({ name: "The Finches" });
    const path = `${app.url}/account/privacy/delete-family`;
    const wrong = await postForm(path, made.api.cookie, { intent: "delete-family", name: "Finches" });
    const html = await wrong.text();
    expect(wrong.status).toBe(400);
    for (const part of ["That isn’t the family’s name. Type it exactly.", 'value="Finches"'])
      expect(html).toContain(part);
    const done = await postForm(path, made.api.cookie, { intent: "delete-family", name: "The Finches" });
    expect(wayOn(done)).toEqual([303, "/dashboard", null]);
    const pending = await see("/account/privacy/delete-family", made.api.cookie);
    expect(pending.html).toContain("You asked for The Finches to be deleted on");
    expect(pending.html).not.toContain('name="name"');
    const kept = await postForm(`${app.url}/dashboard`, made.api.cookie, { intent: "keep-family" });
    expect(wayOn(kept)).toEqual([303, "/dashboard", null]);
    expect((await made.family.reload()).delete_at).toBeNull();
  });

  it("leaving leads to a new beginning, deleting one's account to the landing page", async () => {
    const made = await app.family({ name: "The Finches" });
    const [ida, tom] = [await join(made.family, "child"), await join(made.family, "parent")];
    const leave = await postForm(`${app.url}/account/privacy/leave`, ida.api.cookie, { intent: "leave-family" });
    expect(wayOn(leave)).toEqual([303, "/onboarding", null]);
    const gone = await postForm(`${app.url}/account/privacy/delete`, tom.api.cookie, { intent: "delete-account" });
    expect(wayOn(gone)).toEqual([303, "/", CLEARED]);
    expect(await see("/dashboard", tom.api.cookie)).toMatchObject({ status: 302, to: "/" });
  });
});
