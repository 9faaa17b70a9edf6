import { GroceryItem } from "#app/models/food/grocery-item.server.ts";
import { startApp } from "#tests/support/app.ts";
import { makeGroceryItem } from "#tests/support/factories.ts";
import { add, findTick, queueRuns } from "#tests/support/grocery-steps.ts";
import { keepPage, NO_SIGNAL, setSignal, strip } from "#tests/support/offline-steps.ts";
import { scriptRuns } from "#tests/support/steps.ts";
import { test as base, expect } from "#tests/support/test.ts";

/** A server of the test's own, on the database of all, that is stopped and started. */
const test = base.extend<{
  server: { url: string; start(): Promise<void>; stop(): Promise<void>; kill(): Promise<void> };
}>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants it so
  server: async ({}, use) => {
    const startAt = (env = {}) => startApp(process.env.DATABASE_URL as string, env);
    let app = await startAt();
    const { url } = app;
    await use({
      url,
      start: async () => {
        app = await startAt({ PORT: new URL(url).port });
      },
      stop: () => app.stop(),
      kill: () => app.process.kill(),
    });
    await app.stop();
  },
});
test.slow();

const readRows = async (family_id: number) =>
  (await GroceryItem.findAll({ where: { family_id }, order: ["id"], raw: true })).map(
    ({ item_name, quantity, is_purchased }) => `${is_purchased ? "x" : "o"} ${item_name} ${quantity ?? ""}`.trim(),
  );

test.describe("with a worker", { tag: "@script" }, () => {
  test.use({ serviceWorkers: "allow" });

  test("a server that stops and starts again gets all that was done meanwhile, once and in order", async ({
    page,
    family,
    gate,
    server,
  }) => {
    gate.allow(NO_SIGNAL, /ERR_CONNECTION_REFUSED|^502 |ERR_INCOMPLETE_CHUNKED_ENCODING/);
    for (const item_name of ["Milk", "Eggs"]) await makeGroceryItem(family.family, { item_name });
    await keepPage(page, `${server.url}/groceries`);
    await server.stop();
    await findTick(page, "Milk").click();
    await expect(strip(page)).toHaveText("You’re offline. 1 change saved on this phone.");
    await add(page, "Tea, 2 boxes");
    await findTick(page, "Tea, 2 boxes").click();
    await expect(strip(page)).toHaveText("You’re offline. 3 changes saved on this phone.");
    // The browser itself has a network all the while.
    await page.reload();
    await scriptRuns(page);
    await expect(strip(page)).toHaveText("You’re offline. 3 changes saved on this phone.");
    await expect(findTick(page, "Milk")).toHaveAttribute("aria-pressed", "true");
    for (const name of ["Rice", "Oats"]) await add(page, name);
    await expect(strip(page)).toHaveText("You’re offline. 5 changes saved on this phone.");

    await server.start();
    await expect(strip(page)).toHaveText("Back online. 5 changes sent.", { timeout: 20_000 });
    expect(await readRows(family.family.id)).toEqual(["x Milk", "o Eggs", "x Tea 2 boxes", "o Rice", "o Oats"]);
    await page.reload();
    await expect(findTick(page, "Oats")).toBeVisible();
    await expect(page.getByText(/^You’re offline/)).toHaveCount(0);
  });
});

test("a server that dies in the middle, with an answer on its way, gets each change once", { tag: "@script" }, async ({
  page,
  family,
  gate,
  server,
}) => {
  gate.expect(
    /^502 |ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_INCOMPLETE_CHUNKED_ENCODING/,
  );
  await makeGroceryItem(family.family);
  await page.goto(`${server.url}/groceries`);
  await queueRuns(page);
  await setSignal(page.context(), false);
  await findTick(page, "Milk").click();
  // The list adds up quantities of the same name, so a change that arrived twice would show.
  const added = Array.from({ length: 12 }, (_, n) => `Thing ${String.fromCharCode(65 + n)}`);
  for (const name of added) await add(page, `${name}, 2`);
  await expect(strip(page)).toHaveText("You’re offline. 13 changes saved on this phone.");
  let arrived = 0;
  await page.route("**/api/families/*/grocery", async (route) => {
    arrived += 1;
    if (arrived !== 5) return route.continue();
    // The server has done it, but the client gets no answer.
    expect((await route.fetch()).status()).toBe(201);
    await server.kill();
    await route.abort("connectionreset");
  });
  await setSignal(page.context(), true);
  await expect(strip(page)).toHaveText("You’re offline. 8 changes saved on this phone.");
  const half = ["x Milk", ...added.slice(0, 5).map((name) => `o ${name} 2`)];
  expect(await readRows(family.family.id)).toEqual(half);

  await server.start();
  await expect(strip(page)).toHaveText("Back online. 13 changes sent.", { timeout: 20_000 });
  expect(await readRows(family.family.id)).toEqual(["x Milk", ...added.map((name) => `o ${name} 2`)]);
  await expect(findTick(page, "Thing L")).toHaveCount(1);
});
