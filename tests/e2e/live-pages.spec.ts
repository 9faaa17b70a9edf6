import { LiveStream } from "#app/models/system/live-stream.server.ts";
import { makeEvent, makeGroceryItem, makeMember, makeUser } from "#tests/support/factories.ts";
import { findTick, isBought } from "#tests/support/grocery-steps.ts";
import { dialog, follow, scriptRuns } from "#tests/support/steps.ts";
import { dayFromToday, expect, test } from "#tests/support/test.ts";

const openStreams = (family_id: number) => LiveStream.count({ where: { family_id } });

test("five pages of one family show what others change", { tag: "@script" }, async ({
  page,
  family,
  openContext,
  signIn,
  baseURL,
}) => {
  const { family: own } = family;
  const tea = await makeGroceryItem(own, { item_name: "Tea" });
  const pages = { "/dashboard": page } as Record<string, typeof page>;
  const day = dayFromToday(0);
  const others = [`/calendar?view=week&date=${day}`, `/calendar?view=month&date=${day}`, "/groceries"];
  for (const path of [...others, `/calendar?view=agenda&date=${day}`]) {
    const user = await makeUser({ family_id: own.id });
    await (await makeMember(own, { name: `Reader ${user.id}` })).update({ user_id: user.id });
    const context = await openContext();
    await signIn(user, context);
    pages[path] = await context.newPage();
  }
  for (const [path, each] of Object.entries(pages)) {
    await each.goto(baseURL + path);
    await scriptRuns(each);
  }
  await expect.poll(() => openStreams(own.id)).toBe(5);

  await makeEvent(family, { title: "Choir", start_time: `${day}T00:00`, end_time: `${day}T23:59` });
  for (const [path, each] of Object.entries(pages)) {
    if (path === "/groceries") continue;
    await expect(each.getByRole("link", { name: /Choir/ }).first(), path).toBeVisible();
  }
  const toBuy = page.getByRole("region", { name: "Grocery List" }).getByText("Tea", { exact: true });
  await expect(toBuy).toBeVisible();
  const list = pages["/groceries"] as typeof page;
  await findTick(list, "Tea").click();
  await expect.poll(() => isBought(tea.id)).toBe(true);
  // The dashboard rests for ten seconds after it was read again.
  await expect(toBuy).toHaveCount(0, { timeout: 15_000 });
});

test("a page is not drawn again under a dialog that is being filled in", { tag: "@script" }, async ({
  page,
  family,
  context,
}) => {
  const day = dayFromToday(0);
  const other = await context.newPage();
  for (const each of [page, other]) {
    await each.goto(`/calendar?view=week&date=${day}`);
    await scriptRuns(each);
  }
  await expect.poll(() => openStreams(family.family.id)).toBe(2);
  await follow(page, "Add Event");
  const title = dialog(page, "Add Event").getByLabel("Title");
  await title.fill("Piano");
  await title.evaluate((field) => field.blur());
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await makeEvent(family, { title: "Choir", start_time: `${day}T12:00`, end_time: `${day}T13:00` });
  const choir = (at: typeof page) => at.getByRole("link", { name: /Choir/ }).first();
  await expect(choir(other)).toBeVisible();
  await expect(title).toHaveValue("Piano");
  expect(asked).toEqual([]);
  await title.fill("");
  await page.keyboard.press("Escape");
  await expect(choir(page)).toBeVisible();
});

test("a page gives its place back after it was hidden for five seconds, and takes it again", {
  tag: "@script",
}, async ({ page, family: { family } }) => {
  await page.clock.install();
  await page.goto("/groceries");
  await scriptRuns(page);
  await expect.poll(() => openStreams(family.id)).toBe(1);
  const setHidden = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
      document.dispatchEvent(new Event("visibilitychange"));
    }, isHidden);
  await setHidden(true);
  await page.clock.runFor(4_900);
  expect(await openStreams(family.id)).toBe(1);
  await page.clock.runFor(200);
  await expect.poll(() => openStreams(family.id)).toBe(0);
  await makeGroceryItem(family, { item_name: "Quinces" });
  await setHidden(false);
  await expect(findTick(page, "Quinces")).toBeVisible();
});

test("an open list that nobody touches asks for nothing in a minute", { tag: "@script" }, async ({
  page,
  family: { family },
}) => {
  await page.clock.install();
  await makeGroceryItem(family, { item_name: "Tea" });
  await page.goto("/groceries");
  await scriptRuns(page);
  await expect.poll(() => openStreams(family.id)).toBe(1);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.clock.runFor(60_000);
  expect(asked).toEqual([]);
});
