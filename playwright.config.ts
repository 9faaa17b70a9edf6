import { existsSync } from "node:fs";
import { defineConfig, devices, type Project } from "@playwright/test";

/** Debian's own browser where there is one, else the one that Playwright downloads. */
const CHROMIUM = "/usr/bin/chromium";
const isRoot = process.getuid?.() === 0;

// Headless Chromium says so in its name, and robots get another rendering path: tests go as anyone's browser.
const { userAgent } = devices["Desktop Chrome"];

const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 900 };

/**
 * Journeys run on a phone, with JavaScript and without; what a wide window shows differently, on a desktop, too. What
 * every page is looked at for is a file of its own for each.
 */
const PAGES = { phone: "**/pages.spec.ts", narrow: "**/pages.narrow.spec.ts", wide: "**/pages.wide.spec.ts" };

const projects: Project[] = [
  { name: "phone-js", use: { viewport: phone }, testIgnore: [PAGES.narrow, PAGES.wide] },
  {
    name: "phone-nojs",
    use: { viewport: phone, javaScriptEnabled: false },
    testIgnore: [PAGES.phone, PAGES.wide],
  },
  {
    name: "desktop-js",
    use: { viewport: desktop },
    testMatch: [PAGES.wide, "**/first-day.spec.ts", "**/calendar.spec.ts"],
  },
];

export default defineConfig({
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
    launchOptions: {
      ...(existsSync(CHROMIUM) ? { executablePath: CHROMIUM } : {}),
      args: [
        ...(isRoot ? ["--no-sandbox"] : []),
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
    screenshot: "only-on-failure",
  },
  projects,
});
