import { startOfWeek, Temporal } from "#app/domain/time/time.ts";
import { Event } from "#app/models/calendar/event.server.ts";
import { CompletedActivity } from "#app/models/connection/completed-activity.server.ts";
import { GroceryItem } from "#app/models/food/grocery-item.server.ts";
import { Meal } from "#app/models/food/meal.server.ts";
import type { Family } from "#app/models/people/family.server.ts";
import { FamilyMember } from "#app/models/people/family-member.server.ts";
import { groceryFormSchema, planFormSchema } from "#app/schemas/ideas/idea-forms.ts";
import { listEvents } from "#app/services/calendar/event-list.server.ts";
import { listSubscribedEvents } from "#app/services/calendar/subscribed-events.server.ts";
import { completeIdea } from "#app/services/connection/connection.server.ts";
import { seedFamily } from "#app/services/example/seed-family.server.ts";
import { saveWeek } from "#app/services/food/meal-weeks.server.ts";
import { readyPhoto, setPhoto } from "#app/services/food/recipe-photos.server.ts";
import { beginDraft, fillDraft, findDraft } from "#app/services/ideas/drafts.server.ts";
import { continueImport } from "#app/services/imports/import-work.server.ts";
import { beginImport, confirmImport } from "#app/services/imports/imports.server.ts";
import {
  confirmRecipeFile,
  findRecipeFile,
  itemsOfFile,
  prepareImport,
  readRecipes,
  saveRecipeFile,
} from "#app/services/imports/recipe-import.server.ts";
import { checkFile } from "#app/services/imports/sent-file.server.ts";
import { invitationToken } from "#app/services/people/invitations.server.ts";

import { calendarFile } from "#tests/support/calendar-file.ts";
import { makeChoreSamples } from "#tests/support/chores.ts";
import { makeIdea, makeInvitation, makeMeal, makePractice, makeRecipe, makeTip } from "#tests/support/factories.ts";
import { smallPicture } from "#tests/support/pictures.ts";
import { RECIPE_FILE } from "#tests/support/recipe-file.ts";
import { makeScreen } from "#tests/support/screens.ts";
import { makeCalendar } from "#tests/support/subscribed-calendar.ts";
import { makeSchoolSamples } from "#tests/support/timetables.ts";

/** A plan, a list, a plan that could not be made, and one that is being made for as long as the tests last. */
async function makeDrafts(actor: { family: Family }, date: string) {
  const plan = planFormSchema.parse({ days: 3, start_date: date, allergies: ["Peanuts"] });
  const list = groceryFormSchema.parse({ start_date: date, end_date: date, include_staples: true });
  const ready = await beginDraft(actor, "meals", plan);
  await fillDraft(actor, ready);
  const listed = await beginDraft(actor, "groceries", list);
  await fillDraft(actor, listed);
  const failed = await beginDraft(actor, "meals", plan);
  await failed.update({ state: "failed", problem: "Unable to make a meal plan right now" });
  const making = await beginDraft(actor, "meals", plan);
  const { content } = await findDraft(actor, "meals", ready.id);
  const begun_at = new Date(Date.now() + 24 * 60 * 60 * 1000);
  await making.update({ begun_at, content: { days: content.days.slice(0, 1), left_out: [], notes: [] } });
  return { planId: ready.id, listId: listed.id, failedId: failed.id, makingId: making.id };
}

/** A file that is read, one that was brought in, and one that is being read for as long as the tests last. */
async function makeImports(actor: { family: Family }) {
  const changed = ["UID:2", "SUMMARY:Choir", "DTSTART:20270302T100000Z", "RRULE:FREQ=WEEKLY"];
  const text = calendarFile(["UID:1", "SUMMARY:Fair", "DTSTART:20270301"], changed, ["UID:3", "SUMMARY:Rota"]);
  const begin = async (content: string) =>
    beginImport(actor, await checkFile("school.ics", Buffer.from(content)), { member_ids: [], event_type: "school" });
  const read = async (content: string) => {
    const row = await begin(content);
    await continueImport(actor, row);
    return row.id;
  };
  const doneId = await read(text);
  await continueImport(actor, await confirmImport(actor, doneId, undefined));
  const previewId = await read(
    text
      .replace("20270301", "20270303")
      .replace("END:VCALENDAR", "BEGIN:VEVENT\r\nUID:4\r\nDTSTART:20270305\r\nEND:VEVENT\r\nEND:VCALENDAR"),
  );
  return { doneId, previewId, readingId: (await begin(text)).id };
}

