import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sequelize } from "#app/db/database.server.ts";
import { invitationToken } from "#app/services/invitations.server.ts";
import { Client } from "#tests/support/api.ts";
import { runApp } from "#tests/support/api-app.ts";
import { makeEvent, makeFamily, makeInvitation, makeUser } from "#tests/support/factories.ts";
import { signedInCookie } from "#tests/support/session.ts";

/** spec.md section 8, line by line: what is said when something fails that nobody at the screen is at fault for. */
const app = runApp();

let family: Awaited<ReturnType<typeof makeFamily>>;
let cookie: string;
beforeAll(async () => {
  family = await makeFamily({ members: ["Ben"] });
  cookie = await signedInCookie(family.user);
});

const GENERIC = /Something went wrong on our side\. Reference: \S+/;

describe("a call that fails says so in the words of the catalogue", () => {
  // Every look at who is signed in fails: with the table of sessions gone, nothing can be done for anybody.
  beforeAll(() => sequelize.query("ALTER TABLE sessions RENAME TO sessions_away"));
  afterAll(() => sequelize.query("ALTER TABLE sessions_away RENAME TO sessions"));

  const F = "/families/1";
  it.each<[string, string, string]>([
    ["GET", "/users/me", "Failed to fetch user: API responded with HTTP status 500"],
    ["GET", "/logout", `Failed to logout: ${GENERIC.source}`],
    ["GET", "/families/me", "Failed to fetch family data"],
    ["POST", "/families", "Failed to create family"],
    ["POST", `${F}/members`, "Failed to add family member"],
    ["POST", `${F}/invitations`, "Failed to send invitation"],
    ["POST", `${F}/invitations/1/resend`, "Failed to send invitation"],
    ["GET", "/invitations/token", "Failed to load invitation"],
    ["POST", "/invitations/token/accept", "Failed to accept invitation"],
    ["POST", `${F}/events`, `Failed to add event: 500 ${GENERIC.source}`],
    ["PUT", `${F}/events/1`, `Failed to update event: 500 ${GENERIC.source}`],
    ["DELETE", `${F}/events/1`, `Failed to delete event: 500 ${GENERIC.source}`],
    ["DELETE", `${F}/events/1/instances`, `Failed to delete recurring instance: 500 ${GENERIC.source}`],
    ["GET", `${F}/calendar/export`, "Failed to export calendar\\. Please try again\\."],
    ["GET", `${F}/meals`, "Failed to fetch meals"],
    ["POST", `${F}/meals`, "Failed to add meal"],
    ["GET", `${F}/grocery`, "Failed to fetch grocery items"],
    ["POST", `${F}/grocery`, "Failed to add grocery item"],
    ["PUT", `${F}/grocery/1`, "Failed to update grocery item"],
    ["GET", `${F}/connection/points`, "Failed to fetch connection data"],
    ["GET", `${F}/connection/recent`, "Failed to fetch connection data"],
    ["GET", `${F}/connection/rewards`, "Failed to fetch connection data"],
    ["POST", `${F}/connection/complete`, "Failed to complete activity"],
  ])("%s %s", async (method, path, words) => {
    const { status, body } = await new Client(app.url, cookie).send(method, path);
    expect([status, body]).toEqual([500, { error: expect.stringMatching(new RegExp(`^${words}$`)) }]);
  });
});

it("a sign-in page that is away is told of", async () => {
  const { status, body } = await app.anonymous().get("/oauth/local/redirect_url");
  expect([status, body.error]).toEqual([500, "Failed to get login redirect URL: API responded with HTTP status 500"]);
});

describe("someone without a family", () => {
  it.each([
    ["POST", "members", "No family found"],
    ["POST", "invitations", "No family found"],
    ["POST", "events", "No family selected"],
    ["GET", "meals", "Family not found"],
  ])("is told so: %s %s", async (method, path, error) => {
    const alone = await signedInCookie(await makeUser());
    const { status, body } = await new Client(app.url, alone).send(method, `/families/1/${path}`);
    expect([status, body]).toEqual([404, { error }]);
  });
});

