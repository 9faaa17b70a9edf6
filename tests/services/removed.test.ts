import type { Model, ModelStatic } from "sequelize";
import { afterAll, describe, expect, it } from "vitest";
import { sequelize } from "#app/db/database.server.ts";
import { Temporal } from "#app/domain/time/time.ts";
import { CompletedActivity } from "#app/models/completed-activity.server.ts";
import { Event } from "#app/models/event.server.ts";
import { EventException } from "#app/models/event-exception.server.ts";
import { Family } from "#app/models/family.server.ts";
import { FamilyMember } from "#app/models/family-member.server.ts";
import { GroceryItem } from "#app/models/grocery-item.server.ts";
import { Meal } from "#app/models/meal.server.ts";
import { Removal } from "#app/models/removal.server.ts";
import type { User } from "#app/models/user.server.ts";
import { newMealSchema } from "#app/schemas/meal.ts";
import { deleteOccurrence } from "#app/services/calendar/changed-dates.server.ts";
import { listEvents } from "#app/services/calendar/event-list.server.ts";
import { createEvent, deleteEvent, updateEvent } from "#app/services/calendar/events.server.ts";
import { writeCalendarText } from "#app/services/calendar/export.server.ts";
import { deleteFollowing } from "#app/services/calendar/series.server.ts";
import { completeActivity } from "#app/services/connection/connection.server.ts";
import { addGroceries, listGroceries, removeGroceryItem } from "#app/services/food/groceries.server.ts";
import { countMeals } from "#app/services/food/meal-weeks.server.ts";
import {
  deleteMeal,
  dinnerOn,
  listMeals,
  mealTitles,
  requireMeal,
  updateMeal,
} from "#app/services/food/meals.server.ts";
import { createFamily } from "#app/services/people/families.server.ts";
import { acceptInvitation } from "#app/services/people/invitations.server.ts";
import { listMembers, removeMember, requireMember } from "#app/services/people/members.server.ts";
import { bringBack, findPress, findRemoval, listRemoved } from "#app/services/removed/bring-back.server.ts";
import { sweep } from "#app/services/system/housekeeping.server.ts";
import { MAX_MEMBERS } from "#app/utils/constants.ts";
import {
  makeEvent,
  makeFamily,
  makeGroceryItem,
  makeInvitation,
  makeMeal,
  makeMember,
  makeUser,
} from "#tests/support/factories.ts";
import { input } from "#tests/support/grocery-lists.ts";

afterAll(() => sequelize.close());

const MODELS: ModelStatic<Model>[] = [Event, Meal, FamilyMember];

type Made = Awaited<ReturnType<typeof makeFamily>>;

const now = Temporal.Instant.from("2027-02-20T12:00:00Z");
const day = (text: string) => Temporal.PlainDate.from(text);
const MARCH = { from: day("2027-03-01"), to: day("2027-03-31"), timeZone: "UTC" };
const titles = async (actor: Made) => (await listEvents(actor, MARCH)).map(({ event }) => event.title);
const dates = async (actor: Made) => (await listEvents(actor, MARCH)).map(({ instanceDate }) => instanceDate);
const daily = (actor: Made) =>
  makeEvent(actor, {
    title: "Run",
    is_recurring: true,
    recurrence_pattern: "daily",
    recurrence_end_date: "2027-03-05",
  });
const undo = async (actor: Made, press: string | null) =>
  bringBack(actor, await findPress(actor, press as string, Temporal.Now.instant()));
const listed = async (actor: Made) => (await listRemoved(actor)).map(({ kind, title }) => `${kind} ${title}`);

/** Someone with an account in the family, as a guardian. */
async function join({ user, family }: Made, name = "Tom") {
  const person = await makeUser({ given_name: name });
  await acceptInvitation(person, await makeInvitation({ user, family }, { email: person.email, name }));
  return person.reload();
}