/** A recipe with its picture. */
async function makePhotographed(actor: { family: Family }) {
  const recipe = await makeRecipe(actor.family);
  const bytes = new Uint8Array(await smallPicture().arrayBuffer());
  await setPhoto(actor, recipe.id, await readyPhoto(actor, bytes));
  return recipe;
}

/** An import of one recipe. */
async function makeImportedRecipes(actor: { family: Family }) {
  const file = JSON.stringify({ "@type": "Recipe", name: "Beans on toast", recipeIngredient: ["1 tin beans"] });
  const { id } = await saveRecipeFile(actor, "toast.json", await readRecipes(Buffer.from(file)));
  await confirmRecipeFile(actor, id, await prepareImport(actor, await itemsOfFile(await findRecipeFile(actor, id))));
  return id;
}

/** The example family with a row for each id in a path. `issuer` keeps the families of two callers apart. */
export async function makeSamples(issuer: string) {
  const { user, family } = await seedFamily({ issuer, subject: "maya" });
  const actor = { user, family };
  const where = { family_id: family.id };
  const now = Temporal.Now.instant();
  const first = { where, order: ["id"] as string[], rejectOnEmpty: true as const };
  for (const _ of [1, 2, 3]) await makeTip(actor);
  const done = await makeIdea(actor, "quick", [6], now);
  await completeIdea(actor, done.id, { duration_minutes: 15, completed_by: null, notes: null }, now);
  const { id: ideaId } = await makeIdea(actor, "deeper", [6], now);
  const invitation = await makeInvitation(actor, { email: "grandma@example.com", name: "Grandma" });
  const today = now.toZonedDateTimeISO(family.time_zone).toPlainDate();
  const week = await listEvents(actor, { from: today, to: today.add({ days: 7 }), timeZone: family.time_zone });
  const occurrence = week.find(({ instanceDate }) => instanceDate);
  const member = await FamilyMember.findOne({ ...first, where: { ...where, user_id: null } });
  const oneOff = await Event.findOne({ ...first, where: { ...where, recurrence_pattern: null } });
  const calendar = await makeCalendar(actor);
  const march = {
    from: Temporal.PlainDate.from("2031-03-01"),
    to: Temporal.PlainDate.from("2031-03-31"),
    timeZone: "UTC",
  };
  const [fair] = await listSubscribedEvents(actor, calendar.id, march);
  return {
    ...actor,
    calendarId: calendar.id,
    otherId: -(fair?.event.id as number),
    ...(await makeImports(actor)),
    ...(await makeChoreSamples(actor)),
    ...(await makeSchoolSamples(actor, member.id)),
    screenId: (await makeScreen(actor.family)).screen.id,
    ideaId,
    memberId: member.id,
    eventId: oneOff.id,
    seriesId: occurrence?.event.id as number,
    instance: occurrence?.instanceDate as string,
    recipeId: (await makePhotographed(actor)).id,
    recipeFileId: (await saveRecipeFile(actor, "recipes.json", await readRecipes(Buffer.from(RECIPE_FILE)))).id,
    importedRecipesId: await makeImportedRecipes(actor),
    bareMealId: (await makeMeal(actor.family, { planned_date: today.subtract({ days: 60 }).toString() })).id,
    mealId: (await Meal.findOne(first)).id,
    itemId: (await GroceryItem.findOne({ ...first, where: { ...where, removed_at: null } })).id,
    weekId: (await saveWeek(actor, startOfWeek(today, 7), "School week", true)).id,
    ...(await makeDrafts(actor, today.toString())),
    practiceId: (await makePractice(actor)).id,
    invitationId: invitation.id,
    token: invitationToken(invitation) as string,
    completionId: (await CompletedActivity.findOne({ ...first, order: [["id", "DESC"]] })).id,
    today: today.toString(),
  };
}
export type Samples = Awaited<ReturnType<typeof makeSamples>>;
