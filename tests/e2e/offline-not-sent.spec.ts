import type { Page } from "@playwright/test";
import { GroceryItem } from "#app/models/food/grocery-item.server.ts";
import { removeGroceryItem } from "#app/services/food/removed-groceries.server.ts";
import { makeGroceryItem } from "#tests/support/factories.ts";
import { add, findTick, foot, isBought, item, list, openWithQueue, queueRuns } from "#tests/support/grocery-steps.ts";
import { NO_SIGNAL, setSignal, strip } from "#tests/support/offline-steps.ts";
import { head } from "#tests/support/steps.ts";
import { expect, test } from "#tests/support/test.ts";

test.beforeEach(({ gate }) => gate.allow(NO_SIGNAL));

/** Adds one to an item's quantity, in the mode that edits the list, without a connection. */
async function count(page: Page, name: string, wanted: string) {
  await head(page).getByRole("link", { name: "Edit list" }).click();
  await item(page, name)
    .getByRole("button", { name: `More ${name}` })
    .click();
  await expect(item(page, name)).toContainText(wanted);
  await head(page).getByRole("link", { name: "Done" }).click();
}
const alert = (page: Page) => foot(page).getByRole("alert");
const press = (page: Page, name: string, button: string) =>
  item(page, name).getByRole("button", { name: button, exact: true }).click();

test("what another has removed says so at its row, and is put back with all that was done to it", {
  tag: "@script",
}, async ({ page, family, gate }) => {
  gate.expect(/^404 PUT/);
  const milk = await makeGroceryItem(family.family, { quantity: "2 cartons" });
  for (let n = 1; n <= 30; n++) await makeGroceryItem(family.family, { item_name: `Thing ${n}`, category: "Produce" });
  const eggs = await makeGroceryItem(family.family, { item_name: "Eggs" });
  await page.goto("/groceries");
  await queueRuns(page);
  await setSignal(page.context(), false);
  await findTick(page, "Milk").click();
  await count(page, "Milk", "3 cartons");
  await findTick(page, "Eggs").click();
  await expect(strip(page)).toHaveText("You’re offline. 3 changes saved on this phone.");
  await removeGroceryItem(family, milk.id);

  await setSignal(page.context(), true);
  await expect(alert(page)).toContainText("2 changes couldn’t be sent.");
  // The next change is sent nonetheless.
  await expect.poll(() => isBought(eggs.id)).toBe(true);
  const row = item(page, "Milk");
  await expect(row.getByText("Not sent: Anna removed Milk while you were offline.")).toHaveCount(1);
  const aisle = list(page).getByRole("region", { name: "Dairy & Eggs" });
  await expect(aisle.getByRole("listitem").filter({ hasText: "Not sent" })).toHaveCount(1);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(row).not.toBeInViewport();
  await alert(page).getByRole("link", { name: "See item" }).click();
  await expect(row.getByRole("button", { name: "Add it back" })).toBeInViewport({ ratio: 1 });

  // The notice outlives the page. The reloaded page has no such item.
  await page.reload();
  await queueRuns(page);
  await expect(alert(page)).toContainText("2 changes couldn’t be sent.");
  await press(page, "Milk", "Add it back");
  await expect(alert(page)).toHaveCount(0);
  await expect(findTick(page, "Milk")).toHaveAttribute("aria-pressed", "true");
  const find = () =>
    GroceryItem.findAll({ where: { family_id: family.family.id, item_name: "Milk", removed_at: null }, raw: true });
  const done = [{ quantity: "3 cartons", is_purchased: true }];
  await expect
    .poll(async () => (await find()).map(({ quantity, is_purchased }) => ({ quantity, is_purchased })))
    .toEqual(done);
});

test("what is refused says why at its row, is left out, and holds nothing up", { tag: "@script" }, async ({
  page,
  family,
  gate,
}) => {
  gate.expect(/^409 PUT/, /^400 POST/);
  const milk = await makeGroceryItem(family.family);
  const eggs = await makeGroceryItem(family.family, { item_name: "Eggs" });
  await page.goto("/groceries");
  await queueRuns(page);
  await setSignal(page.context(), false);
  await findTick(page, "Milk").click();
  await add(page, "Tea");
  await findTick(page, "Tea").click();
  await findTick(page, "Eggs").click();
  await expect(strip(page)).toHaveText("You’re offline. 4 changes saved on this phone.");
  const refuse = (error: string) => ({ contentType: "application/json", body: JSON.stringify({ error }) });
  await page.route(`**/grocery/${milk.id}`, (route) => route.fulfill({ status: 409, ...refuse("The list is full") }));
  await page.route("**/grocery", (route) => route.fulfill({ status: 400, ...refuse("That is too long") }));
  await setSignal(page.context(), true);
  await expect(alert(page)).toContainText("2 changes couldn’t be sent.");
  await expect.poll(() => isBought(eggs.id)).toBe(true);
  await expect(item(page, "Milk")).toContainText("Not sent: Milk. The list is full.");
  await expect(findTick(page, "Milk")).toHaveAttribute("aria-pressed", "false");
  await expect(item(page, "Tea")).toContainText("Not sent: Tea. That is too long.");
  for (const name of ["Milk", "Tea"])
    await expect(item(page, name).getByRole("button", { name: "Add it back" })).toHaveCount(0);

  await press(page, "Tea", "Don’t add");
  await expect(item(page, "Tea")).toHaveCount(0);
  await expect(alert(page)).toContainText("1 change couldn’t be sent.");
  await press(page, "Milk", "Don’t add");
  await expect(alert(page)).toHaveCount(0);
  await expect(item(page, "Milk")).not.toContainText("Not sent");
  await page.reload();
  await queueRuns(page);
  await expect(findTick(page, "Milk")).toHaveAttribute("aria-pressed", "false");
  await expect(foot(page).getByText(/change/)).toHaveCount(0);
});

test("what has waited for more than 7 days is asked about, and sent or left out", { tag: "@script" }, async ({
  page,
  family,
}) => {
  const milk = await makeGroceryItem(family.family);
  const eggs = await makeGroceryItem(family.family, { item_name: "Eggs" });
  await page.clock.install();
  await openWithQueue(page);
  await setSignal(page.context(), false);
  for (const name of ["Milk", "Eggs"]) await findTick(page, name).click();
  await expect(strip(page)).toHaveText("You’re offline. 2 changes saved on this phone.");
  await page.clock.fastForward(7 * 864e5 + 60_000);
  await setSignal(page.context(), true);
  await expect(alert(page)).toContainText("2 changes couldn’t be sent.");
  await expect(item(page, "Milk")).toContainText("Not sent: Milk was waiting for more than 7 days.");
  expect([await isBought(milk.id), await isBought(eggs.id)]).toEqual([false, false]);
  await press(page, "Milk", "Send");
  await expect.poll(() => isBought(milk.id)).toBe(true);
  await press(page, "Eggs", "Don’t add");
  await expect(alert(page)).toHaveCount(0);
  await expect(findTick(page, "Eggs")).toHaveAttribute("aria-pressed", "false");
  expect(await isBought(eggs.id)).toBe(false);
});
