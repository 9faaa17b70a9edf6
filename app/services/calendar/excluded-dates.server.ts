import { literal } from "sequelize";
import { Event } from "#app/models/calendar/event.server.ts";
import { EventException } from "#app/models/calendar/event-exception.server.ts";
import { notFound } from "#app/utils/domain-error.ts";

/**
 * Excluded dates of a series: cancelled ones, and those with an override, an event of their own
 * (docs/product/calendar.md, "Overrides"). Both have a row in `event_exceptions`.
 */

/** For an UPDATE of many rows: increments each row's `SEQUENCE`. */
export const NEXT_SEQUENCE = { sequence: literal("sequence + 1") as unknown as number };

/** Selects the overrides of a series. */
export const changedWhere = ({ family_id, id }: Event) => ({ family_id, original_event_id: id });

/** The overrides of a series, by the date that they replace. */
export const listChanged = (series: Event): Promise<Event[]> =>
  Event.findAll({ where: changedWhere(series), order: ["instance_date"] });

/** The override of a date; `null` for a cancelled or regular date. */
export const findOverride = (series: Event, instance_date: string): Promise<Event | null> =>
  Event.findOne({ where: { ...changedWhere(series), instance_date } });

export interface ExcludedDate {
  instance_date: string;
  state: "cancelled" | "changed";
  /** The override; `null` for a cancelled date. */
  event_id: number | null;
}

/** The excluded dates of a series in order. Throws 404 for a single event. */
export async function listExcludedDates(series: Event): Promise<ExcludedDate[]> {
  if (series.recurrence_rule === null) throw notFound("Series");
  const changed = new Map((await listChanged(series)).map(({ id, instance_date }) => [instance_date, id]));
  return (series.exceptions ?? [])
    .map(({ instance_date }) => {
      const event_id = changed.get(instance_date) ?? null;
      return { instance_date, state: event_id === null ? ("cancelled" as const) : ("changed" as const), event_id };
    })
    .sort((a, b) => a.instance_date.localeCompare(b.instance_date));
}

/** Excludes dates from a series; already excluded ones stay as they are. */
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

/** Ends the exclusion of dates. Returns how many were excluded. */
export async function writeBack(
  series: Event,
  where: { instance_date?: string; created_at?: Date } = {},
): Promise<number> {
  return EventException.destroy({ where: { family_id: series.family_id, event_id: series.id, ...where } });
}
