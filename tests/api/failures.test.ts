import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sequelize } from "#app/db/database.server.ts";
import { describeFailure, type Operation } from "#app/shared/operations.ts";
import { root } from "#scripts/lib/root.ts";
import { Client } from "#tests/support/api.ts";
import { runApp } from "#tests/support/api-app.ts";
import { makeFamily, makeUser } from "#tests/support/factories.ts";
import { SAMPLE_FORMS } from "#tests/support/sample-forms.ts";
import { signedInCookie } from "#tests/support/session.ts";

/**
 * Line by line (docs/product/texts-and-limits.md, "Failure texts"): the texts of failures that the user did not cause.
 */
const app = runApp();

let family: Awaited<ReturnType<typeof makeFamily>>;
let cookie: string;
beforeAll(async () => {
  family = await makeFamily({ members: ["Ben"] });
  cookie = await signedInCookie(family.user);
});

const GENERIC = /Something went wrong on our side\. Reference: \S+/;

const F = "/families/1";
const FAILING_CALLS: [method: string, path: string, words: string][] = [
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
];

/** Pages that continue as if no user were signed in; the words are the log's ("console only"). */
const SIGNED_OUT: [path: string, words: string, shown: [status: number, location: string | null]][] = [
  ["/", "Failed to fetch user: API responded with HTTP status 500", [200, null]],
  ["/logout", "Failed to logout: Something went wrong on our side.", [303, "/"]],
  ["/auth/callback", "Cannot exchange code for session token: no code provided in the URL search params.", [302, "/"]],
];

describe("a call that fails says so in the words of the catalogue", () => {
  // Without the table `sessions` no request finds its user, so every call fails. An invitation can be read without a
  // session, so its own table is renamed, too.
  const AWAY = ["sessions", "invitations"];
  beforeAll(async () => {
    for (const table of AWAY) await sequelize.query(`ALTER TABLE ${table} RENAME TO ${table}_away`);
  });
  afterAll(async () => {
    for (const table of AWAY) await sequelize.query(`ALTER TABLE ${table}_away RENAME TO ${table}`);
  });

  it.each(SIGNED_OUT)("%s is shown as to nobody, and the log says why", async (path, words, shown) => {
    const before = app.output.text.length;
    const answer = await fetch(app.url + path, {
      headers: { Cookie: cookie, Accept: "text/html", "Sec-Fetch-Site": "same-origin" },
      redirect: "manual",
    });
    expect([answer.status, answer.headers.get("Location")]).toEqual(shown);
    await expect.poll(() => app.output.text.slice(before)).toContain(words);
  });

  it.each(FAILING_CALLS)("%s %s", async (method, path, words) => {
    const { status, body } = await new Client(app.url, cookie).send(method, path);
    expect([status, body]).toEqual([500, { error: expect.stringMatching(new RegExp(`^${words}$`)) }]);
  });
});

const LOGIN_AWAY = "Failed to get login redirect URL: API responded with HTTP status 502";

it("an unreachable sign-in page has a message", async () => {
  const { status, body } = await app.anonymous().get("/oauth/local/redirect_url");
  expect([status, body.error]).toEqual([502, LOGIN_AWAY]);
  const before = app.output.text.length;
  const answer = await fetch(`${app.url}/auth/local`, { method: "POST", redirect: "manual" });
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/"]);
  await expect.poll(() => app.output.text.slice(before)).toContain(`"reason":"${LOGIN_AWAY}"`);
});

const WITHOUT_FAMILY: [method: string, path: string, error: string][] = [
  ["POST", "members", "No family found"],
  ["POST", "invitations", "No family found"],
  ["POST", "events", "No family selected"],
  ["GET", "meals", "Family not found"],
];

describe("someone without a family", () => {
  it.each(WITHOUT_FAMILY)("is told so: %s %s", async (method, path, error) => {
    const alone = await signedInCookie(await makeUser());
    const { status, body } = await new Client(app.url, alone).send(method, `/families/1/${path}`);
    expect([status, body]).toEqual([404, { error }]);
  });
});

const FAILING_PAGES: [path: string, table: string, words: string][] = [
  ["/meals", "meals", "Failed to fetch meals"],
  ["/connection", "rewards", "Failed to fetch connection data"],
  ["/account/family", "invitations", "Failed to fetch family data"],
];

