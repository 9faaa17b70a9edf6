import { type Model, type ModelStatic, Op, type WhereOptions } from "sequelize";
import { inTransaction } from "#app/db/database.server.ts";
import { guessCategory } from "#app/domain/food/category.ts";
import { DAY_MS, dateIn, startOfWeek, Temporal } from "#app/domain/time/time.ts";
import { Event } from "#app/models/calendar/event.server.ts";
import { Chore } from "#app/models/chores/chore.server.ts";
import { CompletedActivity } from "#app/models/connection/completed-activity.server.ts";
import { GroceryItem } from "#app/models/food/grocery-item.server.ts";
import { Meal } from "#app/models/food/meal.server.ts";
import { Family } from "#app/models/people/family.server.ts";
import type { FamilyMember } from "#app/models/people/family-member.server.ts";
import type { User } from "#app/models/people/user.server.ts";
import { Subject } from "#app/models/school/subject.server.ts";
import { newEventSchema } from "#app/schemas/calendar/event.ts";
import { newChoreSchema } from "#app/schemas/chores/chore.ts";
import { newMealSchema } from "#app/schemas/food/meal.ts";
import { timetableSchema } from "#app/schemas/school/school.ts";
import type { Actor } from "#app/services/actor.ts";
import { createEvent } from "#app/services/calendar/events.server.ts";
import { deleteOccurrence } from "#app/services/calendar/overrides.server.ts";
import { addChore } from "#app/services/chores/chores.server.ts";
import { tick } from "#app/services/chores/ticks.server.ts";
import { completeActivity } from "#app/services/connection/connection.server.ts";
import { EXAMPLE_ACTIVITIES } from "#app/services/example/activities.ts";
import { EXAMPLE_CHORES } from "#app/services/example/chores.ts";
import { type DatedEvent, exampleEvents } from "#app/services/example/events.ts";
import { EXAMPLE_GROCERIES, EXAMPLE_MEALS, EXAMPLE_PURCHASES } from "#app/services/example/kitchen.ts";
import { EXAMPLE_ACCOUNT, EXAMPLE_FAMILY, exampleMembers } from "#app/services/example/people.ts";
import { EXAMPLE_SPANS, EXAMPLE_SUBJECTS, EXAMPLE_TIMETABLES } from "#app/services/example/school.ts";
import { addMeal } from "#app/services/food/meals.server.ts";
import { createFamily } from "#app/services/people/families.server.ts";
import { addMember, listMembers } from "#app/services/people/members.server.ts";
import { type Identity, recordSignIn } from "#app/services/people/users.server.ts";
import { replaceSpans } from "#app/services/school/spans.server.ts";
import { addSubject } from "#app/services/school/subjects.server.ts";
import { saveTimetable } from "#app/services/school/timetables.server.ts";

const SERVINGS = 4;

export interface Seeded {
  user: User;
  family: Family;
}

/** The example's account, with `identity` as its way to sign in. */
function recordExampleAccount(identity: Identity): Promise<User> {
  const { email, givenName, familyName } = EXAMPLE_ACCOUNT;
  return recordSignIn({
    ...identity,
    email,
    email_verified: true,
    given_name: givenName,
    family_name: familyName,
    name: `${givenName} ${familyName}`,
    picture: null,
  });
}

/** Brings the example's members up to date by name; other members stay. */
async function putMembers(user: User, family: Family, today: Temporal.PlainDate): Promise<FamilyMember[]> {
  const present = await listMembers({ family });
  const [own, ...others] = exampleMembers(today);
  const ownRow = present.find(({ user_id }) => user_id === user.id);
  const put = (row: FamilyMember | undefined, member: typeof own, userId: number | null) =>
    row ? row.update(member) : addMember({ family }, member, userId);
  const rows = [await put(ownRow, own, user.id)];
  for (const member of others) {
    const row = present.find(({ name, user_id }) => name === member.name && user_id !== user.id);
    rows.push(await put(row, member, null));
  }
  return rows;
}

type FindMember = (name: string) => number | null;

/** Adds an event of the example, with the excluded and moved dates of its series. Times are the family's wall clock. */
async function addEvent(actor: Actor, event: DatedEvent, findMember: FindMember): Promise<void> {
  const toDate = (day: number) => event.origin.add({ days: day }).toString();
  const toDateTime = (day: number, time: string | undefined) => (time ? `${toDate(day)}T${time}` : toDate(day));
  const driver_id = event.driver ? findMember(event.driver) : null;
  const content = {
    title: event.title,
    member_ids: (event.members ?? []).flatMap((name) => findMember(name) ?? []),
    driver_id,
    driver_name: driver_id === null ? (event.driver ?? null) : null,
    event_type: event.type,
    location: event.location ?? null,
    description: event.description ?? null,
    reminders: event.reminders ?? [],
  };
  const { id } = await createEvent(
    actor,
    newEventSchema.parse({
      ...content,
      is_all_day: !event.from,
      start_time: toDateTime(event.day, event.from),
      end_time: toDateTime(event.lastDay ?? event.day, event.to),
      is_recurring: Boolean(event.repeats),
      recurrence_pattern: event.repeats ?? null,
      recurrence_end_date: null,
    }),
  );
  for (const day of event.out ?? []) await deleteOccurrence(actor, id, toDate(day));
  if (!event.moved) return;
  const { day, from, to } = event.moved;
  await createEvent(
    actor,
    newEventSchema.parse({
      ...content,
      start_time: toDateTime(day, from),
      end_time: toDateTime(day, to),
      recurrence_end_date: null,
      replaces: { original_event_id: id, instance_date: toDate(day) },
    }),
  );
}

