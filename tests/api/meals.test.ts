import { describe, expect, it } from "vitest";
import { GroceryItem } from "#app/models/food/grocery-item.server.ts";
import { Meal } from "#app/models/food/meal.server.ts";
import { runApp } from "#tests/support/api-app.ts";
import { makeGroceryItem, makeMeal } from "#tests/support/factories.ts";
import { NEW_MEAL } from "#tests/support/new-meal.ts";

const app = runApp();

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

describe("/api/families/{id}/meals", () => {
  it("adds a meal with every field, absent ones as null", async () => {
    const { api, path, family } = await app.family();
    const { status, body } = await api.post(`${path}/meals`, { title: " Pancakes ", planned_date: "2027-03-01" });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(Number),
      family_id: family.id,
      title: "Pancakes",
      planned_date: "2027-03-01",
      ...NEW_MEAL,
      created_at: expect.stringMatching(/Z$/),
      updated_at: expect.stringMatching(/Z$/),
    });
  });

  it("lists by date and then breakfast, lunch, dinner, snack; a month back and three ahead by default", async () => {
    const { api, path, family } = await app.family();
    for (const meal_type of ["snack", "dinner", "breakfast", "lunch"] as const) {
      await makeMeal(family, { planned_date: day(1), meal_type, title: meal_type });
    }
    await makeMeal(family, { planned_date: day(-20), title: "before" });
    await makeMeal(family, { planned_date: day(-60), title: "long ago" });
    await makeMeal(family, { planned_date: day(150), title: "far ahead" });
    const titles = ({ body }: { body: { title: string }[] }) => body.map(({ title }) => title);
    expect(titles(await api.get(`${path}/meals`))).toEqual(["before", "breakfast", "lunch", "dinner", "snack"]);
    expect(titles(await api.get(`${path}/meals?from=${day(-70)}&to=${day(-20)}`))).toEqual(["long ago", "before"]);
    expect((await api.get(`${path}/meals?from=2027-02-02&to=2027-02-01`)).status).toBe(400);
    expect((await api.get(`${path}/meals?from=tomorrow`)).status).toBe(400);
  });

  it.each([
    ["title", {}, "Required"],
    ["title", { title: " " }, "String must contain at least 1 character(s)"],
    ["planned_date", { planned_date: undefined }, "Required"],
    ["planned_date", { planned_date: "2027-02-30" }, "Invalid date"],
    ["prep_time", { prep_time: -1 }, "Number must be greater than or equal to 0"],
    ["cook_time", { cook_time: 1.5 }, "Expected integer, received float"],
    ["servings", { servings: 0 }, "Number must be greater than or equal to 1"],
    ["recipe_url", { recipe_url: "javascript:alert(1)" }, "Invalid url"],
    ["recipe_url", { recipe_url: "no address" }, "Invalid url"],
    ["recipe_url", { recipe_url: "file:///etc/passwd" }, "Invalid url"],
    ["prep_time", { prep_time: "half an hour" }, "Expected number, received string"],
    ["servings", { servings: -4 }, "Number must be greater than or equal to 1"],
    ["planned_date", { planned_date: "2027-03-32" }, "Invalid date"],
    ["cook_id", { cook_id: 2_000_000_000 }, "This family has no such member"],
    ["ingredients", { ingredients: "flour" }, "Expected array, received string"],
    ["ingredients.1", { ingredients: ["flour", " "] }, "String must contain at least 1 character(s)"],
    ["ingredients.0", { ingredients: ["x".repeat(201)] }, "String must contain at most 200 character(s)"],
    ["ingredients", { ingredients: Array(101).fill("egg") }, "Array must contain at most 100 element(s)"],
  ])("refuses a wrong %s: %j", async (field, wrong, message) => {
    const { api, path } = await app.family();
    const title = field === "title" ? undefined : "Pancakes";
    const { status, body } = await api.post(`${path}/meals`, { title, planned_date: "2027-03-01", ...wrong });
    expect(status).toBe(400);
    expect(body.issues).toEqual([{ path: field, message }]);
  });

  it("gets at most a hundred issues", async () => {
    const { api, path } = await app.family();
    const meal = { title: "Soup", planned_date: "2027-03-01", ingredients: Array(9_000).fill("") };
    const { status, body } = await api.post(`${path}/meals`, meal);
    expect([status, body.issues.length]).toEqual([400, 100]);
    expect(JSON.stringify(body).length).toBeLessThan(20_000);
  });

  it("changes only the sent fields, and deletes; groceries stay", async () => {
    const { api, path, family } = await app.family();
    const meal = await makeMeal(family);
    await meal.update({ servings: 4 });
    const changed = await api.put(`${path}/meals/${meal.id}`, { planned_date: "2027-03-02" });
    expect([changed.status, changed.body]).toMatchObject([200, { planned_date: "2027-03-02", servings: 4 }]);

    const item = await api.post(`${path}/grocery`, { item_name: "Flour", meal_id: meal.id });
    expect(item.body).toMatchObject({ meal_id: meal.id, category: "Pantry" });
    expect((await api.delete(`${path}/meals/${meal.id}`)).status).toBe(204);
    expect((await api.delete(`${path}/meals/${meal.id}`)).status).toBe(404);
    expect((await api.get(`${path}/grocery`)).body).toMatchObject([{ item_name: "Flour", meal_id: null }]);
  });

  it("stores cook and ingredients; no cook once the member has left", async () => {
    const { api, path, family, members } = await app.family({ members: ["Ben"] });
    const other = await app.family();
    const cook_id = members[1]?.id as number;
    const ingredients = ["500 g flour", "2 eggs"];
    const input = { title: "Pancakes", planned_date: "2027-03-01", cook_id, ingredients, ingredients_for: 4 };
    const { status, body } = await api.post(`${path}/meals`, input);
    expect([status, body]).toMatchObject([201, { cook_id, ingredients, ingredients_for: 4 }]);

    const theirs = await api.put(`${path}/meals/${body.id}`, { cook_id: other.own.id });
    expect([theirs.status, theirs.body.issues]).toMatchObject([400, [{ path: "cook_id" }]]);
    expect((await api.delete(`/families/${family.id}/members/${cook_id}`)).status).toBe(204);
    expect((await api.get(`${path}/meals?from=2027-03-01`)).body).toMatchObject([{ cook_id: null, ingredients }]);
  });

  it("changes nothing when someone else was faster than the state that the caller has seen", async () => {
    const { api, path, family } = await app.family();
    const meal = await makeMeal(family);
    const seen = (await api.get(`${path}/meals?from=2027-03-01`)).body[0].updated_at;
    expect((await api.put(`${path}/meals/${meal.id}`, { title: "Waffles", updated_at: seen })).status).toBe(200);
    const late = await api.put(`${path}/meals/${meal.id}`, { title: "Toast", updated_at: seen });
    expect([late.status, late.body.error]).toEqual([409, expect.stringContaining("Someone else changed this meal")]);
    expect((await api.get(`${path}/meals?from=2027-03-01`)).body).toMatchObject([{ title: "Waffles" }]);
    const wrong = await api.put(`${path}/meals/${meal.id}`, { title: "Toast", updated_at: "yesterday" });
    expect([wrong.status, wrong.body.issues]).toMatchObject([400, [{ path: "updated_at" }]]);
  });

  it("keeps at most 5,000 meals", async () => {
    const { api, path, family } = await app.family();
    const row = { family_id: family.id, title: "x", meal_type: "dinner", planned_date: "2027-03-01" } as const;
    await Meal.bulkCreate(Array.from({ length: 5000 }, () => row));
    const { status, body } = await api.post(`${path}/meals`, { title: "One more", planned_date: "2027-03-01" });
    expect([status, body.error]).toEqual([409, expect.stringContaining("5000")]);
  });
});