describe("a page that cannot be read says what it was", () => {
  it.each(FAILING_PAGES)("%s", async (path, table, words) => {
    await sequelize.query(`ALTER TABLE ${table} RENAME TO ${table}_away`);
    const answer = await fetch(app.url + path, { headers: { Cookie: cookie, Accept: "text/html" } });
    await sequelize.query(`ALTER TABLE ${table}_away RENAME TO ${table}`);
    const html = await answer.text();
    expect([answer.status, html.includes(`<strong>${words}</strong>`)]).toEqual([500, true]);
    expect(html).toContain("Reference");
  });

  it.each([
    ["GET", "invitations", "Failed to load invitation"],
    ["POST", "sessions", "Failed to accept invitation"],
  ])("an invitation, by %s without %s", async (method, table, words) => {
    await sequelize.query(`ALTER TABLE ${table} RENAME TO ${table}_away`);
    const answer = await fetch(`${app.url}/join/token`, { method, headers: { Cookie: cookie, Accept: "text/html" } });
    await sequelize.query(`ALTER TABLE ${table}_away RENAME TO ${table}`);
    const html = await answer.text();
    expect([answer.status, html.includes(words)]).toEqual([500, true]);
    expect(html).toContain("Invitation Not Found");
    expect(html).toContain("Try again");
  });
});

/** The forms whose failure texts tests/api/form-failures.alone.test.ts checks. */
const FORMS = Object.keys(SAMPLE_FORMS) as Operation[];

/** The failure texts that another test checks, with the path of that test. */
const ELSEWHERE: Record<string, string> = {
  "Failed to copy URL. Please copy it manually.": "tests/e2e/calendar.spec.ts",
  "Subscription URL copied to clipboard!": "tests/e2e/calendar.spec.ts",
  "Failed to exchange code for session token": "tests/api/sessions.alone.test.ts",
  "Invalid invitation link": "tests/e2e/invitations.spec.ts",
  "Invalid or expired invitation": "tests/e2e/invitations.spec.ts",
};

/** Every row of the table (docs/product/texts-and-limits.md, "Failure texts"). */
const CATALOGUE = [
  "Failed to fetch user: API responded with HTTP status",
  "Failed to get login redirect URL: API responded with HTTP status",
  "Failed to exchange code for session token",
  "Failed to logout: ",
  "Failed to fetch family data",
  "Failed to create family",
  "Failed to add family member",
  "No family found",
  "Failed to send invitation",
  "Failed to add event",
  "Failed to update event",
  "Failed to delete event",
  "Failed to delete recurring instance",
  "No family selected",
  "Failed to fetch meals",
  "Failed to fetch grocery items",
  "Failed to add meal",
  "Failed to add grocery item",
  "Failed to update grocery item",
  "Failed to add family members. Please try again.",
  "Failed to create event. Please try again.",
  "Failed to save event: ",
  "Failed to delete event instance. Please try again.",
  "Failed to delete event series. Please try again.",
  "Failed to export calendar. Please try again.",
  "Failed to copy URL. Please copy it manually.",
  "Subscription URL copied to clipboard!",
  "Failed to fetch connection data",
  "Failed to complete activity",
  "Invalid invitation link",
  "Invalid or expired invitation",
  "Failed to load invitation",
  "Failed to accept invitation",
  "Cannot exchange code for session token: no code provided in the URL search params.",
];

describe("the catalogue", () => {
  it("has no row without a test", () => {
    const here = [
      ...FAILING_CALLS.map(([, , words]) => words),
      ...FAILING_PAGES.map(([, , words]) => words),
      ...FORMS.map((intent) => describeFailure(intent, { status: 500, reason: "", locale: "en" })),
      ...SIGNED_OUT.map(([, words]) => words),
      ...WITHOUT_FAMILY.map(([, , words]) => words),
      LOGIN_AWAY,
      ...Object.keys(ELSEWHERE),
    ].map((words) => words.replaceAll("\\", ""));
    expect(CATALOGUE.filter((row) => !here.some((words) => words.startsWith(row)))).toEqual([]);
  });

  it.each(Object.entries(ELSEWHERE))("%s is looked for in %s", (text, file) => {
    expect(readFileSync(root + file, "utf8")).toContain(text);
  });
});
