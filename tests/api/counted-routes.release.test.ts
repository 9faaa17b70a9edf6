import { describe, expect, it } from "vitest";
import { type Client, makeClient } from "#tests/support/api.ts";
import { runApp } from "#tests/support/api-app.ts";
import { BODIES } from "#tests/support/api-bodies.ts";
import { calls, fill, makeParameters } from "#tests/support/api-calls.ts";
import { calendarFile } from "#tests/support/calendar-file.ts";
import { DUE } from "#tests/support/chores.ts";
import { makeSubscription } from "#tests/support/devices.ts";
import { makeFamily, makeMember, makeUser } from "#tests/support/factories.ts";
import { smallPicture } from "#tests/support/pictures.ts";
import { RECIPE_FILE } from "#tests/support/recipe-file.ts";
import { compareRevisions, readRevisions } from "#tests/support/revisions.ts";
import { makeScreenCode } from "#tests/support/screens.ts";

/** Values of a family's rows are cached until their revision changes: every route must increase it. */
// Mail is set up, but no server takes it. One connection: a call that needs a second one in its transaction fails.
const app = runApp(async () => ({
  SMTP_URL: "smtp://127.0.0.1:9",
  MAIL_FROM: "roost@example.com",
  DATABASE_POOL_MAX: "1",
}));
/** With a key, the answer is stored in the transaction of the call. */
const headers = { "Idempotency-Key": "once" };

/** Calls that change nothing with a revision, or that do not store their answer. */
const NOTHING_COUNTED = [
  "DELETE /families/:familyId",
  "POST /families/:familyId/keep",
  "DELETE /families/:familyId/calendar/subscribe",
  // The date is in its series already.
  "PUT /families/:familyId/events/:eventId/instances",
  // The entry is undone already.
  "DELETE /families/:familyId/chores/:choreId/log/:logId",
  "POST /families/:familyId/ai/connection-activity",
  "POST /families/:familyId/ai/grocery-list",
  "POST /families/:familyId/ai/meal-plan",
  "POST /families/:familyId/ai/mindfulness-practice",
];
/** No cached value depends on stars or screens. */
const OF_STARS = /\/(stars|goals|screens)\b/;

