import { describe, expect, it, vi } from "vitest";
import { SubscribedCalendar } from "#app/models/calendar/subscribed-calendar.server.ts";
import { listShown } from "#app/services/calendar/event-list.server.ts";
import { minutesAfter, refreshMinutes } from "#app/services/subscriptions/read-source.server.ts";
import { askForRefresh, refreshDue } from "#app/services/subscriptions/refresh.server.ts";
import { findCalendar, refreshNow } from "#app/services/subscriptions/subscriptions.server.ts";
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

describe("refreshing", () => {
  it("asks only for what is new, and takes 304 for the same", async () => {
    const actor = await makeFamily();
    const { url, path } = site.put(
      text(SCHOOL, { ...TYPE, ETag: '"1"', "Last-Modified": "Mon, 01 Mar 2027 10:00:00 GMT" }),
    );
    const { id, refreshed_at } = await subscribe(actor, url);
    site.answers[path] = text("", {}, 304);
    await refreshNow(actor, await findCalendar(actor, id));
    expect(site.asked.at(-1)?.headers).toMatchObject({
      "if-none-match": '"1"',
      "if-modified-since": "Mon, 01 Mar 2027 10:00:00 GMT",
    });
    const now = await findCalendar(actor, id);
    expect(now).toMatchObject({ problem: null, etag: '"1"', event_count: 2 });
    expect(now.refreshed_at.getTime()).toBeGreaterThan(refreshed_at.getTime());
    expect(await shown(actor)).toHaveLength(5);
  });

  it("follows what changes, with the numbers of what stays", async () => {
    const actor = await makeFamily();
    const { url, path } = site.put();
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
    await refreshNow(actor, await findCalendar(actor, id));
    expect(await shown(actor)).toEqual(["Book fair 2027-03-05", "New 2027-03-06"]);
    expect((await idsOf()).get("Book fair")).toBe(before.get("Book fair"));
    // A whole calendar without events is an answer.
    site.answers[path] = text(calendarFile(), TYPE);
    await refreshNow(actor, await findCalendar(actor, id));
    expect(await shown(actor)).toEqual([]);
  });

  it("moves the family's count when something changed, so that nothing kept is old", async () => {
    const actor = await makeFamily();
    const { url, path } = site.put();
    const { id } = await subscribe(actor, url);
    const revision = async () => Number((await actor.family.reload()).calendar_revision);
    const before = await revision();
    site.answers[path] = text(calendarFile(FAIR), TYPE);
    await refreshNow(actor, await findCalendar(actor, id));
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
    const { url, path } = site.put();
    const { id, refreshed_at } = await subscribe(actor, url);
    site.answers[path] = answer;
    const minutes: number[] = [];
    for (let n = 0; n < 3; n += 1) {
      const row = await refreshNow(actor, await findCalendar(actor, id));
      minutes.push(Math.round((row.next_refresh_at.getTime() - row.checked_at.getTime()) / 60_000));
    }
    expect(minutes).toEqual([720, 1440, 1440]);
    const failing = await findCalendar(actor, id);
    expect(failing.failing_since?.getTime()).toBeLessThan(failing.checked_at.getTime());
    expect(failing).toMatchObject({ refreshed_at, event_count: 2, problem: expect.stringMatching(/\.$/) });
    expect(await shown(actor)).toHaveLength(5);
    site.answers[path] = text(SCHOOL, TYPE);
    const well = await refreshNow(actor, await findCalendar(actor, id));
    expect(well).toMatchObject({ problem: null, failing_since: null, failures: 0 });
    expect(well.next_refresh_at.getTime() - well.checked_at.getTime()).toBe(6 * 3_600_000);
  });

  it("is done in the background by one of several, as long as it is due", async () => {
    const actor = await makeFamily();
    const { url, path } = site.put();
    const { id } = await subscribe(actor, url);
    const asked = () => site.asked.filter((one) => one.path === path).length;
    await refreshDue(fail);
    expect(asked()).toBe(1);
    await SubscribedCalendar.update({ next_refresh_at: new Date(0) }, { where: { family_id: actor.family.id, id } });
    await Promise.all(Array.from({ length: 4 }, () => refreshDue(fail)));
    expect(asked()).toBe(2);
    expect((await findCalendar(actor, id)).next_refresh_at.getTime()).toBeGreaterThan(Date.now() + 5 * 3_600_000);
  });

  it("is asked for where something is due, once a minute", async () => {
    const url = process.env.DATABASE_URL as string;
    const jobs = () => query(url, "SELECT FROM pgboss.job WHERE name = 'refresh-calendars'");
    const actor = await makeFamily();
    const { id } = await subscribe(actor, site.put().url);
    await askForRefresh();
    expect(await jobs()).toHaveLength(0);
    await SubscribedCalendar.update({ next_refresh_at: new Date(0) }, { where: { family_id: actor.family.id, id } });
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
