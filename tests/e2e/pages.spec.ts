import { bringAxe, expectGoodLooks, overflow } from "#tests/support/looks.ts";
import { listPages, places } from "#tests/support/pages.ts";
import { expect, TIME_A_PAGE_MS, test } from "#tests/support/visit.ts";

const WIDE = { width: 1280, height: 900 };

test.describe("every page", () => {
  test.use({ expectedStatuses: [404], hasConsent: false });

  for (const [place, patterns] of places) {
    test(`/${place} looks right`, async ({ page, visit, visitors, viewport }) => {
      const samples = (await Promise.all(patterns.map((pattern) => listPages(pattern, visitors.samples)))).flat();
      test.setTimeout(samples.length * TIME_A_PAGE_MS);
      await bringAxe(page);
      for (const sample of samples) {
        await test.step(`${sample.path} as ${sample.as}`, async () => {
          if (viewport) await page.setViewportSize(viewport);
          await visit(sample);
          await expectGoodLooks(page);
          await page.setViewportSize(WIDE);
          expect.soft(await overflow(page), "no horizontal scroll in a wide window").toBe(0);
        });
      }
    });
  }
});
