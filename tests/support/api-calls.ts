import { deleteMeal } from "#app/services/food/meals.server.ts";
import { beginImport } from "#app/services/imports/imports.server.ts";
import { checkFile } from "#app/services/imports/sent-file.server.ts";
import { listSessions } from "#app/services/people/devices.server.ts";
import { invitationToken } from "#app/services/people/invitations.server.ts";
import { beginSession } from "#app/services/people/sessions.server.ts";
import { listRemoved } from "#app/services/removed/restore.server.ts";
import { calendarFile } from "#tests/support/calendar-file.ts";
import { makeChoreSamples } from "#tests/support/chores.ts";
import { makeDevice } from "#tests/support/devices.ts";
import {
  makeEvent,
  type makeFamily,
  makeGroceryItem,
  makeInvitation,
  makeMeal,
  makeRecipe,
} from "#tests/support/factories.ts";
import { makeScreen } from "#tests/support/screens.ts";
import { makeHolidays } from "#tests/support/subscribed-calendar.ts";
import { makeSchoolSamples } from "#tests/support/timetables.ts";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

export interface Call {
  /** Who may make the call. */
  for: "anyone" | "user" | "family";
  /** Whether the call takes JSON. */
  hasBody?: true;
}

/** Every call of the API. A route that is not here fails the first test. */
export const CALLS: Record<string, Partial<Record<Method, Call>>> = {
  "/users/me/sessions": { GET: { for: "user" }, DELETE: { for: "user" } },
  "/users/me/sessions/:sessionId": { DELETE: { for: "user" } },
  "/users/me": { GET: { for: "user" }, PUT: { for: "user", hasBody: true }, DELETE: { for: "user" } },
  "/users/me/notifications": { GET: { for: "user" }, PUT: { for: "user", hasBody: true } },
  "/users/me/notifications/test": { POST: { for: "user" } },
  "/push/key": { GET: { for: "user" } },
  "/users/me/devices": { GET: { for: "user" }, POST: { for: "user", hasBody: true } },
  "/users/me/devices/:deviceId": { PUT: { for: "user", hasBody: true }, DELETE: { for: "user" } },
  "/logout": { GET: { for: "anyone" } },
  "/oauth/:provider/redirect_url": { GET: { for: "anyone" } },
  "/sessions": { POST: { for: "anyone", hasBody: true } },
  "/families/me": { GET: { for: "user" } },
  "/families": { POST: { for: "user", hasBody: true } },
  "/families/:familyId": { PUT: { for: "family", hasBody: true }, DELETE: { for: "family", hasBody: true } },
  "/families/:familyId/keep": { POST: { for: "family" } },
  "/families/:familyId/leave": { POST: { for: "family" } },
  "/families/:familyId/members": { GET: { for: "family" }, POST: { for: "family", hasBody: true } },
  "/families/:familyId/members/:memberId": { PUT: { for: "family", hasBody: true }, DELETE: { for: "family" } },
  "/families/:familyId/members/:memberId/account": { POST: { for: "family", hasBody: true } },
  "/families/:familyId/members/:memberId/sign-in-links": { POST: { for: "family", hasBody: true } },
  "/families/:familyId/members/:memberId/sign-in-links/:linkId": { DELETE: { for: "family" } },
  "/families/:familyId/events": { GET: { for: "family" }, POST: { for: "family", hasBody: true } },
  "/families/:familyId/events/:eventId": { PUT: { for: "family", hasBody: true }, DELETE: { for: "family" } },
  "/families/:familyId/calendar/export": { GET: { for: "family" } },
  "/families/:familyId/calendar/imports": { GET: { for: "family" }, POST: { for: "family" } },
  "/families/:familyId/calendar/imports/:importId": { GET: { for: "family" }, DELETE: { for: "family" } },
  "/families/:familyId/calendar/imports/:importId/confirm": { POST: { for: "family" } },
  "/families/:familyId/calendar/imports/:importId/undo": { POST: { for: "family" } },
  "/families/:familyId/calendars": { GET: { for: "family" }, POST: { for: "family", hasBody: true } },
  "/families/:familyId/calendars/presets": { GET: { for: "family" } },
  "/families/:familyId/calendars/:calendarId": {
    GET: { for: "family" },
    PUT: { for: "family", hasBody: true },
    DELETE: { for: "family" },
  },
  "/families/:familyId/calendars/:calendarId/events": { GET: { for: "family" } },
  "/families/:familyId/calendars/:calendarId/refresh": { POST: { for: "family" } },
  "/families/:familyId/calendar/subscribe": { GET: { for: "anyone" }, DELETE: { for: "family" } },
  "/families/:familyId/connection/complete": { POST: { for: "family", hasBody: true } },
  "/families/:familyId/connection/points": { GET: { for: "family" } },
  "/families/:familyId/connection/recent": { GET: { for: "family" } },
  "/families/:familyId/connection/rewards": { GET: { for: "family" } },
  "/families/:familyId/ai/connection-activity": { POST: { for: "family", hasBody: true } },
  "/families/:familyId/ai/grocery-list": { POST: { for: "family", hasBody: true } },
  "/families/:familyId/ai/meal-plan": { POST: { for: "family", hasBody: true } },
  "/families/:familyId/ai/mindfulness-practice": { POST: { for: "family", hasBody: true } },
  "/families/:familyId/ai/wellness-tip": { GET: { for: "family" }, POST: { for: "family", hasBody: true } },
  "/families/:familyId/grocery": { GET: { for: "family" }, POST: { for: "family", hasBody: true } },
  "/families/:familyId/grocery/:itemId": { PUT: { for: "family", hasBody: true }, DELETE: { for: "family" } },
  "/families/:familyId/chores": { GET: { for: "family" }, POST: { for: "family", hasBody: true } },
  "/families/:familyId/chores/day": { GET: { for: "family" } },
  "/families/:familyId/chores/fairness": { GET: { for: "family" } },
  "/families/:familyId/chores/:choreId": {
    GET: { for: "family" },
    PUT: { for: "family", hasBody: true },
    DELETE: { for: "family" },
  },
  "/families/:familyId/chores/:choreId/done": { POST: { for: "family", hasBody: true } },
  "/families/:familyId/chores/:choreId/skip": { POST: { for: "family", hasBody: true } },
  "/families/:familyId/chores/:choreId/swap": { POST: { for: "family", hasBody: true } },
  "/families/:familyId/chores/:choreId/log": { GET: { for: "family" } },
  "/families/:familyId/chores/:choreId/log/:logId": { DELETE: { for: "family" } },
  "/families/:familyId/absences": { GET: { for: "family" }, POST: { for: "family", hasBody: true } },
  "/families/:familyId/absences/:absenceId": { DELETE: { for: "family" } },
  "/families/:familyId/stars": { GET: { for: "family" }, POST: { for: "family", hasBody: true } },
  "/families/:familyId/goals": { GET: { for: "family" }, POST: { for: "family", hasBody: true } },
  "/families/:familyId/goals/:goalId": { PUT: { for: "family", hasBody: true }, DELETE: { for: "family" } },
  "/families/:familyId/goals/:goalId/give": { POST: { for: "family", hasBody: true } },
  "/families/:familyId/timetables": { GET: { for: "family" } },
  "/families/:familyId/timetables/:memberId": { PUT: { for: "family", hasBody: true }, DELETE: { for: "family" } },
  "/families/:familyId/timetables/:memberId/day": { GET: { for: "family" } },
  "/families/:familyId/subjects": { GET: { for: "family" }, POST: { for: "family", hasBody: true } },
  "/families/:familyId/subjects/:subjectId": { PUT: { for: "family", hasBody: true }, DELETE: { for: "family" } },
  "/families/:familyId/school-spans": { GET: { for: "family" }, PUT: { for: "family", hasBody: true } },
  "/families/:familyId/pack": { POST: { for: "family", hasBody: true } },
  "/families/:familyId/pack/:packId": { DELETE: { for: "family" } },
  "/families/:familyId/screens": { GET: { for: "family" }, POST: { for: "family", hasBody: true } },
  "/families/:familyId/screens/:screenId": { PUT: { for: "family", hasBody: true }, DELETE: { for: "family" } },
  "/families/:familyId/live": { GET: { for: "family" } },
  "/families/:familyId/invitations": { GET: { for: "family" }, POST: { for: "family", hasBody: true } },
  "/families/:familyId/invitations/:invitationId": { DELETE: { for: "family" } },
  "/families/:familyId/invitations/:invitationId/resend": { POST: { for: "family" } },
  "/invitations": { GET: { for: "anyone" } },
  "/invitations/:token": { GET: { for: "anyone" } },
  "/invitations/:token/accept": { POST: { for: "user" } },
  "/families/:familyId/removed": { GET: { for: "family" } },
  "/families/:familyId/removed/:removalId/restore": { POST: { for: "family" } },
  "/families/:familyId/search": { GET: { for: "family" } },
  "/families/:familyId/meals": { GET: { for: "family" }, POST: { for: "family", hasBody: true } },
  "/families/:familyId/meals/:mealId": { PUT: { for: "family", hasBody: true }, DELETE: { for: "family" } },
  "/families/:familyId/recipes": { GET: { for: "family" }, POST: { for: "family", hasBody: true } },
  "/families/:familyId/recipes/:recipeId": {
    GET: { for: "family" },
    PUT: { for: "family", hasBody: true },
    DELETE: { for: "family" },
  },
  "/families/:familyId/recipes/export": { GET: { for: "family" } },
  "/families/:familyId/recipes/import": { POST: { for: "family" } },
  "/families/:familyId/recipes/:recipeId/photo": { PUT: { for: "family" }, DELETE: { for: "family" } },
  "/families/:familyId/events/:eventId/instances": {
    GET: { for: "family" },
    PUT: { for: "family", hasBody: true },
    DELETE: { for: "family", hasBody: true },
  },
};

