import { beforeAll, describe, expect, it } from "vitest";
import type { Client } from "#tests/support/api.ts";
import { runApp } from "#tests/support/api-app.ts";
import { makeFamily, makeMember } from "#tests/support/factories.ts";

const app = runApp();

type Input = Record<string, unknown>;
interface Listed {
  id: number;
  title: string;
  start_time: string;
  end_time: string;
  instance_date: string | null;
  is_recurring_instance: boolean;
  original_event_id: number | null;
}

/** A family of its own for each group of tests, so that lists hold what the group made. */
function inFamily(timeZone = "UTC") {
  let made: Awaited<ReturnType<typeof app.family>>;
  beforeAll(async () => {
    made = await app.family({ timeZone, members: ["Ben"] });
  });
  const events = () => `${made.path}/events`;
  return {
    get api(): Client {
      return made.api;
    },
    get familyId() {
      return made.family.id;
    },
    get memberId() {
      return made.members[1]?.id as number;
    },
    path: (id?: number) => (id === undefined ? events() : `${events()}/${id}`),
    create: (input: Input) => made.api.post(events(), { title: "Dentist", ...input }),
    make: async (input: Input) => {
      const { status, body, text } = await made.api.post(events(), { title: "Dentist", ...input });
      expect(status, text).toBe(201);
      return body.event as Listed & Input;
    },
    list: async (from: string, to: string): Promise<(Listed & Input)[]> => {
      const { status, body, text } = await made.api.get(`${events()}?from=${from}&to=${to}`);
      expect(status, text).toBe(200);
      return body;
    },
  };
}

const at = (events: Listed[]) => events.map(({ start_time }) => start_time);

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
        recurrence_end_date: null,
        reminder_minutes: 30,
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
    [{ start_time, end_time: "2027-01-05T08:59" }, "end_time", "The end may not be before the start"],
    [
      { start_time: "2027-01-05", end_time: "2027-01-04", is_all_day: true },
      "end_time",
      "The end may not be before the start",
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
      "The end date may not be before the start",
    ],
    [{ start_time, time_zone: "Nowhere" }, "time_zone", "Invalid time zone"],
    [{ start_time, reminder_minutes: 7 }, "reminder_minutes", expect.stringMatching(/^Invalid reminder/) as never],
    [{ start_time, title: "a\0b" }, "title", "Text holds a character that cannot be stored"],
    [{ start_time, description: "\ud800" }, "description", "Text holds a character that cannot be stored"],
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

describe("the list of events", () => {
  const family = inFamily("America/New_York");

  it("has what overlaps the window's local dates, sorted by start", async () => {
    await family.make({ title: "late", start_time: "2027-04-10T23:30", end_time: "2027-04-11T00:30" });
    await family.make({ title: "early", start_time: "2027-04-10T00:00", end_time: "2027-04-10T01:00" });
    await family.make({ title: "until midnight", start_time: "2027-04-09T22:00", end_time: "2027-04-10T00:00" });
    await family.make({ title: "all day", start_time: "2027-04-10", is_all_day: true });
    await family.make({ title: "a week", start_time: "2027-04-05", end_time: "2027-04-12", is_all_day: true });
    await family.make({ title: "a moment", start_time: "2027-04-11T00:00", end_time: "2027-04-11T00:00" });
    const titles = async (from: string, to = from) => (await family.list(from, to)).map(({ title }) => title);
    expect(await titles("2027-04-10")).toEqual(["a week", "all day", "early", "late"]);
    expect(await titles("2027-04-11")).toEqual(["a week", "late", "a moment"]);
    expect(await titles("2027-04-09")).toEqual(["a week", "until midnight"]);
    expect(await titles("2027-04-13")).toEqual([]);
  });

  it("is bounded to two years, and in order", async () => {
    const bad = [
      ["from=2027-01-01&to=2029-06-01", "to"],
      ["from=2027-01-02&to=2027-01-01", "to"],
      ["from=soon", "from"],
      ["from=2027-02-30", "from"],
    ];
    for (const [query, path] of bad) {
      const { status, body } = await family.api.get(`${family.path()}?${query}`);
      expect([query, status, body.issues?.[0].path]).toEqual([query, 400, path]);
    }
    expect((await family.api.get(`${family.path()}?from=2027-01-01&to=2029-01-01`)).status).toBe(200);
  });

  it("goes from a month ago to twelve months ahead by default", async () => {
    const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const inside = [-25, 0, 350].map((days) => dayFromNow(days));
    const outside = [-40, 380].map((days) => dayFromNow(days));
    for (const start_time of [...inside, ...outside])
      await family.make({ title: "default", start_time, is_all_day: true });
    const { body } = await family.api.get(family.path());
    const found = (body as Listed[]).filter(({ title }) => title === "default");
    expect(at(found)).toEqual(inside);
  });
});

