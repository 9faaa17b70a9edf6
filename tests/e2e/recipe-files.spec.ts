import type { Page } from "@playwright/test";
import { readRecipes, saveRecipeFile } from "#app/services/imports/recipe-import.server.ts";
import { makeRecipe } from "#tests/support/factories.ts";
import { phonePicture } from "#tests/support/pictures.ts";
import { message, openActions, summary } from "#tests/support/steps.ts";
import { expect, test } from "#tests/support/test.ts";

const list = (page: Page) => page.getByRole("list", { name: "Recipes" });
const photo = (page: Page) => page.getByRole("main").locator('img[src*="/photo?"]');

test.describe("a recipe's photo", () => {
  test.use({ expectedStatuses: [400] });

  test("is shown with the recipe and in the list, is another one, and goes @browser", async ({ page, family }) => {
    const recipe = await makeRecipe(family.family);
    const choose = async (name: string, buffer: Buffer) => {
      await page.getByLabel(/^(Another )?Photo/i).setInputFiles({ name, mimeType: "image/jpeg", buffer });
      await page.getByRole("button", { name: "Save Photo" }).click();
    };
    await page.goto(`/recipes/${recipe.id}`);
    await expect(photo(page)).toHaveCount(0);
    await page.getByRole("link", { name: "Add photo" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Photo" })).toBeVisible();
    await choose("notes.jpg", Buffer.from("Not a picture at all."));
    await expect(summary(page)).toContainText("That file type isn’t supported. Choose a JPEG, PNG, WebP or AVIF.");
    await choose("dinner.jpg", await phonePicture());
    await expect(message(page)).toContainText("Photo saved.");
    await expect(photo(page)).toHaveAttribute("src", /size=large/);
    await page.goto("/recipes?whose=ours");
    await expect(list(page).locator("img")).toHaveAttribute("src", /size=small/);

    await list(page)
      .getByRole("link", { name: /^Pancakes/ })
      .click();
    await page.getByRole("link", { name: "Change photo" }).click();
    await page.getByRole("button", { name: "Remove Photo" }).click();
    await expect(message(page)).toContainText("Photo removed.");
    await expect(photo(page)).toHaveCount(0);
  });

  test("is drawn upright, and small in the list @browser", async ({ page, family }) => {
    const recipe = await makeRecipe(family.family);
    await page.goto(`/recipes/${recipe.id}/photo`);
    const file = { name: "dinner.jpg", mimeType: "image/jpeg", buffer: await phonePicture() };
    await page.getByLabel("Photo").setInputFiles(file);
    await page.getByRole("button", { name: "Save Photo" }).click();
    const isTall = () => photo(page).evaluate((shown: HTMLImageElement) => shown.naturalHeight > shown.naturalWidth);
    await expect.poll(isTall).toBe(true);
    await page.goto("/recipes?whose=ours");
    await expect.poll(isTall).toBe(true);
    expect(await photo(page).boundingBox()).toMatchObject({ width: 64, height: 64 });
  });
});

test.describe("a file of recipes", () => {
  test.use({ expectedStatuses: [400] });

  test("is looked at before it is taken, and says what stays out @browser", async ({ page, family: _ }) => {
    const choose = async (recipes: unknown) => {
      const buffer = Buffer.from(typeof recipes === "string" ? recipes : JSON.stringify(recipes));
      const file = { name: "kitchen.json", mimeType: "application/json", buffer };
      await page.getByLabel("Recipe file").setInputFiles(file);
      await page.getByRole("button", { name: "Preview" }).click();
    };
    const dal = { "@type": "Recipe", name: "Grandma’s dal", recipeIngredient: ["200 g red lentils"] };
    await page.goto("/recipes");
    await openActions(page);
    await page.getByRole("link", { name: "Import recipes" }).click();
    await choose("Dear diary");
    await expect(summary(page)).toContainText("This isn’t a recipe file");
    await choose([dal, dal, { "@type": "Recipe" }]);
    await expect(page.getByRole("heading", { name: "New (1)" })).toBeVisible();
    await expect(page.getByRole("region", { name: "Left out (2)" })).toContainText("Grandma’s dal");
    await page.getByRole("button", { name: "Import 1 recipe" }).click();
    await expect(message(page)).toContainText("1 recipe imported.");
    await page.getByRole("link", { name: "Open recipes" }).click();
    await page.goto("/recipes?whose=ours");
    await expect(list(page).getByRole("listitem")).toHaveCount(1);
    await list(page)
      .getByRole("link", { name: /^Grandma’s dal/ })
      .click();
    await expect(page.getByRole("region", { name: "Ingredients" })).toContainText("200 g red lentils");

    await page.goto("/recipes/import");
    await choose(dal);
    await expect(page.getByRole("heading", { name: "Left out (1)" })).toBeVisible();
    await expect(page.getByRole("button", { name: /Import/ })).toHaveCount(0);
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Recipes" })).toBeVisible();
  });

  test("is imported, and its import undone from the list of imports", async ({ page, family }) => {
    const soup = { "@type": "Recipe", name: "Nettle soup", recipeIngredient: ["1 onion"] };
    const items = await readRecipes(Buffer.from(JSON.stringify(soup)));
    const { id } = await saveRecipeFile(family, "soups.json", items);
    await page.goto(`/recipes/import/${id}`);
    await page.getByRole("button", { name: "Import 1 recipe" }).click();
    await page.getByRole("link", { name: "Import another file" }).click();
    await page.getByRole("link", { name: "soups.json" }).click();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Undone" })).toBeVisible();
    await expect(page.getByRole("main")).toContainText("1 recipe removed");
    await page.goto("/recipes?whose=ours");
    await expect(page.getByRole("main")).not.toContainText("Nettle soup");
  });
});
