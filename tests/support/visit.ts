import { makeVisitors, type Page, type Visitor } from "#tests/support/pages.ts";
import { makeSamples, type Samples } from "#tests/support/samples.ts";
import { consentCookie, SESSION_COOKIE, signedInValue } from "#tests/support/session.ts";
import { test as base, expect } from "#tests/support/test.ts";

export { expect } from "#tests/support/test.ts";

/** The time limit for each page that a test visits. */
export const TIME_A_PAGE_MS = 30_000;
/** Pages that are checked with the cookie banner; on the others the choice is already made. */
const ASKS_FOR_CONSENT = ["/", "/dashboard", "/dashboard/members/new", "/terms"];

interface Visitors {
  samples: Samples;
  /** The values of session cookies. */
  sessions: Partial<Record<Visitor, string>>;
}

async function makeVisitorsOf(worker: number): Promise<Visitors> {
  const samples = await makeSamples(`https://pages-${worker}.test`);
  const sessions: Visitors["sessions"] = {};
  for (const [visitor, user] of Object.entries(await makeVisitors(samples))) {
    sessions[visitor as Visitor] = await signedInValue(user);
  }
  return { samples, sessions };
}

/** Shared by the worker's tests, which only read. A fixture of worker scope would start another worker and browser. */
let made: Promise<Visitors> | undefined;

/** `visit` opens a page of the list as its visitor. */
export const test = base.extend<{ visit: (page: Page) => Promise<void>; visitors: Visitors }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
  visitors: async ({}, use, { workerIndex }) => {
    made ??= makeVisitorsOf(workerIndex);
    await use(await made);
  },
  visit: async ({ page, context, baseURL, visitors }, use) => {
    await use(async ({ path, as, cookie, isFromElsewhere, refreshes, status = 200 }) => {
      const url = baseURL as string;
      await context.clearCookies();
      const session = visitors.sessions[as];
      if (session) {
        const value = encodeURIComponent(session);
        await context.addCookies([{ name: SESSION_COOKIE, value, url }]);
      }
      if (!ASKS_FOR_CONSENT.includes(path)) await context.addCookies([{ ...consentCookie(), url }]);
      if (cookie) {
        const [name = "", value = ""] = cookie.split(/=(.*)/s);
        await context.addCookies([{ name, value, url }]);
        // A page that reloads automatically would be gone while the test looks at it.
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
    // A page that reloads automatically may be loading when its test ends.
    await page.unrouteAll({ behavior: "ignoreErrors" });
  },
});