/** Adds the example's events to the actor's family; `findMember` finds its member by a name of the example. */
export async function addEvents(actor: Actor, today: Temporal.PlainDate, findMember: FindMember): Promise<void> {
  for (const event of exampleEvents(today)) await addEvent(actor, event, findMember);
}

async function addMeals(family: Family, today: Temporal.PlainDate): Promise<void> {
  const sunday = startOfWeek(today, 7);
  for (const { day, ...meal } of EXAMPLE_MEALS) {
    const planned = { description: null, recipe_url: null, planned_date: sunday.add({ days: day }).toString() };
    await addMeal({ family }, newMealSchema.parse({ ...planned, servings: SERVINGS, ...meal }));
  }
}

/** The list of this week, and the purchases of the weeks before. */
async function addGroceries({ id: family_id }: Family): Promise<void> {
  const meals = await Meal.findAll({ where: { family_id }, order: [["id", "DESC"]] });
  const idsByTitle = new Map(meals.map(({ id, title }) => [title, id]));
  const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
  const listed = EXAMPLE_GROCERIES.map(({ meal, ...item }) => ({
    ...item,
    family_id,
    meal_id: meal ? (idsByTitle.get(meal) ?? null) : null,
    purchased_at: item.is_purchased ? daysAgo(0) : null,
  }));
  const bought = EXAMPLE_PURCHASES.map(([days, item_name, quantity]) => ({
    family_id,
    item_name,
    quantity,
    category: guessCategory(item_name),
    is_purchased: true,
    purchased_at: daysAgo(days),
    removed_at: daysAgo(days),
  }));
  await GroceryItem.bulkCreate([...bought, ...listed]);
}

/** Completes the example's activities one after the other, each on its day, for points, streak and rewards. */
async function addActivities(family: Family, now: Temporal.Instant): Promise<void> {
  const here = now.toZonedDateTimeISO(family.time_zone);
  for (const { daysAgo, notes = null, ...activity } of EXAMPLE_ACTIVITIES) {
    const then = here.subtract({ days: daysAgo }).toInstant();
    await completeActivity({ family }, { ...activity, notes, completed_by: null }, then);
  }
}

/** Shares out the example's chores from today on. */
async function addChores(user: User, family: Family, members: FamilyMember[], now: Temporal.Instant): Promise<void> {
  const actor = { user, family };
  const date = dateIn(now, family.time_zone).toString();
  const ids = (names: readonly string[]) => members.filter(({ name }) => names.includes(name)).map(({ id }) => id);
  for (const { names, weeks, after, done, ...chore } of EXAMPLE_CHORES) {
    const often = after ? { when: "after", every_n: after } : { when: "days", weekdays: [0, 1, 2, 3, 4, 5, 6] };
    const dates = weeks ? { when: "every", every_n: weeks, every_unit: "weeks" } : often;
    const { id } = await addChore(actor, newChoreSchema.parse({ ...chore, ...dates, members: ids(names) }), now);
    if (done) await tick(actor, id, "done", { date, done_by: ids([done])[0] }, now);
  }
}

/** The weeks at school of the example's children, with terms around today. */
async function addSchool(user: User, family: Family, members: FamilyMember[], today: Temporal.PlainDate) {
  const actor = { user, family };
  const monday = startOfWeek(today, 1);
  for (const [name, room, teacher, bring] of EXAMPLE_SUBJECTS) {
    await addSubject(actor, { name, room, teacher, bring: bring ?? null });
  }
  for (const { name, ...timetable } of EXAMPLE_TIMETABLES) {
    const member = members.find((one) => one.name === name);
    const rest = { anchor_monday: monday.toString(), over_holiday: "wait" };
    if (member) await saveTimetable(actor, member.id, timetableSchema.parse({ ...timetable, ...rest }));
  }
  const day = (days: number) => monday.add({ days }).toString();
  const spans = EXAMPLE_SPANS.map(([name, from, to, kind]) => ({
    name,
    from: day(from),
    to: day(to),
    kind,
    member_ids: [],
  }));
  await replaceSpans(actor, spans);
}

/** Whether the family has no rows of `model`: existing rows may be a user's own, and stay unchanged. */
const hasNone = async (model: ModelStatic<Model>, where: WhereOptions) => (await model.count({ where })) === 0;

/**
 * Makes the example family of the account with this way to sign in, laid out around today, all or nothing. In a family that
 * is there already nothing is deleted: only a calendar, a list, activities, chores, school and two weeks of meals that are empty
 * are filled.
 */
export function seedFamily(identity: Identity, now = Temporal.Now.instant()): Promise<Seeded> {
  return inTransaction(async () => {
    const user = await recordExampleAccount(identity);
    const found = user.family_id === null ? null : await Family.findByPk(user.family_id);
    const family = found ? await found.update(EXAMPLE_FAMILY) : await createFamily(user, EXAMPLE_FAMILY);
    const today = dateIn(now, family.time_zone);
    const where = { family_id: family.id };
    const members = await putMembers(user, family, today);
    if (await hasNone(Event, where)) {
      await addEvents({ user, family }, today, (called) => members.find(({ name }) => name === called)?.id ?? null);
    }
    const fromSunday = { [Op.gte]: startOfWeek(today, 7).toString() };
    if (await hasNone(Meal, { ...where, planned_date: fromSunday })) await addMeals(family, today);
    if (await hasNone(GroceryItem, where)) await addGroceries(family);
    if (await hasNone(CompletedActivity, where)) await addActivities(family, now);
    if (await hasNone(Chore, where)) await addChores(user, family, members, now);
    if (await hasNone(Subject, where)) await addSchool(user, family, members, today);
    return { user, family };
  });
}
