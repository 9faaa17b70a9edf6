import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { sequelize } from "#app/db/database.server.ts";
import { Temporal } from "#app/domain/time/time.ts";
import { OtherCalendar } from "#app/models/other-calendar.server.ts";
import { newCalendarSchema } from "#app/schemas/other-calendar.ts";
import { listEvents, listShown } from "#app/services/calendar/event-list.server.ts";
import { writeCalendarText } from "#app/services/calendar/export.server.ts";
import { listOtherEvents, occurrenceOfOther } from "#app/services/calendar/other-events.server.ts";
import { find } from "#app/services/find/find.server.ts";
import { beginImport, checkFile, continueImport, findImport } from "#app/services/imports/imports.server.ts";
import { removeMember } from "#app/services/people/members.server.ts";
import { minutesAfter, refreshMinutes, splitAddress } from "#app/services/subscriptions/read-source.server.ts";
import { askForRefresh, refreshDue } from "#app/services/subscriptions/refresh.server.ts";
import {
  addCalendar,
  changeCalendar,
  FETCHES,
  fetchCalendar,
  fetchChange,
  findCalendar,
  hideEvent,
  refreshNow,
  removeCalendar,
  showHidden,
} from "#app/services/subscriptions/subscriptions.server.ts";
import { calendarFile, read } from "#tests/support/calendar-file.ts";
import { query } from "#tests/support/databases.ts";
import { makeFamily } from "#tests/support/factories.ts";
import { leadTo, startOutsideSite, text } from "#tests/support/outside-site.ts";

vi.hoisted(() => {
  process.env.FETCH_PRIVATE_HOSTS = "127.0.0.1";
});

let site: Awaited<ReturnType<typeof startOutsideSite>>;
beforeAll(async () => {
  site = await startOutsideSite();
});
afterAll(async () => {
  await site.stop();
  await sequelize.close();
});

type Actor = Awaited<ReturnType<typeof makeFamily>>;
type Input = Partial<ReturnType<typeof newCalendarSchema.parse>>;

const FAIR = ["UID:fair", "SUMMARY:Book fair", "DTSTART;VALUE=DATE:20270301", "LOCATION:School hall"];
const CHOIR = [
  "UID:choir",
  "SUMMARY:Choir",
  "DTSTART:20270302T160000Z",
  "DTEND:20270302T170000Z",
  "RRULE:FREQ=WEEKLY;COUNT=4",
];
const MOVED = [
  "UID:choir",
  "RECURRENCE-ID:20270309T160000Z",
  "SUMMARY:Choir",
  "DTSTART:20270310T160000Z",
  "DTEND:20270310T170000Z",
];
const SCHOOL = calendarFile(FAIR, CHOIR, MOVED);
const TYPE = { "Content-Type": "text/calendar" };

let number = 0;
/** Puts an answer on the site, at an address of its own. */
function put(answer = text(SCHOOL, TYPE)): { path: string; url: string } {
  number += 1;
  const path = `/school-${number}.ics`;
  site.answers[path] = answer;
  return { path, url: site.url + path };
}

async function subscribe(actor: Actor, url: string, input: Input = {}) {
  const fetched = await fetchCalendar(actor, { url });
  return addCalendar(actor, newCalendarSchema.parse({ name: "School", url, ...input }), fetched);
}

const MARCH = {
  from: Temporal.PlainDate.from("2027-03-01"),
  to: Temporal.PlainDate.from("2027-03-31"),
  timeZone: "UTC",
};
const shown = async (actor: Actor) =>
  (await listShown(actor, MARCH)).map(({ event, times }) => `${event.title} ${String(times.start).slice(0, 16)}`);
const stored = (actor: Actor, id: number) => findCalendar(actor, id);

