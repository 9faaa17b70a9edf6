import { describe, expect, it } from "vitest";
import { sequelize } from "#app/db/database.server.ts";
import type { Event } from "#app/models/calendar/event.server.ts";
import { followZoneRules } from "#app/services/calendar/zone-rules.server.ts";
import { makeEvent, makeFamily } from "#tests/support/factories.ts";

/** Moves an event an hour later, as another edition of the zone rules may have placed it. */
const late = ["start_time", "end_time"]
  .map((column) => `${column} = (${column} AT TIME ZONE 'UTC' + interval '1 hour') AT TIME ZONE 'UTC'`)
  .join(", ");
const spoil = (event: Event) =>
  sequelize.query(`UPDATE events SET ${late} WHERE id = ${event.id}`, { families: [] } as object);
const startOf = async (event: Event) => (await event.reload({ paranoid: false })).start_time?.toISOString();

async function makeOld(zone_rules: string) {
  const actor = await makeFamily({ timeZone: "Europe/Vienna" });
  await actor.family.update({ zone_rules });
  return actor;
}

describe("instants of events", () => {
  it("are derived from the clock again when the rules of zones are newer, those of removed events, too", async () => {
    const actor = await makeOld("2020a");
    const lesson = await makeEvent(actor, { start_time: "2027-07-01T17:00", end_time: "2027-07-01T18:00" });
    const call = await makeEvent(actor, { start_time: "2027-07-01T09:00", time_zone: "America/New_York" });
    const gone = await makeEvent(actor, { start_time: "2027-07-02T17:00" });
    const fair = await makeEvent(actor, { is_all_day: true, start_time: "2027-07-03" });
    await gone.update({ removed_at: new Date() });
    for (const event of [lesson, call, gone]) await spoil(event);
    await actor.family.reload();
    const { calendar_revision } = actor.family;
    await followZoneRules("2099z");
    expect(await startOf(lesson)).toBe("2027-07-01T15:00:00.000Z");
    expect(lesson.end_time?.toISOString()).toBe("2027-07-01T16:00:00.000Z");
    expect(await startOf(call)).toBe("2027-07-01T13:00:00.000Z");
    expect(await startOf(gone)).toBe("2027-07-02T15:00:00.000Z");
    expect((await fair.reload()).start_date).toBe("2027-07-03");
    await actor.family.reload();
    expect(actor.family.zone_rules).toBe("2099z");
    expect(actor.family.calendar_revision).toBeGreaterThan(calendar_revision);
  });

  it("stay where this edition, or a newer one, has been followed", async () => {
    const actor = await makeOld("2099z");
    const lesson = await makeEvent(actor, { start_time: "2027-07-01T17:00" });
    await spoil(lesson);
    await followZoneRules("2099z");
    await followZoneRules("2026a");
    expect(await startOf(lesson)).toBe("2027-07-01T16:00:00.000Z");
    expect((await actor.family.reload()).zone_rules).toBe("2099z");
  });

  it("that were sent as such are kept", async () => {
    const actor = await makeOld("2020a");
    // The second pass of a repeated hour.
    const event = await makeEvent(actor, { start_time: "2027-10-31T02:30:00+01:00" });
    expect(event.keeps_instants).toBe(true);
    await followZoneRules("2099z");
    expect(await startOf(event)).toBe("2027-10-31T01:30:00.000Z");
  });

  it("of a new family follow the rules of today", async () => {
    const { family } = await makeFamily();
    expect(family.zone_rules).toBe(process.versions.tz);
  });
});
