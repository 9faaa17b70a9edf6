import type { Page } from "@playwright/test";
import { LiveStream } from "#app/models/system/live-stream.server.ts";
import { makeChore } from "#tests/support/chores.ts";
import { makeEvent, makeGroceryItem, makeMeal } from "#tests/support/factories.ts";
import { hang, makeScreen } from "#tests/support/screens.ts";
import { dayFromToday, expect, test } from "#tests/support/test.ts";

const TABLETS = [
  { width: 1280, height: 800 },
  { width: 800, height: 1280 },
  { width: 1024, height: 768 },
  { width: 1920, height: 1080 },
];

/** The parts of the page that cannot be seen: a wall screen does not scroll. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    const rows = [...document.querySelectorAll(".wl li, .wnext b, .wshop > *, .wwhere li, .wtick button, .eink li")];
    const isCut = (row: Element) => {
      const box = row.closest(".wbox, main")?.getBoundingClientRect();
      return box ? row.getBoundingClientRect().bottom > box.bottom + 1 : false;
    };
    return {
      scrolls: scrollWidth > innerWidth || scrollHeight > innerHeight,
      cut: rows.filter(isCut).map((row) => row.textContent),
    };
  });

test("the wall fits the screen, however it hangs", async ({ family, openContext, baseURL }) => {
  const day = dayFromToday(0);
  for (let at = 0; at < 8; at += 1) {
    const hour = `${day}T${10 + at}:00`;
    await makeEvent(family, {
      title: `A long name of something to go to, ${at}`,
      location: "Somewhere far",
      is_all_day: true,
      start_time: day,
      end_time: day,
    });
    await makeEvent(family, { title: `Practice ${at}`, start_time: hour, end_time: hour });
    await makeChore(family, { title: `A chore with quite some words ${at}` });
    await makeMeal(family.family, {
      title: "Lemon chicken with carrots and much more",
      planned_date: dayFromToday(at),
      meal_type: "dinner",
    });
  }
  for (let at = 0; at < 20; at += 1) await makeGroceryItem(family.family, { item_name: `Item ${at}` });
  const { cookie } = await makeScreen(family.family, { show_notes: true, tick_groceries: true, tick_chores: true });
  const eink = await makeScreen(family.family, { kind: "eink" });
  // Times with halves of the day need more room.
  for (const locale of ["en-GB", "en-US"]) {
    const context = await openContext({ locale });
    await hang(context, baseURL as string, cookie);
    const page = await context.newPage();
    for (const viewport of TABLETS) {
      await page.setViewportSize(viewport);
      for (const path of ["/wall", "/wall/groceries", "/wall/chores"]) {
        await page.goto(baseURL + path);
        const found = [locale, path, viewport, await cutOff(page)];
        expect(found).toEqual([locale, path, viewport, { scrolls: false, cut: [] }]);
      }
    }
    await hang(context, baseURL as string, eink.cookie);
    await page.setViewportSize({ width: 800, height: 480 });
    await page.goto(`${baseURL}/wall`);
    expect(await cutOff(page)).toEqual({ scrolls: false, cut: [] });
  }
});

test("what others change shows by itself, and an outage leaves what was there", async ({
  family,
  openContext,
  baseURL,
  gate,
}) => {
  gate.expect(/net::ERR_INTERNET_DISCONNECTED/);
  const { family: of } = family;
  await makeGroceryItem(of, { item_name: "Carrots" });
  const { cookie } = await makeScreen(of, { tick_groceries: true });
  const context = await openContext();
  await hang(context, baseURL as string, cookie);
  const page = await context.newPage();
  await page.goto(`${baseURL}/wall`);
  await expect.poll(() => LiveStream.count({ where: { family_id: of.id } })).toBe(1);
  await page.getByRole("link", { name: "thing to buy" }).click();
  await expect(page.getByRole("heading", { name: "Groceries, 1 to buy" })).toBeVisible();
  await makeGroceryItem(of, { item_name: "Truffles" });
  await expect(page.getByRole("button", { name: "Truffles" })).toBeVisible();

  await context.setOffline(true);
  await page.getByRole("button", { name: "Carrots" }).click();
  await expect(page.getByRole("status")).toContainText("That wasn’t saved. As of ");
  await expect(page.getByRole("button", { name: "Carrots" })).toHaveAttribute("aria-pressed", "false");
  await context.setOffline(false);
  await expect(page.getByRole("status")).toBeHidden();
  await page.getByRole("button", { name: "Carrots" }).click();
  await expect(page.getByRole("button", { name: "Carrots" })).toHaveAttribute("aria-pressed", "true");
});
