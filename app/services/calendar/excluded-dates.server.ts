import { literal } from "sequelize";
import { Event } from "#app/models/calendar/event.server.ts";
import { EventException } from "#app/models/calendar/event-exception.server.ts";
import { notFound } from "#app/utils/domain-error.ts";

/**
 * Dates that are out of a series: cancelled, or changed alone, which puts an event of their own in their place
 * (docs/product/calendar.md, "Changed dates"). Either way the series has a row that says that the date is out.
 */

/** In an update of rows: the next revision of each. */
export const NEXT_SEQUENCE = { sequence: literal("sequence + 1") as unknown as number };

/** The rows of the dates of a series that were changed alone. */
export const changedWhere = ({ family_id, id }: Event) => ({ family_id, original_event_id: id });

/** The dates of a series that were changed alone, by the date whose place they have. */
export const listChanged = (series: Event): Promise<Event[]> =>
  Event.findAll({ where: changedWhere(series), order: ["instance_date"] });

/** The event that stands in the place of a date; `null` where none does. */
export const findOverride = (series: Event, instance_date: string): Promise<Event | null> =>
  Event.findOne({ where: { ...changedWhere(series), instance_date } });

export interface ExcludedDate {
  instance_date: string;
  state: "cancelled" | "changed";
  /** The event that has its place; `null` where it was cancelled. */
  event_id: number | null;
}

/** The dates that are out of a series, in order; 404 for a one-off, which has none. */
export async function listOutDates(series: Event): Promise<ExcludedDate[]> {
  if (series.recurrence_rule === null) throw notFound("Series");
  const changed = new Map((await listChanged(series)).map(({ id, instance_date }) => [instance_date, id]));
  return (series.exceptions ?? [])
    .map(({ instance_date }) => {
      const event_id = changed.get(instance_date) ?? null;
      return { instance_date, state: event_id === null ? ("cancelled" as const) : ("changed" as const), event_id };
    })
    .sort((a, b) => a.instance_date.localeCompare(b.instance_date));
}

/** Takes dates out of a series; one that is out already stays so. */
export async function writeOut(series: Event, dates: readonly { instance_date: string; created_at?: Date }[]) {
  const { family_id, id: event_id } = series;
  await EventException.bulkCreate(
    dates.map(({ instance_date, created_at }) => ({
      family_id,
      event_id,
      instance_date,
      ...(created_at ? { created_at } : {}),
    })),
    { ignoreDuplicates: true },
  );
}

/** Brings dates back into a series. Answers how many of them were out. */
export async function writeBack(
  series: Event,
  where: { instance_date?: string; created_at?: Date } = {},
): Promise<number> {
  return EventException.destroy({ where: { family_id: series.family_id, event_id: series.id, ...where } });
}
