import { inTransaction } from "#app/db/database.server.ts";
import { GroceryItem } from "#app/models/grocery-item.server.ts";
import { GROCERY_CATEGORIES } from "#app/utils/constants.ts";
import { makeEmptyFamily, type SignedInFamily, signIn } from "#scripts/bench/families.ts";
import { StartError } from "#scripts/lib/start-error.ts";

/** A list of 1,000 items may take so many times as long as one of 100. */
const MAX_RATIO = 3;
const SIZES = [100, 1_000];
const WARM_UP = 10;
const ROUNDS = 60;

type List = SignedInFamily & { itemId: number };

function makeList(count: number): Promise<List> {
  return inTransaction(async () => {
    const name = `list-${count}`;
    const { user, family } = await makeEmptyFamily(name, { name, time_zone: "UTC" });
    const items = await GroceryItem.bulkCreate(
      Array.from({ length: count }, (_, index) => ({
        family_id: family.id,
        item_name: `Thing ${index}`,
        quantity: "2 cartons",
        category: GROCERY_CATEGORIES[index % GROCERY_CATEGORIES.length] ?? "Other",
      })),
    );
    const [first] = items;
    if (!first) throw new StartError("A list has no items.");
    return { ...(await signIn({ user, family })), itemId: first.id };
  });
}

interface Call {
  name: string;
  send: (list: List, round: number) => [path: string, init: RequestInit];
  status: number;
}

const CALLS: Call[] = [
  { name: "the list", send: () => ["/groceries", {}], status: 200 },
  {
    name: "tick, as a form",
    send: ({ itemId }, round) => [
      "/groceries",
      {
        method: "POST",
        body: new URLSearchParams({ intent: "change-item", change: `${round % 2 ? "tick" : "untick"} ${itemId}` }),
      },
    ],
    status: 303,
  },
  {
    name: "tick, as the API",
    send: ({ id, itemId }, round) => [
      `/api/families/${id}/grocery/${itemId}`,
      {
        method: "PUT",
        body: JSON.stringify({ is_purchased: round % 2 === 1 }),
        headers: { "Content-Type": "application/json" },
      },
    ],
    status: 200,
  },
];

/** Milliseconds until the whole answer is there. */
async function time(url: string, init: RequestInit, status: number): Promise<number> {
  const began = performance.now();
  const answer = await fetch(url, { ...init, redirect: "manual" });
  await answer.text();
  if (answer.status !== status) throw new StartError(`${url} answered ${answer.status}.`);
  return performance.now() - began;
}

const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

/**
 * The grocery list: showing it and ticking an item, with a list of 100 and of 1,000 items, beside a bare Remix page. All
 * are asked in turns, so that they have the same minute of this machine.
 */
export async function measureGroceries(app: { url: string }, bare: { url: string }) {
  const lists: List[] = [];
  for (const size of SIZES) lists.push(await makeList(size));
  const rows: Record<string, string | number>[] = [];
  for (const { name, send, status } of CALLS) {
    const times: number[][] = [[], ...SIZES.map(() => [])];
    for (let round = -WARM_UP; round < ROUNDS; round += 1) {
      const taken = [await time(`${bare.url}/`, {}, 200)];
      for (const list of lists) {
        const [path, init] = send(list, round + WARM_UP);
        taken.push(await time(app.url + path, { ...init, headers: { ...init.headers, cookie: list.cookie } }, status));
      }
      if (round >= 0) for (const [index, one] of taken.entries()) times[index]?.push(one);
    }
    const [bareTime = 0, small = 0, large = 0] = times.map(median);
    if (large / small > MAX_RATIO)
      process.stdout.write(`${name}: 1,000 items take ${(large / small).toFixed(1)} times as long as 100.\n`);
    rows.push({
      call: name,
      "bare page, ms": bareTime.toFixed(1),
      "100 items, ms": small.toFixed(1),
      "1,000 items, ms": large.toFixed(1),
      times: (large / small).toFixed(1),
    });
  }
  return rows;
}
