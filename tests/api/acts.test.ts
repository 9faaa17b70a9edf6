import { describe, expect, it } from "vitest";
import { addMember } from "#app/services/people/members.server.ts";
import { makeClient } from "#tests/support/api.ts";
import { runApp } from "#tests/support/api-app.ts";
import { makeUser } from "#tests/support/factories.ts";
import { makeScreenCode } from "#tests/support/screens.ts";

const app = runApp();

type Family = Awaited<ReturnType<typeof app.family>>;
const child = { name: "Juno", role: "child" as const, color: "#6BC5B8", birth_date: null };

const INVITED = { intent: "send-invitation", email: "aunt@example.com", role: "other" };
const UPDATE = { intent: "update-family" };

/** The acts of users, each with its logged fields besides the account. */
const ACTS: [what: string, act: string, more: (made: Family, memberId: number) => object, send: Send][] = [
  ["GET /logout", "sign-out", () => ({}), () => ["/logout"]],
  ["GET /api/logout", "sign-out", () => ({}), () => ["/api/logout"]],
  [
    "sign out everywhere",
    "sign-out-devices",
    ofFamily,
    () => ["/account/devices", { intent: "sign-out-devices", which: "everywhere" }],
  ],
  ["the data", "export-data", ofFamily, () => ["/account/privacy/data.zip"]],
  ["the calendar's file", "export-calendar", ofFamily, () => ["/calendar/export"]],
  ["the calendar's file by call", "export-calendar", ofFamily, ({ path }) => [`/api${path}/calendar/export`]],
  [
    "removing a member",
    "remove-member",
    (made, memberId) => ({ ...ofFamily(made), memberId }),
    (_, memberId) => [`/account/family/members/${memberId}/remove`, { intent: "remove-member" }],
  ],
  [
    "removing a member by call",
    "remove-member",
    (made, memberId) => ({ ...ofFamily(made), memberId }),
    ({ path }, memberId) => [`/api${path}/members/${memberId}`, "DELETE"],
  ],
  [
    "changing a member",
    "change-member",
    (made, memberId) => ({ ...ofFamily(made), memberId }),
    (_, memberId) => [
      `/account/family/members/${memberId}/edit`,
      { intent: "edit-member", name: "June", role: "other", color: "#6BC5B8" },
    ],
  ],
  ["inviting", "invite", ofFamily, () => ["/account/family/invitations/new", INVITED]],
  ["the family's name", "change-family", ofFamily, () => ["/account/family", { ...UPDATE, family_name: "The Owls" }]],
  ["a new feed address", "renew-feed", ofFamily, () => ["/calendar/sync", { intent: "renew-feed" }]],
  ["a new feed address by call", "renew-feed", ofFamily, ({ path }) => [`/api${path}/calendar/subscribe`, "DELETE"]],
];
type Send = (made: Family, memberId: number) => [path: string, form?: Record<string, string> | "DELETE"];

function ofFamily({ family }: Family) {
  return { familyId: family.id };
}

