import { beforeAll, describe, expect, it } from "vitest";
import { FamilyMember } from "#app/models/family-member.server.ts";
import type { User } from "#app/models/user.server.ts";
import { removeMember } from "#app/services/people/members.server.ts";
import { listRemoved } from "#app/services/removed/bring-back.server.ts";
import type { MemberRole } from "#app/utils/constants.ts";
import type { Operation } from "#app/view/operations.ts";
import { makeClient } from "#tests/support/api.ts";
import { runApp } from "#tests/support/api-app.ts";
import { calls, fill, makeParameters, name } from "#tests/support/api-calls.ts";
import { makeFamily, makeInvitation, makeMember, makeUser } from "#tests/support/factories.ts";
import { postForm } from "#tests/support/post-form.ts";
import { SAMPLE_FORMS } from "#tests/support/sample-forms.ts";
import { makeSamples, type Samples } from "#tests/support/samples.ts";
import { signedInCookie } from "#tests/support/session.ts";

/** Who may what (docs/product/accounts.md): every call and every form, for everyone there is. */
const app = runApp();

/** Calls that guardians alone may make, whatever they send. */
const CALLS_OF_GUARDIANS = [
  "PUT /families/:familyId",
  "DELETE /families/:familyId",
  "POST /families/:familyId/keep",
  "DELETE /families/:familyId/members/:memberId",
  "DELETE /families/:familyId/calendar/subscribe",
  // The invitation of the samples is a guardian's.
  "DELETE /families/:familyId/invitations/:invitationId",
  "POST /families/:familyId/invitations/:invitationId/resend",
  "POST /families/:familyId/calendar/imports",
  "DELETE /families/:familyId/calendar/imports/:importId",
  "POST /families/:familyId/calendar/imports/:importId/confirm",
  "POST /families/:familyId/calendar/imports/:importId/undo",
  "POST /families/:familyId/calendars",
  "PUT /families/:familyId/calendars/:calendarId",
  "DELETE /families/:familyId/calendars/:calendarId",
  "POST /families/:familyId/calendars/:calendarId/refresh",
];

/** Calls that grown-ups alone may make. */
const CALLS_OF_GROWN_UPS = [
  "GET /families/:familyId/chores/fairness",
  "POST /families/:familyId/chores",
  "PUT /families/:familyId/chores/:choreId",
  "DELETE /families/:familyId/chores/:choreId",
  "POST /families/:familyId/absences",
  "DELETE /families/:familyId/absences/:absenceId",
  "POST /families/:familyId/stars",
  "POST /families/:familyId/goals",
  "PUT /families/:familyId/goals/:goalId",
  "DELETE /families/:familyId/goals/:goalId",
  "POST /families/:familyId/goals/:goalId/give",
];

/** The same of forms, as the samples have them. */
const FORMS_OF_GUARDIANS: Operation[] = [
  "update-family",
  "delete-family",
  "keep-family",
  "change-time-zone",
  "remove-member",
  "renew-feed",
  "resend-invitation",
  "revoke-invitation",
  "look-at-file",
  "bring-in",
  "undo-import",
  "discard-import",
  "add-calendar",
  "add-holidays",
  "edit-calendar",
  "remove-calendar",
  "refresh-calendar",
  "show-hidden",
  // The samples bring back a member, and make a parent a child.
  "bring-back",
  "edit-member",
];

type Role = MemberRole | "no member";
const GUARDIANS: Role[] = ["parent", "guardian", "no member"];
const OTHERS: Role[] = ["child", "other"];

/** Someone with an account in a family. */
async function join(family: { id: number }, role: Role): Promise<User> {
  const user = await makeUser({ family_id: family.id });
  if (role !== "no member") await (await makeMember(family, { name: `A ${role}` })).update({ role, user_id: user.id });
  return user;
}

const refusal = { error: expect.stringMatching(/^Only a (parent or guardian can |grown-up can do that)/) };

/** Whether a page says why it is refused, and has a way back. */
const saysWhy = (html: string) =>
  html.includes("Only a parent or guardian can ") && /<a class="btn[^>]*href="\//.test(html);

