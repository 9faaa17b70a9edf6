import { describe, expect, it } from "vitest";
import { runApp } from "#tests/support/api-app.ts";
import { eventFamilies, type Input, type Listed } from "#tests/support/event-families.ts";

const app = runApp();
const inFamily = eventFamilies(app);

describe("changing an event", () => {
  const family = inFamily("Europe/Vienna");
  const change = async (id: number, input: Input) => {
    const { status, body, text } = await family.api.put(family.path(id), input);
    expect(status, text).toBe(200);
    return body.event as Listed & Input;
  };

  it("changes only the sent fields", async () => {
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
