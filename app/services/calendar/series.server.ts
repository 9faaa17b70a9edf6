import { Op } from "sequelize";
import { inTransaction } from "#app/db/database.server.ts";
import { firstDate } from "#app/domain/time/recurrence.ts";
import { Temporal } from "#app/domain/time/time.ts";
import type { Event } from "#app/models/event.server.ts";
import { EventException } from "#app/models/event-exception.server.ts";
import type { NewEvent } from "#app/schemas/event.ts";
import type { FamilyScope } from "#app/services/actor.ts";
import { eventTimes } from "#app/services/calendar/event-times.server.ts";
import {
  createEvent,
  deleteEvent,
  type EventUpdate,
  findEvent,
  findOccurrence,
  forgetExceptions,
  updateEvent,
} from "#app/services/calendar/events.server.ts";
import { refuseStale } from "#app/services/system/versions.server.ts";

/**
 * Changes an occurrence and all that follow: the series ends the day before, and a new one begins with the change, in
 * one transaction. From the first occurrence on it is the whole series that changes. Dates taken out go along where the
 * new series has them, and are forgotten otherwise.
 */
export function updateFollowing(
  actor: FamilyScope,
  id: number,
  instanceDate: string,
  change: NewEvent,
  seenVersion?: string | undefined,
): Promise<EventUpdate> {
  return inTransaction(async (transaction) => {
    const series = await findEvent(actor, id, transaction);
    findOccurrence(series, instanceDate);
    if (firstDate(eventTimes(series)).toString() === instanceDate) return updateEvent(actor, id, change, seenVersion);
    refuseStale(series, seenVersion, "event");
    const following = await createEvent(actor, change);
    const moved = (series.exceptions ?? []).filter((exception) => exception.instance_date > instanceDate);
    await endBefore(series, instanceDate);
    await EventException.bulkCreate(moved.map(({ instance_date }) => ({ event_id: following.id, instance_date })));
    following.exceptions = moved;
    return { event: following, forgottenExceptions: await forgetExceptions(following) };
  });
}

/** Takes an occurrence and all that follow out of a series; from the first on, nothing is left of it. */
export function deleteFollowing(actor: FamilyScope, id: number, instanceDate: string): Promise<void> {
  return inTransaction(async (transaction) => {
    const series = await findEvent(actor, id, transaction);
    findOccurrence(series, instanceDate);
    if (firstDate(eventTimes(series)).toString() === instanceDate) return deleteEvent(actor, id);
    await endBefore(series, instanceDate);
  });
}

/** Ends a series on the day before a date; what was taken out from then on goes with it. */
async function endBefore(series: Event, date: string): Promise<void> {
  const last = Temporal.PlainDate.from(date).subtract({ days: 1 }).toString();
  await EventException.destroy({ where: { event_id: series.id, instance_date: { [Op.gt]: last } } });
  await series.update({ recurrence_end_date: last, sequence: series.sequence + 1 });
}
