import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { query } from "#tests/support/databases.ts";
import { startNotices } from "#tests/support/notices.ts";

const own = process.env.DATABASE_URL as string;
const { smtp, household, run, subjects, sequelize, factories, services } = await startNotices();
const { makeEvent } = factories;
const { changePreferences, findRecipient, forgetBounces, stopMails } = services;
const { changeFamily, deleteEvent, deleteOccurrence, doFamilyJobs, restoreEvent, updateEvent } = services;

afterAll(async () => {
  await sequelize.close();
  await smtp.stop();
});

const MINUTE = 60_000;
const at = (text: string) => Date.parse(text);

beforeAll(() => run(Date.now()));
beforeEach(() => {
  smtp.delivered.length = 0;
  smtp.refuse = () => null;
});

const EVENT = { title: "Football", start_time: "2027-10-14T15:45", end_time: "2027-10-14T17:00", reminders: [30] };
const START = at("2027-10-14T13:45:00Z");
const RINGS = START - 30 * MINUTE;

/** A family whose plan was made a week before the event. */
async function planned(input: Record<string, unknown> = {}) {
  const home = await household();
  await run(START - 7 * 1440 * MINUTE);
  const event = await makeEvent(home, { ...EVENT, ...input });
  // Rows say when they were written by the clock of today.
  await run(START - 7 * 1440 * MINUTE);
  subjects();
  const only = async (now: number) => {
    await run(now);
    return subjects().filter((line) => !line.includes("changed your week"));
  };
  return { ...home, event, only };
}