describe.each([...GUARDIANS, ...OTHERS])("for %s", (role) => {
  it("every call of the API", async () => {
    const made = await makeFamily({ members: ["Ben"] });
    const api = await makeClient(app.url, await join(made.family, role));
    const parameters = await makeParameters(made);
    const order = ["GET", "PUT", "POST", "DELETE"];
    const ofFamily = calls
      .filter((call) => call.for === "family" && !call.path.endsWith("/leave"))
      .sort((a, b) => order.indexOf(a.method) - order.indexOf(b.method));
    const refused: string[] = [];
    for (const call of ofFamily) {
      const reply = await api.send(call.method, fill(call.path, parameters), call.hasBody ? { json: {} } : {});
      if (reply.status === 403) refused.push(name(call));
      if (reply.status === 403) expect(reply.body).toEqual(refusal);
    }
    const ofChildren = role === "child" ? CALLS_OF_GROWN_UPS : [];
    expect(refused.sort()).toEqual(GUARDIANS.includes(role) ? [] : [...CALLS_OF_GUARDIANS, ...ofChildren].sort());
  });

  it("what hangs on the role that is sent, or that someone has", async () => {
    const made = await makeFamily({ members: ["Ben"] });
    const path = `/families/${made.family.id}`;
    const user = await join(made.family, role);
    const api = await makeClient(app.url, user);
    const [, ben] = made.members as [FamilyMember, FamilyMember];
    const no = GUARDIANS.includes(role) ? null : 403;
    const statuses = [];
    for (const given of ["parent", "guardian", "child", "other"]) {
      const email = `${given}-${role.replace(" ", "-")}@example.com`;
      const invitation = await makeInvitation(made, { role: given });
      statuses.push([
        given,
        (await api.post(`${path}/members`, { name: "New", role: given })).status,
        (await api.post(`${path}/invitations`, { email, role: given })).status,
        (await api.post(`${path}/invitations/${invitation.id}/resend`)).status,
        (await api.delete(`${path}/invitations/${invitation.id}`)).status,
      ]);
    }
    const guarded = [no ?? 201, no ?? 201, no ?? 200, no ?? 204];
    expect(statuses).toEqual([
      ["parent", ...guarded],
      ["guardian", ...guarded],
      ["child", 201, 201, 200, 204],
      ["other", 201, 201, 200, 204],
    ]);
    const change = { name: "Benjamin", color: "#112233", birth_date: "2017-03-27" };
    expect((await api.put(`${path}/members/${ben.id}`, { ...change, role: "child" })).body).toMatchObject(change);
    expect((await api.put(`${path}/members/${ben.id}`, { role: "other" })).status).toBe(no ?? 200);
    const own = await FamilyMember.findOne({ where: { user_id: user.id } });
    // One's own removal is a conflict, whoever one is.
    if (own) expect((await api.delete(`${path}/members/${own.id}`)).status).toBe(409);
    await removeMember(made, ben.id);
    const [removal] = await listRemoved(made);
    const restore = `${path}/removed/${removal?.id}/restore`;
    expect([(await api.post(restore)).status, (await api.post(restore)).status]).toEqual([no ?? 200, no ?? 200]);
  });
});

it("a 403 comes after 404, and before a look at what was sent", async () => {
  const made = await makeFamily({ members: ["Ben"] });
  const api = await makeClient(app.url, await join(made.family, "child"));
  const path = `/families/${made.family.id}`;
  const member = `${path}/members/${made.members[1]?.id}`;
  const status = async (method: string, to: string, sending: Parameters<typeof api.send>[2] = {}) =>
    (await api.send(method, to, sending)).status;
  const tooMuch = { raw: "x".repeat(1_100_000), headers: { "Content-Type": "application/json" } };
  expect(await status("DELETE", `${path}/members/999999`)).toBe(404);
  expect(await status("PUT", `/families/999999`, { json: { name: "Ours" } })).toBe(404);
  expect(await status("DELETE", `${path}/invitations/999999`)).toBe(404);
  expect(await status("POST", `${path}/removed/999999/restore`)).toBe(404);
  expect(await status("PUT", path, tooMuch)).toBe(403);
  expect(await status("PUT", path, { raw: "name=Ours" })).toBe(403);
  expect(await status("PUT", path, { raw: "{", headers: { "Content-Type": "application/json" } })).toBe(403);
  expect(await status("PUT", path, { json: { name: "" } })).toBe(403);
  expect(await status("PUT", member, { json: { role: "parent", name: "" } })).toBe(403);
  expect(await status("POST", `${path}/members`, { json: { role: "parent" } })).toBe(403);
  expect(await status("POST", `${path}/invitations`, { json: { role: "guardian", email: "no e-mail" } })).toBe(403);
  // What they may do is looked at as ever.
  expect(await status("PUT", member, tooMuch)).toBe(413);
  expect(await status("PUT", member, { raw: "name=Ours" })).toBe(415);
  expect(await status("PUT", member, { json: { role: "child", name: "" } })).toBe(400);
  for (const strange of [null, 5, "parent", ["parent"], { role: ["parent"] }, { role: null }]) {
    expect([strange, await status("POST", `${path}/members`, { json: strange })]).toEqual([strange, 400]);
  }
});

it("of two guardians who demote each other at the same moment, one gets a 403", async () => {
  for (let round = 0; round < 3; round += 1) {
    const made = await makeFamily();
    const tom = await join(made.family, "parent");
    const member = await FamilyMember.findOne({ where: { user_id: tom.id }, rejectOnEmpty: true });
    const [anna, other] = [await makeClient(app.url, made.user), await makeClient(app.url, tom)];
    const path = `/families/${made.family.id}/members`;
    const replies = await Promise.all([
      anna.put(`${path}/${member.id}`, { role: "child" }),
      other.put(`${path}/${made.own.id}`, { role: "child" }),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 403]);
  }
});

