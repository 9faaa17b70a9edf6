import type { Page } from "@playwright/test";
import { seedFamily } from "#app/services/example/seed-family.server.ts";
import { enlargeText, findBrokenWords, findMisfits } from "#tests/support/fits.ts";
import { expect, test } from "#tests/support/test.ts";

/** Pixels above the first content, and links, buttons and fields between it and the bar. */
interface Budget {
  path: string;
  content: string;
  top: number;
  controls: number;
}

/** Each bound is some pixels above the value in Chromium with DejaVu, whose letters are wide. */
const BUDGETS: Budget[] = [
  { path: "/dashboard", content: ".dash :is(.slot, .card p, .card summary)", top: 200, controls: 4 },
  { path: "/calendar?view=month", content: ".month tbody td", top: 150, controls: 4 },
  { path: "/calendar?view=week", content: ".days :is(.slot, .none)", top: 205, controls: 6 },
  { path: "/calendar?view=day", content: ".slot", top: 125, controls: 5 },
  { path: "/calendar?view=agenda", content: ".slot", top: 150, controls: 5 },
  { path: "/meals", content: ".meal", top: 205, controls: 6 },
  { path: "/groceries", content: ".pick", top: 155, controls: 3 },
  { path: "/chores", content: ".pick", top: 205, controls: 3 },
  { path: "/recipes", content: ".recipes li", top: 175, controls: 6 },
  { path: "/timetable", content: ".sub", top: 205, controls: 6 },
  { path: "/connection", content: ".action-card", top: 75, controls: 0 },
  { path: "/connection", content: "main .split .card", top: 205, controls: 3 },
  { path: "/calm", content: "main .card", top: 75, controls: 0 },
];

/** Where the first content begins, and how many controls come before it, below the bar of title, search and buttons. */
const measure = (page: Page, content: string) =>
  page.evaluate((selector) => {
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 2;
    const first = [...document.querySelectorAll(selector)].find(isSeen);
    if (!first) return null;
    const controls = document.querySelectorAll("main :is(a, button, input, select, summary), .top :is(nav, .whose) *");
    const before = [...controls].filter(
      (control) =>
        control.matches("a, button, summary, select, input:not([type=hidden])") &&
        isSeen(control) &&
        !first.contains(control) &&
        !control.contains(first) &&
        control.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
    return { top: first.getBoundingClientRect().top, controls: before.length };
  }, content);

const row = ([path, ...numbers]: (string | number)[]) =>
  String(path).padEnd(24) + numbers.map((number) => String(number).padStart(14)).join("");

const isSomeContentSeen = (page: Page) =>
  page.evaluate(() => {
    const dock = document.querySelector(".dock")?.getBoundingClientRect().top ?? innerHeight;
    const main = document.querySelector("main")?.getBoundingClientRect().top ?? innerHeight;
    return Math.min(dock, innerHeight) - main;
  });

/** Initials whose eggs are wider than high. */
const findStretchedEggs = (page: Page) =>
  page
    .locator(".egg:visible")
    .evaluateAll((eggs) => eggs.filter((egg) => egg.clientWidth > egg.clientHeight).map((egg) => egg.outerHTML));

test("the first screen of a phone begins with the content", { tag: "@script" }, async ({ page, signIn }) => {
  const { user } = await seedFamily({ issuer: "https://first-screen.test", subject: "maya" });
  await signIn(user);
  const rows = [row(["360 × 740", "first content", "budget", "controls", "budget"])];
  for (const { path, content, top, controls } of BUDGETS) {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    const found = await measure(page, content);
    rows.push(row([path, found?.top.toFixed(0) ?? "none", top, found?.controls ?? "none", controls]));
    expect.soft(found?.top, `${path}: where ${content} begins`).toBeLessThanOrEqual(top);
    expect.soft(found?.controls, `${path}: controls before ${content}`).toBeLessThanOrEqual(controls);
    expect.soft(await findStretchedEggs(page), `${path}: stretched eggs`).toEqual([]);
    await enlargeText(page, 2);
    expect.soft(await findBrokenWords(page), `${path}: broken words, twice as large`).toEqual([]);
    await enlargeText(page, 1);
    await page.setViewportSize({ width: 740, height: 360 });
    expect.soft(await isSomeContentSeen(page), `${path}: content in a low window`).toBeGreaterThan(150);
  }
  process.stdout.write(`${rows.join("\n")}\n`);
});

test("groceries are one tap from anywhere", { tag: "@script" }, async ({ page, family: _ }) => {
  for (const path of ["/calm", "/account", "/calendar?view=week"]) {
    await page.goto(path);
    await page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name: "Groceries" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Groceries" })).toBeVisible();
  }
});

/** The controls that the tab bar, or a part of the dock above it, covers in part when Tab gets there. */
async function findCoveredFocus(page: Page): Promise<string[]> {
  const covered: string[] = [];
  for (let state = "free"; state !== "dock"; ) {
    await page.keyboard.press("Tab");
    state = await page.evaluate(() => {
      const focused = document.activeElement as Element;
      if (focused.closest(".dock, .foot")) return "dock";
      const { bottom, right } = focused.getBoundingClientRect();
      const isOver = (part: Element) => {
        const box = part.getBoundingClientRect();
        return box.width > 0 && box.top < bottom - 1 && box.left < right - 1;
      };
      return [...document.querySelectorAll(".dock > *")].some(isOver) ? focused.outerHTML : "free";
    });
    if (state !== "free" && state !== "dock") covered.push(state);
  }
  return covered;
}

/** Pages with long words on buttons and in headings. */
const WORDY = [
  "/calendar/sync",
  "/calendar/events/new",
  "/calendars",
  "/calendars/import",
  "/meals/plan",
  "/meals/weeks",
  "/groceries/aisles",
  "/groceries/generate",
  "/chores/new",
  "/account",
  "/account/family",
  "/account/family/members/new",
  "/account/privacy",
  "/account/devices",
];

for (const locale of ["de-DE", "nl-NL", "uk-UA"]) {
  test.describe(`twice as large, in ${locale}`, () => {
    test.use({ locale, viewport: { width: 320, height: 740 } });

    test("words stay whole, and nothing is cut", { tag: "@script" }, async ({ page, signIn }) => {
      const { user } = await seedFamily({ issuer: "https://first-screen.test", subject: locale });
      await signIn(user);
      for (const path of [...new Set(BUDGETS.map((budget) => budget.path)), ...WORDY]) {
        await page.goto(path);
        await enlargeText(page, 2);
        expect.soft(await findBrokenWords(page), `${path}: broken words`).toEqual([]);
        expect.soft(await findMisfits(page), path).toEqual([]);
      }
    });
  });
}

test.describe("twice as large", () => {
  test.use({ hasConsent: false });

  test("the cookie banner and the account’s tabs keep words whole", { tag: "@script" }, async ({ page, family: _ }) => {
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto("/account/notifications");
      await enlargeText(page, 2);
      expect(await findBrokenWords(page), `${width}`).toEqual([]);
    }
  });
});

for (const hasConsent of [true, false]) {
  test.describe(hasConsent ? "without the cookie banner" : "with the cookie banner", () => {
    test.use({ hasConsent });

    test("the dock covers nothing with the focus", { tag: "@script" }, async ({ page, signIn }) => {
      const { user } = await seedFamily({ issuer: "https://first-screen.test", subject: `focus ${hasConsent}` });
      await signIn(user);
      await page.setViewportSize({ width: 360, height: 740 });
      for (const path of ["/chores", "/groceries"]) {
        await page.goto(path);
        expect(await findCoveredFocus(page), path).toEqual([]);
      }
    });
  });
}