const memberOf = (user: User) => FamilyMember.findOne({ where: { user_id: user.id }, rejectOnEmpty: true });

describe("what was removed", () => {
  it("is in no list, no file, no count and no look-up", async () => {
    const actor = await makeFamily({ members: ["Ben"] });
    const [, ben] = actor.members as [FamilyMember, FamilyMember];
    await ben.update({ birth_date: "2017-03-02" });
    const event = await makeEvent(actor, { title: "Dentist" });
    const meal = await makeMeal(actor.family);
    const item = await makeGroceryItem(actor.family);
    await deleteEvent(actor, event.id);
    await deleteMeal(actor, meal.id);
    await removeGroceryItem(actor, item.id);
    await removeMember(actor, ben.id);

    const asked = { include_recurring: true, include_past: true, include_meals: true, time_range: "all" } as const;
    for (const file of [
      await writeCalendarText(actor, asked, now),
      await writeCalendarText(actor, { isFeed: true, areMealsIn: true }, now),
    ]) {
      expect(file).not.toMatch(/Dentist|Pancakes|Ben/);
    }
    const week = { from: "2027-02-28", to: "2027-03-06" };
    expect(await titles(actor)).toEqual([]);
    expect(await listMeals(actor, week)).toEqual([]);
    expect(await countMeals(actor, day("2027-02-28"))).toBe(0);
    expect(await dinnerOn(actor, "2027-03-01")).toBeNull();
    expect(await mealTitles(actor, [{ meal_id: meal.id }])).toEqual(new Map());
    expect(await listGroceries(actor, now)).toEqual([]);
    expect((await listMembers(actor)).map(({ name }) => name)).toEqual(["Anna"]);
    for (const model of MODELS) {
      expect(await model.count({ where: { family_id: actor.family.id } })).toBe(model === FamilyMember ? 1 : 0);
    }
    await expect(requireMember(actor, ben.id, "member_id")).rejects.toMatchObject({ code: "invalid" });
    await expect(requireMeal(actor, meal.id, "meal_id")).rejects.toMatchObject({ code: "invalid" });
    for (const again of [
      () => deleteEvent(actor, event.id),
      () => deleteMeal(actor, meal.id),
      () => removeMember(actor, ben.id),
    ]) {
      await expect(again()).rejects.toMatchObject({ code: "not-found" });
    }
    expect(await listed(actor)).toEqual(["member Ben", "grocery_item Milk", "meal Pancakes", "event Dentist"]);
  });

  it("comes back once, however often and at whatever moment that is asked, and is listed no more", async () => {
    const actor = await makeFamily();
    await deleteEvent(actor, (await makeEvent(actor)).id);
    const [removal] = (await listRemoved(actor)) as [Removal];
    const results = await Promise.all([1, 2, 3].map(() => bringBack(actor, [removal])));
    expect(results.map(({ length }) => length).sort()).toEqual([0, 0, 1]);
    expect(await bringBack(actor, [removal])).toEqual([]);
    expect([await titles(actor), await listed(actor)]).toEqual([["Dentist"], []]);
    // What was brought back and goes again is not brought back by the removal before.
    await deleteEvent(actor, removal.thing_id);
    await bringBack(actor, [removal]);
    expect([await titles(actor), (await listed(actor)).length]).toEqual([[], 1]);
  });

  it("is another family's business in nothing", async () => {
    const actor = await makeFamily();
    await deleteEvent(actor, (await makeEvent(actor)).id);
    const [removal] = (await listRemoved(actor)) as [Removal];
    const other = await makeFamily();
    expect(await listRemoved(other)).toEqual([]);
    await expect(findRemoval(other, removal.id)).rejects.toMatchObject({ code: "not-found" });
    expect(await bringBack(other, [removal])).toEqual([]);
    expect(await titles(actor)).toEqual([]);
  });

  it("is gone for good after 30 days, and not before", async () => {
    const actor = await makeFamily({ members: ["Ben"] });
    const [, ben] = actor.members as [FamilyMember, FamilyMember];
    const meal = await makeMeal(actor.family);
    await addGroceries(actor, [input("Flour", null, { meal_id: meal.id })]);
    const series = await daily(actor);
    await deleteOccurrence(actor, series.id, "2027-03-03");
    await deleteEvent(actor, series.id);
    await makeEvent(actor, { title: "Ben’s", member_id: ben.id });
    await deleteMeal(actor, meal.id);
    await removeMember(actor, ben.id);
    const aged = async (days: number) => {
      const removed_at = new Date(Date.now() - days * 24 * 3_600_000);
      const where = { family_id: actor.family.id };
      await Removal.update({ removed_at }, { where });
      for (const model of MODELS) {
        await model.update({ removed_at }, { where: { ...where, id: [series.id, meal.id, ben.id] }, paranoid: false });
      }
      await Event.update({ removed_at: null }, { where: { ...where, title: "Ben’s" }, paranoid: false });
      await FamilyMember.update({ removed_at: null }, { where: { ...where, id: actor.own.id }, paranoid: false });
      await sweep();
    };
    await aged(29.9);
    expect(await listed(actor)).toHaveLength(3);
    const [removal] = (await listRemoved(actor)) as [Removal];
    await aged(30.1);
    expect(await listed(actor)).toEqual([]);
    await expect(findRemoval(actor, removal.id)).rejects.toMatchObject({ code: "not-found" });
    const rows: [ModelStatic<Model>, number][] = [
      [Event, series.id],
      [Meal, meal.id],
      [FamilyMember, ben.id],
    ];
    for (const [model, id] of rows) {
      expect(await model.findOne({ where: { id }, paranoid: false })).toBeNull();
    }
    expect(await EventException.count({ where: { event_id: series.id } })).toBe(0);
    expect((await listGroceries(actor, now)).map(({ item_name, meal_id }) => [item_name, meal_id])).toEqual([
      ["Flour", null],
    ]);
    expect(await titles(actor)).toEqual(["Ben’s"]);
  });
});