describe("pages", () => {
  let samples: Samples;
  beforeAll(async () => {
    samples = await makeSamples("https://permissions.test");
  });

  it("every form, for those who are no guardians, and then for one", { timeout: 60_000 }, async () => {
    const people = await Promise.all([...OTHERS, "guardian" as const].map((role) => join(samples.family, role)));
    const refused: Record<string, string[]> = {};
    for (const [at, person] of people.entries()) {
      const cookie = await signedInCookie(person);
      const mine: string[] = [];
      for (const [intent, make] of Object.entries(SAMPLE_FORMS)) {
        if (intent === "sign-out-devices") continue;
        const { path, fields = {}, user } = await make(samples);
        if (user) continue;
        const answer = await postForm(app.url + path, cookie, { intent, ...fields });
        const text = await answer.text();
        if (answer.status !== 403) continue;
        mine.push(intent);
        expect([intent, saysWhy(text), text.includes("This is for parents")]).toEqual([intent, true, true]);
      }
      refused[["child", "other", "guardian"][at] as string] = mine.sort();
    }
    const all = FORMS_OF_GUARDIANS.toSorted();
    expect(refused).toEqual({ child: all, other: all, guardian: [] });
  });

  it("forms that name a role of a guardian, or someone who has one, are refused to others", async () => {
    const cookie = await signedInCookie(await join(samples.family, "child"));
    const removed = await makeMember(samples.family, { name: "Ida" });
    const forms: [path: string, intent: string, fields: Record<string, string>][] = [
      ["/account/family/members/new", "add-members", { "members[0].name": "X", "members[0].role": "parent" }],
      ["/dashboard/members/new", "add-members", { "members[1].name": "X", "members[1].role": "guardian" }],
      ["/onboarding", "add-members", { "members[0].name": "X", "members[0].role": "parent" }],
      ["/account/family/invitations/new", "send-invitation", { email: "no e-mail", role: "parent" }],
      [
        "/account/family/removed",
        "undo-removal",
        { removal: await removeMember(samples, removed.id), return_to: "/account" },
      ],
    ];
    for (const [path, intent, fields] of forms) {
      const { status } = await postForm(app.url + path, cookie, { intent, ...fields });
      expect([path, intent, status]).toEqual([path, intent, 403]);
    }
    expect(await FamilyMember.count({ where: { family_id: samples.family.id, name: "X" } })).toBe(0);
  });

  it("show nobody what they may not do, and say so at its address", async () => {
    const dad = await makeMember(samples.family, { name: "Dad" });
    const { id } = await dad.update({ role: "parent" });
    await makeInvitation(samples, { email: "uncle@example.com", role: "guardian" });
    const visit = async (role: Role) => {
      const headers = { Cookie: await signedInCookie(await join(samples.family, role)), Accept: "text/html" };
      return async (path: string) => {
        const answer = await fetch(app.url + path, { headers, redirect: "manual" });
        return { status: answer.status, html: await answer.text() };
      };
    };
    const [child, parent] = [await visit("child"), await visit("parent")];
    const shown: [path: string, text: string][] = [
      ["/account/family", 'value="update-family"'],
      ["/account/family", "/account/family/time-zone"],
      ["/account/family", `/account/family/members/${id}/remove`],
      ["/account/family", `/account/family/invitations/new?member=${id}`],
      ["/account/family", "Resend to uncle@example.com"],
      ["/account/family", "Revoke the invitation of uncle@example.com"],
      [`/account/family/members/${id}/edit`, 'name="role"'],
      ["/account/family/members/new", '<option value="parent"'],
      ["/account/family/invitations/new", '<option value="guardian"'],
      ["/onboarding", '<option value="guardian"'],
      ["/calendar/sync", 'value="renew-feed"'],
      ["/account/privacy", "/account/privacy/data.zip"],
    ];
    for (const [path, text] of shown) {
      expect([path, text, (await parent(path)).html.includes(text)]).toEqual([path, text, true]);
      const { status, html } = await child(path);
      expect([path, text, status, html.includes(text)]).toEqual([path, text, 200, false]);
    }
    for (const path of [
      `/account/family/members/${id}/remove`,
      "/account/family/time-zone",
      "/account/privacy/data.zip",
    ]) {
      const { status, html } = await child(path);
      expect([path, status]).toEqual([path, 403]);
      expect([path, saysWhy(html), html.includes("This is for parents")]).toEqual([path, true, true]);
      expect([path, (await parent(path)).status]).toEqual([path, 200]);
    }
    expect((await child("/account/family/members/999999/remove")).status).toBe(404);
  });

  it("the wizard's own row is a guardian's", async () => {
    const founder = await makeUser();
    const cookie = await signedInCookie(founder);
    const send = (role: string) =>
      postForm(`${app.url}/onboarding`, cookie, {
        intent: "complete-setup",
        family_name: "The Larks",
        time_zone: "UTC",
        "you.name": "Anna",
        "you.role": role,
      });
    expect((await send("child")).status).toBe(400);
    expect((await send("other")).status).toBe(400);
    expect((await send("guardian")).status).toBe(303);
    expect(await FamilyMember.findOne({ where: { user_id: founder.id } })).toMatchObject({ role: "guardian" });
  });
});
