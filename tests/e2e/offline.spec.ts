import { GroceryItem } from "#app/models/food/grocery-item.server.ts";
import { makeFamily, makeGroceryItem } from "#tests/support/factories.ts";
import { add, findTick, foot, isBought, item, list } from "#tests/support/grocery-steps.ts";
import { keepPage, NO_SIGNAL, setSignal, strip } from "#tests/support/offline-steps.ts";
import { head, scriptRuns } from "#tests/support/steps.ts";
import { expect, test } from "#tests/support/test.ts";

test.use({ serviceWorkers: "allow" });
// Failed requests are logged as `NO_SIGNAL`; a page that is not cached is a 503.
test.beforeEach(({ gate }) => gate.allow(NO_SIGNAL, /^503 /));

test("the list opens without a connection, is ticked and added to, and arrives", { tag: ["@script", "@core"] }, async ({
  page,
  family,
}) => {
  const milk = await makeGroceryItem(family.family, { quantity: "2 cartons" });
  const eggs = await makeGroceryItem(family.family, { item_name: "Eggs" });
  await keepPage(page, "/groceries");
  await setSignal(page.context(), false);
  await page.reload();
  await scriptRuns(page);
  await expect(list(page).getByText(/^You’re offline\. As of \d/)).toBeVisible();
  await expect(strip(page)).toHaveText("You’re offline. You can still tick things off.");
  await findTick(page, "Milk").click();
  await expect(findTick(page, "Milk")).toHaveAttribute("aria-pressed", "true");
  await expect(findTick(page, "Milk")).toContainText("Waiting for a connection");
  await expect(strip(page)).toHaveText("You’re offline. 1 change saved on this phone.");
  await add(page, "Tea, 2 boxes");
  await findTick(page, "Tea, 2 boxes").click();
  await expect(strip(page)).toHaveText("You’re offline. 3 changes saved on this phone.");
  await head(page).getByRole("link", { name: "Edit list" }).click();
  for (const quantity of ["3 cartons", "4 cartons"]) {
    await item(page, "Milk").getByRole("button", { name: "More Milk" }).click();
    await expect(item(page, "Milk")).toContainText(quantity);
  }
  // The sign is beside the words.
  await expect(item(page, "Milk").getByText("Waiting for a connection")).toHaveCSS("display", "flex");
  await head(page).getByRole("link", { name: "Done" }).click();
  await head(page).getByLabel("More list options").click();
  await head(page).getByRole("link", { name: "Staples" }).click();
  await expect(foot(page).getByRole("alert")).toHaveText("Needs a connection");

  // A cold start: all of it is still there.
  await page.close();
  const cold = await page.context().newPage();
  await cold.goto("/groceries");
  await scriptRuns(cold);
  await expect(findTick(cold, "Milk")).toHaveAttribute("aria-pressed", "true");
  await expect(strip(cold)).toHaveText("You’re offline. 4 changes saved on this phone.");
  expect(await isBought(milk.id)).toBe(false);

  await setSignal(cold.context(), true);
  await expect(strip(cold)).toHaveText("Back online. 4 changes sent.");
  await expect.poll(() => isBought(milk.id)).toBe(true);
  expect(await isBought(eggs.id)).toBe(false);
  const rows = await GroceryItem.findAll({ where: { family_id: family.family.id }, order: ["id"], raw: true });
  expect(rows).toMatchObject([
    { item_name: "Milk", quantity: "4 cartons", is_purchased: true },
    { item_name: "Eggs", is_purchased: false },
    { item_name: "Tea", quantity: "2 boxes", is_purchased: true },
  ]);
});

test("what is not on the phone says so, with what is, and a form says that nothing was saved", {
  tag: "@script",
}, async ({ page, family }) => {
  await makeGroceryItem(family.family);
  await keepPage(page, "/groceries");
  await keepPage(page, "/dashboard");
  await setSignal(page.context(), false);
  const answer = await page.goto("/calm");
  expect(answer?.status()).toBe(503);
  await expect(page.getByRole("heading", { name: "You’re offline" })).toBeVisible();
  await expect(page.getByRole("link", { name: /Groceries.*As of .*ticking works/ })).toBeVisible();
  await expect(page.getByRole("link", { name: "Try again" })).toHaveAttribute("href", /\/calm$/);
  await page.getByRole("link", { name: /Dashboard/ }).click();
  await expect(page.getByText(/^You’re offline\. As of \d/)).toBeVisible();

  // A form as browsers send it before the page's script is loaded.
  await page.evaluate(() => {
    const form = Object.assign(document.createElement("form"), { method: "post", action: "/groceries" });
    form.innerHTML = '<input name="intent" value="add-item"><input name="item" value="Oat milk <b>">';
    document.body.append(form);
    form.submit();
  });
  await expect(page.getByRole("alert")).toContainText("It wasn’t saved.");
  await expect(page.getByRole("alert")).toContainText("Item: Oat milk <b>");
  await expect(page.getByRole("alert")).not.toContainText("add-item");
});

test("nobody sees what another has kept on the same phone, and each one's changes go out as their own", {
  tag: "@script",
}, async ({ page, family, signIn }) => {
  const milk = await makeGroceryItem(family.family);
  await keepPage(page, "/groceries");
  await setSignal(page.context(), false);
  await findTick(page, "Milk").click();
  await expect(strip(page)).toHaveText("You’re offline. 1 change saved on this phone.");

  const other = await makeFamily({ members: [] });
  await makeGroceryItem(other.family, { item_name: "Bread" });
  await signIn(other.user);
  // A page that is left is online again, and sends as another user, which is refused.
  await page.goto("about:blank");
  await setSignal(page.context(), true);
  await keepPage(page, "/groceries");
  await expect(findTick(page, "Bread")).toBeVisible();
  await expect(page.getByText("Milk")).toHaveCount(0);
  await expect(foot(page).getByText(/change/)).toHaveCount(0);
  await setSignal(page.context(), false);
  await page.reload();
  await expect(findTick(page, "Bread")).toBeVisible();
  await expect(page.getByText("Milk")).toHaveCount(0);
  await setSignal(page.context(), true);
  expect(await isBought(milk.id)).toBe(false);

  await signIn(family.user);
  await page.goto("/groceries");
  await expect.poll(() => isBought(milk.id)).toBe(true);
});

test("signing out asks about what waits, and clears the phone without a connection", { tag: "@script" }, async ({
  page,
  family,
}) => {
  await makeGroceryItem(family.family);
  await keepPage(page, "/groceries");
  await setSignal(page.context(), false);
  await findTick(page, "Milk").click();
  await expect(strip(page)).toHaveText("You’re offline. 1 change saved on this phone.");
  const signOut = async () => {
    await page.locator(".more-tab summary").click();
    await page.getByRole("button", { name: "Sign Out" }).click();
  };
  await signOut();
  await expect(page.getByText("1 change hasn’t been sent.")).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("1 change hasn’t been sent.")).toHaveCount(0);
  await signOut();
  await page.getByRole("button", { name: "Sign out and discard changes" }).click();
  await expect(page.getByRole("heading", { name: "You’re offline" })).toBeVisible();
  await page.goto("/groceries");
  await expect(page.getByRole("heading", { name: "You’re offline" })).toBeVisible();
  await expect(page.getByText("Milk")).toHaveCount(0);

  await setSignal(page.context(), true);
  await page.goto("/groceries");
  await expect(page).toHaveURL("/");
});
