import { describe, expect, it } from "vitest";
import { FamilyMember } from "#app/models/people/family-member.server.ts";
import { removeMember } from "#app/services/people/members.server.ts";
import { listRemoved } from "#app/services/removed/restore.server.ts";
import { makeClient } from "#tests/support/api.ts";
import { runApp } from "#tests/support/api-app.ts";
import { calls, fill, makeParameters } from "#tests/support/api-calls.ts";
import { makeFamily, makeInvitation } from "#tests/support/factories.ts";
import { GUARDIANS, joinFamily, OTHERS } from "#tests/support/roles.ts";

/** Permissions (docs/product/accounts.md): every call and every form, for every kind of user. */
const app = runApp();

/** Calls that only guardians may make, with any body. */
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
  "DELETE /families/:familyId/recipes/:recipeId",
  "GET /families/:familyId/recipes/export",
  "POST /families/:familyId/recipes/import",
  "POST /families/:familyId/members/:memberId/account",
  "POST /families/:familyId/members/:memberId/sign-in-links",
  "DELETE /families/:familyId/members/:memberId/sign-in-links/:linkId",
  "GET /families/:familyId/screens",
  "POST /families/:familyId/screens",
  "PUT /families/:familyId/screens/:screenId",
  "DELETE /families/:familyId/screens/:screenId",
];

/** Calls that only grown-ups may make. */
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
  "PUT /families/:familyId/timetables/:memberId",
  "DELETE /families/:familyId/timetables/:memberId",
  "POST /families/:familyId/subjects",
  "PUT /families/:familyId/subjects/:subjectId",
  "DELETE /families/:familyId/subjects/:subjectId",
  "PUT /families/:familyId/school-spans",
  "DELETE /families/:familyId/pack/:packId",
];

const refusal = { error: expect.stringMatching(/^Only an? (parent or guardian can |adult in the family can do that)/) };

describe.each([...GUARDIANS, ...OTHERS])("for %s", (role) => {
  it("every call of the API", async () => {
    const made = await makeFamily({ members: ["Ben"] });
    const api = await makeClient(app.url, await joinFamily(made.family, role));
    const parameters = await makeParameters(made);
    const order = ["GET", "PUT", "POST", "DELETE"];
    const ofFamily = calls
      .filter((call) => call.for === "family" && !call.path.endsWith("/leave"))
      .sort((a, b) => order.indexOf(a.method) - order.indexOf(b.method));
    const refused: string[] = [];
    for (const call of ofFamily) {
      const reply = await api.send(call.method, fill(call.path, parameters), call.hasBody ? { json: {} } : {});
      if (reply.status === 403) refused.push(call.name);
      if (reply.status === 403) expect(reply.body).toEqual(refusal);
    }
    const ofChildren = role === "child" ? CALLS_OF_GROWN_UPS : [];
    expect(refused.sort()).toEqual(GUARDIANS.includes(role) ? [] : [...CALLS_OF_GUARDIANS, ...ofChildren].sort());
  });

  it("what hangs on the role that is sent, or that someone has", async () => {
    const made = await makeFamily({ members: ["Ben"] });
    const path = `/families/${made.family.id}`;
    const user = await joinFamily(made.family, role);
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
    for (const one of [change, { name: "Mum" }, { color: "#112233" }, { birth_date: "1986-05-03" }]) {
      expect([one, (await api.put(`${path}/members/${made.own.id}`, one)).status]).toEqual([one, no ?? 200]);
    }
    const own = await FamilyMember.findOne({ where: { user_id: user.id } });
    if (own) expect((await api.put(`${path}/members/${own.id}`, change)).status).toBe(200);
    // Removing oneself is a conflict for every role.
    if (own) expect((await api.delete(`${path}/members/${own.id}`)).status).toBe(409);
    await removeMember(made, ben.id);
    const [removal] = await listRemoved(made);
    const restore = `${path}/removed/${removal?.id}/restore`;
    expect([(await api.post(restore)).status, (await api.post(restore)).status]).toEqual([no ?? 200, no ?? 200]);
  });
});

it("a 403 comes after 404, and before the body is read", async () => {
  const made = await makeFamily({ members: ["Ben"] });
  const api = await makeClient(app.url, await joinFamily(made.family, "child"));
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
  // Permitted requests of the same user are checked as usual.
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
    const tom = await joinFamily(made.family, "parent");
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
