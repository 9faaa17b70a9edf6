import { bringAxe, expectGoodLooks } from "#tests/support/looks.ts";
import { listPages } from "#tests/support/pages.ts";
import { TIME_A_PAGE_MS, test } from "#tests/support/visit.ts";

test.describe("what only a wide window shows", () => {
  test.use({ hasConsent: false });

  // The landing page's pictures, the side bar, two columns, and the grid with words.
  for (const pattern of ["/", "/dashboard", "/calendar", "/meals"]) {
    test(`${pattern} looks right`, async ({ page, visit, visitors }) => {
      const samples = await listPages(pattern, visitors.samples);
      test.setTimeout(samples.length * TIME_A_PAGE_MS);
      await bringAxe(page);
      for (const sample of samples) {
        await test.step(`${sample.path} as ${sample.as}`, async () => {
          await visit(sample);
          await expectGoodLooks(page);
        });
      }
    });
  }
});
