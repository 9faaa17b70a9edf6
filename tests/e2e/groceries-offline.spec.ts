import type { Route } from "@playwright/test";
import { makeGroceryItem } from "#tests/support/factories.ts";
import { add, editList, field, findTick, foot, isBought, item, queueRuns } from "#tests/support/grocery-steps.ts";
import { scriptRuns, summary } from "#tests/support/steps.ts";
import { expect, test } from "#tests/support/test.ts";

test.describe("on a bad network", { tag: "@script" }, () => {
  test("quick taps end in what the last one said, in whatever order they arrive", async ({ page, family }) => {
    const milk = await makeGroceryItem(family.family);
    await page.goto("/groceries");
    await scriptRuns(page);
    // The first taps are held back by the network and arrive after the last one.
    const held: (() => Promise<void>)[] = [];
    let arrived = 0;
    await page.route("**/api/families/*/grocery/*", async (route) => {
      if (held.length < 2) {
        const [url, data] = [route.request().url(), route.request().postDataJSON()];
        held.push(async () => expect((await page.context().request.put(url, { data })).status()).toBe(200));
        return;
      }
      arrived += 1;
      await route.continue();
    });
    for (const state of ["true", "false", "true"]) {
      await findTick(page, "Milk").click();
      await expect(findTick(page, "Milk")).toHaveAttribute("aria-pressed", state);
    }
    await expect.poll(() => isBought(milk.id)).toBe(true);
    expect([held.length, arrived]).toEqual([2, 1]);
    for (const send of held) await send();
    expect(await isBought(milk.id)).toBe(true);
    await expect(findTick(page, "Milk")).toHaveAttribute("aria-pressed", "true");
  });

  test.describe("that is gone", () => {
    test("a tick stays on screen, outlives a reload, and is sent when it is back", async ({ page, family, gate }) => {
      gate.expect(/net::ERR_INTERNET_DISCONNECTED/);
      const milk = await makeGroceryItem(family.family);
      const eggs = await makeGroceryItem(family.family, { item_name: "Eggs" });
      await page.goto("/groceries");
      await queueRuns(page);
      await page.context().setOffline(true);
      for (const name of ["Milk", "Eggs", "Eggs"]) await findTick(page, name).click();
      await expect(foot(page).getByRole("status")).toHaveText("You’re offline. 2 changes saved on this phone.");
      await add(page, "Tea");
      await expect(foot(page).getByRole("status")).toHaveText("You’re offline. 3 changes saved on this phone.");
      await expect(field(page)).toHaveValue("");
      await expect(findTick(page, "Milk")).toHaveAttribute("aria-pressed", "true");
      expect(await isBought(milk.id)).toBe(false);
      await page.context().setOffline(false);
      await expect(foot(page).getByRole("status")).toHaveText("Back online. 3 changes sent.");
      await expect.poll(() => isBought(milk.id)).toBe(true);
      expect(await isBought(eggs.id)).toBe(false);

      // The page is discarded before the connection is back.
      await page.route("**/api/families/*/grocery/*", (route) => route.abort("internetdisconnected"));
      await findTick(page, "Eggs").click();
      await expect(foot(page).getByRole("status")).toHaveText("You’re offline. 1 change saved on this phone.");
      await page.unroute("**/api/families/*/grocery/*");
      await page.reload();
      await expect(findTick(page, "Eggs")).toHaveAttribute("aria-pressed", "true");
      await expect.poll(() => isBought(eggs.id)).toBe(true);
    });
  });

  /** Failures after which a form's page has no answer to show. */
  const NO_ANSWERS = {
    "is cut": { answer: (route: Route) => route.abort("connectionreset"), problems: [/net::ERR_CONNECTION_RESET/] },
    "meets a gateway's page": {
      answer: (route: Route) => route.fulfill({ status: 502, contentType: "text/html", body: "<p>no" }),
      // The router's script logs that the gateway's page is no data.
      problems: [/^502 POST/, /^console error: SyntaxError/],
    },
  };
  for (const [what, { answer, problems }] of Object.entries(NO_ANSWERS)) {
    test.describe("with a server that cannot be reached", () => {
      test(`a form that ${what} stays as it was typed, says so, and is done once`, async ({ page, family, gate }) => {
        gate.expect(...problems);
        await makeGroceryItem(family.family, { quantity: "2" });
        await page.goto("/groceries");
        await scriptRuns(page);
        const failure = foot(page).getByRole("alert").filter({ hasNotText: "There is a problem" });
        await page.route("**/*.data*", (route) =>
          route.request().method() === "POST" ? answer(route) : route.continue(),
        );
        await editList(page);
        for (const name of ["More Milk", "Less Milk", "Remove Milk"]) {
          await item(page, "Milk").getByRole("button", { name }).click();
          await expect(failure).toContainText("Failed to update grocery item. We lost the connection");
        }
        await expect(item(page, "Milk")).toContainText("2");
        await add(page, "Tea, 2 boxes");
        await expect(summary(page)).toContainText("Failed to add grocery item. We lost the connection");
        await expect(field(page)).toHaveValue("Tea, 2 boxes");

        await page.unrouteAll();
        await foot(page).getByRole("button", { name: "Add", exact: true }).click();
        await expect(item(page, "Tea")).toContainText("2 boxes");
        await expect(item(page, "Milk")).toContainText("2");
      });
    });
  }
});
