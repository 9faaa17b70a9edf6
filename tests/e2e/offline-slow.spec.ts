import type { Page } from "@playwright/test";
import { makeGroceryItem } from "#tests/support/factories.ts";
import { findTick, list } from "#tests/support/grocery-steps.ts";
import { keepPage } from "#tests/support/offline-steps.ts";
import { scriptRuns } from "#tests/support/steps.ts";
import { expect, test } from "#tests/support/test.ts";

test.use({ serviceWorkers: "allow" });

/** Holds back answers to a page, and the stream of changes. Returns a function that releases them. */
async function slowDown(page: Page, path: string): Promise<() => void> {
  let release!: () => void;
  const held = new Promise<void>((done) => {
    release = done;
  });
  for (const address of [`**${path}`, "**/live?*"]) {
    await page.context().route(address, async (route) => {
      await held;
      // The page may be gone by then.
      await route.continue().catch(() => undefined);
    });
  }
  return release;
}
const said = (page: Page) => page.getByText(/^You’re offline\. As of \d/);

const PAGES = [
  { path: "/groceries", limitMs: 3_000 },
  { path: "/dashboard", limitMs: 8_000 },
];
for (const { path, limitMs } of PAGES) {
  test(`on a slow network ${path} shows what is kept after ${limitMs / 1000} seconds`, { tag: "@script" }, async ({
    page,
    family,
  }) => {
    await makeGroceryItem(family.family);
    await keepPage(page, path);
    const release = await slowDown(page, path);
    await page.goto("/calm");
    const began = Date.now();
    await page.goto(path);
    // The page does not appear earlier, and appears without the delayed answer.
    expect(Date.now() - began).toBeGreaterThanOrEqual(limitMs - 50);
    await expect(said(page)).toBeVisible();
    await expect(list(page).getByText("Milk").first()).toBeVisible();
    release();
  });
}

test("what comes late takes the place of what was kept where nobody has begun anything", { tag: "@script" }, async ({
  page,
  family,
}) => {
  await makeGroceryItem(family.family);
  await keepPage(page, "/groceries");
  const release = await slowDown(page, "/groceries");
  await page.goto("/groceries");
  // No Playwright action here, because the page would take it for the user's.
  const comesAgain = page.waitForEvent("framenavigated");
  release();
  await comesAgain;
  await expect(findTick(page, "Milk")).toBeVisible();
  await expect(said(page)).toHaveCount(0);
});

test("what comes late leaves a page alone that somebody has begun to use", { tag: "@script" }, async ({
  page,
  family,
}) => {
  await makeGroceryItem(family.family);
  await keepPage(page, "/groceries");
  const release = await slowDown(page, "/groceries");
  await page.goto("/groceries");
  await expect(said(page)).toBeVisible();
  await scriptRuns(page);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await findTick(page, "Milk").click();
  const answer = page.context().waitForEvent("response", (response) => response.url().endsWith("/groceries"));
  release();
  await answer;
  await expect(findTick(page, "Milk")).toHaveAttribute("aria-pressed", "true");
  await page.evaluate(async () =>
    (await navigator.serviceWorker.ready).active?.postMessage({ page: "/calm", assets: [] }),
  );
  expect(await page.evaluate(() => "isSame" in window)).toBe(true);
});
