import type { Model, ModelStatic } from "sequelize";
import { expect, it } from "vitest";
import { Event } from "#app/models/calendar/event.server.ts";
import { CompletedActivity } from "#app/models/connection/completed-activity.server.ts";
import { GroceryItem } from "#app/models/food/grocery-item.server.ts";
import { Meal } from "#app/models/food/meal.server.ts";
import { FamilyMember } from "#app/models/people/family-member.server.ts";
import { seedFamily } from "#app/services/example/seed-family.server.ts";
import { makeGroceryItem, makeMeal, makeUser } from "#tests/support/factories.ts";

const MODELS: ModelStatic<Model>[] = [Event, Meal, GroceryItem, CompletedActivity];

it("a member of the example who has an account by now stays one member", async () => {
  const { family } = await seedFamily({ issuer: "https://seed-account.test", subject: "maya" });
  const where = { family_id: family.id };
  const names = async () => (await FamilyMember.findAll({ where, order: ["id"] })).map(({ name }) => name);
  const before = await names();
  const ella = await FamilyMember.findOne({ where: { ...where, user_id: null }, rejectOnEmpty: true });
  const { id } = await makeUser({ family_id: family.id });
  await ella.update({ user_id: id });
  await seedFamily({ issuer: "https://seed-account.test", subject: "maya" });
  expect(await names()).toEqual(before);
  expect((await ella.reload()).user_id).toBe(id);
});

it("the example family comes once, and what a person added stays", async () => {
  const { family } = await seedFamily({ issuer: "https://seed.test", subject: "maya" });
  const where = { family_id: family.id };
  const meal = await makeMeal(family, { title: "Gran's stew" });
  const item = await makeGroceryItem(family, { item_name: "Milk" });
  const listIds = () =>
    Promise.all(MODELS.map(async (model) => (await model.findAll({ where })).map((row) => row.get("id")).sort()));
  const before = await listIds();
  for (const ids of before) expect(ids).not.toEqual([]);

  expect((await seedFamily({ issuer: "https://seed.test", subject: "maya" })).family.id).toBe(family.id);
  expect(await listIds()).toEqual(before);
  expect(await Meal.findByPk(meal.id)).toMatchObject({ title: "Gran's stew" });
  expect(await GroceryItem.findByPk(item.id)).toMatchObject({ item_name: "Milk" });

  await Event.destroy({ where });
  await seedFamily({ issuer: "https://seed.test", subject: "maya" });
  const after = await listIds();
  expect(after[0]).toHaveLength(before[0]?.length as number);
  expect(after.slice(1)).toEqual(before.slice(1));
});
