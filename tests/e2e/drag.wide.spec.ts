import type { Page, Route } from "@playwright/test";
import { makeEvent } from "#tests/support/factories.ts";
import { dialog, eventLink, message, scriptRuns } from "#tests/support/steps.ts";
import { expect, test } from "#tests/support/test.ts";

/** The grid of hours in a wide window, with a mouse. Without script users have "Move". */

async function openWeek(page: Page): Promise<void> {
  await page.goto("/calendar?view=week&day=2027-10-12");
  await scriptRuns(page);
}

const column = (page: Page, date: string) => page.locator(`#d${date} .tg__col`);

/** Drags an event by its middle or its lower end, by days and quarters of an hour. */
async function drag(
  page: Page,
  title: string,
  { date, days = 0, quarters = 0, by = "middle", release = true }: Drag,
): Promise<void> {
  const link = eventLink(page, title);
  await link.scrollIntoViewIfNeeded();
  const [box, here] = [await link.boundingBox(), await column(page, date).boundingBox()];
  if (!box || !here) throw new Error("The event is not shown");
  const x = box.x + box.width / 2;
  const y = by === "end" ? box.y + box.height - 4 : box.y + box.height / 2;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + 7);
  await expect(link).toHaveClass(/is-dragged/);
  await page.mouse.move(x + days * here.width, y + (quarters * here.height) / 56, { steps: 4 });
  if (release) await page.mouse.up();
}
interface Drag {
  /** The day of the event. */
  date: string;
  days?: number;
  quarters?: number;
  by?: "middle" | "end";
  release?: boolean;
}

test("an event is dragged to another day and hour, stretched, and put back", async ({ page, family }) => {
  await makeEvent(family, { title: "Dentist", start_time: "2027-10-12T09:00", end_time: "2027-10-12T10:00" });
  await openWeek(page);
  await drag(page, "Dentist", { date: "2027-10-12", days: 1, quarters: 6 });
  await expect(message(page)).toContainText(/Event moved: Dentist, Wednesday,? 13 October 2027, 10:30 to 11:30/);
  await drag(page, "Dentist", { date: "2027-10-13", quarters: 2, by: "end" });
  await expect(message(page)).toContainText(/Dentist, Wednesday,? 13 October 2027, 10:30 to 12:00/);
  await message(page).getByRole("button", { name: "Undo" }).click();
  await expect(message(page)).toContainText("Moved back: Dentist.");
  await expect(eventLink(page, "Dentist")).toContainText("to 11:30");
  await drag(page, "Dentist", { date: "2027-10-13", quarters: -1, release: false });
  await expect(eventLink(page, "Dentist")).toHaveAttribute("data-at", "10:15");
  await page.keyboard.press("Escape");
  await expect(eventLink(page, "Dentist")).not.toHaveClass(/is-dragged/);
  await page.mouse.up();
  await expect(eventLink(page, "Dentist")).toContainText("10:30");
  await page.mouse.move(0, 0);
  await expect(dialog(page, "Dentist")).toHaveCount(0);
  await eventLink(page, "Dentist").click();
  await expect(dialog(page, "Dentist")).toContainText("10:30 to 11:30");
});

test("an event opens by its key after the browser has cancelled its drag", async ({ page, family }) => {
  await makeEvent(family, { title: "Dentist", start_time: "2027-10-12T09:00", end_time: "2027-10-12T10:00" });
  await openWeek(page);
  await drag(page, "Dentist", { date: "2027-10-12", quarters: 2, release: false });
  await eventLink(page, "Dentist").dispatchEvent("pointercancel");
  await expect(eventLink(page, "Dentist")).not.toHaveClass(/is-dragged/);
  await eventLink(page, "Dentist").press("Enter");
  await expect(dialog(page, "Dentist")).toBeVisible();
});

