import type { Page } from "@playwright/test";
import { Recipe } from "#app/models/food/recipe.server.ts";
import { FamilyMember } from "#app/models/people/family-member.server.ts";
import { savePreferences } from "#app/services/ideas/preferences.server.ts";
import { makeMeal, makeRecipe } from "#tests/support/factories.ts";
import { startRecipeSite } from "#tests/support/recipe-site.ts";
import { dialog, follow, message, summary } from "#tests/support/steps.ts";
import { dayFromToday, expect, test } from "#tests/support/test.ts";

let site: Awaited<ReturnType<typeof startRecipeSite>>;
test.beforeAll(async () => {
  site = await startRecipeSite();
});
test.afterAll(() => site.stop());

const list = (page: Page) => page.getByRole("list", { name: "Recipes" });
const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const ingredients = (page: Page) => page.getByRole("region", { name: "Ingredients" });

test("a recipe is saved from an address, cooked from for more, shopped for and planned", async ({ page, family }) => {
  await test.step("find no recipe of one's own, and save one from its address", async () => {
    await page.goto("/meals");
    await page.getByRole("link", { name: "Recipes", exact: true }).click();
    await expect(title(page, "Recipes")).toBeVisible();
    await follow(page, "Add Recipe");
    await page.getByLabel("Recipe link").fill(`${site.url}/soup`);
    await page.getByRole("button", { name: "Fetch recipe" }).click();
    await expect(page.getByRole("status")).toContainText("the ingredients and the steps");
    await expect(page.getByLabel("Title")).toHaveValue("Carrot & ginger soup");
    await page.getByRole("textbox", { name: "Steps" }).fill("Chop the carrots.\nBoil it all for 20 minutes.");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(message(page)).toContainText("Recipe saved: Carrot & ginger soup.");
    await expect(title(page, "Carrot & ginger soup")).toBeVisible();
  });

  await test.step("cook it for six", async () => {
    await expect(ingredients(page)).toContainText("500 g carrots");
    await page.getByLabel("Servings").fill("6");
    await page.getByRole("button", { name: "Update amounts" }).click();
    await expect(ingredients(page)).toContainText("750 g carrots");
    await expect(page.getByLabel("Servings")).toHaveValue("6");
    await page.getByRole("checkbox", { name: "750 g carrots" }).check();
    await page.getByRole("checkbox", { name: "Chop the carrots." }).check();
  });

  await test.step("put it on the list for six", async () => {
    await page.getByRole("link", { name: "Add to list" }).click();
    const choice = dialog(page, "Add ingredients to list");
    await expect(choice.getByLabel("Servings")).toHaveValue("6");
    await expect(choice.getByRole("checkbox", { name: "Carrots, 750 g" })).toBeChecked();
    await choice.getByRole("checkbox", { name: /^Salt/ }).uncheck();
    await choice.getByRole("button", { name: "Add to list" }).click();
    await expect(message(page)).toContainText("For Carrot & ginger soup: 3 items added.");
    await expect(page.getByLabel("Servings")).toHaveValue("6");
  });

  await test.step("plan it for six", async () => {
    await page.getByRole("link", { name: "Add to meals" }).click();
    const form = dialog(page, "Add Meal");
    await expect(form.getByLabel("Title")).toHaveValue("Carrot & ginger soup");
    await expect(form.getByLabel("Servings")).toHaveValue("6");
    await form.getByLabel("Planned date").fill(dayFromToday(0));
    await form.getByRole("button", { name: "Add Meal" }).last().click();
    await expect(message(page)).toContainText("Meal added: Carrot & ginger soup");
    await page.getByRole("main").getByRole("link", { name: "Carrot & ginger soup", exact: true }).click();
    await expect(ingredients(page)).toContainText("750 g carrots");
    await expect(page.getByRole("checkbox", { name: "Chop the carrots." })).toBeVisible();
  });

  await test.step("change the recipe: the meal has what it says now", async () => {
    await page.getByRole("link", { name: "Recipe: Carrot & ginger soup" }).click();
    await expect(page.getByRole("link", { name: "Add to meals" })).toBeVisible();
    await page.getByRole("link", { name: "Edit", exact: true }).click();
    await page.getByRole("textbox", { name: "Ingredients" }).fill("600 g carrots");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(ingredients(page)).toContainText("600 g carrots");
    await page.goto("/dashboard");
    await page.getByRole("main").getByRole("link", { name: "Carrot & ginger soup" }).click();
    await expect(ingredients(page)).toContainText("900 g carrots");
  });

  await test.step("delete it, and bring it back", async () => {
    await page.getByRole("link", { name: "Recipe: Carrot & ginger soup" }).click();
    await expect(page.getByRole("link", { name: "Add to meals" })).toBeVisible();
    await page.getByRole("link", { name: "Delete" }).click();
    await dialog(page, "Delete recipe").getByRole("button", { name: "Delete" }).click();
    await expect(message(page)).toContainText("Recipe deleted: Carrot & ginger soup.");
    await message(page).getByRole("button", { name: "Undo" }).click();
    await expect(message(page)).toContainText("Restored: Carrot & ginger soup.");
    expect(await Recipe.count({ where: { family_id: family.family.id } })).toBe(1);
  });
});

