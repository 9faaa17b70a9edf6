import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { startNotices } from "#tests/support/notices.ts";

const { smtp, household: anyHousehold, run, subjects, sequelize, factories, services, stop } = await startNotices();
const { makeEvent, makeGroceryItem, makeInvitation, makeMeal, makeUser } = factories;
const { acceptInvitation, changePreferences, deleteEvent, deleteOccurrence, updateEvent, updateFollowing } = services;

afterAll(stop);

/** People without quiet hours: these tests run at any time of the day. */
async function household() {
  const home = await anyHousehold();
  for (const user of [home.maya, home.tom]) await changePreferences(user, { quiet_from: null, quiet_to: null });
  return home;
}

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const at = (text: string) => Date.parse(text);
const EVENT = { title: "Football", start_time: "2027-10-14T15:45", end_time: "2027-10-14T17:00", reminders: [] };

beforeAll(() => run(Date.now()));
beforeEach(() => {
  smtp.delivered.length = 0;
});

/** Subjects without those of weekly plans, which are due where the tests run on a Sunday afternoon. */
const changes = () => subjects().filter((subject) => !subject.includes(": The week from"));

describe("changes by others", () => {
  it("are gathered for a minute, told as lines from first to last, and not to who made them", async () => {
    const { asTom, family, maya, ella } = await household();
    const began = Date.now();
    const event = await makeEvent(asTom, { ...EVENT, member_ids: [ella.id] });
    await updateEvent(asTom, event.id, { title: "Football practice", description: "No matter" });
    const gone = await makeEvent(asTom, { ...EVENT, title: "Never was" });
    await deleteEvent(asTom, gone.id);
    await run(began + 59_000);
    expect(changes()).toEqual([]);
    await run(Date.now() + 61_000);
    const [{ mail } = { mail: null }] = smtp.delivered;
    expect(changes()).toEqual([`maya-${family.id}: Tom changed your week`]);
    expect(mail?.text).toContain("Football practice");
    expect(mail?.text).toContain("New");
    expect(mail?.text).not.toMatch(/Never was|No matter/);
    expect(maya.family_id).toBe(family.id);
  });

  it("of notes, colours and reminders are none, nor of what is over, and one that is undone is none", async () => {
    const { asTom, family } = await household();
    const event = await makeEvent({ ...asTom, user: asTom.user }, EVENT);
    await makeEvent(asTom, {
      ...EVENT,
      start_time: "2020-10-14T15:45",
      end_time: "2020-10-14T17:00",
      title: "Long ago",
    });
    await run(Date.now() + 61_000);
    expect(changes()).toEqual([`maya-${family.id}: Tom changed your week`]);
    await updateEvent(asTom, event.id, { description: "Boots", event_type: "school", reminders: [10] });
    await updateEvent(asTom, event.id, { location: "Park" });
    await updateEvent(asTom, event.id, { location: null });
    await run(Date.now() + 2 * 60 * MINUTE);
    expect(changes()).toEqual([]);
  });

  it("are written and taken in one statement, however many people and changes there are", async () => {
    const { asTom, family } = await household();
    for (const name of ["Robin", "Kim"]) {
      const email = `${name}-${family.id}@example.com`;
      const user = await makeUser({ given_name: name, email, family_id: family.id });
      await changePreferences(user, { quiet_from: null, quiet_to: null });
    }
    for (const title of ["Football", "Judo"]) await makeEvent(asTom, { ...EVENT, title });
    const query = vi.spyOn(sequelize, "query");
    await run(Date.now());
    await run(Date.now() + 61_000);
    const statements = query.mock.calls.map(([sql]) => String(sql));
    query.mockRestore();
    expect(smtp.delivered.filter(({ mail }) => mail.subject === "Tom changed your week")).toHaveLength(3);
    const ofNoted = statements.flatMap((sql) => sql.match(/(?:INSERT INTO|DELETE FROM|FROM) noted_changes/) ?? []);
    expect(ofNoted).toEqual(["INSERT INTO noted_changes", "DELETE FROM noted_changes"]);
  });

  it("wait for the hour after a notice to be over, and say what a thing was", async () => {
    const { asTom, family } = await household();
    const event = await makeEvent(asTom, EVENT);
    const first = Date.now() + 61_000;
    await run(first);
    expect(changes()).toHaveLength(1);
    await updateEvent(asTom, event.id, { start_time: "2027-10-15T12:30", end_time: "2027-10-15T13:00" });
    await run(first + 59 * MINUTE);
    expect(changes()).toEqual([]);
    await run(first + 60 * MINUTE);
    const [{ mail } = { mail: null }] = smtp.delivered;
    expect(changes()).toEqual([`maya-${family.id}: Tom changed your week`]);
    expect(mail?.text).toMatch(/before: Thursday,? (October 14|14 October), 3:45\sPM to 5:00\sPM/);
  });

  it("wait for no hour after what came to nothing", async () => {
    const { asTom, family } = await household();
    const { id } = await makeEvent(asTom, EVENT);
    await deleteEvent(asTom, id);
    const first = Date.now() + 61_000;
    await run(first);
    expect(changes()).toEqual([]);
    await makeEvent(asTom, EVENT);
    await run(first + MINUTE);
    expect(changes()).toEqual([`maya-${family.id}: Tom changed your week`]);
  });

  it("of a series are a line, of one of its dates another, and a cut through it is what it changes", async () => {
    const { asTom, family } = await household();
    const weekly = { ...EVENT, is_recurring: true, recurrence_pattern: "weekly" };
    const series = await makeEvent(asTom, weekly);
    await run(Date.now() + 61_000);
    changes();
    await deleteOccurrence(asTom, series.id, "2027-10-21");
    await updateFollowing(asTom, series.id, "2027-11-04", {
      ...services.newEventSchema.parse({
        ...weekly,
        title: "Rugby",
        start_time: "2027-11-04T15:45",
        end_time: "2027-11-04T17:00",
      }),
    });
    await run(Date.now() + 3 * 60 * MINUTE);
    const text = smtp.delivered.map(({ mail }) => mail?.text).find((each) => each?.includes("Rugby"));
    expect(changes()).toEqual([`maya-${family.id}: Tom changed your week`]);
    expect(text).toContain("Renamed from Football");
    expect(text).toContain("Cancelled");
  });
});

