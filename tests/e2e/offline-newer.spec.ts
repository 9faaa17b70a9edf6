import type { Page } from "@playwright/test";
import { updateEvent } from "#app/services/calendar/events.server.ts";
import { startDeployed } from "#tests/support/deployed.ts";
import { makeEvent, makeGroceryItem } from "#tests/support/factories.ts";
import { field, findTick, foot, isBought, list, queueRuns } from "#tests/support/grocery-steps.ts";
import { keepPage, NO_SIGNAL, setSignal, strip } from "#tests/support/offline-steps.ts";
import { followTo, goTo, scriptRuns } from "#tests/support/steps.ts";
import { test as base, expect } from "#tests/support/test.ts";

const test = base.extend<{ front: Awaited<ReturnType<typeof startDeployed>> }>({
  front: async ({ baseURL, page }, use) => {
    const front = await startDeployed(baseURL as string);
    await use(front);
    // An open page would lose its server.
    await page.close();
    front.stop();
  },
});
test.use({ serviceWorkers: "allow" });

const NEWER = "A new version is ready. Your list is safe.";

/** Makes the page visible again, so that it looks for another worker. */
const look = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));

/** Opens a page that the worker controls. */
async function open(page: Page, path: string) {
  await keepPage(page, path);
  await page.reload();
  await scriptRuns(page);
  await queueRuns(page);
}