describe("a calendar from elsewhere", () => {
  it("is shown with its own, and is none of the family's events", async () => {
    const actor = await makeFamily();
    const calendar = await subscribe(actor, put().url);
    expect(await shown(actor)).toEqual([
      "Book fair 2027-03-01",
      "Choir 2027-03-02T16:00",
      "Choir 2027-03-10T16:00",
      "Choir 2027-03-16T16:00",
      "Choir 2027-03-23T16:00",
    ]);
    expect(await listEvents(actor, MARCH)).toEqual([]);
    expect(calendar).toMatchObject({ event_count: 2, problem: null, refresh_minutes: 360, color: "#F27C5E" });
    const listed = await listOtherEvents(actor, calendar.id, MARCH);
    expect(listed.map(({ event, instanceDate }) => [event.uid, instanceDate ?? event.instance_date])).toEqual([
      ["fair", null],
      ["choir", "2027-03-02"],
      ["choir", "2027-03-09"],
      ["choir", "2027-03-16"],
      ["choir", "2027-03-23"],
    ]);
  });

  it("is of its family alone", async () => {
    const [actor, stranger] = [await makeFamily(), await makeFamily()];
    const calendar = await subscribe(actor, put().url);
    const [first] = await listShown(actor, MARCH);
    const missing = { code: "not-found" };
    await expect(findCalendar(stranger, calendar.id)).rejects.toMatchObject(missing);
    await expect(occurrenceOfOther(stranger, -(first?.event.id as number), null)).rejects.toMatchObject(missing);
    expect(await shown(stranger)).toEqual([]);
    expect(await listOtherEvents(stranger, calendar.id, MARCH)).toEqual([]);
  });

  it("that is switched off is on no page, keeps its events, and is not refreshed", async () => {
    const actor = await makeFamily();
    const { url } = put();
    const { id } = await subscribe(actor, url);
    const before = site.asked.length;
    await changeCalendar(actor, id, { is_shown: false }, null);
    await OtherCalendar.update({ next_refresh_at: new Date(0) }, { where: { family_id: actor.family.id, id } });
    expect(await shown(actor)).toEqual([]);
    await refreshDue(fail);
    await expect(refreshNow(actor, await stored(actor, id))).rejects.toMatchObject({ code: "conflict" });
    expect(site.asked.length).toBe(before);
    await changeCalendar(actor, id, { is_shown: true }, null);
    expect(await shown(actor)).toHaveLength(5);
    expect((await stored(actor, id)).next_refresh_at.getTime()).toBeLessThanOrEqual(Date.now());
  });

  it("goes with all its events", async () => {
    const actor = await makeFamily();
    const { id } = await subscribe(actor, put().url);
    await removeCalendar(actor, id);
    expect(await shown(actor)).toEqual([]);
    const rows = await query(
      process.env.DATABASE_URL as string,
      `SELECT FROM calendar_events WHERE calendar_id = ${id}`,
    );
    expect(rows).toEqual([]);
  });

  it("hides an event, with all its dates, also after a change, until it is shown again", async () => {
    const actor = await makeFamily();
    const { url, path } = put();
    const { id } = await subscribe(actor, url);
    await hideEvent(actor, id, "choir");
    expect(await shown(actor)).toEqual(["Book fair 2027-03-01"]);
    site.answers[path] = text(SCHOOL.replace("Book fair", "Fair"), TYPE);
    await refreshNow(actor, await stored(actor, id));
    expect(await shown(actor)).toEqual(["Fair 2027-03-01"]);
    await showHidden(actor, id);
    expect(await shown(actor)).toHaveLength(5);
  });

  it("is for the members that are chosen, and for everyone when the last of them is gone", async () => {
    const actor = await makeFamily({ members: ["Ella"] });
    const ella = actor.members[1]?.id as number;
    const { id } = await subscribe(actor, put().url, { member_ids: [ella, ella] });
    expect((await stored(actor, id)).member_ids).toEqual([ella]);
    expect((await listShown(actor, MARCH))[0]?.event.member_ids).toEqual([ella]);
    await removeMember(actor, ella);
    expect((await stored(actor, id)).member_ids).toEqual([]);
    await expect(subscribe(actor, put().url, { member_ids: [999_999] })).rejects.toMatchObject({
      field: "member_ids.0",
    });
  });

  it("is there once in a family, however it is written, and twenty are the most", async () => {
    const actor = await makeFamily();
    const { url } = put();
    await subscribe(actor, url);
    const twice = { code: "conflict", message: expect.stringContaining("“School”") };
    await expect(fetchCalendar(actor, { url })).rejects.toMatchObject(twice);
    await expect(fetchCalendar(actor, { url: url.replace("http://", "HTTP://me:secret@") })).rejects.toMatchObject(
      twice,
    );
    await OtherCalendar.bulkCreate(
      Array.from({ length: 19 }, (_, n) => ({
        ...{ family_id: actor.family.id, name: "Full", url: `https://x.example/${n}`, credentials: null, preset: null },
        ...{ color: "#6BC5B8", member_ids: [], is_shown: false, in_feed: false, event_count: 0, refresh_minutes: 360 },
        ...{ refreshed_at: new Date(), checked_at: new Date(), next_refresh_at: new Date() },
      })),
    );
    await expect(fetchCalendar(actor, { url: put().url })).rejects.toMatchObject({
      message: expect.stringMatching(/at most 20/),
    });
  });
});