describe("the daily digest", () => {
  const day = at("2027-10-14T04:45:00Z");

  it("comes at its hour once a date, with the day, and not where there is nothing to say", async () => {
    const home = await household();
    await changePreferences(home.maya, { kinds: { daily_digest: { email: true } } });
    await run(day - DAY);
    expect(subjects()).toEqual([]);
    await makeEvent(home, EVENT);
    await makeMeal(home.family, { title: "Lasagne", planned_date: "2027-10-14" });
    await makeGroceryItem(home.family);
    await home.ella.update({ birth_date: "2021-10-16" });
    await run(day - 2 * 60 * MINUTE);
    await run(day - 1);
    expect(subjects()).toEqual([]);
    await run(day);
    const [{ mail } = { mail: null }] = smtp.delivered;
    expect(subjects()).toEqual([`maya-${home.family.id}: Thursday, October 14: one thing, Lasagne for dinner`]);
    expect(mail?.text).toContain(
      "3:45 PM Football".replace(" PM", mail?.text?.includes("3:45\u202fPM") ? "\u202fPM" : " PM"),
    );
    expect(mail?.text).toContain("Ella is 6 on Saturday.");
    expect(mail?.text).toMatch(/Groceries, 1: .*\/groceries$/m);
    await changePreferences(home.maya, { daily_digest_time: "09:00" });
    await run(day + 3 * 60 * MINUTE);
    expect(subjects()).toEqual([]);
  });

  it("goes forward with an hour that the clocks skip, and is late for four hours at most", async () => {
    // The clocks of Vienna go forward on 28 March 2027 at 02:00.
    const home = await household();
    await makeGroceryItem(home.family);
    await changePreferences(home.maya, { kinds: { daily_digest: { email: true } }, daily_digest_time: "02:30" });
    const skipped = at("2027-03-28T01:30:00Z");
    await run(skipped - 3 * 60 * MINUTE);
    await run(skipped - 1);
    expect(subjects()).toEqual([]);
    await run(skipped);
    expect(subjects()).toEqual([`maya-${home.family.id}: Sunday, March 28: nothing planned`]);
    const next = at("2027-03-29T00:30:00Z");
    await changePreferences(home.maya, { daily_digest_time: "02:30" });
    await run(skipped + MINUTE);
    await run(next + 5 * 60 * MINUTE);
    expect(subjects()).toEqual([]);
  });
});

