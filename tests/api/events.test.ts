import { describe, expect, it } from "vitest";
import { runApp } from "#tests/support/api-app.ts";
import { eventFamilies, type Input } from "#tests/support/event-families.ts";
import { makeFamily, makeMember } from "#tests/support/factories.ts";

const app = runApp();
const inFamily = eventFamilies(app);

describe("making an event", () => {
  const family = inFamily("America/New_York");

  it("answers it with all its fields", async () => {
    const { status, body } = await family.create({
      title: "  Dentist ",
      description: "Bring the card",
      member_id: family.memberId,
      start_time: "2027-01-05T09:00",
      end_time: "2027-01-05T09:45",
      event_type: "appointment",
      location: "Main Street 1",
      reminder_minutes: 30,
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      event: {
        id: expect.any(Number),
        family_id: family.familyId,
        member_id: family.memberId,
        member_ids: [family.memberId],
        driver_id: null,
        driver_name: null,
        title: "Dentist",
        description: "Bring the card",
        start_time: "2027-01-05T14:00:00.000Z",
        end_time: "2027-01-05T14:45:00.000Z",
        event_type: "appointment",
        location: "Main Street 1",
        is_all_day: false,
        time_zone: "America/New_York",
        is_recurring: false,
        recurrence_pattern: null,
        recurrence_rule: null,
        recurrence_end_date: null,
        reminder_minutes: 30,
        reminders: [30],
        is_recurring_instance: false,
        original_event_id: null,
        instance_date: null,
        created_at: expect.stringMatching(/Z$/),
        updated_at: expect.stringMatching(/Z$/),
      },
    });
  });

  it("takes an hour and the type other by default, and null for what is absent", async () => {
    expect(await family.make({ start_time: "2027-01-06T09:00" })).toMatchObject({
      start_time: "2027-01-06T14:00:00.000Z",
      end_time: "2027-01-06T15:00:00.000Z",
      event_type: "other",
      member_id: null,
      description: null,
      location: null,
      reminder_minutes: null,
      reminders: [],
    });
  });

  it.each([
    ["2027-07-05T09:00", undefined, "2027-07-05T13:00:00.000Z"],
    ["2027-07-05T09:00:30", undefined, "2027-07-05T13:00:30.000Z"],
    ["2027-07-05T09:00Z", undefined, "2027-07-05T09:00:00.000Z"],
    ["2027-07-05T09:00:00.000Z", undefined, "2027-07-05T09:00:00.000Z"],
    ["2027-07-05T09:00+02:00", undefined, "2027-07-05T07:00:00.000Z"],
    ["2027-07-05T09:00", "Asia/Tokyo", "2027-07-05T00:00:00.000Z"],
    // Skipped by the clocks of New York on 14 March 2027, and doubled on 7 November.
    ["2027-03-14T02:30", undefined, "2027-03-14T07:30:00.000Z"],
    ["2027-11-07T01:30", undefined, "2027-11-07T05:30:00.000Z"],
  ])("reads %s in %s", async (start_time, time_zone, expected) => {
    const event = await family.make({ start_time, time_zone });
    expect(event.start_time).toBe(expected);
    expect(event.time_zone).toBe(time_zone ?? "America/New_York");
  });

  it("keeps an all-day event as dates, the end inclusive", async () => {
    expect(await family.make({ is_all_day: true, start_time: "2027-01-08" })).toMatchObject({
      is_all_day: true,
      start_time: "2027-01-08",
      end_time: "2027-01-08",
    });
    expect(await family.make({ is_all_day: 1, start_time: "2027-01-08", end_time: "2027-01-10" })).toMatchObject({
      is_all_day: true,
      end_time: "2027-01-10",
    });
  });

  it.each([
    [true, true],
    [1, true],
    [false, false],
    [0, false],
  ])("takes is_recurring %s as %s", async (is_recurring, expected) => {
    const event = await family.make({ start_time: "2027-01-09T09:00", is_recurring, recurrence_pattern: "weekly" });
    expect(event.is_recurring).toBe(expected);
    expect(event.recurrence_pattern).toBe(expected ? "weekly" : null);
  });

  it("does not keep a pattern or an end without the flag", async () => {
    const event = await family.make({
      start_time: "2027-01-09T09:00",
      recurrence_pattern: "daily",
      recurrence_end_date: "2027-02-01",
    });
    expect([event.recurrence_pattern, event.recurrence_end_date]).toEqual([null, null]);
  });

  const start_time = "2027-01-05T09:00";
  it.each<[Input, string, string]>([
    [{ title: undefined, start_time }, "title", "Required"],
    [{ title: " ", start_time }, "title", "String must contain at least 1 character(s)"],
    [{ title: "x".repeat(201), start_time }, "title", "String must contain at most 200 character(s)"],
    [{}, "start_time", "Required"],
    [{ start_time: 5 }, "start_time", "Expected string, received number"],
    [{ start_time: "tomorrow" }, "start_time", "Invalid datetime"],
    [{ start_time: "2027-02-29T09:00" }, "start_time", "Invalid datetime"],
    [{ start_time: "2027-01-05T24:00" }, "start_time", "Invalid datetime"],
    [{ start_time: "2027-01-05" }, "start_time", "Invalid datetime"],
    [{ start_time, is_all_day: true }, "start_time", "Invalid date"],
    [{ start_time, end_time: "2027-01-05T08:59" }, "end_time", "The end must be after the start"],
    [
      { start_time: "2027-01-05", end_time: "2027-01-04", is_all_day: true },
      "end_time",
      "The end must be after the start",
    ],
    [{ start_time, location: "x".repeat(301) }, "location", "String must contain at most 300 character(s)"],
    [{ start_time, description: "x".repeat(5001) }, "description", "String must contain at most 5000 character(s)"],
    [{ start_time, member_id: 2_000_000_000 }, "member_id", "This family has no such member"],
    [{ start_time, member_id: "1" }, "member_id", "Expected number, received string"],
    [{ start_time, is_recurring: true }, "recurrence_pattern", "Required"],
    [{ start_time, is_recurring: "yes" }, "is_recurring", "Expected boolean, received string"],
    [{ start_time, is_recurring: 2 }, "is_recurring", "Expected boolean, received number"],
    [
      { start_time, is_recurring: true, recurrence_pattern: "hourly" },
      "recurrence_pattern",
      "Invalid enum value. Expected 'daily' | 'weekly' | 'monthly' | 'yearly', received 'hourly'",
    ],
    [
      { start_time, is_recurring: true, recurrence_pattern: "daily", recurrence_end_date: "2027-01-04" },
      "recurrence_end_date",
      "The last date must be after the start",
    ],
    [{ start_time, time_zone: "Nowhere" }, "time_zone", "Invalid time zone"],
    [{ start_time, reminder_minutes: 7 }, "reminder_minutes", expect.stringMatching(/^Invalid reminder/) as never],
    [{ start_time, reminders: [30, -1] }, "reminders.1", "Number must be greater than or equal to 0"],
    [{ start_time, title: "a\0b" }, "title", "This text has a character we can’t save. Remove it and try again."],
    [
      { start_time, description: "\ud800" },
      "description",
      "This text has a character we can’t save. Remove it and try again.",
    ],
    [{ start_time: "9999-12-31T23:59" }, "start_time", "Invalid datetime"],
    [{ start_time: "0000-01-01T00:00" }, "start_time", "Invalid datetime"],
    [
      { start_time, replaces: { original_event_id: 1, instance_date: "2027" } },
      "replaces.instance_date",
      "Invalid date",
    ],
  ])("refuses %j", async (input, path, message) => {
    const { status, body } = await family.create(input);
    expect([status, body.issues]).toEqual([400, [{ path, message }]]);
  });

  it("names every field at fault", async () => {
    const { body } = await family.create({ title: "", start_time: "soon", event_type: "party" });
    expect(body.issues.map(({ path }: { path: string }) => path).sort()).toEqual(["event_type", "start_time", "title"]);
  });

  it("refuses a member of another family", async () => {
    const theirs = await makeMember((await makeFamily()).family);
    const { status, body } = await family.create({ start_time, member_id: theirs.id });
    expect([status, body.issues[0].path]).toEqual([400, "member_id"]);
  });

  it("keeps text as it is written", async () => {
    const title = `<script>alert("x")</script> & 👩‍👩‍👧‍👦 '; DROP TABLE events; --`;
    expect((await family.make({ title, start_time })).title).toBe(title);
  });

  it("takes the longest texts", async () => {
    const texts = { title: "t".repeat(200), location: "l".repeat(300), description: "d".repeat(5000) };
    expect(await family.make({ ...texts, start_time })).toMatchObject(texts);
  });
});

describe("the last year that there is", () => {
  const family = inFamily("Pacific/Kiritimati");

  it("is far enough away from the end of calendars", async () => {
    const event = await family.make({
      start_time: "9998-12-31T23:30",
      is_recurring: true,
      recurrence_pattern: "daily",
    });
    expect(event.start_time).toBe("9998-12-31T09:30:00.000Z");
    expect(await family.list("9998-12-30", "9998-12-31")).toHaveLength(1);
    expect((await family.api.get(`${family.path()}?from=9999-01-01&to=9999-12-31`)).status).toBe(400);
  });

  it("does no harm with a series that has no end", async () => {
    await family.make({ start_time: "1900-01-01T00:00", is_recurring: true, recurrence_pattern: "daily" });
    expect(await family.list("9998-12-01", "9998-12-02")).toHaveLength(2);
  });
});
