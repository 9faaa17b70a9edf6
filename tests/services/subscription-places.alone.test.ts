import { describe, expect, it, vi } from "vitest";
import { Temporal } from "#app/domain/time/time.ts";
import { SubscribedCalendar } from "#app/models/calendar/subscribed-calendar.server.ts";
import { newCalendarSchema } from "#app/schemas/calendar/subscribed-calendar.ts";
import { listShown } from "#app/services/calendar/event-list.server.ts";
import { writeCalendarText } from "#app/services/calendar/export.server.ts";
import { find } from "#app/services/find/find.server.ts";
import { itemsOf } from "#app/services/imports/import-items.server.ts";
import { continueImport } from "#app/services/imports/import-work.server.ts";
import { beginImport } from "#app/services/imports/imports.server.ts";
import { checkFile } from "#app/services/imports/sent-file.server.ts";
import { nameHolidays } from "#app/services/subscriptions/holidays.server.ts";
import { splitAddress } from "#app/services/subscriptions/read-source.server.ts";
import {
  addCalendar,
  changeCalendar,
  fetchCalendar,
  fetchChange,
  findCalendar,
  hideEvent,
  refreshNow,
} from "#app/services/subscriptions/subscriptions.server.ts";
import { calendarFile, read } from "#tests/support/calendar-file.ts";
import { makeFamily } from "#tests/support/factories.ts";
import { leadTo, text } from "#tests/support/outside-site.ts";
import { FAIR, runSchool, SCHOOL, shown, subscribe, TYPE } from "#tests/support/school.ts";

vi.hoisted(() => {
  process.env.FETCH_PRIVATE_HOSTS = "127.0.0.1";
});

const site = runSchool();

it("webcal: is https, then http where that cannot be reached, which is told nothing secret", async () => {
  const actor = await makeFamily();
  const { path, url } = site.put();
  const typed = url.replace("http://", "webcal://me:secret@");
  const calendar = await subscribe(actor, typed);
  expect(calendar).toMatchObject({ url: url.replace("http:", "webcal:"), event_count: 2, problem: null });
  const asked = site.asked.filter((one) => one.path === path);
  expect(asked.map(({ headers }) => headers.authorization)).toEqual([undefined]);
});

it("a redirect to webcal: is followed, and the charset of the answer is honoured", async () => {
  const actor = await makeFamily();
  const file = calendarFile(["UID:lesson", "SUMMARY:\u00d3\u00f0\u00ee\u00ea", "DTSTART;VALUE=DATE:20270301"]);
  const type = { "Content-Type": "text/calendar; charset=windows-1251" };
  const there = site.put(text(Buffer.from(file, "latin1"), type)).url.replace("http:", "webcal:");
  await subscribe(actor, site.put(leadTo(there)).url);
  expect(await shown(actor)).toEqual(["Урок 2027-03-01"]);
});

it("attachments of more than 5 MB are left out while a calendar is read", async () => {
  const actor = await makeFamily();
  const line = ` ${"QUJD".repeat(18)}`;
  const attachment = ["ATTACH;ENCODING=BASE64;VALUE=BINARY:", ...Array.from({ length: 80_000 }, () => line)];
  const { url } = site.put(text(calendarFile([...FAIR, ...attachment]), TYPE));
  await subscribe(actor, url);
  expect(await shown(actor)).toEqual(["Book fair 2027-03-01"]);
});

it("METHOD:CANCEL takes away what the calendar names", async () => {
  const actor = await makeFamily();
  const { path, url } = site.put();
  const calendar = await subscribe(actor, url);
  site.answers[path] = text(SCHOOL.replace("VERSION:2.0", "VERSION:2.0\r\nMETHOD:CANCEL"), TYPE);
  expect(await refreshNow(actor, calendar)).toMatchObject({ problem: null, event_count: 0 });
  expect(await shown(actor)).toEqual([]);
});

