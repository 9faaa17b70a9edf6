import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { sequelize } from "#app/db/database.server.ts";
import { Session } from "#app/models/people/session.server.ts";
import { User } from "#app/models/people/user.server.ts";
import { Way } from "#app/models/people/way.server.ts";
import { Client } from "#tests/support/api.ts";
import { runApp } from "#tests/support/api-app.ts";
import { startProvider } from "#tests/support/provider.ts";

const provider = await startProvider();
const app = runApp(async () => provider.env());
afterAll(() => provider.stop());

beforeEach(() => {
  provider.claims = { sub: crypto.randomUUID(), email: "anna@example.com", email_verified: true, given_name: "Anna" };
  provider.tokenError = null;
  provider.signsOddly = false;
});

const readCookies = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");

/** Visits the provider and comes back with a code, as a browser would. */
async function begin() {
  const { status, body, headers } = await app.anonymous().get("/oauth/mock/redirect_url");
  expect(status).toBe(200);
  const cookie = readCookies(headers);
  const answer = await fetch(body.redirectUrl, { redirect: "manual" });
  const back = new URL(answer.headers.get("Location") as string);
  return {
    redirectUrl: new URL(body.redirectUrl),
    back,
    cookie,
    api: new Client(app.url, cookie),
    code: back.searchParams.get("code") as string,
    state: back.searchParams.get("state") as string,
  };
}

const NOT_EXCHANGED = { error: expect.stringContaining("The code could not be exchanged for a session") };