const fail = (error: unknown) => {
  throw error;
};

describe("what cannot be had", () => {
  const HTML = text("<!doctype html><title>School</title>", { "Content-Type": "text/html" });
  it.each([
    ["a page", HTML, "The page was found, but it is not a calendar."],
    ["nothing", text("", {}, 204), "The page was found, but it is not a calendar."],
    ["401", text("", {}, 401), "The server wants a name and a password."],
    ["404", text("", {}, 404), "The server answered: not found."],
    ["500", text("", {}, 500), "The server is out of order (500)."],
    ["304 unasked", text("", {}, 304), "The server sent no calendar."],
    ["half of one", text(SCHOOL.slice(0, 300), TYPE), "The calendar breaks off before its end."],
    ["a circle", leadTo("/circle"), "The address only leads on and on to other addresses."],
    ["a way to this machine", leadTo("http://localhost:8081/"), "That address is not on the public internet."],
    ["10 GB", leadTo("/10-gb"), "The calendar is larger than 5 MB."],
    ["a bomb", leadTo("/bomb"), "The calendar is larger than 5 MB."],
    [
      "5,001 events",
      text(calendarFile(...Array.from({ length: 5_001 }, (_, n) => [`UID:${n}`, "DTSTART:20270301"])), TYPE),
      "The calendar has more than 5,000 events.",
    ],
  ])("makes nothing, and says why: %s", async (_, answer, message) => {
    const actor = await makeFamily();
    await expect(fetchCalendar(actor, { url: put(answer).url })).rejects.toMatchObject({
      code: "invalid",
      field: "url",
      message,
    });
    expect(await OtherCalendar.count({ where: { family_id: actor.family.id } })).toBe(0);
  });

  it("is asked for no more than twenty times in ten minutes", async () => {
    const actor = await makeFamily();
    const { url } = put(text("", {}, 404));
    const asked = await Promise.all(
      Array.from({ length: FETCHES.max + 1 }, () => fetchCalendar(actor, { url }).catch((error) => error.code)),
    );
    expect(asked.filter((code) => code === "limited")).toHaveLength(1);
  });
});