describe("a call", () => {
  // Imports and photos take a file and several calls in order. tests/api/form-failures.alone.test.ts sends their forms,
  // which do the same.
  // Accounts and links of members need the household: tests/api/member-links.alone.test.ts.
  const writing = calls.filter(
    (call) =>
      call.for === "family" &&
      (call.method !== "GET" || /\/ai\/|points/.test(call.path)) &&
      !/\/(calendar\/imports|photo|recipes\/import|account|sign-in-links)\b/.test(call.path),
  );
  it.each(writing)("moves the counters of what it changes: $name", async ({ path, method, name: call, hasBody }) => {
    const made = await makeFamily({ members: ["Ben"] });
    // A user remains in the family when `made.user` leaves.
    await makeUser({ family_id: made.family.id });
    const api = await makeClient(app.url, made.user);
    const parameters = await makeParameters(made);
    const other = await makeMember(made.family, { name: "Ida" });
    const address = fill(path, parameters);
    const before = await readRevisions(made.family);
    const named: Record<string, unknown> = {
      "POST /families/:familyId/chores/:choreId/swap": { date: DUE, with_member_id: parameters.inTurnId },
      "POST /families/:familyId/absences": { member_id: parameters.childId, from: DUE, to: DUE },
      "POST /families/:familyId/stars": { member_id: parameters.childId, amount: 1 },
      "POST /families/:familyId/pack": { member_id: other.id, date: DUE, text: "Trip form" },
      "POST /families/:familyId/goals": { member_id: other.id, title: "Ice cream", stars: 9 },
    };
    if (call === "POST /families/:familyId/screens") {
      named[call] = { code: await makeScreenCode(), name: "Hall", kind: "eink" };
    }
    const json = BODIES[call] ?? named[call] ?? {};
    const { status } = await api.send(method, address, { headers, ...(hasBody || BODIES[call] ? { json } : {}) });
    expect(status).toBeLessThan(300);
    const { due, moved } = compareRevisions(before, await readRevisions(made.family));
    expect(moved).toEqual(expect.arrayContaining([...due]));
    if (!NOTHING_COUNTED.includes(call) && !OF_STARS.test(call))
      expect(due.size, "it changes nothing").toBeGreaterThan(0);
  });

  it("is done with a key over one connection, whatever else it is about", async () => {
    const made = await makeFamily({ members: ["Ben"] });
    const api = await makeClient(app.url, made.user);
    const parameters = await makeParameters(made);
    const ida = await makeUser({ email: `ida-${made.family.id}@example.com` });
    const lone = await makeClient(app.url, ida);
    const family = `/families/${made.family.id}`;
    const ics = calendarFile(["UID:2", "SUMMARY:Fair", "DTSTART:20270301"]);
    const picture = new Uint8Array(await smallPicture().arrayBuffer());
    const calendar = { raw: ics, headers: { ...headers, "Content-Type": "text/calendar" } };
    const read = await api.send("POST", `${family}/calendar/imports?file_name=a.ics`, calendar);
    expect([read.status, read.body.status]).toEqual([201, "ready"]);
    const imported = `${family}/calendar/imports/${read.body.id}`;
    const invited = await api.post(`${family}/invitations`, { email: ida.email, role: "other" });
    const recipes = { raw: RECIPE_FILE, headers: { ...headers, "Content-Type": "application/ld+json" } };
    const photo = { raw: picture, headers: { ...headers, "Content-Type": "image/png" } };
    const sent: [Client, string, string, Parameters<Client["send"]>[2]][] = [
      [api, "POST", `${imported}/confirm`, {}],
      [api, "POST", `${imported}/undo`, {}],
      [api, "DELETE", `${family}/calendar/imports/${parameters.importId}`, {}],
      [api, "POST", `${family}/recipes/import`, recipes],
      [api, "PUT", `${family}/recipes/${parameters.recipeId}/photo`, photo],
      [api, "DELETE", `${family}/recipes/${parameters.recipeId}/photo`, {}],
      [api, "PUT", "/users/me", { json: { first_day: "monday" } }],
      [api, "PUT", "/users/me/notifications", { json: { daily_digest_time: "07:00" } }],
      [api, "POST", "/users/me/notifications/test", { json: {} }],
      [api, "POST", "/users/me/devices", { json: makeSubscription() }],
      [api, "PUT", `/users/me/devices/${parameters.deviceId}`, { json: { name: "Phone" } }],
      [api, "DELETE", `/users/me/devices/${parameters.deviceId}`, {}],
      [lone, "POST", `/invitations/${String(invited.body.invite_url).split("/").at(-1)}/accept`, {}],
      [lone, "DELETE", "/users/me", {}],
      [await makeClient(app.url, await makeUser()), "POST", "/families", { json: { name: "The Owls" } }],
      [api, "DELETE", `/users/me/sessions/${parameters.sessionId}`, {}],
      [api, "DELETE", "/users/me/sessions", {}],
    ];
    const answers: [string, number][] = [];
    for (const [client, method, path, sending] of sent) {
      const answer = await client.send(method, path, { headers, ...sending });
      answers.push([`${method} ${path} ${answer.text.slice(0, 200)}`, answer.status]);
    }
    expect(answers.filter(([, status]) => status >= 300)).toEqual([]);
  });

  it("moves those of the family that someone joins", async () => {
    const made = await makeFamily({ members: ["Ben"] });
    const user = await makeUser({ email: "ida@example.com" });
    const host = await makeClient(app.url, made.user);
    const invited = await host.post(`/families/${made.family.id}/invitations`, { email: user.email, role: "other" });
    const before = await readRevisions(made.family);
    const token = String(invited.body.invite_url).split("/").at(-1);
    expect((await (await makeClient(app.url, user)).post(`/invitations/${token}/accept`)).status).toBeLessThan(300);
    const { due, moved } = compareRevisions(before, await readRevisions(made.family));
    expect([...due].sort()).toEqual(["calendar", "members"]);
    expect(moved).toEqual(["calendar", "members"]);
  });
});
