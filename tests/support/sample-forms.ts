import { Temporal } from "#app/domain/time/time.ts";
import type { GroceryItem } from "#app/models/food/grocery-item.server.ts";
import type { User } from "#app/models/people/user.server.ts";
import { moveEvent } from "#app/services/calendar/move.server.ts";
import { deleteOccurrence } from "#app/services/calendar/overrides.server.ts";
import { deleteChore } from "#app/services/chores/chores.server.ts";
import { tick } from "#app/services/chores/ticks.server.ts";
import { removeGroceryItem } from "#app/services/food/removed-groceries.server.ts";
import { askToDeleteFamily } from "#app/services/people/departures.server.ts";
import { invitationToken } from "#app/services/people/invitations.server.ts";
import { removeMember } from "#app/services/people/members.server.ts";
import { listRemoved } from "#app/services/removed/restore.server.ts";
import { hideEvent } from "#app/services/subscriptions/subscriptions.server.ts";
import type { Operation } from "#app/shared/operations.ts";
import { calendarFile } from "#tests/support/calendar-file.ts";
import { DUE, makeChore } from "#tests/support/chores.ts";
import { makeDevice } from "#tests/support/devices.ts";
import { makeEvent, makeGroceryItem, makeInvitation, makeMember, makeUser } from "#tests/support/factories.ts";
import { startOutsideSite, text } from "#tests/support/outside-site.ts";
import { smallPicture } from "#tests/support/pictures.ts";
import { RECIPE_FILE } from "#tests/support/recipe-file.ts";
import type { Samples } from "#tests/support/samples.ts";
import { makeScreen, makeScreenCode } from "#tests/support/screens.ts";
import { makeHolidays } from "#tests/support/subscribed-calendar.ts";

export interface SampleForm {
  path: string;
  fields?: Record<string, string | File>;
  /** Who sends it, where that is not the person of the samples. */
  user?: User;
}

export type MakeForm = (samples: Samples) => SampleForm | Promise<SampleForm>;

const member = { "members[0].name": "Emil", "members[0].role": "child", "members[0].color": "#6BC5B8" };
const event = { title: "Eye test", start_date: "2027-03-01", start_time: "09:00" };
const meal = { title: "Waffles", planned_date: "2027-03-01", meal_type: "dinner" };
const dish = { title: "Soup", prep_time: "10", cook_time: "20", servings: "4" };
const plan = { days: "1", start_date: "2027-03-01", family_size: "4", allergies: "Peanuts" };
const list = { start_date: "2027-03-01", end_date: "2027-03-02", family_size: "4" };

const occurrence =
  (step: string, scope: string): MakeForm =>
  ({ seriesId, instance }) => ({
    path: `/calendar/events/${seriesId}/${step}?instance=${instance}&scope=${scope}`,
    fields: step === "edit" ? { ...event, start_date: instance } : {},
  });
const ofDish: MakeForm = ({ planId, today }) => ({
  path: `/meals/plans/${planId}`,
  fields: { date: today, meal: "dinner" },
});
const dishDialog: MakeForm = ({ planId, today }) => ({
  path: `/meals/plans/${planId}/dish?date=${today}&meal=dinner`,
  fields: dish,
});
const invitation: MakeForm = ({ invitationId }) => ({
  path: "/account/family",
  fields: { invitation_id: String(invitationId) },
});
const at =
  (path: string, fields: Record<string, string | File> = {}): MakeForm =>
  () => ({ path, fields });
/** A form of a user without a family. */
const newcomer =
  (path: string, fields: Record<string, string>): MakeForm =>
  async () => ({ path, fields, user: await makeUser() });

/** A form of an additional user of the family, who may leave it. */
const grownChild =
  (path: string): MakeForm =>
  async ({ family }) => {
    const user = await makeUser({ family_id: family.id });
    await (await makeMember(family, { name: "Grown" })).update({ user_id: user.id });
    return { path, user };
  };

async function acceptance(samples: Samples): Promise<SampleForm> {
  const user = await makeUser();
  const token = invitationToken(await makeInvitation(samples, { email: user.email }));
  return { path: `/join/${token}`, user };
}

