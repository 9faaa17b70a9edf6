import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { sequelize } from "#app/db/database.server.ts";
import { Session } from "#app/models/people/session.server.ts";
import type { User } from "#app/models/people/user.server.ts";
import { Client } from "#tests/support/api.ts";
import { runApp } from "#tests/support/api-app.ts";
import { startProvider } from "#tests/support/provider.ts";

const provider = await startProvider();
const behindTls = "https://roost.example";
const app = runApp(async () => ({ ...provider.env(), APP_URL: behindTls }));
afterAll(() => provider.stop());

beforeEach(async () => {
  provider.tokenError = null;
  await sequelize.query("DELETE FROM rate_limits");
});

const nameAndValue = (setCookie: string) => setCookie.split(";")[0] as string;

/** Begins a sign-in in a browser that has these cookies. Returns the `Set-Cookie` lines. */
async function begin(cookie = "") {
  const { headers } = await new Client(app.url, cookie).get("/oauth/mock/redirect_url");
  return headers.getSetCookie();
}

/** A sign-in that has returned from the provider. */
async function comeBack() {
  const { headers, body } = await app.anonymous().get("/oauth/mock/redirect_url");
  const answer = await fetch(body.redirectUrl, { redirect: "manual" });
  const back = new URL(answer.headers.get("Location") as string).searchParams;
  const api = new Client(app.url, nameAndValue(headers.getSetCookie()[0] as string));
  return { api, sent: { code: back.get("code"), state: back.get("state") } };
}

describe("the cookie of a sign-in, on https", () => {
  it("is our host's alone, has no colon in its name, and lasts 15 minutes", async () => {
    for (const answer of [
      await begin(),
      (await fetch(`${app.url}/auth/mock`, { method: "POST", redirect: "manual" })).headers.getSetCookie(),
    ]) {
      expect(answer).toHaveLength(1);
      const [pair, ...attributes] = (answer[0] as string).split("; ");
      expect(pair).toMatch(/^__Host-roost_attempt_[\w-]+=[^:;]+$/);
      expect(attributes.sort()).toEqual(["HttpOnly", "Max-Age=900", "Path=/", "SameSite=Lax", "Secure"]);
    }
  });

  it("signs in, and is deleted then", async () => {
    const { api, sent } = await comeBack();
    const { status, headers } = await api.post("/sessions", sent);
    expect(status).toBe(200);
    const [attempt] = api.cookie.split("=");
    const lines = headers.getSetCookie();
    expect(lines.find((line) => line.startsWith(`${attempt}=;`))).toMatch(/Max-Age=0.*Path=\/.*Secure/);
    expect(lines.find((line) => line.startsWith("__Host-roost_session="))).toMatch(/Path=\/; .*HttpOnly; Secure/);
  });

  it("counts only as we have written it", async () => {
    const { api, sent } = await comeBack();
    const [name, value] = api.cookie.split("=") as [string, string];
    const forged = Buffer.from(JSON.stringify({ state: sent.state, verifier: "a" })).toString("base64");
    for (const cookie of [`${name}=${forged}`, `${name}=${forged}.${value.split(".")[1]}`, `x${name}=${value}`]) {
      expect((await new Client(app.url, cookie).post("/sessions", sent)).status).toBe(400);
    }
    expect((await api.post("/sessions", sent)).status).toBe(200);
  });

  it("is kept for the last five sign-ins: more would fill the header", async () => {
    const jar: string[] = [];
    for (let sent = 0; sent < 7; sent += 1) {
      for (const line of await begin(jar.join("; "))) {
        const isOver = line.includes("Max-Age=0");
        if (isOver)
          jar.splice(
            jar.findIndex((pair) => pair.startsWith(line.split("=")[0] as string)),
            1,
          );
        else jar.push(nameAndValue(line));
      }
    }
    expect(jar).toHaveLength(5);
  });
});

