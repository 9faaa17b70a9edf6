import type { Page } from "@playwright/test";
import { Temporal } from "#app/domain/time/time.ts";
import { REWARD_LADDER } from "#app/ideas/rewards.ts";
import { startAppAt, type TestApp } from "#tests/support/app.ts";
import { makeIdea } from "#tests/support/factories.ts";
import { dialog, goTo, scriptRuns, summary } from "#tests/support/steps.ts";
import { expect, test } from "#tests/support/test.ts";

const todays = (page: Page) => page.getByRole("region", { name: "Today’s Activity" });

/** Gets a quick idea, and marks it as done. The success view opens. */
async function doSomethingQuick(page: Page): Promise<void> {
  await expect(todays(page)).toContainText("No activity yet today");
  await page.getByRole("button", { name: "Quick" }).click();
  await expect(todays(page).getByText("From Roost’s collection")).toBeVisible();
  const title = await todays(page).getByRole("heading", { level: 3 }).innerText();
  await todays(page).getByRole("link", { name: "Mark as Complete" }).click();
  const form = dialog(page, "Mark as Complete");
  await expect(form.getByLabel("How long was it?")).toHaveValue("10");
  await form.getByRole("button", { name: "Complete" }).click();
  await expect(dialog(page, "Well done!")).toContainText(title);
}

test("something done together, its points, and where it is kept", async ({ page, family: _, javaScriptEnabled }) => {
  await page.goto("/dashboard");
  await goTo(page, "Connection");
  await page.getByRole("button", { name: "Deeper" }).click();
  await expect(todays(page).getByText("From Roost’s collection")).toBeVisible();
  if (javaScriptEnabled) await scriptRuns(page);
  const first = await todays(page).getByRole("heading", { level: 3 }).innerText();
  await todays(page).getByRole("button", { name: "New Activity" }).click();
  await expect(todays(page).getByRole("heading", { level: 3 })).not.toHaveText(first);
  await expect(page.getByRole("region", { name: "Recent Ideas" })).toContainText(first);
  await todays(page).getByRole("button", { name: "Skip" }).click();
  await expect(todays(page)).toContainText("No activity yet today");
  if (javaScriptEnabled) await expect(todays(page).getByRole("heading", { level: 2 })).toBeFocused();

  const again = page.getByRole("region", { name: "Recent Ideas" }).getByRole("listitem").filter({ hasText: first });
  await again.getByRole("link", { name: "Choose this" }).click();
  const form = dialog(page, "Mark as Complete");
  await form.getByLabel("How long was it?").fill("40");
  await form.getByRole("radio", { name: "Ben" }).check();
  await form.getByLabel("Notes").fill("We laughed 🦉\nand laughed");
  await form.getByRole("button", { name: "Complete" }).click();
  await expect(dialog(page, "Well done!")).toContainText("First day of a streak");
  await dialog(page, "Well done!").getByRole("link", { name: "Close" }).last().click();

  await page.getByRole("link", { name: "All completed activities" }).click();
  const done = page.getByRole("region", { name: /^Done together/ }).getByRole("listitem");
  await expect(done).toContainText([first]);
  await expect(done).toContainText(["40 min · Ben"]);
  await expect(done).toContainText(["We laughed 🦉"]);
  await expect(page.getByRole("img", { name: /day by day: an activity on 1 of/ })).toBeVisible();
  await page.getByRole("link", { name: "Back to Connection" }).click();
  await expect(page).toHaveURL("/connection");
});

test("the streak is kept over midnight where the family lives, and ends with a day off", { tag: "@noscript" }, async ({
  page,
  family,
}) => {
  test.setTimeout(90_000);
  const zone = family.family.time_zone;
  const tomorrow = Temporal.Now.zonedDateTimeISO(zone).add({ days: 1 }).withPlainTime("23:57");
  const apps: TestApp[] = [];
  const openAt = async (time: Temporal.ZonedDateTime) => {
    const app = await startAppAt(process.env.DATABASE_URL as string, time.toInstant());
    apps.push(app);
    await page.goto(`${app.url}/connection`);
  };
  const stat = (name: string) =>
    page.getByRole("region", { name: "Points" }).locator("dl > div", { hasText: name }).getByRole("definition");
  try {
    await openAt(tomorrow);
    await doSomethingQuick(page);
    await expect(dialog(page, "Well done!")).toContainText("+10");

    await openAt(tomorrow.add({ minutes: 6 }));
    await expect(stat("day streak")).toHaveText("1");
    await expect(todays(page)).toContainText("No activity yet today");
    await doSomethingQuick(page);
    await expect(dialog(page, "Well done!")).toContainText("+1 streak");
    await expect(dialog(page, "Well done!")).toContainText("2 days in a row");

    await dialog(page, "Well done!").getByRole("link", { name: "Close" }).last().click();
    await doSomethingQuick(page);
    await expect(dialog(page, "Well done!")).toContainText(`New reward: ${REWARD_LADDER[0]?.reward_title}`);

    await openAt(tomorrow.add({ days: 3 }));
    await expect(stat("total points")).toHaveText("32");
    await expect(stat("day streak")).toHaveText("0");
    await expect(stat("best streak")).toHaveText("2");
    await expect(page.getByRole("region", { name: "Earned Rewards" }).getByRole("listitem")).toHaveCount(1);
  } finally {
    for (const app of apps) await app.stop();
  }
});

test.describe("a completion that cannot be", () => {
  test.use({ expectedStatuses: [400] });

  test("says so in plain words and loses nothing", async ({ page, family }) => {
    const { id } = await makeIdea(family, "quick", [], Temporal.Now.instant());
    await page.goto(`/connection/complete?idea=${id}`);
    const form = dialog(page, "Mark as Complete");
    await form.getByLabel("How long was it?").fill("15.5");
    await form.getByLabel("Notes").fill("🦉".repeat(5_001));
    await form.getByRole("button", { name: "Complete" }).click();
    await expect(summary(page)).toContainText("Enter a number of minutes from 1 to 480");
    await expect(summary(page)).toContainText("String must contain at most 5000 character(s)");
    await expect(form.getByLabel("How long was it?")).toHaveValue("15.5");
    await expect(form.getByLabel("Notes")).toHaveValue("🦉".repeat(5_001));
  });
});

test.describe("the success view", { tag: "@script" }, () => {
  test("closes by itself after three seconds, unless someone has moved into it", async ({ page, family: _ }) => {
    await page.clock.install();
    await page.goto("/connection");
    await scriptRuns(page);
    // From here on only the test moves the clock.
    await page.clock.pauseAt(Date.now() + 60_000);
    const heading = page.getByRole("heading", { name: "Well done!" });
    await doSomethingQuick(page);
    await expect(heading).toBeFocused();
    await page.clock.runFor(2_900);
    await expect(dialog(page, "Well done!")).toBeVisible();
    await page.clock.runFor(200);
    await expect(dialog(page, "Well done!")).toBeHidden();
    await expect(page).toHaveURL("/connection");

    await doSomethingQuick(page);
    await expect(heading).toBeFocused();
    await page.keyboard.press("Tab");
    await page.clock.runFor(60_000);
    await expect(dialog(page, "Well done!")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog(page, "Well done!")).toBeHidden();
  });
});
