import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { unsubscribeToken } from "#app/services/notices/unsubscribe-tokens.server.ts";
import { makeClient } from "#tests/support/api.ts";
import { runApp } from "#tests/support/api-app.ts";
import { makeUser } from "#tests/support/factories.ts";
import { startSmtp } from "#tests/support/smtp.ts";

const PATH = "/users/me/notifications";
let smtp: Awaited<ReturnType<typeof startSmtp>>;
const app = runApp(async () => {
  smtp = await startSmtp();
  return { SMTP_URL: smtp.url, MAIL_FROM: "Roost <roost@example.com>" };
});
beforeEach(() => {
  smtp.delivered.length = 0;
});
afterAll(() => smtp.stop());

const NONE = { email: false, push: false, self_hosted: false };
const DEFAULTS = {
  kinds: {
    event_reminders: { ...NONE, push: true },
    chores: { ...NONE, push: true },
    changes: { ...NONE, push: true },
    daily_digest: NONE,
    weekly_plan: { ...NONE, email: true },
    invitations: { ...NONE, email: true },
  },
  daily_digest_time: "06:45",
  weekly_plan_time: "17:00",
  quiet_from: "21:00",
  quiet_to: "06:30",
  reminders_in_quiet_hours: true,
  time_zone: null,
  self_hosted: null,
  channels: { email: true, push: false, self_hosted: false },
  email_stopped_at: null,
};

describe("what a person wants to hear of", () => {
  it("has defaults, and only sent fields change, nested ones too", async () => {
    const { api } = await app.family();
    expect((await api.get(PATH)).body).toEqual(DEFAULTS);
    const { status, body } = await api.put(PATH, {
      kinds: { daily_digest: { email: true } },
      daily_digest_time: "07:30",
      time_zone: "Asia/Tokyo",
    });
    const expected = {
      ...DEFAULTS,
      kinds: { ...DEFAULTS.kinds, daily_digest: { ...NONE, email: true } },
      daily_digest_time: "07:30",
      time_zone: "Asia/Tokyo",
    };
    expect([status, body]).toEqual([200, expected]);
    expect((await api.put(PATH, { quiet_from: null, quiet_to: null })).body).toEqual({
      ...expected,
      quiet_from: null,
      quiet_to: null,
    });
    expect((await api.put(PATH, {})).body).toMatchObject({ quiet_from: null });
  });

  it.each([
    [{ kinds: { gossip: { email: true } } }, "kinds.gossip"],
    [{ kinds: { changes: { pigeon: true } } }, "kinds.changes.pigeon"],
    [{ kinds: { changes: { email: "yes" } } }, "kinds.changes.email"],
    [{ time_zone: "Mars/Olympus" }, "time_zone"],
    [{ daily_digest_time: "24:00" }, "daily_digest_time"],
    [{ daily_digest_time: null }, "daily_digest_time"],
    [{ quiet_from: null }, "quiet_from"],
    [{ quiet_to: null }, "quiet_to"],
  ])("%j is refused at %s", async (change, field) => {
    const { api } = await app.family();
    const { status, body } = await api.put(PATH, change);
    expect([status, body.issues[0].path]).toEqual([400, field]);
    expect((await api.get(PATH)).body).toEqual(DEFAULTS);
  });

  it("may go to a server of one's own, whose token is never shown", async () => {
    const { api } = await app.family();
    const url = "https://ntfy.example.org/finches";
    const { status, body } = await api.put(PATH, { self_hosted: { type: "ntfy", url, token: "tk_1" } });
    const shown = { type: "ntfy", url, has_token: true, stopped_at: null };
    const channels = { ...DEFAULTS.channels, self_hosted: true };
    expect([status, body]).toEqual([200, { ...DEFAULTS, self_hosted: shown, channels }]);
    expect((await api.put(PATH, { self_hosted: { token: null } })).body.self_hosted).toEqual({
      ...shown,
      has_token: false,
    });
    expect((await api.put(PATH, { self_hosted: null })).body).toEqual(DEFAULTS);
  });

  it.each([
    [{ url: "https://ntfy.example.org/a" }, "type"],
    [{ type: "pigeon", url: "https://ntfy.example.org/a" }, "type"],
    [{ type: "ntfy" }, "url"],
    [{ type: "ntfy", url: "https://ntfy.example.org" }, "url"],
    [{ type: "gotify", url: "http://gotify.example.org" }, "url"],
    [{ type: "gotify", url: "https://127.0.0.1" }, "url"],
    [{ type: "gotify", url: "https://[::1]/" }, "url"],
    [{ type: "gotify", url: "https://0x7f000001/" }, "url"],
    [{ type: "gotify", url: "https://localhost" }, "url"],
    [{ type: "gotify", url: "https://me:secret@gotify.example.org" }, "url"],
    [{ type: "gotify", url: `https://gotify.example.org/${"x".repeat(2000)}` }, "url"],
    [{ type: "gotify", url: "https://gotify.example.org", token: "a\r\nX: b" }, "token"],
  ])("the server %j is refused at its %s", async (self_hosted, field) => {
    const { api } = await app.family();
    const { status, body } = await api.put(PATH, { self_hosted });
    expect([status, body.issues[0].path]).toEqual([400, `self_hosted.${field}`]);
    expect((await api.get(PATH)).body).toEqual(DEFAULTS);
  });

  it("needs no family", async () => {
    const api = await makeClient(app.url, await makeUser());
    expect((await api.get(PATH)).body).toEqual(DEFAULTS);
  });
});

