import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { connected, query } from "#tests/support/databases.ts";
import { DAY, MINUTE, RINGS, START, startNotices } from "#tests/support/notices.ts";

const own = process.env.DATABASE_URL as string;
const { smtp, household, run, subjects, factories, plannedHousehold, services, stop } = await startNotices();
const { makeEvent } = factories;
const { changeFamily, changePreferences, deleteEvent, deleteOccurrence, restoreEvent, updateEvent } = services;

afterAll(stop);

const at = (text: string) => Date.parse(text);

beforeAll(() => run(Date.now()));
beforeEach(() => {
  smtp.delivered.length = 0;
  smtp.refuse = () => null;
});

describe("a reminder", () => {
  it("leaves at its time, to those whom the event concerns, once, with what helps", async () => {
    const { ella, family, sentAt } = await plannedHousehold();
    expect(await sentAt(RINGS - 1)).toEqual([]);
    await run(RINGS);
    const mails = smtp.delivered.map(({ mail }) => mail);
    expect(await sentAt(RINGS)).toEqual([
      `maya-${family.id}: In 30 minutes: Football practice, Everyone`,
      `tom-${family.id}: In 30 minutes: Football practice, Everyone`,
    ]);
    expect(ella.user_id).toBeNull();
    const [mail] = mails;
    expect(mail?.text).toMatch(/http:\/\/127\.0\.0\.1:3000\/calendar\/events\/\d+\?day=2027-10-14/);
    expect(mail?.html).not.toMatch(/<(img|link|script|iframe|object)|url\(|@import/i);
    expect(mail?.messageId).toMatch(/^<[\da-f-]{36}@127\.0\.0\.1>$/);
    const headers = Object.fromEntries(mail?.headers.map(({ key, value }) => [key, value]) ?? []);
    expect(headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
    expect(headers["list-unsubscribe"]).toMatch(/^<http:\/\/127\.0\.0\.1:3000\/unsubscribe\/[\w-]+\.[\w-]+>$/);
    expect(await sentAt(RINGS + MINUTE)).toEqual([]);
  });

  it("has a queue of its own, and leaves while another family is planned", async () => {
    const { family } = await plannedHousehold();
    const queues = "SELECT name FROM pgboss.job WHERE data ->> 'family' = $1 AND state = 'created'";
    expect(await query(own, queues, [`${family.id}`])).toEqual([{ name: "due" }]);
    const other = await factories.makeFamily();
    await run(START - DAY);
    const rest = [() => RINGS, () => undefined] as const;
    let planning: Promise<void> | undefined;
    await connected(own, async (client) => {
      await client.query("BEGIN");
      await client.query(`SELECT FROM family_plans WHERE family_id = ${other.family.id} FOR UPDATE`);
      planning = services.doFamilyJobs([{ family: other.family.id, id: "plan", changes: [] }], ...rest);
      await services.runDueJobs([{ family: family.id }], ...rest);
      expect(subjects()).toHaveLength(2);
      await client.query("COMMIT");
    });
    await planning;
  });

  it("is for its people, who takes them, and the guardians of a child", async () => {
    const home = await plannedHousehold({ title: "Plumber" });
    await updateEvent(home.asTom, home.event.id, { member_ids: [home.tomMember.id] });
    expect(await home.sentAt(RINGS)).toEqual([`tom-${home.family.id}: In 30 minutes: Plumber, Tom`]);
    await updateEvent(home.asTom, home.event.id, {
      member_ids: [home.ella.id],
      start_time: "2027-10-15T15:45",
      end_time: "2027-10-15T17:00",
    });
    expect(await home.sentAt(RINGS + DAY)).toEqual([
      `maya-${home.family.id}: In 30 minutes: Plumber, Ella`,
      `tom-${home.family.id}: In 30 minutes: Plumber, Ella`,
    ]);
  });

  it("moves with its event, rings again where that moves after it rang, and goes with it", async () => {
    const { asTom, event, family, sentAt } = await plannedHousehold();
    await updateEvent(asTom, event.id, { start_time: "2027-10-14T16:45", end_time: "2027-10-14T18:00" });
    expect(await sentAt(RINGS)).toEqual([]);
    expect(await sentAt(RINGS + 60 * MINUTE)).toHaveLength(2);
    await updateEvent(asTom, event.id, { start_time: "2027-10-14T18:45", end_time: "2027-10-14T19:00" });
    expect(await sentAt(RINGS + 180 * MINUTE)).toHaveLength(2);
    await updateEvent(asTom, event.id, { start_time: "2027-10-16T18:45", end_time: "2027-10-16T19:00" });
    await run(RINGS + 190 * MINUTE);
    await deleteEvent(asTom, event.id);
    expect(await sentAt(RINGS + 3 * DAY)).toEqual([]);
    await restoreEvent(asTom, event.id);
    await run(RINGS);
    expect(
      (
        await query(
          own,
          "SELECT FROM notices WHERE family_id = $1 AND state = 'planned' AND kind = 'event_reminders'",
          [family.id],
        )
      ).length,
    ).toBe(2);
  });

  it("of a series rings for each date that is left of it", async () => {
    const { asTom, event, sentAt } = await plannedHousehold({ is_recurring: true, recurrence_pattern: "daily" });
    await deleteOccurrence(asTom, event.id, "2027-10-15");
    expect(await sentAt(RINGS)).toHaveLength(2);
    expect(await sentAt(RINGS + DAY)).toEqual([]);
    expect(await sentAt(RINGS + 2 * DAY)).toHaveLength(2);
  });

  it("goes by the clock over its change, and by what has passed where it is hours", async () => {
    // The clocks of Vienna go back on 31 October 2027 at 03:00.
    const home = await household();
    const night = at("2027-10-31T08:00:00Z");
    await run(night - 7 * DAY);
    await makeEvent(home, {
      title: "Football practice",
      start_time: "2027-10-31T09:00",
      end_time: "2027-10-31T10:00",
      reminders: [1440, 720],
    });
    await run(night - 7 * DAY);
    const rows = await query(
      own,
      "SELECT DISTINCT due_at FROM notices WHERE family_id = $1 AND kind = 'event_reminders' ORDER BY 1",
      [home.family.id],
    );
    expect(rows.map(({ due_at }) => (due_at as Date).toISOString())).toEqual([
      "2027-10-30T07:00:00.000Z",
      "2027-10-30T20:00:00.000Z",
    ]);
  });

  it("follows the family to another zone with its hours", async () => {
    const { asTom, sentAt } = await plannedHousehold();
    await changeFamily(asTom, { time_zone: "Europe/London", keep: "hours" });
    expect(await sentAt(RINGS)).toEqual([]);
    expect(await sentAt(RINGS + 60 * MINUTE)).toHaveLength(2);
  });

  it("of a whole day comes at once where its hour is over in the zone that the family moves to", async () => {
    const allDay = { is_all_day: true, start_time: "2027-10-14", end_time: "2027-10-14", reminders: [-480] };
    const { asTom, sentAt } = await plannedHousehold(allDay);
    expect(await sentAt(at("2027-10-14T00:00Z"))).toEqual([]);
    await changeFamily(asTom, { time_zone: "Asia/Tokyo", keep: "hours" });
    expect(await sentAt(at("2027-10-14T00:01Z"))).toHaveLength(2);
    expect(await sentAt(at("2027-10-14T06:00Z"))).toEqual([]);
  });

  it.each([
    ["that is late goes out at once, but not to who made it late", true],
    ["does so in a family that has only just been made, and not been planned for yet", false],
  ])("%s", async (_, isPlanned) => {
    const { asTom, family } = await (isPlanned ? plannedHousehold() : household());
    if (isPlanned) await run(Date.now());
    subjects();
    const soon = new Date(Date.now() + 10 * MINUTE).toISOString();
    const until = new Date(Date.now() + 70 * MINUTE).toISOString();
    await makeEvent(asTom, { title: "Dentist", start_time: soon, end_time: until, reminders: [30], member_ids: [] });
    await run(Date.now() + 1000);
    expect(subjects()).toEqual([`maya-${family.id}: In 10 minutes: Dentist, Everyone`]);
  });

  it("is sent after an outage while it is of use, and dropped when its event has ended", async () => {
    const late = await plannedHousehold();
    expect(await late.sentAt(START + 30 * MINUTE)).toEqual([
      `maya-${late.family.id}: Started at 3:45 PM: Football practice, Everyone`,
      `tom-${late.family.id}: Started at 3:45 PM: Football practice, Everyone`,
    ]);
    const over = await plannedHousehold();
    expect(await over.sentAt(START + 75 * MINUTE)).toEqual([]);
  });

  it("waits for the end of quiet hours where its reader wants that, and is dropped when that is too late", async () => {
    const evening = { start_time: "2027-10-14T22:00", end_time: "2027-10-15T08:00" };
    const home = await plannedHousehold(evening);
    await changePreferences(home.maya, { reminders_in_quiet_hours: false });
    const rings = at("2027-10-14T19:30:00Z");
    expect(await home.sentAt(rings)).toEqual([`tom-${home.family.id}: In 30 minutes: Football practice, Everyone`]);
    expect(await home.sentAt(at("2027-10-15T04:29:00Z"))).toEqual([]);
    expect(await home.sentAt(at("2027-10-15T04:30:00Z"))).toEqual([
      `maya-${home.family.id}: Started at 10:00 PM: Football practice, Everyone`,
    ]);
    const short = await plannedHousehold({ start_time: "2027-10-14T22:00", end_time: "2027-10-14T23:00" });
    await changePreferences(short.maya, { reminders_in_quiet_hours: false });
    expect(await short.sentAt(rings)).toHaveLength(1);
    expect(await short.sentAt(at("2027-10-15T04:30:00Z"))).toEqual([]);
  });
});
