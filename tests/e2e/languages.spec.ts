import { makeChore } from "#tests/support/chores.ts";
import { makeMember } from "#tests/support/factories.ts";
import { expect, test } from "#tests/support/test.ts";

test.use({ locale: "de-AT" });

test("a page is in the language that the browser asks for, and script goes on in it", { tag: ["@core"] }, async ({
  page,
  family: _,
}) => {
  await page.goto("/dashboard");
  await expect(page).toHaveTitle("Übersicht · Roost");
  await page.getByRole("link", { name: "Einkauf" }).first().click();
  await expect(page).toHaveURL(/\/groceries$/);
  await page.getByRole("link", { name: "Übersicht" }).first().click();
  await expect(page.getByRole("heading", { name: "Abendessen heute" })).toBeVisible();

  await page.goto("/find?q=groceries");
  await expect(page.getByText("1 Treffer für „groceries“")).toBeVisible();
  await page.getByRole("region", { name: "Seiten 1" }).getByRole("link", { name: "Einkauf" }).click();
  await expect(page).toHaveURL(/\/groceries$/);

  await page.goto("/account");
  await page.getByRole("radio", { name: "English" }).check();
  await page.getByRole("button", { name: "Speichern" }).click();
  await expect(page.getByRole("heading", { name: "Language and region" })).toBeVisible();
});

test.describe("in Turkish", () => {
  test.use({ locale: "tr-TR" });

  test("an initial is upper case as the language has it", { tag: ["@browser"] }, async ({ page, family }) => {
    await makeMember(family.family, { name: "irmak" });
    await page.goto("/dashboard");
    const egg = page.locator(".egg").filter({ hasText: /^i$/ }).first();
    await expect(egg).toHaveText("İ", { useInnerText: true });
  });
});

test.describe("in Arabic", () => {
  test.use({ locale: "ar-EG", viewport: { width: 320, height: 740 } });

  test("no day of the week breaks on a narrow phone", { tag: ["@browser"] }, async ({ page, family }) => {
    await makeChore(family, { title: "Bins" });
    await page.goto("/chores");
    const names = page.locator(".cweek span");
    await expect(names).toHaveCount(7);
    const heights = await names.evaluateAll((all) => all.map((name) => name.getBoundingClientRect().height));
    expect(new Set(heights).size).toBe(1);
  });
});
