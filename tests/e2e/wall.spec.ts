import type { Page, Route } from "@playwright/test";
import { makeChore } from "#tests/support/chores.ts";
import { makeGroceryItem } from "#tests/support/factories.ts";
import { hang, makeScreen } from "#tests/support/screens.ts";
import { message } from "#tests/support/steps.ts";
import { expect, test } from "#tests/support/test.ts";

// A wrong code is a refused form (400). A removed screen gets a status of its own (410).
test.use({ expectedStatuses: [400, 410] });

test("a tablet is hung up, ticks what it may, is taken off and hung up again", async ({
  page,
  family,
  openContext,
  javaScriptEnabled,
  baseURL,
}) => {
  await makeGroceryItem(family.family, { item_name: "Carrots" });
  await makeChore(family, { title: "Feed Pip" });
  const tablet = await (await openContext({ viewport: { width: 1280, height: 800 } })).newPage();
  /** Without script the browser reloads every few seconds; the test reloads at once. */
  const look = async () => {
    if (!javaScriptEnabled) await tablet.goto(`${baseURL}/wall`);
  };
  await tablet.goto(`${baseURL}/wall`);
  await expect(tablet.getByRole("heading", { name: "Show Roost on this screen" })).toBeVisible();
  const code = await tablet.locator(".code").textContent();

  await page.goto("/account/devices");
  await page.getByRole("link", { name: "Wall screens" }).click();
  await page.getByLabel("Code on the screen").fill("22-2222");
  await page.getByLabel("Dim from").fill("03:00");
  await page.getByLabel("To", { exact: true }).fill("03:00");
  await page.getByLabel("Tick off groceries").check();
  await page.getByRole("button", { name: "Add screen" }).click();
  await expect(page.getByRole("alert")).toContainText("We don’t recognise that code. Check the screen and try again.");
  await expect(page.getByLabel("Tick off groceries")).toBeChecked();
  await page.getByLabel("Code on the screen").fill(` ${code?.toLowerCase()} `);
  await page.getByRole("button", { name: "Add screen" }).click();
  await expect(message(page)).toContainText("Kitchen wall hangs now");
  await expect(page.getByText("may tick off groceries")).toBeVisible();

  await look();
  await expect(tablet.getByRole("heading", { name: "Who is where" })).toBeVisible();
  await expect(tablet.getByText("Feed Pip")).toBeVisible();
  await expect(tablet.getByRole("link", { name: "Chores" })).toHaveCount(0);
  await tablet.getByRole("link", { name: "thing to buy" }).click();
  await tablet.getByRole("button", { name: "Carrots" }).click();
  await expect(tablet.getByRole("heading", { name: "Groceries, 0 to buy" })).toBeVisible();
  await expect(tablet.getByRole("button", { name: "Carrots" })).toHaveAttribute("aria-pressed", "true");
  await tablet.getByRole("link", { name: "Back to today" }).click();
  await expect(tablet.getByRole("heading", { name: "Who is where" })).toBeVisible();

  await page.getByRole("link", { name: "Change Kitchen wall" }).click();
  // The page before has fields of the same names.
  await expect(page.getByRole("heading", { level: 1, name: "Kitchen wall" })).toBeVisible();
  await expect(page.getByLabel("Tick off groceries")).toBeChecked();
  await page.getByLabel("Show where everyone is").uncheck();
  await page.getByLabel("Name of the screen").fill("Hall");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(message(page)).toContainText("Screen saved: Hall.");
  await look();
  await expect(tablet.getByRole("heading", { name: "Who is where" })).toHaveCount(0);
  await expect(tablet.getByText("Feed Pip")).toBeVisible();

  await page.getByRole("link", { name: "Wall screens" }).click();
  await page.getByRole("button", { name: "Remove Hall" }).click();
  await expect(message(page)).toContainText("Removed: Hall");
  await look();
  await expect(tablet.getByRole("heading", { name: "This screen was removed" })).toBeVisible();
  await tablet.getByRole("button", { name: "Add it again" }).click();
  await expect(tablet.getByRole("heading", { name: "Show Roost on this screen" })).toBeVisible();
});

/** Holds the next response for a page of the screen until the returned function is called. */
async function holdNext(tablet: Page, path: string, meanwhile = async () => {}): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const hold = async (route: Route) => {
    const response = await route.fetch();
    await meanwhile();
    await released;
    await route.fulfill({ response });
  };
  await tablet.route(path, hold, { times: 1 });
  return release;
}

test("a tablet shows a change that comes while an older page is on its way", { tag: ["@core", "@script"] }, async ({
  family,
  openContext,
  baseURL,
}) => {
  const { cookie } = await makeScreen(family.family);
  const tablet = await (await openContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await hang(tablet.context(), baseURL as string, cookie);
  await tablet.addInitScript(`
    window.changes = 0;
    window.EventSource = class extends EventSource {
      constructor(url) {
        super(url);
        this.addEventListener("changed", () => { window.changes += 1; });
      }
    };
  `);
  await tablet.goto(`${baseURL}/wall/groceries`);
  const release = await holdNext(tablet, `${baseURL}/wall`, async () => {
    await makeChore(family, { title: "Feed Pip" });
  });
  await tablet.getByRole("link", { name: "Back to today" }).click();
  await expect.poll(() => tablet.evaluate("window.changes")).toBeGreaterThan(0);
  release();
  await expect(tablet.getByText("Feed Pip")).toBeVisible();
});

test("a tablet does each tap, also while an earlier one is on its way", { tag: ["@core", "@script"] }, async ({
  family,
  openContext,
  baseURL,
}) => {
  for (const item_name of ["Carrots", "Leeks", "Peas"]) await makeGroceryItem(family.family, { item_name });
  const { cookie } = await makeScreen(family.family, { tick_groceries: true });
  const tablet = await (await openContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await hang(tablet.context(), baseURL as string, cookie);
  await tablet.goto(`${baseURL}/wall/groceries`);
  const release = await holdNext(tablet, `${baseURL}/wall/groceries`);
  for (const name of ["Carrots", "Leeks", "Peas"]) await tablet.getByRole("button", { name }).click();
  release();
  await expect(tablet.getByRole("heading", { name: "Groceries, 0 to buy" })).toBeVisible();
});

test("a phone that scans the code signs in first, and finds it in the form", async ({
  page,
  family,
  openContext,
  baseURL,
  signIn,
}) => {
  const context = await openContext();
  const phone = await context.newPage();
  await phone.goto(`${baseURL}/wall?code=K7-4FQ2`);
  await expect(phone).toHaveURL(`${baseURL}/`);
  await signIn(family.user, context);
  await phone.goto(`${baseURL}/wall?code=K7-4FQ2`);
  await expect(phone.getByLabel("Code on the screen")).toHaveValue("K7-4FQ2");
  await page.goto("/wall");
  await expect(page.getByText("No screens yet.")).toBeVisible();
});
