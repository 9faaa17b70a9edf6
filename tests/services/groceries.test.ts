import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { totals } from "#app/domain/food/quantity.ts";
import { GroceryItem } from "#app/models/food/grocery-item.server.ts";
import {
  addGroceries,
  addGroceryItem,
  findOpenItem,
  listGroceries,
  openGroceries,
  updateGroceryItem,
} from "#app/services/food/groceries.server.ts";
import { deleteMeal } from "#app/services/food/meals.server.ts";
import { clearPurchased, removeGroceryItem } from "#app/services/food/removed-groceries.server.ts";
import { findUndoable, restoreRemovals } from "#app/services/removed/restore.server.ts";
import { sweep } from "#app/services/system/housekeeping.server.ts";
import { MAX_GROCERY_ITEMS } from "#app/shared/food/constants.ts";
import { makeFamily, makeGroceryItem, makeMeal } from "#tests/support/factories.ts";
import { fillList, inDays, input, now, quantities, tick } from "#tests/support/grocery-lists.ts";
import { runs } from "#tests/support/runs.ts";

describe("one thing under two names", () => {
  it("is one item of the list, as it is of a generated one", async () => {
    const actor = await makeFamily();
    await addGroceryItem(actor, input("Crème fraîche", "200 g"));
    const added = await addGroceries(actor, [input("creme fraiche", "100 g"), input("Creme-Fraiche", "1 l")]);
    expect(added.map(({ isNew }) => isNew)).toEqual([false, false]);
    expect(await quantities(actor)).toEqual(["Crème fraîche: 300 g + 1 l"]);
    expect((await findOpenItem(actor, "CREME FRAICHE"))?.item_name).toBe("Crème fraîche");
  });

  it("is two items where a number tells them apart", async () => {
    const actor = await makeFamily();
    await addGroceries(actor, [input("Milk 1.5 %"), input("Milk 3,5 %"), input("milk 1,5%")]);
    expect(await quantities(actor)).toEqual(["Milk 1.5 %", "Milk 3,5 %"]);
  });
});

