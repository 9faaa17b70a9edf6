import type { Locator, Page } from "@playwright/test";
import { GroceryItem } from "#app/models/food/grocery-item.server.ts";
import { Meal } from "#app/models/food/meal.server.ts";
import { GROCERY_CATEGORIES, MEAL_TYPES } from "#app/shared/food/constants.ts";
import { makeMeal } from "#tests/support/factories.ts";
import { startRecipeSite } from "#tests/support/recipe-site.ts";
import { dialog, goTo, message, summary, weekFromToday as week } from "#tests/support/steps.ts";
import { dayFromToday, expect, test } from "#tests/support/test.ts";

let site: Awaited<ReturnType<typeof startRecipeSite>>;
test.beforeAll(async () => {
  site = await startRecipeSite();
});
test.afterAll(() => site.stop());

const meal = (page: Page, title: string): Locator =>
  page.getByRole("main").getByRole("link", { name: title, exact: true });
const main = (page: Page): Locator => page.getByRole("main");

test("a family plans a week, cooks from a recipe, and lays the week over others", { tag: "@core" }, async ({
  page,
  family,
}) => {
  const today = dayFromToday(0);

  await test.step("add tonight's dinner from its recipe, with what was typed kept", async () => {
    await page.goto("/meals");
    await page.getByRole("article").filter({ hasText: "today" }).getByRole("link", { name: "Add Meal" }).click();
    const form = dialog(page, "Add Meal");
    await expect(form.getByLabel("Planned date")).toHaveValue(today);
    await form.getByLabel("Recipe link").fill(`${site.url}/soup`);
    await form.getByLabel("Cook time").fill("40");
    await form.getByRole("button", { name: "Fetch recipe" }).click();
    await expect(form.getByRole("status")).toContainText("the title, the description, the prep time");
    await expect(form.getByRole("status")).toContainText("Kept what you typed: the cook time");
    await expect(form.getByLabel("Title")).toHaveValue("Carrot & ginger soup");
    await expect(form.getByLabel("Prep time")).toHaveValue("10");
    await expect(form.getByLabel("Cook time")).toHaveValue("40");
    await expect(form.getByLabel("Ingredients", { exact: false }).first()).toHaveValue(
      /500 g carrots\n1 l vegetable stock/,
    );
    await form.getByLabel("Servings").fill("8");
    await form.getByRole("radio", { name: "Ben" }).check({ force: true });
    await form.getByRole("button", { name: "Add Meal" }).last().click();
    await expect(message(page)).toContainText("Meal added: Carrot & ginger soup");
    await expect(main(page).getByText("Ben cooks")).toBeVisible();
  });

  await test.step("find it on the dashboard", async () => {
    await goTo(page, "Dashboard");
    const dinner = page.getByRole("region", { name: "Today’s Dinner" });
    await expect(dinner).toContainText("Carrot & ginger soup");
    await expect(dinner).toContainText("serves 8");
    await goTo(page, "Meals");
  });

  await test.step("put its ingredients on the list, twice as much, and not a second time unasked", async () => {
    const carrots = page
      .locator("#grocery")
      .getByRole("listitem")
      .filter({ hasText: /^Carrots/ });
    await meal(page, "Carrot & ginger soup").click();
    await page.getByRole("link", { name: "Add to list" }).click();
    const choice = dialog(page, "Add ingredients to list");
    await expect(choice.getByRole("checkbox", { name: "Carrots, 1 kg" })).toBeChecked();
    await choice.getByRole("checkbox", { name: /^Salt/ }).uncheck();
    await choice.getByRole("button", { name: "Add to list" }).click();
    await expect(message(page)).toContainText("3 items added");
    await page.getByRole("link", { name: "Meals of the week" }).click();
    await expect(carrots).toContainText("1 kg");

    await meal(page, "Carrot & ginger soup").click();
    await page.getByRole("link", { name: "Add to list" }).click();
    await expect(choice.getByRole("checkbox", { name: /^Carrots/ })).not.toBeChecked();
    await expect(choice.getByRole("checkbox", { name: /^Salt/ })).toBeChecked();
    await choice.getByLabel("Servings").fill("2");
    await choice.getByRole("button", { name: "Update amounts" }).click();
    await choice.getByRole("checkbox", { name: "Carrots, 250 g" }).check();
    await choice.getByRole("button", { name: "Add to list" }).click();
    await expect(message(page)).toContainText("Increased: Carrots");
    await page.getByRole("link", { name: "Meals of the week" }).click();
    await expect(carrots).toContainText("1.25 kg");
  });

  await test.step("copy it to another day", async () => {
    await meal(page, "Carrot & ginger soup").click();
    await page.getByRole("link", { name: "Edit", exact: true }).click();
    await dialog(page, "Edit Meal").getByRole("link", { name: "Copy to another day" }).click();
    const form = dialog(page, "Copy Meal");
    await form.getByLabel("Title").fill("Soup again");
    await form.getByLabel("Planned date").fill(week(0));
    await form.getByLabel("Meal type").selectOption("Lunch");
    await form.getByRole("button", { name: "Add Meal" }).last().click();
    await expect(message(page)).toContainText("Meal added: Soup again");
  });

  await test.step("keep the week under a name", async () => {
    await page.getByRole("link", { name: "Saved weeks" }).click();
    await dialog(page, "Saved weeks").getByLabel("Name").fill("Soup week");
    await dialog(page, "Saved weeks").getByRole("button", { name: "Save this week" }).click();
    await expect(message(page)).toContainText("Week saved: Soup week.");
  });

  await test.step("lay last week over the next, once", async () => {
    await makeMeal(family.family, { title: "Pizza", meal_type: "lunch", planned_date: week(1) });
    await page.getByRole("link", { name: "Next week" }).click();
    await expect(meal(page, "Pizza")).toBeVisible();
    await page.getByRole("button", { name: "Copy last week" }).click();
    await expect(message(page)).toContainText("1 meal copied from last week. 1 wasn’t copied");
    await expect(meal(page, "Carrot & ginger soup")).toBeVisible();
    await page.getByRole("button", { name: "Copy last week" }).click();
    await expect(message(page)).toContainText("Nothing copied");
    await expect(meal(page, "Carrot & ginger soup")).toHaveCount(1);
  });

  await test.step("lay the saved week over another", async () => {
    await page.goto(`/meals?week=${week(4)}`);
    await page.getByRole("link", { name: "Saved weeks" }).click();
    await dialog(page, "Saved weeks").getByRole("button", { name: "Use Soup week for this week" }).click();
    await expect(message(page)).toContainText("2 meals copied from “Soup week”.");
    await expect(meal(page, "Soup again")).toBeVisible();
  });
});

