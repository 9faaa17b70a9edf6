import type { Model, ModelStatic } from "sequelize";
import { describe, expect, it } from "vitest";
import { Temporal } from "#app/domain/time/time.ts";
import { Event } from "#app/models/calendar/event.server.ts";
import { EventException } from "#app/models/calendar/event-exception.server.ts";
import { GroceryItem } from "#app/models/food/grocery-item.server.ts";
import { Meal } from "#app/models/food/meal.server.ts";
import { FamilyMember } from "#app/models/people/family-member.server.ts";
import { Removal } from "#app/models/removed/removal.server.ts";
import { deleteEvent } from "#app/services/calendar/events.server.ts";
import { writeCalendarText } from "#app/services/calendar/export.server.ts";
import { deleteOccurrence } from "#app/services/calendar/overrides.server.ts";
import { addGroceries, listGroceries } from "#app/services/food/groceries.server.ts";
import { countMeals } from "#app/services/food/meal-weeks.server.ts";
import { deleteMeal, dinnerOn, listMeals, mealsFor, requireMeal } from "#app/services/food/meals.server.ts";
import { removeGroceryItem } from "#app/services/food/removed-groceries.server.ts";
import { listMembers, removeMember, requireMember } from "#app/services/people/members.server.ts";
import { findRemoval, listRemoved, restoreRemovals } from "#app/services/removed/restore.server.ts";
import { sweep } from "#app/services/system/housekeeping.server.ts";
import { makeEvent, makeFamily, makeGroceryItem, makeMeal } from "#tests/support/factories.ts";
import { input } from "#tests/support/grocery-lists.ts";
import { daily, listed, now, titles, undo } from "#tests/support/removed.ts";

const MODELS: ModelStatic<Model>[] = [Event, Meal, FamilyMember];

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
    expect(await countMeals(actor, Temporal.PlainDate.from("2027-02-28"))).toBe(0);
    expect(await dinnerOn(actor, "2027-03-01")).toBeNull();
    expect(await mealsFor(actor, [{ meal_id: meal.id }])).toEqual(new Map());
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
    const results = await Promise.all([1, 2, 3].map(() => restoreRemovals(actor, [removal])));
    expect(results.map(({ length }) => length).sort()).toEqual([0, 0, 1]);
    expect(await restoreRemovals(actor, [removal])).toEqual([]);
    expect([await titles(actor), await listed(actor)]).toEqual([["Dentist"], []]);
    // The earlier removal does not restore a row that was restored and deleted again.
    await deleteEvent(actor, removal.thing_id);
    await restoreRemovals(actor, [removal]);
    expect([await titles(actor), (await listed(actor)).length]).toEqual([[], 1]);
  });

  it("is another family's business in nothing", async () => {
    const actor = await makeFamily();
    await deleteEvent(actor, (await makeEvent(actor)).id);
    const [removal] = (await listRemoved(actor)) as [Removal];
    const other = await makeFamily();
    expect(await listRemoved(other)).toEqual([]);
    await expect(findRemoval(other, removal.id)).rejects.toMatchObject({ code: "not-found" });
    expect(await restoreRemovals(other, [removal])).toEqual([]);
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
    const rows: [ModelStatic<Model>, number][] = [
      [Event, series.id],
      [Meal, meal.id],
      [FamilyMember, ben.id],
    ];
    const aged = async (days: number) => {
      const removed_at = new Date(Date.now() - days * 24 * 3_600_000);
      const where = { family_id: actor.family.id };
      await Removal.update({ removed_at }, { where });
      for (const [model, id] of rows) await model.update({ removed_at }, { where: { ...where, id }, paranoid: false });
      await sweep();
    };
    await aged(29.9);
    expect(await listed(actor)).toHaveLength(3);
    const [removal] = (await listRemoved(actor)) as [Removal];
    await aged(30.1);
    expect(await listed(actor)).toEqual([]);
    await expect(findRemoval(actor, removal.id)).rejects.toMatchObject({ code: "not-found" });
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

describe("a meal brought back", () => {
  it("has its groceries again, but for those that are for another meal since", async () => {
    const actor = await makeFamily();
    const [pancakes, soup] = [await makeMeal(actor.family), await makeMeal(actor.family, { title: "Soup" })];
    await addGroceries(actor, [
      input("Flour", null, { meal_id: pancakes.id }),
      input("Eggs", "2", { meal_id: pancakes.id }),
    ]);
    const undoToken = await deleteMeal(actor, pancakes.id);
    await addGroceries(actor, [input("Eggs", "3", { meal_id: soup.id })]);
    const meals = async () => (await listGroceries(actor, now)).map(({ item_name, meal_id }) => [item_name, meal_id]);
    expect(await meals()).toEqual([
      ["Flour", null],
      ["Eggs", soup.id],
    ]);
    await undo(actor, undoToken);
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

it("a grocery item that came back by itself is not there to be brought back", async () => {
  const actor = await makeFamily();
  const { id } = await makeGroceryItem(actor.family);
  await removeGroceryItem(actor, id);
  await GroceryItem.update({ removed_at: null }, { where: { family_id: actor.family.id, id } });
  expect(await listed(actor)).toEqual([]);
  await removeGroceryItem(actor, id);
  expect(await listed(actor)).toEqual(["grocery_item Milk"]);
});
