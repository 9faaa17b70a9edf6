import type { Page } from "@playwright/test";
import { Event } from "#app/models/calendar/event.server.ts";
import type { FamilyMember } from "#app/models/people/family-member.server.ts";
import { makeEvent } from "#tests/support/factories.ts";
import { dialog, eventLink, fillEvent, follow, message, openDay } from "#tests/support/steps.ts";
import { expect, test } from "#tests/support/test.ts";

/** Opens one date of a series and chooses how much of it is meant. */
async function choose(page: Page, date: string, step: "Edit" | "Delete", scope: string, title = "Swimming") {
  await openDay(page, date);
  await eventLink(page, title).click();
  await dialog(page, title).getByRole("link", { name: step }).click();
  const question = dialog(page, `${step} repeating event`);
  // One press deletes a single date; "Edit" needs "Continue".
  if (step === "Delete") return question.getByText(scope).click();
  await question.getByText(scope).click();
  await question.getByRole("button", { name: "Continue" }).click();
}

test("every other weekend with the other parent, by a rule of one's own", { tag: "@phone" }, async ({
  page,
  family,
}) => {
  await page.goto("/calendar/events/new?day=2027-10-13");
  const form = dialog(page, "Add Event");
  await fillEvent(form, { title: "At Dad’s", from: "16:00", to: "18:00", who: family.members[1]?.name });
  await form.getByLabel("Repeats").selectOption("Custom…");
  await form.getByLabel("Every", { exact: true }).fill("2");
  await form.getByRole("group", { name: "Custom" }).getByLabel("Unit").selectOption("Weeks");
  await form.getByLabel("Wednesday").uncheck();
  for (const day of ["Friday", "Saturday", "Sunday"]) await form.getByLabel(day).check();
  await form.getByLabel("Ends after").fill("6");
  await form.getByRole("button", { name: "Add Event" }).click();
  // It was picked on a Wednesday.
  await expect(message(page)).toContainText("The first is Friday 15 October.");

  await openDay(page, "2027-10-22");
  await expect(eventLink(page, "At Dad’s")).toHaveCount(0);
  await openDay(page, "2027-10-31");
  await eventLink(page, "At Dad’s").click();
  await expect(dialog(page, "At Dad’s")).toContainText("Every 2 weeks on Friday, Saturday and Sunday, 6 times");
  await openDay(page, "2027-11-12");
  await expect(eventLink(page, "At Dad’s")).toHaveCount(0);

  await choose(page, "2027-10-30", "Edit", "This and later dates", "At Dad’s");
  await expect(dialog(page, "Edit Event").getByLabel("Ends after")).toHaveValue("2");
});

test("a weekly lesson keeps its hour over the change of clocks: moved, cancelled, renamed", { tag: "@phone" }, async ({
  page,
  family,
}) => {
  // In Vienna the clocks go back on 31 October 2027; these are Fridays around it.
  await page.goto("/calendar/events/new?day=2027-10-15");
  const form = dialog(page, "Add Event");
  await fillEvent(form, { title: "Swimming", from: "16:30", to: "17:15", who: "Cleo" });
  await form.getByLabel("Repeats").selectOption("Every week");
  await form.getByLabel("Ends on").fill("2027-11-26");
  await form.getByRole("button", { name: "Add Event" }).click();
  await expect(message(page)).toContainText("Event added: Swimming");
  for (const date of ["2027-10-29", "2027-11-05"]) {
    await openDay(page, date);
    await expect(eventLink(page, "Swimming")).toContainText("16:30");
    await expect(eventLink(page, "Swimming")).toContainText("to 17:15");
  }

  await choose(page, "2027-11-05", "Edit", "Only this date");
  await fillEvent(dialog(page, "Edit Event"), { date: "2027-11-06", from: "10:00", to: "10:45" });
  await dialog(page, "Edit Event").getByRole("button", { name: "Save" }).click();
  await expect(message(page)).toContainText("Event saved: Swimming");

  await choose(page, "2027-11-12", "Delete", "Only this date");
  await expect(message(page)).toContainText("Date cancelled");

  await choose(page, "2027-10-22", "Edit", "All dates");
  await fillEvent(dialog(page, "Edit Event"), { title: "Swimming club" });
  await dialog(page, "Edit Event").getByRole("button", { name: "Save" }).click();
  await expect(message(page)).toContainText("Event saved: Swimming club");

  await page.goto("/calendar?view=agenda&day=2027-10-29");
  const day = (date: string) => page.locator(`section[aria-labelledby="d${date}"]`);
  await expect(day("2027-10-29").getByRole("link", { name: /Swimming club/ })).toContainText("16:30");
  await expect(day("2027-11-06").getByRole("link", { name: /Swimming/ })).toContainText("10:00");
  await expect(day("2027-11-19").getByRole("link", { name: /Swimming club/ })).toContainText("16:30");
  await expect(eventLink(page, "Swimming")).toHaveCount(4);
  expect(await Event.count({ where: { family_id: family.family.id } })).toBe(2);
});

const memberCalled = ({ members }: { members: FamilyMember[] }, name: string) =>
  members.find((member) => member.name === name)?.id;

