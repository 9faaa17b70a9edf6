import { enlargeText } from "#tests/support/fits.ts";
import { dialog, message, scriptRuns } from "#tests/support/steps.ts";
import { expect, test } from "#tests/support/test.ts";

test.describe("the question about cookies", () => {
  test.use({ hasConsent: false });

  const choices = [
    { button: "Essential Only", level: "essential" },
    { button: "Accept All Cookies", level: "all" },
    { button: "Close: essential only", level: "essential" },
  ];
  for (const { button, level } of choices) {
    test(`is answered once with "${button}"`, async ({ page, context, family: _ }) => {
      await page.goto("/dashboard");
      await page.getByRole("button", { name: button, exact: true }).click();
      await expect(page.getByRole("button", { name: button, exact: true })).toHaveCount(0);
      await expect(page).toHaveURL("/dashboard");
      await page.goto("/calendar");
      await expect(page.getByRole("button", { name: button, exact: true })).toHaveCount(0);
      const cookie = (await context.cookies()).find(({ name }) => name === "roost_consent");
      const kept = JSON.parse(Buffer.from(decodeURIComponent(cookie?.value ?? ""), "base64").toString());
      const isAll = level === "all";
      expect(kept).toEqual({
        level,
        timestamp: expect.any(String),
        preferences: { essential: true, analytics: isAll, personalization: isAll },
      });
    });
  }

  test("loses nothing that was typed", { tag: "@core" }, async ({ page, family: _, javaScriptEnabled }) => {
    await page.goto("/meals/new");
    if (javaScriptEnabled) await scriptRuns(page);
    const title = page.getByLabel("Title");
    await title.fill("Leek soup");
    await page.getByRole("button", { name: "Essential Only", exact: true }).click();
    await expect(page.getByRole("button", { name: "Essential Only", exact: true })).toHaveCount(0);
    await expect(title).toHaveValue("Leek soup");
    await page.getByRole("button", { name: "Add Meal" }).click();
    await expect(message(page)).toContainText("Leek soup");
  });

  test("gives the focus back", { tag: "@script" }, async ({ page, family: _ }) => {
    await page.goto("/dashboard");
    await scriptRuns(page);
    const choice = page.getByRole("button", { name: "Essential Only", exact: true });
    const menu = page.getByRole("link", { name: "Search" }).filter({ visible: true });
    await menu.focus();
    await choice.focus();
    await page.keyboard.press("Enter");
    await expect(choice).toHaveCount(0);
    await expect(menu).toBeFocused();
  });

  test("can be answered in detail, and changed later", async ({ page }) => {
    await page.goto("/terms");
    await page.getByRole("link", { name: "Preferences" }).click();
    const preferences = dialog(page, "Cookie preferences");
    await expect(preferences.getByRole("switch", { name: "Essential" })).toBeChecked();
    await expect(preferences.getByRole("switch", { name: "Essential" })).toBeDisabled();
    await preferences.getByRole("switch", { name: "Analytics" }).check({ force: true });
    await preferences.getByRole("button", { name: "Save Preferences" }).click();
    await expect(message(page)).toContainText("Cookie preferences saved.");
    await expect(page).toHaveURL("/terms");
    await expect(page.getByRole("button", { name: "Accept All Cookies" })).toHaveCount(0);

    await page.getByRole("link", { name: "Cookies" }).click();
    await expect(preferences.getByRole("switch", { name: "Analytics" })).toBeChecked();
    await expect(preferences.getByRole("switch", { name: "Personalization" })).not.toBeChecked();
    await preferences.getByRole("link", { name: "Cancel" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});

test("Lite mode takes every script away, and brings them back", async ({ page, family: _ }) => {
  await page.goto("/dashboard");
  await expect(page.locator("script")).not.toHaveCount(0);
  await page.getByRole("button", { name: "Lite mode: off" }).click();
  await expect(page.getByRole("button", { name: "Lite mode: on" })).toBeVisible();
  await expect(page).toHaveURL("/dashboard");
  for (const path of ["/dashboard", "/calendar", "/account/privacy"]) {
    await page.goto(path);
    await expect(page.locator("script")).toHaveCount(0);
  }
  await page.getByRole("button", { name: "Turn Lite mode off" }).click();
  await expect(page.getByRole("button", { name: "Turn Lite mode on" })).toBeVisible();
  await expect(page.locator("script")).not.toHaveCount(0);
});

test("the head of a page holds together with letters twice as large", { tag: "@script" }, async ({
  page,
  family: _,
}) => {
  await page.goto("/dashboard");
  await enlargeText(page, 2);
  const parts = [page.getByRole("heading", { level: 1 }), page.getByRole("link", { name: "Search" })];
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
  const isOver = (a: (typeof boxes)[0], b: (typeof boxes)[0]) =>
    a && b && a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
  const overlaps = boxes.flatMap((box, at) => boxes.slice(at + 1).filter((other) => isOver(box, other)));
  expect(overlaps).toEqual([]);
  for (const box of boxes) expect(box && box.x + box.width).toBeLessThanOrEqual(360);
});

test("More closes on Escape and with a link, and gives the focus back", { tag: "@script" }, async ({
  page,
  family: _,
}) => {
  await page.goto("/dashboard");
  await scriptRuns(page);
  const more = page.locator("summary").filter({ hasText: "More" });
  const calm = page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name: "Calm" });
  await more.click();
  await calm.focus();
  await page.keyboard.press("Escape");
  await expect(calm).toBeHidden();
  await expect(more).toBeFocused();

  await more.click();
  await calm.click();
  await expect(page.getByRole("heading", { level: 1, name: "Family Wellness" })).toBeVisible();
  await expect(calm).toBeHidden();
});
