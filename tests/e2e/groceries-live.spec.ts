import type { Page } from "@playwright/test";
import { LiveStream } from "#app/models/system/live-stream.server.ts";
import { makeGroceryItem } from "#tests/support/factories.ts";
import { add, editList, findTick, foot, isBought } from "#tests/support/grocery-steps.ts";
import { openTomsPhone } from "#tests/support/offline-steps.ts";
import { head, scriptRuns } from "#tests/support/steps.ts";
import { test as base, expect } from "#tests/support/test.ts";

/** The page of another in the family, on a phone of his own. */
const test = base.extend<{ toms: Page }>({
  toms: async ({ family: { family }, openContext, signIn }, use) => {
    await use(await openTomsPhone(family, { openContext, signIn }));
  },
});

test("two phones in one shop see each other's ticks, and what is missing", { tag: "@core" }, async ({
  page,
  toms,
  family: { family },
  javaScriptEnabled,
}) => {
  const milk = await makeGroceryItem(family, { item_name: "Milk" });
  await makeGroceryItem(family, { item_name: "Eggs" });
  await makeGroceryItem(family, { item_name: "Tea" });
  for (const each of [page, toms]) {
    await each.goto("/groceries");
    if (javaScriptEnabled) await scriptRuns(each);
  }
  if (javaScriptEnabled) await expect.poll(() => LiveStream.count({ where: { family_id: family.id } })).toBe(2);
  /** Without script, a page is as of its rendering. */
  const look = async (at: typeof page) => {
    if (!javaScriptEnabled) await at.reload();
  };

  await findTick(toms, "Milk").click();
  await expect.poll(() => isBought(milk.id)).toBe(true);
  await look(page);
  await expect(findTick(page, "Milk")).toHaveAttribute("aria-pressed", "true");
  await expect(findTick(page, "Milk")).toContainText("Tom got it");
  await expect(head(page)).toContainText("1 of 3 in the basket");
  if (javaScriptEnabled) await expect(foot(page).getByRole("status")).toContainText("Tom put in: Milk");
  await expect(page.getByText("Tom is shopping")).toHaveCount(0);

  await findTick(toms, "Eggs").click();
  await expect(findTick(toms, "Eggs")).toHaveAttribute("aria-pressed", "true");
  await look(page);
  await expect(page.getByText("Tom is shopping")).toBeVisible();
  await expect(toms.getByText("is shopping")).toHaveCount(0);

  await add(page, "Oranges, 6");
  await expect(findTick(page, "Oranges")).toBeVisible();
  await look(toms);
  await expect(findTick(toms, "Oranges")).toContainText("6");
});

test("what another takes back while the list is changed is not ticked afterwards", { tag: "@script" }, async ({
  page,
  toms,
  family: { family },
}) => {
  const milk = await makeGroceryItem(family, { item_name: "Milk" });
  for (const each of [page, toms]) {
    await each.goto("/groceries");
    await scriptRuns(each);
  }
  await expect.poll(() => LiveStream.count({ where: { family_id: family.id } })).toBe(2);
  await findTick(toms, "Milk").click();
  await expect(findTick(page, "Milk")).toHaveAttribute("aria-pressed", "true");
  await editList(page);
  await foot(toms).getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => isBought(milk.id)).toBe(false);
  await head(page).getByRole("link", { name: "Done" }).click();
  await expect(findTick(page, "Milk")).toHaveAttribute("aria-pressed", "false");
});

test("who shops is told to a phone whose clock is an hour ahead, too", { tag: "@script" }, async ({
  page,
  toms,
  family: { family },
}) => {
  for (const item_name of ["Milk", "Eggs"]) await makeGroceryItem(family, { item_name });
  await page.addInitScript(() => {
    const now = Date.now;
    Date.now = () => now() + 3_600_000;
  });
  for (const each of [page, toms]) {
    await each.goto("/groceries");
    await scriptRuns(each);
  }
  await expect.poll(() => LiveStream.count({ where: { family_id: family.id } })).toBe(2);
  for (const name of ["Milk", "Eggs"]) await findTick(toms, name).click();
  await expect(page.getByText("Tom is shopping")).toBeVisible();
  await expect(page.getByText("Just now, 2 in the basket")).toBeVisible();
});
