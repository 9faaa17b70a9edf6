import { dialog, eventLink, fillEvent, message, openDay, scriptRuns } from "#tests/support/steps.ts";
import { dayFromToday, expect, test } from "#tests/support/test.ts";

const tomorrow = dayFromToday(1);

test("an event reminds several times, in days and minutes, and at an hour of a whole day", async ({
  page,
  family: _,
  javaScriptEnabled,
}) => {
  await page.goto(`/calendar/events/new?day=${tomorrow}`);
  const add = dialog(page, "Add Event");
  await fillEvent(add, { title: "Recital" });
  await add.getByText("Reminder and notes").click();
  const first = add.getByRole("group", { name: "Reminder 1" });
  const second = add.getByRole("group", { name: "Reminder 2" });
  await first.getByLabel("Time before").fill("90");
  if (javaScriptEnabled) await scriptRuns(page);
  await add.getByRole("button", { name: "Add another reminder" }).click();
  await second.getByLabel("Time before").fill("2");
  if (javaScriptEnabled) await expect(second.getByLabel("Time before")).toBeFocused();
  await second.getByLabel("Unit").selectOption("Days");
  await expect(first.getByLabel("Time before")).toHaveValue("90");
  await add.getByRole("button", { name: "Add Event" }).click();
  await expect(message(page)).toContainText("Event added: Recital");
  await openDay(page, tomorrow);
  await eventLink(page, "Recital").click();
  await expect(dialog(page, "Recital")).toContainText("2 days before, 1 hour and 30 minutes before");

  await dialog(page, "Recital").getByRole("link", { name: "Edit" }).click();
  const edit = dialog(page, "Edit Event");
  await edit.getByLabel("All day").check();
  if (javaScriptEnabled) await expect(first.getByLabel("Time before")).toBeHidden();
  await edit.getByRole("group", { name: "Reminder 2" }).getByLabel("When").selectOption("That morning at");
  await edit.getByRole("group", { name: "Reminder 2" }).getByLabel("Hour").fill("07:15");
  await edit.getByRole("button", { name: "Save" }).click();
  await expect(message(page)).toContainText("Event saved: Recital");
  await openDay(page, tomorrow);
  await eventLink(page, "Recital").click();
  await expect(dialog(page, "Recital")).toContainText("2 days before at 19:00, that morning at 07:15");
});
