import { Event } from "#app/models/calendar/event.server.ts";
import { updateEvent } from "#app/services/calendar/events.server.ts";
import { makeEvent } from "#tests/support/factories.ts";
import {
  addEvent,
  dialog,
  eventLink,
  fillEvent,
  follow,
  message,
  openDay,
  scriptRuns,
  summary,
} from "#tests/support/steps.ts";
import { dayFromToday, expect, test } from "#tests/support/test.ts";
import { ZONE } from "#tests/support/zone.ts";

const tomorrow = dayFromToday(1);
const at = (time: string, date = tomorrow) => `${date}T${time}`;

test.describe("a form that is not right yet", () => {
  test.use({ expectedStatuses: [400] });

  test("comes back with everything typed, and says what is missing", async ({ page, family }) => {
    await addEvent(page, { title: "  ", date: tomorrow, from: "16:30", to: "17:15", location: "Pool 2", who: "Cleo" });
    const form = dialog(page, "Add Event");
    await expect(page).toHaveTitle(/^Error: /);
    await expect(summary(page)).toContainText("Please enter an event title");
    await expect(form.getByLabel("Title")).toHaveAccessibleDescription(/Please enter an event title/);
    await expect(form.getByLabel("Start date")).toHaveValue(tomorrow);
    await expect(form.getByLabel("Start time")).toHaveValue("16:30");
    await expect(form.getByLabel("End time")).toHaveValue("17:15");
    await expect(form.getByLabel("Location")).toHaveValue("Pool 2");
    await expect(form.getByRole("checkbox", { name: "Cleo" })).toBeChecked();

    await summary(page).getByRole("link", { name: "Please enter an event title" }).click();
    await form.getByLabel("Title").fill("Swimming");
    await form.getByRole("button", { name: "Add Event" }).click();
    await expect(message(page)).toContainText("Event added: Swimming");
    await openDay(page, tomorrow);
    await expect(eventLink(page, "Swimming")).toContainText("Pool 2");
    expect(await Event.count({ where: { family_id: family.family.id } })).toBe(1);
  });

  test("moves the end along though something else was refused first", async ({ page, family: _ }) => {
    await addEvent(page, { title: " ", from: "15:00" });
    await expect(summary(page)).toContainText("Please enter an event title");
    await expect(dialog(page, "Add Event").getByLabel("Start time")).toHaveValue("15:00");
    await fillEvent(dialog(page, "Add Event"), { title: "Dentist", from: "17:00" });
    await dialog(page, "Add Event").getByRole("button", { name: "Add Event" }).click();
    await expect(message(page)).toContainText("Event added: Dentist");
  });
});

test("sent twice, a form makes one event", { tag: "@browser" }, async ({
  page,
  family,
  javaScriptEnabled,
  baseURL,
}) => {
  await page.goto(`/calendar/events/new?day=${tomorrow}`);
  const form = dialog(page, "Add Event");
  await fillEvent(form, { title: "Dentist" });
  if (javaScriptEnabled) {
    await form.getByRole("button", { name: "Add Event" }).dblclick();
  } else {
    // The second click of an impatient user sends the very same form.
    const fields = new URLSearchParams(
      await form.locator("form").evaluate((element) => {
        const data = new FormData(element as HTMLFormElement);
        return [...data].map(([name, value]): [string, string] => [name, String(value)]);
      }),
    );
    const send = () =>
      page.request.post(page.url(), {
        data: fields.toString(),
        headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: baseURL as string },
      });
    const answers = await Promise.all([send(), send()]);
    expect(answers.map((answer) => answer.status())).toEqual([200, 200]);
    await form.getByRole("button", { name: "Add Event" }).click();
  }
  await expect(message(page)).toContainText("Event added: Dentist");
  expect(await Event.count({ where: { family_id: family.family.id } })).toBe(1);

  // The form opened again makes another.
  await addEvent(page, { title: "Dentist", date: tomorrow });
  await expect(message(page)).toContainText("Event added: Dentist");
  expect(await Event.count({ where: { family_id: family.family.id } })).toBe(2);
});

test("an event is deleted after a question", async ({ page, family }) => {
  await makeEvent(family, { title: "Dentist", start_time: at("09:00") });
  await openDay(page, tomorrow);
  await eventLink(page, "Dentist").click();
  await dialog(page, "Dentist").getByRole("link", { name: "Delete" }).click();
  const question = dialog(page, "Delete event");
  await expect(question).toContainText("Are you sure you want to delete this event?");
  await question.getByRole("link", { name: "Cancel" }).click();
  await dialog(page, "Dentist").getByRole("link", { name: "Delete" }).click();
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(message(page)).toContainText("Event deleted: Dentist");
  await expect(eventLink(page, "Dentist")).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(message(page)).toContainText("Restored: Dentist.");
  await expect(page).toHaveURL(/\/calendar/);
  await openDay(page, tomorrow);
  await expect(eventLink(page, "Dentist")).toHaveCount(1);
});

