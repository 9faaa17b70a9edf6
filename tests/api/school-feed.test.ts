import { expect, it } from "vitest";
import { replaceSpans } from "#app/services/school/spans.server.ts";
import { runApp } from "#tests/support/api-app.ts";
import { feedPath, on, titles, ZONE } from "#tests/support/calendar-feed.ts";
import { makeTimetable, ROWS } from "#tests/support/timetables.ts";

const app = runApp();
const MATHS = Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((weekday) => [weekday, { 1: "Maths" }]));

/** A child with Maths on each day except tomorrow and the day after. */
async function begin() {
  const made = await app.family({ members: ["Ella"], timeZone: ZONE });
  const ella = made.members[1]?.id as number;
  const anchor_monday = "2026-10-12";
  await makeTimetable(made, ella, { weeks: 1, anchor_monday, rows: ROWS, cells: { A: MATHS } });
  const days = { from: on(1), to: on(2) };
  const [span] = await replaceSpans(made, [{ name: "Half-term", kind: "holiday", member_ids: [ella], ...days }]);
  const read = (headers: Record<string, string> = {}) => app.anonymous().get(feedPath(made), { headers });
  return { made, read, ella, uid: `UID:span-${span?.id}@roost.invalid\r\n` };
}

const date = (days: number) => on(days).replaceAll("-", "");

it("terms and holidays are in the feed, once, from first day to last", async () => {
  const { read, uid } = await begin();
  const { text } = await read();
  expect(titles(await read())).toEqual(["Half-term"]);
  expect(text).toContain(uid);
  expect(text).toContain(`DTSTART;VALUE=DATE:${date(1)}\r\n`);
  expect(text).toContain(`DTEND;VALUE=DATE:${date(3)}\r\n`);
  expect(text).toContain("TRANSP:TRANSPARENT\r\n");
});

it("and in files, where they overlap what is asked for", async () => {
  const { made, uid } = await begin();
  const file = async (time_range: string) =>
    (await made.api.get(`${made.path}/calendar/export?time_range=${time_range}`)).text;
  expect(await file("1month")).toContain(uid);
  const far = { from: on(100), to: on(110) };
  await replaceSpans(made, [{ name: "Far off", kind: "holiday", member_ids: [], ...far }]);
  expect(await file("1month")).not.toContain("Far off");
  expect(await file("1year")).toContain("SUMMARY:Far off\r\n");
});

it("days at school are in the feed where the family says so, without holidays", async () => {
  const { made, read, ella } = await begin();
  expect((await made.api.get("/families/me")).body.feed_school).toBe(false);
  const before = await read();
  const saved = await made.api.put(made.path, { feed_school: true });
  expect([saved.status, saved.body.feed_school]).toEqual([200, true]);
  const feed = await read({ "If-None-Match": before.headers.get("ETag") as string });
  expect(titles(feed)).toEqual(["Half-term", ...Array(59).fill("School (Ella)")]);
  const events = feed.text.replaceAll("\r\n ", "").match(/BEGIN:VEVENT[\s\S]*?END:VEVENT/g) ?? [];
  const first = events.find((text) => text.includes(`UID:school-${ella}-${on(0)}@roost.invalid\r\n`));
  expect(first).toContain("DESCRIPTION:09:00 Maths\\n12:00 Home\r\n");
  expect(first).toContain("TRANSP:TRANSPARENT\r\n");
  for (const days of [1, 2]) expect(feed.text).not.toContain(`UID:school-${ella}-${on(days)}@`);
});

it("a lesson that changes, and the choice, change the feed's tag", async () => {
  const { made, read, ella } = await begin();
  await made.api.put(made.path, { feed_school: true });
  let feed = await read();
  const changes = [
    () => makeTimetable(made, ella, { weeks: 1, cells: { A: { 1: { 1: "Art" } } } }),
    () => made.api.put(made.path, { feed_school: false }),
  ];
  for (const change of changes) {
    const tag = { "If-None-Match": feed.headers.get("ETag") as string };
    expect((await read(tag)).status).toBe(304);
    await change();
    feed = await read(tag);
    expect(feed.status).toBe(200);
    expect(feed.text).not.toContain("09:00 Maths");
  }
  expect(titles(feed)).toEqual(["Half-term"]);
});

it("the choice is made by true or false", async () => {
  const { made } = await begin();
  const refused = await made.api.put(made.path, { feed_school: "yes" });
  expect([refused.status, refused.body.issues[0].path]).toEqual([400, "feed_school"]);
});
