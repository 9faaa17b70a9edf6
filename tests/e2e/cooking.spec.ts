import { makeRecipe } from "#tests/support/factories.ts";
import { scriptRuns } from "#tests/support/steps.ts";
import { expect, test } from "#tests/support/test.ts";

test("a dish is cooked from the phone, with ticks and timers of this window", { tag: "@core" }, async ({
  page,
  family,
  javaScriptEnabled,
}) => {
  const steps = ["Whisk it all for 1 second.", "Fry for 10–15 minutes."];
  const { id } = await makeRecipe(family.family, { steps });
  await page.goto(`/recipes/${id}`);
  const flour = page.getByRole("checkbox", { name: "250 g flour" });
  await flour.check();
  await expect(flour).toBeChecked();
  const start = page.getByRole("button", { name: "Start 10 minutes" });
  if (!javaScriptEnabled) return expect(start).toHaveCount(0);

  await scriptRuns(page);
  const timers = page.getByRole("list", { name: "Timers" });
  await page.getByRole("checkbox", { name: /^Whisk it all/ }).check();
  await start.click();
  await page.getByRole("button", { name: "Start 1 second" }).click();
  await expect(timers.getByRole("listitem")).toHaveCount(2);
  await expect(timers.getByRole("alert")).toHaveText("Time is up");
  await expect(page).toHaveTitle("Time is up: Step 1, 1 second");
  await timers.getByRole("button", { name: /^OK\s+Step 1$/ }).click();
  await expect(page).toHaveTitle(/^Pancakes/);

  await page.reload();
  await expect(timers.getByRole("timer")).toHaveText(/^(10:00|9:\d\d)$/);
  await expect(page.getByRole("checkbox", { name: /^Whisk it all/ })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: /^Fry for/ })).not.toBeChecked();
  await timers.getByRole("button", { name: /^Stop\s+Step 2$/ }).click();
  await expect(timers).toHaveCount(0);
});
