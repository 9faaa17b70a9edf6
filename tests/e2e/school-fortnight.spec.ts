import { makeMember } from "#tests/support/factories.ts";
import { dialog, message } from "#tests/support/steps.ts";
import { dayFromToday, expect, test } from "#tests/support/test.ts";
import { makeTimetable, ROWS } from "#tests/support/timetables.ts";

/** This many days from the Monday of next week. */
const on = (days: number) => {
  const weekday = new Date(`${dayFromToday(0)}T12:00:00Z`).getUTCDay();
  return dayFromToday(8 - (weekday || 7) + days);
};
const each = (lessons: Record<number, string>) =>
  Object.fromEntries([1, 2, 3, 4, 5].map((weekday) => [weekday, lessons]));
const dayPath = (days: number) => `/calendar?view=day&month=${on(days).slice(0, 7)}&day=${on(days)}`;

test.describe(() => {
  // Both forms are sent wrong first.
  test.use({ expectedStatuses: [400] });

  test("a fortnight of A and B weeks with the half-term between, and something to pack", async ({
    page,
    family,
    javaScriptEnabled,
  }) => {
    const ella = await makeMember(family.family, { name: "Ella" });
    const cells = { A: each({ 1: "Maths" }), B: each({ 1: "Music" }) };
    await makeTimetable(family, ella.id, { anchor_monday: on(0), home_at: "15:15", rows: ROWS, cells });
    const strip = page.getByRole("link", { name: /^School:/ });

    await test.step("the last day of a holiday cannot be before its first", async () => {
      await page.goto("/timetable/terms");
      await page.getByRole("button", { name: "Add a row" }).click();
      await page.getByLabel("Name").fill("Half-term");
      await page.getByLabel("From").fill(on(7));
      await page.getByLabel("To", { exact: true }).fill(on(6));
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await expect(page.getByRole("alert")).toContainText("Half-term: the last day can’t be before the first");
      await page.getByLabel("To", { exact: true }).fill(on(11));
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await expect(message(page)).toContainText("Terms and holidays saved.");
    });

    await test.step("letters wait over it, on the calendar too", async () => {
      await page.goto(dayPath(2));
      await expect(strip).toHaveText(/^School: Ella to 15:15 ?Week A$/);
      await page.goto(dayPath(9));
      await expect(page.getByText("Half-term").filter({ visible: true }).first()).toBeVisible();
      await expect(strip).toHaveCount(0);
      await page.goto(dayPath(16));
      await expect(strip).toContainText("Week B");
    });

    await test.step("what is added to pack stands on its day alone", async () => {
      await page.goto(`/timetable/pack?member=${ella.id}`);
      const adding = dialog(page, "Add something to pack");
      await adding.getByRole("button", { name: "Add", exact: true }).click();
      await expect(page.getByRole("alert").first()).toContainText("Choose what to pack");
      await adding.getByLabel("What?").fill("Library book");
      await adding.getByLabel("On", { exact: true }).fill(on(16));
      await adding.getByRole("button", { name: "Add", exact: true }).click();
      await expect(message(page)).toContainText(": Library book.");
      await page.goto(dayPath(16));
      await expect(strip).toContainText("Ella: Library book");
      await strip.click();
      await expect(page).toHaveURL(/\/timetable\?member=/);
    });

    await test.step("each week is one page of paper", async () => {
      await page.goto(`/timetable/print?member=${ella.id}`);
      if (!javaScriptEnabled) return;
      const pdf = (await page.pdf({ format: "A4", preferCSSPageSize: true })).toString("latin1");
      expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
      expect(pdf).toMatch(/\/MediaBox\s*\[\s*0 0 84[12][.\d]* 59[45]/);
    });
  });
});

test("the holidays of a region are brought into the terms, and there is no school in them", async ({
  page,
  family,
}) => {
  const ella = await makeMember(family.family, { name: "Ella" });
  const always = { A: Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((weekday) => [weekday, { 1: "Maths" }])) };
  await makeTimetable(family, ella.id, { weeks: 1, home_at: "15:15", rows: ROWS, cells: always });
  const strip = page.getByRole("link", { name: /^School:/ });
  await page.goto("/timetable/terms");
  await page.getByLabel("Country", { exact: true }).selectOption("Germany");
  await page.getByRole("button", { name: "Show regions" }).click();
  await page.getByLabel("Region", { exact: true }).selectOption("Bayern");
  await page.getByRole("button", { name: "Add holidays" }).click();
  await expect(message(page)).toContainText(/\d+ holidays added\./);
  const year = Number(dayFromToday(0).slice(0, 4)) + (dayFromToday(0).endsWith("-01-01") ? 0 : 1);
  const newYear = page.getByRole("group", { name: "Neujahr" }).first();
  await expect(newYear.getByLabel("From")).toHaveValue(`${year}-01-01`);

  // A term of the family's own around them.
  const first = page.getByRole("group", { name: /^row / });
  await page.getByRole("button", { name: "Add a row" }).click();
  await first.getByLabel("Name").fill("Winter term");
  await first.getByLabel("From").fill(`${year - 1}-12-20`);
  await first.getByLabel("To", { exact: true }).fill(`${year}-02-10`);
  await first.getByLabel("Type").selectOption("School");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(message(page)).toContainText("Terms and holidays saved.");
  const dayOf = (date: string) => `/calendar?view=day&month=${date.slice(0, 7)}&day=${date}`;
  await page.goto(dayOf(`${year}-01-01`));
  await expect(page.getByText("Neujahr").filter({ visible: true }).first()).toBeVisible();
  await expect(strip).toHaveCount(0);
  await page.goto(dayOf(`${year}-01-14`));
  await expect(strip).toContainText("Ella to 15:15");
  await page.goto(dayOf(`${year}-02-11`));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(strip).toHaveCount(0);

  await page.goto("/timetable/terms?country=DE");
  await page.getByLabel("Region", { exact: true }).selectOption("Bayern");
  await page.getByRole("button", { name: "Add holidays" }).click();
  await expect(message(page)).toContainText("You already have all of these.");
});