test("the open list says at its foot that a newer Roost is ready, and loses nothing", { tag: "@script" }, async ({
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
  // The page stays as it is.
  await expect(field(page)).toHaveValue("Half a thought");
  await findTick(page, "Milk").click();
  await expect.poll(() => isBought(milk.id)).toBe(true);
  await expect(strip(page)).toContainText(NEWER);
  await setSignal(page.context(), false);
  await findTick(page, "Eggs").click();
  await expect(strip(page)).toHaveText("You’re offline. 1 change saved on this phone.");
  await page.reload();
  await scriptRuns(page);
  await expect(strip(page)).toHaveText("You’re offline. 1 change saved on this phone.");
  await setSignal(page.context(), true);
  await expect(strip(page)).toHaveText("Back online. 1 change sent.");
  expect(await isBought(eggs.id)).toBe(true);
});

test("Reload brings the newer Roost, once", { tag: "@script" }, async ({ page, family, front }) => {
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

test("Reload keeps what was typed, and so does every other reload, but no new visit", {
  tag: "@script",
}, async ({ page, family, front }) => {
  await makeGroceryItem(family.family);
  await open(page, `${front.url}/groceries`);
  await page.goto(`${front.url}/recipes/new`);
  await scriptRuns(page);
  await queueRuns(page);
  page.on("dialog", (question) => question.accept());
  await page.getByLabel("Title").fill("Leek tart");
  await page.getByLabel("Description").fill("Oma’s,\nwithout cream");
  await page.getByLabel("Meal type").selectOption("dinner");
  await page.getByLabel("Vegetarian").check();
  front.deploy();
  await look(page);
  await page.evaluate(() => Object.assign(window, { isOld: true }));
  await list(page).getByRole("button", { name: "Reload" }).click();
  await expect.poll(() => page.evaluate(() => "isOld" in window)).toBe(false);
  await expect(page.getByLabel("Title")).toHaveValue("Leek tart");
  await expect(page.getByLabel("Description")).toHaveValue("Oma’s,\nwithout cream");
  await expect(page.getByLabel("Meal type")).toHaveValue("dinner");
  await expect(page.getByLabel("Vegetarian")).toBeChecked();
  await expect(page.getByLabel("Vegan")).not.toBeChecked();
  await page.reload();
  await expect(page.getByLabel("Description")).toHaveValue("Oma’s,\nwithout cream");
  await expect(page.getByLabel("Vegetarian")).toBeChecked();
  await goTo(page, "Calm");
  await page.goto(`${front.url}/recipes/new`);
  await scriptRuns(page);
  await expect(page.getByLabel("Title")).toHaveValue("");
  await expect(page.getByLabel("Vegetarian")).not.toBeChecked();
});

test("Reload keeps the rows that were added to a form", { tag: "@script" }, async ({ page, front, family }) => {
  await makeGroceryItem(family.family);
  await open(page, `${front.url}/groceries`);
  await page.goto(`${front.url}/timetable/terms`);
  await scriptRuns(page);
  await queueRuns(page);
  const names = page.getByRole("textbox", { name: "Name" });
  const more = page.getByRole("button", { name: "Add a row" });
  for (const rows of [1, 2, 3]) {
    await more.click();
    await expect(names).toHaveCount(rows);
  }
  await names.nth(0).fill("Autumn");
  await names.nth(1).fill("Half-term");
  await names.nth(2).fill("Christmas");
  await page.getByLabel("From").nth(2).fill("2026-12-21");
  front.deploy();
  await look(page);
  await page.evaluate(() => Object.assign(window, { isOld: true }));
  await list(page).getByRole("button", { name: "Reload" }).click();
  await expect.poll(() => page.evaluate(() => "isOld" in window)).toBe(false);
  await expect(names).toHaveCount(3);
  await expect(names.nth(2)).toHaveValue("Christmas");
  await expect(names.nth(1)).toHaveValue("Half-term");
  await expect(names.nth(0)).toHaveValue("Autumn");
  await expect(page.getByLabel("From").nth(2)).toHaveValue("2026-12-21");
});

test("a dialog of which a file is gone loads itself again, once, with what was typed", { tag: "@script" }, async ({
  page,
  family,
  gate,
}) => {
  gate.expect(/^409 /, /^404 GET .*\/assets\/versions-table/);
  const { id } = await makeEvent(family, { title: "Dentist" });
  await page.goto(`/calendar/events/${id}/edit`);
  await scriptRuns(page);
  const form = page.getByRole("dialog", { name: "Edit Event" });
  await form.getByLabel("Title").fill("Dentist, Dr. Huber");
  await form.getByLabel("All day").check();
  await updateEvent(family, id, { location: "Moved to Ring Street" });
  await page.context().route(/\/assets\/versions-table/, (route) => route.fulfill({ status: 404, body: "" }));
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  const save = form.getByRole("button", { name: "Save" });
  await save.click();
  await expect.poll(() => loads).toBe(1);
  await expect(form.getByLabel("Title")).toHaveValue("Dentist, Dr. Huber");
  await expect(form.getByLabel("All day")).toBeChecked();
  await expect(form.getByLabel("Location")).toHaveValue("Moved to Ring Street");
  await updateEvent(family, id, { location: "Moved back" });
  await save.click();
  await expect(page.getByRole("alert", { name: "Someone else changed this event" })).toBeVisible();
  await expect(form.getByLabel("Title")).toHaveValue("Dentist, Dr. Huber");
  expect(loads).toBe(1);
});

test("other pages say it at their head, and go on with the files that they are made of", { tag: "@script" }, async ({
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

test("a page whose next file is gone loads itself again, and loses nothing that waits", {
  tag: "@script",
}, async ({ page, family, gate }) => {
  gate.allow(NO_SIGNAL);
  gate.expect(/^404 GET .*\/assets\/_app\.calm/, /^console error: Error loading route module/);
  const milk = await makeGroceryItem(family.family);
  await open(page, "/groceries");
  await setSignal(page.context(), false);
  await findTick(page, "Milk").click();
  await expect(strip(page)).toHaveText("You’re offline. 1 change saved on this phone.");
  await page.context().route("**/grocery/*", (route) => route.abort("failed"));
  await setSignal(page.context(), true);
  await page.context().route(/\/assets\/_app\.calm/, (route) => route.fulfill({ status: 404, body: "" }));
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  await followTo(page, "Calm");
  await expect.poll(() => loads).toBe(1);
  await scriptRuns(page);
  await expect(page).toHaveURL(/\/groceries$/);
  await expect(findTick(page, "Milk")).toHaveAttribute("aria-pressed", "true");
  await page.context().unroute("**/grocery/*");
  await expect.poll(() => isBought(milk.id)).toBe(true);
});
