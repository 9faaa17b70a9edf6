import { type BrowserContext, test as base, type Page } from "@playwright/test";
import { makeFamily } from "#tests/support/factories.ts";
import { consentCookie, SESSION_COOKIE, signedInValue } from "#tests/support/session.ts";

export { expect } from "@playwright/test";

/**
 * A navigation that another one overtakes, and script that the browser leaves out because it is switched off (what the
 * Content-Security-Policy refuses is an error on the console, too).
 */
const harmless = ["net::ERR_ABORTED", "csp"];

/** What a page must not do. Statuses that a test means to see are named with `test.use({ expectedStatuses })`. */
function watch(page: Page, origin: string, expected: number[], problems: string[]): void {
  page.on("pageerror", (error) => problems.push(`page error: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() !== "error" && message.type() !== "warning") return;
    // The browser's own line about a status; the status itself is looked at below.
    if (message.text().startsWith("Failed to load resource: the server responded")) return;
    // The browser's stopwatch for a script that was fetched and has not run after three seconds.
    if (message.text().includes("preloaded using link preload but not used within a few seconds")) return;
    problems.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on("response", (response) => {
    const { pathname, origin: from } = new URL(response.url());
    if (from === origin && response.status() >= 400 && !expected.includes(response.status())) {
      problems.push(`${response.status()} ${response.request().method()} ${pathname}`);
    }
  });
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    if (request.url().startsWith(origin) && !harmless.includes(reason)) {
      problems.push(`${reason} ${request.method()} ${request.url()}`);
    }
  });
}

interface Options {
  /** Statuses from 400 on that the pages of a test may answer. */
  expectedStatuses: number[];
  /** Whether the browser has answered the question about cookies, so that no banner is in the way. */
  hasConsent: boolean;
}

type Made = Awaited<ReturnType<typeof makeFamily>>;

interface Fixtures {
  /** Fails the test for whatever goes wrong in any page of it. */
  problems: string[];
  /** Signs a person in to a context, by a session in the database and its cookie. */
  signIn: (user: { id: number }, context?: BrowserContext) => Promise<void>;
  /** A family of its own, of whom one is signed in. */
  family: Made;
}

/** Where the tests' families live: where it is day for hours to come, so that no test runs over midnight. */
export const ZONE = new Date().getUTCHours() < 18 ? "Europe/Vienna" : "America/New_York";

export const test = base.extend<Options & Fixtures>({
  expectedStatuses: [[], { option: true }],
  hasConsent: [true, { option: true }],
  problems: [
    async ({ context, baseURL, expectedStatuses, hasConsent }, use) => {
      const problems: string[] = [];
      if (hasConsent) await context.addCookies([{ ...consentCookie(), url: baseURL as string }]);
      context.on("page", (page) => watch(page, baseURL as string, expectedStatuses, problems));
      await use(problems);
      if (problems.length > 0) throw new Error(`The pages had problems:\n${problems.join("\n")}`);
    },
    { auto: true },
  ],
  signIn: async ({ context, baseURL }, use) => {
    await use(async (user, where = context) => {
      const value = encodeURIComponent(await signedInValue(user));
      await where.addCookies([
        { name: SESSION_COOKIE, value, url: baseURL as string, httpOnly: true, sameSite: "Lax" },
      ]);
    });
  },
  family: async ({ signIn }, use) => {
    const family = await makeFamily({ timeZone: ZONE, members: ["Ben", "Cleo", "Dan"] });
    await signIn(family.user);
    await use(family);
  },
});

/** `YYYY-MM-DD` in the zone of the tests' families, `days` from today. */
export function dayFromToday(days: number): string {
  const today = new Intl.DateTimeFormat("sv-SE", { timeZone: ZONE }).format(new Date());
  const date = new Date(`${today}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
