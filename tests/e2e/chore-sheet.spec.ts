import { makeChore } from "#tests/support/chores.ts";
import { makeMember } from "#tests/support/factories.ts";
import { readPdf } from "#tests/support/pdf.ts";
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
    const { pages } = readPdf(await page.pdf({ format, preferCSSPageSize: true }));
    expect(pages, format).toBe(1);
  }
});

test("the sheet of ten children with thirty chores each is one page, with nothing cut off", {
  tag: "@browser",
}, async ({ page, family }) => {
  const children: number[] = [];
  for (let n = 1; n <= 10; n += 1) {
    children.push((await makeMember(family.family, { name: `Child ${n}`, role: "child" })).id);
  }
  for (let n = 1; n <= 30; n += 1) {
    await makeChore(family, { title: `Chore ${n} with a name of thirty`, who: "everyone", members: children });
  }
  await page.goto("/chores/print");
  await expect(page.getByRole("table")).toHaveCount(10);
  const print = async (format: { format: string } | { width: string; height: string }) =>
    readPdf(await page.pdf({ ...format, preferCSSPageSize: true }));
  const { texts } = await print({ width: "210mm", height: "900mm" });
  for (const format of ["A4", "Letter"]) expect(await print({ format }), format).toEqual({ pages: 1, texts });
  await makeChore(family, { title: "One more", who: "everyone", members: children });
  await page.reload();
  await expect(page.getByText("Needs more than one page. Choose who to print.")).toBeVisible();
  await page.getByRole("checkbox", { name: "Child 10" }).uncheck({ force: true });
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page.getByText("One sheet of A4 or Letter.")).toBeVisible();
});
