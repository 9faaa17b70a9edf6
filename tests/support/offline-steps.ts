import type { BrowserContext, Locator, Page } from "@playwright/test";
import { FamilyMember } from "#app/models/people/family-member.server.ts";
import { makeUser } from "#tests/support/factories.ts";
import { foot, list } from "#tests/support/grocery-steps.ts";
import { scriptRuns } from "#tests/support/steps.ts";
import { expect, type OpenContext } from "#tests/support/test.ts";

/** Steps of journeys without a connection. */

/** The console messages of a page without a connection, for a gate to allow. */
export const NO_SIGNAL = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/;

/** Opens a page, and waits until it works without a connection: the worker runs and has cached the page. */
export async function keepPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await scriptRuns(page);
  await expect
    .poll(() =>
      page.evaluate(async (address) => {
        const offline = await caches.match("/offline");
        return Boolean(offline && (await caches.match(address)));
      }, path),
    )
    .toBe(true);
}

/** Switches a phone's connection off or on, and waits until its worker notices. */
export async function setSignal(context: BrowserContext, hasSignal: boolean): Promise<void> {
  await context.setOffline(!hasSignal);
  const isInTouch = () =>
    fetch("/healthz").then(
      () => true,
      () => false,
    );
  for (const worker of context.serviceWorkers())
    await expect.poll(() => worker.evaluate(isInTouch), { message: "the worker's signal" }).toBe(hasSignal);
}

/** The message at the foot of the list. */
export const strip = (page: Page): Locator => foot(page).getByRole("status");

interface Browsers {
  openContext: OpenContext;
  signIn: (user: { id: number }, context: BrowserContext) => Promise<void>;
}

/** A second phone of the family, on which Tom is signed in. */
export async function openTomsPhone(family: { id: number }, { openContext, signIn }: Browsers): Promise<Page> {
  const tom = await makeUser({ family_id: family.id });
  await FamilyMember.update({ user_id: tom.id, name: "Tom" }, { where: { family_id: family.id, name: "Ben" } });
  const context = await openContext();
  await signIn(tom, context);
  return context.newPage();
}

/** The list as a page shows it, with its folded parts: each item with its quantity, and whether it is ticked. */
export const readList = (page: Page): Promise<string[]> =>
  list(page)
    .locator("[aria-pressed]")
    .evaluateAll((rows) =>
      rows
        .map((row) => {
          const quantity = row.querySelector(".pick__n")?.textContent ?? "";
          const isTicked = row.getAttribute("aria-pressed") === "true";
          return `${isTicked ? "x" : "o"} ${row.querySelector("b")?.textContent} ${quantity}`.trim();
        })
        .sort(),
    );

/** The changes in the browser's queue, by user. Includes every earlier tap, because the read waits for earlier writes. */
export const readQueues = (page: Page) =>
  page.evaluate(async () => {
    const finished = <T>(request: IDBRequest<T>) =>
      new Promise<T>((done) => {
        request.onsuccess = () => done(request.result);
      });
    const database = await finished(indexedDB.open("roost", 1));
    const queues = await finished(database.transaction("changes").objectStore("changes").getAll());
    database.close();
    return queues;
  });

/** Records the items that lose their tick on this page from now on. Returns a function that reads the record. */
export async function watchTicks(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const ticked = new Set<string>();
    const lost: string[] = [];
    const look = () => {
      for (const row of document.querySelectorAll("main [aria-pressed]")) {
        const name = row.querySelector("b")?.textContent ?? "";
        if (row.getAttribute("aria-pressed") === "true") ticked.add(name);
        else if (ticked.delete(name)) lost.push(name);
      }
    };
    look();
    const options = { subtree: true, childList: true, attributes: true, attributeFilter: ["aria-pressed"] };
    new MutationObserver(look).observe(document.body, options);
    Object.assign(window, { lostTicks: lost });
  });
  return () => page.evaluate(() => (window as unknown as { lostTicks: string[] }).lostTicks);
}
