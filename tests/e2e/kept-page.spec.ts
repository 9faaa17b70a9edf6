import { makeGroceryItem } from "#tests/support/factories.ts";
import { list } from "#tests/support/grocery-steps.ts";
import { keepPage, NO_SIGNAL, setSignal } from "#tests/support/offline-steps.ts";
import { expect, test } from "#tests/support/test.ts";

test.use({ serviceWorkers: "allow" });

for (const path of ["/dashboard", "/groceries"]) {
  test(`${path} as it was kept says so until there is a connection, and then shows what has changed`, {
    tag: "@script",
  }, async ({ page, family, gate }) => {
    gate.allow(NO_SIGNAL);
    await makeGroceryItem(family.family);
    await keepPage(page, path);
    await setSignal(page.context(), false);
    const asked = page.waitForEvent("requestfailed");
    await page.reload();
    await asked;
    const said = page.getByText(/^You’re offline\. As of \d/);
    await expect(said).toBeVisible();
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await makeGroceryItem(family.family, { item_name: "Saffron" });
    await setSignal(page.context(), true);
    await expect(said).toHaveCount(0);
    await expect(list(page).getByText("Saffron")).toBeVisible();
    expect(await page.evaluate(() => "isSame" in window)).toBe(true);
  });
}
