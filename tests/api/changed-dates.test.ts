import { describe, expect, it } from "vitest";
import { runApp } from "#tests/support/api-app.ts";
import { eventFamilies } from "#tests/support/event-families.ts";

const app = runApp();
const inFamily = eventFamilies(app);

const weekly = {
  title: "Choir",
  start_time: "2027-03-01T18:00",
  is_recurring: true,
  recurrence_pattern: "weekly",
  recurrence_end_date: "2027-03-29",
};
const MARCH = ["2027-03-01", "2027-03-31"] as const;

const family = inFamily("Europe/Vienna");
const instances = (id: number) => `${family.path(id)}/instances`;
const starts = async () => (await family.list(...MARCH)).map(({ title, start_time }) => `${start_time} ${title}`);
const clear = async () => {
  for (const { id } of await family.list(...MARCH)) await family.api.delete(family.path(id));
};
const change = (id: number, instance_date: string, more: object = {}) =>
  family.create({
    title: "Rehearsal",
    start_time: `${instance_date}T19:30`,
    ...more,
    replaces: { original_event_id: id, instance_date },
  });
/** The events of the feed, each as its lines by their names. */
const feedEvents = async () =>
  (await family.feed())
    .split("BEGIN:VEVENT")
    .slice(1)
    .map((text) =>
      text
        .split("\r\n")
        .filter((line) => /^(UID|RECURRENCE-ID|EXDATE|SUMMARY|RRULE|DTSTART)\b/.test(line))
        .map((line) => line.replace(/-\d+-\w+@/, "-n@")),
    );

describe("a changed date", () => {
  it("knows its series and the date whose place it has, and is changed like any one-off", async () => {
    const { id } = await family.make(weekly);
    const { body } = await change(id, "2027-03-08");
    const place = { original_event_id: id, instance_date: "2027-03-08" };
    expect(body.event).toMatchObject({
      ...place,
      is_recurring: false,
      is_recurring_instance: false,
      recurrence_rule: null,
      recurrence_pattern: null,
    });
    const later = await family.change(body.event.id, { start_time: "2027-03-09T20:00", original_event_id: 1 });
    expect(later).toMatchObject({ ...place, start_time: "2027-03-09T19:00:00.000Z" });
    const [, listed] = await family.list(...MARCH);
    expect(listed).toMatchObject({ id: body.event.id, ...place, is_recurring_instance: false });
    for (const repeated of [{ is_recurring: true, recurrence_pattern: "daily" }, { recurrence_rule: "FREQ=DAILY" }]) {
      const { status, body: refused } = await family.api.put(family.path(body.event.id), repeated);
      expect([status, refused.issues[0].path]).toEqual([400, "is_recurring"]);
    }
    const alone = await change(id, "2027-03-15", { is_recurring: true, recurrence_pattern: "daily" });
    expect([alone.status, alone.body.issues[0].path]).toEqual([400, "is_recurring"]);
    expect(await starts()).toHaveLength(5);
    await clear();
  });

  it("is refused to the second user, with the override that is there", async () => {
    const { id } = await family.make(weekly);
    const { body: first } = await change(id, "2027-03-08");
    await family.api.delete(instances(id), { instance_date: "2027-03-15" });
    const second = await change(id, "2027-03-08", { title: "Mine" });
    expect([second.status, second.body.event]).toEqual([409, first.event]);
    expect(second.body.error).toMatch(/changed/);
    const onCancelled = await change(id, "2027-03-15");
    expect([onCancelled.status, onCancelled.body.event]).toEqual([409, null]);
    const cancelled = await family.api.delete(instances(id), { instance_date: "2027-03-08" });
    expect([cancelled.status, cancelled.body.event]).toEqual([409, first.event]);
    expect((await family.api.delete(instances(id), { instance_date: "2027-03-15" })).status).toBe(204);
    expect(await starts()).toHaveLength(4);
    await clear();
  });

  it("deleted is cancelled, and does not come back", async () => {
    const { id } = await family.make(weekly);
    const { body } = await change(id, "2027-03-08");
    expect((await family.api.delete(family.path(body.event.id))).status).toBe(204);
    expect(await starts()).toHaveLength(4);
    const { body: out } = await family.api.get(instances(id));
    expect(out).toEqual([{ instance_date: "2027-03-08", state: "cancelled", event_id: null }]);
    await clear();
  });

  it("goes with its series", async () => {
    const { id } = await family.make(weekly);
    await change(id, "2027-03-08");
    expect((await family.api.delete(family.path(id))).status).toBe(204);
    expect(await starts()).toEqual([]);
  });
});

