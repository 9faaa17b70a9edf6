import { Temporal } from "#app/domain/time/time.ts";
import { calendarFile } from "#tests/support/calendar-file.ts";
import { startOutsideSite, text } from "#tests/support/outside-site.ts";
import { expect, test } from "#tests/support/test.ts";

const today = Temporal.Now.plainDateISO("UTC").toString().replaceAll("-", "");
const fair = (title: string) =>
  calendarFile(["UID:fair", `SUMMARY:${title}`, `DTSTART;VALUE=DATE:${today}`, "LOCATION:School hall"]);

test.describe("a calendar that is subscribed to", () => {
  // An address that is no calendar's is refused.
  test.use({ expectedStatuses: [400] });

  test("the school's calendar: added, changed, away and back, hidden and copied", async ({
    page,
    javaScriptEnabled,
    family: _,
  }) => {
    const site = await startOutsideSite();
    try {
      site.answers["/page"] = text("<!doctype html><title>School</title>");
      site.answers["/school.ics"] = text(fair("Book fair"));
      await page.goto("/calendars");
      await page.getByRole("link", { name: "Add", exact: true }).click();
      await page.getByLabel("Calendar link").fill(`${site.url}/page`);
      await page.getByLabel("Name", { exact: true }).fill("Oakfield School");
      await page.getByRole("button", { name: "Add Calendar" }).click();
      await expect(page.getByRole("alert")).toContainText("That link is a web page, not a calendar.");
      await page.getByLabel("Calendar link").fill(`${site.url}/school.ics`);
      await page.getByRole("button", { name: "Add Calendar" }).click();
      await expect(page.getByText("Calendar added: Oakfield School.")).toBeVisible();
      await expect(page.getByText("Everyone · 1 event")).toBeVisible();

      const refresh = async (said: string) => {
        await page.goto("/calendars");
        const name = page.getByText("Oakfield School", { exact: true });
        const height = async () => (javaScriptEnabled ? (await name.boundingBox())?.height : 0);
        const before = await height();
        await page.getByLabel("More for Oakfield School").click();
        // The menu lies over the list, and takes no room from the name. A browser of forms knows no heights.
        expect(await height()).toBe(before);
        await page.getByRole("button", { name: "Refresh now" }).click();
        await expect(page.getByText(said).first()).toBeVisible();
      };
      await site.stop();
      await refresh("We couldn’t refresh Oakfield School. We couldn’t reach that site.");
      await page.goto("/dashboard");
      await expect(page.getByRole("link", { name: /Book fair/ })).toBeVisible();
      const back = await startOutsideSite("127.0.0.1", site.port);
      back.answers["/school.ics"] = text(fair("Great book fair"));
      await refresh("Calendar refreshed: Oakfield School.");
      await back.stop();

      await page.goto("/dashboard");
      await page.getByRole("link", { name: /Great book fair/ }).click();
      const dialog = page.getByRole("dialog");
      await expect(dialog).toContainText("From another calendar");
      await expect(dialog.getByRole("link", { name: "Edit" })).toHaveCount(0);
      await dialog.getByRole("link", { name: "Copy to our calendar" }).click();
      await expect(page.getByLabel("Title")).toHaveValue("Great book fair");
      await expect(page.getByLabel("Location")).toHaveValue("School hall");
      await page.goto("/dashboard");
      await page.getByRole("link", { name: /Great book fair/ }).click();
      await page.getByRole("button", { name: "Hide this event" }).click();
      await expect(page.getByText("“Great book fair” is hidden.")).toBeVisible();
      await page.goto("/dashboard");
      await expect(page.getByRole("link", { name: /Great book fair/ })).toHaveCount(0);

      await page.goto("/calendars");
      await page.getByLabel("More for Oakfield School").click();
      await page.getByRole("link", { name: "Edit" }).click();
      await expect(page.getByText("1 event is hidden.")).toBeVisible();
      await page.getByRole("button", { name: "Remove" }).click();
      await expect(page.getByText("Calendar removed: Oakfield School.")).toBeVisible();
    } finally {
      await site.stop().catch(() => undefined);
    }
  });
});

