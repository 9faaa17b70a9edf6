import { createHash, randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { SignIn } from "#app/models/people/sign-in.server.ts";
import type { User } from "#app/models/people/user.server.ts";
import { unsubscribeToken } from "#app/services/notices/unsubscribe-tokens.server.ts";
import { createFamily } from "#app/services/people/families.server.ts";
import { saveFormDraft, type TypedFields } from "#app/services/people/form-drafts.server.ts";
import { root } from "#scripts/lib/root.ts";

import { makeDevice } from "#tests/support/devices.ts";
import { makeUser } from "#tests/support/factories.ts";
import type { Samples } from "#tests/support/samples.ts";
import { makeScreen } from "#tests/support/screens.ts";
import { attemptCookieHeader, formDraftCookieHeader } from "#tests/support/session.ts";

/** The visitor of a page: without a session, without a family, of the full family, or of a new family. */
export type Visitor = "anyone" | "user" | "family" | "beginner";

export interface Page {
  /** The address, with samples of the full family in it. */
  path: string;
  as: Visitor;
  status?: number;
  /** The visitor follows a link on a page of another site. */
  isFromElsewhere?: true;
  /** Cookies of a process under way, such as a sign-in, as in a `Cookie` header. */
  cookie?: string;
  /** Without script the page reloads automatically: the visitor stops the reload first. */
  refreshes?: true;
}

/** A sign-in that the provider has not answered yet: the cookie of its browser. */
async function waitingSignIn(code: string): Promise<string> {
  const hash = (text: string) => createHash("sha256").update(text).digest("base64url");
  const [state, verifier] = ["a-state", randomUUID()];
  await SignIn.create({ code_hash: hash(code), attempt_hash: hash(verifier) });
  return attemptCookieHeader(state, verifier);
}

/** Addresses of each page route, by its pattern. A string says why a route that could be a page is none. */
const PAGES: Record<string, string | ((samples: Samples) => Page[] | Promise<Page[]>)> = {
  "/": () => [{ path: "/", as: "anyone" }],
  "/*": () => [{ path: "/no/such/page", as: "anyone", status: 404 }],
  "/add": () => [{ path: "/add", as: "family" }],
  "/account": () => [{ path: "/account", as: "family" }],
  "/account/family": () => [{ path: "/account/family", as: "family" }],
  "/account/devices": () => [{ path: "/account/devices", as: "family" }],
  "/account/devices/screens/:screenId": async ({ family }) => [
    { path: `/account/devices/screens/${(await makeScreen(family)).screen.id}`, as: "family" },
  ],
  "/account/sign-in-again": () => [
    { path: "/account/sign-in-again", as: "family" },
    { path: "/account/sign-in-again", as: "user" },
  ],
  "/account/password-link": "takes the forms of a notice, and redirects",
  "/account/sign-in": "of the household sign-in: tests/api/how-you-sign-in.alone.test.ts",
  "/account/sign-in/passkeys/new": "of the household sign-in: tests/api/how-you-sign-in.alone.test.ts",
  "/account/sign-in/passkeys/:passkeyId": "of the household sign-in: tests/api/how-you-sign-in.alone.test.ts",
  "/confirm-email": "of the household sign-in: tests/api/confirm-email.alone.test.ts",
  "/confirm-email/:token": "of the household sign-in: tests/api/confirm-email.alone.test.ts",
  "/account/devices/new": "of the household sign-in: tests/api/member-links.alone.test.ts",
  "/account/family/members/:memberId/sign-in": "of the household sign-in: tests/api/member-links.alone.test.ts",
  "/account/family/members/:memberId/sign-in/:kind": "of the household sign-in: tests/api/member-links.alone.test.ts",
  "/sign-in/help": "of the household sign-in: tests/api/member-links.alone.test.ts",
  "/account/devices/others": () => [{ path: "/account/devices/others", as: "family" }],
  "/account/family/invitations/new": ({ memberId }) => [
    { path: "/account/family/invitations/new", as: "family" },
    { path: `/account/family/invitations/new?member=${memberId}`, as: "family" },
  ],
  "/account/family/invitations/:invitationId": ({ invitationId }) => [
    { path: `/account/family/invitations/${invitationId}`, as: "family" },
  ],
  "/account/family/members/new": () => [{ path: "/account/family/members/new", as: "family" }],
  "/account/family/members/:memberId/edit": ({ memberId }) => [
    { path: `/account/family/members/${memberId}/edit`, as: "family" },
  ],
  "/account/family/members/:memberId/remove": ({ memberId }) => [
    { path: `/account/family/members/${memberId}/remove`, as: "family" },
  ],
  "/account/family/removed": () => [{ path: "/account/family/removed", as: "family" }],
  "/account/family/time-zone": () => [{ path: "/account/family/time-zone", as: "family" }],
  "/account/notifications": () => [{ path: "/account/notifications", as: "family" }],
  "/account/notifications/devices/:deviceId": async ({ user }) => [
    { path: `/account/notifications/devices/${(await makeDevice(user)).id}`, as: "family" },
  ],
  "/account/privacy": () => [{ path: "/account/privacy", as: "family" }],
  "/account/privacy/delete": () => [{ path: "/account/privacy/delete", as: "family" }],
  "/account/privacy/delete-family": () => [{ path: "/account/privacy/delete-family", as: "family" }],
  "/account/privacy/leave": () => [{ path: "/account/privacy/leave", as: "family" }],
  "/auth/:provider": "begins the sign-in and redirects, whatever is asked of it",
  "/let-in": "of the household sign-in: tests/api/let-in.alone.test.ts",
  "/let-in/:token": "of the household sign-in: tests/api/let-in.alone.test.ts",
  "/set-up": "of the household sign-in: tests/api/household.alone.test.ts",
  "/set-up/:code": "of the household sign-in: tests/api/household.alone.test.ts",
  "/sign-in/auth": "of the household sign-in: tests/api/household.alone.test.ts",
  "/sign-in/auth/:uid": "of the household sign-in: tests/api/household.alone.test.ts",
  "/sign-in/interaction/:uid": "of the household sign-in: tests/api/household.alone.test.ts",
  "/sign-in/new": "of the household sign-in: tests/api/household.alone.test.ts",
  "/auth/callback": async () => {
    const code = randomUUID();
    return [{ path: `/auth/callback?code=${code}&state=a-state`, as: "anyone", cookie: await waitingSignIn(code) }];
  },
  "/calendars": () => [{ path: "/calendars", as: "family" }],
  "/calendars/import": () => [{ path: "/calendars/import", as: "family" }],
  "/calendars/import/:importId": ({ previewId, doneId, readingId }) => [
    { path: `/calendars/import/${previewId}`, as: "family" },
    { path: `/calendars/import/${doneId}`, as: "family" },
    { path: `/calendars/import/${readingId}`, as: "family", refreshes: true },
  ],
  "/calendars/new": () => [
    { path: "/calendars/new", as: "family" },
    { path: "/calendars/new?country=DE", as: "family" },
  ],
  "/calendars/:calendarId/edit": ({ calendarId }) => [{ path: `/calendars/${calendarId}/edit`, as: "family" }],
  "/calendar/others/:otherId": ({ otherId }) => [{ path: `/calendar/others/${otherId}`, as: "family" }],
  "/calendar": ({ today, memberId }) => [
    { path: "/calendar", as: "family" },
    { path: `/calendar?view=day&day=${today}`, as: "family" },
    { path: "/calendar?month=2031-02", as: "family" },
    { path: `/calendar?member=${memberId}`, as: "family" },
    { path: "/calendar?view=agenda", as: "family" },
    { path: "/calendar?view=week", as: "family" },
    // The names of both months stand in the bar.
    { path: "/calendar?view=week&day=2026-11-30", as: "family" },
    { path: `/calendar?view=week&day=2031-02-28&member=${memberId}`, as: "family" },
    { path: "/calendar?view=agenda&day=2031-02-28", as: "family" },
  ],
  "/calendar/jump": () => [
    { path: "/calendar/jump", as: "family" },
    { path: "/calendar/jump?view=agenda&year=1900", as: "family" },
  ],
  "/calendar/events/new": ({ today }) => [
    { path: `/calendar/events/new?day=${today}`, as: "family" },
    { path: "/calendar/events/new?line=Piano+Sat+17:00+weekly", as: "family" },
  ],
  "/calendar/events/:eventId": ({ eventId, seriesId, instance }) => [
    { path: `/calendar/events/${eventId}`, as: "family" },
    { path: `/calendar/events/${seriesId}?instance=${instance}`, as: "family" },
  ],
  "/calendar/events/:eventId/edit": ({ eventId, seriesId, instance }) => [
    { path: `/calendar/events/${eventId}/edit`, as: "family" },
    { path: `/calendar/events/${seriesId}/edit?instance=${instance}`, as: "family" },
    { path: `/calendar/events/${seriesId}/edit?instance=${instance}&scope=occurrence`, as: "family" },
    { path: `/calendar/events/${seriesId}/edit?instance=${instance}&scope=series`, as: "family" },
  ],
  "/calendar/events/:eventId/move": ({ eventId, seriesId, instance }) => [
    { path: `/calendar/events/${eventId}/move`, as: "family" },
    { path: `/calendar/events/${seriesId}/move?instance=${instance}`, as: "family" },
    { path: `/calendar/events/${seriesId}/move?instance=${instance}&scope=series`, as: "family" },
  ],
  "/calendar/events/:eventId/delete": ({ eventId, seriesId, instance }) => [
    { path: `/calendar/events/${eventId}/delete`, as: "family" },
    { path: `/calendar/events/${seriesId}/delete?instance=${instance}`, as: "family" },
    { path: `/calendar/events/${seriesId}/delete?instance=${instance}&scope=occurrence`, as: "family" },
  ],
  "/calendar/sync": () => [
    { path: "/calendar/sync", as: "family" },
    { path: "/calendar/sync?meals=1", as: "family" },
  ],
  "/install": () => [
    { path: "/install", as: "anyone" },
    { path: "/install", as: "family" },
  ],
  "/offline": () => [{ path: "/offline", as: "anyone" }],
  "/calm": ({ practiceId }) => [
    { path: "/calm", as: "family" },
    { path: "/calm?checkin=1&breathing=1", as: "family" },
    { path: `/calm?mood=happy&stress_level=2&time_available=10&practice=${practiceId}`, as: "family" },
  ],
  "/chores": ({ today }) => [
    { path: "/chores", as: "family" },
    { path: `/chores?date=${today}`, as: "family" },
    { path: "/chores?date=2027-03-01", as: "family" },
  ],
  "/chores/all": () => [{ path: "/chores/all", as: "family" }],
  "/chores/away": () => [{ path: "/chores/away", as: "family" }],
  "/chores/print": ({ childId }) => [
    { path: "/chores/print", as: "family" },
    { path: `/chores/print?week=2027-03-01&for=${childId}`, as: "family" },
  ],
  "/chores/stars": () => [{ path: "/chores/stars", as: "family" }],
  "/chores/goal": ({ childId }) => [{ path: `/chores/goal?member=${childId}`, as: "family" }],
  "/chores/give": ({ childId }) => [{ path: `/chores/give?member=${childId}`, as: "family" }],
  "/chores/for/:memberId": ({ childId }) => [
    { path: `/chores/for/${childId}`, as: "family" },
    { path: `/chores/for/${childId}?part=evening`, as: "family" },
  ],
  "/chores/routines/:name": () => [
    { path: "/chores/routines/morning", as: "family" },
    { path: "/chores/routines/bins", as: "family" },
  ],
  "/chores/new": () => [{ path: "/chores/new", as: "family" }],
  "/chores/:choreId/turn": ({ choreId, today }) => [
    { path: `/chores/${choreId}/turn`, as: "family" },
    { path: `/chores/${choreId}/turn?date=${today}`, as: "family" },
  ],
  "/chores/:choreId": ({ choreId }) => [{ path: `/chores/${choreId}`, as: "family" }],
  "/chores/:choreId/edit": ({ choreId }) => [{ path: `/chores/${choreId}/edit`, as: "family" }],
  "/recipes/export": () => [{ path: "/recipes/export", as: "family" }],
  "/recipes/import": () => [{ path: "/recipes/import", as: "family" }],
  "/recipes/import/:fileId": ({ recipeFileId }) => [{ path: `/recipes/import/${recipeFileId}`, as: "family" }],
  "/recipes/:recipeId/photo": ({ recipeId }) => [{ path: `/recipes/${recipeId}/photo`, as: "family" }],
  "/timetable": ({ pupilId }) => [
    { path: "/timetable", as: "family" },
    { path: `/timetable?member=${pupilId}&week=B&day=2`, as: "family" },
    { path: "/timetable?start=1", as: "family" },
  ],
  "/timetable/:memberId/edit": ({ pupilId }) => [{ path: `/timetable/${pupilId}/edit`, as: "family" }],
  "/timetable/pack": () => [{ path: "/timetable/pack", as: "family" }],
  "/timetable/print": ({ pupilId }) => [{ path: `/timetable/print?member=${pupilId}`, as: "family" }],
  "/timetable/subjects/:subjectId": ({ subjectId }) => [{ path: `/timetable/subjects/${subjectId}`, as: "family" }],
  "/timetable/subjects/:subjectId/delete": ({ subjectId }) => [
    { path: `/timetable/subjects/${subjectId}/delete`, as: "family" },
  ],
  "/timetable/terms": () => [{ path: "/timetable/terms", as: "family" }],
  "/connection": () => [{ path: "/connection", as: "family" }],
  "/connection/complete": ({ ideaId }) => [{ path: `/connection/complete?idea=${ideaId}`, as: "family" }],
  "/connection/history": () => [
    { path: "/connection/history", as: "family" },
    { path: "/connection/history?year=1999&page=9", as: "family" },
  ],
  "/connection/done/:completionId": ({ completionId }) => [{ path: `/connection/done/${completionId}`, as: "family" }],
  "/cookies": () => [{ path: "/cookies", as: "anyone" }],
  "/dashboard": () => [{ path: "/dashboard", as: "family" }],
  "/dashboard/invitations/new": () => [{ path: "/dashboard/invitations/new", as: "family" }],
  "/dashboard/invitations/:invitationId": ({ invitationId }) => [
    { path: `/dashboard/invitations/${invitationId}`, as: "family" },
  ],
  "/dashboard/members/new": () => [{ path: "/dashboard/members/new", as: "family" }],
  "/drafts/form": async ({ user }) => {
    const typed: TypedFields = [
      ["title", "Gemüsesuppe mit Grießnockerln und Schnittlauch"],
      ["description", "A very long line of text that was typed before the session ended. ".repeat(9)],
    ];
    const token = await saveFormDraft(user.id, "/meals/new", typed);
    // With a query, as it is one person's: no beginner has it.
    return [{ path: "/drafts/form?", as: "family", cookie: await formDraftCookieHeader(token) }];
  },
  "/find": () => [
    { path: "/find", as: "family" },
    { path: "/find?q=a", as: "family" },
    { path: "/find?q=a&kind=event", as: "family" },
    { path: "/find?q=xylophone", as: "family" },
  ],
  "/groceries": () => [
    { path: "/groceries", as: "family" },
    { path: "/groceries?edit", as: "family" },
  ],
  "/demo": "begins an example family in a demo, and redirects otherwise",
  "/groceries/:itemId/edit": ({ itemId }) => [{ path: `/groceries/${itemId}/edit`, as: "family" }],
  "/groceries/again": () => [{ path: "/groceries/again?item=Eggs,+6", as: "family" }],
  "/groceries/aisles": () => [{ path: "/groceries/aisles", as: "family" }],
  "/groceries/drafts/:draftId": ({ listId }) => [{ path: `/groceries/drafts/${listId}`, as: "family" }],
  "/groceries/generate": () => [{ path: "/groceries/generate", as: "family" }],
  "/groceries/staples": () => [{ path: "/groceries/staples", as: "family" }],
  // Without the household sign-in: tests/api/household.alone.test.ts has them.
  // Without the household sign-in: tests/api/let-in.alone.test.ts has them.
  "/join": () => [{ path: "/join", as: "anyone", status: 404 }],
  "/join/:token": ({ token }) => [
    { path: `/join/${token}`, as: "anyone" },
    { path: `/join/${token}`, as: "user" },
    { path: `/join/${token}`, as: "family" },
    { path: "/join/no-such-token", as: "anyone", status: 404 },
  ],
  "/language": "remembers a language and redirects, whatever is asked of it",
  "/lite": "switches Lite mode and redirects, whatever is asked of it",
  "/logout": () => [{ path: "/logout", as: "family", isFromElsewhere: true }],
  "/meals": () => [
    { path: "/meals", as: "family" },
    { path: "/meals?week=2031-02-03", as: "family" },
  ],
  "/meals/plan": () => [{ path: "/meals/plan", as: "family" }],
  "/meals/plans/:draftId": ({ planId, failedId, makingId }) => [
    { path: `/meals/plans/${planId}`, as: "family" },
    { path: `/meals/plans/${failedId}`, as: "family" },
    { path: `/meals/plans/${makingId}`, as: "family", refreshes: true },
  ],
  "/meals/plans/:draftId/dish": ({ planId, today }) => [
    { path: `/meals/plans/${planId}/dish?date=${today}&meal=dinner`, as: "family" },
  ],
  "/meals/print": () => [
    { path: "/meals/print", as: "family" },
    { path: "/meals/print?week=2031-02-03", as: "family" },
  ],
  "/meals/new": ({ mealId }) => [
    { path: "/meals/new", as: "family" },
    { path: `/meals/new?copy=${mealId}`, as: "family" },
  ],
  "/meals/weeks": () => [
    { path: "/meals/weeks", as: "family" },
    { path: "/meals/weeks?week=2031-02-03", as: "family" },
  ],
  "/meals/weeks/:weekId/edit": ({ weekId }) => [{ path: `/meals/weeks/${weekId}/edit`, as: "family" }],
  "/meals/weeks/:weekId/delete": ({ weekId }) => [{ path: `/meals/weeks/${weekId}/delete`, as: "family" }],
  "/meals/:mealId": ({ mealId, bareMealId }) => [
    { path: `/meals/${mealId}`, as: "family" },
    { path: `/meals/${bareMealId}`, as: "family" },
  ],
  "/meals/:mealId/edit": ({ mealId }) => [{ path: `/meals/${mealId}/edit`, as: "family" }],
  "/meals/:mealId/ingredients": ({ mealId }) => [
    { path: `/meals/${mealId}/ingredients`, as: "family" },
    { path: `/meals/${mealId}/ingredients?servings=7`, as: "family" },
  ],
  "/meals/:mealId/delete": ({ mealId }) => [{ path: `/meals/${mealId}/delete`, as: "family" }],
  "/onboarding/delete": () => [{ path: "/onboarding/delete", as: "user" }],
  "/onboarding": () => [
    { path: "/onboarding", as: "user" },
    { path: "/onboarding", as: "family" },
  ],
  "/privacy": () => [{ path: "/privacy", as: "anyone" }],
  "/recipes": () => [
    { path: "/recipes", as: "family" },
    { path: "/recipes?q=soup&time=45&diet=Vegan&people=1", as: "family" },
    { path: "/recipes?q=no+such+dish", as: "family" },
    { path: "/recipes", as: "beginner" },
  ],
  "/recipes/new": () => [
    { path: "/recipes/new", as: "family" },
    { path: "/recipes/new?based_on=cottage-pie", as: "family" },
  ],
  "/recipes/built-in/:slug": () => [
    { path: "/recipes/built-in/cottage-pie?servings=6", as: "family" },
    { path: "/recipes/built-in/no-such-dish", as: "family", status: 404 },
  ],
  "/recipes/built-in/:slug/ingredients": () => [{ path: "/recipes/built-in/cottage-pie/ingredients", as: "family" }],
  "/recipes/:recipeId": ({ recipeId }) => [
    { path: `/recipes/${recipeId}`, as: "family" },
    { path: `/recipes/${recipeId}?servings=7`, as: "family" },
  ],
  "/recipes/:recipeId/delete": ({ recipeId }) => [{ path: `/recipes/${recipeId}/delete`, as: "family" }],
  "/recipes/:recipeId/edit": ({ recipeId }) => [{ path: `/recipes/${recipeId}/edit`, as: "family" }],
  "/recipes/:recipeId/ingredients": ({ recipeId }) => [
    { path: `/recipes/${recipeId}/ingredients?servings=2`, as: "family" },
  ],
  "/unsubscribe/:token": ({ user }) => {
    const token = unsubscribeToken({ userId: user.id, kind: "daily_digest", email: user.email ?? "" });
    return [
      { path: `/unsubscribe/${token}`, as: "anyone" },
      { path: `/unsubscribe/${token}?done=kind`, as: "anyone" },
      { path: "/unsubscribe/no-such-token", as: "anyone", status: 404 },
    ];
  },
  "/terms": () => [{ path: "/terms", as: "anyone" }],
  "/wall": async ({ family }) => [
    { path: "/wall", as: "family" },
    { path: "/wall?code=K7-4FQ2", as: "family" },
    { path: "/wall", as: "anyone", refreshes: true },
    { path: "/wall", as: "anyone", cookie: (await makeScreen(family, { show_notes: true })).cookie, refreshes: true },
    { path: "/wall", as: "anyone", cookie: (await makeScreen(family, { kind: "eink" })).cookie, refreshes: true },
  ],
  "/wall/groceries": async ({ family }) => [
    {
      path: "/wall/groceries",
      as: "anyone",
      cookie: (await makeScreen(family, { tick_groceries: true })).cookie,
      refreshes: true,
    },
  ],
  "/wall/chores": async ({ family }) => [
    {
      path: "/wall/chores",
      as: "anyone",
      cookie: (await makeScreen(family, { tick_chores: true })).cookie,
      refreshes: true,
    },
  ],
};

/** `_app.calendar.events.$eventId._index.tsx` as `/calendar/events/:eventId`; `null` for a mere frame of others. */
function readPattern(file: string): string | null {
  const segments = file.replace(/\.tsx$/, "").split(".");
  const own = segments.filter((segment) => !segment.startsWith("_")).map((segment) => segment.replace(/_$/, ""));
  if (own.length === 0 && segments.at(-1) !== "_index") return null;
  return `/${own.map((segment) => (segment === "$" ? "*" : segment.replace("$", ":"))).join("/")}`;
}

/** Patterns of route files with a page that PAGES lacks, and patterns of PAGES without a route file, as problems. */
export function unlistedPages(): string[] {
  const files = readdirSync(`${root}app/routes`).filter((name) => name.endsWith(".tsx"));
  const pages = files.filter((name) =>
    /^export (default |\{[^}]*\bdefault\b)/m.test(readFileSync(`${root}app/routes/${name}`, "utf8")),
  );
  const patterns = new Set(pages.flatMap((name) => readPattern(name) ?? []));
  return [
    ...[...patterns].filter((pattern) => !(pattern in PAGES)).map((pattern) => `${pattern} has no sample address`),
    ...Object.keys(PAGES)
      .filter((pattern) => !patterns.has(pattern))
      .map((pattern) => `${pattern} is no route`),
  ].map((problem) => `${problem}: see PAGES in tests/support/pages.ts`);
}

/** The names of the pages, for one test each: the pattern, and a number where it has several addresses. */
export const pagePatterns = Object.keys(PAGES).filter((pattern) => typeof PAGES[pattern] === "function");

/** The patterns by the first part of their paths: a browser loads the shared files of a place only once. */
export const places = new Map<string, string[]>();
for (const pattern of pagePatterns) {
  const place = pattern.split("/")[1] as string;
  places.set(place, [...(places.get(place) ?? []), pattern]);
}

/** The pages of a pattern. Those whose address names nothing of the full family are listed for the beginner, too. */
export async function listPages(pattern: string, samples: Samples): Promise<Page[]> {
  const list = PAGES[pattern];
  const pages = typeof list === "function" ? await list(samples) : [];
  const onFirstDay = pages.filter(({ path, as }) => as === "family" && path === pattern);
  return [...pages, ...onFirstDay.map((page): Page => ({ ...page, as: "beginner" }))];
}

/**
 * The users to sign in as, by the visitor that a page asks for. The beginner's family has no members yet, like a family
 * that the API has made.
 */
export async function makeVisitors({ user }: Samples): Promise<Record<Exclude<Visitor, "anyone">, User>> {
  const beginner = await makeUser();
  await createFamily(beginner, { name: "The Beginners", time_zone: "UTC" });
  return { user: await makeUser(), family: user, beginner };
}