describe("an event brought back", () => {
  it("is in the feed again under its UID, with a higher SEQUENCE, and readers are told", async () => {
    const actor = await makeFamily();
    const event = await makeEvent(actor);
    const read = async () => {
      const text = await writeCalendarText(
        { family: await actor.family.reload() },
        { isFeed: true, areMealsIn: false },
        now,
      );
      const [, uid, sequence] = text.match(/UID:(\S+)[\s\S]*SEQUENCE:(\d+)/) ?? [];
      return { uid, sequence: Number(sequence), revision: actor.family.calendar_revision };
    };
    const before = await read();
    const press = await deleteEvent(actor, event.id);
    const between = (await actor.family.reload()).calendar_revision;
    await undo(actor, press);
    const after = await read();
    expect(after.uid).toBe(before.uid);
    expect(after.sequence).toBeGreaterThan(before.sequence);
    expect([between > before.revision, after.revision > between]).toEqual([true, true]);
  });

  it("has the dates that were out of its series still out", async () => {
    const actor = await makeFamily();
    const series = await daily(actor);
    await deleteOccurrence(actor, series.id, "2027-03-02");
    const copy = { ...series.get(), start_time: "2027-03-03T18:00", end_time: null, is_recurring: false };
    const replaces = { original_event_id: series.id, instance_date: "2027-03-03" };
    await createEvent(actor, { ...copy, recurrence_pattern: null, replaces } as never);
    const before = await dates(actor);
    await undo(actor, await deleteEvent(actor, series.id));
    expect(await dates(actor)).toEqual(before);
  });

  it("is nobody's when its member was removed meanwhile, and theirs when they are back", async () => {
    const actor = await makeFamily({ members: ["Ben"] });
    const [, ben] = actor.members as [FamilyMember, FamilyMember];
    const { id } = await makeEvent(actor, { member_id: ben.id });
    const press = await deleteEvent(actor, id);
    const gone = await removeMember(actor, ben.id);
    await undo(actor, press);
    expect((await Event.findByPk(id))?.member_ids).toEqual([]);
    await undo(actor, gone);
    expect((await Event.findByPk(id))?.member_ids).toEqual([ben.id]);
  });
});

