import { makeEvent, makeGroceryItem } from "#tests/support/factories.ts";
import { eventLink, scriptRuns } from "#tests/support/steps.ts";
import { expect, test } from "#tests/support/test.ts";

/** The pseudo-language whose pages are written from right to left. */
test.use({ locale: "ar-XB" });

test("the arrow to the left leads to the later day", async ({ page, family: _ }) => {
  await page.goto("/calendar?month=2027-10&day=2027-10-13");
  await scriptRuns(page);
  const day = (date: string) => page.locator(`td a.day[href*="day=${date}"]:visible`);
  const [left, right] = [await day("2027-10-14").boundingBox(), await day("2027-10-13").boundingBox()];
  expect(left?.x).toBeLessThan(right?.x ?? 0);
  await day("2027-10-13").focus();
  await expect(page.getByRole("grid")).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(day("2027-10-14")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(day("2027-10-12")).toBeFocused();
});

test("an event is dragged to the left, which is a later day", async ({ page, family }) => {
  const event = await makeEvent(family, {
    title: "Dentist",
    start_time: "2027-10-12T09:00",
    end_time: "2027-10-12T10:00",
  });
  await page.goto("/calendar?view=week&day=2027-10-12");
  await scriptRuns(page);
  const link = eventLink(page, "Dentist");
  await link.scrollIntoViewIfNeeded();
  const [box, target] = [await link.boundingBox(), await page.locator("#d2027-10-14 .tg__col").boundingBox()];
  if (!box || !target) throw new Error("The event is not shown");
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width / 2, y);
  await page.mouse.down();
  await page.mouse.move(target.x + target.width / 2, y, { steps: 4 });
  await expect(link).toHaveClass(/is-dragged/);
  const shown = await link.boundingBox();
  expect(shown?.x).toBeGreaterThan(target.x - 2);
  expect(shown?.x).toBeLessThan(target.x + target.width);
  await page.mouse.up();
  await expect(page.locator("#d2027-10-14").getByRole("link", { name: "Dentist" })).toBeVisible();
  await event.reload();
  expect(event.start_time?.toISOString()).toContain("2027-10-14");
});

test("a name in other letters stands at the right, below the page's own words", async ({ page, family }) => {
  await makeGroceryItem(family.family, { item_name: "Milk", notes: "Whole." });
  await page.goto("/groceries");
  await expect(page.getByText("Whole.", { exact: true })).toHaveCSS("text-align", "right");
});

test("the year of days begins at the right", async ({ page, family: _ }) => {
  await page.goto("/connection/history");
  const names = page.locator(".year svg").first().locator("text");
  const [january, march] = [await names.nth(0).boundingBox(), await names.nth(2).boundingBox()];
  expect(january?.x).toBeGreaterThan(march?.x ?? Number.POSITIVE_INFINITY);
});
