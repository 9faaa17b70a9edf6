import type { Page as BrowserPage, ViewportSize } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";
import {
  makeSamples,
  makeVisitors,
  type Page,
  pagePatterns,
  pagesOf,
  type Samples,
  type Visitor,
} from "#tests/support/pages.ts";
import { consentCookie, SESSION_COOKIE, signedInValue } from "#tests/support/session.ts";
import { test as base, expect } from "#tests/support/test.ts";

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const NARROWEST = 320;
const TIME_A_PAGE_MS = 30_000;
/** Pages that are looked at with the cookie banner; the others come to someone who has chosen. */
const ASKS_FOR_CONSENT = ["/", "/dashboard", "/dashboard/members/new", "/terms"];

interface Visitors {
  samples: Samples;
  /** The values of session cookies. */
  sessions: Partial<Record<Visitor, string>>;
}

/** The families are made once a worker: these tests only look. */
const test = base.extend<{ visit: (page: Page) => Promise<void> }, { visitors: Visitors }>({
  visitors: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use, { workerIndex }) => {
      const samples = await makeSamples(`https://pages-${workerIndex}.test`);
      const sessions: Visitors["sessions"] = {};
      for (const [visitor, user] of Object.entries(await makeVisitors(samples))) {
        sessions[visitor as Visitor] = await signedInValue(user);
      }
      await use({ samples, sessions });
    },
    { scope: "worker" },
  ],
  visit: async ({ page, context, baseURL, visitors }, use) => {
    await use(async ({ path, as, cookie, isFromElsewhere, refreshes, status = 200 }) => {
      const url = baseURL as string;
      const session = visitors.sessions[as];
      if (session) {
        const value = encodeURIComponent(session);
        await context.addCookies([{ name: SESSION_COOKIE, value, url }]);
      }
      if (!ASKS_FOR_CONSENT.includes(path)) await context.addCookies([{ ...consentCookie(), url }]);
      if (cookie) {
        const [name = "", value = ""] = cookie.split(/=(.*)/s);
        await context.addCookies([{ name, value, url }]);
        // A page that comes again by itself would be gone under the hands of those who look at it.
        await page.route(`${url}${path}`, async (route) => {
          const response = await route.fetch();
          const { refresh: _, ...headers } = response.headers();
          await route.fulfill({ response, headers });
        });
      }
      if (refreshes) {
        await page.route(`${url}${path}`, async (route) => {
          const response = await route.fetch();
          const body = (await response.text()).replace(/<meta http-equiv="refresh"[^>]*>/i, "");
          await route.fulfill({ response, body });
        });
      }
      if (isFromElsewhere) {
        await page.route("http://elsewhere.test/", (route) =>
          route.fulfill({ contentType: "text/html", body: `<title>Elsewhere</title><a href="${url}${path}">Go</a>` }),
        );
        await page.goto("http://elsewhere.test/");
        await page.getByRole("link", { name: "Go" }).click();
        await page.waitForURL(`${url}${path}`);
        return;
      }
      const response = await page.goto(path, { waitUntil: "load" });
      expect(response?.status(), path).toBe(status);
      expect(new URL(page.url()).pathname, `${path} stays where it is`).toBe(new URL(path, url).pathname);
    });
  },
});

/**
 * Waits for what fades and slides, so that nothing is looked at halfway. What moves for ever is left alone, and what
 * moves with a thumb or a scroll bar rather than with time.
 */
const stillness = (page: BrowserPage) =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ timeline }) => timeline === document.timeline)
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

const COLOUR_RULES = ["color-contrast", "link-in-text-block"];
const DIALOG = "dialog[open]";

/** In the dark a page is the same but for its colours. */
const RULES = { light: WCAG, dark: COLOUR_RULES };

/** Needs `axe.source` in the page. There are no frames to follow into, and style sheets are not asked for again. */
async function expectAccessible(page: BrowserPage, colorScheme: keyof typeof RULES): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await stillness(page);
  const options: RunOptions = { runOnly: RULES[colorScheme], resultTypes: ["violations"], preload: false };
  const found = await page.evaluate(async (asked) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(asked);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(" | ")}`);
  }, options);
  expect.soft(found, `axe, ${colorScheme}`).toEqual([]);
}

const overflow = (page: BrowserPage) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Whatever has moved by itself since the page began (Layout Instability API): how far, and what. */
const layoutShifts = (page: BrowserPage) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const found: string[] = [];
        const box = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}x${height}`;
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries() as LayoutShift[]) {
            const moved = sources.map(({ node, previousRect, currentRect }) => {
              const { nodeName, className } = (node ?? {}) as Partial<Element>;
              return `${nodeName}.${className} from ${box(previousRect)} to ${box(currentRect)}`;
            });
            found.push(`${value.toFixed(3)}: ${moved.join("; ")}`);
          }
        }).observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(found)));
      }),
  );

/** These have what only a wide window shows: the side bar, and the landing page's pictures. */
const IN_THE_DARK_WHEN_WIDE = ["/", "/dashboard", "/calendar"];

test.describe("every page", () => {
  test.use({ expectedStatuses: [404], hasConsent: false });

  for (const pattern of pagePatterns) {
    test(`${pattern} looks right`, async ({ page, visit, visitors, javaScriptEnabled }, { project }) => {
      const isPhone = project.name.startsWith("phone");
      if (!javaScriptEnabled) await page.setViewportSize({ width: NARROWEST, height: 640 });
      const samples = await pagesOf(pattern, visitors.samples);
      test.setTimeout(samples.length * TIME_A_PAGE_MS);
      for (const sample of samples) {
        await test.step(`${sample.path} as ${sample.as}`, async () => {
          await visit(sample);
          await expect(page).toHaveTitle(/\S · Roost$|^Roost$/);
          await expect(page.getByRole("main")).toBeAttached();
          expect.soft(await overflow(page), "no horizontal scroll").toBe(0);
          // Neither observers nor axe run in a page whose scripts are switched off.
          if (!javaScriptEnabled) return;
          await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
          expect.soft(await layoutShifts(page), "no layout shift").toEqual([]);
          // The whole page at once: what the bars of a small window lie over is not out of reach, one can scroll.
          const window = page.viewportSize() as ViewportSize;
          await page.setViewportSize({ ...window, height: await page.evaluate(() => document.body.scrollHeight) });
          await page.evaluate(axe.source);
          // A dialog is the same in a wide window; the page beneath it is looked at there by itself.
          if (isPhone || (await page.locator(DIALOG).count()) === 0) await expectAccessible(page, "light");
          if (isPhone || IN_THE_DARK_WHEN_WIDE.includes(pattern)) await expectAccessible(page, "dark");
          await page.setViewportSize(window);
        });
      }
    });
  }
});
