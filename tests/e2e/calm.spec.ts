import type { Page } from "@playwright/test";
import { makeTip } from "#tests/support/factories.ts";
import { followTo, goTo, scriptRuns, summary } from "#tests/support/steps.ts";
import { expect, test } from "#tests/support/test.ts";

const breathing = (page: Page) => page.getByRole("region", { name: "Mindful Breathing" });
const mindfulness = (page: Page) => page.getByRole("region", { name: "Personalized Mindfulness" });

// Without script a check-in without a mood comes back refused.
test.use({ expectedStatuses: [400] });

test("a calm minute: a tip, a practice, and some breaths", async ({ page, family, javaScriptEnabled }) => {
  await page.goto("/dashboard");
  await goTo(page, "Calm");

  await test.step("the first tip, and another", async () => {
    const tips = page.getByRole("region", { name: "Daily Wellness Tip" });
    await expect(tips.getByRole("heading", { name: "No wellness tips yet" })).toBeVisible();
    await tips.getByRole("button", { name: "Get your first tip" }).click();
    await expect(tips.getByText("Built-in tip")).toBeVisible();
    await makeTip(family);
    await tips.getByRole("button", { name: "New Tip" }).click();
    await expect(page.getByRole("region", { name: "Previous Tips" }).getByRole("listitem")).toHaveCount(2);
    if (javaScriptEnabled) await scriptRuns(page);
  });

  await test.step("a practice for how one is, of the minutes there are", async () => {
    const card = mindfulness(page);
    await card.getByRole("link", { name: "Start Mood Check-In" }).click();
    await expect(card.getByRole("radio")).toHaveCount(8);
    if (javaScriptEnabled) await expect(card.getByRole("heading", { level: 2 })).toBeFocused();
    const submit = card.getByRole("button", { name: "Get My Practice" });
    if (javaScriptEnabled) {
      await expect(submit).toBeDisabled();
    } else {
      await submit.click();
      await expect(summary(page)).toContainText("Choose a mood");
    }
    await card.getByRole("radio", { name: "Tired" }).check();
    const time = card.getByRole("slider", { name: "Time, 2 to 30 minutes" });
    await expect(time).toHaveValue("10");
    await time.press("ArrowLeft");
    await time.press("ArrowLeft");
    if (javaScriptEnabled) await expect(card.getByText("8 min", { exact: true })).toBeVisible();
    await submit.click();
    await expect(card.getByText("Built-in practice")).toBeVisible();
    const minutes = await card.getByRole("listitem").locator("small").allInnerTexts();
    expect(minutes.reduce((sum, text) => sum + Number.parseInt(text, 10), 0)).toBe(8);
    await page.reload();
    await expect(card.getByText("8 min", { exact: true })).toBeVisible();
    await card.getByRole("link", { name: "New Practice" }).click();
    await expect(card.getByRole("radio", { name: "Tired" })).toBeChecked();
    await card.getByRole("link", { name: "Cancel" }).click();
    await expect(card.getByRole("listitem").first()).toBeVisible();
  });

  await test.step("breathe, and stop", async () => {
    const card = breathing(page);
    await expect(card.getByText("Breathe", { exact: true })).toBeVisible();
    await card.getByRole("link", { name: "Start Breathing Exercise" }).click();
    await expect(card.getByRole("link", { name: "Stop Exercise" })).toBeVisible();
    await expect(card.getByText("Round 1")).toBeVisible({ visible: javaScriptEnabled });
    await card.getByRole("link", { name: "Stop Exercise" }).click();
    await expect(card.getByText("Breathe", { exact: true })).toBeVisible();
  });
});

