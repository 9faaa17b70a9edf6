import { defineConfig, devices, type PlaywrightTestOptions, type Project } from "@playwright/test";
import { findBrowser, findWholeBrowser } from "#scripts/lib/browser.ts";
import { openFormContext } from "#tests/support/form-browser/fixture.ts";
import type { OpenContext, Options } from "#tests/support/test.ts";

const isRoot = process.getuid?.() === 0;

// Headless Chromium says so in its name, and robots get another rendering path: tests go as anyone's browser.
const { userAgent } = devices["Desktop Chrome"];

const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 900 };

/** What every page is looked at for is a file of its own for each kind of window. */
const PAGES = { phone: "**/pages.spec.ts", narrow: "**/pages.narrow.spec.ts", wide: "**/*.wide.spec.ts" };

/**
 * Tags say where a journey runs (docs/testing.md): `@script` needs script, `@noscript` is about its absence, `@browser`
 * needs Chromium also without script (focus, paper, layout), `@whole` needs a browser with windows (an installed page,
 * notifications), `@phone` is the same in a wide window, and `@core` runs with script in `npm test`.
 */
const anyOf = (...tags: string[]) => new RegExp(`@(?:${tags.join("|")})\\b`);

const launchOptions = {
  executablePath: findBrowser(),
  args: [
    ...(isRoot ? ["--no-sandbox"] : []),
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    // Pages live for seconds here: what the optimising compilers win by then is less than they take.
    "--js-flags=--no-maglev,--no-turbofan",
  ],
};
const wholeBrowser = findWholeBrowser();
/** Playwright's own download has both browsers: `channel` chooses one. */
const whole = wholeBrowser
  ? { launchOptions: { ...launchOptions, executablePath: wholeBrowser } }
  : { channel: "chromium" };

const noScript = { viewport: phone, javaScriptEnabled: false };

/** Journeys run on a phone with script, and without it over HTTP, by a browser of forms alone. */
const projects: Project<PlaywrightTestOptions & Options>[] = [
  {
    name: "forms",
    // A fixture where an option is asked for: a project's own way to open browsers.
    use: { ...noScript, openContext: openFormContext as unknown as OpenContext },
    grepInvert: anyOf("browser", "script", "whole"),
    testIgnore: Object.values(PAGES),
  },
  { name: "core-js", use: { viewport: phone }, grep: anyOf("core"), testIgnore: Object.values(PAGES) },
  // `npm run test:release` runs what follows, too.
  {
    name: "phone-js",
    use: { viewport: phone },
    grepInvert: anyOf("core", "noscript", "whole"),
    testIgnore: [PAGES.narrow, PAGES.wide],
  },
  { name: "whole-js", use: { viewport: phone, ...whole }, grep: anyOf("whole") },
  { name: "phone-nojs", use: noScript, grep: anyOf("browser"), testIgnore: [PAGES.phone, PAGES.wide] },
  {
    name: "desktop-js",
    use: { viewport: desktop },
    grepInvert: anyOf("phone", "noscript", "whole"),
    testMatch: [PAGES.wide, "**/first-day.spec.ts", "**/calendar.spec.ts"],
  },
];

export default defineConfig<PlaywrightTestOptions & Options>({
  testDir: "tests/e2e",
  globalSetup: "./tests/support/e2e-setup.ts",
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [["list"], ...(process.env.E2E_REPORT ? [["json", { outputFile: process.env.E2E_REPORT }] as const] : [])],
  use: {
    baseURL: process.env.E2E_URL,
    browserName: "chromium",
    userAgent,
    locale: "en-GB",
    timezoneId: "Europe/Vienna",
    actionTimeout: 10_000,
    launchOptions,
    screenshot: "only-on-failure",
    // Tests of a page's requests do not see those that pass through a worker: the worker's own tests allow it.
    serviceWorkers: "block",
  },
  projects,
});
