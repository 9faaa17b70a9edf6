import { describe, expect, it, vi } from "vitest";
import { SubscribedCalendar } from "#app/models/calendar/subscribed-calendar.server.ts";
import { calendarJson } from "#app/presenters/api/calendar-json.ts";
import { presentLeftOut } from "#app/presenters/calendar/subscribed-calendars.ts";
import { listEvents, listShown } from "#app/services/calendar/event-list.server.ts";
import { listSubscribedEvents, subscribedOccurrence } from "#app/services/calendar/subscribed-events.server.ts";
import { removeMember } from "#app/services/people/members.server.ts";
import { refreshDue } from "#app/services/subscriptions/refresh.server.ts";
import {
  changeCalendar,
  FETCHES,
  fetchCalendar,
  findCalendar,
  hideEvent,
  refreshNow,
  removeCalendar,
  showHidden,
} from "#app/services/subscriptions/subscriptions.server.ts";
import { calendarFile } from "#tests/support/calendar-file.ts";
import { query } from "#tests/support/databases.ts";
import { makeFamily } from "#tests/support/factories.ts";
import { leadTo, text } from "#tests/support/outside-site.ts";
import { FAIR, MARCH, runSchool, SCHOOL, shown, subscribe, TYPE } from "#tests/support/school.ts";

vi.hoisted(() => {
  process.env.FETCH_PRIVATE_HOSTS = "127.0.0.1";
});

const site = runSchool();

const fail = (error: unknown) => {
  throw error;
};