test.describe("the rhythm", { tag: "@script" }, () => {
  /** Stops every animation of the card at a moment, in milliseconds since it began. */
  const stopAt = (page: Page, moment: number) =>
    breathing(page).evaluate((card, time) => {
      for (const animation of card.getAnimations({ subtree: true })) {
        animation.pause();
        animation.currentTime = time;
      }
    }, moment);

  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    test(`is 4, 4 and 6 seconds, one word at a time, with ${reducedMotion}`, async ({ page, family: _ }) => {
      await page.emulateMedia({ reducedMotion });
      await page.goto("/calm?breathing=1");
      const moving = await page.locator(".breath__orb").evaluate((orb) => orb.getAnimations().length);
      expect(moving).toBe(reducedMotion === "reduce" ? 0 : 1);
      for (const [moment, word] of [
        [0, "Inhale"],
        [3_999, "Inhale"],
        [4_000, "Hold"],
        [7_999, "Hold"],
        [8_000, "Exhale"],
        [13_999, "Exhale"],
        [14_000, "Inhale"],
        [18_000, "Hold"],
      ] as const) {
        await stopAt(page, moment);
        // The page hides the other words from screen readers, too, and announces nothing.
        await expect(page.locator(".breath__word")).toMatchAriaSnapshot(`- paragraph: ${word}`);
      }
      await expect(breathing(page).locator("[aria-live], [role=status], [role=alert]")).toHaveCount(0);
    });
  }

  test("the circle grows for 4 seconds, stays for 4, and shrinks for 6", async ({ page, family: _ }) => {
    await page.goto("/calm?breathing=1");
    const sizes: number[] = [];
    for (const moment of [0, 2_000, 4_000, 6_000, 8_000, 11_000, 13_999]) {
      await stopAt(page, moment);
      sizes.push(await page.locator(".breath__orb").evaluate((orb) => orb.getBoundingClientRect().width));
    }
    const [small = 0, half = 0, large = 0, held, full, shrunk = 0, end = 0] = sizes;
    expect(half).toBeGreaterThan(small);
    expect(large).toBeGreaterThan(half);
    expect([held, full]).toEqual([large, large]);
    expect(shrunk).toBeLessThan(large);
    expect(Math.abs(end - small)).toBeLessThan(1);
  });

  test("script counts the rounds, and lets the phone buzz after a press alone", { tag: "@core" }, async ({
    page,
    family: _,
  }) => {
    await page.addInitScript(() => {
      const buzzes: unknown[] = [];
      Object.assign(window, { buzzes });
      navigator.vibrate = (pattern) => buzzes.push(pattern) > 0;
    });
    const buzzes = () => page.evaluate(() => (window as unknown as { buzzes: unknown[] }).buzzes.filter(Boolean));
    await page.goto("/calm?breathing=1");
    await expect(breathing(page).getByText("Round 1")).toBeVisible();
    await stopAt(page, 28_100);
    await expect(breathing(page).getByText("Round 3")).toBeVisible();
    expect(await buzzes()).toEqual([]);
    await breathing(page).getByRole("link", { name: "Stop Exercise" }).click();
    await breathing(page).getByRole("link", { name: "Start Breathing Exercise" }).click();
    await expect.poll(async () => (await buzzes())[0]).toEqual([60]);
    await page.emulateMedia({ reducedMotion: "reduce" });
    const before = await buzzes();
    await stopAt(page, 14_100);
    await expect(breathing(page).getByText("Round 2")).toBeVisible();
    expect(await buzzes()).toEqual(before);
  });
});

test("a slow page says what it is waiting for", { tag: "@script" }, async ({ page, family: _ }) => {
  await page.goto("/dashboard");
  await scriptRuns(page);
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/calm.data*", async (route) => {
    await asked;
    await route.continue();
  });
  await followTo(page, "Calm");
  await expect(page.getByText("Loading wellness activities...")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  await expect(page.getByRole("heading", { name: "Today’s Schedule" })).toBeHidden();
  answer();
  await expect(page.getByRole("heading", { name: "Family Wellness" })).toBeVisible();
  await expect(page.getByText("Loading wellness activities...")).toBeHidden();
});
