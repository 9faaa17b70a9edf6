import { describe, expect, it } from "vitest";
import { Recipe } from "#app/models/food/recipe.server.ts";
import { makeClient } from "#tests/support/api.ts";
import { runApp } from "#tests/support/api-app.ts";
import { makeRecipe } from "#tests/support/factories.ts";
import { joinFamily } from "#tests/support/roles.ts";

const app = runApp();

const PANCAKES = {
  title: "Pancakes",
  description: "For Sundays.",
  recipe_url: "https://example.com/pancakes",
  prep_time: 10,
  cook_time: 20,
  servings: 4,
  meal_type: "breakfast",
  ingredients: ["250 g flour", "500 ml milk"],
  steps: ["Whisk.", "Fry for 3 minutes."],
  diets: ["Vegetarian", "Kid-friendly"],
};

type Listed = { body: { title: string; id: number }[] };
const titles = ({ body }: Listed) => body.map(({ title }) => title);

describe("/api/families/{id}/recipes", () => {
  it("keeps a recipe with every field, absent ones as null or empty", async () => {
    const { api, path, family } = await app.family();
    const times = { created_at: expect.stringMatching(/Z$/), updated_at: expect.stringMatching(/Z$/) };
    const bare = await api.post(`${path}/recipes`, { title: " Toast " });
    expect([bare.status, bare.body]).toEqual([
      201,
      {
        id: expect.any(Number),
        family_id: family.id,
        title: "Toast",
        description: null,
        recipe_url: null,
        prep_time: null,
        cook_time: null,
        servings: null,
        meal_type: null,
        ingredients: [],
        steps: [],
        diets: [],
        based_on: null,
        photo_url: null,
        ...times,
      },
    ]);
    const whole = await api.post(`${path}/recipes`, PANCAKES);
    const rest = { family_id: family.id, based_on: null, photo_url: null, ...times };
    expect(whole.body).toEqual({ ...PANCAKES, id: whole.body.id, ...rest });
    expect((await api.get(`${path}/recipes/${whole.body.id}`)).body).toEqual(whole.body);
  });

  it.each([
    [{ title: " " }, { path: "title", message: "String must contain at least 1 character(s)" }],
    [{ steps: ["Stir.", " "] }, { path: "steps.1", message: "String must contain at least 1 character(s)" }],
    [{ based_on: "no-such-dish" }, { path: "based_on", message: "There’s no such built-in recipe" }],
  ])("refuses %j", async (wrong, issue) => {
    const { api, path } = await app.family();
    const { status, body } = await api.post(`${path}/recipes`, { ...PANCAKES, ...wrong });
    expect([status, body.issues]).toEqual([400, [issue]]);
  });

  it("lists by title, 50 at a time, each once", async () => {
    const { api, path, family } = await app.family();
    for (let n = 0; n < 120; n += 1) await makeRecipe(family, { title: `${n % 2 ? "s" : "S"}oup ${n % 60}` });
    const first = await api.get(`${path}/recipes`);
    const second = await api.get(`${path}/recipes?after=${first.body.at(-1).id}`);
    const third = await api.get(`${path}/recipes?after=${second.body.at(-1).id}`);
    expect([first, second, third].map(({ body }) => body.length)).toEqual([50, 50, 20]);
    const all = [first, second, third].flatMap(({ body }) => body) as Listed["body"];
    expect(new Set(all.map(({ id }) => id)).size).toBe(120);
    const lower = all.map(({ title }) => title.toLowerCase());
    expect(lower).toEqual(lower.toSorted((a, b) => (a < b ? -1 : 1)));
    expect((await api.get(`${path}/recipes?after=${third.body.at(-1).id}`)).body).toEqual([]);
    expect((await api.get(`${path}/recipes?after=2000000000`)).body).toEqual([]);
    expect((await api.get(`${path}/recipes?after=soup`)).status).toBe(400);
  });

  it("finds by words, by the time that it takes, and by diet", async () => {
    const { api, path, family } = await app.family();
    await makeRecipe(family, { prep_time: 10, cook_time: 20 });
    await makeRecipe(family, { title: "Lentil soup", ingredients: ["200 g lentils"], cook_time: 40 });
    await makeRecipe(family, { title: "Crème brûlée", diets: ["Kid-friendly"] });
    const find = async (query: string) => titles(await api.get(`${path}/recipes?${query}`));
    expect(await find("q=pancake")).toEqual(["Pancakes"]);
    expect(await find("q=creme+brulee")).toEqual(["Crème brûlée"]);
    expect(await find("q=soup+lentils")).toEqual(["Lentil soup"]);
    expect(await find("q=soup+flour")).toEqual([]);
    expect(await find("q=%21%3F")).toEqual([]);
    expect(await find("time=30")).toEqual(["Pancakes"]);
    expect(await find("time=40")).toEqual(["Lentil soup", "Pancakes"]);
    expect(await find("diet=Vegan")).toEqual(["Lentil soup"]);
    expect(await find("diet=Kid-friendly")).toEqual(["Crème brûlée"]);
    expect(await find("diet=Vegetarian&time=30&q=flour")).toEqual(["Pancakes"]);
    for (const query of ["time=0", "time=soon", "diet=Sweet", "q="]) {
      expect([query, (await api.get(`${path}/recipes?${query}`)).status]).toEqual([query, 400]);
    }
  });

  it("fills its pages where a diet leaves most recipes out", async () => {
    const { api, path, family } = await app.family();
    const beef = { title: "Beef", ingredients: ["500 g beef"] };
    await Recipe.bulkCreate(Array.from({ length: 120 }, () => ({ ...beef, family_id: family.id })));
    for (const title of ["A salad", "Z salad"]) await makeRecipe(family, { title, ingredients: ["1 cucumber"] });
    expect(titles(await api.get(`${path}/recipes?diet=Vegan`))).toEqual(["A salad", "Z salad"]);
  });

  it("changes only the sent fields; based_on stays", async () => {
    const { api, path, family } = await app.family();
    const { id } = await makeRecipe(family, { based_on: "baked-salmon-with-asparagus" });
    const { status, body } = await api.put(`${path}/recipes/${id}`, { title: "Salmon", based_on: null });
    expect([status, body]).toMatchObject([
      200,
      { title: "Salmon", servings: 4, based_on: "baked-salmon-with-asparagus" },
    ]);
    const wrong = await api.put(`${path}/recipes/${id}`, { steps: [""] });
    expect([wrong.status, wrong.body.issues]).toMatchObject([400, [{ path: "steps.0" }]]);
  });

  it("changes nothing when someone else was faster than the state that the caller has seen", async () => {
    const { api, path, family } = await app.family();
    const { id } = await makeRecipe(family);
    const seen = (await api.get(`${path}/recipes/${id}`)).body.updated_at;
    expect((await api.put(`${path}/recipes/${id}`, { title: "Waffles", updated_at: seen })).status).toBe(200);
    const late = await api.put(`${path}/recipes/${id}`, { title: "Toast", updated_at: seen });
    expect([late.status, late.body.error]).toEqual([409, expect.stringContaining("Someone else changed this recipe")]);
    expect((await api.get(`${path}/recipes/${id}`)).body.title).toBe("Waffles");
  });

  it("is deleted by guardians alone, and can be brought back", async () => {
    const { api, path, family } = await app.family();
    const { id } = await makeRecipe(family);
    const child = await makeClient(app.url, await joinFamily(family, "child"));
    const refused = await child.delete(`${path}/recipes/${id}`);
    expect([refused.status, refused.body]).toEqual([403, { error: "Only a parent or guardian can delete a recipe." }]);
    expect((await child.put(`${path}/recipes/${id}`, { title: "Waffles" })).status).toBe(200);
    expect((await api.delete(`${path}/recipes/${id}`)).status).toBe(204);
    for (const call of [api.get(`${path}/recipes/${id}`), api.delete(`${path}/recipes/${id}`)]) {
      expect((await call).status).toBe(404);
    }
    expect((await api.get(`${path}/recipes`)).body).toEqual([]);
    const [removed] = (await api.get(`${path}/removed`)).body;
    expect(removed).toMatchObject({ kind: "recipe", title: "Waffles" });
    expect((await child.post(`${path}/removed/${removed.id}/restore`)).status).toBe(200);
    expect(titles(await api.get(`${path}/recipes`))).toEqual(["Waffles"]);
  });

  it("is 404 for another family", async () => {
    const { family, path } = await app.family();
    const { id } = await makeRecipe(family);
    const other = await app.family();
    expect((await other.api.get(`${path}/recipes/${id}`)).status).toBe(404);
    expect((await other.api.get(`${other.path}/recipes/${id}`)).status).toBe(404);
    expect((await other.api.put(`${other.path}/recipes/${id}`, { title: "Ours" })).status).toBe(404);
  });

  it("keeps at most 2,000 recipes", async () => {
    const { api, path, family } = await app.family();
    await Recipe.bulkCreate(Array.from({ length: 2000 }, () => ({ family_id: family.id, title: "x" })));
    const { status, body } = await api.post(`${path}/recipes`, { title: "One more" });
    expect([status, body.error]).toEqual([409, expect.stringContaining("2000")]);
  });

  it("has one at most in the place of a built-in recipe", async () => {
    const { api, path } = await app.family();
    const own = { ...PANCAKES, based_on: "baked-salmon-with-asparagus" };
    expect((await api.post(`${path}/recipes`, own)).body.based_on).toBe(own.based_on);
    const second = await api.post(`${path}/recipes`, own);
    expect([second.status, second.body.error]).toEqual([409, "Your family has its own of this recipe already."]);
  });
});