describe("GET /api/oauth/{provider}/redirect_url", () => {
  it("leads to the provider with state and PKCE, and ties them to the browser", async () => {
    const { redirectUrl, back, cookie } = await begin();
    expect(redirectUrl.origin).toBe(provider.url);
    expect(Object.fromEntries(redirectUrl.searchParams)).toMatchObject({
      response_type: "code",
      client_id: "roost",
      redirect_uri: `${app.url}/auth/callback`,
      code_challenge_method: "S256",
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      scope: expect.stringContaining("openid"),
      state: expect.stringMatching(/.{16,}/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(`${back.origin}${back.pathname}`).toBe(`${app.url}/auth/callback`);
    expect(cookie).toMatch(/^roost_attempt_[\w-]+=/);
  });

  it("is 404 for another provider", async () => {
    expect((await app.anonymous().get("/oauth/google/redirect_url")).status).toBe(404);
  });
});

describe("POST /api/sessions", () => {
  it("makes a session of a code", async () => {
    const { api, code, state } = await begin();
    const { status, body, headers } = await api.post("/sessions", { code, state });
    expect([status, body]).toEqual([200, { success: true }]);
    const lines = headers.getSetCookie();
    const session = lines.find((line) => line.startsWith("roost_session="));
    expect(session).toMatch(/HttpOnly/);
    expect(session).toMatch(/SameSite=Lax/);
    expect(session).toMatch(/Path=\//);
    expect(session).toMatch(/Max-Age=2592000/);
    expect(lines.find((line) => line.startsWith("roost_attempt_"))).toMatch(/Max-Age=0/);

    const signedIn = new Client(app.url, session?.split(";")[0]);
    const me = await signedIn.get("/users/me");
    expect(me.body).toMatchObject({ email: "anna@example.com", user_data: { given_name: "Anna" }, family_id: null });

    const out = await signedIn.get("/logout");
    expect([out.status, out.body]).toEqual([200, { success: true }]);
    expect(out.headers.getSetCookie().join()).toMatch(/roost_session=;.*Max-Age=0/);
    expect((await signedIn.get("/users/me")).status).toBe(401);
    expect((await signedIn.get("/logout")).status).toBe(200);
  });

  it("takes the only state there is when none is sent", async () => {
    const { api, code } = await begin();
    expect((await api.post("/sessions", { code })).status).toBe(200);
  });

  it("exchanges the same code once, for two at the same moment and later", async () => {
    const { api, code, state } = await begin();
    const asked = provider.tokensAsked;
    const [first, second] = await Promise.all([
      api.post("/sessions", { code, state }),
      api.post("/sessions", { code, state }),
    ]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect((await api.post("/sessions", { code, state })).status).toBe(200);
    expect(provider.tokensAsked - asked).toBe(1);
    expect(await Way.count({ where: { subject: String(provider.claims.sub) } })).toBe(1);
  });

  it("is 400 without the browser's own attempt, or with another's state", async () => {
    const [mine, theirs] = [await begin(), await begin()];
    const tries = [
      app.anonymous().post("/sessions", { code: mine.code }),
      app.anonymous().post("/sessions", { code: mine.code, state: mine.state }),
      mine.api.post("/sessions", { code: mine.code, state: theirs.state }),
      mine.api.post("/sessions", { code: mine.code, state: "made-up" }),
      new Client(app.url, `${mine.cookie}; ${theirs.cookie}`).post("/sessions", { code: mine.code }),
      theirs.api.post("/sessions", { code: mine.code, state: theirs.state }),
    ];
    for (const answer of tries) {
      const { status, body, headers } = await answer;
      expect([status, body]).toEqual([400, expect.objectContaining(NOT_EXCHANGED)]);
      expect(headers.getSetCookie().join()).not.toContain("roost_session");
    }
  });

  it.each([
    ["no code", {}, "Required"],
    ["an empty code", { code: "" }, "String must contain at least 1 character(s)"],
    ["a number", { code: 5 }, "Expected string, received number"],
  ])("is 400 with %s", async (_, input, message) => {
    const { status, body } = await app.anonymous().post("/sessions", input);
    expect([status, body.issues]).toEqual([400, [{ path: "code", message }]]);
  });

  it("is 400 for a code that the provider does not know, however often", async () => {
    const { api, state } = await begin();
    provider.tokenError = "invalid_grant";
    for (const _ of [1, 2]) {
      const { status, body } = await api.post("/sessions", { code: "made up", state });
      expect([status, body]).toEqual([400, expect.objectContaining(NOT_EXCHANGED)]);
    }
    const words = "Failed to exchange code for session token: API responded with HTTP status 400";
    await expect.poll(() => app.output.text).toContain(`"reason":"${words}"`);
  });

  it.each(["sign_ins", "sessions"])("without %s is our own failure, and not the code's", async (table) => {
    const { api, back, cookie, code, state } = await begin();
    const words = "Failed to exchange code for session token: API responded with HTTP status 500";
    const before = app.output.text.length;
    await sequelize.query(`ALTER TABLE ${table} RENAME TO ${table}_away`);
    const called = await api.post("/sessions", { code, state });
    const returned = await fetch(back, { headers: { Cookie: cookie }, redirect: "manual" });
    await sequelize.query(`ALTER TABLE ${table}_away RENAME TO ${table}`);
    expect([called.status, called.body]).toEqual([500, { error: words }]);
    // The page logs it, and redirects to the landing page (docs/product/accounts.md, "Coming back from the provider").
    expect([returned.status, returned.headers.get("Location")]).toEqual([303, "/"]);
    await expect.poll(() => app.output.text.slice(before)).toContain(`"reason":"${words}"`);
  });

  it.each([
    ["for another client", { aud: "someone-else" }],
    ["of another issuer", { iss: "https://issuer.test" }],
    ["that has run out", { exp: 1_000_000_000 }],
    ["without an e-mail", { email: undefined }],
    ["with an e-mail that is none", { email: "anna" }],
  ])("is 400 for a token %s", async (_, claims) => {
    const { api, code, state } = await begin();
    Object.assign(provider.claims, claims);
    const { status, headers } = await api.post("/sessions", { code, state });
    expect(status).toBe(400);
    expect(headers.getSetCookie().join()).not.toContain("roost_session");
  });

  it.each<[string, () => void]>([
    ["of another sign-in", () => Object.assign(provider.claims, { nonce: "another" })],
    ["without a nonce", () => Object.assign(provider.claims, { nonce: undefined })],
    ["of another client", () => Object.assign(provider.claims, { aud: "another" })],
    ["of another issuer", () => Object.assign(provider.claims, { iss: "https://another.example" })],
    ["that has run out", () => Object.assign(provider.claims, { exp: 1_700_000_000 })],
  ])("is 400 for an id_token %s", async (_, spoil) => {
    spoil();
    const { api, code, state } = await begin();
    expect(await api.post("/sessions", { code, state })).toMatchObject({ status: 400, body: NOT_EXCHANGED });
  });

  it("takes the profile from the provider's userinfo, but for one of somebody else", async () => {
    provider.claims = { sub: "profiled", email: undefined as never };
    const send = async (sub: string) => {
      provider.userInfo = { sub, email: "profiled@example.com", email_verified: true, given_name: "Pia" };
      const { api, code, state } = await begin();
      return api.post("/sessions", { code, state });
    };
    expect(await send("another")).toMatchObject({ status: 400, body: NOT_EXCHANGED });
    expect((await send("profiled")).status).toBe(200);
  });

  it("is 400 for an id_token with a signature that is not accepted", async () => {
    provider.signsOddly = true;
    const { api, code, state } = await begin();
    expect(await api.post("/sessions", { code, state })).toMatchObject({ status: 400, body: NOT_EXCHANGED });
  });

  it("knows a person by issuer and subject, whatever their e-mail", async () => {
    const first = await begin();
    await first.api.post("/sessions", { code: first.code, state: first.state });
    provider.claims = { ...provider.claims, email: "anna@new.example", given_name: "Anni" };
    const second = await begin();
    await second.api.post("/sessions", { code: second.code, state: second.state });
    const ways = await Way.findAll({ where: { subject: String(provider.claims.sub) } });
    expect(ways).toHaveLength(1);
    expect(await User.findByPk(ways[0]?.user_id)).toMatchObject({ email: "anna@new.example", given_name: "Anni" });
  });

  it("gives a new session at each sign-in, and ends the one before", async () => {
    const first = await begin();
    const one = await first.api.post("/sessions", { code: first.code, state: first.state });
    const old = readCookies(one.headers);
    const second = await begin();
    const again = new Client(app.url, `${second.cookie}; ${old}`);
    const two = await again.post("/sessions", { code: second.code, state: second.state });
    expect(two.status).toBe(200);
    expect((await new Client(app.url, old).get("/users/me")).status).toBe(401);
    expect((await new Client(app.url, readCookies(two.headers)).get("/users/me")).status).toBe(200);
  });

  it("refuses to sign in or out for another site", async () => {
    const { api, code, state } = await begin();
    const foreign: Record<string, string>[] = [{ Origin: "https://evil.test" }, { "Sec-Fetch-Site": "cross-site" }];
    for (const headers of foreign) {
      expect((await api.post("/sessions", { code, state }, headers)).status).toBe(403);
      const { api: family } = await app.family();
      expect((await family.get("/logout", { headers })).status).toBe(403);
      expect((await family.get("/users/me")).status).toBe(200);
    }
  });

  it("writes no code, token or person to the log", async () => {
    const { api, code, state } = await begin();
    const { headers } = await api.post("/sessions", { code, state });
    await fetch(`${app.url}/auth/callback?code=${code}&state=${state}`, { redirect: "manual" });
    const token = readCookies(headers).match(/roost_session=([^;]+)/)?.[1] as string;
    await expect.poll(() => app.output.text).toContain('"path":"/auth/callback"');
    for (const secret of [code, state, token, "anna@example.com"]) expect(app.output.text).not.toContain(secret);
  });
});

describe("a session cookie", () => {
  it.each(["", "x", "roost_session=abc", "roost_session=%00", `roost_session=${"e30".repeat(900)}`])(
    "is nobody's when it reads %.40s",
    async (cookie) => {
      expect((await new Client(app.url, cookie).get("/users/me")).status).toBe(401);
    },
  );

  it("is no session once it has expired", async () => {
    const { api, user } = await app.family();
    expect((await api.get("/users/me")).status).toBe(200);
    await Session.update({ expires_at: new Date(Date.now() - 1000) }, { where: { user_id: user.id } });
    expect((await api.get("/users/me")).status).toBe(401);
  });
});
