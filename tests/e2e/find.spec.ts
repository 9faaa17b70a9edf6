import { makeEvent, makeMeal } from "#tests/support/factories.ts";
import { scriptRuns } from "#tests/support/steps.ts";
import { expect, test } from "#tests/support/test.ts";

test("looking for something, by kind, and again", async ({ page, family }) => {
  for (let day = 1; day <= 6; day += 1) {
    await makeEvent(family, { title: `Piano ${day}`, start_time: `2999-03-0${day}T09:00`, description: "In D major" });
  }
  await makeMeal(family.family, { title: "Piano cake", planned_date: "2999-03-01" });
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Search", exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Search" })).toBeVisible();
  await page.getByRole("searchbox", { name: "Search" }).fill("piano");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByText("7 results for “piano”")).toBeVisible();
  const events = page.getByRole("region", { name: "Events 6" });
  await expect(events.getByRole("listitem")).toHaveCount(5);
  await events.getByRole("link", { name: "All 6 events" }).click();
  await expect(events.getByRole("listitem")).toHaveCount(6);
  await expect(page.getByRole("region", { name: "Meals" })).toHaveCount(0);
  await page.getByRole("navigation", { name: "Type of result" }).getByRole("link", { name: "Meals 1" }).click();
  await expect(page.getByRole("link", { name: /^Piano cake/ })).toContainText("Dinner");

  await page.getByRole("searchbox", { name: "Search" }).fill("xylophone");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByText("No results for “xylophone”")).toBeVisible();
  await page.getByRole("link", { name: "Search", exact: true }).first().click();
  const lately = page.getByRole("region", { name: "Recent searches" });
  await expect(lately.getByRole("link")).toHaveText(["piano"]);
  await lately.getByRole("link", { name: "piano" }).click();
  await events.getByRole("link", { name: /^Piano 2/ }).click();
  await expect(page.getByRole("dialog")).toContainText("Piano 2");
});

test("the key / leads to the search, unless something is typed", { tag: "@script" }, async ({ page, family: _ }) => {
  await page.goto("/groceries");
  await scriptRuns(page);
  const item = page.getByRole("textbox", { name: "Item", exact: true });
  await item.fill("1");
  await item.press("/");
  await expect(item).toHaveValue("1/");
  // Nothing is left to ask about.
  await item.fill("");
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("/");
  await expect(page).toHaveURL("/find");
  await expect(page.getByRole("searchbox", { name: "Search" })).toBeFocused();
});