describe("/api/families/{id}/grocery", () => {
  it("guesses the category, and takes one that is given", async () => {
    const { api, path } = await app.family();
    expect((await api.post(`${path}/grocery`, { item_name: "Carrots" })).body.category).toBe("Produce");
    const { status, body } = await api.post(`${path}/grocery`, { item_name: "Apples", category: "Snacks" });
    expect([status, body.category]).toEqual([201, "Snacks"]);
    expect(body).toMatchObject({ meal_id: null, quantity: null, is_purchased: false, notes: null });
    expect((await api.post(`${path}/grocery`, { item_name: "x", category: "Shoes" })).status).toBe(400);
    expect((await api.post(`${path}/grocery`, {})).body.issues).toEqual([{ path: "item_name", message: "Required" }]);
  });

  it("adds to an item on the list, unless it is bought", async () => {
    const { api, path } = await app.family();
    const first = await api.post(`${path}/grocery`, { item_name: "Flour", quantity: "500 g" });
    const again = await api.post(`${path}/grocery`, { item_name: "FLOUR", quantity: "1 kg", notes: "wholemeal" });
    expect([again.status, again.body]).toMatchObject([
      201,
      { id: first.body.id, item_name: "Flour", quantity: "1.5 kg", notes: "wholemeal" },
    ]);
    await api.put(`${path}/grocery/${first.body.id}`, { is_purchased: true });
    const third = await api.post(`${path}/grocery`, { item_name: "Flour", quantity: "2 cups" });
    expect([third.status, third.body.quantity]).toEqual([201, "2 cups"]);
  });

  it("loses nothing when the same thing comes from several phones at once", async () => {
    const { api, path } = await app.family();
    await Promise.all(
      Array.from({ length: 8 }, () => api.post(`${path}/grocery`, { item_name: "Eggs", quantity: "6" })),
    );
    expect((await api.get(`${path}/grocery`)).body).toMatchObject([{ item_name: "Eggs", quantity: "48" }]);
  });

  it("changes and removes an item of one's own family alone", async () => {
    const { api, path, family } = await app.family();
    const other = await app.family();
    const item = await makeGroceryItem(family);
    const theirs = await makeGroceryItem(other.family);
    const meal = await makeMeal(other.family);
    const changed = await api.put(`${path}/grocery/${item.id}`, { is_purchased: true });
    expect([changed.status, changed.body]).toMatchObject([200, { is_purchased: true, item_name: "Milk" }]);
    expect((await api.put(`${path}/grocery/${theirs.id}`, { is_purchased: true })).status).toBe(404);
    expect((await api.delete(`${path}/grocery/${theirs.id}`)).status).toBe(404);
    const foreign = await api.post(`${path}/grocery`, { item_name: "Jam", meal_id: meal.id });
    expect([foreign.status, foreign.body.issues]).toMatchObject([400, [{ path: "meal_id" }]]);
    expect((await api.delete(`${path}/grocery/${item.id}`)).status).toBe(204);
    expect((await api.get(`${path}/grocery`)).body).toEqual([]);
  });

  it("holds at most 1,000 items", async () => {
    const { api, path, family } = await app.family();
    const rows = Array.from({ length: 1000 }, (_, n) => ({
      family_id: family.id,
      item_name: `Thing ${n}`,
      category: "Other" as const,
    }));
    await GroceryItem.bulkCreate(rows);
    const { status, body } = await api.post(`${path}/grocery`, { item_name: "One more" });
    expect([status, body.error]).toEqual([409, expect.stringContaining("1000")]);
  });
});
