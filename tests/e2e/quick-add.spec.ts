import { Event } from "#app/models/calendar/event.server.ts";
import { dialog, message } from "#tests/support/steps.ts";
import { expect, test } from "#tests/support/test.ts";

test("one line becomes an event, after a look at it", async ({ page, family }) => {
  await page.goto("/calendar");
  await page.getByRole("link", { name: "Add to Roost" }).click();
  await page.getByLabel("Quick add").fill("Piano 5 March 2999 17-18:30 every 2nd Tue Ben at Music school");
  await page.getByRole("button", { name: "Add" }).click();
  const form = dialog(page, "Add Event");
  await expect(
    form.getByText(
      /^We read this as: “Piano”, .*every 2 weeks on Tuesday, Ben, at Music school\. Check it, then save\.$/,
    ),
  ).toBeVisible();
  await expect(form.getByLabel("Title")).toHaveValue("Piano");
  await expect(form.getByLabel("Start date")).toHaveValue("2999-03-05");
  await expect(form.getByLabel("Start time")).toHaveValue("17:00");
  await expect(form.getByLabel("End time")).toHaveValue("18:30");
  await expect(form.getByLabel("Location")).toHaveValue("Music school");
  expect(await Event.count({ where: { family_id: family.family.id } })).toBe(0);
  await dialog(page, "Add Event").getByRole("button", { name: "Add Event" }).click();
  await expect(message(page)).toContainText("Event added: Piano");
  const [event] = await Event.findAll({ where: { family_id: family.family.id }, raw: true });
  expect(event).toMatchObject({
    title: "Piano",
    location: "Music school",
    member_ids: [family.members[1]?.id],
    recurrence_rule: "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU",
  });
});
