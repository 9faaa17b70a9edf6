import { beforeAll, describe, expect, it } from "vitest";
import { runApp } from "#tests/support/api-app.ts";
import { at, eventFamilies, type Listed } from "#tests/support/event-families.ts";

const app = runApp();
const inFamily = eventFamilies(app);

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
    expect(copy).toMatchObject({ is_recurring: false, is_recurring_instance: false, ...replaces });
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