describe("dates that are out of a series", () => {
  it("are listed by date, and put back, as often as one likes", async () => {
    const { id } = await family.make(weekly);
    const { body } = await change(id, "2027-03-15", { start_time: "2027-03-20T10:00" });
    await family.api.delete(instances(id), { instance_date: "2027-03-08" });
    const { status, body: out } = await family.api.get(instances(id));
    expect([status, out]).toEqual([
      200,
      [
        { instance_date: "2027-03-08", state: "cancelled", event_id: null },
        { instance_date: "2027-03-15", state: "changed", event_id: body.event.id },
      ],
    ]);
    for (const instance_date of ["2027-03-08", "2027-03-15", "2027-03-15"]) {
      const back = await family.api.put(instances(id), { instance_date });
      expect(back.status).toBe(200);
      const [listed] = await family.list(instance_date, instance_date);
      expect(back.body).toEqual({ event: listed });
      expect(listed).toMatchObject({ id, instance_date, is_recurring_instance: true });
    }
    expect((await family.api.get(instances(id))).body).toEqual([]);
    expect((await starts()).filter((line) => !line.endsWith("Choir"))).toEqual([]);
    expect((await family.api.put(family.path(body.event.id), { title: "Back?" })).status).toBe(404);
    await clear();
  });

  it("are 404 for a single event, for no date of the rule and for another family; an invalid date is 400", async () => {
    const { id } = await family.make(weekly);
    const one = await family.make({ start_time: "2027-03-03T18:00" });
    expect((await family.api.get(instances(one.id))).status).toBe(404);
    const put = (event: number, instance_date: unknown) => family.api.put(instances(event), { instance_date });
    expect((await put(one.id, "2027-03-03")).status).toBe(404);
    expect((await put(id, "2027-03-02")).status).toBe(404);
    expect((await put(id, "2027-04-05")).status).toBe(404);
    expect((await put(id, "8 March")).status).toBe(400);
    expect((await put(id, undefined)).body.issues).toEqual([{ path: "instance_date", message: "Required" }]);
    const theirs = await app.family();
    expect((await theirs.api.get(`${theirs.path}/events/${id}/instances`)).status).toBe(404);
    expect(
      (await theirs.api.put(`${theirs.path}/events/${id}/instances`, { instance_date: "2027-03-08" })).status,
    ).toBe(404);
    await clear();
  });
});