describe("a calendar from elsewhere", () => {
  it("is shown with its own, and is none of the family's events", async () => {
    const actor = await makeFamily();
    const calendar = await subscribe(actor, site.put().url);
    expect(await shown(actor)).toEqual([
      "Book fair 2027-03-01",
      "Choir 2027-03-02T16:00",
      "Choir 2027-03-10T16:00",
      "Choir 2027-03-16T16:00",
      "Choir 2027-03-23T16:00",
    ]);
    expect(await listEvents(actor, MARCH)).toEqual([]);
    expect(calendar).toMatchObject({ event_count: 2, problem: null, refresh_minutes: 360, color: "#F27C5E" });
    const listed = await listSubscribedEvents(actor, calendar.id, MARCH);
    expect(listed.map(({ event, instanceDate }) => [event.uid, instanceDate ?? event.instance_date])).toEqual([
      ["fair", null],
      ["choir", "2027-03-02"],
      ["choir", "2027-03-09"],
      ["choir", "2027-03-16"],
      ["choir", "2027-03-23"],
    ]);
  });

  it("says what it leaves out, shows once or changes, until nothing is", async () => {
    const actor = await makeFamily();
    const { url, path } = site.put(
      text(
        calendarFile(
          FAIR,
          ["UID:1", "SUMMARY:No date"],
          ["UID:2", "SUMMARY:Hourly", "DTSTART;VALUE=DATE:20270302", "RRULE:FREQ=HOURLY"],
          ["UID:3", "SUMMARY:Moon", "DTSTART;TZID=Moon:20270303T100000"],
        ),
        TYPE,
      ),
    );
    const calendar = await subscribe(actor, url);
    expect(calendar).toMatchObject({ event_count: 3, problem: null });
    expect(calendar.left_out).toMatchObject({ left: 1, once: 1, changed: 1 });
    expect(presentLeftOut(calendar, "en")).toMatchObject({
      items: [
        { title: "No date", reason: "It has no date." },
        { title: "Hourly", reason: "Roost doesn’t support how this repeats: FREQ=HOURLY. Imported as one event." },
        { title: "Moon", reason: "Its time zone “Moon” isn’t known." },
      ],
    });
    expect(calendarJson(calendar)).toMatchObject({
      status: "ok",
      status_text: "Refreshed. 1 event left out, 1 shown once, 1 not quite as written.",
    });
    site.answers[path] = text(calendarFile(FAIR), TYPE);
    expect(await refreshNow(actor, await findCalendar(actor, calendar.id))).toMatchObject({ left_out: null });
  });

  it("shows all events of one UID", async () => {
    const actor = await makeFamily();
    const evening = (day: number) => ["UID:show", "SUMMARY:Show", `DTSTART:2027030${day}T180000Z`];
    const { url } = site.put(text(calendarFile(...[2, 3, 4].map(evening)), TYPE));
    expect(await subscribe(actor, url)).toMatchObject({ event_count: 3, left_out: null });
    expect(await shown(actor)).toEqual([2, 3, 4].map((day) => `Show 2027-03-0${day}T18:00`));
  });

  it("shows events without a UID that begin at once by one title, the same ones once", async () => {
    const actor = await makeFamily();
    const lesson = (room: string) => ["SUMMARY:Maths", "DTSTART:20270302T080000Z", `LOCATION:${room}`];
    const { url } = site.put(text(calendarFile(lesson("1"), lesson("2"), lesson("1")), TYPE));
    expect(await subscribe(actor, url)).toMatchObject({ event_count: 2, left_out: null });
    expect(await shown(actor)).toEqual(["Maths 2027-03-02T08:00", "Maths 2027-03-02T08:00"]);
  });

  it("shows of each event what its own list has, at the edges of a window, too", async () => {
    const actor = await makeFamily({ members: ["Ella"] });
    const file = calendarFile(
      FAIR,
      ["UID:trip", "SUMMARY:Trip", "DTSTART;VALUE=DATE:20270225", "DTEND;VALUE=DATE:20270302", "LOCATION:Lake"],
      ["UID:far", "SUMMARY:Call", "DTSTART;TZID=Asia/Tokyo:20270312T083000", "DTEND;TZID=Asia/Tokyo:20270312T090000"],
      ["UID:late", "SUMMARY:Party", "DTSTART:20270331T233000Z", "DTEND:20270401T013000Z"],
      ["UID:bell", "SUMMARY:Bell", "DTSTART:20270301T000000Z"],
      ["UID:before", "SUMMARY:Until midnight", "DTSTART:20270228T220000Z", "DTEND:20270301T000000Z"],
      ["UID:after", "SUMMARY:At midnight", "DTSTART:20270401T000000Z", "DTEND:20270401T010000Z"],
      ["UID:daily", "SUMMARY:Milk", "DTSTART:20270326T070000Z", "DTEND:20270326T071000Z", "RRULE:FREQ=DAILY;COUNT=9"],
    );
    const member_ids = [actor.members[1]?.id as number];
    const calendar = await subscribe(actor, site.put(text(file, TYPE)).url, { member_ids });
    const listed = await listSubscribedEvents(actor, calendar.id, MARCH);
    expect(listed.map(({ event }) => event.title)).toContain("Bell");
    expect(listed).toHaveLength(11);
    const entries = await listShown(actor, MARCH);
    const said = ({ event, instanceDate, span, times }: (typeof entries)[number]) => {
      const { id, title, location, time_zone, recurrence_rule, event_type, driver_id, driver_name } = event;
      const rest = [location, time_zone, recurrence_rule, event_type, driver_id, driver_name, event.calendar_id];
      return [id, title, event.member_ids, instanceDate, span, String(times.start), String(times.end), ...rest];
    };
    expect(entries.map(said)).toEqual(listed.map(said));
  });

  it("is of its family alone", async () => {
    const [actor, stranger] = [await makeFamily(), await makeFamily()];
    const calendar = await subscribe(actor, site.put().url);
    const [first] = await listShown(actor, MARCH);
    const missing = { code: "not-found" };
    await expect(findCalendar(stranger, calendar.id)).rejects.toMatchObject(missing);
    await expect(subscribedOccurrence(stranger, -(first?.event.id as number), null)).rejects.toMatchObject(missing);
    expect(await shown(stranger)).toEqual([]);
    expect(await listSubscribedEvents(stranger, calendar.id, MARCH)).toEqual([]);
  });

  it("that is switched off is on no page, keeps its events, and is not refreshed", async () => {
    const actor = await makeFamily();
    const { url } = site.put();
    const { id } = await subscribe(actor, url);
    const before = site.asked.length;
    await changeCalendar(actor, id, { is_shown: false }, null);
    await SubscribedCalendar.update({ next_refresh_at: new Date(0) }, { where: { family_id: actor.family.id, id } });
    expect(await shown(actor)).toEqual([]);
    await refreshDue(fail);
    await expect(refreshNow(actor, await findCalendar(actor, id))).rejects.toMatchObject({ code: "conflict" });
    expect(site.asked.length).toBe(before);
    await changeCalendar(actor, id, { is_shown: true }, null);
    expect(await shown(actor)).toHaveLength(5);
    expect((await findCalendar(actor, id)).next_refresh_at.getTime()).toBeLessThanOrEqual(Date.now());
  });

  it("goes with all its events", async () => {
    const actor = await makeFamily();
    const { id } = await subscribe(actor, site.put().url);
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
    const { url, path } = site.put();
    const { id } = await subscribe(actor, url);
    await hideEvent(actor, id, "choir");
    expect(await shown(actor)).toEqual(["Book fair 2027-03-01"]);
    site.answers[path] = text(SCHOOL.replace("Book fair", "Fair"), TYPE);
    await refreshNow(actor, await findCalendar(actor, id));
    expect(await shown(actor)).toEqual(["Fair 2027-03-01"]);
    await showHidden(actor, id);
    expect(await shown(actor)).toHaveLength(5);
  });

  it("is for the members that are chosen, and for everyone when the last of them is gone", async () => {
    const actor = await makeFamily({ members: ["Ella"] });
    const ella = actor.members[1]?.id as number;
    const { id } = await subscribe(actor, site.put().url, { member_ids: [ella, ella] });
    expect((await findCalendar(actor, id)).member_ids).toEqual([ella]);
    expect((await listShown(actor, MARCH))[0]?.event.member_ids).toEqual([ella]);
    await removeMember(actor, ella);
    expect((await findCalendar(actor, id)).member_ids).toEqual([]);
    await expect(subscribe(actor, site.put().url, { member_ids: [999_999] })).rejects.toMatchObject({
      field: "member_ids.0",
    });
  });

  it("is there once in a family, however it is written, and twenty are the most", async () => {
    const actor = await makeFamily();
    const { url } = site.put();
    await subscribe(actor, url);
    const twice = { code: "conflict", message: expect.stringContaining("“School”") };
    await expect(fetchCalendar(actor, { url })).rejects.toMatchObject(twice);
    await expect(fetchCalendar(actor, { url: url.replace("http://", "HTTP://me:secret@") })).rejects.toMatchObject(
      twice,
    );
    await SubscribedCalendar.bulkCreate(
      Array.from({ length: 19 }, (_, n) => ({
        ...{ family_id: actor.family.id, name: "Full", url: `https://x.example/${n}`, credentials: null, preset: null },
        ...{ color: "#6BC5B8", member_ids: [], is_shown: false, in_feed: false, event_count: 0, refresh_minutes: 360 },
        ...{ refreshed_at: new Date(), checked_at: new Date(), next_refresh_at: new Date() },
      })),
    );
    await expect(fetchCalendar(actor, { url: site.put().url })).rejects.toMatchObject({
      message: expect.stringMatching(/at most 20/),
    });
  });
});

