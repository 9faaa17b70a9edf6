import type { Page } from "@playwright/test";
import { startDeployed } from "#tests/support/deployed.ts";
import { makeGroceryItem } from "#tests/support/factories.ts";
import { field, findTick, foot, isBought, list, queueRuns } from "#tests/support/grocery-steps.ts";
import { keepPage, NO_SIGNAL, setSignal, strip } from "#tests/support/offline-steps.ts";
import { goTo, scriptRuns } from "#tests/support/steps.ts";
import { test as base, expect } from "#tests/support/test.ts";

const test = base.extend<{ front: Awaited<ReturnType<typeof startDeployed>> }>({
  front: async ({ baseURL, page }, use) => {
    const front = await startDeployed(baseURL as string);
    await use(front);
    // A page would miss it.
    await page.close();
    front.stop();
  },
});
test.use({ serviceWorkers: "allow" });
test.skip(({ javaScriptEnabled }) => !javaScriptEnabled, "without script nothing of this is there");

const NEWER = "A newer Roost is ready. Your list is kept.";

/** A page looks for another worker when it is seen again. */
const look = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));

/** A page that is the worker's own. */
async function open(page: Page, path: string) {
  await keepPage(page, path);
  await page.reload();
  await scriptRuns(page);
  await queueRuns(page);
}

test("the open list says at its foot that a newer Roost is ready, and loses nothing", async ({
  page,
  family,
  gate,
  front,
}) => {
  gate.allow(NO_SIGNAL);
  const milk = await makeGroceryItem(family.family);
  const eggs = await makeGroceryItem(family.family, { item_name: "Eggs" });
  await open(page, `${front.url}/groceries`);
  await expect(page.getByText(NEWER)).toHaveCount(0);
  await field(page).fill("Half a thought");
  front.deploy();
  await look(page);
  await expect(strip(page)).toContainText(NEWER);
  await expect(page.getByText(NEWER)).toHaveCount(1);
  // The page goes on as it is.
  await expect(field(page)).toHaveValue("Half a thought");
  await findTick(page, "Milk").click();
  await expect.poll(() => isBought(milk.id)).toBe(true);
  await expect(strip(page)).toContainText(NEWER);
  await setSignal(page.context(), false);
  await findTick(page, "Eggs").click();
  await expect(strip(page)).toHaveText("No signal. 1 change waits on this phone.");
  await page.reload();
  await scriptRuns(page);
  await expect(strip(page)).toHaveText("No signal. 1 change waits on this phone.");
  await setSignal(page.context(), true);
  await expect(strip(page)).toHaveText("Back online. 1 change sent.");
  expect(await isBought(eggs.id)).toBe(true);
});

test("Reload brings the newer Roost, once", async ({ page, family, front }) => {
  await makeGroceryItem(family.family);
  await open(page, `${front.url}/groceries`);
  front.deploy();
  await look(page);
  await expect(strip(page)).toContainText(NEWER);
  await page.evaluate(() => Object.assign(window, { isOld: true }));
  await foot(page).getByRole("button", { name: "Reload" }).click();
  await expect.poll(() => page.evaluate(() => "isOld" in window)).toBe(false);
  await queueRuns(page);
  await expect(findTick(page, "Milk")).toBeVisible();
  await page.evaluate(async () => {
    document.dispatchEvent(new Event("visibilitychange"));
    await (await navigator.serviceWorker.ready).update();
  });
  await expect(page.getByText(NEWER)).toHaveCount(0);
});

test("other pages say it at their head, and go on with the files that they are made of", async ({
  page,
  family,
  front,
}) => {
  await makeGroceryItem(family.family);
  await open(page, `${front.url}/groceries`);
  await open(page, `${front.url}/dashboard`);
  front.deploy();
  await look(page);
  const said = list(page).getByRole("status").filter({ hasText: NEWER });
  await expect(said).toBeVisible();
  // The server has the files of the newer one alone.
  await page.context().route("**/assets/**", (route) => route.fulfill({ status: 404, body: "" }));
  await page.evaluate(() => Object.assign(window, { isOld: true }));
  await said.getByRole("button", { name: "Reload" }).click();
  await expect.poll(() => page.evaluate(() => "isOld" in window)).toBe(false);
  await scriptRuns(page);
  await expect(page.getByText(NEWER)).toHaveCount(0);
});

test("a page whose next file is gone loads itself again, once, and loses nothing that waits", async ({
  page,
  family,
  gate,
}) => {
  gate.allow(NO_SIGNAL);
  gate.expect(/^404 GET .*\/assets\/_app\.calm/, /Error loading route module/, /Failed to fetch dynamically imported/);
  const milk = await makeGroceryItem(family.family);
  await open(page, "/groceries");
  await setSignal(page.context(), false);
  await findTick(page, "Milk").click();
  await expect(strip(page)).toHaveText("No signal. 1 change waits on this phone.");
  await page.context().route("**/grocery/*", (route) => route.abort("failed"));
  await setSignal(page.context(), true);
  await page.context().route(/\/assets\/_app\.calm/, (route) => route.fulfill({ status: 404, body: "" }));
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  await goTo(page, "Calm");
  await expect.poll(() => loads).toBe(1);
  await scriptRuns(page);
  await expect(page).toHaveURL(/\/groceries$/);
  await expect(findTick(page, "Milk")).toHaveAttribute("aria-pressed", "true");
  await page.context().unrouteAll();
  await expect.poll(() => isBought(milk.id)).toBe(true);
  await goTo(page, "Calm");
  await expect(page.getByRole("heading", { level: 1, name: "Family Wellness" })).toBeVisible();
  expect(loads).toBe(1);
});
