import type { Page } from "@playwright/test";
import { GroceryItem } from "#app/models/food/grocery-item.server.ts";
import { add, findTick, foot, list } from "#tests/support/grocery-steps.ts";
import { keepPage, NO_SIGNAL, readQueues, setSignal, strip } from "#tests/support/offline-steps.ts";
import { head, scriptRuns } from "#tests/support/steps.ts";
import { expect, test } from "#tests/support/test.ts";

test.use({ serviceWorkers: "allow" });
test.beforeEach(({ gate }) => gate.allow(NO_SIGNAL));
test.describe.configure({ timeout: 180_000 });

const fill = ({ id: family_id }: { id: number }, count: number) =>
  GroceryItem.bulkCreate(
    Array.from({ length: count }, (_, n) => ({ family_id, item_name: `Item ${n}`, category: "Produce" as const })),
  );

/** Taps the first rows that are not ticked, one after the other. */
const tapRows = (page: Page, count: number) =>
  list(page)
    .locator("[aria-pressed=false]")
    .evaluateAll((rows, most) => {
      for (const row of rows.slice(0, most)) (row as HTMLElement).click();
    }, count);
/** Counts the rows that are moved or added from now on. Returns a function that reads the count. */
async function watchMoves(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const moves = { count: 0 };
    const look = (records: MutationRecord[]) => {
      for (const { addedNodes } of records)
        for (const { nodeName } of addedNodes) if (nodeName === "LI") moves.count += 1;
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
    Object.assign(window, { moves });
  });
  return () => page.evaluate(() => (window as unknown as { moves: { count: number } }).moves.count);
}
const readRows = (family_id: number) => GroceryItem.findAll({ where: { family_id }, order: ["id"], raw: true });

test("200 changes made without a connection arrive, each once and in order", { tag: "@script" }, async ({
  page,
  family: { family },
}) => {
  await fill(family, 180);
  await keepPage(page, "/groceries");
  await setSignal(page.context(), false);
  await expect(strip(page)).toHaveText("You’re offline. You can still tick things off.");
  await tapRows(page, 175);
  await expect(strip(page)).toHaveText("You’re offline. 175 changes saved on this phone.");
  const added = Array.from({ length: 25 }, (_, n) => `Thing ${String.fromCharCode(65 + n)}`);
  for (const name of added) await add(page, `${name}, 2`);
  await expect(strip(page)).toHaveText("You’re offline. 200 changes saved on this phone.");
  // Taken back: a change replaces the one before.
  await findTick(page, "Item 0").first().click();
  // A page load while a tap is being stored would lose the tap.
  await readQueues(page);
  await page.reload();
  await scriptRuns(page);
  await expect(strip(page)).toHaveText("You’re offline. 200 changes saved on this phone.");
  expect(await GroceryItem.count({ where: { family_id: family.id, is_purchased: true } })).toBe(0);

  const countMoves = await watchMoves(page);
  await setSignal(page.context(), true);
  await expect(strip(page)).toHaveText("Back online. 200 changes sent.", { timeout: 120_000 });
  const rows = (await readRows(family.id)).map(({ item_name, quantity, is_purchased }) =>
    `${is_purchased ? "x" : "o"} ${item_name} ${quantity ?? ""}`.trim(),
  );
  expect(rows).toEqual([
    ...Array.from({ length: 180 }, (_, n) => `${n > 0 && n < 175 ? "x" : "o"} Item ${n}`),
    ...added.map((name) => `o ${name} 2`),
  ]);
  await expect(head(page)).toContainText("174 of 205 in the basket · 31 to buy");
  await expect(list(page).getByText("Waiting for a connection")).toHaveCount(0);
  // An answer moves at most its own row, when the saved item has another position.
  expect(await countMoves()).toBeLessThanOrEqual(200);
});

test("a phone keeps 500 changes and says so at the next, which does not stand as if it were kept", {
  tag: "@script",
}, async ({ page, family: { family } }) => {
  await fill(family, 502);
  await keepPage(page, "/groceries");
  await setSignal(page.context(), false);
  await tapRows(page, 500);
  await expect(strip(page)).toHaveText("You’re offline. 500 changes saved on this phone.");
  await findTick(page, "Item 501").click();
  await expect(foot(page).getByRole("alert")).toHaveText("This phone can store 500 changes. Go online to send them.");
  await expect(findTick(page, "Item 501")).toHaveAttribute("aria-pressed", "false");
  // A later tap on an item with a queued change replaces that change.
  await findTick(page, "Item 499").click();
  await expect(findTick(page, "Item 499")).toHaveAttribute("aria-pressed", "false");
  await expect(strip(page)).toHaveText("You’re offline. 500 changes saved on this phone.");
});
