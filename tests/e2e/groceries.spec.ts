import { makeGroceryItem, makeMeal } from "#tests/support/factories.ts";
import {
  add,
  basket,
  editList,
  findTick,
  foot,
  item,
  list,
  names,
  openMore,
  unfold,
} from "#tests/support/grocery-steps.ts";
import { dialog, head, message } from "#tests/support/steps.ts";
import { expect, test } from "#tests/support/test.ts";

test("a list is written, shopped and cleared", { tag: "@core" }, async ({ page, family, javaScriptEnabled }) => {
  await page.goto("/groceries");

  await test.step("write things down, each under its category", async () => {
    await add(page, "Oat milk, 2 cartons");
    await expect(message(page)).toContainText("Added: Oat milk (Dairy & Eggs).");
    await add(page, "Bananas");
    await expect(item(page, "Bananas")).toBeVisible();
    await add(page, "Apples, 6");
    await expect(item(page, "Apples")).toContainText("6");
    expect(await names(page, "Produce")).toEqual(["Bananas", "Apples"]);
  });

  await test.step("what is there already is added up, kept beside it, or left", async () => {
    await add(page, "oat milk, 1 carton");
    const again = dialog(page, "Already on the list");
    await expect(again).toContainText("Oat milk is already on the list (2 cartons).");
    await again.getByRole("button", { name: "Combine: 3 cartons" }).click();
    await expect(message(page)).toContainText("Oat milk was on the list already: now 3 cartons.");
    await add(page, "Apples, 1 bag");
    await again.getByRole("button", { name: "Keep both" }).click();
    await expect(item(page, "Apples")).toHaveCount(2);
    await add(page, "Bananas");
    await again.getByRole("link", { name: "Don’t add" }).click();
    await expect(again).toHaveCount(0);
    await expect(item(page, "Bananas")).toHaveCount(1);
  });

  await test.step("count up and down, to the least there is", async () => {
    await editList(page);
    const milk = item(page, "Oat milk");
    await milk.getByRole("button", { name: "More Oat milk" }).click();
    await expect(milk).toContainText("4 cartons");
    for (const quantity of ["3 cartons", "2 cartons", "1 carton"]) {
      await milk.getByRole("button", { name: "Less Oat milk" }).click();
      await expect(milk).toContainText(quantity);
    }
    await expect(milk.getByRole("button", { name: "Less Oat milk" })).toBeDisabled();
  });

  await test.step("take one off by mistake, and undo it", async () => {
    await item(page, "Bananas").getByRole("button", { name: "Remove Bananas" }).click();
    await expect(item(page, "Bananas")).toHaveCount(0);
    await message(page).getByRole("button", { name: "Undo" }).click();
    await expect(message(page)).toContainText("Back on the list: Bananas.");
    await expect(item(page, "Bananas")).toHaveCount(1);
  });

  await test.step("delete one in its dialog, and undo it, too", async () => {
    await item(page, "Bananas").getByRole("link", { name: "Edit Bananas" }).click();
    await dialog(page, "Edit Item").getByRole("button", { name: "Delete" }).click();
    await expect(dialog(page, "Edit Item")).toHaveCount(0);
    await expect(item(page, "Bananas")).toHaveCount(0);
    await message(page).getByRole("button", { name: "Undo" }).click();
    await expect(item(page, "Bananas")).toHaveCount(1);
  });

  await test.step("make a staple of it, and change its words", async () => {
    await editList(page);
    await item(page, "Bananas").getByRole("link", { name: "Edit Bananas" }).click();
    const form = dialog(page, "Edit Item");
    await form.getByLabel("Buy again automatically").selectOption("Every week");
    await form.getByLabel("Notes").fill("Not too green");
    await form.getByRole("button", { name: "Save" }).click();
    await expect(form).toHaveCount(0);
    await expect(findTick(page, "Bananas")).toContainText("Not too green");
    await expect(findTick(page, "Bananas")).toContainText("every week");
  });

  await test.step("tick: struck through, then in the basket at the end; Undo takes it out", async () => {
    await findTick(page, "Bananas").click();
    await expect(findTick(page, "Bananas")).toHaveAttribute("aria-pressed", "true");
    const name = findTick(page, "Bananas").locator("b");
    if (javaScriptEnabled) await expect(name).toHaveCSS("text-decoration-line", "line-through");
    await expect(head(page)).toContainText("1 of 4 in the basket · 3 to buy");
    await expect(message(page)).toContainText("In the basket: Bananas");
    await expect(basket(page)).toContainText("In the basket (1)");
    expect(await names(page, "Produce")).toEqual(["Apples", "Apples"]);
    await foot(page).getByRole("button", { name: "Undo" }).click();
    await expect(findTick(page, "Bananas")).toHaveAttribute("aria-pressed", "false");
    await expect(basket(page)).toHaveCount(0);
    await findTick(page, "Bananas").click();
    await expect(basket(page)).toContainText("Bananas");
    await page.reload();
    await expect(findTick(page, "Bananas")).toHaveAttribute("aria-pressed", "true");
  });

  await test.step("clear the basket, undo, clear it again", async () => {
    const clear = basket(page).getByRole("button", { name: "Clear basket" });
    await unfold(basket(page));
    await clear.click();
    await expect(message(page)).toContainText("1 item cleared.");
    await message(page).getByRole("button", { name: "Undo" }).click();
    await expect(findTick(page, "Bananas")).toHaveAttribute("aria-pressed", "true");
    await unfold(basket(page));
    await clear.click();
    await expect(item(page, "Bananas")).toHaveCount(0);
  });

  await test.step("the staple will be back in a week, or before: one tap puts it there", async () => {
    await openMore(page, "Staples");
    await expect(dialog(page, "Staples").getByRole("listitem")).toContainText(/Bananas.*Every week · Back on \w+day/);
    await dialog(page, "Staples").getByRole("link", { name: "Done" }).click();
    await list(page).getByRole("button", { name: "Add Bananas" }).click();
    await expect(item(page, "Bananas")).toContainText("every week");
    await expect(list(page).getByRole("button", { name: "Add Bananas" })).toHaveCount(0);
    await openMore(page, "Staples");
    await dialog(page, "Staples").getByRole("button", { name: "Stop Bananas" }).click();
    await expect(dialog(page, "Staples")).toContainText("No staples yet.");
    await dialog(page, "Staples").getByRole("link", { name: "Done" }).click();
  });

  await test.step("put the aisles in the order of the shop", async () => {
    await openMore(page, "Aisle order");
    const aisles = dialog(page, "Aisle order");
    for (let place = 2; place > 0; place--) {
      await aisles.getByRole("button", { name: "Dairy & Eggs: one up" }).click();
      await expect(aisles.getByRole("listitem").nth(place - 1)).toContainText("Dairy & Eggs");
    }
    await aisles.getByRole("link", { name: "Done" }).click();
    await expect(aisles).toBeHidden();
    await expect(list(page).locator(".shop-aisle h2")).toHaveText([/^Dairy & Eggs/, /^Produce/]);
  });

  await test.step("an item of a meal leads to the meal; one that is gone says so", async () => {
    const meal = await makeMeal(family.family);
    const flour = await makeGroceryItem(family.family, { item_name: "Flour" });
    await flour.update({ meal_id: meal.id });
    await page.reload();
    await expect(findTick(page, "Flour")).toContainText(`For ${meal.title}`);
    await editList(page);
    await item(page, "Flour")
      .getByRole("link", { name: `For ${meal.title}` })
      .click();
    await expect(page.getByRole("heading", { level: 1, name: meal.title })).toBeVisible();
  });
});

test.describe("an item that someone else took off", () => {
  test("goes by itself, or says so when it is ticked, and the list stays", async ({
    page,
    family,
    gate,
    javaScriptEnabled,
  }) => {
    const milk = await makeGroceryItem(family.family, { item_name: "Milk" });
    await makeGroceryItem(family.family, { item_name: "Eggs" });
    await page.goto("/groceries");
    await milk.update({ removed_at: new Date() });
    if (!javaScriptEnabled) {
      gate.expect(/^404 POST/);
      await findTick(page, "Milk").click();
      await expect(foot(page).getByRole("alert")).toContainText("Grocery item not found");
    }
    await expect(item(page, "Milk")).toHaveCount(0);
    await expect(item(page, "Eggs")).toBeVisible();
  });
});