/** A form of the chore's own page. */
const ofChore =
  (fields: Record<string, string>): MakeForm =>
  ({ choreId }) => ({ path: `/chores/${choreId}`, fields: { chore: String(choreId), ...fields } });

/** The form of a week. */
const ofWeek: MakeForm = ({ pupilId }) => ({
  path: `/timetable/${pupilId}/edit`,
  fields: {
    weeks: "1",
    home_at: "12:00",
    "rows[0].name": "Lesson 1",
    "rows[0].starts_at": "09:00",
    "cells.A.1.1": "Maths",
    "cells.A.2.1": "Drama",
  },
});

/** An item of the list in some state, and the form that is about it. */
const ofItem =
  (change: Partial<GroceryItem>, form: (id: number) => SampleForm): MakeForm =>
  async ({ family }) =>
    form((await (await makeGroceryItem(family, { item_name: "Oat milk" })).update(change)).id);

/** Operations without a form: those of calls, and those that only show a page. */
export const NOT_FORMS: readonly Operation[] = [
  "sign-out",
  // The app of these tests does not have the household sign-in. These operations are tested by household,
  // how-you-sign-in, member-links, let-in and confirm-email of tests/api.
  "make-account",
  "join-with-account",
  "type-code",
  "let-in",
  "mail-new-password",
  "give-account",
  "make-sign-in-link",
  "end-sign-in-link",
  "sign-out-child",
  "renew-device",
  "end-password-link",
  "note-password-link",
  "sign-in-by-password",
  "sign-in-by-passkey",
  "change-password",
  "remove-password",
  "add-passkey",
  "rename-passkey",
  "remove-passkey",
  "remove-way",
  "change-profile",
  "ask-to-confirm",
  "confirm-email",
  "confirm-by-password",
  "confirm-by-passkey",
];

