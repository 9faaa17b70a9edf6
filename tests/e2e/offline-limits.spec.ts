import type { Page } from "@playwright/test";
import { DAY_MS } from "#app/domain/time/time.ts";
import { GroceryItem } from "#app/models/food/grocery-item.server.ts";
import { FamilyMember } from "#app/models/people/family-member.server.ts";
import { makeGroceryItem } from "#tests/support/factories.ts";
import { findTick, foot, isBought, item, list, queueRuns } from "#tests/support/grocery-steps.ts";
import { keepPage, NO_SIGNAL, setSignal, strip } from "#tests/support/offline-steps.ts";
import { scriptRuns } from "#tests/support/steps.ts";
import { expect, test } from "#tests/support/test.ts";

test.use({ serviceWorkers: "allow" });
test.beforeEach(({ gate }) => gate.allow(NO_SIGNAL, /^503 /));

/** Makes stored pages and changes older by `ms`, as after a time without a connection. */
const age = (page: Page, ms: number) =>
  page.evaluate(async (by) => {
    for (const name of await caches.keys()) {
      if (!name.startsWith("pages ")) continue;
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        const headers = new Headers(answer?.headers);
        headers.set("Date", new Date(Date.parse(headers.get("Date") ?? "") - by).toUTCString());
        await cache.put(request, new Response(await answer?.blob(), { headers }));
      }
    }
    const request = indexedDB.open("roost", 1);
    await new Promise((done) => {
      request.onsuccess = done;
    });
    const store = request.result.transaction("changes", "readwrite").objectStore("changes");
    const cursor = store.openCursor();
    await new Promise<void>((done) => {
      cursor.onsuccess = () => {
        if (!cursor.result) return done();
        cursor.result.update(cursor.result.value.map((change: { at: number }) => ({ ...change, at: change.at - by })));
        cursor.result.continue();
      };
    });
    request.result.close();
  }, ms);

const pagesKept = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith("pages ")));

/** Ticks something without a connection, and comes back after some days, still without one. */
async function comeBackAfter(page: Page, days: number) {
  await keepPage(page, "/groceries");
  await setSignal(page.context(), false);
  await findTick(page, "Milk").click();
  await expect(strip(page)).toHaveText("You’re offline. 1 change saved on this phone.");
  await age(page, days * DAY_MS);
  await page.goto("/groceries");
}

test("what is kept is there for 30 days", { tag: "@script" }, async ({ page, family }) => {
  await makeGroceryItem(family.family);
  await comeBackAfter(page, 29);
  await expect(item(page, "Milk")).toContainText("Not sent: Milk was waiting for more than 7 days.");
  await expect(list(page).getByText(/^You’re offline\. As of /)).toBeVisible();
});

test("30 days after the last contact neither pages nor changes are there", { tag: "@script" }, async ({
  page,
  family,
}) => {
  const milk = await makeGroceryItem(family.family);
  await comeBackAfter(page, 31);
  await expect(page.getByRole("heading", { name: "You’re offline" })).toBeVisible();
  expect(await pagesKept(page)).toEqual([]);
  await setSignal(page.context(), true);
  await page.goto("/groceries");
  await queueRuns(page);
  await expect(findTick(page, "Milk")).toHaveAttribute("aria-pressed", "false");
  await findTick(page, "Milk").click();
  await expect.poll(() => isBought(milk.id)).toBe(true);
  await expect(foot(page).getByText(/change/)).toHaveCount(0);
});

test("somebody who has left the family keeps none of its pages, and what waits for it is left out at once", {
  tag: "@script",
}, async ({ page, family: { family, user }, gate }) => {
  gate.expect(/^404 PUT/);
  for (const item_name of ["Milk", "Eggs"]) await makeGroceryItem(family, { item_name });
  await keepPage(page, "/groceries");
  await setSignal(page.context(), false);
  for (const name of ["Milk", "Eggs"]) await findTick(page, name).click();
  await expect(strip(page)).toHaveText("You’re offline. 2 changes saved on this phone.");
  await FamilyMember.update({ user_id: null }, { where: { family_id: family.id, user_id: user.id } });
  await user.update({ family_id: null });
  await setSignal(page.context(), true);
  await expect(foot(page).getByRole("alert")).toContainText("2 changes couldn’t be sent.");
  for (const name of ["Milk", "Eggs"]) await item(page, name).getByRole("button", { name: "Don’t add" }).click();
  await expect(foot(page).getByRole("alert")).toHaveCount(0);
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/onboarding/);
  await expect.poll(() => pagesKept(page)).toEqual([]);
});

test("two tabs send what waits one at a time, and each change once", { tag: "@script" }, async ({
  page,
  context,
  family,
}) => {
  const names = Array.from({ length: 12 }, (_, n) => `Thing ${String.fromCharCode(65 + n)}`);
  for (const item_name of names) await makeGroceryItem(family.family, { item_name });
  await keepPage(page, "/groceries");
  await setSignal(context, false);
  for (const name of names) await findTick(page, name).click();
  await expect(strip(page)).toHaveText("You’re offline. 12 changes saved on this phone.");
  const second = await context.newPage();
  await second.goto("/groceries");
  await expect(strip(second)).toHaveText("You’re offline. 12 changes saved on this phone.");
  const sent: string[] = [];
  let [under, most] = [0, 0];
  await context.route("**/grocery/*", async (route, request) => {
    if (request.method() !== "PUT") return route.continue();
    sent.push(new URL(request.url()).pathname);
    under += 1;
    most = Math.max(most, under);
    const answer = await route.fetch();
    under -= 1;
    await route.fulfill({ response: answer });
  });
  await setSignal(context, true);
  await expect
    .poll(() => GroceryItem.count({ where: { family_id: family.family.id, is_purchased: true } }))
    .toBe(names.length);
  await expect(foot(second).getByText(/wait/)).toHaveCount(0);
  await expect(foot(page).getByText(/wait/)).toHaveCount(0);
  expect([sent.length, new Set(sent).size, most]).toEqual([names.length, names.length, 1]);
});

test("signing out waits 5 seconds for what is under way, and asks about it then", { tag: "@script" }, async ({
  page,
  family,
}) => {
  await makeGroceryItem(family.family);
  await page.goto("/groceries");
  await scriptRuns(page);
  await queueRuns(page);
  await page.context().route("**/grocery/*", () => undefined);
  await findTick(page, "Milk").click();
  const began = Date.now();
  await page.locator(".more-tab summary").click();
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page.getByText("1 change hasn’t been sent.")).toBeVisible();
  expect(Date.now() - began).toBeGreaterThanOrEqual(5_000);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page).toHaveURL(/\/groceries/);
});