export type Parameters = Record<string, string | number>;

export function fill(path: string, parameters: Parameters): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    if (!(name in parameters)) throw new Error(`The tests have no sample for :${name} in ${path}: add it to "samples"`);
    return String(parameters[name]);
  });
}

export const calls = Object.entries(CALLS).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, call]) => ({
    name: `${method} ${path}`,
    path,
    method: method as Method,
    ...call,
  })),
);
export const only = (test: (call: (typeof calls)[number]) => boolean | undefined) => calls.filter(test);

/** The id of a session, begun for it. */
async function makeSession(user: { id: number }): Promise<string> {
  const token = await beginSession(user.id, null);
  return (await listSessions(user, token))[0]?.id as string;
}

/** One of everything of a family that a path can name. */
export async function makeParameters(made: Awaited<ReturnType<typeof makeFamily>>): Promise<Parameters> {
  const { user, family, members } = made;
  const event = await makeEvent({ user, family }, { is_recurring: true, recurrence_pattern: "daily" });
  const invitation = await makeInvitation({ user, family });
  await deleteMeal(made, (await makeMeal(family)).id);
  const [removal] = await listRemoved(made);
  const file = await checkFile("school.ics", Buffer.from(calendarFile(["UID:1", "DTSTART:20270301"])));
  const chosen = { member_ids: [], event_type: "school" as const };
  return {
    ...(await makeChoreSamples(made)),
    ...(await makeSchoolSamples(made, members[1]?.id as number)),
    deviceId: (await makeDevice(user)).id,
    calendarId: (await makeHolidays(made)).id,
    importId: (await beginImport(made, file, chosen)).id,
    screenId: (await makeScreen(family)).screen.id,
    removalId: removal?.id as number,
    provider: "local",
    familyId: family.id,
    memberId: members[1]?.id as number,
    linkId: 1,
    eventId: event.id,
    mealId: (await makeMeal(family)).id,
    recipeId: (await makeRecipe(family)).id,
    itemId: (await makeGroceryItem(family)).id,
    sessionId: await makeSession(user),
    invitationId: invitation.id,
    token: invitationToken(invitation) as string,
  };
}