/** Each form of the app, by its intent, as someone might send it who has one of everything. */
export const SAMPLE_FORMS: Partial<Record<Operation, MakeForm>> = {
  "choose-for-reader": at("/account", { first_day: "saturday", clock: "24" }),
  "save-notices": at("/account/notifications", {
    email: "weekly_plan",
    daily_digest_time: "07:15",
    weekly_plan_time: "18:00",
    quiet_from: "20:00",
    quiet_to: "07:00",
    time_zone: "Asia/Tokyo",
  }),
  "send-test": at("/account/notifications"),
  "mail-again": at("/account/notifications"),
  "sign-out-devices": at("/account/devices", { which: "others" }),
  "remove-device": async ({ user }) => ({
    path: "/account/notifications",
    fields: { device: String((await makeDevice(user)).id) },
  }),
  "rename-device": async ({ user }) => ({
    path: `/account/notifications/devices/${(await makeDevice(user)).id}`,
    fields: { name: "Kitchen tablet" },
  }),
  "delete-account": grownChild("/account/privacy/delete"),
  "leave-family": grownChild("/account/privacy/leave"),
  "delete-family": ({ family }) => ({ path: "/account/privacy/delete-family", fields: { name: family.name } }),
  "keep-family": async (samples) => {
    await askToDeleteFamily(samples, samples.family.name, Temporal.Now.instant());
    return { path: "/dashboard" };
  },
  "decline-install": at("/dashboard"),
  "complete-setup": newcomer("/onboarding", { family_name: "The Larks", time_zone: "UTC", ...member }),
  "name-family": newcomer("/onboarding", { family_name: "The Larks", time_zone: "UTC" }),
  "change-name": newcomer("/onboarding", { family_name: "The Larks" }),
  "update-family": at("/account/family", { family_name: "The Larks" }),
  "change-time-zone": at("/account/family/time-zone?to=Asia%2FTokyo", { time_zone: "Asia/Tokyo", keep: "hours" }),
  "add-members": at("/dashboard/members/new", { ...member, "members[1].name": "Ida", "members[1].role": "child" }),
  "edit-member": ({ memberId }) => ({
    path: `/account/family/members/${memberId}/edit`,
    fields: { name: "Noah", role: "child" },
  }),
  "remove-member": ({ memberId }) => ({ path: `/account/family/members/${memberId}/remove` }),
  "send-invitation": at("/dashboard/invitations/new", { email: "aunt@example.com", role: "other" }),
  "resend-invitation": invitation,
  "revoke-invitation": invitation,
  "accept-invitation": acceptance,
  "add-event": at("/calendar/events/new", event),
  "edit-event": ({ eventId }) => ({ path: `/calendar/events/${eventId}/edit`, fields: event }),
  "edit-following": occurrence("edit", "following"),
  "edit-occurrence": occurrence("edit", "occurrence"),
  "move-event": ({ eventId }) => ({
    path: `/calendar/events/${eventId}/move`,
    fields: { start_date: "2027-03-02", start_time: "11:00" },
  }),
  "drag-event": ({ eventId }) => ({
    path: `/calendar/events/${eventId}/move?by=1440&longer=15`,
    fields: { by: "1440", longer: "15" },
  }),
  "undo-move": async (samples) => {
    const { id } = await makeEvent(samples);
    const { undo } = await moveEvent(samples, id, { date: null, scope: null }, { by: 3_600_000 });
    return { path: `/calendar/events/${id}/move`, fields: { moved: JSON.stringify(undo) } };
  },
  "delete-occurrence": occurrence("delete", "occurrence"),
  "put-back": async (samples) => {
    const { id } = await makeEvent(samples, { is_recurring: true, recurrence_pattern: "daily" });
    await deleteOccurrence(samples, id, "2027-03-02");
    return { path: `/calendar/events/${id}`, fields: { instance_date: "2027-03-02" } };
  },
  "delete-event": ({ eventId }) => ({ path: `/calendar/events/${eventId}/delete` }),
  "delete-following": occurrence("delete", "following"),
  "renew-feed": at("/calendar/sync"),
  "choose-feed": at("/calendar/sync", { feed_chores: "on", feed_school: "on" }),
  "add-meal": at("/meals/new", meal),
  "add-recipe": at("/recipes/new", { title: "Waffles", ingredients: "250 g flour\n2 eggs", steps: "Whisk.\nBake." }),
  "edit-recipe": ({ recipeId }) => ({ path: `/recipes/${recipeId}/edit`, fields: { title: "Waffles" } }),
  "delete-recipe": ({ recipeId }) => ({ path: `/recipes/${recipeId}/delete` }),
  "save-dish-recipe": ofDish,
  "copy-last-week": at("/meals?week=2027-03-07"),
  "lay-week": ({ weekId }) => ({
    path: "/meals/weeks?week=2027-03-07",
    fields: { saved_week_id: String(weekId) },
  }),
  "add-calendar": async () => {
    const site = await startOutsideSite("127.0.0.9");
    site.answers["/a.ics"] = text(calendarFile(["UID:9", "DTSTART:20270301"]));
    return { path: "/calendars/new", fields: { url: `${site.url}/a.ics`, name: "School", color: "#6BC5B8" } };
  },
  "add-holidays": at("/calendars/new", { country: "US" }),
  "edit-calendar": ({ calendarId }) => ({
    path: `/calendars/${calendarId}/edit`,
    fields: { name: "The school", color: "#6BC5B8", is_shown: "on" },
  }),
  "show-hidden": async (samples) => {
    await hideEvent(samples, samples.calendarId, "fair");
    return { path: `/calendars/${samples.calendarId}/edit` };
  },
  "hide-event": ({ otherId }) => ({ path: `/calendar/others/${otherId}` }),
  "refresh-calendar": async (samples) => {
    const { id } = await makeHolidays(samples);
    return { path: "/calendars", fields: { calendar: String(id) } };
  },
  "remove-calendar": ({ calendarId }) => ({ path: `/calendars/${calendarId}/edit` }),
  "look-at-file": at("/calendars/import", { file: calendarFile(["UID:9", "DTSTART:20270301"]), event_type: "school" }),
  "bring-in": ({ previewId }) => ({ path: `/calendars/import/${previewId}`, fields: { take: "1" } }),
  "undo-import": ({ doneId }) => ({ path: `/calendars/import/${doneId}` }),
  "discard-import": ({ previewId }) => ({ path: `/calendars/import/${previewId}` }),
  "look-at-recipes": at("/recipes/import", { file: new File([RECIPE_FILE], "recipes.json") }),
  "take-recipes": ({ recipeFileId }) => ({ path: `/recipes/import/${recipeFileId}` }),
  "undo-recipes": ({ importedRecipesId }) => ({ path: `/recipes/import/${importedRecipesId}` }),
  "discard-recipes": ({ recipeFileId }) => ({ path: `/recipes/import/${recipeFileId}` }),
  "save-photo": ({ recipeId }) => ({ path: `/recipes/${recipeId}/photo`, fields: { photo: smallPicture() } }),
  "remove-photo": ({ recipeId }) => ({ path: `/recipes/${recipeId}/photo` }),
  "edit-meal": ({ mealId }) => ({ path: `/meals/${mealId}/edit`, fields: meal }),
  "delete-meal": ({ mealId }) => ({ path: `/meals/${mealId}/delete` }),
  "save-week": ({ today }) => ({ path: `/meals/weeks?week=${today}`, fields: { name: "Easy week" } }),
  "rename-week": ({ weekId }) => ({ path: `/meals/weeks/${weekId}/edit`, fields: { name: "Hard week" } }),
  "delete-week": ({ weekId }) => ({ path: `/meals/weeks/${weekId}/delete` }),
  "add-item": at("/groceries", { item: "Rye flour, 500 g" }),
  "add-again": ofItem({}, () => ({
    path: "/groceries/again?item=Oat+milk%2C+2",
    fields: { choice: "add-together" },
  })),
  "add-items": ({ listId }) => ({ path: `/groceries/drafts/${listId}`, fields: { items: "0" } }),
  "list-ingredients": ({ mealId }) => ({ path: `/meals/${mealId}/ingredients`, fields: { lines: "0" } }),
  "change-item": ofItem({}, (id) => ({ path: "/groceries", fields: { id: String(id), is_purchased: "on" } })),
  "edit-item": ofItem({}, (id) => ({
    path: `/groceries/${id}/edit`,
    fields: { item_name: "Oats", category: "Pantry" },
  })),
  "remove-item": ofItem({}, (id) => ({ path: `/groceries/${id}/edit` })),
  "clear-purchased": ofItem({ is_purchased: true }, () => ({ path: "/groceries" })),
  "undo-removal": async (samples) => {
    const { id } = await makeGroceryItem(samples.family, { item_name: "Oat milk" });
    return { path: "/groceries", fields: { removal: (await removeGroceryItem(samples, id)).removal } };
  },
  "bring-back": async (samples) => {
    await removeMember(samples, (await makeMember(samples.family, { name: "Ida" })).id);
    const [removal] = await listRemoved(samples);
    return { path: "/account/family/removed", fields: { removal_id: String(removal?.id) } };
  },
  "end-staple": ofItem({ repeat_days: 7 }, (id) => ({
    path: "/groceries/staples",
    fields: { item_id: String(id) },
  })),
  "move-aisle": at("/groceries/aisles", { category: "Frozen", to: "0" }),
  "reset-aisles": at("/groceries/aisles"),
  "start-timetable": async ({ family }) => {
    const { id } = await makeMember(family, { name: "Ida" });
    return { path: "/timetable?start", fields: { member: String(id), weeks: "2", lessons: "4", begins: "08:30" } };
  },
  "save-timetable": ofWeek,
  "next-day": ofWeek,
  "delete-timetable": ofWeek,
  "edit-subject": ({ subjectId }) => ({
    path: `/timetable/subjects/${subjectId}`,
    fields: { name: "Choir", bring: "Songs" },
  }),
  "delete-subject": ({ subjectId }) => ({ path: `/timetable/subjects/${subjectId}/delete` }),
  "save-terms": at("/timetable/terms", {
    "spans[0].name": "Half-term",
    "spans[0].from": DUE,
    "spans[0].to": DUE,
    "spans[0].kind": "holiday",
  }),
  "bring-in-holidays": at("/timetable/terms?country=DE", { country: "DE", region: "BY" }),
  "add-pack": ({ pupilId }) => ({
    path: "/timetable/pack",
    fields: { member: String(pupilId), text: "Boots", date: DUE },
  }),
  "remove-pack": ({ packId }) => ({ path: "/timetable/pack", fields: { item: String(packId) } }),
  "add-chore": at("/chores/new", { title: "Water the plants", who: "free", when: "after", after_n: "7" }),
  "add-routine": ({ childId }) => ({
    path: "/chores/routines/bedtime",
    fields: { members: String(childId), take: "story" },
  }),
  "edit-chore": ({ choreId }) => ({
    path: `/chores/${choreId}/edit`,
    fields: { title: "Bins", who: "free", when: "once", due_on: DUE },
  }),
  "delete-chore": ({ choreId }) => ({ path: `/chores/${choreId}/edit` }),
  "restore-chore": async (samples) => {
    const { id } = await makeChore(samples);
    await deleteChore(samples, id);
    return { path: "/chores", fields: { chore: String(id) } };
  },
  "rest-chore": async (samples) => {
    const { id } = await makeChore(samples);
    return { path: `/chores/${id}`, fields: { rests_until: DUE } };
  },
  "wake-chore": async (samples) => {
    const { id } = await makeChore(samples, { rests_until: DUE });
    return { path: `/chores/${id}` };
  },
  "do-chore": ofChore({ date: DUE }),
  "skip-chore": ofChore({ date: DUE }),
  "swap-turn": ({ choreId, inTurnId }) => ({
    path: `/chores/${choreId}`,
    fields: { date: DUE, with_member_id: String(inTurnId) },
  }),
  "undo-chore": async (samples) => {
    const { id } = await makeChore(samples);
    const { entry } = await tick(samples, id, "done", { date: samples.today }, Temporal.Now.instant());
    return { path: "/chores", fields: { chore: String(id), entry: String(entry.id) } };
  },
  "add-absence": ({ childId }) => ({
    path: "/chores/away",
    fields: { member_id: String(childId), from: DUE, to: DUE },
  }),
  "remove-absence": ({ absenceId }) => ({ path: "/chores/away", fields: { absence: String(absenceId) } }),
  "give-stars": ({ childId }) => ({ path: "/chores/stars", fields: { member_id: String(childId), amount: "1" } }),
  "save-goal": ({ childId }) => ({
    path: `/chores/goal?member=${childId}`,
    fields: { title: "Ice cream", icon: "ice", stars: "9" },
  }),
  "give-goal": ({ childId }) => ({ path: `/chores/give?member=${childId}` }),
  "delete-goal": ({ childId }) => ({ path: `/chores/goal?member=${childId}` }),
  "hang-up-screen": async () => ({
    path: "/wall",
    fields: {
      code: await makeScreenCode(),
      name: "Hall",
      kind: "eink",
      dim_from: "21:30",
      dim_to: "06:30",
      show_where: "on",
    },
  }),
  "change-screen": async ({ family }) => ({
    path: `/account/devices/screens/${(await makeScreen(family)).screen.id}`,
    fields: { name: "Landing", kind: "tablet", dim_from: "22:00", dim_to: "06:00", show_notes: "on" },
  }),
  "take-off-screen": async ({ family }) => ({
    path: "/wall",
    fields: { screen: String((await makeScreen(family)).screen.id) },
  }),
  "make-plan": at("/meals/plan", plan),
  "make-groceries": at("/groceries/generate", list),
  "retry-draft": ({ failedId }) => ({ path: `/meals/plans/${failedId}` }),
  "discard-draft": ({ planId }) => ({ path: `/meals/plans/${planId}` }),
  "add-dish": ofDish,
  "add-all": ({ planId }) => ({ path: `/meals/plans/${planId}`, fields: { over: "both" } }),
  "another-dish": ofDish,
  "save-dish": dishDialog,
  "save-and-add-dish": dishDialog,
  "get-quick": at("/connection"),
  "get-deeper": at("/connection"),
  "get-weekend": at("/connection"),
  "skip-idea": ({ ideaId }) => ({ path: "/connection", fields: { idea: String(ideaId) } }),
  "complete-activity": ({ ideaId }) => ({
    path: `/connection/complete?idea=${ideaId}`,
    fields: { duration_minutes: "15" },
  }),
  "get-moments": at("/dashboard"),
  "get-tip": at("/calm"),
  "get-practice": at("/calm?checkin=1", { mood: "happy", stress_level: "2", time_available: "10" }),
};
