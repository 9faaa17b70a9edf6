import type { BrowserContext, Page } from "@playwright/test";
import { HOUR_MS } from "#app/domain/time/time.ts";
import { scriptRuns } from "#tests/support/steps.ts";
import { expect, test } from "#tests/support/test.ts";

/** A browser whose first visit was an hour ago. */
const wasHere = (context: BrowserContext, url: string) =>
  context.addCookies([{ name: "roost_install", value: String(Date.now() - HOUR_MS), url }]);
const NAME = "Roost on your home screen";

// Everybody here is signed in.
test.beforeEach(({ family }) => expect(family.user.id).toBeGreaterThan(0));

test("from the second visit on the dashboard leads to how Roost comes to the home screen", async ({
  page,
  context,
  baseURL,
  javaScriptEnabled,
}) => {
  await page.goto("/dashboard");
  const card = page.getByRole("region", { name: NAME });
  await expect(page.getByRole("heading", { name: /Anna/ }).first()).toBeVisible();
  await expect(card).toHaveCount(0);
  await wasHere(context, baseURL as string);
  await page.goto("/dashboard");
  await expect(card.getByText("even offline.")).toBeVisible();
  if (javaScriptEnabled) await scriptRuns(page);
  // A browser without a question of its own: Safari, Firefox.
  await card.getByRole("link", { name: "Add to home screen" }).click();
  await expect(page).toHaveURL(/\/install$/);
  await expect(page.getByRole("heading", { name: NAME })).toBeVisible();
  await expect(page.getByText("Tap Share (the square with an arrow).")).toBeVisible();

  await page.goto("/dashboard");
  if (javaScriptEnabled) await scriptRuns(page);
  await card.getByRole("button", { name: "Not now" }).click();
  await expect(card).toHaveCount(0);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: /Anna/ }).first()).toBeVisible();
  await expect(card).toHaveCount(0);
});

test("where the browser has a question of its own, the card asks it", { tag: "@script" }, async ({
  page,
  context,
  baseURL,
}) => {
  await wasHere(context, baseURL as string);
  await page.goto("/dashboard");
  /** Sends Chromium's `beforeinstallprompt`. Returns whether the page prevents the browser's own question. */
  const offer = () =>
    page.evaluate(() => {
      const prompt = () => Object.assign(window, { wasAsked: true });
      const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt });
      return !dispatchEvent(event);
    });
  await expect.poll(offer).toBe(true);
  const card = page.getByRole("region", { name: NAME });
  expect(await page.evaluate(() => "wasAsked" in window)).toBe(false);
  await card.getByRole("link", { name: "Add to home screen" }).click();
  await expect.poll(() => page.evaluate(() => "wasAsked" in window)).toBe(true);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("the icon's shortcuts lead to the list, to a new event and to today", async ({ page, baseURL }) => {
  const answer = await fetch(`${baseURL}/manifest.webmanifest`);
  const { id, start_url, shortcuts } = await answer.json();
  expect([id, start_url]).toEqual(["/", "/dashboard"]);
  expect(shortcuts.map(({ name, url }: Record<string, string>) => [name, url])).toEqual([
    ["Groceries", "/groceries"],
    ["Add Event", "/calendar/events/new"],
    ["Today", "/dashboard"],
  ]);
  for (const [url, heading] of [
    ["/groceries", "Groceries"],
    ["/calendar/events/new", "Add Event"],
    ["/dashboard", /Anna/],
  ] as const) {
    await page.goto(url);
    await expect(page.getByRole("heading", { name: heading }).first()).toBeVisible();
  }
});

test("in Lite mode nothing is offered, and no worker comes", async ({ page, context, baseURL, javaScriptEnabled }) => {
  await wasHere(context, baseURL as string);
  await page.goto("/dashboard");
  await expect(page.getByRole("region", { name: NAME })).toHaveCount(1);
  await page.getByRole("button", { name: "Lite mode: off" }).first().click();
  await expect(page.getByRole("button", { name: "Lite mode: on" }).first()).toBeVisible();
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: /Anna/ }).first()).toBeVisible();
  await expect(page.getByRole("region", { name: NAME })).toHaveCount(0);
  if (javaScriptEnabled) expect(await page.locator("script[src]").count()).toBe(0);
});

test(
  "in an installed window nothing is offered @whole",
  { tag: "@script" },
  async ({ playwright, browserName, baseURL, family: { user }, signIn, gate }, testInfo) => {
    const { launchOptions, channel, viewport, userAgent } = testInfo.project.use;
    // A window without an address bar, as that of an installed page is.
    const args = [...(launchOptions?.args ?? []), `--app=${baseURL}/install`];
    const options = Object.assign({}, launchOptions, {
      channel,
      args,
      viewport,
      userAgent,
      serviceWorkers: "block" as const,
    });
    const context = await playwright[browserName].launchPersistentContext(testInfo.outputPath("installed"), options);
    gate.watch(context);
    await wasHere(context, baseURL as string);
    await signIn(user, context);
    const isOffered = async (page: Page, displayMode: string) => {
      await page.goto(`${baseURL}/dashboard`);
      await expect(page.getByRole("heading", { name: /Anna/ }).first()).toBeVisible();
      await scriptRuns(page);
      expect(await page.evaluate((mode) => matchMedia(`(display-mode: ${mode})`).matches, displayMode)).toBe(true);
      const card = page.getByRole("region", { name: NAME, includeHidden: true });
      await expect(card).toHaveCount(1);
      return card.isVisible();
    };
    const [installed] = context.pages();
    expect(await isOffered(installed as Page, "standalone")).toBe(false);
    expect(await isOffered(await context.newPage(), "browser")).toBe(true);
    await context.close();
  },
);
