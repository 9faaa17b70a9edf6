import { makeGroceryItem } from "#tests/support/factories.ts";
import { add, editList, findTick, foot, item } from "#tests/support/grocery-steps.ts";
import {
  keepPage,
  NO_SIGNAL,
  openTomsPhone,
  readList,
  setSignal,
  strip,
  watchTicks,
} from "#tests/support/offline-steps.ts";
import { head, scriptRuns } from "#tests/support/steps.ts";
import { expect, test } from "#tests/support/test.ts";

test.beforeEach(({ gate }) => gate.allow(NO_SIGNAL));

test.describe("two phones in one shop, one of them in flight mode for half of it", { tag: "@script" }, () => {
  test.use({ serviceWorkers: "allow" });

  test("end with the same list, and nothing that was ticked comes back", { tag: "@core" }, async ({
    page,
    family,
    gate,
    openContext,
    signIn,
  }) => {
    gate.expect(/^404 PUT .*\/grocery\//);
    for (const item_name of ["Milk", "Eggs", "Tea", "Rice", "Oats"])
      await makeGroceryItem(family.family, { item_name });
    await makeGroceryItem(family.family, { item_name: "Bread", quantity: "2 loaves" });
    const toms = await openTomsPhone(family.family, { openContext, signIn });
    for (const each of [page, toms]) await keepPage(each, "/groceries");
    await setSignal(toms.context(), false);
    // A reload, because an open connection would stay open.
    await toms.reload();
    await scriptRuns(toms);
    const [lost, lostAtToms] = [await watchTicks(page), await watchTicks(toms)];
    await expect(strip(toms)).toHaveText("You’re offline. You can still tick things off.");
    for (const name of ["Milk", "Eggs", "Rice"]) await findTick(toms, name).click();
    await add(toms, "Soap, 2");
    await head(toms).getByRole("link", { name: "Edit list" }).click();
    await item(toms, "Bread").getByRole("button", { name: "More Bread" }).click();
    await expect(item(toms, "Bread")).toContainText("3 loaves");
    await head(toms).getByRole("link", { name: "Done" }).click();
    await expect(strip(toms)).toHaveText("You’re offline. 5 changes saved on this phone.");
    for (const name of ["Milk", "Tea"]) {
      await findTick(page, name).click();
      await expect(findTick(page, name)).toHaveAttribute("aria-pressed", "true");
    }
    await add(page, "Soap, 1");
    await expect(findTick(page, "Soap")).toContainText("1");
    await editList(page);
    await item(page, "Rice").getByRole("button", { name: "Remove Rice" }).click();
    await expect(item(page, "Rice")).toHaveCount(0);
    await head(page).getByRole("link", { name: "Done" }).click();
    await expect(head(page).getByRole("link", { name: "Edit list" })).toBeVisible();
    expect(await readList(toms)).toEqual([
      "o Bread 3 loaves",
      "o Oats",
      "o Soap, 2",
      "o Tea",
      "x Eggs",
      "x Milk",
      "x Rice",
    ]);

    await setSignal(toms.context(), true);
    await expect(foot(toms).getByRole("alert")).toContainText("1 change couldn’t be sent.");
    await expect(item(toms, "Rice")).toContainText("Not sent: Anna removed Rice while you were offline.");
    await item(toms, "Rice").getByRole("button", { name: "Don’t add" }).click();
    await expect(foot(toms).getByRole("alert")).toHaveCount(0);
    const end = ["o Bread 3 loaves", "o Oats", "o Soap 3", "x Eggs", "x Milk", "x Tea"];
    for (const each of [page, toms]) await expect.poll(() => readList(each)).toEqual(end);

    // The second half: both have a connection.
    await findTick(toms, "Oats").click();
    await expect(findTick(page, "Oats")).toHaveAttribute("aria-pressed", "true");
    const last = end.map((row) => row.replace("o Oats", "x Oats")).sort();
    for (const each of [page, toms]) await expect.poll(() => readList(each)).toEqual(last);
    expect([await lost(), await lostAtToms()]).toEqual([[], []]);
    for (const each of [page, toms]) {
      await each.reload();
      await scriptRuns(each);
      expect(await readList(each)).toEqual(last);
    }
  });
});
