import { overflow } from "#tests/support/looks.ts";
import { listPages, pagePatterns } from "#tests/support/pages.ts";
import { expect, TIME_A_PAGE_MS, test } from "#tests/support/visit.ts";

/** The first part of a path: the pages of a place are looked at one after the other. */
const firstSegment = (pattern: string) => pattern.split("/")[1];

test.describe("every page without script, in the narrowest window", { tag: "@browser" }, () => {
  test.use({ expectedStatuses: [404], hasConsent: false, viewport: { width: 320, height: 640 } });

  for (const place of new Set(pagePatterns.map(firstSegment))) {
    test(`/${place} fits`, async ({ page, visit, visitors }) => {
      const patterns = pagePatterns.filter((pattern) => firstSegment(pattern) === place);
      for (const pattern of patterns) {
        const samples = await listPages(pattern, visitors.samples);
        test.setTimeout(test.info().timeout + samples.length * TIME_A_PAGE_MS);
        for (const sample of samples) {
          await test.step(`${sample.path} as ${sample.as}`, async () => {
            await visit(sample);
            await expect(page.getByRole("main")).toBeAttached();
            expect.soft(await overflow(page), `no horizontal scroll of ${sample.path}`).toBe(0);
          });
        }
      }
    });
  }
});