describe("refreshing", () => {
  it("asks only for what is new, and takes 304 for the same", async () => {
    const actor = await makeFamily();
    const { url, path } = put(text(SCHOOL, { ...TYPE, ETag: '"1"', "Last-Modified": "Mon, 01 Mar 2027 10:00:00 GMT" }));
    const { id, refreshed_at } = await subscribe(actor, url);
    site.answers[path] = text("", {}, 304);
    await refreshNow(actor, await stored(actor, id));
    expect(site.asked.at(-1)?.headers).toMatchObject({
      "if-none-match": '"1"',
      "if-modified-since": "Mon, 01 Mar 2027 10:00:00 GMT",
    });
    const now = await stored(actor, id);
    expect(now).toMatchObject({ problem: null, etag: '"1"', event_count: 2 });
    expect(now.refreshed_at.getTime()).toBeGreaterThan(refreshed_at.getTime());
    expect(await shown(actor)).toHaveLength(5);
  });

  it("follows what changes, with the numbers of what stays", async () => {
    const actor = await makeFamily();
    const { url, path } = put();
    const { id } = await subscribe(actor, url);
    const idsOf = async () => new Map((await listShown(actor, MARCH)).map(({ event }) => [event.title, event.id]));
    const before = await idsOf();
    site.answers[path] = text(
      calendarFile(
        [...FAIR.slice(0, 2), "DTSTART;VALUE=DATE:20270305"],
        ["UID:new", "SUMMARY:New", "DTSTART:20270306"],
      ),
      TYPE,
    );
    await refreshNow(actor, await stored(actor, id));
    expect(await shown(actor)).toEqual(["Book fair 2027-03-05", "New 2027-03-06"]);
    expect((await idsOf()).get("Book fair")).toBe(before.get("Book fair"));
    // A whole calendar without events is an answer.
    site.answers[path] = text(calendarFile(), TYPE);
    await refreshNow(actor, await stored(actor, id));
    expect(await shown(actor)).toEqual([]);
  });

  it("moves the family's count when something changed, so that nothing kept is old", async () => {
    const actor = await makeFamily();
    const { url, path } = put();
    const { id } = await subscribe(actor, url);
    const revision = async () => Number((await actor.family.reload()).calendar_revision);
    const before = await revision();
    site.answers[path] = text(calendarFile(FAIR), TYPE);
    await refreshNow(actor, await stored(actor, id));
    expect(await revision()).toBeGreaterThan(before);
  });

  it.each([
    ["401", text("", {}, 401)],
    ["500", text("", {}, 500)],
    ["HTML", text("<html>")],
    ["half", text(SCHOOL.slice(0, 300), TYPE)],
    ["10 GB", leadTo("/10-gb")],
  ])("that fails leaves the events, and is done less and less often: %s", async (_, answer) => {
    const actor = await makeFamily();
    const { url, path } = put();
    const { id, refreshed_at } = await subscribe(actor, url);
    site.answers[path] = answer;
    const minutes: number[] = [];
    for (let n = 0; n < 3; n += 1) {
      const row = await refreshNow(actor, await stored(actor, id));
      minutes.push(Math.round((row.next_refresh_at.getTime() - row.checked_at.getTime()) / 60_000));
    }
    expect(minutes).toEqual([720, 1440, 1440]);
    const failing = await stored(actor, id);
    expect(failing.failing_since?.getTime()).toBeLessThan(failing.checked_at.getTime());
    expect(failing).toMatchObject({ refreshed_at, event_count: 2, problem: expect.stringMatching(/\.$/) });
    expect(await shown(actor)).toHaveLength(5);
    site.answers[path] = text(SCHOOL, TYPE);
    const well = await refreshNow(actor, await stored(actor, id));
    expect(well).toMatchObject({ problem: null, failing_since: null, failures: 0 });
    expect(well.next_refresh_at.getTime() - well.checked_at.getTime()).toBe(6 * 3_600_000);
  });

  it("is done in the background by one of several, as long as it is due", async () => {
    const actor = await makeFamily();
    const { url, path } = put();
    const { id } = await subscribe(actor, url);
    const asked = () => site.asked.filter((one) => one.path === path).length;
    await refreshDue(fail);
    expect(asked()).toBe(1);
    await OtherCalendar.update({ next_refresh_at: new Date(0) }, { where: { family_id: actor.family.id, id } });
    await Promise.all(Array.from({ length: 4 }, () => refreshDue(fail)));
    expect(asked()).toBe(2);
    expect((await stored(actor, id)).next_refresh_at.getTime()).toBeGreaterThan(Date.now() + 5 * 3_600_000);
  });

  it("is asked for where something is due, once a minute", async () => {
    const url = process.env.DATABASE_URL as string;
    const jobs = () => query(url, "SELECT FROM pgboss.job WHERE name = 'refresh-calendars'");
    const actor = await makeFamily();
    const { id } = await subscribe(actor, put().url);
    await askForRefresh();
    expect(await jobs()).toHaveLength(0);
    await OtherCalendar.update({ next_refresh_at: new Date(0) }, { where: { family_id: actor.family.id, id } });
    await askForRefresh();
    await askForRefresh();
    expect(await jobs()).toHaveLength(1);
  });

  it("is as often as the source wants, within bounds", () => {
    expect(["PT1H", "PT1M", "P7D", "P1D", "PT0S", "soon", null].map(refreshMinutes)).toEqual([
      60, 15, 1440, 1440, 360, 360, 360,
    ]);
    expect([1, 2, 3, 9, 2000].map((n) => minutesAfter(n, 60))).toEqual([120, 240, 480, 1440, 1440]);
  });
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
    const { url, path } = put((response, request) =>
      request.headers.authorization === basic ? text(SCHOOL, TYPE)(response, request) : response.writeHead(401).end(),
    );
    const { id } = await subscribe(actor, url.replace("http://", "http://me:secret@"));
    const calendar = await stored(actor, id);
    expect([calendar.url, calendar.credentials]).toEqual([url, "me:secret"]);
    expect(await fetchChange(actor, calendar, { url, name: "School" })).toBeNull();
    expect(await refreshNow(actor, calendar)).toMatchObject({ problem: null });
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
    const { id } = await subscribe(actor, put().url, { in_feed: true });
    await subscribe(actor, put(text(calendarFile(["UID:x", "SUMMARY:Not in it", "DTSTART:20270301"]), TYPE)).url);
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
    expect((await findImport(actor, row.id)).items.map(({ state }) => state)).toEqual(["same", "same"]);
    await changeCalendar(actor, id, { is_shown: false }, null);
    expect(await writeCalendarText(actor, { isFeed: true, areMealsIn: false }, now)).not.toContain("Book fair");
  });
});

describe("a search", () => {
  it("finds what is shown, a series once, without a number of ours", async () => {
    const actor = await makeFamily();
    const { id } = await subscribe(actor, put().url);
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
    expect(fetched.name).toBe("Holidays in Germany, Bayern");
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
