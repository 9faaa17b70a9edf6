import type { Locator, Page } from "@playwright/test";
import { GroceryItem } from "#app/models/grocery-item.server.ts";

export const list = (page: Page): Locator => page.getByRole("region", { name: "Grocery List" });
export const item = (page: Page, name: string): Locator => list(page).getByRole("listitem").filter({ hasText: name });
export const findTick = (page: Page, name: string): Locator => item(page, name).locator("[aria-pressed]");
export const names = (page: Page, aisle: string) =>
  list(page).getByRole("region", { name: aisle }).locator(".item__name").allInnerTexts();

export async function add(page: Page, text: string): Promise<void> {
  await list(page)
    .getByRole("combobox", { name: "Item" })
    .or(list(page).getByRole("textbox", { name: "Item" }))
    .fill(text);
  await list(page).getByRole("button", { name: "Add", exact: true }).click();
}

export const isBought = async (id: number) => (await GroceryItem.findByPk(id, { rejectOnEmpty: true })).is_purchased;