describe("credentials of an address", () => {
  it("are taken out of it", () => {
    expect(splitAddress("https://me:s%40cret@x.example/a@b")).toEqual({
      url: "https://x.example/a@b",
      credentials: "me:s@cret",
    });
    expect(splitAddress("webcal://me@x.example/")).toEqual({ url: "webcal://x.example/", credentials: "me:" });
    expect(splitAddress("https://x.example/?a=b@c")).toEqual({ url: "https://x.example/?a=b@c", credentials: null });
  });

  it("open it, are shown nowhere, and stay with the address that is shown", async () => {
    const actor = await makeFamily();
    const basic = `Basic ${Buffer.from("me:secret").toString("base64")}`;
    const { url, path } = site.put((response, request) =>
      request.headers.authorization === basic ? text(SCHOOL, TYPE)(response, request) : response.writeHead(401).end(),
    );
    const { id } = await subscribe(actor, url.replace("http://", "http://me:secret@"));
    const calendar = await findCalendar(actor, id);
    expect([calendar.url, calendar.credentials]).toEqual([url, "me:secret"]);
    const kept = async () => (await SubscribedCalendar.findOne({ where: { id }, raw: true }))?.credentials;
    const before = await kept();
    expect(before).toMatch(/^[\w-]{40,}$/);
    expect(await fetchChange(actor, calendar, { url, name: "School" })).toBeNull();
    expect(await refreshNow(actor, calendar)).toMatchObject({ problem: null });
    expect(await kept()).not.toBe(before);
    expect((await findCalendar(actor, id)).credentials).toBe("me:secret");
    site.answers[path] = text("", {}, 401);
    expect((await refreshNow(actor, calendar)).problem).not.toMatch(/secret/);
    await expect(
      fetchChange(actor, calendar, { url: url.replace("http://", "http://me:wrong@") }),
    ).rejects.toMatchObject({ field: "url" });
  });
});

describe("our own feed", () => {
  it("has those that are chosen for it, and what comes of it is here already", async () => {
    const actor = await makeFamily();
    const { id } = await subscribe(actor, site.put().url, { in_feed: true });
    await subscribe(actor, site.put(text(calendarFile(["UID:x", "SUMMARY:Not in it", "DTSTART:20270301"]), TYPE)).url);
    const now = Temporal.Instant.from("2027-03-01T00:00Z");
    const feed = await writeCalendarText(actor, { isFeed: true, areMealsIn: false }, now);
    const items = read(feed, "UTC").items;
    expect(items.map(({ uid }) => uid).sort()).toEqual([`c${id}-choir`, `c${id}-fair`]);
    expect(items.find(({ uid }) => uid === `c${id}-choir`)?.parts[0]?.changed).toHaveLength(1);
    expect(feed).toContain("CATEGORIES:School\r\n");
    expect(feed).not.toContain("Not in it");
    const all = { time_range: "all", include_past: true, include_recurring: true, include_meals: true } as const;
    expect(await writeCalendarText(actor, all, now)).not.toContain("Book fair");

    const row = await beginImport(actor, await checkFile("ours.ics", Buffer.from(feed)), {
      member_ids: [],
      event_type: "other",
    });
    await continueImport(actor, row);
    expect((await itemsOf(row)).map(({ state }) => state)).toEqual(["same", "same"]);
    await changeCalendar(actor, id, { is_shown: false }, null);
    expect(await writeCalendarText(actor, { isFeed: true, areMealsIn: false }, now)).not.toContain("Book fair");
  });
});

describe("a search", () => {
  it("finds what is shown, a series once, without a number of ours", async () => {
    const actor = await makeFamily();
    const { id } = await subscribe(actor, site.put().url);
    const now = Temporal.Instant.from("2027-03-12T00:00Z");
    const look = async (typed: string) => {
      const { things } = await find(actor, actor.members, { typed, limit: 20, now, hasOthers: true });
      return things.events.found.map(({ id: own, title, date }) => [own, title, date]);
    };
    expect(await look("choir")).toEqual([[null, "Choir", "2027-03-16"]]);
    expect(await look("school hall")).toEqual([[null, "Book fair", "2027-03-01"]]);
    await hideEvent(actor, id, "fair");
    expect(await look("fair")).toEqual([]);
  });
});

describe("holidays", () => {
  it("come from nobody, by country and region", async () => {
    const actor = await makeFamily();
    const before = site.asked.length;
    const preset = { country: "DE", region: "BY" };
    const fetched = await fetchCalendar(actor, { preset });
    expect(await nameHolidays(preset)).toBe("Holidays in Germany, Bayern");
    expect(await nameHolidays({ country: "DE" }, "fr")).toBe("Vacances : Allemagne");
    await addCalendar(actor, newCalendarSchema.parse({ name: "Holidays", preset }), fetched);
    const year = new Date().getUTCFullYear();
    const january = {
      from: Temporal.PlainDate.from(`${year}-01-01`),
      to: Temporal.PlainDate.from(`${year}-01-31`),
      timeZone: "UTC",
    };
    const titles = (await listShown(actor, january)).map(({ event, times }) => `${times.start} ${event.title}`);
    expect(titles).toEqual([`${year}-01-01 Neujahr`, `${year}-01-06 Heilige Drei Könige`]);
    expect(site.asked.length).toBe(before);
    await expect(fetchCalendar(actor, { preset })).rejects.toMatchObject({ code: "conflict" });
    await expect(fetchCalendar(actor, { preset: { country: "XX" } })).rejects.toMatchObject({
      field: "preset.country",
    });
    await expect(fetchCalendar(actor, { preset: { country: "DE", region: "ZZ" } })).rejects.toMatchObject({
      field: "preset.region",
    });
  });
});
