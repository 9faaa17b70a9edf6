import { Op } from "sequelize";
import { inTransaction } from "#app/db/database.server.ts";
import { realSpan, toWallSpan } from "#app/domain/time/recurrence.ts";
import { Event } from "#app/models/calendar/event.server.ts";
import { Family } from "#app/models/people/family.server.ts";
import { eventTimes } from "#app/services/calendar/event-times.server.ts";
import { lockFamily } from "#app/services/people/families.server.ts";

/** Families in one query. */
const BATCH = 100;

/** Derives the instants of a family's events from their wall-clock times, once for each edition of the zone rules. */
function deriveInstants(family: Family, zone_rules: string): Promise<void> {
  return inTransaction(async (transaction) => {
    await lockFamily({ family }, transaction);
    const where = { family_id: family.id, is_all_day: false, keeps_instants: false };
    for (const event of await Event.findAll({ where, paranoid: false })) {
      const wall = toWallSpan(eventTimes(event));
      const { start, end } = realSpan(wall, event.time_zone);
      if (start === Number(event.start_time) && end === Number(event.end_time)) continue;
      await event.update({ start_time: new Date(start), end_time: new Date(end) });
    }
    await family.update({ zone_rules });
  });
}

/**
 * Governments change the rules of time zones, and Node's updates bring the changes. Wall-clock times stay
 * (docs/product/calendar.md, "Zones of events"); the stored instants are derived again for each family whose instants
 * are from an older `edition` of the IANA database, for example "2025b".
 */
export async function followZoneRules(edition: string = process.versions.tz ?? ""): Promise<void> {
  const where = { zone_rules: { [Op.lt]: edition } };
  for (;;) {
    const families = await Family.findAll({ where, order: ["zone_rules"], limit: BATCH });
    for (const family of families) await deriveInstants(family, edition);
    if (families.length < BATCH) return;
  }
}
