import { expect, it } from "vitest";
import { readModels, readRows, readRowsOf } from "#app/db/batched-reads.server.ts";
import { inTransaction } from "#app/db/database.server.ts";
import { GroceryItem } from "#app/models/food/grocery-item.server.ts";
import { makeFamily } from "#tests/support/factories.ts";
import { inRequest } from "#tests/support/in-request.ts";

/** Runs `work` as a request does, and returns the number of its statements. */
const asRequest = <T>(work: () => Promise<T>): Promise<{ result: T; queries: number }> =>
  inRequest(async (store) => ({ result: await work(), queries: store.queries }));

const NAMES = "SELECT item_name FROM grocery_items WHERE family_id = $1 AND item_name <> $2 ORDER BY id";
const names = (family: number, but: string) => readRows<{ item_name: string }>(family, NAMES, [but]);

async function makeList() {
  const { family } = await makeFamily();
  for (const item_name of ["Milk", "Bread", "Eggs"]) {
    await GroceryItem.create({ family_id: family.id, item_name, category: "Other" });
  }
  return family.id;
}

it("what a request reads at the same time goes as one statement, each with values of its own", async () => {
  const family = await makeList();
  const { result, queries } = await asRequest(() =>
    Promise.all([
      names(family, "Milk"),
      readRowsOf(family, GroceryItem, "AND item_name = $2 AND is_purchased = $3", ["Eggs", false]),
      Promise.resolve().then(() => names(family, "Bread")),
      readModels(family, GroceryItem, "ORDER BY id DESC LIMIT $2", [1]),
    ]),
  );
  const [withoutMilk, eggs, withoutBread, [last]] = result;
  expect(withoutMilk.map(({ item_name }) => item_name)).toEqual(["Bread", "Eggs"]);
  expect(withoutBread.map(({ item_name }) => item_name)).toEqual(["Milk", "Eggs"]);
  expect(eggs.map(({ item_name }) => item_name)).toEqual(["Eggs"]);
  expect(last).toBeInstanceOf(GroceryItem);
  expect(last?.created_at).toEqual(
    (await GroceryItem.findOne({ where: { family_id: family, item_name: "Eggs" } }))?.created_at,
  );
  expect(queries).toBe(1);
});

it("each family is asked by itself, and of one that is gone there is nothing", async () => {
  const [one, other] = [await makeList(), await makeList()];
  const { result, queries } = await asRequest(() => Promise.all([names(one, ""), names(other, ""), names(-1, "")]));
  expect(result.map((rows) => rows.length)).toEqual([3, 3, 0]);
  expect(queries).toBe(3);
});

it("a transaction reads what it has written, also within a request", async () => {
  const family = await makeList();
  const { result } = await asRequest(() =>
    inTransaction(async () => {
      await GroceryItem.create({ family_id: family, item_name: "Jam", category: "Other" });
      return names(family, "Milk");
    }),
  );
  expect(result.map(({ item_name }) => item_name)).toEqual(["Bread", "Eggs", "Jam"]);
});

it("a read that fails fails all that went with it, and none after", async () => {
  const family = await makeList();
  const { result } = await asRequest(async () => {
    const failed = await Promise.allSettled([names(family, ""), readRows(family, "SELECT no_such FROM families")]);
    return { failed, after: await names(family, "") };
  });
  expect(result.failed.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(result.after).toHaveLength(3);
});

it("answers the same when there are more combinations than are joined", async () => {
  const family = await makeList();
  const { result, queries } = await asRequest(async () => {
    const lists: number[][] = [];
    for (let count = 2; count < 40; count += 1) {
      const found = await Promise.all(Array.from({ length: count }, () => names(family, "Milk")));
      lists.push(found.map((rows) => rows.length));
    }
    return lists;
  });
  expect(result).toEqual(Array.from({ length: 38 }, (_, index) => Array.from({ length: index + 2 }, () => 2)));
  expect(queries).toBeGreaterThan(38);
});
