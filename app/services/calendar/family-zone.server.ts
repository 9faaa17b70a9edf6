import { QueryTypes } from "sequelize";
import { inTransaction, sequelize } from "#app/db/database.server.ts";
import { forFamilies } from "#app/db/revisions.server.ts";
import { onClock, toWallSpan } from "#app/domain/time/recurrence.ts";
import { Event } from "#app/models/calendar/event.server.ts";
import { Family } from "#app/models/people/family.server.ts";
import type { FamilyChange } from "#app/schemas/people/member.ts";
import type { FamilyScope } from "#app/services/actor.ts";
import { type EventRow, eventTimes, toTimeColumns } from "#app/services/calendar/event-times.server.ts";
import { lockFamily, updateFamily } from "#app/services/people/families.server.ts";

const BATCH = 1_000;

/** Whether the family has events in its own zone. If so, a change of the zone has to say what happens to them. */
export async function hasEventsOnItsClock({ family }: FamilyScope): Promise<boolean> {
  const where = { family_id: family.id, time_zone: family.time_zone };
  return (await Event.findOne({ where, attributes: ["id"], raw: true })) !== null;
}

/** Moves events to another zone with the same wall-clock times, that is to other instants. */
async function moveClocks(family: Family, rows: EventRow[], timeZone: string): Promise<void> {
  const columns = rows.map((row) =>
    toTimeColumns(onClock(toWallSpan(eventTimes(row)), timeZone), row.recurrence_rule !== null),
  );
  await sequelize.query(
    `UPDATE events SET time_zone = $2, start_time = moved.start_time, end_time = moved.end_time, keeps_instants = false,
       sequence = sequence + 1, updated_at = $3
     FROM unnest($4::bigint[], $5::timestamptz[], $6::timestamptz[]) AS moved (id, start_time, end_time)
     WHERE events.family_id = $1 AND events.id = moved.id`,
    {
      bind: [
        family.id,
        timeZone,
        new Date(),
        rows.map(({ id }) => id),
        columns.map(({ start_time }) => start_time),
        columns.map(({ end_time }) => end_time),
      ],
      type: QueryTypes.UPDATE,
      ...forFamilies([Event], family.id),
    },
  );
}

/**
 * Renames the family or changes its zone. Events keep their instants and zones. With `keep: "hours"` events in the
 * family's old zone, removed ones too, keep their wall-clock times and get the new zone (docs/product/accounts.md, "The
 * family's time zone").
 */
export function changeFamily(scope: FamilyScope, { keep, ...change }: FamilyChange): Promise<Family> {
  return inTransaction(async (transaction) => {
    await lockFamily(scope, transaction);
    // A fresh row, so that the request's own row stays unchanged if this fails.
    const family = await Family.findByPk(scope.family.id, { rejectOnEmpty: true });
    const before = family.time_zone;
    const timeZone = change.time_zone ?? before;
    if (keep === "hours" && timeZone !== before) {
      const where = { family_id: family.id, time_zone: before };
      const rows = await Event.findAll({ where, paranoid: false, order: ["id"], raw: true });
      for (let from = 0; from < rows.length; from += BATCH) {
        await moveClocks(family, rows.slice(from, from + BATCH), timeZone);
      }
    }
    return updateFamily({ family }, change);
  });
}
