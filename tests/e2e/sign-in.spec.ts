import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { Meal } from "#app/models/food/meal.server.ts";
import { User } from "#app/models/people/user.server.ts";
import { endSessions } from "#app/services/people/devices.server.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { makeFamily } from "#tests/support/factories.ts";
import { startProvider } from "#tests/support/provider.ts";
import { dialog, message, startButton } from "#tests/support/steps.ts";
import { expect, test } from "#tests/support/test.ts";

/** A provider with the faults that a test sets, and an app with this provider alone. */
let provider: Awaited<ReturnType<typeof startProvider>>;
let app: TestApp;
test.beforeAll(async () => {
  provider = await startProvider();
  app = await startApp(process.env.DATABASE_URL as string, provider.env());
});
test.afterAll(async () => {
  await app.stop();
  await provider.stop();
});
test.beforeEach(() => {
  provider.claims = { sub: randomUUID(), email: "anna@example.com", email_verified: true, given_name: "Anna" };
  provider.tokenError = null;
  provider.tokenGate = Promise.resolve();
});

const start = async (page: Page) => {
  await page.goto(app.url);
  await startButton(page).click();
};
const landing = (page: Page) => expect(startButton(page)).toBeVisible();

test("leads a newcomer to the wizard, and Back does no harm", async ({ page }) => {
  await start(page);
  await expect(page).toHaveURL(`${app.url}/onboarding`);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("without a code goes home", async ({ page }) => {
  await page.goto(`${app.url}/auth/callback`);
  await landing(page);
});

test("with another browser's state goes home, and says so", async ({ page }) => {
  await page.goto(`${app.url}/auth/callback?code=made-up&state=made-up`);
  await expect(page.getByRole("alert")).toContainText("We couldn’t sign you in");
  await landing(page);
});

test("that the person has refused goes home, and says so", async ({ page }) => {
  await page.goto(`${app.url}/auth/callback?error=access_denied&state=x`);
  await expect(page.getByRole("alert")).toContainText("You weren’t signed in");
  await landing(page);
});

test("with a code that the provider does not take goes home", async ({ page }) => {
  provider.tokenError = "invalid_grant";
  await start(page);
  await expect(page.getByRole("alert")).toContainText("We couldn’t sign you in");
  await landing(page);
});

test("at the same address twice is the same as once", { tag: "@browser" }, async ({ page }) => {
  const callbacks: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/auth/callback?")) callbacks.push(request.url());
  });
  await start(page);
  await expect(page).toHaveURL(`${app.url}/onboarding`);
  await page.goto(callbacks[0] as string);
  await expect(page).toHaveURL(`${app.url}/onboarding`);
});

test("at a slow provider waits on a page of ours, and goes on by itself", async ({ page }) => {
  let open: () => void = () => undefined;
  provider.tokenGate = new Promise<void>((resolve) => {
    open = resolve;
  });
  await start(page);
  await expect(page.getByRole("heading", { name: "Setting up your family hub..." })).toBeVisible();
  open();
  await expect(page).toHaveURL(`${app.url}/onboarding`);
});

test("at a provider that is away goes home, and says so", async ({ page }) => {
  const away = await startProvider();
  const lonely = await startApp(process.env.DATABASE_URL as string, {
    ...away.env(),
    OAUTH_ISSUER: `${away.url}/none`,
  });
  await page.goto(lonely.url);
  await startButton(page).click();
  await expect(page.getByRole("alert")).toContainText("You can’t sign in right now");
  await landing(page);
  await lonely.stop();
  await away.stop();
});

test("that is cancelled at the local sign-in page goes home", async ({ page }) => {
  await page.goto("/");
  await startButton(page).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await landing(page);
});

/** Signs a user in, and gives them a family. */
async function startWithFamily(page: Page) {
  const email = `${randomUUID()}@example.com`;
  provider.claims = { ...provider.claims, email };
  await start(page);
  await expect(page).toHaveURL(`${app.url}/onboarding`);
  const user = await User.findOne({ where: { email }, rejectOnEmpty: true });
  const { family } = await makeFamily();
  await user.update({ family_id: family.id });
  return { user, family };
}

test("leads to the page that was opened without a session, as from a mail", async ({ page }) => {
  await startWithFamily(page);
  const signOut = async () => {
    await page.goto(`${app.url}/logout`);
    await landing(page);
  };
  await signOut();
  const path = "/calendar?view=week&day=2026-10-14";
  await page.goto(app.url + path);
  await startButton(page).click();
  await expect(page).toHaveURL(app.url + path);
  // Only once: the next sign-in leads to the dashboard.
  await signOut();
  await startButton(page).click();
  await expect(page).toHaveURL(`${app.url}/dashboard`);
});

test.describe("a form that was filled in before the session ended elsewhere", () => {
  test("waits for its person, and is sent with one button", async ({ page }) => {
    const { user, family } = await startWithFamily(page);
    await page.goto(`${app.url}/meals/new`);
    await dialog(page, "Add Meal").getByLabel("Title").fill("Soup “à l’oignon”");
    await endSessions(user, null);
    await dialog(page, "Add Meal").getByRole("button", { name: "Add Meal" }).click();
    await expect(page.getByText("Sign in again, and you can send what you typed.")).toBeVisible();

    await startButton(page).click();
    await expect(page.getByRole("heading", { name: "What you typed is still here" })).toBeVisible();
    await expect(page.getByText("Soup “à l’oignon”")).toBeVisible();
    await page.getByRole("button", { name: "Save" }).click();
    await expect(message(page)).toContainText("Soup “à l’oignon”");
    expect(await Meal.count({ where: { family_id: family.id } })).toBe(1);

    await page.goto(`${app.url}/drafts/form`);
    await expect(page).toHaveURL(`${app.url}/dashboard`);
  });
});
