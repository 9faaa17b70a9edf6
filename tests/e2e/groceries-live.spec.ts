import type { Page } from "@playwright/test";
import { LiveStream } from "#app/models/system/live-stream.server.ts";
import { makeGroceryItem } from "#tests/support/factories.ts";
import { add, editList, findTick, foot, isBought, item } from "#tests/support/grocery-steps.ts";
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

test("a message stays when the list changes elsewhere before it is shown", { tag: "@script" }, async ({
  page,
  toms,
  family: { family },
}) => {
  await makeGroceryItem(family, { item_name: "Milk" });
  await makeGroceryItem(family, { item_name: "Eggs" });
  for (const each of [page, toms]) {
    await each.goto("/groceries");
    await scriptRuns(each);
  }
  await editList(page);
  await expect.poll(() => LiveStream.count({ where: { family_id: family.id } })).toBe(2);
  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  const heard = new Promise<void>((done) => {
    network.on("Network.eventSourceMessageReceived", ({ data }) => data.includes("Oranges") && done());
  });
  // The reload that brings the message is answered, but arrives only after Tom's change.
  let isHeld = false;
  const held = new Promise<void>((done) => {
    void page.route(/\/groceries\.data/, async (route) => {
      if (route.request().method() !== "GET" || isHeld) return route.continue();
      isHeld = true;
      const response = await route.fetch();
      done();
      await heard;
      await route.fulfill({ response });
    });
  });
  await item(page, "Milk").getByRole("button", { name: "Remove Milk" }).click();
  await held;
  await add(toms, "Oranges, 6");
  await expect(item(page, "Oranges")).toBeVisible();
  await expect(foot(page).getByRole("status")).toContainText("Removed: Milk");
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
