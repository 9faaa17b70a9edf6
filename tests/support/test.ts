import { type BrowserContext, type BrowserContextOptions, test as base } from "@playwright/test";
import { makeFamily } from "#tests/support/factories.ts";
import { Gate } from "#tests/support/gate.ts";
import { consentCookie, SESSION_COOKIE, signedInValue } from "#tests/support/session.ts";
import { ZONE } from "#tests/support/zone.ts";

export { expect } from "#tests/support/form-browser/matchers.ts";

/** Opens a browser of its own, with its own cookies. */
export type OpenContext = (options?: BrowserContextOptions) => Promise<BrowserContext>;

export interface Options {
  /** Statuses from 400 on that the pages of a test may answer. */
  expectedStatuses: number[];
  /** Whether the browser has answered the question about cookies, so that no banner is in the way. */
  hasConsent: boolean;
  /** Whether each page gets a touch at once, so that its script does not wait for the paint. */
  touchesAtOnce: boolean;
  /** Opens the browser of the project: Chromium, or the browser of forms. */
  openContext: OpenContext;
}

type Made = Awaited<ReturnType<typeof makeFamily>>;

interface Fixtures {
  /** Fails the test for any problem in any page of it, except for the problems that the test expects. */
  gate: Gate;
  /** Signs a person in to a context, by a session in the database and its cookie. */
  signIn: (user: { id: number }, context?: BrowserContext) => Promise<void>;
  /** A new family, with its user signed in. */
  family: Made;
}

const touch = () => addEventListener("DOMContentLoaded", () => dispatchEvent(new Event("pointerdown")));

export const test = base.extend<Options & Fixtures>({
  expectedStatuses: [[], { option: true }],
  hasConsent: [true, { option: true }],
  touchesAtOnce: [true, { option: true }],
  gate: [
    async ({ expectedStatuses }, use) => {
      const gate = new Gate(expectedStatuses);
      await use(gate);
      gate.close();
    },
    { auto: true },
  ],
  openContext: [
    async ({ browser, gate, touchesAtOnce }, use) => {
      const opened: BrowserContext[] = [];
      await use(async (options) => {
        const context = await browser.newContext(options);
        gate.watch(context);
        if (touchesAtOnce) await context.addInitScript(touch);
        opened.push(context);
        return context;
      });
      for (const context of opened) await context.close();
    },
    { option: true },
  ],
  context: async ({ openContext, baseURL, hasConsent }, use) => {
    const context = await openContext();
    if (hasConsent) await context.addCookies([{ ...consentCookie(), url: baseURL as string }]);
    await use(context);
  },
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