describe("POST /api/sessions", () => {
  it("takes five codes with one sign-in, and asks the provider no more", async () => {
    const { api, sent } = await comeBack();
    const asked = provider.tokensAsked;
    provider.tokenError = "invalid_grant";
    const tries = await Promise.all(
      Array.from({ length: 12 }, (_, at) => api.post("/sessions", { ...sent, code: `${at}` })),
    );
    expect(tries.map(({ status }) => status)).toEqual(Array(12).fill(400));
    expect(provider.tokensAsked - asked).toBe(5);
    provider.tokenError = null;
    expect((await api.post("/sessions", sent)).status).toBe(400);
    expect(provider.tokensAsked - asked).toBe(5);
    const again = await comeBack();
    expect((await again.api.post("/sessions", again.sent)).status).toBe(200);
  });

  it("signs in as often as one address wants", { timeout: 60_000 }, async () => {
    const { api, sent } = await comeBack();
    await api.post("/sessions", sent);
    for (let round = 0; round < 16; round += 1) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => api.post("/sessions", sent)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    }
  });

  it("refuses a network for a while after 300 refused ones, and no other", { timeout: 60_000 }, async () => {
    const asked = provider.tokensAsked;
    const post = (network: string, body = '{"code":"x"}', type = "application/json") =>
      app.anonymous().send("POST", "/sessions", {
        raw: body,
        headers: { "Content-Type": type, "X-Forwarded-For": network },
      });
    for (let round = 0; round < 15; round += 1) {
      const answers = await Promise.all([
        ...Array.from({ length: 18 }, () => post("203.0.113.7")),
        post("::ffff:203.0.113.7", "["),
        post("203.0.113.7", "{}", "text/plain"),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([...Array(19).fill(400), 415]);
    }
    const { status, headers } = await post("203.0.113.7");
    expect(status).toBe(429);
    expect(Number(headers.get("Retry-After"))).toBeGreaterThan(500);
    expect(Number(headers.get("Retry-After"))).toBeLessThanOrEqual(600);
    expect((await post("203.0.113.8")).status).toBe(400);
    expect((await post("2001:db8:1:2::1")).status).toBe(400);
    expect(provider.tokensAsked).toBe(asked);
  });
});

it("the limit of a network holds for simultaneous calls", { timeout: 60_000 }, async () => {
  const options = {
    raw: '{"code":"x"}',
    headers: { "Content-Type": "application/json", "X-Forwarded-For": "203.0.113.9" },
  };
  const send = () => app.anonymous().send("POST", "/sessions", options);
  const answers = await Promise.all(Array.from({ length: 310 }, send));
  const count = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
  expect([count(400), count(429)]).toEqual([300, 10]);
});

describe("a session that was extended", () => {
  const DUE = { last_used_at: new Date(Date.now() - 2 * 3_600_000) };
  const makeDue = (user: User) => Session.update(DUE, { where: { user_id: user.id } });

  it.each([
    ["GET", "/api/users/me", 200],
    ["GET", "/api/families/0/meals", 404],
    ["DELETE", "/api/families/FAMILY/grocery/0", 404],
    ["DELETE", "/api/families/FAMILY/meals/MEAL", 204],
    ["GET", "/api/families/FAMILY/calendar/export", 200],
    ["GET", "/dashboard", 200],
    ["POST", "/account/devices", 400],
    ["GET", "/dashboard.data", 200],
    ["GET", "/_root.data", 202],
    ["GET", "/account/privacy/data.zip", 200],
    ["GET", "/join/none", 404],
  ])("has its cookie extended by %s %s (%i), once an hour", async (method, path, expected) => {
    const { user, family, path: root } = await app.family();
    const { cookie } = await signIn(user);
    const meal = await new Client(app.url, cookie).post(`${root}/meals`, { title: "Soup", planned_date: "2026-10-14" });
    const address = path.replace("FAMILY", String(family.id)).replace("MEAL", String(meal.body.id));
    const ask = () => fetch(app.url + address, { method, headers: { Cookie: cookie }, redirect: "manual" });
    await makeDue(user);
    const answer = await ask();
    expect(answer.status).toBe(expected);
    const renewed = answer.headers.getSetCookie().filter((line) => line.startsWith("__Host-roost_session="));
    expect(renewed).toHaveLength(1);
    expect(renewed[0]).toMatch(/Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax/);
    expect(nameAndValue(renewed[0] as string)).toBe(cookie);
    expect((await ask()).headers.getSetCookie().join()).not.toContain("roost_session");
  });

  it("gives no cookie to a calendar's reader", async () => {
    const { user, family } = await app.family();
    const { cookie } = await signIn(user);
    await makeDue(user);
    const feed = `/api/families/${family.id}/calendar/subscribe?token=${family.feed_token}`;
    const answer = await fetch(app.url + feed, { headers: { Cookie: cookie } });
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []]);
  });
});

/** Signs a user in by a cookie of https. */
async function signIn(user: User) {
  const { signedInCookie } = await import("#tests/support/session.ts");
  return { cookie: (await signedInCookie(user)).replace(/^/, "__Host-") };
}