describe("one date of a series", () => {
  it("comes back where it was, once, and is no date twice", async () => {
    const actor = await makeFamily();
    const { id } = await daily(actor);
    const before = await dates(actor);
    const press = await deleteOccurrence(actor, id, "2027-03-03");
    expect(await deleteOccurrence(actor, id, "2027-03-03")).toBeNull();
    expect([await dates(actor), await listed(actor)]).toEqual([
      before.filter((date) => date !== "2027-03-03"),
      ["event Run"],
    ]);
    expect(await undo(actor, press)).toHaveLength(1);
    expect([await dates(actor), await listed(actor)]).toEqual([before, []]);
  });

  it("that has an event in its place since does not come back beside it", async () => {
    const actor = await makeFamily();
    const { id } = await daily(actor);
    const press = await deleteOccurrence(actor, id, "2027-03-03");
    await EventException.destroy({ where: { family_id: actor.family.id, event_id: id } });
    const start_time = "2027-03-03T18:00:00Z";
    await makeEvent(actor, {
      title: "Later",
      start_time,
      replaces: { original_event_id: id, instance_date: "2027-03-03" },
    });
    expect(await listed(actor)).toEqual([]);
    await undo(actor, press);
    expect((await dates(actor)).filter((date) => date === "2027-03-03")).toEqual([]);
  });

  it("waits for its series, when all of that was deleted", async () => {
    const actor = await makeFamily();
    const { id } = await daily(actor);
    const press = await deleteOccurrence(actor, id, "2027-03-03");
    const all = await deleteEvent(actor, id);
    expect(await listed(actor)).toEqual(["event Run"]);
    await expect(undo(actor, press)).rejects.toMatchObject({ code: "conflict" });
    await undo(actor, all);
    await undo(actor, press);
    expect(await dates(actor)).toHaveLength(5);
  });
});

describe("a date and all that follow", () => {
  it("come back with the end and the gaps that the series had", async () => {
    const actor = await makeFamily();
    const { id } = await daily(actor);
    const out = await deleteOccurrence(actor, id, "2027-03-04");
    const before = await dates(actor);
    const press = await deleteFollowing(actor, id, "2027-03-03");
    expect(await dates(actor)).toEqual(["2027-03-01", "2027-03-02"]);
    // Nothing to bring back of a date that the series has not reached.
    expect(await listed(actor)).toEqual(["event Run"]);
    await undo(actor, press);
    expect(await dates(actor)).toEqual(before);
    await undo(actor, out);
    expect(await dates(actor)).toHaveLength(5);
  });

  it("stay out when someone has given the series another end since", async () => {
    const actor = await makeFamily();
    const { id } = await daily(actor);
    const press = await deleteFollowing(actor, id, "2027-03-03");
    await updateEvent(actor, id, { recurrence_end_date: "2027-03-10" });
    expect(await listed(actor)).toEqual([]);
    await undo(actor, press);
    expect(await dates(actor)).toHaveLength(10);
  });

  it("are the whole series from its first date on", async () => {
    const actor = await makeFamily();
    const { id } = await daily(actor);
    const press = await deleteFollowing(actor, id, "2027-03-01");
    expect(await dates(actor)).toEqual([]);
    await undo(actor, press);
    expect(await dates(actor)).toHaveLength(5);
  });
});