describe("the log tells, by ids alone", () => {
  it.each(ACTS)("%s", async (_, act, more, send) => {
    const made = await app.family();
    const { id: memberId } = await addMember(made, child);
    const before = app.output.text.length;
    const [path, form] = send(made, memberId);
    const init: RequestInit =
      form === "DELETE" ? { method: form } : form ? { method: "POST", body: new URLSearchParams(form) } : {};
    const answer = await fetch(app.url + path, { ...init, headers: { Cookie: made.api.cookie }, redirect: "manual" });
    await answer.arrayBuffer();
    expect(answer.status).toBeLessThan(400);
    const id = answer.headers.get("X-Request-Id") as string;
    const ownLines = () =>
      app.output.text
        .slice(before)
        .split("\n")
        .filter((line) => line.includes(id));
    await expect.poll(() => ownLines().join()).toContain('"msg":"request"');
    const logged = ownLines();
    const { level, time, pid, requestId, ...rest } = JSON.parse(logged[0] as string);
    expect(level).toBe("info");
    expect(pid).toBe(app.process.pid);
    expect(requestId).toBe(id);
    expect(Date.parse(time)).not.toBeNaN();
    expect(rest).toEqual({ act, userId: made.user.id, ...more(made, memberId), msg: "act" });
    for (const personal of [made.user.email, made.family.name, child.name, "127.0.0.1"]) {
      expect(logged.join()).not.toContain(personal);
    }
  });

  it("a changed or restored member by the API, and no change of one's own", async () => {
    const { api, family, user, path, own } = await app.family();
    const { id: memberId } = await addMember({ family }, child);
    const before = app.output.text.length;
    const lines = () =>
      app.output.text
        .slice(before)
        .split("\n")
        .filter((line) => line.includes('"msg":"act"') && line.includes(`"familyId":${family.id},`))
        .map((line) => JSON.parse(line));
    await api.put(`${path}/members/${own.id}`, { name: "Me" });
    await api.put(`${path}/members/${memberId}`, { name: "June" });
    await api.delete(`${path}/members/${memberId}`);
    const [removal] = (await api.get(`${path}/removed`)).body;
    await api.post(`${path}/removed/${removal.id}/restore`);
    await expect.poll(() => lines().length).toBe(3);
    const ids = { userId: user.id, familyId: family.id, memberId };
    expect(lines()).toEqual([
      expect.objectContaining({ act: "change-member", ...ids }),
      expect.objectContaining({ act: "remove-member", ...ids }),
      expect.objectContaining({ act: "restore-member", ...ids }),
    ]);
  });

  it("invitations, joining and screens by the API", async () => {
    const { api, family, user, path } = await app.family();
    const guest = await makeUser({ email: "guest@example.com" });
    const lines = () =>
      app.output.text
        .split("\n")
        .filter((line) => line.includes('"msg":"act"') && line.includes(`"familyId":${family.id},`))
        .map((line) => JSON.parse(line));
    const invite = async () => (await api.post(`${path}/invitations`, { email: guest.email, role: "other" })).body;
    const { id } = await invite();
    await api.post(`${path}/invitations/${id}/resend`);
    await api.delete(`${path}/invitations/${id}`);
    const { invitation_token: token } = await invite();
    const client = await makeClient(app.url, guest);
    for (const _ of [1, 2]) expect((await client.post(`/invitations/${token}/accept`)).status).toBe(200);
    const screen = await api.post(`${path}/screens`, { code: await makeScreenCode(), name: "Hall", kind: "tablet" });
    await api.delete(`${path}/screens/${screen.body.id}`);
    await api.put(path, { name: "The Owls" });
    const done = ["invite", "renew-invitation", "revoke-invitation", "invite"];
    const acts = [...done, "join-family", "add-screen", "remove-screen", "change-family"];
    await expect.poll(() => lines().map(({ act }) => act)).toEqual(acts);
    expect(lines().map(({ userId }) => userId)).toEqual(
      acts.map((act) => (act === "join-family" ? guest.id : user.id)),
    );
  });

  it("whose account a refused request came with", async () => {
    const { api, user, path } = await app.family();
    const id = async (below: string) => (await api.get(below)).headers.get("X-Request-Id") as string;
    const [refused, answered] = [await id("/families/1000000000/meals"), await id(`${path}/meals`)];
    const line = (one: string) =>
      app.output.text.split("\n").find((text) => text.includes(one) && text.includes('"request"'));
    await expect.poll(() => line(answered)).toBeDefined();
    expect(JSON.parse(line(refused) as string)).toMatchObject({ status: 404, userId: user.id });
    expect(JSON.parse(line(answered) as string)).not.toHaveProperty("userId");
  });

  it("nothing of a sign-out that ended no session", async () => {
    const before = app.output.text.length;
    await app.anonymous().get("/logout", { headers: { Cookie: "roost_session=ImEi" } });
    await expect.poll(() => app.output.text.slice(before)).toContain('"msg":"request"');
    expect(app.output.text.slice(before)).not.toContain('"msg":"act"');
  });
});
