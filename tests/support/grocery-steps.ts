import type { Locator, Page } from "@playwright/test";
import { GroceryItem } from "#app/models/food/grocery-item.server.ts";
import { head } from "#tests/support/steps.ts";
import { expect } from "#tests/support/test.ts";

/** The list; `foot` is the region at its foot. */
export const list = (page: Page): Locator => page.getByRole("main");
export const foot = (page: Page): Locator => page.getByRole("region", { name: "Add items, and progress" });
export const item = (page: Page, name: string): Locator => list(page).getByRole("listitem").filter({ hasText: name });
/** The button of a row, also of one in the basket, which may be folded away. */
export const findTick = (page: Page, name: string): Locator =>
  list(page)
    .locator("[aria-pressed]")
    .filter({ hasText: new RegExp(`^\\s*${name}`) });
export const names = (page: Page, aisle: string) =>
  list(page).getByRole("region", { name: aisle }).locator("b").allInnerTexts();
export const basket = (page: Page): Locator => list(page).locator("#basket");

/** Unfolds a `<details>`: the basket, or the list's menu. */
export async function unfold(details: Locator): Promise<void> {
  if ((await details.getAttribute("open")) === null) await details.locator("summary").click();
}

/** The field for a new item. */
export const field = (page: Page): Locator =>
  foot(page)
    .getByRole("combobox", { name: "Item" })
    .or(foot(page).getByRole("textbox", { name: "Item" }));

export async function add(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await foot(page).getByRole("button", { name: "Add", exact: true }).click();
}

/** Switches the list to the mode that edits and removes items. */
export async function editList(page: Page): Promise<void> {
  await head(page).getByRole("link", { name: "Edit list" }).click();
  await expect(head(page).getByRole("link", { name: "Done" })).toBeVisible();
}

/** Opens a page of the list's menu: the staples, the order of the aisles. */
export async function openMore(page: Page, name: string): Promise<void> {
  await unfold(head(page).locator("details.menu"));
  await head(page).getByRole("link", { name, exact: true }).click();
}

export const isBought = async (id: number) => (await GroceryItem.findByPk(id, { rejectOnEmpty: true })).is_purchased;

/** Waits for the script of the queue, which is loaded after the page. */
export const queueRuns = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name)))
    .toContainEqual(expect.stringMatching(/\/assets\/offline-/));

/** The same for a test with a fixed clock, in which the browser records no loaded files. */
export async function openWithQueue(page: Page): Promise<void> {
  const queue = page.waitForEvent("requestfinished", (request) => /\/assets\/offline-/.test(request.url()));
  await page.goto("/groceries");
  await queue;
}