test.describe("a recipe that cannot be had", () => {
  test.use({ expectedStatuses: [400] });

  test("says why, keeps what was typed, and the meal is saved by hand", async ({ page, family: _ }) => {
    await page.goto("/meals/new");
    const form = dialog(page, "Add Meal");
    await form.getByLabel("Title").fill("Grandma's soup");
    for (const [path, text] of [
      ["/malformed", "No recipe was found on that page"],
      ["/huge", "in the first 2 MB of that page"],
      ["/file", "isn’t a web page"],
      ["/nothing-here", "couldn’t find that page"],
    ]) {
      await form.getByLabel("Recipe link").fill(`${site.url}${path}`);
      await form.getByRole("button", { name: "Fetch recipe" }).click();
      await expect(summary(page)).toContainText(String(text));
      await expect(form.getByLabel("Title")).toHaveValue("Grandma's soup");
      await expect(form.getByLabel("Recipe link")).toHaveValue(`${site.url}${path}`);
    }
    await form.getByLabel("Recipe link").fill("javascript:alert(1)");
    await form.getByRole("button", { name: "Fetch recipe" }).click();
    await expect(summary(page)).toContainText("Invalid url");
    await form.getByLabel("Recipe link").fill("");
    await form.getByLabel("Servings").fill("-4");
    await form.getByRole("button", { name: "Add Meal" }).last().click();
    await expect(summary(page)).toContainText("Number must be greater than or equal to 1");
    await form.getByLabel("Servings").fill("4");
    await form.getByRole("button", { name: "Add Meal" }).last().click();
    await expect(message(page)).toContainText("Meal added: Grandma's soup");
  });
});

test.describe("a meal that someone else changed meanwhile", () => {
  test.use({ expectedStatuses: [409] });

  test("is not overwritten unasked, and nothing typed is lost", async ({ page, family: { family } }) => {
    const meal = await makeMeal(family, { title: "Pasta", planned_date: dayFromToday(0) });
    const { id } = meal;
    await page.goto(`/meals/${id}/edit`);
    await meal.update({ title: "Rice" });
    const form = dialog(page, "Edit Meal");
    await form.getByLabel("Title").fill("Pasta with peas");
    await form.getByRole("button", { name: "Save" }).click();
    await expect(summary(page)).toContainText("Someone else changed this meal");
    await expect(form.getByLabel("Title")).toHaveValue("Pasta with peas");
    expect((await Meal.findByPk(id))?.title).toBe("Rice");
    await form.getByRole("button", { name: "Save" }).click();
    await expect(message(page)).toContainText("Meal saved: Pasta with peas");
  });
});

test("a full week and thirty items print on one page for the fridge", { tag: ["@noscript", "@browser"] }, async ({
  page,
  family,
}) => {
  const where = { family_id: family.family.id };
  for (let day = 0; day < 7; day += 1) {
    const planned_date = week(0, day);
    await Meal.bulkCreate(
      MEAL_TYPES.map((meal_type) => ({
        ...where,
        meal_type,
        planned_date,
        prep_time: 10,
        cook_id: family.own.id,
        title: `${meal_type === "dinner" ? "Sheet-pan chicken with lemon and carrots" : "Yoghurt, oats and an apple"} ${day}`,
      })),
    );
  }
  await GroceryItem.bulkCreate(
    Array.from({ length: 30 }, (_, at) => ({
      ...where,
      item_name: `Chopped tomatoes ${at}`,
      quantity: "4 tins",
      category: GROCERY_CATEGORIES[at % 10] as (typeof GROCERY_CATEGORIES)[number],
    })),
  );
  for (const format of ["A4", "Letter"]) {
    await page.goto(`/meals/print?week=${week(0)}`);
    const pdf = (await page.pdf({ format, preferCSSPageSize: true })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b/g), format).toHaveLength(1);
  }
});