test("a date of a series is dragged, and all that follow", async ({ page, family }) => {
  await makeEvent(family, { title: "Choir", start_time: "2027-10-14T17:00", recurrence_rule: "FREQ=WEEKLY;COUNT=4" });
  await openWeek(page);
  await drag(page, "Choir", { date: "2027-10-14", quarters: 1 });
  const asked = dialog(page, "Move repeating event");
  await expect(asked).toContainText(/To Thursday,? 14 October 2027, 17:15/);
  await asked.getByRole("button", { name: "Move" }).click();
  await expect(message(page)).toContainText(/Event moved: Choir, Thursday,? 14 October 2027, 17:15/);
  await page.goto("/calendar?view=week&day=2027-10-21");
  await scriptRuns(page);
  await drag(page, "Choir", { date: "2027-10-21", days: -2 });
  await asked.getByLabel(/^This and following|^This and later dates/).check();
  await asked.getByRole("button", { name: "Move" }).click();
  await expect(message(page)).toContainText(/Event moved: Choir, Tuesday,? 19 October 2027, 17:00/);
  await message(page).getByRole("button", { name: "Undo" }).click();
  await expect(message(page)).toContainText("Moved back: Choir.");
});

test("what lasts all day is dragged to another day", async ({ page, family }) => {
  await makeEvent(family, { title: "Fair", is_all_day: true, start_time: "2027-10-12", end_time: "2027-10-13" });
  await openWeek(page);
  await drag(page, "Fair", { date: "2027-10-12", days: 2 });
  await expect(message(page)).toContainText(/Event moved: Fair, Thursday,? 14 October 2027 to Friday,? 15 October/);
});

test("what somebody else changed meanwhile is not moved unseen", async ({ page, family, gate }) => {
  gate.expect(/^409 POST/);
  const event = await makeEvent(family, { title: "Dentist", start_time: "2027-10-12T09:00" });
  // Otherwise the live script shows the change automatically.
  await page.route(/\/assets\/live-[^/]*\.js$/, () => {});
  await openWeek(page);
  await event.update({ title: "Dentist, Ella", sequence: 1 });
  await drag(page, "Dentist", { date: "2027-10-12", days: 1 });
  await expect(dialog(page, "Move event")).toContainText("Someone else changed this event");
  await dialog(page, "Move event").getByRole("button", { name: "Move" }).click();
  await expect(message(page)).toContainText(/Event moved: Dentist, Ella, Wednesday,? 13 October/);
});

test("what others add meanwhile shows, and takes nothing out of the hand", async ({ page, family }) => {
  await makeEvent(family, { title: "Dentist", start_time: "2027-10-12T09:00", end_time: "2027-10-12T10:00" });
  await openWeek(page);
  await drag(page, "Dentist", { date: "2027-10-12", quarters: 6, release: false });
  await makeEvent(family, { title: "Choir", start_time: "2027-10-14T17:00" });
  await expect(eventLink(page, "Choir")).toBeVisible();
  await expect(eventLink(page, "Dentist")).toHaveAttribute("data-at", "10:30");
  await page.mouse.up();
  await expect(message(page)).toContainText(/Event moved: Dentist, Tuesday,? 12 October 2027, 10:30 to 11:30/);
});

test("what others change while a drop is answered does not take its message", async ({ page, family }) => {
  await makeEvent(family, { title: "Dentist", start_time: "2027-10-12T09:00" });
  // The stream reports a change exactly when the test calls `tell`.
  await page.addInitScript(() => {
    class Stream extends EventTarget {
      constructor() {
        super();
        const tell = () => {
          this.dispatchEvent(new MessageEvent("changed", { data: "{}" }));
          // Two frames later React has drawn the change, and sent its requests.
          return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        };
        Object.assign(window, { tell });
      }
      close() {}
    }
    Object.assign(window, { EventSource: Stream });
  });
  await openWeek(page);
  await page.waitForFunction(() => "tell" in window);
  const hold = async (route: Route) => {
    const response = await route.fetch();
    await page.evaluate(() => (window as unknown as { tell: () => Promise<void> }).tell());
    await route.fulfill({ response });
  };
  await page.route(/\/calendar\.data/, hold, { times: 1 });
  const readAgain = page.waitForResponse(/\/calendar\.data/).then(() => page.waitForResponse(/\/calendar\.data/));
  await drag(page, "Dentist", { date: "2027-10-12", days: 1 });
  await expect(message(page)).toContainText(/Event moved: Dentist, Wednesday,? 13 October/);
  await readAgain;
  await expect(message(page)).toContainText("Event moved: Dentist");
});