describe("a meal brought back", () => {
  it("has its groceries again, but for those that are for another meal since", async () => {
    const actor = await makeFamily();
    const [pancakes, soup] = [await makeMeal(actor.family), await makeMeal(actor.family, { title: "Soup" })];
    await addGroceries(actor, [
      input("Flour", null, { meal_id: pancakes.id }),
      input("Eggs", "2", { meal_id: pancakes.id }),
    ]);
    const press = await deleteMeal(actor, pancakes.id);
    await addGroceries(actor, [input("Eggs", "3", { meal_id: soup.id })]);
    const meals = async () => (await listGroceries(actor, now)).map(({ item_name, meal_id }) => [item_name, meal_id]);
    expect(await meals()).toEqual([
      ["Flour", null],
      ["Eggs", soup.id],
    ]);
    await undo(actor, press);
    expect(await meals()).toEqual([
      ["Flour", pancakes.id],
      ["Eggs", soup.id],
    ]);
    expect((await listMeals(actor, { from: "2027-03-01", to: "2027-03-01" })).map(({ title }) => title)).toEqual([
      "Pancakes",
      "Soup",
    ]);
  });
});

describe("a member brought back", () => {
  it("is again among those of each event, in their place, and takes whom they took", async () => {
    const actor = await makeFamily({ members: ["Ben", "Cleo", "Dan"] });
    const [, ben, cleo, dan] = actor.members.map(({ id }) => id) as [number, number, number, number];
    const lesson = await makeEvent(actor, { member_ids: [ben, dan, cleo], driver_id: ben });
    const other = await makeEvent(actor, { member_ids: [ben, dan], driver_id: ben });
    const removed = await makeEvent(actor, { member_ids: [ben] });
    const people = async ({ id }: { id: number }) => {
      const { member_ids, driver_id, driver_name } = await Event.findByPk(id, {
        paranoid: false,
        rejectOnEmpty: true,
      });
      return [member_ids, driver_id ?? driver_name];
    };
    await deleteEvent(actor, removed.id);

    const benGone = await removeMember(actor, ben);
    expect(await people(lesson)).toEqual([[dan, cleo], null]);
    expect(await people(removed)).toEqual([[], null]);
    const danGone = await removeMember(actor, dan);
    expect([await people(lesson), await people(other)]).toEqual([
      [[cleo], null],
      [[], null],
    ]);
    // Chosen again since: it stays as it was chosen.
    await updateEvent(actor, other.id, { member_ids: [cleo], driver_name: "Grandpa" });
    await undo(actor, benGone);
    expect([await people(lesson), await people(other), await people(removed)]).toEqual([
      [[ben, cleo], ben],
      [[cleo], "Grandpa"],
      [[ben], null],
    ]);
    await undo(actor, danGone);
    expect([await people(lesson), await people(other)]).toEqual([
      [[ben, dan, cleo], ben],
      [[cleo], "Grandpa"],
    ]);
  });

  it("has what was theirs and nobody else's since", async () => {
    const actor = await makeFamily({ members: ["Ben", "Cleo"] });
    const [, ben, cleo] = actor.members as [FamilyMember, FamilyMember, FamilyMember];
    const theirs = await makeEvent(actor, { title: "Theirs", member_id: ben.id });
    const given = await makeEvent(actor, { title: "Given away", member_id: ben.id });
    const passed = await makeEvent(actor, { title: "Passed on, and left", member_id: ben.id });
    const meal = await makeMeal(actor.family);
    await updateMeal(actor, meal.id, { ...newMealSchema.partial().parse({}), cook_id: ben.id });
    const activity = { activity_title: "A walk", activity_type: "quick", duration_minutes: 15, notes: null };
    const { completion } = await completeActivity(actor, { ...activity, completed_by: ben.id }, now);

    const press = await removeMember(actor, ben.id);
    await updateEvent(actor, given.id, { member_id: cleo.id });
    await updateEvent(actor, passed.id, { member_id: cleo.id });
    await updateEvent(actor, passed.id, { member_id: null });
    await updateEvent(actor, theirs.id, { title: "Still theirs", member_id: null });
    await undo(actor, press);

    const owners = await Promise.all(
      [theirs, given, passed].map(async ({ id }) => (await Event.findByPk(id))?.member_ids),
    );
    expect(owners).toEqual([[ben.id], [cleo.id], []]);
    expect((await Meal.findByPk(meal.id))?.cook_id).toBe(ben.id);
    expect((await CompletedActivity.findByPk(completion.id))?.completed_by).toBe(ben.id);
    expect((await listMembers(actor)).map(({ name }) => name)).toEqual(["Anna", "Ben", "Cleo"]);
  });

  it("signs in to the family again, unless the account has found another", async () => {
    for (const hasAnother of [false, true]) {
      const actor = await makeFamily();
      const tom = await join(actor);
      const { id } = await memberOf(tom);
      const press = await removeMember(actor, id);
      expect((await tom.reload()).family_id).toBeNull();
      const other = hasAnother ? await createFamily(tom, { name: "Another", time_zone: "UTC" }) : actor.family;
      await undo(actor, press);
      expect((await tom.reload()).family_id).toBe(other.id);
      expect((await FamilyMember.findByPk(id))?.user_id).toBe(hasAnother ? null : tom.id);
    }
  });

  it("who came back by another invitation meanwhile is not tied to two members", async () => {
    const actor = await makeFamily();
    const tom = await join(actor);
    const press = await removeMember(actor, (await memberOf(tom)).id);
    await acceptInvitation(tom, await makeInvitation(actor, { email: tom.email, name: "Tom" }));
    await undo(actor, press);
    const members = (await listMembers(actor)).filter(({ name }) => name === "Tom");
    expect(members.map(({ user_id }) => user_id).sort()).toEqual([null, tom.id].sort());
  });

  it("needs room in the family, and a guardian who brings them back", async () => {
    const actor = await makeFamily({ members: ["Ben"] });
    const press = await removeMember(actor, actor.members[1]?.id as number);
    for (let count = 1; count < MAX_MEMBERS; count += 1) await makeMember(actor.family, { name: `Kid ${count}` });
    await expect(undo(actor, press)).rejects.toMatchObject({ code: "conflict" });
    const child = await makeUser({ family_id: actor.family.id });
    const [kid] = (await listMembers(actor)).slice(1) as [FamilyMember];
    await kid.update({ user_id: child.id });
    await expect(undo({ ...actor, user: child }, press)).rejects.toMatchObject({ code: "forbidden" });
    expect(await listed(actor)).toEqual(["member Ben"]);
  });

  it("ends in one of the two when someone joins another family at the same moment", async () => {
    for (let round = 0; round < 5; round += 1) {
      const actor = await makeFamily();
      const tom = await join(actor);
      const { id } = await memberOf(tom);
      const press = await removeMember(actor, id);
      const [back] = await Promise.allSettled([
        undo(actor, press),
        createFamily(tom, { name: "Another", time_zone: "UTC" }).catch(({ code }) => code),
      ]);
      expect(back.status).toBe("fulfilled");
      const { family_id } = await tom.reload();
      expect((await FamilyMember.findByPk(id))?.user_id).toBe(family_id === actor.family.id ? tom.id : null);
      expect(await Family.count({ where: { created_by: tom.id } })).toBe(family_id === actor.family.id ? 0 : 1);
    }
  });
});

it("a grocery item that came back by itself is not there to be brought back", async () => {
  const actor = await makeFamily();
  const { id } = await makeGroceryItem(actor.family);
  await removeGroceryItem(actor, id);
  await GroceryItem.update({ removed_at: null }, { where: { family_id: actor.family.id, id } });
  expect(await listed(actor)).toEqual([]);
  await removeGroceryItem(actor, id);
  expect(await listed(actor)).toEqual(["grocery_item Milk"]);
});
