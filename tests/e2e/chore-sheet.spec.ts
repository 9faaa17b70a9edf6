import { makeChore } from "#tests/support/chores.ts";
import { makeMember } from "#tests/support/factories.ts";
import { expect, test } from "#tests/support/test.ts";

test("the sheet for the fridge has a box for each date of a child, with turns filled in, on one page", {
  tag: "@browser",
}, async ({ page, family }) => {
  const ella = await makeMember(family.family, { name: "Ella", role: "child" });
  const noah = await makeMember(family.family, { name: "Noah", role: "child" });
  await makeChore(family, { title: "Feed Pip", who: "turns", members: [ella.id, noah.id] });
  await makeChore(family, { title: "Bins", who: "one", members: [family.own.id] });
  for (let n = 1; n <= 9; n += 1) {
    await makeChore(family, { title: `Chore ${n}`, who: "everyone", members: [ella.id, noah.id] });
  }
  await page.goto("/chores/all");
  await page.getByRole("link", { name: "Print a week" }).click();
  const charts = page.getByRole("table");
  await expect(charts.locator("caption")).toHaveText([/Ella$/, /Noah$/]);
  await page.getByLabel("Week of").selectOption({ index: 1 });
  await page.getByRole("checkbox", { name: "Noah" }).uncheck({ force: true });
  await page.getByRole("button", { name: "Show" }).click();
  await expect(charts).toHaveCount(1);
  await expect(charts.getByRole("columnheader")).toHaveCount(8);
  const boxes = (title: string) => charts.getByRole("row", { name: new RegExp(title) }).locator(".tb");
  await expect(boxes("Chore 1")).toHaveCount(7);
  // Every other day of a week is three or four of them.
  expect([3, 4]).toContain(await boxes("Feed Pip").count());
  await expect(page.getByText("Bins")).toHaveCount(0);
  await page.getByRole("checkbox", { name: "Noah" }).check({ force: true });
  await page.getByRole("button", { name: "Show" }).click();
  await expect(charts).toHaveCount(2);
  for (const format of ["A4", "Letter"]) {
    const pdf = (await page.pdf({ format, preferCSSPageSize: true })).toString("latin1");
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  }
});