describe("what cannot be had", () => {
  const HTML = text("<!doctype html><title>School</title>", { "Content-Type": "text/html" });
  it.each([
    ["a page", HTML, "That link is a web page, not a calendar."],
    ["nothing", text("", {}, 204), "That link is a web page, not a calendar."],
    ["401", text("", {}, 401), "That calendar needs a user name and password."],
    ["404", text("", {}, 404), "We couldn’t find a calendar at that link."],
    ["500", text("", {}, 500), "That site has a problem (500)."],
    ["304 unasked", text("", {}, 304), "That link didn’t return a calendar."],
    ["half of one", text(SCHOOL.slice(0, 300), TYPE), "The calendar file is incomplete."],
    ["a circle", leadTo("/circle"), "That link redirects too many times."],
    ["a way to this machine", leadTo("http://localhost:8081/"), "We can only open links on the public internet."],
    ["10 GB", leadTo("/10-gb"), "The calendar is larger than 5 MB."],
    ["a bomb", leadTo("/bomb"), "The calendar is larger than 5 MB."],
    [
      "5,001 events",
      text(calendarFile(...Array.from({ length: 5_001 }, (_, n) => [`UID:${n}`, "DTSTART:20270301"])), TYPE),
      "The calendar has more than 5,000 events.",
    ],
  ])("makes nothing, and says why: %s", async (_, answer, message) => {
    const actor = await makeFamily();
    await expect(fetchCalendar(actor, { url: site.put(answer).url })).rejects.toMatchObject({
      code: "invalid",
      field: "url",
      message,
    });
    expect(await SubscribedCalendar.count({ where: { family_id: actor.family.id } })).toBe(0);
  });

  it("is asked for no more than twenty times in ten minutes", async () => {
    const actor = await makeFamily();
    const { url } = site.put(text("", {}, 404));
    const asked = await Promise.all(
      Array.from({ length: FETCHES.max + 1 }, () => fetchCalendar(actor, { url }).catch((error) => error.code)),
    );
    expect(asked.filter((code) => code === "limited")).toHaveLength(1);
  });
});
