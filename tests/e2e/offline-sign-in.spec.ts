import type { Page } from "@playwright/test";
import { Session } from "#app/models/people/session.server.ts";
import { makeFamily, makeGroceryItem } from "#tests/support/factories.ts";
import { findTick, foot, isBought } from "#tests/support/grocery-steps.ts";
import { keepPage, NO_SIGNAL, setSignal, strip } from "#tests/support/offline-steps.ts";
import { expect, test } from "#tests/support/test.ts";

test.use({ serviceWorkers: "allow" });

const pagesKept = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith("pages ")));

test("a sign-in that ended elsewhere keeps what waits until the same person is back, and no page", {
  tag: ["@script", "@core"],
}, async ({ page, family, signIn, gate }) => {
  const context = page.context();
  gate.allow(NO_SIGNAL);
  gate.expect(/^401 PUT/, /^503 /);
  const milk = await makeGroceryItem(family.family);
  const eggs = await makeGroceryItem(family.family, { item_name: "Eggs" });
  await keepPage(page, "/groceries");
  await setSignal(page.context(), false);
  for (const name of ["Milk", "Eggs"]) await findTick(page, name).click();
  await expect(strip(page)).toHaveText("You’re offline. 2 changes saved on this phone.");
  await Session.destroy({ where: { user_id: family.user.id } });

  await setSignal(context, true);
  await expect(strip(page)).toHaveText("You’re signed out. 2 changes are waiting: sign in to send them.");
  await expect(findTick(page, "Milk")).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => pagesKept(page)).toEqual([]);
  await findTick(page, "Milk").click();
  await expect(findTick(page, "Milk")).toHaveAttribute("aria-pressed", "false");
  await expect(strip(page)).toHaveText("You’re signed out. 2 changes are waiting: sign in to send them.");
  await setSignal(context, false);
  await page.goto("/groceries");
  await expect(page.getByRole("heading", { name: "You’re offline" })).toBeVisible();
  await expect(page.getByText("Milk")).toHaveCount(0);
  await setSignal(context, true);
  await page.goto("/groceries");
  await expect(page).toHaveURL(/\/(\?.*)?$/);

  // Another user signs in on this phone: no change of the first is sent or shown.
  const sent: string[] = [];
  context.on("request", (request) => {
    if (request.method() === "PUT") sent.push(request.url());
  });
  const other = await makeFamily({ members: [] });
  await makeGroceryItem(other.family, { item_name: "Bread" });
  await signIn(other.user);
  await keepPage(page, "/groceries");
  await findTick(page, "Bread").click();
  await expect.poll(() => sent).toContainEqual(expect.stringContaining(`/families/${other.family.id}/`));
  expect(sent.filter((url) => url.includes(`/families/${family.family.id}/`))).toEqual([]);
  await expect(foot(page).getByText(/change/)).toHaveCount(0);
  expect([await isBought(milk.id), await isBought(eggs.id)]).toEqual([false, false]);

  await signIn(family.user);
  await page.goto("/groceries");
  await expect(strip(page)).toHaveText("Back online. 2 changes sent.");
  await expect.poll(() => isBought(eggs.id)).toBe(true);
  expect(await isBought(milk.id)).toBe(false);
  await expect(findTick(page, "Bread")).toHaveCount(0);
});

test("a queue that meets another person's session waits, and goes out when its own is back", {
  tag: "@script",
}, async ({ page, family, signIn, gate }) => {
  gate.allow(NO_SIGNAL);
  gate.expect(/^412 PUT/);
  const milk = await makeGroceryItem(family.family);
  await keepPage(page, "/groceries");
  await setSignal(page.context(), false);
  await findTick(page, "Milk").click();
  await expect(strip(page)).toHaveText("You’re offline. 1 change saved on this phone.");
  const other = await makeFamily({ members: [] });
  await signIn(other.user);
  await setSignal(page.context(), true);
  await expect(strip(page)).toHaveText("You’re signed out. 1 change is waiting: sign in to send it.");
  expect(await isBought(milk.id)).toBe(false);
  await signIn(family.user);
  await page.reload();
  await expect(strip(page)).toHaveText("Back online. 1 change sent.");
  await expect.poll(() => isBought(milk.id)).toBe(true);
});