test("the calendar shows one member's days, and every way on keeps to that", async ({ page, family }) => {
  const day = "2027-10-16";
  const at = (hour: string) => `${day}T${hour}:00`;
  await makeEvent(family, { title: "Choir", start_time: at("09"), member_id: memberCalled(family, "Cleo") });
  await makeEvent(family, { title: "Dentist", start_time: at("10"), member_id: memberCalled(family, "Dan") });
  await makeEvent(family, { title: "Barbecue", start_time: at("11") });
  await page.goto(`/calendar?day=${day}`);
  await page.getByRole("navigation", { name: "Show" }).getByRole("link", { name: "Cleo" }).click();
  await expect(eventLink(page, "Dentist")).toHaveCount(0);
  await expect(eventLink(page, "Barbecue")).toHaveCount(1);

  await eventLink(page, "Choir").click();
  await dialog(page, "Choir").getByRole("link", { name: "Close" }).click();
  await page.getByRole("link", { name: "Agenda" }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/view=agenda/);
  await expect(eventLink(page, "Choir")).toHaveCount(1);
  await expect(eventLink(page, "Dentist")).toHaveCount(0);
  await page.getByRole("link", { name: "Next month" }).click();
  await expect(eventLink(page, "Choir")).toHaveCount(0);
  await page.getByRole("link", { name: "Previous month" }).click();
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Saturday,? 16 October/ })
    .click();
  await expect(page.getByRole("heading", { level: 2, name: /^Saturday,? 16 October/ })).toBeVisible();
  await expect(eventLink(page, "Choir")).toHaveCount(1);
  await expect(eventLink(page, "Dentist")).toHaveCount(0);

  await follow(page, "Add Event");
  await expect(dialog(page, "Add Event").getByRole("checkbox", { name: "Cleo" })).toBeChecked();
  await dialog(page, "Add Event").getByRole("link", { name: "Cancel" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(/member=/);
});

test("the calendar goes to any month", async ({ page, family: _ }) => {
  await page.goto("/calendar?day=2027-10-15");
  await page.getByRole("link", { name: "October 2027" }).click();
  const jump = dialog(page, "Go to a month");
  await jump.getByLabel("Year").fill("2031");
  await jump.getByRole("button", { name: "Show" }).click();
  await expect(jump.getByRole("heading", { name: "2031" })).toBeVisible();
  await jump.getByRole("link", { name: "2032" }).click();
  await expect(jump.getByRole("heading", { name: "2032" })).toBeVisible();
  await jump.getByRole("link", { name: "February" }).click();
  await expect(page.getByRole("heading", { name: "February 2032" })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("the month is gone through by the keyboard", { tag: ["@browser", "@core"] }, async ({
  page,
  family,
  javaScriptEnabled,
  viewport,
}) => {
  const isWide = (viewport?.width ?? 0) > 960;
  await makeEvent(family, { title: "Choir", start_time: "2027-10-16T09:00" });
  await page.goto("/calendar?day=2027-10-15");
  const number = (label: string) => page.getByRole("link", { name: label }).filter({ visible: true, hasText: /^\d+$/ });
  await number("15 October").focus();
  if (!javaScriptEnabled) {
    // Every day is a link that Tab comes to.
    await page.keyboard.press("Tab");
    await expect(page.locator("td a:focus")).toHaveCount(1);
    return;
  }
  await expect(page.getByRole("grid", { name: "October 2027" })).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(number("16 October")).toBeFocused();
  if (isWide) {
    await page.keyboard.press("Tab");
    await expect(eventLink(page, "Choir")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Choir" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(eventLink(page, "Choir")).toBeFocused();
    await page.keyboard.press("ArrowLeft");
  } else {
    await page.keyboard.press("ArrowLeft");
  }
  await expect(number("15 October")).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowDown");
  await expect(number("24 October")).toBeFocused();
  await page.keyboard.press("PageDown");
  // A live region is read out when it changes.
  await expect(page.locator("[aria-live=polite]", { hasText: "November 2027" })).toBeVisible();
  await expect(page).toHaveTitle("November 2027 · Calendar · Roost");
  await expect(number("24 November")).toBeFocused();
  await page.keyboard.press("Home");
  await expect(number("22 November")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: /Monday,? 22 November/ })).toBeVisible();
});

test("the feed's address is copied, and where that is not allowed left to copy by hand", async ({
  page,
  family: _,
  context,
  javaScriptEnabled,
}) => {
  await page.goto("/calendar/sync");
  const sync = dialog(page, "Sync");
  const address = await sync.getByLabel("Subscription URL").inputValue();
  const copy = sync.getByRole("button", { name: "Copy", exact: true });
  if (!javaScriptEnabled) return expect(copy).toBeHidden();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await copy.click();
  await expect(sync.getByText("Subscription URL copied to clipboard!")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("not allowed"));
  });
  await copy.click();
  await expect(sync.getByText("Failed to copy URL. Please copy it manually.")).toBeVisible();
  expect(await page.evaluate(() => String(getSelection()))).toBe(address);
});
