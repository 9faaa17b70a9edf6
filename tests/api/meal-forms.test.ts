import { describe, expect, it } from "vitest";
import { Meal } from "#app/models/food/meal.server.ts";
import { runApp } from "#tests/support/api-app.ts";
import { postForm } from "#tests/support/post-form.ts";

const app = runApp();

describe("the form of a meal", () => {
  type Made = Awaited<ReturnType<typeof app.family>>;

  const send = async ({ api }: Made, path: string, fields: Record<string, string>) => {
    const answer = await postForm(app.url + path, api.cookie, fields);
    return { status: answer.status, html: (await answer.text()).replaceAll("&#x27;", "'") };
  };
  const valid = { intent: "add-meal", title: "Keep this", planned_date: "2027-03-01" };

  it.each([
    [{ title: " " }, "String must contain at least 1 character(s)"],
    [{ title: "" }, "Required"],
    [{ planned_date: "" }, "Required"],
    [{ planned_date: "2027-03-32" }, "Invalid date"],
    [{ servings: "-4" }, "Number must be greater than or equal to 1"],
    [{ servings: "0" }, "Number must be greater than or equal to 1"],
    [{ prep_time: "-1" }, "Number must be greater than or equal to 0"],
    [{ cook_time: "half an hour" }, "Expected number, received string"],
    [{ recipe_url: "javascript:alert(1)" }, "Invalid url"],
    [{ recipe_url: "file:///etc/passwd" }, "Invalid url"],
    [{ meal_type: "brunch" }, "Invalid enum value"],
    [{ cook_id: "2000000000" }, "This family has no such member"],
    [{ cook_id: "me" }, "Expected number, received string"],
    [{ ingredients: `flour\n${"x".repeat(10_000)}` }, "Line 2: String must contain at most 200 character(s)"],
    [{ ingredients: "egg\n".repeat(101) }, "Array must contain at most 100 element(s)"],
    [{ description: "x".repeat(5001) }, "String must contain at most 5000 character(s)"],
  ])("is refused with %j, and comes back", async (wrong, message) => {
    const made = await app.family();
    const { status, html } = await send(made, "/meals/new", { ...valid, ...wrong });
    expect([status, html.includes(message)]).toEqual([400, true]);
    if (!("title" in wrong)) expect(html).toContain('value="Keep this"');
    expect(await Meal.count({ where: { family_id: made.family.id } })).toBe(0);
  });

  it("keeps lines of ingredients, and knows no one else's meal", async () => {
    const [made, other] = [await app.family(), await app.family()];
    const ingredients = "  500 g flour \r\n\r\n2 eggs\r\n";
    expect((await send(made, "/meals/new", { ...valid, ingredients })).status).toBe(303);
    const meal = await Meal.findOne({ where: { family_id: made.family.id }, rejectOnEmpty: true });
    expect(meal.ingredients).toEqual(["500 g flour", "2 eggs"]);
    const theirs: [string, string][] = [
      [`/meals/${meal.id}/edit`, "edit-meal"],
      [`/meals/${meal.id}/edit`, "fetch-recipe"],
      [`/meals/${meal.id}/delete`, "delete-meal"],
      [`/meals/${meal.id}/ingredients`, "list-ingredients"],
    ];
    for (const [path, intent] of theirs) {
      const fields = { ...valid, intent, lines: "2 eggs", recipe_url: "http://127.0.0.1/" };
      const { status, html } = await send(other, path, fields);
      expect([path, intent, [400, 404].includes(status)]).toEqual([path, intent, true]);
      expect(html).not.toContain("500 g flour");
    }
    const copy = await fetch(`${app.url}/meals/new?copy=${meal.id}`, { headers: { Cookie: other.api.cookie } });
    expect(copy.status).toBe(404);
    expect(await meal.reload()).toMatchObject({ title: "Keep this", listed_ingredients: [] });
  });

  it("opens no page of the server's own network, as the operator has not allowed it", async () => {
    const made = await app.family();
    for (const recipe_url of [
      app.url,
      app.url.replace("127.0.0.1", "localhost"),
      "http://[::1]/",
      "http://10.0.0.1/",
    ]) {
      const { status, html } = await send(made, "/meals/new", { ...valid, intent: "fetch-recipe", recipe_url });
      expect([status, html.includes("only open links on the public internet")]).toEqual([400, true]);
      expect(html).toContain('value="Keep this"');
    }
  });
});