describe("the weekly plan", () => {
  it("comes on Sunday, for the week from Monday, with the dinners that are missing", async () => {
    const home = await household();
    const sunday = at("2027-10-10T15:00:00Z");
    await run(sunday - 2 * DAY);
    await makeEvent(home, EVENT);
    await makeMeal(home.family, { planned_date: "2027-10-12" });
    await run(sunday - DAY);
    subjects();
    await run(sunday);
    const mails = smtp.delivered.map(({ mail }) => mail);
    expect(subjects()).toEqual([
      `maya-${home.family.id}: The week from Monday, October 11`,
      `tom-${home.family.id}: The week from Monday, October 11`,
    ]);
    expect(mails[0]?.text).toContain("THURSDAY, OCTOBER 14");
    expect(mails[0]?.text).toContain("Monday, Wednesday, Thursday, Friday, Saturday and Sunday.");
  });
});

describe("an invitation", () => {
  it("that is accepted or runs out is told to who sent it and to guardians, not to who joined", async () => {
    const { maya, family, asTom, asMaya } = await household();
    await run(Date.now());
    const invitation = await makeInvitation(asTom);
    const robin = await makeUser({ given_name: "Robin", email: invitation.invited_email });
    await changePreferences(robin, { quiet_from: null, quiet_to: null });
    await acceptInvitation(robin, invitation);
    await run(Date.now() + 1000);
    expect(subjects().filter((line) => line.includes("joined"))).toEqual([
      `maya-${family.id}: Robin has joined The Musters`,
      `tom-${family.id}: Robin has joined The Musters`,
    ]);
    await makeInvitation(asMaya, { email: "late@example.com" });
    await run(Date.now() + 7 * DAY + MINUTE);
    // Robin is a guardian by now, too.
    expect(subjects().filter((line) => line.includes("expired"))).toEqual(
      [robin, maya, asTom.user].map(
        ({ email }) => `${email.split("@")[0]}: late@example.com’s invitation to The Musters has expired`,
      ),
    );
    expect(maya.family_id).toBe(family.id);
  });

  it("that was accepted before somebody joined is no news to them", async () => {
    const { asMaya, family } = await household();
    await run(Date.now());
    const [first, second] = [await makeInvitation(asMaya), await makeInvitation(asMaya)];
    for (const [name, invitation] of [
      ["Robin", first],
      ["Kim", second],
    ] as const) {
      const user = await makeUser({ given_name: name, email: invitation.invited_email });
      await changePreferences(user, { quiet_from: null, quiet_to: null });
      await acceptInvitation(user, invitation);
    }
    await run(Date.now() + 1000);
    const heard = subjects().filter((line) => line.includes("joined"));
    expect(heard.filter((line) => line.includes("Kim has"))).toHaveLength(3);
    expect(heard.filter((line) => line.includes("Robin has"))).toEqual(
      ["maya", "tom"].map((name) => `${name}-${family.id}: Robin has joined The Musters`),
    );
  });
});
