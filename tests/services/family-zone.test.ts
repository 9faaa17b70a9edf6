import { describe, expect, it } from "vitest";
import { Event } from "#app/models/calendar/event.server.ts";
import { changeFamily, hasEventsOnItsClock } from "#app/services/calendar/family-zone.server.ts";
import { insertManyEvents } from "#scripts/lib/many-events.ts";
import { query } from "#tests/support/databases.ts";
import { makeEvent, makeFamily } from "#tests/support/factories.ts";

const read = async (event: Event) => {
  const { time_zone, start_local, end_local, start_time, end_time, start_date, keeps_instants, sequence } =
    await event.reload({ paranoid: false });
  return {
    time_zone,
    clock: start_date ?? `${start_local} ${end_local}`,
    instants: [start_time, end_time].map((time) => time?.toISOString() ?? null),
    keeps_instants,
    sequence,
  };
};

describe("a family that moves from London to New York", () => {
  async function prepare() {
    const made = await makeFamily({ timeZone: "Europe/London" });
    const at = (day: string) => ({ start_time: `${day}T17:00`, end_time: `${day}T18:00` });
    const events = {
      single: await makeEvent(made, at("2027-03-01")),
      series: await makeEvent(made, { ...at("2027-03-02"), is_recurring: true, recurrence_pattern: "weekly" }),
      days: await makeEvent(made, { start_time: "2027-03-03", end_time: "2027-03-04", is_all_day: true }),
      removed: await makeEvent(made, at("2027-03-05")),
      // The second pass of an hour that London repeats and New York does not.
      second: await makeEvent(made, { start_time: "2027-10-31T01:30:00Z", end_time: "2027-10-31T02:30:00Z" }),
      elsewhere: await makeEvent(made, { ...at("2027-03-06"), time_zone: "Asia/Tokyo" }),
    };
    await events.removed.destroy();
    const readAll = async () =>
      Object.fromEntries(await Promise.all(Object.entries(events).map(async ([name, one]) => [name, await read(one)])));
    return { made, readAll, before: await readAll() };
  }

  it("keeps its moments unless it says so: nothing of its events changes", async () => {
    for (const keep of [undefined, "moments"] as const) {
      const { made, readAll, before } = await prepare();
      const family = await changeFamily(made, { time_zone: "America/New_York", ...(keep ? { keep } : {}) });
      expect(family.time_zone).toBe("America/New_York");
      expect(await readAll()).toEqual(before);
    }
  });

  it("keeps its hours: what was by its clock is by the new one's, removed events too, others stay", async () => {
    const { made, readAll, before } = await prepare();
    const revision = made.family.calendar_revision;
    await changeFamily(made, { time_zone: "America/New_York", keep: "hours" });
    const after = await readAll();
    expect(after.elsewhere).toEqual(before.elsewhere);
    expect(after.days).toEqual({ ...before.days, time_zone: "America/New_York", sequence: 1 });
    const moved = (name: string, ...instants: string[]) => ({
      ...before[name],
      time_zone: "America/New_York",
      instants: instants.map((instant) => `${instant}:00.000Z`),
      keeps_instants: false,
      sequence: 1,
    });
    expect(after.single).toEqual(moved("single", "2027-03-01T22:00", "2027-03-01T23:00"));
    expect(after.series).toEqual(moved("series", "2027-03-02T22:00", "2027-03-02T23:00"));
    expect(after.removed).toEqual(moved("removed", "2027-03-05T22:00", "2027-03-05T23:00"));
    expect(after.second).toEqual(moved("second", "2027-10-31T05:30", "2027-10-31T06:30"));
    await made.family.reload();
    expect(made.family.calendar_revision).toBeGreaterThan(revision);
  });

  it("keeps the hours of a name alone, or of the zone that it has, without a change", async () => {
    const { made, readAll, before } = await prepare();
    await changeFamily(made, { name: "The Terns", keep: "hours" });
    await changeFamily(made, { time_zone: "Europe/London", keep: "hours" });
    expect(await readAll()).toEqual(before);
    expect((await made.family.reload()).name).toBe("The Terns");
  });

  it("goes by the zone that it has now, not by what a request knew at its beginning", async () => {
    const { made, readAll } = await prepare();
    await query(process.env.DATABASE_URL as string, "UPDATE families SET time_zone = 'Asia/Tokyo' WHERE id = $1", [
      made.family.id,
    ]);
    await changeFamily(made, { time_zone: "America/New_York", keep: "hours" });
    const { single, elsewhere } = await readAll();
    expect([single?.time_zone, elsewhere?.time_zone]).toEqual(["Europe/London", "America/New_York"]);
  });
});

it("a large family's events are moved in few statements", async () => {
  const made = await makeFamily({ timeZone: "Europe/London" });
  await query(
    process.env.DATABASE_URL as string,
    insertManyEvents({ timeZone: "Europe/London", count: 2_500, start: "now() + n * interval '1 hour'", hours: 1 }),
    [made.family.id],
  );
  const sum = async () => Number(await Event.sum("sequence", { where: { family_id: made.family.id } }));
  const before = await sum();
  await changeFamily(made, { time_zone: "Asia/Tokyo", keep: "hours" });
  expect(await Event.count({ where: { family_id: made.family.id, time_zone: "Asia/Tokyo" } })).toBe(2_500);
  expect((await sum()) - before).toBe(2_500);
});

it("a family is asked about events by its own clock alone", async () => {
  const made = await makeFamily({ timeZone: "Europe/London" });
  expect(await hasEventsOnItsClock(made)).toBe(false);
  await makeEvent(made, { time_zone: "Asia/Tokyo" });
  await makeEvent(await makeFamily({ timeZone: "Europe/London" }));
  expect(await hasEventsOnItsClock(made)).toBe(false);
  await makeEvent(made);
  expect(await hasEventsOnItsClock(made)).toBe(true);
});
