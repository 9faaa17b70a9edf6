import { describe, expect, it } from "vitest";
import { Temporal } from "#app/domain/time/time.ts";
import { GroceryItem } from "#app/models/food/grocery-item.server.ts";
import { Family } from "#app/models/people/family.server.ts";
import { aisleOrder, moveAisle, resetAisles } from "#app/services/food/aisles.server.ts";
import {
  addGroceryItem,
  listGroceries,
  openGroceries,
  updateGroceryItem,
} from "#app/services/food/groceries.server.ts";
import { clearPurchased, removeGroceryItem } from "#app/services/food/removed-groceries.server.ts";
import { endStaple, listStaples } from "#app/services/food/staples.server.ts";
import { usualGroceries } from "#app/services/food/usual-groceries.server.ts";
import { GROCERY_CATEGORIES } from "#app/shared/food/constants.ts";
import { makeFamily, makeGroceryItem } from "#tests/support/factories.ts";
import { type Actor, inDays, input, quantities, tick } from "#tests/support/grocery-lists.ts";

describe("a staple", () => {
  async function makeStaple(actor: Actor, repeat_days = 7) {
    const { id } = await makeGroceryItem(actor.family, { quantity: "2 cartons" });
    await updateGroceryItem(actor, id, { repeat_days });
    return id;
  }

  it("comes back so many days after it was bought, once, however many look", async () => {
    const actor = await makeFamily();
    const id = await makeStaple(actor);
    await tick(actor, id);
    await clearPurchased(actor);
    expect(await quantities(actor, inDays(6))).toEqual([]);
    const looks = await Promise.all([1, 2, 3, 4].map(() => listGroceries(actor, inDays(7))));
    for (const items of looks) expect(items).toMatchObject([{ id, quantity: "2 cartons", is_purchased: false }]);
    expect(await openGroceries(actor, 5, inDays(7))).toMatchObject({ count: 1 });
  });

  it("that stayed on the list in the basket is to be bought again", async () => {
    const actor = await makeFamily();
    const id = await makeStaple(actor, 3);
    await tick(actor, id);
    expect(await listGroceries(actor, inDays(2))).toMatchObject([{ id, is_purchased: true }]);
    expect(await listGroceries(actor, inDays(3))).toMatchObject([{ id, is_purchased: false }]);
  });

  it("goes by the days of the family's zone", async () => {
    const actor = await makeFamily();
    await actor.family.update({ time_zone: "Pacific/Auckland" });
    const id = await makeStaple(actor);
    await tick(actor, id);
    // 23:30 on the 1st in Auckland: the 8th begins six days and half an hour later.
    await GroceryItem.update(
      { purchased_at: new Date("2026-06-01T11:30:00Z") },
      { where: { family_id: actor.family.id, id } },
    );
    await removeGroceryItem(actor, id);
    expect(await quantities(actor, Temporal.Instant.from("2026-06-07T11:59:00Z"))).toEqual([]);
    expect(await quantities(actor, Temporal.Instant.from("2026-06-07T12:00:00Z"))).toEqual(["Milk: 2 cartons"]);
  });

  it("written down before its day comes early, and is not there twice on its day", async () => {
    const actor = await makeFamily();
    const id = await makeStaple(actor);
    await tick(actor, id);
    await clearPurchased(actor);
    const { item, isNew } = await addGroceryItem(actor, input("milk", "1 carton"));
    expect([item.id, isNew]).toEqual([id, true]);
    expect(await quantities(actor, inDays(8))).toEqual(["Milk: 1 carton"]);
  });

  it("taken off unbought, or ended, does not come back", async () => {
    const actor = await makeFamily();
    const gone = await makeStaple(actor);
    await removeGroceryItem(actor, gone);
    const ended = await makeStaple(actor);
    await tick(actor, ended);
    await clearPurchased(actor);
    expect((await listStaples(actor)).map(({ id }) => id)).toEqual([ended]);
    await endStaple(await makeFamily(), ended);
    expect(await listStaples(actor)).toHaveLength(1);
    await endStaple(actor, ended);
    expect([await listStaples(actor), await quantities(actor, inDays(30))]).toEqual([[], []]);
  });
});

describe("the family's usual things", () => {
  it("are what it bought most and last, in the spelling of the last time", async () => {
    const actor = await makeFamily();
    const buy = async (item_name: string, quantity: string | null, days: number) => {
      const { item } = await addGroceryItem(actor, input(item_name, quantity));
      await tick(actor, item.id);
      await item.update({ purchased_at: new Date(Date.now() - days * 86_400_000) });
      await clearPurchased(actor);
    };
    await buy("bread", null, 40);
    await buy("Candles", "1 box", 35);
    await buy("Milk", "2 cartons", 14);
    await buy("milk", "3 cartons", 7);
    await buy("Bread", "1 loaf", 2);
    await addGroceryItem(actor, input("Never bought"));
    expect(await usualGroceries(actor)).toEqual([
      { item_name: "milk", quantity: "3 cartons" },
      { item_name: "Bread", quantity: "1 loaf" },
      { item_name: "Candles", quantity: "1 box" },
    ]);
    expect(await usualGroceries(await makeFamily())).toEqual([]);
  });

  it("do not count a tick that was taken back", async () => {
    const actor = await makeFamily();
    const { id } = await makeGroceryItem(actor.family);
    await tick(actor, id);
    await tick(actor, id, false);
    expect(await usualGroceries(actor)).toEqual([]);
  });
});

describe("the aisles", () => {
  const stored = async ({ family }: Actor) => ({
    family: await Family.findByPk(family.id, { rejectOnEmpty: true }),
  });

  it("stand in the order of the family's shop", async () => {
    const actor = await makeFamily();
    expect(aisleOrder(actor)).toEqual(GROCERY_CATEGORIES);
    await moveAisle(actor, "Frozen", 0);
    await moveAisle(actor, "Frozen", 0);
    await moveAisle(actor, "Produce", 99);
    const order = aisleOrder(await stored(actor));
    expect([order[0], order.at(-1)]).toEqual(["Frozen", "Produce"]);
    expect([...order].sort()).toEqual([...GROCERY_CATEGORIES].sort());
    await resetAisles(actor);
    expect(aisleOrder(await stored(actor))).toEqual(GROCERY_CATEGORIES);
  });

  it("lose none when two phones move them at once", async () => {
    const actor = await makeFamily();
    await Promise.all(GROCERY_CATEGORIES.map((category, place) => moveAisle(actor, category, 9 - place)));
    expect([...aisleOrder(await stored(actor))].sort()).toEqual([...GROCERY_CATEGORIES].sort());
  });
});
