import { countMains, enlargeText, findHiddenDialogParts, findMisfits, findSmallTargets } from "#tests/support/fits.ts";
import { lengthenNames } from "#tests/support/long-names.ts";
import { listPages, places } from "#tests/support/pages.ts";
import { expect, TIME_A_PAGE_MS, test } from "#tests/support/visit.ts";

const NARROW = { width: 320, height: 800 };
const DESK = { width: 1280, height: 800 };

/** Once for each worker, like its family. */
let lengthened: Promise<void> | undefined;

test.describe("every page without script, with long names and in the narrowest window", { tag: "@browser" }, () => {
  test.use({ expectedStatuses: [404], hasConsent: false, viewport: NARROW });
  test.beforeEach(async ({ visitors }) => {
    lengthened ??= lengthenNames(visitors.samples);
    await lengthened;
  });

  for (const [place, patterns] of places) {
    // A wall fills its screen, with letters as large as that allows: wall.wide.spec.ts looks at it.
    if (place === "wall") continue;
    test(`/${place} fits`, async ({ page, visit, visitors }) => {
      const samples = (await Promise.all(patterns.map((pattern) => listPages(pattern, visitors.samples)))).flat();
      test.setTimeout(samples.length * TIME_A_PAGE_MS);
      for (const sample of samples) {
        await test.step(`${sample.path} as ${sample.as}`, async () => {
          await page.setViewportSize(NARROW);
          await visit(sample);
          expect(await countMains(page), `${sample.path} has a main part`).toBe(1);
          expect.soft(await findMisfits(page), `${sample.path} fits`).toEqual([]);
          expect.soft(await findSmallTargets(page), `targets of ${sample.path}`).toEqual([]);
          expect.soft(await findHiddenDialogParts(page), `the dialog of ${sample.path}`).toEqual([]);
          await enlargeText(page, 2);
          expect.soft(await findMisfits(page), `${sample.path} fits with letters twice as large`).toEqual([]);
          await page.setViewportSize(DESK);
          expect.soft(await findMisfits(page), `${sample.path} fits a desk, twice as large`).toEqual([]);
          await enlargeText(page, 1);
          expect.soft(await findHiddenDialogParts(page), `the dialog of ${sample.path}, on a desk`).toEqual([]);
        });
      }
    });
  }
});