describe("a series that moves", () => {
  const prepare = async () => {
    const { id } = await family.make(weekly);
    await family.api.delete(instances(id), { instance_date: "2027-03-08" });
    const { body } = await change(id, "2027-03-15");
    return { id, changed: body.event.id as number };
  };
  const out = async (id: number) => (await family.api.get(instances(id))).body;

  it("takes the dates that are out along where that is asked for", async () => {
    const { id, changed } = await prepare();
    await family.change(id, { start_time: "2027-03-03T18:00", exceptions: "move" });
    expect(await out(id)).toEqual([
      { instance_date: "2027-03-10", state: "cancelled", event_id: null },
      { instance_date: "2027-03-17", state: "changed", event_id: changed },
    ]);
    expect(await starts()).toEqual([
      "2027-03-03T17:00:00.000Z Choir",
      "2027-03-17T18:30:00.000Z Rehearsal",
      "2027-03-24T17:00:00.000Z Choir",
    ]);
    await clear();
  });

  it("lets them go where that is asked for", async () => {
    const { id } = await prepare();
    await family.change(id, { start_time: "2027-03-03T18:00", exceptions: "drop" });
    expect(await out(id)).toEqual([]);
    expect(await starts()).toEqual(["03", "10", "17", "24"].map((day) => `2027-03-${day}T17:00:00.000Z Choir`));
    await clear();
  });

  it("without a word forgets the cancelled, and leaves the changed as events of their own", async () => {
    const { id, changed } = await prepare();
    await family.change(id, { start_time: "2027-03-03T18:00" });
    expect(await out(id)).toEqual([]);
    expect(await starts()).toHaveLength(5);
    const alone = (await family.list(...MARCH)).find((event) => event.id === changed);
    expect(alone).toMatchObject({ original_event_id: null, instance_date: null });
    await clear();
  });

  it("to another hour alone leaves them as they are, whatever is asked for", async () => {
    const { id, changed } = await prepare();
    await family.change(id, { start_time: "2027-03-01T17:00", exceptions: "drop" });
    expect(await out(id)).toHaveLength(2);
    expect((await family.list("2027-03-15", "2027-03-15")).map((event) => event.id)).toEqual([changed]);
    const { status, body } = await family.api.put(family.path(id), { exceptions: "perhaps" });
    expect([status, body.issues[0].path]).toEqual([400, "exceptions"]);
    await clear();
  });
});

describe("the feed", () => {
  it("has a changed date under the UID of its series, and only cancelled ones as EXDATE", async () => {
    const { id } = await family.make(weekly);
    await family.api.delete(instances(id), { instance_date: "2027-03-08" });
    await change(id, "2027-03-15");
    const [series, changed] = await feedEvents();
    expect(series).toEqual(
      [
        "UID:event-n@roost.invalid",
        "SUMMARY:Choir",
        "DTSTART;TZID=Europe/Vienna:20270301T180000",
        expect.stringMatching(/^RRULE:/),
        "EXDATE;TZID=Europe/Vienna:20270308T180000",
      ].map((line) => line),
    );
    expect(changed).toContain("RECURRENCE-ID;TZID=Europe/Vienna:20270315T180000");
    expect(changed).toContain("DTSTART;TZID=Europe/Vienna:20270315T193000");
    const uids = (await family.feed()).match(/UID:event-\S+/g);
    expect(new Set(uids).size).toBe(1);
    await clear();
  });

  it("names the date alone of an all-day series", async () => {
    const { id } = await family.make({ ...weekly, start_time: "2027-03-01", is_all_day: true });
    await change(id, "2027-03-15");
    expect((await feedEvents()).flat()).toContain("RECURRENCE-ID;VALUE=DATE:20270315");
    await clear();
  });

  it("brings a series along whose one date in the window was moved there, and all its changed dates", async () => {
    const { id } = await family.make({ ...weekly, start_time: "2019-03-04T18:00", recurrence_end_date: "2019-03-25" });
    const far = { start_time: "2019-03-12T18:00", replaces: { original_event_id: id, instance_date: "2019-03-11" } };
    await family.create(far);
    expect(await feedEvents()).toEqual([]);
    const near = { start_time: "2027-03-20T18:00", replaces: { original_event_id: id, instance_date: "2019-03-18" } };
    const { body } = await family.create(near);
    expect(await feedEvents()).toHaveLength(3);
    await family.api.delete(family.path(id));
    expect((await family.api.put(family.path(body.event.id), {})).status).toBe(404);
    expect(await feedEvents()).toEqual([]);
  });

  it("without what repeats has no changed dates either", async () => {
    const { id } = await family.make({ ...weekly, start_time: "2027-03-01T18:00" });
    await change(id, "2027-03-15");
    const path = family.path().replace("/events", "/calendar/export?time_range=all&include_recurring=false");
    expect((await family.api.get(path)).text).not.toContain("BEGIN:VEVENT");
    await clear();
  });
});
