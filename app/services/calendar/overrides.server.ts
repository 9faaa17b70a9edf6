import { Op } from "sequelize";
import { inTransaction } from "#app/db/database.server.ts";
import { firstDate, movedTo } from "#app/domain/time/recurrence.ts";
import { Temporal } from "#app/domain/time/time.ts";
import { Event } from "#app/models/calendar/event.server.ts";
import type { Removal } from "#app/models/removed/removal.server.ts";
import type { Editor, FamilyScope } from "#app/services/actor.ts";
import { eventTimes, toTimeColumns } from "#app/services/calendar/event-times.server.ts";
import {
  changedWhere,
  findOverride,
  listChanged,
  NEXT_SEQUENCE,
  writeBack,
  writeOut,
} from "#app/services/calendar/excluded-dates.server.ts";
import {
  findEvent,
  findRuleDate,
  findSeries,
  isExcluded,
  isRuleDate,
} from "#app/services/calendar/find-event.server.ts";
import { eventState, noteChange } from "#app/services/calendar/record-change.server.ts";
import { assertUnchanged } from "#app/services/calendar/seen-state.server.ts";
import { recordRemovals } from "#app/services/removed/removals.server.ts";
import { FIRST_DATE } from "#app/shared/calendar/constants.ts";
import { DomainError, StaleError } from "#app/utils/domain-error.ts";
import { calendarWords } from "#app/words/catalogues/calendar-words.ts";
import { english } from "#app/words/english.server.ts";

/** The conflict for an excluded date, with its override, if it has one. */
export const dateTaken = (override: Event | null) =>
  new StaleError(english(calendarWords, override ? "stale.date" : "stale.cancelled"), override);

/**
 * Excludes a date of a series, for an override. Throws 404 if it is no date of the rule, and a conflict with the
 * override if it is excluded already.
 */
export function excludeDate(actor: FamilyScope, id: number, instanceDate: string): Promise<Event> {
  return inTransaction(async (transaction) => {
    const series = await findEvent(actor, id, transaction);
    findRuleDate(series, instanceDate);
    if (isExcluded(series, instanceDate)) throw dateTaken(await findOverride(series, instanceDate));
    await writeOut(series, [{ instance_date: instanceDate }]);
    return series.update({ sequence: series.sequence + 1 });
  });
}

/**
 * Cancels a date of a series and returns the undo token; `null` if it was cancelled before. Throws 404 if it is no date
 * of the rule, and a conflict if it is overridden or has changed since the state `seen`.
 */
export function deleteOccurrence(
  actor: Editor,
  id: number,
  instanceDate: string,
  seen?: string | undefined,
): Promise<string | null> {
  return inTransaction(async (transaction) => {
    const series = await findEvent(actor, id, transaction);
    const { times } = findRuleDate(series, instanceDate);
    if (isExcluded(series, instanceDate)) {
      const override = await findOverride(series, instanceDate);
      if (override) throw dateTaken(override);
      return null;
    }
    await assertUnchanged(series, seen, times);
    const removedAt = new Date();
    await writeOut(series, [{ instance_date: instanceDate, created_at: removedAt }]);
    await series.update({ sequence: series.sequence + 1 });
    noteChange(actor, { event: series, date: instanceDate, before: eventState(series, times), after: null });
    const removal = { kind: "event", thing_id: id, title: series.title, instance_date: instanceDate } as const;
    return recordRemovals(actor, [removal], removedAt);
  });
}

/** Undoes a cancellation, unless the date was restored or excluded again since. */
export function restoreOccurrence(actor: Editor, { thing_id, instance_date, removed_at }: Removal): Promise<void> {
  return inTransaction(async (transaction) => {
    const series = await findSeries(actor, thing_id, transaction);
    const date = instance_date as string;
    const restored = await writeBack(series, { instance_date: date, created_at: removed_at });
    if (restored === 0) return;
    await series.update({ sequence: series.sequence + 1 });
    const { times } = findRuleDate(series, date);
    noteChange(actor, { event: series, date, before: null, after: eventState(series, times) });
  });
}

/** Removes events and returns the undo token; `null` without events. */
async function removeWithUndo(actor: FamilyScope, events: readonly Event[]): Promise<string | null> {
  if (events.length === 0) return null;
  const removed_at = new Date();
  await Event.update({ removed_at }, { where: { family_id: actor.family.id, id: events.map(({ id }) => id) } });
  const removals = events.map(({ id, title }) => ({ kind: "event", thing_id: id, title }) as const);
  return recordRemovals(actor, removals, removed_at);
}

/**
 * Ends the exclusion of a date, and deletes its override. Returns the undo token; `null` if there was no override. A
 * date that is not excluded is accepted. Throws 404 if it is no date of the rule.
 */
