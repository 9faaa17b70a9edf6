import { expect, test } from "#tests/support/visit.ts";

test("in forced colours a tick shows only what is done", { tag: "@script" }, async ({ page, visit }) => {
  await page.emulateMedia({ forcedColors: "active" });
  for (const path of ["/groceries", "/chores"]) {
    await visit({ path, as: "family" });
    for (const fold of await page.locator("main summary").all()) await fold.click();
    const lines = page.getByRole("main");
    const seen = (pressed: boolean) =>
      lines.getByRole("button", { pressed }).locator(".box .icon").filter({ visible: true });
    await expect(seen(true).first(), path).toBeVisible();
    await expect(seen(false), path).toHaveCount(0);
  }
});
