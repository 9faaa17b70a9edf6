import { makeEvent } from "#tests/support/factories.ts";
import { dialog, eventLink, message, scriptRuns } from "#tests/support/steps.ts";
import { expect, test } from "#tests/support/test.ts";

test("the calendar is looked at by week and by day, and opens as it was left", async ({ page, family }) => {
  await makeEvent(family, { title: "Choir", start_time: "2027-10-14T17:00", end_time: "2027-10-14T18:00" });
  await page.goto("/calendar?view=month&day=2027-10-14");
  const views = page.getByRole("navigation", { name: "View" });
  await views.getByRole("link", { name: "Week" }).click();
  await expect(page.getByRole("heading", { name: /11\s*–\s*17 October 2027/ })).toBeVisible();
  await expect(views.getByRole("link", { name: "Week" })).toHaveAttribute("aria-current", "page");
  await expect(eventLink(page, "Choir")).toHaveCount(1);
  await page.getByRole("link", { name: "Next week" }).click();
  await expect(page.getByRole("heading", { name: /18\s*–\s*24 October 2027/ })).toBeVisible();
  await expect(eventLink(page, "Choir")).toHaveCount(0);
  await page.getByRole("link", { name: "Previous week" }).click();
  await expect(eventLink(page, "Choir")).toHaveCount(1);
  await views.getByRole("link", { name: "Day" }).click();
  await expect(page.getByRole("heading", { name: /Thursday,? 14 October/ })).toBeVisible();
  await expect(eventLink(page, "Choir")).toHaveCount(1);
  await page.goto("/dashboard");
  await page.goto("/calendar");
  await expect(views.getByRole("link", { name: "Day" })).toHaveAttribute("aria-current", "page");
});

test("an event and a date of a series are moved, and put back", async ({ page, family, javaScriptEnabled }) => {
  await makeEvent(family, { title: "Dentist", start_time: "2027-10-12T09:00", end_time: "2027-10-12T09:45" });
  await makeEvent(family, { title: "Choir", start_time: "2027-10-14T17:00", recurrence_rule: "FREQ=WEEKLY;COUNT=3" });
  await page.goto("/calendar?view=week&day=2027-10-12");
  if (javaScriptEnabled) await scriptRuns(page);
  await eventLink(page, "Dentist").click();
  await dialog(page, "Dentist").getByRole("link", { name: "Move" }).click();
  const form = dialog(page, "Move event");
  await form.getByLabel("Date").fill("2027-10-13");
  await form.getByLabel("Start time").fill("11:30");
  await form.getByRole("button", { name: "Move" }).click();
  await expect(message(page)).toContainText(/Event moved: Dentist, Wednesday,? 13 October 2027, 11:30 to 12:15/);
  await message(page).getByRole("button", { name: "Undo" }).click();
  await expect(message(page)).toContainText("Moved back: Dentist.");
  await expect(eventLink(page, "Dentist")).toContainText("09:00");

  await eventLink(page, "Choir").click();
  await dialog(page, "Choir").getByRole("link", { name: "Move" }).click();
  await dialog(page, "Move repeating event").getByRole("button", { name: "Continue" }).click();
  await expect(form.getByLabel("Date")).toHaveValue("2027-10-14");
  await form.getByLabel("Date").fill("2027-10-15");
  await form.getByRole("button", { name: "Move" }).click();
  await expect(message(page)).toContainText(/Event moved: Choir, Friday,? 15 October/);
  await message(page).getByRole("button", { name: "Undo" }).click();
  await expect(message(page)).toContainText("Moved back: Choir.");
});

test("the week and the day are gone through by the keyboard", { tag: "@script" }, async ({ page, family }) => {
  await makeEvent(family, { title: "Choir", start_time: "2027-10-14T17:00" });
  await page.goto("/calendar?view=week&day=2027-10-13");
  await scriptRuns(page);
  const day = (name: string) =>
    page.getByRole("main").getByRole("heading", { level: 3, name }).getByRole("link").first();
  // The keyboard script loads after the page's script.
  await expect(day("14")).toHaveAttribute("tabindex", "-1");
  await day("13").focus();
  await page.keyboard.press("ArrowRight");
  await expect(day("14")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(eventLink(page, "Choir")).toBeFocused();
  await page.keyboard.press("End");
  await expect(day("17")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("heading", { name: /18\s*–\s*24 October/ })).toBeVisible();
  await expect(day("18")).toBeFocused();
  await page.keyboard.press("PageUp");
  await expect(day("11")).toBeFocused();
  await page.keyboard.press("Enter");
  const toDay = page.getByRole("link", { name: "Day", exact: true });
  // The week has a heading of that day, too.
  await expect(toDay).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("heading", { name: /Monday,? 11 October/ })).toBeVisible();
  await toDay.focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("heading", { name: /Tuesday,? 12 October/ })).toBeVisible();
});
