import { createRequire } from "node:module";
import { type Page as BrowserPage, expect, type ViewportSize } from "@playwright/test";
import type axe from "axe-core";
import type { RunOptions } from "axe-core";
import { WCAG } from "#tests/support/plain-axe.ts";

/** The minified file, half as long as the package's main one, because each page loads all of it. */
const { source: AXE } = createRequire(import.meta.url)("axe-core/axe.min.js") as typeof axe;

/** Adds axe to every page that is opened from now on. */
export const bringAxe = (page: BrowserPage) => page.addInitScript({ content: AXE });

/**
 * Ends fades and slides, so that no test looks at them halfway: a browser without a screen may draw no frame for
 * minutes, so the test cannot wait. Endless animations go on, and so do those that follow a thumb or a scroll bar
 * instead of time.
 */
const endMotion = (page: BrowserPage) =>
  page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ timeline }) => timeline === document.timeline)
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    for (const animation of ending) animation.finish();
  });

const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/** Fails for violations of axe's rules. `preload` is off, because the page has its style sheets already. */
async function expectAccessible(page: BrowserPage, rules: string[], colours: "light" | "dark" | "forced") {
  await endMotion(page);
  const options: RunOptions = { runOnly: rules, resultTypes: ["violations"], preload: false };
  const found = await page.evaluate(async (asked) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(asked);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(" | ")}`);
  }, options);
  expect.soft(found, `axe, ${colours}`).toEqual([]);
}

/** Hides `-webkit-text-fill-color`, which axe reads first: Chromium computes it as if colours were not forced. */
const readForcedColours = (page: BrowserPage) =>
  page.evaluate(() => {
    const { getPropertyValue } = CSSStyleDeclaration.prototype;
    CSSStyleDeclaration.prototype.getPropertyValue = function (name) {
      return name === "-webkit-text-fill-color" ? "" : getPropertyValue.call(this, name);
    };
  });

/** The page's title, whether it has a main part, by how many pixels it is too wide, and its colour scheme. */
const readPage = (page: BrowserPage) =>
  page.evaluate(() => ({
    title: document.title,
    mains: document.querySelectorAll("main").length,
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    height: document.body.scrollHeight,
    isDark: matchMedia("(prefers-color-scheme: dark)").matches,
  }));

/** By how many pixels a page is wider than its window. */
export const overflow = (page: BrowserPage) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/**
 * The layout shifts since the page began (Layout Instability API): each score, and the moved elements. A page that
 * draws nothing may never be idle, so the wait has a limit.
 */
export const layoutShifts = (page: BrowserPage) =>
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
        const whenIdle = () => requestIdleCallback(() => resolve(found), { timeout: 1_000 });
        requestAnimationFrame(() => requestAnimationFrame(whenIdle));
      }),
  );

/**
 * Expects that nothing on a page with script sticks out or moves, and that axe finds no violation. It needs `bringAxe`
 * first. The next page opens in the other colours, because changing them takes half as long as axe's work.
 */
export async function expectGoodLooks(page: BrowserPage): Promise<void> {
  const { title, mains, overflow, height, isDark } = await readPage(page);
  expect(title).toMatch(/\S · Roost$|^Roost$/);
  expect(mains).toBe(1);
  expect.soft(overflow, "no horizontal scroll").toBe(0);
  expect.soft(await layoutShifts(page), "no layout shift").toEqual([]);
  // Makes the window as high as the page: content under the bars of a small window can be reached by scrolling.
  const window = page.viewportSize() as ViewportSize;
  await page.setViewportSize({ ...window, height });
  const [scheme, other] = isDark ? (["dark", "light"] as const) : (["light", "dark"] as const);
  await expectAccessible(page, WCAG, scheme);
  // The other schemes change only colours.
  await page.emulateMedia({ colorScheme: other });
  await expectAccessible(page, COLOUR_RULES, other);
  await page.emulateMedia({ forcedColors: "active" });
  await readForcedColours(page);
  await expectAccessible(page, COLOUR_RULES, "forced");
  await page.emulateMedia({ forcedColors: "none" });
  await page.setViewportSize(window);
}
