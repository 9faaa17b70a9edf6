import { makeEvent } from "#tests/support/factories.ts";
import { dialog, eventLink, fillEvent, message, openDay } from "#tests/support/steps.ts";
import { dayFromToday, expect, test } from "#tests/support/test.ts";

const tomorrow = dayFromToday(1);
const at = (time: string, date = tomorrow) => `${date}T${time}`;

test.describe("one of a series", () => {
  test.beforeEach(async ({ family }) => {
    await makeEvent(family, {
      title: "Choir",
      start_time: at("18:00"),
      is_recurring: true,
      recurrence_pattern: "daily",
      recurrence_end_date: dayFromToday(4),
    });
  });
  const next = dayFromToday(2);

  test("is edited alone", async ({ page }) => {
    await openDay(page, next);
    await eventLink(page, "Choir").click();
    await dialog(page, "Choir").getByRole("link", { name: "Edit" }).click();
    const choice = dialog(page, "Edit repeating event");
    await choice.getByText("Only this date").click();
    await choice.getByRole("button", { name: "Continue" }).click();
    await fillEvent(dialog(page, "Edit Event"), { title: "Choir concert", from: "19:00", to: "21:00" });
    await dialog(page, "Edit Event").getByRole("button", { name: "Save" }).click();
    await expect(message(page)).toContainText("Event saved: Choir concert");
    await openDay(page, next);
    await expect(eventLink(page, "Choir")).toHaveCount(1);
    await expect(eventLink(page, "Choir concert")).toBeVisible();
    await openDay(page, tomorrow);
    await expect(eventLink(page, "Choir")).not.toContainText("concert");

    await openDay(page, next);
    await eventLink(page, "Choir concert").click();
    const changed = dialog(page, "Choir concert");
    await expect(changed).toContainText("Part of “Choir”");
    await changed.getByRole("button", { name: "Restore this date" }).click();
    await expect(message(page)).toContainText("Restored: Choir");
    await expect(eventLink(page, "Choir concert")).toHaveCount(0);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(message(page)).toContainText("Restored: Choir concert.");
    await openDay(page, next);
    await expect(eventLink(page, "Choir concert")).toBeVisible();
    await expect(eventLink(page, "Choir")).toHaveCount(1);
  });

  test("is deleted alone with two presses, or with all of them, and comes back", async ({ page }) => {
    await openDay(page, next);
    await eventLink(page, "Choir").click();
    await dialog(page, "Choir").getByRole("link", { name: "Delete" }).click();
    const choice = dialog(page, "Delete repeating event");
    await choice.getByRole("button", { name: "Only this date" }).click();
    await expect(message(page)).toContainText("Date cancelled: Choir");
    await openDay(page, next);
    await expect(eventLink(page, "Choir")).toHaveCount(0);
    await page.goto("/account/family/removed");
    await page.getByRole("button", { name: "Restore Choir" }).click();
    await expect(message(page)).toContainText("Restored: Choir.");
    await openDay(page, next);
    await expect(eventLink(page, "Choir")).toBeVisible();

    await openDay(page, tomorrow);
    await eventLink(page, "Choir").click();
    await dialog(page, "Choir").getByRole("link", { name: "Delete" }).click();
    await choice.getByRole("link", { name: "All dates" }).click();
    await expect(page.getByRole("dialog")).toContainText("on every date");
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await expect(message(page)).toContainText("Event deleted: Choir");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(message(page)).toContainText("Restored: Choir.");
    await openDay(page, dayFromToday(3));
    await expect(eventLink(page, "Choir")).toBeVisible();
  });
});