test("all recipes are searched and filtered, and say what they hold", async ({ page, family }) => {
  await makeRecipe(family.family, { title: "Butter pancakes", ingredients: ["50 g butter"], cook_time: 15 });
  await savePreferences(family, { allergies: ["Milk/Dairy"] });

  await page.goto("/recipes?q=butter+pancakes");
  await expect(list(page).getByRole("link", { name: /^Butter pancakes/ })).toContainText("Contains milk (Butter)");
  await page.getByRole("link", { name: /^Butter pancakes/ }).click();
  await expect(page.getByRole("list", { name: "About this recipe" })).toContainText("Contains milk (Butter)");

  await page.goto("/recipes");
  await expect(list(page).getByRole("listitem")).toHaveCount(24);
  await expect(list(page).getByRole("listitem").first()).toContainText("Your family’s");
  await page.getByRole("link", { name: "More recipes" }).click();
  await expect(page.getByRole("link", { name: "First page" })).toBeVisible();
  await expect(list(page).getByText("Your family’s")).toHaveCount(0);

  await page.goto("/recipes");
  await page.getByRole("searchbox", { name: "Search recipes" }).fill("salmon");
  await page.locator("summary").filter({ hasText: "Filter" }).click();
  await page.getByLabel("Time").selectOption("Up to 20 minutes");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/q=salmon.*time=20/);
  await expect(list(page).getByRole("link", { name: /^Baked salmon with asparagus/ })).toBeVisible();

  const [anna] = await FamilyMember.findAll({ where: { family_id: family.family.id } });
  await page.goto(`/recipes?q=butter&people=${anna?.id}`);
  await expect(page.getByRole("checkbox", { name: "Anna" })).toBeChecked();
  await expect(page.getByText("Butter pancakes")).toHaveCount(0);
  await page.goto("/recipes?whose=ours");
  await expect(list(page).getByRole("listitem")).toHaveCount(1);
  await page.goto("/recipes?q=no+such+dish");
  await expect(page.getByRole("heading", { name: "Nothing found" })).toBeVisible();
});

test("editing a built-in recipe makes the family's own, until that is deleted", async ({ page, family: _ }) => {
  await page.goto("/recipes/built-in/cottage-pie");
  await expect(ingredients(page)).toContainText("500 g Minced beef");
  await page.getByRole("link", { name: "Edit", exact: true }).click();
  await expect(page.getByText("replaces the built-in recipe for your family")).toBeVisible();
  await page.getByLabel("Title").fill("Our pie");
  await page.getByRole("textbox", { name: "Ingredients" }).fill("1 kg potatoes");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(title(page, "Our pie")).toBeVisible();
  await page.goto("/recipes/built-in/cottage-pie");
  await expect(title(page, "Our pie")).toBeVisible();
  await expect(ingredients(page)).toContainText("1 kg potatoes");
  await page.goto("/recipes?q=pie");
  await expect(list(page).getByRole("link", { name: /^Our pie/ })).toBeVisible();
  await expect(list(page).getByRole("link", { name: /^Cottage pie/ })).toHaveCount(0);
  await page.getByRole("link", { name: /^Our pie/ }).click();
  await page.getByRole("link", { name: "Delete" }).click();
  await expect(dialog(page, "Delete recipe")).toContainText("The built-in recipe will show again.");
  await dialog(page, "Delete recipe").getByRole("button", { name: "Delete" }).click();
  await expect(message(page)).toContainText("Recipe deleted: Our pie.");
  await page.goto("/recipes/built-in/cottage-pie");
  await expect(title(page, "Cottage pie")).toBeVisible();
});

test("a meal without a recipe says so, and is edited and deleted from its page", async ({ page, family }) => {
  const { id } = await makeMeal(family.family, { title: "Fish pie", planned_date: dayFromToday(0) });
  await page.goto(`/meals/${id}`);
  await expect(page.getByText("No ingredients or steps yet.")).toBeVisible();
  await page.getByRole("link", { name: "Add a recipe" }).click();
  const form = dialog(page, "Edit Meal");
  await form.getByLabel("Ingredients", { exact: false }).first().fill("400 g fish");
  await form.getByLabel("Steps").fill("Bake for 30 minutes.");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(message(page)).toContainText("Meal saved: Fish pie");
  await expect(ingredients(page)).toContainText("400 g fish");
  await page.getByRole("link", { name: "Delete" }).click();
  await dialog(page, "Delete meal").getByRole("button", { name: "Delete" }).click();
  await expect(message(page)).toContainText("Meal deleted: Fish pie.");
});

test.describe("what cannot be saved", () => {
  test.use({ expectedStatuses: [400, 409] });

  test("is said at its field, and nothing typed is lost", async ({ page, family }) => {
    await page.goto("/recipes/new");
    await page.getByRole("textbox", { name: "Steps" }).fill("Stir.");
    await page.getByLabel("Servings").fill("0");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(summary(page)).toContainText("Required");
    await expect(summary(page)).toContainText("Number must be greater than or equal to 1");
    await expect(page.getByRole("textbox", { name: "Steps" })).toHaveValue("Stir.");

    const recipe = await makeRecipe(family.family);
    await page.goto(`/recipes/${recipe.id}/edit`);
    await recipe.update({ title: "Waffles" });
    await page.getByLabel("Title").fill("Thin pancakes");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(summary(page)).toContainText("Someone else changed this recipe");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(message(page)).toContainText("Recipe saved: Thin pancakes.");
  });
});
