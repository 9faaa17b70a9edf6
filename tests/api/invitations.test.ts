import { describe, expect, it } from "vitest";
import { Session } from "#app/models/people/session.server.ts";
import type { User } from "#app/models/people/user.server.ts";
import { makeClient } from "#tests/support/api.ts";
import { runApp } from "#tests/support/api-app.ts";
import { makeUser } from "#tests/support/factories.ts";

const app = runApp();
const INVALID = { error: "Invalid or expired invitation" };
const GRANDMA = { email: "grandma@example.com", name: "Grandma", role: "guardian", color: "#8e9b74" };

async function invited(input: Record<string, unknown> = {}) {
  const family = await app.family({ name: "The Finches" });
  const { status, body } = await family.api.post(`${family.path}/invitations`, { ...GRANDMA, ...input });
  expect(status).toBe(201);
  const grandma = await makeUser({ email: GRANDMA.email });
  return { ...family, invitation: body, grandma, hers: await makeClient(app.url, grandma) };
}

describe("an invitation over the API", () => {
  it("is answered with its link, and that no mail went out where none is set up", async () => {
    const { family, user, invitation } = await invited();
    expect(invitation).toMatchObject({
      family_id: family.id,
      invited_by: user.id,
      invited_email: "grandma@example.com",
      invited_name: "Grandma",
      invited_role: "guardian",
      invited_color: "#8E9B74",
      invite_url: `${app.url}/join/${invitation.invitation_token}`,
      email_sent: false,
      is_accepted: false,
      accepted_by: null,
      accepted_at: null,
      expires_at: expect.stringMatching(/Z$/),
    });
    expect(invitation).not.toHaveProperty("token_seed");
    expect(invitation).not.toHaveProperty("token_hash");
  });

  it("can be read with the link alone", async () => {
    const { invitation } = await invited();
    const { status, body } = await app.anonymous().get(`/invitations/${invitation.invitation_token}`);
    expect([status, body]).toEqual([
      200,
      {
        family_name: "The Finches",
        invited_role: "guardian",
        invited_email: "grandma@example.com",
        expires_at: invitation.expires_at,
      },
    ]);
    for (const token of ["nothing", "%00", "x".repeat(2000)]) {
      const wrong = await app.anonymous().get(`/invitations/${token}`);
      expect([wrong.status, wrong.body]).toEqual([404, INVALID]);
    }
    const none = await app.anonymous().get("/invitations");
    expect([none.status, none.body]).toEqual([404, { error: "Invalid invitation link" }]);
  });

  it("is listed, resent under the same link, and revoked", async () => {
    const { api, path, invitation } = await invited();
    expect((await api.get(`${path}/invitations`)).body).toEqual([invitation]);
    const resent = await api.post(`${path}/invitations/${invitation.id}/resend`);
    expect([resent.status, resent.body.invitation_token]).toEqual([200, invitation.invitation_token]);
    expect(resent.body.expires_at > invitation.expires_at).toBe(true);
    expect((await api.delete(`${path}/invitations/${invitation.id}`)).status).toBe(204);
    expect((await api.get(`${path}/invitations`)).body).toEqual([]);
    const read = await app.anonymous().get(`/invitations/${invitation.invitation_token}`);
    expect([read.status, read.body]).toEqual([410, INVALID]);
    expect((await api.delete(`${path}/invitations/${invitation.id}`)).status).toBe(404);
  });

  it("that is replaced is 410", async () => {
    const { api, path, invitation } = await invited();
    const newer = await api.post(`${path}/invitations`, { ...GRANDMA, email: "GRANDMA@example.com" });
    expect(newer.status).toBe(201);
    expect((await app.anonymous().get(`/invitations/${invitation.invitation_token}`)).status).toBe(410);
  });

  it.each(["resend", "revoke"])(
    "that is gone is none to %s, and the family's own form stays as it is",
    async (verb) => {
      const { api } = await app.family({ name: "The Finches" });
      const sent = await fetch(`${app.url}/account/family`, {
        method: "POST",
        headers: { Cookie: api.cookie, Accept: "text/html" },
        body: new URLSearchParams({ intent: `${verb}-invitation`, invitation_id: "999999" }),
      });
      const html = await sent.text();
      expect([sent.status, html.includes("Invitation not found")]).toEqual([404, true]);
      expect(html).toMatch(/<input(?=[^>]*name="family_name")(?=[^>]*value="The Finches")/);
    },
  );

  it("wants an e-mail and a role", async () => {
    const { api, path } = await app.family();
    const cases: [Record<string, unknown>, string, string][] = [
      [{}, "email", "Required"],
      [{ email: "x" }, "email", "Invalid email"],
      [{ email: "grandma@example.com\r\nBcc: everyone@example.com" }, "email", "Invalid email"],
      [{ email: 5 }, "email", "Expected string, received number"],
      [
        { role: "boss" },
        "role",
        "Invalid enum value. Expected 'parent' | 'child' | 'guardian' | 'other', received 'boss'",
      ],
      [{ name: "x".repeat(101) }, "name", "String must contain at most 100 character(s)"],
      [{ color: "red" }, "color", "Invalid color"],
    ];
    for (const [change, field, message] of cases) {
      const sent = Object.keys(change).length > 0 ? { ...GRANDMA, ...change } : { role: "child" };
      const { status, body } = await api.post(`${path}/invitations`, sent);
      expect([status, body.issues]).toEqual([400, [{ path: field, message }]]);
    }
  });

  it("is refused for a member of the family", async () => {
    const { api, path, user } = await app.family();
    const { status, body } = await api.post(`${path}/invitations`, { ...GRANDMA, email: user.email });
    expect([status, body.error]).toEqual([409, `${user.email} is in the family already.`]);
  });

  it("with an Idempotency-Key is made once, and the answer is the same", async () => {
    const { api, path } = await app.family();
    const send = () => api.post(`${path}/invitations`, GRANDMA, { "Idempotency-Key": "once" });
    const [first, second] = [await send(), await send()];
    expect([second.status, second.body]).toEqual([201, first.body]);
    expect((await api.get(`${path}/invitations`)).body).toHaveLength(1);
  });
});