describe("a series", () => {
  const family = inFamily("America/New_York");
  let weekly: Listed;
  beforeAll(async () => {
    weekly = await family.make({
      title: "Choir",
      start_time: "2027-03-01T09:00",
      end_time: "2027-03-01T10:30",
      is_recurring: true,
      recurrence_pattern: "weekly",
      recurrence_end_date: "2027-11-15",
    });
  });

  it("is itself in the answer, and its occurrences in the list", async () => {
    expect(weekly).toMatchObject({ is_recurring_instance: false, original_event_id: null, instance_date: null });
    const occurrences = await family.list("2027-03-01", "2027-03-31");
    expect(occurrences).toHaveLength(5);
    expect(occurrences[2]).toMatchObject({
      id: weekly.id,
      is_recurring: true,
      is_recurring_instance: true,
      original_event_id: weekly.id,
      instance_date: "2027-03-15",
      recurrence_pattern: "weekly",
    });
  });

  it("keeps its wall-clock time over the change of clocks", async () => {
    expect(at(await family.list("2027-03-08", "2027-03-15"))).toEqual([
      "2027-03-08T14:00:00.000Z",
      "2027-03-15T13:00:00.000Z",
    ]);
    const [, november] = await family.list("2027-11-01", "2027-11-08");
    expect([november?.start_time, november?.end_time]).toEqual([
      "2027-11-08T14:00:00.000Z",
      "2027-11-08T15:30:00.000Z",
    ]);
  });

  it("ends with its end date, inclusive", async () => {
    expect((await family.list("2027-11-10", "2028-03-01")).map(({ instance_date }) => instance_date)).toEqual([
      "2027-11-15",
    ]);
    expect(await family.list("2027-02-01", "2027-02-28")).toEqual([]);
  });

  it("leaves out months without the day, and years without 29 February", async () => {
    const lone = await app.family();
    const list = async (from: string, to: string) =>
      ((await lone.api.get(`${lone.path}/events?from=${from}&to=${to}`)).body as Listed[]).map(
        ({ instance_date }) => instance_date,
      );
    const series = { title: "x", is_recurring: true, is_all_day: true };
    const { body } = await lone.api.post(`${lone.path}/events`, {
      ...series,
      start_time: "2027-01-31",
      recurrence_pattern: "monthly",
    });
    expect(await list("2027-01-01", "2027-06-30")).toEqual(["2027-01-31", "2027-03-31", "2027-05-31"]);
    await lone.api.delete(`${lone.path}/events/${body.event.id}`);
    await lone.api.post(`${lone.path}/events`, { ...series, start_time: "2024-02-29", recurrence_pattern: "yearly" });
    expect(await list("2027-01-01", "2028-12-31")).toEqual(["2028-02-29"]);
    expect(await list("2025-01-01", "2026-12-31")).toEqual([]);
  });

  it("lists an occurrence that began before the window and lasts into it", async () => {
    const lone = await app.family();
    await lone.api.post(`${lone.path}/events`, {
      title: "Night shift",
      start_time: "2027-05-03T22:00",
      end_time: "2027-05-04T06:00",
      is_recurring: true,
      recurrence_pattern: "weekly",
      recurrence_end_date: "2027-05-10",
    });
    const { body } = await lone.api.get(`${lone.path}/events?from=2027-05-11&to=2027-05-11`);
    expect((body as Listed[]).map(({ instance_date }) => instance_date)).toEqual(["2027-05-10"]);
  });
});

