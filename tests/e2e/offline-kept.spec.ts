import { makeGroceryItem, makeRecipe } from "#tests/support/factories.ts";
import { keepPage } from "#tests/support/offline-steps.ts";
import { liteCookie } from "#tests/support/session.ts";
import { expect, test } from "#tests/support/test.ts";

test.use({ serviceWorkers: "allow" });

test("the worker keeps neither Lite pages nor pages of failures", { tag: "@script" }, async ({
  page,
  context,
  baseURL,
  family,
  gate,
}) => {
  gate.expect(/^404 GET .*\/recipes\/999999$/);
  await makeGroceryItem(family.family);
  const recipe = await makeRecipe(family.family);
  await keepPage(page, "/groceries");
  const keptOf = (address: string) =>
    page.evaluate(async (wanted) => {
      const names = (await caches.keys()).filter((name) => name.startsWith("pages "));
      const found = await Promise.all(names.map(async (name) => (await caches.open(name)).match(wanted)));
      return found.some(Boolean);
    }, address);

  expect((await page.goto("/recipes/999999"))?.status()).toBe(404);
  // Later pages are kept after earlier ones.
  await keepPage(page, `/recipes/${recipe.id}`);
  expect(await keptOf(`/recipes/${recipe.id}`)).toBe(true);
  expect(await keptOf("/recipes/999999")).toBe(false);

  // Sets the cookie of Lite mode, because its switch would clear all cached pages.
  await context.addCookies([{ ...liteCookie(), url: baseURL as string }]);
  await page.goto("/meals");
  await expect(page.getByRole("heading", { name: "Meal Planning" })).toBeVisible();
  expect(await page.locator("script").count()).toBe(0);
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await context.clearCookies({ name: liteCookie().name });
  await keepPage(page, "/dashboard");
  expect(await keptOf("/dashboard")).toBe(true);
  expect(await keptOf("/meals")).toBe(false);
});
