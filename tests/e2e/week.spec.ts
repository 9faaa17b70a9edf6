import { GroceryItem } from "#app/models/food/grocery-item.server.ts";
import { Meal } from "#app/models/food/meal.server.ts";
import { basket, findTick, unfold } from "#tests/support/grocery-steps.ts";
import { startRecipeSite } from "#tests/support/recipe-site.ts";
import { dialog, follow, head, message, scriptRuns, weekFromToday } from "#tests/support/steps.ts";
import { expect, test } from "#tests/support/test.ts";

let site: Awaited<ReturnType<typeof startRecipeSite>>;
test.beforeAll(async () => {
  site = await startRecipeSite();
});
test.afterAll(() => site.stop());

const RECIPES = [
  ["soup", "Carrot & ginger soup"],
  ["pasta", "Spaghetti with cream"],
  ["curry", "Vegetable curry"],
] as const;
/** The ingredients of the three recipes, added up, by name. */
const NEEDED = {
  Carrots: "1.5 kg",
  "Vegetable stock": "1 l",
  Onions: "3",
  Salt: "",
  Spaghetti: "400 g",
  Cream: "2 dl",
  Tomato: "3",
  Rice: "300 g",
};
const COUNT = Object.keys(NEEDED).length;

test("a family plans a week, lays it over the next, prints it, and shops for three recipes", async ({
  page,
  family: { family },
  javaScriptEnabled,
}) => {
  test.slow();
  const meal = (title: string) => page.getByRole("main").getByRole("link", { name: title, exact: true });
  const list = page.getByRole("main");
  const item = (name: string) => list.getByRole("listitem").filter({ hasText: new RegExp(`^${name}`) });

  await test.step("plan three dinners from their recipes", async () => {
    await page.goto("/meals");
    if (javaScriptEnabled) await scriptRuns(page);
    for (const [day, [path, title]] of RECIPES.entries()) {
      await follow(page, "Add Meal");
      const form = dialog(page, "Add Meal");
      await form.getByLabel("Recipe link").fill(`${site.url}/${path}`);
      await form.getByRole("button", { name: "Fetch recipe" }).click();
      await expect(form.getByLabel("Title")).toHaveValue(title);
      await form.getByLabel("Planned date").fill(weekFromToday(0, day));
      await form.getByRole("button", { name: "Add Meal" }).last().click();
      await expect(message(page)).toContainText(`Meal added: ${title}`);
      await expect(form).toHaveCount(0);
      await expect(meal(title)).toHaveCount(1);
    }
  });

  await test.step("lay the week over the next, and once more", async () => {
    await page.getByRole("link", { name: "Next week" }).click();
    await expect(page.getByRole("heading", { name: "No meals planned in this week" })).toBeVisible();
    await page.getByRole("button", { name: "Copy last week" }).click();
    await expect(message(page)).toContainText("3 meals copied from last week.");
    await page.getByRole("button", { name: "Copy last week" }).click();
    await expect(message(page)).toContainText("Nothing copied");
    for (const [, title] of RECIPES) await expect(meal(title)).toHaveCount(1);
    expect(await Meal.count({ where: { family_id: family.id } })).toBe(2 * RECIPES.length);
  });

  await test.step("put the ingredients of all three on the list", async () => {
    for (const [, title] of RECIPES) {
      await meal(title).click();
      await page.getByRole("link", { name: "Add to list" }).click();
      const choice = dialog(page, "Add ingredients to list");
      await choice.getByRole("button", { name: "Add to list" }).click();
      await expect(choice).toHaveCount(0);
      await page.getByRole("link", { name: "Meals of the week" }).click();
      await expect(meal(title)).toHaveCount(1);
    }
    await page.getByRole("link", { name: "Open list" }).click();
    await expect(head(page)).toContainText(`0 of ${COUNT} in the basket`);
    for (const [name, quantity] of Object.entries(NEEDED)) await expect(item(name)).toContainText(quantity);
  });

  await test.step("print the week and the list, on one page", async () => {
    await page.goto("/meals/print");
    for (const [, title] of RECIPES) await expect(meal(title)).toBeVisible();
    for (const name of Object.keys(NEEDED)) await expect(item(name)).toBeVisible();
    if (!javaScriptEnabled) return;
    const pdf = (await page.pdf({ format: "A4", preferCSSPageSize: true })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: "print" });
    for (const [, title] of RECIPES) await expect(meal(title)).toBeVisible();
    for (const name of Object.keys(NEEDED)) await expect(item(name)).toBeVisible();
    await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
    await page.emulateMedia({ media: null });
  });

  await test.step("shop it down to nothing", async () => {
    const bought = { family_id: family.id, removed_at: null, is_purchased: true };
    await page.goto("/groceries");
    for (const [at, name] of Object.keys(NEEDED).entries()) {
      await findTick(page, name).click();
      await expect(findTick(page, name)).toHaveAttribute("aria-pressed", "true");
      await expect(head(page)).toContainText(`${at + 1} of ${COUNT} in the basket`);
    }
    await expect.poll(() => GroceryItem.count({ where: bought })).toBe(COUNT);
    await unfold(basket(page));
    await list.getByRole("button", { name: "Clear basket" }).click();
    await expect(message(page)).toContainText(`${COUNT} items cleared.`);
    await expect(list.getByRole("heading", { name: "Nothing to buy yet" })).toBeVisible();
    expect(await GroceryItem.count({ where: { family_id: family.id } })).toBe(COUNT);
  });
});
