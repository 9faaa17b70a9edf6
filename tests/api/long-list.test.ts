import { expect, it } from "vitest";
import { GroceryItem } from "#app/models/food/grocery-item.server.ts";
import { GROCERY_CATEGORIES } from "#app/shared/food/constants.ts";
import { runApp } from "#tests/support/api-app.ts";
import { transferredBytes } from "#tests/support/weights.ts";

const app = runApp();

/** Names, quantities and notes as families write them, no two alike. */
const WORDS = "oat rye milk tin red large small ripe lemon tomato bean flour paper soap green apple".split(" ");
const words = (n: number) => [n % 16, (n * 7) % 15, (n * 13) % 11].map((at) => WORDS[at]).join(" ");

/** A list of this many things to buy, each with a quantity and every tenth with a note. */
async function makeLongList(count: number) {
  const { family, api } = await app.family();
  await GroceryItem.bulkCreate(
    Array.from({ length: count }, (_, n) => ({
      family_id: family.id,
      item_name: `${words(n)} ${n}`,
      quantity: `${(n % 9) + 1} ${["bags", "tins", "kg"][n % 3]}`,
      category: GROCERY_CATEGORIES[n % GROCERY_CATEGORIES.length] ?? "Other",
      notes: n % 10 === 0 ? `Only the ${words(n + 3)} one` : null,
      updated_at: new Date(Date.now() - ((n * 7919) % 1e7)),
    })),
  );
  return api;
}

it("a list of 1,000 items takes at most 60,000 bytes", async () => {
  const api = await makeLongList(1_000);
  expect(await transferredBytes(`${app.url}/groceries`, { Cookie: api.cookie })).toBeLessThanOrEqual(60_000);
});