describe("a reminder", () => {
  it("leaves at its time, to those whom the event concerns, once, with what helps", async () => {
    const { ella, family, only } = await planned();
    expect(await only(RINGS - 1)).toEqual([]);
    await run(RINGS);
    const mails = smtp.delivered.map(({ mail }) => mail);
    expect(await only(RINGS)).toEqual([
      `maya-${family.id}: In 30 minutes: Football, Everyone`,
      `tom-${family.id}: In 30 minutes: Football, Everyone`,
    ]);
    expect(ella.user_id).toBeNull();
    const [mail] = mails;
    expect(mail?.text).toMatch(/http:\/\/127\.0\.0\.1:3000\/calendar\/events\/\d+\?day=2027-10-14/);
    expect(mail?.html).not.toMatch(/<(img|link|script|iframe|object)|url\(|@import/i);
    expect(mail?.messageId).toMatch(/^<[\da-f-]{36}@127\.0\.0\.1>$/);
    const headers = Object.fromEntries(mail?.headers.map(({ key, value }) => [key, value]) ?? []);
    expect(headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
    expect(headers["list-unsubscribe"]).toMatch(/^<http:\/\/127\.0\.0\.1:3000\/unsubscribe\/[\w-]+\.[\w-]+>$/);
    expect(await only(RINGS + MINUTE)).toEqual([]);
  });

  it("is for its people, who takes them, and the guardians of a child", async () => {
    const home = await planned({ title: "Plumber" });
    await updateEvent(home.asTom, home.event.id, { member_ids: [home.tomMember.id] });
    expect(await home.only(RINGS)).toEqual([`tom-${home.family.id}: In 30 minutes: Plumber, Tom`]);
    await updateEvent(home.asTom, home.event.id, {
      member_ids: [home.ella.id],
      start_time: "2027-10-15T15:45",
      end_time: "2027-10-15T17:00",
    });
    expect(await home.only(RINGS + 1440 * MINUTE)).toEqual([
      `maya-${home.family.id}: In 30 minutes: Plumber, Ella`,
      `tom-${home.family.id}: In 30 minutes: Plumber, Ella`,
    ]);
  });

  it("moves with its event, rings again where that moves after it rang, and goes with it", async () => {
    const { asTom, event, family, only } = await planned();
    await updateEvent(asTom, event.id, { start_time: "2027-10-14T16:45", end_time: "2027-10-14T18:00" });
    expect(await only(RINGS)).toEqual([]);
    expect(await only(RINGS + 60 * MINUTE)).toHaveLength(2);
    await updateEvent(asTom, event.id, { start_time: "2027-10-14T18:45", end_time: "2027-10-14T19:00" });
    expect(await only(RINGS + 180 * MINUTE)).toHaveLength(2);
    await updateEvent(asTom, event.id, { start_time: "2027-10-16T18:45", end_time: "2027-10-16T19:00" });
    await run(RINGS + 190 * MINUTE);
    await deleteEvent(asTom, event.id);
    expect(await only(RINGS + 3 * 1440 * MINUTE)).toEqual([]);
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
    const { asTom, event, only } = await planned({ is_recurring: true, recurrence_pattern: "daily" });
    await deleteOccurrence(asTom, event.id, "2027-10-15");
    expect(await only(RINGS)).toHaveLength(2);
    expect(await only(RINGS + 1440 * MINUTE)).toEqual([]);
    expect(await only(RINGS + 2 * 1440 * MINUTE)).toHaveLength(2);
  });

  it("goes by the clock over its change, and by what has passed where it is hours", async () => {
    // The clocks of Vienna go back on 31 October 2027 at 03:00.
    const home = await household();
    const { start_time: _start, ...input } = EVENT;
    const night = at("2027-10-31T08:00:00Z");
    await run(night - 7 * 1440 * MINUTE);
    await makeEvent(home, {
      ...input,
      start_time: "2027-10-31T09:00",
      end_time: "2027-10-31T10:00",
      reminders: [1440, 720],
    });
    await run(night - 7 * 1440 * MINUTE);
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
    const { asTom, only } = await planned();
    await changeFamily(asTom, { time_zone: "Europe/London", keep: "hours" });
    expect(await only(RINGS)).toEqual([]);
    expect(await only(RINGS + 60 * MINUTE)).toHaveLength(2);
  });

  it("that is late goes out at once, but not to who made it late", async () => {
    const { asTom, family } = await planned();
    await run(Date.now());
    subjects();
    const soon = new Date(Date.now() + 10 * MINUTE).toISOString();
    const until = new Date(Date.now() + 70 * MINUTE).toISOString();
    await makeEvent(asTom, { title: "Dentist", start_time: soon, end_time: until, reminders: [30], member_ids: [] });
    await run(Date.now() + 1000);
    expect(subjects()).toEqual([`maya-${family.id}: In 10 minutes: Dentist, Everyone`]);
  });

  it("is sent after an outage while it is of use, and dropped when its event has ended", async () => {
    const late = await planned();
    expect(await late.only(START + 30 * MINUTE)).toEqual([
      `maya-${late.family.id}: Began at 3:45 PM: Football, Everyone`,
      `tom-${late.family.id}: Began at 3:45 PM: Football, Everyone`,
    ]);
    const over = await planned();
    expect(await over.only(START + 75 * MINUTE)).toEqual([]);
  });

  it("waits for the end of quiet hours where its reader wants that, and is dropped when that is too late", async () => {
    const evening = { start_time: "2027-10-14T22:00", end_time: "2027-10-15T08:00" };
    const home = await planned(evening);
    await changePreferences(home.maya, { reminders_in_quiet_hours: false });
    const rings = at("2027-10-14T19:30:00Z");
    expect(await home.only(rings)).toEqual([`tom-${home.family.id}: In 30 minutes: Football, Everyone`]);
    expect(await home.only(at("2027-10-15T04:29:00Z"))).toEqual([]);
    expect(await home.only(at("2027-10-15T04:30:00Z"))).toEqual([
      `maya-${home.family.id}: Began at 10:00 PM: Football, Everyone`,
    ]);
    const short = await planned({ start_time: "2027-10-14T22:00", end_time: "2027-10-14T23:00" });
    await changePreferences(short.maya, { reminders_in_quiet_hours: false });
    expect(await short.only(rings)).toHaveLength(1);
    expect(await short.only(at("2027-10-15T04:30:00Z"))).toEqual([]);
  });
});

describe("sending", () => {
  it("happens once, whatever number of processes is at it", async () => {
    const { family } = await planned();
    const wake = [{ family: family.id, id: "wake", changes: [] }];
    await Promise.all(
      Array.from({ length: 6 }, () =>
        doFamilyJobs(
          wake,
          () => RINGS,
          () => undefined,
        ),
      ),
    );
    expect(subjects()).toHaveLength(2);
  });

  it("that was begun by a process which died is done once more, and not a third time", async () => {
    const { only, family } = await planned({ member_ids: [] });
    await run(RINGS);
    subjects();
    const crash = () =>
      query(own, "UPDATE notice_sends SET state = 'sending', claimed_at = $2 WHERE family_id = $1", [
        family.id,
        new Date(RINGS),
      ]);
    await crash();
    expect(await only(RINGS + 10_000)).toEqual([]);
    expect(await only(RINGS + 23_000)).toHaveLength(2);
    await crash();
    expect(await only(RINGS + 60_000)).toEqual([]);
    expect(await query(own, "SELECT DISTINCT state FROM notice_sends WHERE family_id = $1", [family.id])).toEqual([
      { state: "lost" },
    ]);
  });

  it("is tried again after 1, 5 and 15 minutes when a server says not now, and counts nothing", async () => {
    const { only, family, maya } = await planned();
    smtp.refuse = (address) => (address.startsWith("maya-") ? "451 Not now" : null);
    expect(await only(RINGS)).toHaveLength(1);
    smtp.refuse = () => null;
    expect(await only(RINGS + MINUTE - 1)).toEqual([]);
    smtp.refuse = () => "451 Not now";
    expect(await only(RINGS + MINUTE)).toEqual([]);
    smtp.refuse = () => null;
    expect(await only(RINGS + 5 * MINUTE)).toEqual([]);
    expect(await only(RINGS + 6 * MINUTE)).toEqual([`maya-${family.id}: In 24 minutes: Football, Everyone`]);
    expect(await findRecipient(maya.id)).toMatchObject({ bounces: 0, stoppedAt: null });
  });

  it("ends for a person after three mails in a row that are refused for good, and begins again when they ask", async () => {
    const { only, maya, family } = await planned({ is_recurring: true, recurrence_pattern: "daily" });
    smtp.refuse = (address) => (address.startsWith("maya-") ? "550 No such user" : null);
    for (const day of [0, 1, 2]) expect(await only(RINGS + day * 1440 * MINUTE)).toHaveLength(1);
    smtp.refuse = () => null;
    expect((await findRecipient(maya.id)).stoppedAt).not.toBeNull();
    expect(await only(RINGS + 3 * 1440 * MINUTE)).toEqual([`tom-${family.id}: In 30 minutes: Football, Everyone`]);
    await forgetBounces(maya.id);
    expect(await only(RINGS + 4 * 1440 * MINUTE)).toHaveLength(2);
  });

  it("goes to no address that nobody has confirmed", async () => {
    const { only, maya, family } = await planned();
    await maya.update({ email_verified: false });
    expect(await only(RINGS)).toEqual([`tom-${family.id}: In 30 minutes: Football, Everyone`]);
  });

  it("goes to nobody whose account waits for its end, and to them again when they keep it", async () => {
    const { only, maya, family } = await planned({ is_recurring: true, recurrence_pattern: "daily" });
    await maya.update({ delete_at: new Date(START + 14 * 1440 * MINUTE) });
    expect(await only(RINGS)).toEqual([`tom-${family.id}: In 30 minutes: Football, Everyone`]);
    await maya.update({ delete_at: null });
    expect(await only(RINGS + 1440 * MINUTE)).toHaveLength(2);
  });

  it("is no more when its kind is stopped by a mail's link, until its mail is ticked again", async () => {
    const { only, maya, family } = await planned({ is_recurring: true, recurrence_pattern: "daily" });
    await stopMails(maya.id, ["event_reminders"], true);
    expect(await only(RINGS)).toEqual([`tom-${family.id}: In 30 minutes: Football, Everyone`]);
    await changePreferences(maya, { kinds: { event_reminders: { email: true } } });
    expect(await only(RINGS + 1440 * MINUTE)).toHaveLength(2);
  });
});
