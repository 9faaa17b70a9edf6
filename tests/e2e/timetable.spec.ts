import { Subject } from "#app/models/school/subject.server.ts";
import { makeMember } from "#tests/support/factories.ts";
import { readPdf } from "#tests/support/pdf.ts";
import { message, scriptRuns } from "#tests/support/steps.ts";
import { expect, test } from "#tests/support/test.ts";
import { makeTimetable } from "#tests/support/timetables.ts";

// Someone else saves in between.
test.use({ expectedStatuses: [409] });

test("a week is started, typed day by day, copied and saved; a subject gets what to bring", async ({
  page,
  family,
}) => {
  await makeMember(family.family, { name: "Ella" });
  await page.goto("/timetable");
  await expect(page.getByRole("heading", { name: "No timetable yet" })).toBeVisible();
  await page.getByRole("radio", { name: "Ella" }).check();
  await page.getByRole("radio", { name: "Alternating A and B weeks" }).check();
  await page.getByLabel("Lessons a day").fill("2");
  await page.getByRole("button", { name: "Start with Monday" }).click();
  await expect(page.getByRole("heading", { name: "Ella’s week" })).toBeVisible();

  // Another day is shown, and nothing that was typed is lost, or saved.
  await page.getByLabel("Monday, lesson 1").fill("Maths");
  await page.getByRole("button", { name: "Tuesday", exact: true }).click();
  await page.getByLabel("Tuesday, lesson 2").fill("Music");
  await page.getByRole("button", { name: "Monday", exact: true }).click();
  await expect(page.getByRole("button", { name: "Monday", exact: true })).toHaveAttribute("aria-current", "true");
  await expect(page.getByLabel("Monday, lesson 1")).toHaveValue("Maths");
  await page.getByText("Copy a day").click();
  await page.getByLabel("To", { exact: true }).selectOption("The whole of week B");
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await expect(page.getByText("Copied. Save to keep it.")).toBeVisible();
  await page.getByRole("button", { name: "Week B" }).click();
  await expect(page.getByLabel("Monday, lesson 1")).toHaveValue("Maths");
  await page.getByRole("button", { name: "Save Week B" }).click();
  await expect(message(page)).toContainText("Ella’s week is saved.");

  await page
    .getByRole("link", { name: /^Maths/ })
    .first()
    .click();
  await page.getByLabel("What to bring").fill("Ruler, compasses");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(message(page)).toContainText("Subject saved: Maths.");
  await expect(page.getByRole("link", { name: /^Maths.*Ruler, compasses/ }).first()).toBeVisible();
});

test("what somebody else saved meanwhile is not lost unseen", async ({ page, family, javaScriptEnabled }) => {
  const ella = await makeMember(family.family, { name: "Ella" });
  await makeTimetable(family, ella.id, { weeks: 1 });
  await page.goto(`/timetable/${ella.id}/edit?day=1`);
  if (javaScriptEnabled) await scriptRuns(page);
  await page.getByLabel("Monday, lesson 1").fill("Drama");
  await makeTimetable(family, ella.id, { weeks: 1, home_at: "13:00" });
  await page.getByRole("button", { name: "Save Week" }).click();
  await expect(page.getByRole("alert")).toContainText("Look before you save.");
  await expect(page.getByLabel("Monday, lesson 1")).toHaveValue("Drama");
  await page.getByRole("button", { name: "Save Week" }).click();
  await expect(message(page)).toContainText("Ella’s week is saved.");
});

test.describe(() => {
  test.use({ hasConsent: false });

  test("what was typed outlives a row that is made a break, and the question about cookies", async ({
    page,
    family,
    javaScriptEnabled,
  }) => {
    const ella = await makeMember(family.family, { name: "Ella" });
    await makeTimetable(family, ella.id, { weeks: 1 });
    await page.goto(`/timetable/${ella.id}/edit?day=1`);
    if (javaScriptEnabled) await scriptRuns(page);
    const becomesBreak = page.getByRole("group", { name: "Row 1" }).getByLabel("Break");
    const openTimes = () => page.getByText("Bell times", { exact: true }).click();
    const showDay = async (name: string) => {
      const day = page.getByRole("button", { name, exact: true });
      await day.click();
      await expect(day).toHaveAttribute("aria-current", "true");
    };
    await page.getByLabel("Monday, lesson 1").fill("Drama");
    await showDay("Tuesday");
    await page.getByLabel("Tuesday, lesson 1").fill("Chess");
    await openTimes();
    await becomesBreak.check();
    await page.getByRole("button", { name: "Essential Only", exact: true }).click();
    await expect(page.getByRole("button", { name: "Essential Only", exact: true })).toHaveCount(0);
    if (!javaScriptEnabled) await openTimes();
    await expect(becomesBreak).toBeChecked();
    await becomesBreak.uncheck();
    await showDay("Monday");
    await expect(page.getByLabel("Monday, lesson 1")).toHaveValue("Drama");
    await expect(page.getByLabel("Tuesday, lesson 1")).toHaveValue("Chess");

    // Saved as a break, the row has no lessons.
    await openTimes();
    await becomesBreak.check();
    await page.getByRole("button", { name: "Save Week" }).click();
    await expect(message(page)).toContainText("Ella’s week is saved.");
    await page.goto(`/timetable/${ella.id}/edit?day=1`);
    await openTimes();
    await expect(becomesBreak).toBeChecked();
    await expect(page.getByLabel("Monday, lesson 1")).toHaveValue("PE");
  });
});

test("a week of twelve lessons a day with all that can be said of them is one page", {
  tag: ["@browser", "@core"],
}, async ({ page, family }) => {
  const ella = await makeMember(family.family, { name: "Ella" });
  const rows = Array.from({ length: 12 }, (_, n) => {
    return { name: `Lesson ${n + 1}`, starts_at: `${String(7 + n).padStart(2, "0")}:00`, is_break: false };
  });
  const day = Object.fromEntries(rows.map((_, n) => [n + 1, `${n} ${"long ".repeat(7)}`.trim()]));
  const cells = { A: Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((weekday) => [weekday, day])) };
  await makeTimetable(family, ella.id, { weeks: 1, home_at: "19:30", rows, cells });
  const words = { room: "room ".repeat(8).trim(), bring: "thing ".repeat(20).trim() };
  await Subject.update(words, { where: { family_id: family.family.id } });
  await page.goto("/timetable/print");
  for (const format of ["A4", "Letter"]) {
    expect(readPdf(await page.pdf({ format, preferCSSPageSize: true })).pages, format).toBe(1);
  }
});

test("a week printed from its page has all its days", { tag: "@browser" }, async ({ page, family }) => {
  const ella = await makeMember(family.family, { name: "Ella" });
  const rows = [{ name: "Lesson 1", starts_at: "09:00", is_break: false }];
  await makeTimetable(family, ella.id, { weeks: 1, rows, cells: { A: { 0: { 1: "Maths" }, 4: { 1: "Art" } } } });
  await page.setViewportSize({ width: 703, height: 1_000 });
  await page.goto("/timetable");
  await expect(page.getByRole("columnheader", { name: "Friday" })).toBeHidden();
  await page.emulateMedia({ media: "print" });
  for (const name of ["Monday", "Friday"]) await expect(page.getByRole("columnheader", { name })).toBeVisible();
  for (const name of ["Maths", "Art"]) await expect(page.getByRole("cell", { name })).toBeVisible();
});