describe("a page that cannot be read says what it was", () => {
  it.each([
    ["/meals", "meals", "Failed to fetch meals"],
    ["/connection", "rewards", "Failed to fetch connection data"],
    ["/account/family", "invitations", "Failed to fetch family data"],
  ])("%s", async (path, table, words) => {
    await sequelize.query(`ALTER TABLE ${table} RENAME TO ${table}_away`);
    const answer = await fetch(app.url + path, { headers: { Cookie: cookie, Accept: "text/html" } });
    await sequelize.query(`ALTER TABLE ${table}_away RENAME TO ${table}`);
    const html = await answer.text();
    expect([answer.status, html.includes(`<strong>${words}</strong>`)]).toEqual([500, true]);
    expect(html).toContain("Reference");
  });

  it("an invitation", async () => {
    await sequelize.query("ALTER TABLE invitations RENAME TO invitations_away");
    const answer = await fetch(`${app.url}/join/token`, { headers: { Accept: "text/html" } });
    await sequelize.query("ALTER TABLE invitations_away RENAME TO invitations");
    const html = await answer.text();
    expect([answer.status, html.includes("Failed to load invitation")]).toEqual([500, true]);
    expect(html).toContain("Invitation Not Found");
  });
});

describe("a form that cannot be kept comes back with what was typed, and the words of the catalogue", () => {
  // Reading goes on; every change of these tables fails.
  const TABLES = ["events", "event_exceptions", "family_members", "invitations", "meals", "grocery_items"];
  let series: number;
  let token: string;
  let grandma: string;
  beforeAll(async () => {
    const repeating = { is_recurring: true, recurrence_pattern: "daily", title: "Reading" };
    series = (await makeEvent(family, repeating)).id;
    const user = await makeUser();
    token = invitationToken(await makeInvitation(family, { email: user.email })) as string;
    grandma = await signedInCookie(user);
    await sequelize.query(
      "CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no change today'; END $$",
    );
    for (const table of TABLES) {
      await sequelize.query(
        `CREATE TRIGGER failing BEFORE INSERT OR UPDATE OR DELETE ON ${table} FOR EACH ROW EXECUTE FUNCTION fail()`,
      );
    }
  });
  afterAll(() => sequelize.query("DROP FUNCTION fail CASCADE"));

  const event = { title: "Eye test", start_date: "2027-03-01", start_time: "09:00" };
  const kid = { "members[0].name": "Emil", "members[0].role": "child", "members[0].color": "#6BC5B8" };
  it.each<[string, () => string, Record<string, string>, RegExp]>([
    ["add-members", () => "/dashboard/members/new", kid, /Failed to add family members\. Please try again\./],
    ["add-event", () => "/calendar/events/new", event, /Failed to create event\. Please try again\./],
    [
      "edit-event",
      () => `/calendar/events/${series}/edit?scope=series&instance=2027-03-01`,
      event,
      /Failed to save event: Something went wrong/,
    ],
    [
      "delete-occurrence",
      () => `/calendar/events/${series}/delete?instance=2027-03-02&scope=occurrence`,
      {},
      /Failed to delete event instance\. Please try again\./,
    ],
    [
      "delete-event",
      () => `/calendar/events/${series}/delete`,
      {},
      /Failed to delete event series\. Please try again\./,
    ],
    [
      "send-invitation",
      () => "/dashboard/invitations/new",
      { email: "aunt@example.com", role: "other" },
      /Failed to send invitation/,
    ],
    ["accept-invitation", () => `/join/${token}`, {}, /Failed to accept invitation/],
    [
      "add-meal",
      () => "/meals/new",
      { title: "Pancakes", planned_date: "2027-03-01", meal_type: "dinner" },
      /Failed to add meal/,
    ],
  ])("%s", async (intent, path, fields, words) => {
    const answer = await fetch(app.url + path(), {
      method: "POST",
      headers: { Cookie: intent === "accept-invitation" ? grandma : cookie, Accept: "text/html" },
      body: new URLSearchParams({ ...fields, intent }),
      redirect: "manual",
    });
    const html = await answer.text();
    expect([answer.status, words.test(html)]).toEqual([500, true]);
    for (const typed of [fields.title, fields.email, fields["members[0].name"]]) {
      if (typed) expect(html).toContain(`value="${typed}"`);
    }
  });
});
