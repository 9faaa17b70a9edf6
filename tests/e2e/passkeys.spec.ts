import type { Page, Route } from "@playwright/test";
import { hashPassword } from "#app/services/people/password-hashes.server.ts";
import { savePassword } from "#app/services/people/passwords.server.ts";
import { findFreePort } from "#scripts/lib/ports.ts";
import { clockAhead, startApp } from "#tests/support/app.ts";
import { makeHouseholdUser } from "#tests/support/factories.ts";
import { scriptRuns } from "#tests/support/steps.ts";
import { test as base, expect } from "#tests/support/test.ts";

const PASSWORD = "lantern otter bicycle plum";

interface House {
  origin: string;
  /** Starts the server again, with its clock this many minutes behind. */
  restart(minutesBehind: number): Promise<void>;
}

/** A server with the household sign-in, at an address with a name, on the database of all. */
const test = base.extend<{ house: House; origin: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants it so
  house: async ({}, use) => {
    const PORT = String(await findFreePort());
    const origin = `http://localhost:${PORT}`;
    const env = { PORT, APP_URL: origin, SIGN_IN: "household" };
    let app = await startApp(process.env.DATABASE_URL as string, env);
    const restart = async (minutesBehind: number) => {
      await app.stop();
      app = await startApp(process.env.DATABASE_URL as string, { ...env, ...clockAhead(-minutesBehind * 60_000) });
    };
    await use({ origin, restart });
    await app.stop();
  },
  origin: ({ house }, use) => use(house.origin),
});
test.slow();

/** A device of the browser's that unlocks itself. */
async function addAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    count: async () => (await devtools.send("WebAuthn.getCredentials", { authenticatorId })).credentials.length,
    setPresent: (enabled: boolean) =>
      devtools.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled }),
  };
}

async function signInByPassword(page: Page, origin: string, name: string) {
  await page.goto(origin);
  await page.getByRole("button", { name: "Sign in" }).first().click();
  await page.getByLabel("Sign-in name or e-mail").fill(name);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.waitForURL("**/dashboard");
}

test("a passkey is added, signs in from the browser’s own list and by its button, and is removed", {
  tag: ["@script", "@core"],
}, async ({ page, origin }) => {
  const { user } = await makeHouseholdUser();
  await savePassword(user, await hashPassword(PASSWORD));
  const device = await addAuthenticator(page);

  // An account without a passkey is offered none that works, and signs in by its password.
  await signInByPassword(page, origin, user.sign_in_name as string);

  await page.goto(`${origin}/account/sign-in`);
  await page.getByRole("link", { name: "Add passkey" }).click();
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Anna’s phone");
  await page.getByRole("button", { name: "Add passkey" }).click();
  await expect(page.getByText("Passkey added: Anna’s phone").first()).toBeVisible();
  expect(await device.count()).toBe(1);

  // The same device has one already.
  await page.goto(`${origin}/account/sign-in/passkeys/new`);
  await page.getByRole("button", { name: "Add passkey" }).click();
  await expect(page.getByText("This device has a passkey for you already.")).toBeVisible();

  // By the button, without a name typed. The device waits, so that the browser's own list does not answer first.
  await device.setPresent(false);
  await page.goto(`${origin}/logout`);
  await page.goto(origin);
  await page.getByRole("button", { name: "Sign in" }).first().click();
  await scriptRuns(page);
  await expect(page.getByRole("button", { name: "Use a passkey" })).toBeVisible();
  await device.setPresent(true);
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await page.waitForURL("**/dashboard");

  // From the browser's own list.
  await page.goto(`${origin}/logout`);
  await page.goto(origin);
  await page.getByRole("button", { name: "Sign in" }).first().click();
  await page.waitForURL("**/dashboard");

  await page.goto(`${origin}/account/sign-in`);
  await page.getByRole("button", { name: "Remove Anna’s phone" }).click();
  await expect(page.getByText("Passkey removed.").first()).toBeVisible();
  await expect(page.getByText("Anna’s phone", { exact: true })).toHaveCount(0);
});

test("an old challenge of a passkey is refused once, and a page that stays open renews it", { tag: "@script" }, async ({
  page,
  house: { origin, restart },
  gate,
}) => {
  const { user } = await makeHouseholdUser();
  await savePassword(user, await hashPassword(PASSWORD));
  const device = await addAuthenticator(page);
  await signInByPassword(page, origin, user.sign_in_name as string);
  await page.goto(`${origin}/account/sign-in/passkeys/new`);
  await page.getByRole("button", { name: "Add passkey" }).click();
  await expect(page.getByText("Passkey added").first()).toBeVisible();
  await device.setPresent(false);
  await page.goto(`${origin}/logout`);
  const button = page.getByRole("button", { name: "Use a passkey" });
  const openOldPage = async () => {
    await restart(6);
    await page.goto(origin);
    await page.getByRole("button", { name: "Sign in" }).first().click();
    await scriptRuns(page);
    await expect(button).toBeVisible();
    await restart(0);
  };

  // The browser's clock says that the page is new, as after a night's sleep of the computer. The page of the refusal has a
  // new challenge, and the browser's own list answers it at once.
  await openOldPage();
  gate.expect(/^400 POST/);
  await device.setPresent(true);
  await button.click();
  await page.waitForURL("**/dashboard");

  await device.setPresent(false);
  await page.goto(`${origin}/logout`);
  await page.clock.install();
  await openOldPage();
  // The button is pressed while the page still fetches its new challenge: that is used, and once.
  let answers = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && request.isNavigationRequest()) answers += 1;
  });
  const renewal = new Promise<Route>((resolve) => {
    void page.route(page.url(), resolve, { times: 1 });
  });
  await page.clock.fastForward("04:30");
  const held = await renewal;
  await device.setPresent(true);
  await button.click();
  await held.continue();
  await page.waitForURL("**/dashboard");
  expect(answers).toBe(1);
  // Before the server ends, to which the dashboard's page is connected.
  await page.goto(`${origin}/logout`);
});
