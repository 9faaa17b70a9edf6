import { inTransaction } from "#app/db/database.server.ts";
import type { Rule } from "#app/domain/recurrence/rule.ts";
import { Event } from "#app/models/calendar/event.server.ts";
import { type EventChange, type NewEvent, PLAIN_EVENT_FIELDS } from "#app/schemas/calendar/event.ts";
import type { Editor, FamilyScope } from "#app/services/actor.ts";
import { readPeople } from "#app/services/calendar/event-people.server.ts";
import { readReminders } from "#app/services/calendar/event-reminders.server.ts";
import { readRecurrence } from "#app/services/calendar/event-rules.server.ts";
import { changedTimes, readTimes, toTimeColumns } from "#app/services/calendar/event-times.server.ts";
import { findOverride } from "#app/services/calendar/excluded-dates.server.ts";
import { findEvent, findRuleDate, isExcluded } from "#app/services/calendar/find-event.server.ts";
import {
  dateTaken,
  excludeDate,
  reclaimExcludedDate,
  removeOverrides,
  restoreChanged,
  restoreDate,
  updateExcludedDates,
} from "#app/services/calendar/overrides.server.ts";
import { eventState, noteChange } from "#app/services/calendar/record-change.server.ts";
import { assertUnchanged } from "#app/services/calendar/seen-state.server.ts";
import { type Confirmation, requireAnswers, seriesState } from "#app/services/calendar/series-confirmation.server.ts";
import { lockFamily } from "#app/services/people/families.server.ts";
import { findRemoved, recordRemovals } from "#app/services/removed/removals.server.ts";
import { assertCurrent } from "#app/services/system/versions.server.ts";
import { MAX_EVENTS } from "#app/shared/calendar/constants.ts";
import { DomainError } from "#app/utils/domain-error.ts";
import { pick } from "#app/utils/pick.ts";
import { rowVersion } from "#app/utils/row-version.ts";
import { calendarWords } from "#app/words/catalogues/calendar-words.ts";
import { english } from "#app/words/english.server.ts";

const repeatsAlone = () => new DomainError("invalid", english(calendarWords, "dateRepeats"), "is_recurring");

/** Throws if the family cannot have `count` more events. */
async function requireRoom({ family }: FamilyScope, count: number): Promise<void> {
  if ((await Event.count({ where: { family_id: family.id } })) + count <= MAX_EVENTS) return;
  throw new DomainError("conflict", english(calendarWords, "tooManyEvents", { count: MAX_EVENTS }));
}

/** Inserts an event without a notice about it. `place` makes it an override of a date of a series. */
export async function makeEvent(
  actor: Editor,
  input: NewEvent,
  place: Partial<Event> = {},
  known?: Rule | null,
): Promise<Event> {
  const { family } = actor;
  const people = await readPeople(actor, input);
  await requireRoom(actor, 1);
  const timeZone = input.time_zone ?? family.time_zone;
  const { columns, times } = readRecurrence(input, readTimes(input, { sent: timeZone, kept: timeZone }), null, known);
  if (place.original_event_id && columns.recurrence_rule) throw repeatsAlone();
  return Event.create({
    family_id: family.id,
    ...pick({ ...input, ...people, reminders: readReminders(input, times.isAllDay) }, PLAIN_EVENT_FIELDS),
    ...toTimeColumns(times, columns.recurrence_rule !== null),
    ...columns,
    ...place,
    changed_by: actor.user?.id ?? null,
  });
}

/**
 * Creates an event. With `replaces` it becomes the override of an occurrence of a series, in the same transaction.
 * `known` is the rule of the series that it continues.
 */
export function createEvent(actor: Editor, { replaces, ...input }: NewEvent, known?: Rule | null): Promise<Event> {
  return inTransaction(async (transaction) => {
    if (!replaces) {
      await lockFamily(actor, transaction);
      const event = await makeEvent(actor, input, {}, known);
      noteChange(actor, { event, before: null, after: eventState(event) });
      return event;
    }
    const series = await excludeDate(actor, replaces.original_event_id, replaces.instance_date);
    // The series' `SEQUENCE`, so that programs accept the override as newer than the occurrence (RFC 5546, section
    // 2.1.4).
    const event = await makeEvent(actor, input, { ...replaces, sequence: series.sequence });
    const before = eventState(series, findRuleDate(series, replaces.instance_date).times);
    noteChange(actor, { event, before, after: eventState(event) });
    return event;
  });
}