export function restoreDate(
  actor: Editor,
  id: number,
  instanceDate: string,
): Promise<{ series: Event; undo: string | null }> {
  return inTransaction(async (transaction) => {
    const series = await findEvent(actor, id, transaction);
    const { times } = findRuleDate(series, instanceDate);
    if (!isExcluded(series, instanceDate)) return { series, undo: null };
    const override = await findOverride(series, instanceDate);
    await writeBack(series, { instance_date: instanceDate });
    await series.update({ sequence: series.sequence + 1 });
    const undo = await removeWithUndo(actor, override ? [override] : []);
    const before = override && eventState(override);
    noteChange(actor, { event: series, date: instanceDate, before, after: eventState(series, times) });
    return { series: await findEvent(actor, id), undo };
  });
}

/** Removes the overrides of a series from a date on. `restoreChanged` with the same `removed_at` restores them. */
export const removeOverrides = (series: Event, removed_at: Date, from = FIRST_DATE) =>
  Event.update({ removed_at }, { where: { ...changedWhere(series), instance_date: { [Op.gte]: from } } });

/** Restores the overrides that were removed with a series. */
export const restoreChanged = (series: Event, removed_at: Date) =>
  Event.update(
    { removed_at: null, ...NEXT_SEQUENCE },
    { where: { ...changedWhere(series), removed_at }, paranoid: false },
  );

/**
 * Excludes the date of an override that is being restored. If the series has no such date any more, the override
 * becomes a single event.
 */
export async function reclaimExcludedDate(actor: FamilyScope, event: Event): Promise<void> {
  const { original_event_id: seriesId, instance_date: date } = event;
  if (!seriesId || !date) return;
  await inTransaction(async (transaction) => {
    const series = await findSeries(actor, seriesId, transaction);
    if (!isRuleDate(series, date)) {
      event.set({ original_event_id: null, instance_date: null });
      return;
    }
    if (await findOverride(series, date)) {
      throw new DomainError("conflict", english(calendarWords, "restoreDateFirst"));
    }
    if (isExcluded(series, date)) return;
    await writeOut(series, [{ instance_date: date }]);
    await series.update({ sequence: series.sequence + 1 });
  });
}

const plusDays = (date: string, days: number) => Temporal.PlainDate.from(date).add({ days }).toString();

/** Moves an override by days, at its own hour. */
async function moveChanged(event: Event, days: number): Promise<void> {
  const times = eventTimes(event);
  await event.update({
    ...toTimeColumns(movedTo(times, firstDate(times).add({ days })), false),
    instance_date: plusDays(event.instance_date as string, days),
    sequence: event.sequence + 1,
  });
}

/** Moves the excluded dates after `after` from one series to another. */
export async function moveExcludedDates(from: Event, to: Event, after: string): Promise<void> {
  const later = (from.exceptions ?? []).filter(({ instance_date }) => instance_date > after);
  await writeOut(to, later);
  await Event.update(
    { original_event_id: to.id },
    { where: { ...changedWhere(from), instance_date: { [Op.gt]: after } } },
  );
  to.exceptions = later;
}

/**
 * Updates the excluded dates of a series that was moved by `days` or has another rule. `move` moves them along; `drop`
 * restores cancelled dates and deletes overrides. Of those that are no longer dates of the rule, cancelled ones are
 * deleted and overrides become single events. Returns these dates, as dates of the series before the change.
 */
export async function updateExcludedDates(
  actor: FamilyScope,
  series: Event,
  days: number,
  answer?: "move" | "drop" | undefined,
): Promise<string[]> {
  const out = series.exceptions ?? [];
  if (out.length === 0) return [];
  const changed = await listChanged(series);
  await writeBack(series);
  if (answer === "drop") {
    await removeWithUndo(actor, changed);
    return [];
  }
  const shift = answer === "move" ? days : 0;
  if (shift !== 0) for (const event of changed) await moveChanged(event, shift);
  const moved = out.map(({ instance_date, created_at }) => ({
    before: instance_date,
    instance_date: plusDays(instance_date, shift),
    created_at,
  }));
  const isKept = ({ instance_date }: { instance_date: string | null }) =>
    instance_date !== null && isRuleDate(series, instance_date);
  await writeOut(series, moved.filter(isKept));
  const homeless = changed.filter((event) => !isKept(event)).map(({ id }) => id);
  if (homeless.length > 0)
    await Event.update(
      { original_event_id: null, instance_date: null, ...NEXT_SEQUENCE },
      { where: { family_id: series.family_id, id: homeless } },
    );
  return moved.filter((date) => !isKept(date)).map(({ before }) => before);
}
