import type { Locator, Page } from "@playwright/test";
import { makeEvent } from "#tests/support/factories.ts";
import { expect, test } from "#tests/support/test.ts";

/** Expects one landscape sheet in A4 and in Letter. From then on the page has its print styles. */
async function printOnOneSheet(page: Page): Promise<void> {
  for (const format of ["A4", "Letter"]) {
    const sheet = (await page.pdf({ format, preferCSSPageSize: true })).toString("latin1");
    expect(sheet.match(/\/Type \/Page\b/g)).toHaveLength(1);
    const [, width, height] = sheet.match(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/) ?? [];
    expect(Number(width)).toBeGreaterThan(Number(height));
  }
  await page.emulateMedia({ media: "print" });
}

/** The words of a chip's title that break over two lines. */
const brokenWords = (chip: Locator) =>
  chip.locator("b").evaluate((text) => {
    const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
    const words: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const { index, 0: word } of (node.textContent ?? "").matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (range.getClientRects().length > 1) words.push(word);
      }
    }
    return words;
  });

test("a month of six full weeks is printed on one sheet, on its side, with every event", {
  tag: ["@noscript", "@browser"],
}, async ({ page, family }) => {
  for (const hour of ["06", "07", "08", "09", "10"]) {
    await makeEvent(family, {
      title: `At ${hour} something whose title is too long for its day on paper, and goes on`,
      start_time: `2027-09-20T${hour}:00`,
      member_id: family.members.find(({ name }) => name === "Dan")?.id,
      is_recurring: true,
      recurrence_pattern: "daily",
    });
  }
  // From Saturday the 1st to Monday the 31st: six weeks.
  await page.goto("/calendar?month=2028-01");
  await printOnOneSheet(page);
  const day = page.getByRole("cell", { name: /^20/ });
  for (const hour of ["06", "07", "08", "09", "10"]) await expect(day.getByText(`At ${hour}`)).toBeVisible();
  await expect(day.getByText("+2 more")).toBeHidden();
});

test("fourteen on one day are printed with two lines each", { tag: ["@noscript", "@browser"] }, async ({
  page,
  family,
}) => {
  const title = (hour: number) => `Round of the tournament at ${hour} o'clock`;
  for (let hour = 8; hour < 22; hour += 1) {
    await makeEvent(family, { title: title(hour), start_time: `2028-01-12T${String(hour).padStart(2, "0")}:00` });
  }
  await makeEvent(family, {
    title: "Something of each day whose title goes on and on",
    start_time: "2027-12-01T07:00",
    is_recurring: true,
    recurrence_pattern: "daily",
  });
  await page.goto("/calendar?month=2028-01");
  await printOnOneSheet(page);
  // As wide as a sheet.
  await page.setViewportSize({ width: 1_054, height: 700 });
  const day = page.getByRole("cell", { name: /^12/ });
  for (let hour = 8; hour < 22; hour += 1) {
    const text = day.getByText(title(hour));
    expect(await text.evaluate((shown) => shown.scrollHeight - shown.clientHeight)).toBeLessThanOrEqual(1);
  }
});

test("a chip of several people breaks no word in two, whoever goes", { tag: ["@noscript", "@browser"] }, async ({
  page,
  family,
}) => {
  await page.setViewportSize({ width: 1_280, height: 900 });
  const goers = family.members.map(({ id }) => id);
  await makeEvent(family, { title: "Swimming", start_time: "2027-10-13T16:00", member_ids: goers.slice(0, 2) });
  await makeEvent(family, { title: "Late party", start_time: "2027-10-15T22:30", member_ids: goers });
  await page.goto("/calendar?month=2027-10");
  for (const name of ["Swimming", "Late party"]) {
    const chip = page.getByRole("link", { name });
    expect(await brokenWords(chip)).toEqual([]);
  }
});

test("three beside each other in a week break no word in two", { tag: ["@noscript", "@browser"] }, async ({
  page,
  family,
}) => {
  await page.setViewportSize({ width: 1_280, height: 900 });
  const titles = ["Swimming lesson", "Orchestra rehearsal", "Orthodontist appointment"];
  for (const title of titles) await makeEvent(family, { title, start_time: "2027-10-13T16:00" });
  await makeEvent(family, { title: "Kindergarten meeting", start_time: "2027-10-14T16:00" });
  await makeEvent(family, { title: "Football", start_time: "2027-10-14T16:30" });
  await page.goto("/calendar?view=week&day=2027-10-13");
  for (const name of [...titles, "Kindergarten meeting", "Football"]) {
    const chip = page.getByRole("link", { name });
    expect(await brokenWords(chip)).toEqual([]);
    expect(await chip.evaluate((shown) => shown.scrollHeight - shown.clientHeight)).toBeLessThanOrEqual(1);
  }
});