/** The version of an excluded date (its override's, or that it is cancelled), for `changeOccurrence`. */
export const excludedVersion = (override: Event | null): string =>
  override ? `${override.id} ${rowVersion(override)}` : "cancelled";

/**
 * Overrides one occurrence of a series. An excluded date is a conflict, unless `over` is its version, which the caller
 * agrees to overwrite.
 */
export function changeOccurrence(
  actor: Editor,
  replaces: NonNullable<NewEvent["replaces"]>,
  change: NewEvent,
  over?: string | undefined,
): Promise<Event> {
  return inTransaction(async (transaction) => {
    const series = await findEvent(actor, replaces.original_event_id, transaction);
    if (isExcluded(series, replaces.instance_date)) {
      const override = await findOverride(series, replaces.instance_date);
      if (over !== excludedVersion(override)) throw dateTaken(override);
      if (override) return (await updateEvent(actor, override.id, change)).event;
      await restoreDate(actor, series.id, replaces.instance_date);
    }
    return createEvent(actor, { ...change, replaces });
  });
}

export interface EventUpdate {
  event: Event;
  /** Excluded dates that are no longer dates of the rule and were dropped. */
  forgottenExceptions: string[];
}

/**
 * Changes an event, or a whole series. Throws 409 if the event has changed since `seenVersion`. `change.exceptions`
 * says how excluded dates follow a moved series (docs/product/calendar.md, "Moving a series"). With `asking` it throws
 * 409 if that, or moving past dates, needs a confirmation.
 */
export function updateEvent(
  actor: Editor,
  id: number,
  { exceptions, ...change }: EventChange,
  seenVersion?: string | undefined,
  asking?: Confirmation,
): Promise<EventUpdate> {
  return inTransaction(async (transaction) => {
    const event = await findEvent(actor, id, transaction);
    assertCurrent(event, seenVersion, "event");
    const stateBefore = eventState(event);
    const people = await readPeople(actor, change, event);
    const before = seriesState(event);
    const { columns, times } = readRecurrence(change, changedTimes(event, change, actor.family), before);
    if (event.original_event_id && columns.recurrence_rule) throw repeatsAlone();
    const reminders = readReminders(change, times.isAllDay, event);
    event.set({
      ...pick({ ...event.dataValues, ...change, ...people, reminders }, PLAIN_EVENT_FIELDS),
      ...toTimeColumns(times, columns.recurrence_rule !== null),
      ...columns,
    });
    if (!event.changed()) return { event, forgottenExceptions: [] };
    const after = seriesState(event);
    if (before && asking) requireAnswers(event, before, after, exceptions, asking);
    const isRuleChanged = event.changed("recurrence_rule") || event.changed("recurrence_end_date");
    await event.set({ sequence: event.sequence + 1, changed_by: actor.user?.id ?? event.changed_by }).save();
    noteChange(actor, { event, before: stateBefore, after: eventState(event) });
    const days = before && after ? after.first - before.first : 0;
    if (!isRuleChanged && days === 0) return { event, forgottenExceptions: [] };
    return { event, forgottenExceptions: await updateExcludedDates(actor, event, days, exceptions) };
  });
}

/**
 * Deletes an event, or a whole series with its overrides, and returns the undo token. The date of a deleted override
 * stays excluded. Throws 409 if the event has changed since the state `seen`.
 */
export function deleteEvent(actor: Editor, id: number, seen?: string | undefined): Promise<string> {
  return inTransaction(async (transaction) => {
    const event = await findEvent(actor, id, transaction);
    await assertUnchanged(event, seen);
    await event.destroy();
    noteChange(actor, { event, before: eventState(event), after: null });
    await removeOverrides(event, event.removed_at as Date);
    return recordRemovals(actor, [{ kind: "event", thing_id: id, title: event.title }], event.removed_at as Date);
  });
}

/**
 * Restores a deleted event, or a whole series. Its `SEQUENCE` grows, so that calendar programs that saw the deletion
 * accept it.
 */
export function restoreEvent(actor: Editor, id: number): Promise<void> {
  return inTransaction(async (transaction) => {
    await lockFamily(actor, transaction);
    const event = await findRemoved(Event, actor, id);
    if (!event) return;
    await restoreChanged(event, event.removed_at as Date);
    await reclaimExcludedDate(actor, event);
    await event.set({ sequence: event.sequence + 1 }).restore();
    noteChange(actor, { event, before: null, after: eventState(event) });
    await requireRoom(actor, 0);
  });
}