describe("a test", () => {
  it("goes by what works, five times in ten minutes", async () => {
    const { api, user } = await app.family();
    expect(await api.post(`${PATH}/test`)).toMatchObject({ status: 202, body: { channels: ["email"] } });
    await expect.poll(() => smtp.delivered.length, { timeout: 10_000 }).toBe(1);
    expect(smtp.delivered[0]).toMatchObject({ to: [user.email], mail: { subject: "A test from Roost" } });
    expect(smtp.delivered[0]?.raw).not.toMatch(/^List-Unsubscribe/im);
    expect((await api.post(`${PATH}/test`, { channel: "push" })).status).toBe(409);
    for (let time = 2; time <= 5; time += 1) expect((await api.post(`${PATH}/test`)).status).toBe(202);
    const { status, headers } = await api.post(`${PATH}/test`);
    expect([status, Number(headers.get("Retry-After")) > 0]).toEqual([429, true]);
  });

  it("has nothing to come by where an address is not confirmed", async () => {
    const { api, user } = await app.family();
    await user.update({ email_verified: false });
    expect((await api.post(`${PATH}/test`)).status).toBe(409);
    expect((await api.get(PATH)).body.channels.email).toBe(false);
  });
});

describe("the link of a mail", () => {
  async function link() {
    const { api, user } = await app.family();
    const token = unsubscribeToken({ userId: user.id, kind: "weekly_plan", email: user.email });
    const wanted = async () => (await api.get(PATH)).body.kinds;
    const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
      fetch(`${app.url}/unsubscribe/${token}`, {
        method: "POST",
        body: new URLSearchParams(fields),
        headers,
        redirect: "manual",
      });
    return { token, wanted, post };
  }

  it("changes nothing when it is opened, and is in no log", async () => {
    const { token, wanted } = await link();
    const page = await fetch(`${app.url}/unsubscribe/${token}`);
    expect([page.status, (await page.text()).includes("weekly plans")]).toEqual([200, true]);
    expect(await wanted()).toEqual(DEFAULTS.kinds);
    await expect.poll(() => app.output.text).toContain("/unsubscribe/…");
    expect(app.output.text).not.toContain(token);
  });

  it("stops its kind with one click, without a cookie and whatever the origin, as often as one likes", async () => {
    const { wanted, post } = await link();
    const click = () =>
      post({ "List-Unsubscribe": "One-Click" }, { Origin: "https://mail.example", "Sec-Fetch-Site": "cross-site" });
    expect([(await click()).status, (await click()).status]).toEqual([200, 200]);
    expect(await wanted()).toEqual({ ...DEFAULTS.kinds, weekly_plan: NONE });
  });

  it("stops its kind or all by the form, and begins it again", async () => {
    const { wanted, post, token } = await link();
    const answer = await post({ intent: "stop-mails", what: "all" });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, `/unsubscribe/${token}?done=all`]);
    const stopped = await wanted();
    expect(Object.values(stopped as Record<string, { email: boolean }>).map(({ email }) => email)).toEqual(
      Array(6).fill(false),
    );
    await post({ intent: "start-mails", what: "kind" });
    expect(await wanted()).toMatchObject({ weekly_plan: { email: true }, invitations: { email: false } });
  });

  it("resumes all as before, and no others", async () => {
    const { wanted, post } = await link();
    // As a mail program does whose button is pressed before the page is opened.
    await post({ "List-Unsubscribe": "One-Click" });
    for (const _ of [1, 2]) await post({ intent: "stop-mails", what: "all" });
    await post({ intent: "start-mails", what: "all" });
    expect(await wanted()).toEqual(DEFAULTS.kinds);
  });

  it("is 404 when it is not ours", async () => {
    const { token } = await link();
    const [body, signature] = token.split(".");
    for (const wrong of [`${body}x.${signature}`, `${body}.`, body, `${token}.x`, "x.y"]) {
      const page = await fetch(`${app.url}/unsubscribe/${wrong}`, {
        method: "POST",
        body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
      });
      expect([wrong, page.status]).toEqual([wrong, 404]);
    }
  });
});