describe("one occurrence of a series", () => {
  const family = inFamily("Europe/Vienna");
  const series = { start_time: "2027-06-01T18:00", is_recurring: true, recurrence_pattern: "daily" };
  const dates = async () => (await family.list("2027-06-01", "2027-06-05")).map(({ instance_date }) => instance_date);
  const instances = (id: number) => `${family.path(id)}/instances`;

  it("is taken out, once and again the same", async () => {
    const { id } = await family.make({ ...series, recurrence_end_date: "2027-06-03" });
    for (const _ of ["once", "again"]) {
      const { status, text } = await family.api.delete(instances(id), { instance_date: "2027-06-02" });
      expect([status, text]).toEqual([204, ""]);
    }
    expect(await dates()).toEqual(["2027-06-01", "2027-06-03"]);
    for (const instance_date of ["2027-06-04", "2027-05-31"]) {
      expect((await family.api.delete(instances(id), { instance_date })).status).toBe(404);
    }
    await family.api.delete(family.path(id));
  });

  it("is 404 of a one-off, and needs a date", async () => {
    const { id } = await family.make({ start_time: "2027-07-01T18:00" });
    expect((await family.api.delete(instances(id), { instance_date: "2027-07-01" })).status).toBe(404);
    const none = await family.api.delete(instances(id), {});
    expect([none.status, none.body.issues]).toEqual([400, [{ path: "instance_date", message: "Required" }]]);
    expect((await family.api.delete(instances(id), { instance_date: "2027-02-30" })).status).toBe(400);
  });

  it("is replaced by an event of its own, in one step", async () => {
    const { id } = await family.make({ ...series, recurrence_end_date: "2027-06-03" });
    const replaces = { original_event_id: id, instance_date: "2027-06-02" };
    const copy = await family.make({ title: "Moved", start_time: "2027-06-02T19:00", replaces });
    expect(copy).toMatchObject({ is_recurring: false, is_recurring_instance: false, original_event_id: null });
    expect(copy.id).not.toBe(id);
    const listed = await family.list("2027-06-02", "2027-06-02");
    expect(listed.map(({ title }) => title)).toEqual(["Moved"]);

    const again = await family.create({ start_time: "2027-06-02T20:00", replaces });
    expect(again.status).toBe(409);
    const never = await family.create({
      start_time: "2027-06-02T20:00",
      replaces: { ...replaces, instance_date: "2027-06-09" },
    });
    expect(never.status).toBe(404);
    expect(await family.list("2027-06-02", "2027-06-02")).toHaveLength(1);
    await family.api.delete(family.path(id));
    await family.api.delete(family.path(copy.id));
  });

  it("stays in the series when its replacement is refused", async () => {
    const { id } = await family.make({ ...series, recurrence_end_date: "2027-06-03" });
    const refused = await family.create({
      start_time: "2027-06-02T19:00",
      end_time: "2027-06-02T18:00",
      replaces: { original_event_id: id, instance_date: "2027-06-02" },
    });
    expect(refused.status).toBe(400);
    expect(await dates()).toEqual(["2027-06-01", "2027-06-02", "2027-06-03"]);
    await family.api.delete(family.path(id));
  });

  it("is not replaced in a series of another family", async () => {
    const theirs = await app.family();
    const { body } = await theirs.api.post(`${theirs.path}/events`, { title: "Theirs", ...series });
    const { status } = await family.create({
      start_time: "2027-06-02T19:00",
      replaces: { original_event_id: body.event.id, instance_date: "2027-06-02" },
    });
    expect(status).toBe(404);
    const { body: listed } = await theirs.api.get(`${theirs.path}/events?from=2027-06-02&to=2027-06-02`);
    expect(listed).toHaveLength(1);
  });
});

