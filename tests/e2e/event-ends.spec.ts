import { Event } from "#app/models/calendar/event.server.ts";
import { makeEvent } from "#tests/support/factories.ts";
import { dialog, fillEvent, message, scriptRuns } from "#tests/support/steps.ts";
import { dayFromToday, expect, test } from "#tests/support/test.ts";

const tomorrow = dayFromToday(1);
const at = (time: string, date = tomorrow) => `${date}T${time}`;

test.describe("a start moved past its end", () => {
  test("goes in at the first try, with the end as far from it as before", { tag: "@core" }, async ({
    page,
    family,
    javaScriptEnabled,
  }) => {
    await page.goto(`/calendar/events/new?day=${tomorrow}`);
    const add = dialog(page, "Add Event");
    if (javaScriptEnabled) await scriptRuns(page);
    await fillEvent(add, { title: "Dentist", from: "15:00" });
    if (javaScriptEnabled) await expect(add.getByLabel("End time")).toHaveValue("16:00");
    await add.getByRole("button", { name: "Add Event" }).click();
    await expect(message(page)).toContainText("Event added: Dentist");
    const saved = () => Event.findOne({ where: { family_id: family.family.id } });
    const { id, start_time, end_time } = (await saved()) as Event;
    expect(Number(end_time) - Number(start_time)).toBe(60 * 60_000);

    await page.goto(`/calendar/events/${id}/edit`);
    const edit = dialog(page, "Edit Event");
    if (javaScriptEnabled) await scriptRuns(page);
    await edit.getByLabel("Start time").fill("23:30");
    if (javaScriptEnabled) {
      await expect(edit.getByLabel("End date")).toHaveValue(dayFromToday(2));
      await expect(edit.getByLabel("End time")).toHaveValue("00:30");
    }
    await edit.getByRole("button", { name: "Save" }).click();
    await expect(message(page)).toContainText("Event saved: Dentist");
    const moved = (await saved()) as Event;
    expect(Number(moved.start_time) - Number(start_time)).toBe(8.5 * 60 * 60_000);
    expect(Number(moved.end_time) - Number(moved.start_time)).toBe(60 * 60_000);
  });

  test("takes along an end on another day, and an all-day event's last", async ({ page, family }) => {
    const timed = await makeEvent(family, {
      title: "Camp",
      start_time: at("09:00"),
      end_time: at("17:00", dayFromToday(2)),
    });
    const days = await makeEvent(family, {
      title: "Holiday",
      is_all_day: true,
      start_time: tomorrow,
      end_time: dayFromToday(3),
    });
    for (const { id } of [timed, days]) {
      await page.goto(`/calendar/events/${id}/edit`);
      await dialog(page, "Edit Event").getByLabel("Start date").fill(dayFromToday(11));
      await dialog(page, "Edit Event").getByRole("button", { name: "Save" }).click();
      await expect(message(page)).toContainText("Event saved");
    }
    await timed.reload();
    await days.reload();
    expect(Number(timed.end_time) - Number(timed.start_time)).toBe(32 * 60 * 60_000);
    expect([days.start_date, days.end_date]).toEqual([dayFromToday(11), dayFromToday(13)]);
  });

  test("leaves an end that was typed, and adds an hour where it was emptied", async ({
    page,
    family,
    javaScriptEnabled,
  }) => {
    await page.goto(`/calendar/events/new?day=${tomorrow}`);
    const form = dialog(page, "Add Event");
    if (javaScriptEnabled) await scriptRuns(page);
    await fillEvent(form, { title: "Choir", to: "12:00" });
    await fillEvent(form, { from: "11:00" });
    await expect(form.getByLabel("End time")).toHaveValue("12:00");
    await fillEvent(form, { to: "" });
    await fillEvent(form, { from: "18:00" });
    await expect(form.getByLabel("End time")).toHaveValue("");
    await form.getByRole("button", { name: "Add Event" }).click();
    await expect(message(page)).toContainText("Event added: Choir");
    const { start_time, end_time } = (await Event.findOne({ where: { family_id: family.family.id } })) as Event;
    expect(Number(end_time) - Number(start_time)).toBe(60 * 60_000);
  });
});