test("what is printed of people can be read: their letters beside the edge, titles in the ink of their colour", {
  tag: ["@noscript", "@browser"],
}, async ({ page, family }) => {
  const goers = family.members.map(({ id }) => id);
  const [own = 0] = goers;
  await family.own.update({ color: "#4A148C" });
  await makeEvent(family, { title: "Late party", start_time: "2027-10-15T22:30", member_ids: goers });
  await makeEvent(family, { title: "Team meeting", start_time: "2027-10-13T09:00", member_ids: [own] });
  await page.emulateMedia({ media: "print" });
  for (const view of ["month", "week"]) {
    await page.setViewportSize({ width: 1_054, height: 700 });
    await page.goto(`/calendar?view=${view}&day=2027-10-15`);
    const meeting = page.getByRole("link", { name: "Team meeting" });
    await expect(meeting).toHaveCSS("color", "rgb(255, 253, 249)");
    const party = page.getByRole("link", { name: "Late party" });
    const [edge, letter] = await party.evaluate((chip) =>
      [".edge", ".edge ~ i, .egg"].map((part) => chip.querySelector(part)?.getBoundingClientRect()),
    );
    expect(edge?.right).toBeLessThanOrEqual((letter?.left ?? 0) + 1);
  }
  await expect(page.locator(".legend .egg").first()).toHaveCSS("print-color-adjust", "exact");
});

test("a row for many people has room for its words on a phone", { tag: ["@noscript", "@browser"] }, async ({
  page,
  family,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await makeEvent(family, {
    title: "Late party",
    start_time: "2027-10-15T22:30",
    member_ids: family.members.map(({ id }) => id),
  });
  for (const view of ["agenda", "week", "day"]) {
    await page.goto(`/calendar?view=${view}&day=2027-10-15`);
    const words = page.getByRole("link", { name: "Late party" }).locator("time + span");
    expect((await words.boundingBox())?.width).toBeGreaterThan(160);
  }
});

test("the agenda's times stand in a column, under headings that a thumb can press", {
  tag: ["@noscript", "@browser"],
}, async ({ page, family }) => {
  await makeEvent(family, { title: "Choir", start_time: "2027-10-16T09:00" });
  await makeEvent(family, { title: "Fair", start_time: "2027-10-17", end_time: "2027-10-17", is_all_day: true });
  await page.goto("/calendar?view=agenda&day=2027-10-16");
  const sizes = (links: string) =>
    page.locator(links).evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
  const [choir, fair] = await sizes(".slot > time + span");
  expect(choir?.x).toBe(fair?.x);
  const headings = await sizes("h3 > a");
  expect(headings).toHaveLength(2);
  for (const { height } of headings) expect(height).toBeGreaterThanOrEqual(24);
});

test("on a phone the letters of a day leave room to those of the next", { tag: ["@noscript", "@browser"] }, async ({
  page,
  family,
}) => {
  const member_ids = family.members.slice(0, 3).map(({ id }) => id);
  for (const day of ["10", "11"]) {
    await makeEvent(family, { title: "Fair", start_time: `2031-09-${day}T08:00`, member_ids });
  }
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto("/calendar?month=2031-09");
    const [first, next] = await page.locator("td:has(.ev)").all();
    const before = await first?.locator(".ev > i").last().boundingBox();
    const after = await next?.locator(".ev > i").first().boundingBox();
    expect(before?.y).toBe(after?.y);
    expect((after?.x ?? 0) - (before?.x ?? 0) - (before?.width ?? 0)).toBeGreaterThan(3);
  }
});

test("the agenda on paper keeps times clear of the colours, on one line", { tag: ["@noscript", "@browser"] }, async ({
  page,
  family,
}) => {
  const two = family.members.map(({ id }) => id).slice(0, 2);
  await makeEvent(family, { title: "Swimming", start_time: "2027-10-13T12:30", member_ids: two });
  await makeEvent(family, { title: "Choir", start_time: "2027-10-13T12:30", member_id: two[0] });
  await page.setViewportSize({ width: 794, height: 1_123 });
  await page.emulateMedia({ media: "print" });
  await page.goto("/calendar?view=agenda&day=2027-10-13");
  const measureTime = (name: string) =>
    page.getByRole("link", { name }).evaluate((slot) => {
      const range = document.createRange();
      range.selectNodeContents(slot.querySelector("time")?.firstChild as Node);
      const { left, height } = range.getBoundingClientRect();
      return { indent: left - slot.getBoundingClientRect().left, height };
    });
  const [many, one] = [await measureTime("Swimming"), await measureTime("Choir")];
  expect(many.indent).toBeGreaterThan(9);
  expect(one.height).toBeLessThan(20);
});