describe("a recipe's ingredients", () => {
  it("are merged with the list and with each other, in one go", async () => {
    const actor = await makeFamily();
    const meal = await makeMeal(actor.family);
    await addGroceryItem(actor, input("Eggs", "2"));
    const added = await addGroceries(actor, [
      input("egg", "3", { meal_id: meal.id }),
      input("Flour", "500 g", { meal_id: meal.id }),
      input("flour", "1 kg", { meal_id: meal.id }),
      input("Milk", "1 cup", { meal_id: meal.id }),
      input("Milk", "2 cartons", { meal_id: meal.id }),
    ]);
    expect(added.map(({ isNew }) => isNew)).toEqual([false, true, false, true, false]);
    expect(await quantities(actor)).toEqual(["Eggs: 5", "Flour: 1.5 kg", "Milk: 1 cup + 2 cartons"]);
    const items = await listGroceries(actor, now());
    expect(items.map(({ meal_id }) => meal_id)).toEqual([meal.id, meal.id, meal.id]);
    await deleteMeal(actor, meal.id);
    expect(await quantities(actor)).toHaveLength(3);
  });

  it("come all or not at all", async () => {
    const actor = await makeFamily();
    const theirs = await makeMeal((await makeFamily()).family);
    const foreign = addGroceries(actor, [input("Salt"), input("Rice", null, { meal_id: theirs.id })]);
    await expect(foreign).rejects.toMatchObject({ code: "invalid", field: "meal_id" });
    await fillList(actor, MAX_GROCERY_ITEMS - 1);
    const tooMany = addGroceries(actor, [input("Salt"), input("Rice")]);
    await expect(tooMany).rejects.toMatchObject({ code: "conflict" });
    expect(await quantities(actor)).toHaveLength(MAX_GROCERY_ITEMS - 1);
    // An item that is already on the list may grow when the list is full.
    await addGroceries(actor, [input("Salt"), input("salt", "1 kg")]);
    expect(await quantities(actor)).toHaveLength(MAX_GROCERY_ITEMS);
  });

  it("lose nothing, whatever they are", async () => {
    const name = fc.constantFrom("Egg", "eggs", "Flour", "Oat milk", "🍋");
    const amount = fc.constantFrom(null, "2", "500 g", "1 kg", "2 cups", "a pinch", "1 1/2 cups");
    const things = fc.array(fc.tuple(name, amount), { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(things, async (list) => {
        const actor = await makeFamily();
        const half = list.length >> 1;
        await addGroceries(
          actor,
          list.slice(0, half).map(([item, quantity]) => input(item, quantity)),
        );
        await addGroceries(
          actor,
          list.slice(half).map(([item, quantity]) => input(item, quantity)),
        );
        const sum = (texts: (string | null)[]) => {
          const all = new Map<string, number>();
          for (const text of texts) for (const [key, n] of totals(text ?? "")) all.set(key, (all.get(key) ?? 0) + n);
          return [...all].map(([key, n]) => [key, n.toFixed(4)]).sort();
        };
        const items = await listGroceries(actor, now());
        const toKey = (item: string) => item.toLowerCase().replace(/s$/, "");
        expect(new Set(items.map(({ item_name }) => toKey(item_name)))).toEqual(new Set(list.map(([n]) => toKey(n))));
        expect(sum(items.map(({ quantity }) => quantity))).toEqual(sum(list.map(([, quantity]) => quantity)));
      }),
      { numRuns: runs(25) },
    );
  });

  it("stand beside what is there when both are to be kept, or one item could not hold them", async () => {
    const actor = await makeFamily();
    await addGroceryItem(actor, input("Milk", "2 cartons"));
    await addGroceries(actor, [input("Milk", "1 carton")], { keepBoth: true });
    expect(await quantities(actor)).toEqual(["Milk: 2 cartons", "Milk: 1 carton"]);
    await addGroceryItem(actor, input("Milk", "x".repeat(95)));
    expect(await quantities(actor)).toHaveLength(3);
    expect(await findOpenItem(actor, " MILK")).toMatchObject({ quantity: "2 cartons" });
    expect(await findOpenItem(actor, "Milk 1.5 %")).toBeNull();
  });
});

describe("ticks", () => {
  it("of one page end in the last one, in whatever order they arrive", async () => {
    const actor = await makeFamily();
    const { id } = await makeGroceryItem(actor.family);
    const send = (page: string, number: number, is_purchased: boolean) =>
      updateGroceryItem(actor, id, { is_purchased, tap: { page, number } });
    expect(await send("a", 3, false)).toMatchObject({ is_purchased: false });
    expect(await send("a", 2, true)).toMatchObject({ is_purchased: false });
    // A retry, because no answer came.
    expect(await send("a", 3, false)).toMatchObject({ is_purchased: false });
    // A tick from another phone or from a page without script counts whenever it arrives.
    expect(await send("b", 1, true)).toMatchObject({ is_purchased: true });
    expect(await tick(actor, id, false)).toMatchObject({ is_purchased: false });
    await removeGroceryItem(actor, id);
    await expect(send("a", 4, true)).rejects.toMatchObject({ code: "not-found" });
  });

  it("end in the last one also when all arrive at once", async () => {
    const actor = await makeFamily();
    const { id } = await makeGroceryItem(actor.family);
    const numbers = [5, 2, 9, 1, 8, 3];
    await Promise.all(
      numbers.map((number) => updateGroceryItem(actor, id, { is_purchased: number === 9, tap: { page: "a", number } })),
    );
    expect((await listGroceries(actor, now()))[0]).toMatchObject({ is_purchased: true, tap_number: 9 });
  });
});

const undoRemoval = async (
  actor: Awaited<ReturnType<typeof makeFamily>>,
  undoToken: string,
  at: ReturnType<typeof now>,
) => restoreRemovals(actor, await findUndoable(actor, undoToken, at));

describe("what left the list", () => {
  it("comes back together, once, and as it was", async () => {
    const actor = await makeFamily();
    const milk = await makeGroceryItem(actor.family, { quantity: "2 cartons" });
    const eggs = await makeGroceryItem(actor.family, { item_name: "Eggs" });
    await makeGroceryItem(actor.family, { item_name: "Tea" });
    for (const { id } of [milk, eggs]) await tick(actor, id);
    const cleared = await clearPurchased(actor);
    expect([cleared.count, await quantities(actor)]).toEqual([2, ["Tea"]]);
    expect(await clearPurchased(actor)).toMatchObject({ count: 0 });
    const undone = await Promise.all([1, 2].map(() => undoRemoval(actor, cleared.removal, now())));
    expect(undone.map(({ length }) => length).sort()).toEqual([0, 2]);
    expect(await quantities(actor)).toEqual(["Milk: 2 cartons", "Eggs", "Tea"]);
    expect((await listGroceries(actor, now()))[0]).toMatchObject({ id: milk.id, is_purchased: true });
  });

  it("is not there for anyone until then", async () => {
    const actor = await makeFamily();
    const { id } = await makeGroceryItem(actor.family);
    const { removal } = await removeGroceryItem(actor, id);
    await expect(removeGroceryItem(actor, id)).rejects.toMatchObject({ code: "not-found" });
    await expect(tick(actor, id)).rejects.toMatchObject({ code: "not-found" });
    expect(await openGroceries(actor, 5, now())).toEqual({ items: [], count: 0 });
    expect(await undoRemoval(await makeFamily(), removal, now())).toEqual([]);
    expect(await undoRemoval(actor, removal, inDays(2))).toEqual([]);
    expect(await undoRemoval(actor, removal, now())).toHaveLength(1);
  });

  it("does not fit on a list that has become full, and can still come back later", async () => {
    const actor = await makeFamily();
    const { id } = await makeGroceryItem(actor.family);
    const { removal } = await removeGroceryItem(actor, id);
    await fillList(actor, MAX_GROCERY_ITEMS);
    await expect(undoRemoval(actor, removal, now())).rejects.toMatchObject({ code: "conflict" });
    await GroceryItem.destroy({ where: { family_id: actor.family.id, item_name: "Thing 0" } });
    expect(await undoRemoval(actor, removal, now())).toHaveLength(1);
  });

  it("is swept when nobody can want it back; what was bought is kept as history", async () => {
    const actor = await makeFamily();
    const [milk, eggs] = [await makeGroceryItem(actor.family), await makeGroceryItem(actor.family)];
    await tick(actor, eggs.id);
    for (const { id } of [milk, eggs]) await removeGroceryItem(actor, id);
    const removed_at = new Date(Date.now() - 31 * 24 * 3_600_000);
    await GroceryItem.update({ removed_at }, { where: { family_id: actor.family.id } });
    await sweep();
    const left = await GroceryItem.findAll({ where: { family_id: actor.family.id } });
    expect(left.map(({ id }) => id)).toEqual([eggs.id]);
  });
});