describe("changing an event", () => {
  const family = inFamily("Europe/Vienna");
  const change = async (id: number, input: Input) => {
    const { status, body, text } = await family.api.put(family.path(id), input);
    expect(status, text).toBe(200);
    return body.event as Listed & Input;
  };

  it("changes only what is sent", async () => {
    const event = await family.make({
      start_time: "2027-08-02T09:00",
      end_time: "2027-08-02T11:00",
      location: "Here",
      event_type: "work",
      member_id: family.memberId,
    });
    expect(await change(event.id, { title: "Renamed" })).toEqual({
      ...event,
      title: "Renamed",
      updated_at: expect.any(String),
    });
    expect(await change(event.id, { location: null, member_id: null })).toMatchObject({
      location: null,
      member_id: null,
      title: "Renamed",
      event_type: "work",
    });
  });

  it("keeps the length when the start alone moves", async () => {
    const { id } = await family.make({ start_time: "2027-08-02T09:00", end_time: "2027-08-02T11:15" });
    expect(await change(id, { start_time: "2027-08-03T20:00" })).toMatchObject({
      start_time: "2027-08-03T18:00:00.000Z",
      end_time: "2027-08-03T20:15:00.000Z",
    });
    expect(await change(id, { end_time: "2027-08-03T20:30" })).toMatchObject({
      start_time: "2027-08-03T18:00:00.000Z",
      end_time: "2027-08-03T18:30:00.000Z",
    });
  });

  it("keeps the length of days, too", async () => {
    const { id } = await family.make({ start_time: "2027-08-02", end_time: "2027-08-04", is_all_day: true });
    expect(await change(id, { start_time: "2027-08-10" })).toMatchObject({
      start_time: "2027-08-10",
      end_time: "2027-08-12",
    });
  });

  it("makes a series of a one-off and back, also with 0 and 1", async () => {
    const { id } = await family.make({ start_time: "2027-08-02T09:00" });
    expect(await change(id, { is_recurring: 1, recurrence_pattern: "weekly" })).toMatchObject({
      is_recurring: true,
      recurrence_pattern: "weekly",
    });
    expect(await change(id, { is_recurring: 0 })).toMatchObject({ is_recurring: false, recurrence_pattern: null });
    expect((await family.api.put(family.path(id), { is_recurring: true })).status).toBe(400);
  });

  it("makes an all-day event of a timed one and back", async () => {
    const { id } = await family.make({ start_time: "2027-08-02T23:30", end_time: "2027-08-03T00:30" });
    expect(await change(id, { is_all_day: true })).toMatchObject({ start_time: "2027-08-02", end_time: "2027-08-03" });
    const without = await family.api.put(family.path(id), { is_all_day: false });
    expect([without.status, without.body.issues]).toEqual([400, [{ path: "start_time", message: "Required" }]]);
    expect(await change(id, { is_all_day: false, start_time: "2027-08-02T10:00" })).toMatchObject({
      start_time: "2027-08-02T08:00:00.000Z",
      end_time: "2027-08-02T09:00:00.000Z",
    });
  });

  it("keeps exceptions that are still occurrences, and forgets the others", async () => {
    const { id } = await family.make({
      start_time: "2027-09-06T09:00",
      is_recurring: true,
      recurrence_pattern: "daily",
    });
    for (const instance_date of ["2027-09-08", "2027-09-13"]) {
      await family.api.delete(`${family.path(id)}/instances`, { instance_date });
    }
    await change(id, { recurrence_pattern: "weekly" });
    await change(id, { recurrence_pattern: "daily" });
    const dates = (await family.list("2027-09-07", "2027-09-14"))
      .filter((event) => event.id === id)
      .map(({ instance_date }) => instance_date);
    expect(dates).toContain("2027-09-08");
    expect(dates).not.toContain("2027-09-13");
  });

  it("refuses what making one refuses", async () => {
    const { id } = await family.make({ start_time: "2027-08-02T09:00", end_time: "2027-08-02T10:00" });
    const bad: [Input, string][] = [
      [{ title: "" }, "title"],
      [{ start_time: "soon" }, "start_time"],
      [{ end_time: "2027-08-02T08:00" }, "end_time"],
      [{ member_id: 2_000_000_000 }, "member_id"],
      [{ event_type: "party" }, "event_type"],
      [{ is_recurring: true, recurrence_pattern: "daily", recurrence_end_date: "2027-08-01" }, "recurrence_end_date"],
    ];
    for (const [input, path] of bad) {
      const { status, body } = await family.api.put(family.path(id), input);
      expect([input, status, body.issues?.[0].path]).toEqual([input, 400, path]);
    }
  });

  it("changes nothing with nothing", async () => {
    const event = await family.make({ start_time: "2027-08-02T09:00" });
    expect(await change(event.id, {})).toEqual(event);
  });
});

describe("deleting an event", () => {
  const family = inFamily();

  it("takes the whole series away", async () => {
    const { id } = await family.make({
      start_time: "2027-10-01T09:00",
      is_recurring: true,
      recurrence_pattern: "daily",
    });
    const { status, text } = await family.api.delete(family.path(id));
    expect([status, text]).toEqual([204, ""]);
    expect(await family.list("2027-10-01", "2027-12-01")).toEqual([]);
    expect((await family.api.delete(family.path(id))).status).toBe(404);
    expect((await family.api.put(family.path(id), { title: "x" })).status).toBe(404);
  });
});