test("what a calendar leaves out is named with its reason, until it is mended", async ({ page, family: _ }) => {
  const site = await startOutsideSite();
  try {
    const noDate = ["UID:none", "SUMMARY:Sports day"];
    const hourly = ["UID:hourly", "SUMMARY:Bell", `DTSTART;VALUE=DATE:${today}`, "RRULE:FREQ=HOURLY"];
    const book = ["UID:fair", "SUMMARY:Book fair", `DTSTART;VALUE=DATE:${today}`];
    site.answers["/school.ics"] = text(calendarFile(book, noDate, hourly));
    await page.goto("/calendars/new");
    await page.getByLabel("Calendar link").fill(`${site.url}/school.ics`);
    await page.getByLabel("Name", { exact: true }).fill("Oakfield School");
    await page.getByRole("button", { name: "Add Calendar" }).click();
    await expect(page.getByText("Everyone · 2 events")).toBeVisible();
    const summary = page.getByText("1 event left out, 1 shown once");
    await summary.click();
    const leftOut = page.getByRole("listitem");
    await expect(leftOut.filter({ hasText: "Sports day" }).last()).toContainText("It has no date.");
    await expect(leftOut.filter({ hasText: "Bell" }).last()).toContainText("FREQ=HOURLY. Imported as one event.");

    // The calendar's own page says the same.
    await page.getByLabel("More for Oakfield School").click();
    await page.getByRole("link", { name: "Edit" }).click();
    await expect(summary).toBeVisible();

    site.answers["/school.ics"] = text(calendarFile(book));
    await page.goto("/calendars");
    await page.getByLabel("More for Oakfield School").click();
    await page.getByRole("button", { name: "Refresh now" }).click();
    await expect(page.getByText("Calendar refreshed: Oakfield School.")).toBeVisible();
    await expect(summary).toHaveCount(0);
  } finally {
    await site.stop();
  }
});

test("holidays, by country and region", async ({ page, family: _ }) => {
  await page.goto("/calendars/new");
  await page.getByLabel("Country").selectOption("Germany");
  await page.getByRole("button", { name: "Show regions" }).click();
  await expect(page).toHaveURL(/country=DE/);
  await page.getByLabel("Region").selectOption("Bayern");
  await page.getByRole("button", { name: "Add Holidays" }).click();
  await expect(page.getByText("Calendar added: Holidays in Germany, Bayern.")).toBeVisible();
  await page.goto("/calendar?view=agenda&day=2027-01-01");
  await expect(page.getByRole("link", { name: /Heilige Drei Könige/ }).first()).toBeAttached();
});

test("a timetable: brought in, again without doubles, and a newer one", { tag: "@browser" }, async ({
  page,
  family: _,
}) => {
  const lesson = (uid: string, title: string, hour: string) => [
    `UID:${uid}`,
    `SUMMARY:${title}`,
    `DTSTART:20270301T${hour}0000`,
    `DTEND:20270301T${hour}4500`,
    "RRULE:FREQ=WEEKLY;COUNT=10",
  ];
  const first = calendarFile(lesson("1", "Maths", "08"), lesson("2", "Art", "09"));
  const newer = calendarFile(lesson("1", "Maths", "10"), lesson("2", "Art", "09"), lesson("3", "Music", "11"));
  const choose = async (file: string) => {
    await page.goto("/calendars/import");
    await page
      .getByLabel("Calendar file")
      .setInputFiles({ name: "timetable.ics", mimeType: "text/calendar", buffer: Buffer.from(file) });
    await page.getByRole("button", { name: "Preview" }).click();
    await expect(page.getByRole("heading", { name: "What’s in this file" })).toBeVisible();
  };
  await choose(first);
  await page.getByRole("button", { name: "Import 2 events" }).click();
  await expect(page.getByText("2 events added, 0 changed.")).toBeVisible();
  await choose(first);
  await expect(page.getByRole("heading", { name: "Already here (2)" })).toBeVisible();
  await expect(page.getByRole("button", { name: /Import/ })).toHaveCount(0);
  await choose(newer);
  await page.getByRole("button", { name: "Import 2 events" }).click();
  await expect(page.getByText("1 event added, 1 changed.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("This import was undone.")).toBeVisible();
});