test.describe("an event that someone else changed meanwhile", () => {
  test.use({ expectedStatuses: [409] });

  test("is not overwritten unseen", async ({ page, family }) => {
    const { id } = await makeEvent(family, { title: "Dentist", start_time: at("09:00") });
    await page.goto(`/calendar/events/${id}/edit`);
    const form = dialog(page, "Edit Event");
    await fillEvent(form, { title: "Dentist, Dr. Huber" });
    await updateEvent(family, id, { location: "Moved to Ring Street" });
    await form.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("alert", { name: "Someone else changed this event" })).toContainText(
      "Someone else changed this event",
    );
    await expect(form.getByLabel("Title")).toHaveValue("Dentist, Dr. Huber");
    await expect((await Event.findByPk(id))?.title).toBe("Dentist");
    await expect(form.getByRole("table")).toContainText("Moved to Ring Street");
    await expect(form.getByRole("table")).toContainText("Anna saved");
    await form.getByRole("button", { name: "Save my version" }).click();
    await expect(message(page)).toContainText("Event saved: Dentist, Dr. Huber");
  });
});

test.describe("a dialog", () => {
  test("keeps the keyboard inside: the page beneath is inert", { tag: "@browser" }, async ({ page, family: _ }) => {
    await page.goto("/calendar/events/new");
    const title = dialog(page, "Add Event").getByLabel("Title");
    await title.focus();
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press("Tab");
      await expect(page.locator("main :focus, nav :focus")).toHaveCount(0);
    }
  });

  test("leaves alone what someone has begun to type before script came", { tag: "@script" }, async ({
    page,
    family: _,
  }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/assets/*.js", async (route) => {
      await released;
      await route.continue();
    });
    await page.goto("/calendar/events/new", { waitUntil: "commit" });
    const form = dialog(page, "Add Event");
    const title = form.getByLabel("Title");
    await form.getByLabel("Start time").fill("15:00");
    await title.fill("Swim");
    release();
    // The keyboard script gives the month behind the dialog its role, after React has hydrated the page.
    await expect(page.locator("table[role=grid]")).toHaveCount(1);
    await expect(title).toBeFocused();
    await expect(title).toHaveValue("Swim");
    await expect(form.getByLabel("Start time")).toHaveValue("15:00");
    await expect(form.getByLabel("End time")).toHaveValue("16:00");
  });

  test("closes by its link, and Back opens it again", { tag: "@noscript" }, async ({ page, family: _ }) => {
    await page.goto("/calendar");
    await follow(page, "Add Event");
    await expect(dialog(page, "Add Event")).toBeVisible();
    await dialog(page, "Add Event").getByRole("link", { name: "Close" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.goBack();
    await expect(dialog(page, "Add Event")).toBeVisible();
    await page.reload();
    await expect(dialog(page, "Add Event")).toBeVisible();
  });

  test("closes with Escape, and gives the focus back, where script runs", { tag: ["@browser", "@core"] }, async ({
    page,
    family: _,
    javaScriptEnabled,
  }) => {
    await page.goto("/calendar");
    if (javaScriptEnabled) await scriptRuns(page);
    const opener = page.getByRole("link", { name: "Add Event", exact: true }).first();
    await opener.focus();
    await page.keyboard.press("Enter");
    await expect(dialog(page, "Add Event")).toBeVisible();
    if (!javaScriptEnabled) return;
    await expect(page.getByRole("heading", { name: "Add Event" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
});

test("an event keeps the clock of another place, which its form shows and changes", async ({
  page,
  family,
  javaScriptEnabled,
}) => {
  await page.goto(`/calendar/events/new?day=${tomorrow}`);
  if (javaScriptEnabled) await scriptRuns(page);
  const form = dialog(page, /^(Add|Edit) Event$/);
  await fillEvent(form, { title: "Call Grandma", from: "16:00", to: "16:30" });
  await form.getByText("Time zone", { exact: true }).first().click();
  await form.getByRole("button", { name: "All time zones" }).click();
  await expect(form.getByRole("button", { name: "All time zones" })).toHaveCount(0);
  await expect(form.getByLabel("Title")).toHaveValue("Call Grandma");
  await form.getByRole("combobox", { name: "Time zone" }).selectOption("Asia/Tokyo");
  await form.getByRole("button", { name: "Add Event" }).click();
  await expect(message(page)).toContainText("Event added: Call Grandma");
  const event = await Event.findOne({ where: { family_id: family.family.id } });
  expect(event).toMatchObject({ time_zone: "Asia/Tokyo", start_local: at("16:00:00") });

  await page.goto(`/calendar/events/${event?.id}/edit?day=${tomorrow}`);
  await expect(form).toContainText("Times are in Tokyo time");
  await expect(form.getByRole("combobox", { name: "Time zone" })).toBeVisible();
  await form.getByRole("combobox", { name: "Time zone" }).selectOption(ZONE);
  await form.getByRole("button", { name: "Save" }).click();
  await expect(message(page)).toContainText("Event saved: Call Grandma");
  await event?.reload();
  expect(event).toMatchObject({ time_zone: ZONE, start_local: at("16:00:00") });
});
