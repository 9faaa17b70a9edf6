import type { Locator, Page } from "@playwright/test";
import { dayFromToday, expect } from "#tests/support/test.ts";

/** Steps that journeys share. They work with script and without, on a phone and in a wide window. */

/** The first of the landing page's buttons that begin the sign-in. */
export const startButton = (page: Page): Locator => page.getByRole("button", { name: "Start free" }).first();

/** Signs in at the local sign-in page, from the landing page. */
export async function signInLocally(page: Page, person: { name: string; email: string }): Promise<void> {
  await page.goto("/");
  await startButton(page).click();
  await expect(page.getByRole("heading", { name: "Sign in to Roost" })).toBeVisible();
  await page.getByLabel("Name").fill(person.name);
  await page.getByLabel("E-mail").fill(person.email);
  await page.getByRole("button", { name: "Sign in" }).click();
}

/** The last tab of a phone, which opens the menu. */
const moreTab = (page: Page): Locator =>
  page.getByRole("navigation", { name: "Main menu" }).getByText("More", { exact: true });

/** A part of the navigation, which a phone may have behind its last tab. */
async function findInMenu(page: Page, part: Locator): Promise<Locator> {
  const seen = part.filter({ visible: true }).first();
  if ((await seen.count()) === 0) await moreTab(page).click();
  return seen;
}

export async function signOut(page: Page): Promise<void> {
  const button = await findInMenu(page, page.getByRole("button", { name: "Sign Out" }));
  await button.click();
  await expect(startButton(page)).toBeVisible();
}

type Place = "Dashboard" | "Calendar" | "Meals" | "Connection" | "Calm";

/** Follows the navigation's link to a place of the app: tabs and their menu on a phone, the side bar on a desk. */
export async function followTo(page: Page, place: Place): Promise<void> {
  const link = await findInMenu(page, page.getByRole("navigation").getByRole("link", { name: place, exact: true }));
  await link.click();
}

/** Opens a place of the app by its navigation, and waits for it. */
export async function goTo(page: Page, place: Place): Promise<void> {
  await followTo(page, place);
  // The address changes before the page is rendered, and a menu that is opened in between closes with the page before.
  await expect(page).toHaveTitle(place === "Calm" ? /Family Wellness/ : new RegExp(place));
}

/** The part above a page's content: its name, its buttons, and the line that switches. */
export const head = (page: Page): Locator => page.getByRole("banner");

/** Opens the buttons of a page's head, which a phone has behind three dots. */
export async function openActions(page: Page): Promise<void> {
  const dots = page.getByLabel("More", { exact: true });
  if (await dots.isVisible()) await dots.click();
}

/** Follows a link among the buttons of a page's head. */
export async function follow(page: Page, name: string): Promise<void> {
  await openActions(page);
  await page.getByRole("link", { name, exact: true }).filter({ visible: true }).first().click();
}

export const dialog = (page: Page, name: string | RegExp): Locator => page.getByRole("dialog", { name });

/** The message that a form leaves for the next page. */
export const message = (page: Page): Locator => page.getByRole("status");

export const summary = (page: Page): Locator => page.getByRole("alert", { name: "There is a problem" });

/**
 * Waits until script handles links and forms. Before, they load a new page. Call it once the page of the test is open.
 */
export const scriptRuns = (page: Page) =>
  expect.poll(() => page.evaluate(hasTakenOver), { message: "script has taken over" }).toBe(true);

/**
 * Whether React has hydrated the whole page, with the parts whose script loads later, and has run its effects, which
 * follow in tasks of their own. Runs in the browser.
 */
async function hasTakenOver(): Promise<boolean> {
  interface Fiber {
    memoizedState: { isDehydrated?: boolean; dehydrated?: Node | null } | null;
    child: Fiber | null;
    sibling: Fiber | null;
  }
  const isWaiting = ({ memoizedState, child, sibling }: Fiber): boolean =>
    Boolean(memoizedState?.isDehydrated || memoizedState?.dehydrated) ||
    (child !== null && isWaiting(child)) ||
    (sibling !== null && isWaiting(sibling));
  const found = Object.entries(document).find(([name]) => name.startsWith("__reactContainer$"));
  const root = found?.[1] as { stateNode: { current: Fiber } } | undefined;
  if (!root || isWaiting(root.stateNode.current)) return false;
  const { scheduler } = window as unknown as { scheduler: { postTask: (...task: unknown[]) => Promise<void> } };
  await scheduler.postTask(() => undefined, { priority: "background" });
  return true;
}

/** A day, counted from Monday, of the week this many weeks from this one: browsers of the tests are British. */
export function weekFromToday(weeks: number, day = 0): string {
  const today = new Date(`${dayFromToday(0)}T12:00:00Z`);
  return dayFromToday(day - ((today.getUTCDay() + 6) % 7) + 7 * weeks);
}

/** Opens the view of a day. */
export async function openDay(page: Page, date: string): Promise<void> {
  await page.goto(`/calendar?view=day&day=${date}`);
}

/** An event, wherever the page lists it. */
export const eventLink = (page: Page, title: string): Locator =>
  page
    .getByRole("main")
    .getByRole("link", { name: new RegExp(title) })
    .filter({ visible: true });

interface EventInput {
  title?: string;
  date?: string;
  from?: string;
  to?: string;
  location?: string;
  who?: string;
}

/** Fills the event form of an open dialog; fields that are not named stay. */
export async function fillEvent(form: Locator, { title, date, from, to, location, who }: EventInput): Promise<void> {
  if (title !== undefined) await form.getByLabel("Title").fill(title);
  if (date !== undefined) {
    await form.getByLabel("Start date").fill(date);
    await form.getByLabel("End date").fill(date);
  }
  if (from !== undefined) await form.getByLabel("Start time").fill(from);
  if (to !== undefined) await form.getByLabel("End time").fill(to);
  if (location !== undefined) await form.getByLabel("Location").fill(location);
  if (who !== undefined) await form.getByRole("checkbox", { name: who }).check();
}

/** Adds an event through the calendar's own button and form. */
export async function addEvent(page: Page, input: EventInput): Promise<void> {
  await page.goto("/calendar");
  await follow(page, "Add Event");
  const form = dialog(page, "Add Event");
  await fillEvent(form, input);
  await form.getByRole("button", { name: "Add Event" }).click();
}
