import { describe, expect, it } from "vitest";
import { makeClient } from "#tests/support/api.ts";
import { runApp } from "#tests/support/api-app.ts";
import { calls, fill, makeParameters } from "#tests/support/api-calls.ts";
import { DUE } from "#tests/support/chores.ts";
import { makeFamily, makeMember, makeUser } from "#tests/support/factories.ts";
import { compareRevisions, readRevisions } from "#tests/support/revisions.ts";
import { makeScreenCode } from "#tests/support/screens.ts";
import { TIMETABLE } from "#tests/support/timetables.ts";

/** What was made of a family's rows is kept as long as their counter stands still: no route may forget to move it. */
// Mail is set up, and nobody takes it.
const app = runApp(async () => ({ SMTP_URL: "smtp://127.0.0.1:9", MAIL_FROM: "roost@example.com" }));

const event = { title: "Choir", start_time: "2027-03-01T09:00" };
/** What each call that takes a body is sent. */
const BODIES: Record<string, unknown> = {
  "DELETE /families/:familyId": { name: "The Musters" },
  "PUT /families/:familyId": { name: "The Owls" },
  "POST /families/:familyId/members": { name: "Ida", role: "child" },
  "PUT /families/:familyId/members/:memberId": { name: "Emil" },
  "POST /families/:familyId/events": event,
  "PUT /families/:familyId/events/:eventId": { title: "Band" },
  "DELETE /families/:familyId/events/:eventId/instances": { instance_date: "2027-03-02" },
  "PUT /families/:familyId/events/:eventId/instances": { instance_date: "2027-03-02" },
  "POST /families/:familyId/connection/complete": {
    activity_title: "Walk",
    activity_type: "quick",
    duration_minutes: 10,
  },
  "POST /families/:familyId/ai/mindfulness-practice": { mood: "tired" },
  "POST /families/:familyId/grocery": { item_name: "Oats" },
  "PUT /families/:familyId/grocery/:itemId": { is_purchased: true },
  "POST /families/:familyId/invitations": { email: "aunt@example.com", role: "other" },
  "POST /families/:familyId/meals": { title: "Soup", meal_type: "dinner", planned_date: "2027-03-01" },
  "POST /families/:familyId/recipes": { title: "Soup" },
  "PUT /families/:familyId/recipes/:recipeId": { title: "Stew" },
  "POST /families/:familyId/calendars": { name: "Holidays", preset: { country: "DE" } },
  "PUT /families/:familyId/calendars/:calendarId": { name: "Free days" },
  "PUT /families/:familyId/meals/:mealId": { title: "Stew" },
  "POST /families/:familyId/chores": { title: "Water the plants", who: "free", when: "after", every_n: 7 },
  "PUT /families/:familyId/chores/:choreId": { title: "Bins" },
  "POST /families/:familyId/chores/:choreId/done": { date: DUE },
  "POST /families/:familyId/chores/:choreId/skip": { date: DUE },
  "PUT /families/:familyId/goals/:goalId": { title: "Ice cream" },
  "PUT /families/:familyId/timetables/:memberId": TIMETABLE,
  "POST /families/:familyId/subjects": { name: "Drama" },
  "PUT /families/:familyId/subjects/:subjectId": { name: "Choir" },
  "PUT /families/:familyId/school-spans": [{ name: "Fair", from: DUE, to: DUE, kind: "holiday" }],
  "PUT /families/:familyId/screens/:screenId": { name: "Hall" },
};
/** Calls that change what is not counted, or keep nothing of what they answer. */
const NOTHING_COUNTED = [
  "DELETE /families/:familyId",
  "POST /families/:familyId/keep",
  "DELETE /families/:familyId/calendar/subscribe",
  // It is in its series already.
  "PUT /families/:familyId/events/:eventId/instances",
  // It is undone already.
  "DELETE /families/:familyId/chores/:choreId/log/:logId",
  "POST /families/:familyId/ai/connection-activity",
  "POST /families/:familyId/ai/grocery-list",
  "POST /families/:familyId/ai/meal-plan",
  "POST /families/:familyId/ai/mindfulness-practice",
];
/** Nothing kept is made of stars, nor of screens. */
const OF_STARS = /\/(stars|goals|screens)\b/;

describe("a call", () => {
  // Imports and photos take a file, and one thing after the other: their forms, which do the same, are tried above.
  const writing = calls.filter(
    (call) =>
      call.for === "family" &&
      (call.method !== "GET" || /\/ai\/|points/.test(call.path)) &&
      !/\/(calendar\/imports|photo|recipes\/import)\b/.test(call.path),
  );
  it.each(writing)("moves the counters of what it changes: $name", async ({ path, method, name: call, hasBody }) => {
    const made = await makeFamily({ members: ["Ben"] });
    // Somebody is left when this one leaves.
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
    const { status } = await api.send(method, address, hasBody || BODIES[call] ? { json } : {});
    expect(status).toBeLessThan(300);
    const { due, moved } = compareRevisions(before, await readRevisions(made.family));
    expect(moved).toEqual(expect.arrayContaining([...due]));
    if (!NOTHING_COUNTED.includes(call) && !OF_STARS.test(call))
      expect(due.size, "it changes nothing").toBeGreaterThan(0);
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