describe("accepting over the API", () => {
  const accept = async (token: string, user: User) =>
    (await makeClient(app.url, user)).send("POST", `/invitations/${token}/accept`, {
      headers: { "Content-Type": "application/json" },
    });

  it("brings the person into the family, and again changes nothing", async () => {
    const { family, path, invitation, grandma, hers } = await invited();
    const token = invitation.invitation_token;
    expect((await accept(token, grandma)).status).toBe(200);
    expect((await hers.get("/families/me")).body.id).toBe(family.id);
    const members = (await hers.get(`${path}/members`)).body;
    expect(members.at(-1)).toMatchObject({ user_id: grandma.id, name: "Grandma", role: "guardian", color: "#8E9B74" });
    expect((await accept(token, grandma)).status).toBe(200);
    expect((await hers.get(`${path}/members`)).body).toHaveLength(members.length);
    expect((await app.anonymous().get(`/invitations/${token}`)).status).toBe(410);
    const twin = await makeUser({ email: GRANDMA.email });
    expect((await accept(token, twin)).status).toBe(410);
  });

  it("is 401 without a session, 403 for another or an unverified e-mail, 409 with a family", async () => {
    const { invitation, grandma } = await invited();
    const token = invitation.invitation_token;
    expect((await app.anonymous().post(`/invitations/${token}/accept`)).status).toBe(401);
    const other = await makeUser({ email: "maya@example.com" });
    const refused = await accept(token, other);
    expect([refused.status, refused.body.error]).toEqual([
      403,
      "This invitation is for grandma@example.com, but you're signed in as maya@example.com.",
    ]);
    await grandma.update({ email_verified: false });
    expect((await accept(token, grandma)).status).toBe(403);
    await grandma.update({ email_verified: true, family_id: (await app.family()).family.id });
    expect((await accept(token, grandma)).status).toBe(409);
    expect((await accept("nothing", grandma)).status).toBe(404);
  });

  it("ends for a session that was ended", async () => {
    const { invitation, grandma, hers } = await invited();
    await Session.destroy({ where: { user_id: grandma.id } });
    expect((await hers.post(`/invitations/${invitation.invitation_token}/accept`)).status).toBe(401);
  });
});

it("a family loses someone with an account, and they lose it", async () => {
  const { api, path, invitation, hers } = await invited();
  await hers.post(`/invitations/${invitation.invitation_token}/accept`);
  const member = (await api.get(`${path}/members`)).body.at(-1);
  expect((await api.delete(`${path}/members/${member.id}`)).status).toBe(204);
  expect((await hers.get(`${path}/members`)).status).toBe(404);
  expect((await hers.get("/users/me")).body.family_id).toBeNull();
});

it("guesses are counted by network, and get a Retry-After", async () => {
  const from = (address: string, token: string) =>
    app.anonymous().get(`/invitations/${token}`, { headers: { "X-Forwarded-For": address } });
  for (let guess = 0; guess < 30; guess += 1) {
    expect((await from(`2001:db8:1:2::${guess + 1}`, `guess-${guess}`)).status).toBe(404);
  }
  const { status, headers } = await from("2001:db8:1:2:ffff::1", "one-more");
  expect(status).toBe(429);
  expect(Number(headers.get("Retry-After"))).toBeGreaterThan(0);
  expect((await from("2001:db8:1:3::1", "from-elsewhere")).status).toBe(404);
});
