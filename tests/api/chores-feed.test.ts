import { expect, it } from "vitest";
import { runApp } from "#tests/support/api-app.ts";
import { feedPath, titles } from "#tests/support/calendar-feed.ts";
import { beginChores, day } from "#tests/support/chore-family.ts";

const app = runApp();
const DAILY_DATES = 61;

async function begin() {
  const made = await beginChores(app);
  const read = (headers: Record<string, string> = {}) => app.anonymous().get(feedPath(made), { headers });
  const choose = (feed_chores: unknown) => made.api.put(made.path, { feed_chores });
  return { ...made, read, choose };
}

it("has chores once the family says so, from today to 60 days ahead, and nothing of stars", async () => {
  const { add, read, choose, ella, tom, api } = await begin();
  const rubbish = await add({ title: "Rubbish out", stars: 3 });
  expect((await api.get("/families/me")).body.feed_chores).toBe(false);
  const before = await read();
  expect(titles(before)).toEqual([]);
  const { status, body } = await choose(true);
  expect([status, body.feed_chores]).toEqual([200, true]);
  const feed = await read({ "If-None-Match": before.headers.get("ETag") as string });
  expect(titles(feed)).toEqual(
    Array.from({ length: DAILY_DATES }, (_, k) => (k % 2 ? "Rubbish out (Tom)" : "Rubbish out (Maya)")),
  );
  const [first = ""] = feed.text.match(/BEGIN:VEVENT[\s\S]*?END:VEVENT/) ?? [];
  const date = (days: number) => day(days).replaceAll("-", "");
  for (const line of [
    `UID:chore-${rubbish.id}-${day(0)}@roost.invalid`,
    `DTSTART;VALUE=DATE:${date(0)}`,
    `DTEND;VALUE=DATE:${date(1)}`,
    "TRANSP:TRANSPARENT",
  ]) {
    expect(first).toContain(`${line}\r\n`);
  }
  expect(feed.text).not.toMatch(/\bstars?\b/i);
  await add({ title: "Teeth", who: "everyone", members: [ella, tom], when: "once", due_on: day(0) });
  await add({ title: "Plants", who: "free", when: "after", every_n: 7 });
  const more = titles(await read()).filter((title) => !title?.startsWith("Rubbish"));
  expect(more).toEqual(["Teeth (Tom\\, Ella)", "Plants"]);
});

it("changes its tag with each tick, and leaves out what is done", async () => {
  const { add, at, read, choose, api, maya, path } = await begin();
  const rubbish = await add({ title: "Rubbish out", keeps: true });
  await choose(true);
  let feed = await read();
  expect(feed.headers.get("Last-Modified")).toBeNull();
  const changes = [
    () => api.post(at(rubbish, "/done"), { date: day(0) }),
    () => api.post(`${path}/absences`, { member_id: maya, from: day(2), to: day(2) }),
    () => api.put(at(rubbish), { title: "Bins" }),
    () => choose(false),
  ];
  for (const change of changes) {
    const tag = { "If-None-Match": feed.headers.get("ETag") as string };
    expect((await read(tag)).status).toBe(304);
    const since = { "If-Modified-Since": new Date(Date.now() + 60_000).toUTCString() };
    expect((await read(since)).status).toBe(200);
    expect((await change()).status).toBeLessThan(300);
    feed = await read(tag);
    expect(feed.status).toBe(200);
    expect(feed.text).not.toContain(`UID:chore-${rubbish.id}-${day(0)}@`);
  }
  expect(titles(feed)).toEqual([]);
});

it("has what waits on today, under the date since which it does", async () => {
  const { add, read, choose } = await begin();
  await choose(true);
  const kept = await add({ title: "Hoover", who: "free", when: "once", due_on: day(-3) });
  const { text } = await read();
  expect(text).toContain(`UID:chore-${kept.id}-${day(-3)}@roost.invalid\r\n`);
  expect(text).toContain(`DTSTART;VALUE=DATE:${day(0).replaceAll("-", "")}\r\n`);
});

it("is a boolean", async () => {
  const { choose } = await begin();
  const refused = await choose("yes");
  expect([refused.status, refused.body.issues[0].path]).toEqual([400, "feed_chores"]);
});
