import { afterAll, beforeAll, expect, it } from "vitest";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { makeFamily } from "#tests/support/factories.ts";
import { signedInCookie } from "#tests/support/session.ts";

/** A Roost at an address of a home network without https. */
let app: TestApp;
beforeAll(async () => {
  app = await startApp(process.env.DATABASE_URL as string, { APP_URL: "http://roost.lan", SIGN_IN: "household" });
});
afterAll(() => app.stop());

const A_DAY_AGO = Date.now() - 24 * 60 * 60_000;

async function page(path: string) {
  const { user } = await makeFamily();
  const headers = { Cookie: `${await signedInCookie(user)}; roost_install=${A_DAY_AGO}`, Accept: "text/html" };
  return (await fetch(app.url + path, { headers })).text();
}

it("devices cannot be turned on for notifications, and the page says why", async () => {
  const html = await page("/account/notifications");
  expect(html).toContain("Devices ring only over https.");
  expect(html).not.toContain("Turn on for this device");
});

it("Roost does not offer to be installed", async () => {
  expect(await page("/dashboard")).not.toContain('href="/install"');
});
