import { findFreePort } from "#scripts/lib/ports.ts";
import { startApp } from "#tests/support/app.ts";
import { makeGroceryItem } from "#tests/support/factories.ts";
import { add, findTick, foot, isBought, queueRuns } from "#tests/support/grocery-steps.ts";
import { NO_SIGNAL, readQueues, strip } from "#tests/support/offline-steps.ts";
import { consentCookie, SESSION_COOKIE, signedInValue } from "#tests/support/session.ts";
import { scriptRuns } from "#tests/support/steps.ts";
import { expect, test } from "#tests/support/test.ts";

test.slow();

/** A name in a home network, which browsers do not treat as a secure origin. */
const HOST = "roost.home.test";

test(
  "on plain http beyond loopback no worker comes, and the list does without",
  { tag: "@script" },
  async ({ playwright, browserName, viewport, locale, timezoneId, userAgent, family, gate }, { project }) => {
    // Browsers log that they ignore two headers here.
    gate.allow(NO_SIGNAL, /Cross-Origin-Opener-Policy header has been ignored/, /Clear-Site-Data header on/);
    gate.expect(/^404 PUT/);
    const milk = await makeGroceryItem(family.family, { quantity: "2 cartons" });
    const port = await findFreePort();
    const url = `http://${HOST}:${port}`;
    const app = await startApp(process.env.DATABASE_URL as string, {
      PORT: String(port),
      APP_URL: url,
      OAUTH_CLIENT_ID: "roost",
      OAUTH_CLIENT_SECRET: "a secret of the provider",
    });
    const { launchOptions } = project.use;
    const args = [...(launchOptions?.args ?? []), `--host-resolver-rules=MAP ${HOST} 127.0.0.1`];
    const browser = await playwright[browserName].launch(Object.assign({}, launchOptions, { args }));
    const context = await browser.newContext({ viewport, locale, timezoneId, userAgent, serviceWorkers: "allow" });
    gate.watch(context);
    const session = { name: SESSION_COOKIE, value: encodeURIComponent(await signedInValue(family.user)), url };
    await context.addCookies([session, { ...consentCookie(), url }]);
    const asked: string[] = [];
    context.on("request", (request) => asked.push(new URL(request.url()).pathname));

    const page = await context.newPage();
    await page.goto(`${url}/groceries`);
    await scriptRuns(page);
    await queueRuns(page);
    expect(await page.evaluate(() => [isSecureContext, "serviceWorker" in navigator, "locks" in navigator])).toEqual([
      false,
      false,
      false,
    ]);
    await findTick(page, "Milk").click();
    await expect.poll(() => isBought(milk.id)).toBe(true);

    // The open page still works, and its queued changes outlive it.
    await context.setOffline(true);
    await add(page, "Tea, 2 boxes");
    await findTick(page, "Milk").click();
    await expect(strip(page)).toHaveText("You’re offline. 2 changes saved on this phone.");
    await page.close();
    await context.setOffline(false);
    const later = await context.newPage();
    await later.goto(`${url}/groceries`);
    await expect(strip(later)).toHaveText("Back online. 2 changes sent.");
    await expect(findTick(later, "Tea")).toHaveAttribute("aria-pressed", "false");
    expect(await isBought(milk.id)).toBe(false);

    // Signing out on another page empties the queue, though browsers ignore Clear-Site-Data here.
    await context.setOffline(true);
    await findTick(later, "Milk").click();
    await expect(strip(later)).toHaveText("You’re offline. 1 change saved on this phone.");
    await milk.destroy();
    await context.setOffline(false);
    await expect(foot(later).getByRole("alert")).toContainText("1 change couldn’t be sent.");
    await later.goto(`${url}/dashboard`);
    await scriptRuns(later);
    await later.locator(".more-tab summary").click();
    await later.getByRole("button", { name: "Sign Out" }).click();
    await expect(later).toHaveURL(`${url}/`);
    expect(await readQueues(later)).toEqual([[]]);
    expect(asked).not.toContain("/sw.js");
    await browser.close();
    await app.stop();
  },
);