test("school goes into the family's calendar for others, and out of it", async ({ page, family }) => {
  expect(family.family.feed_school).toBe(false);
  for (const isIn of [true, false]) {
    await page.goto("/calendar/sync");
    const box = page.getByLabel("Include school");
    if (isIn) await box.check();
    else await box.uncheck();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(message(page).first()).toContainText("Calendar feed updated.");
    await page.goto("/calendar/sync");
    if (isIn) await expect(box).toBeChecked();
    else await expect(box).not.toBeChecked();
  }
});

/** A zone, at most twelve hours from UTC, in which it is this hour now. */
function zoneAt(hour: number): string {
  const ahead = ((hour - new Date().getUTCHours() + 36) % 24) - 12;
  // Such zones are named by the hours to add to reach UTC.
  return `Etc/GMT${ahead > 0 ? "-" : "+"}${Math.abs(ahead)}`;
}

test("in the afternoon the dashboard says what to pack for tomorrow", async ({ page, family }) => {
  const ella = await makeMember(family.family, { name: "Ella" });
  const always = Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((weekday) => [weekday, { 1: "Music" }]));
  await makeTimetable(family, ella.id, { weeks: 1, rows: ROWS, cells: { A: always } });
  const pack = page.getByRole("region", { name: /^Pack for/ });
  await family.family.update({ time_zone: zoneAt(12) });
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "Today’s Schedule" })).toBeVisible();
  await expect(pack).toHaveCount(0);
  await family.family.update({ time_zone: zoneAt(20) });
  await page.goto("/dashboard");
  await expect(pack).toContainText("Ella");
  await expect(pack).toContainText("nothing to bring");
  await pack.getByRole("link", { name: "School" }).click();
  await expect(page.getByRole("heading", { name: "School", level: 1 })).toBeVisible();
});
