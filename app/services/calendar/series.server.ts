import { Op } from "sequelize";
import { inTransaction } from "#app/db/database.server.ts";
import { loadRule, storeRule } from "#app/domain/recurrence/stored-rule.ts";
import { firstDate } from "#app/domain/time/recurrence.ts";
import { Temporal, toDayNumber } from "#app/domain/time/time.ts";
import type { Event } from "#app/models/calendar/event.server.ts";
import { EventException } from "#app/models/calendar/event-exception.server.ts";
import type { Removal, SeriesBefore } from "#app/models/removed/removal.server.ts";
import type { EventChange, NewEvent } from "#app/schemas/calendar/event.ts";
import type { Editor } from "#app/services/actor.ts";
import { eventTimes } from "#app/services/calendar/event-times.server.ts";
import { deleteEvent, type EventUpdate, makeEvent, updateEvent } from "#app/services/calendar/events.server.ts";
import {
  findEvent,
  findOccurrence,
  findRuleDate,
  findSeries,
  isExcluded,
} from "#app/services/calendar/find-event.server.ts";
import {
  moveExcludedDates,
  removeOverrides,
  restoreChanged,
  updateExcludedDates,
} from "#app/services/calendar/overrides.server.ts";
import { eventState, noteChange } from "#app/services/calendar/record-change.server.ts";
import { assertUnchanged } from "#app/services/calendar/seen-state.server.ts";
import { type Confirmation, requireExceptionChoice } from "#app/services/calendar/series-confirmation.server.ts";
import { recordRemovals } from "#app/services/removed/removals.server.ts";
import { assertCurrent } from "#app/services/system/versions.server.ts";
import { DomainError } from "#app/utils/domain-error.ts";
import { calendarWords } from "#app/words/catalogues/calendar-words.ts";
import { english } from "#app/words/english.server.ts";

/**
 * Changes an occurrence and all later ones: the series ends on the day before, and a new series begins with the change,
 * in one transaction. From the first occurrence on, the whole series changes. Later excluded dates move along
 * (`change.exceptions` as in `updateEvent`).
 */
export function updateFollowing(
  actor: Editor,
  id: number,
  instanceDate: string,
  { exceptions, ...change }: NewEvent & Pick<EventChange, "exceptions">,
  seenVersion?: string | undefined,
  asking?: Confirmation,
): Promise<EventUpdate> {
  return inTransaction(async (transaction) => {
    const series = await findEvent(actor, id, transaction);
    const { times } = findRuleDate(series, instanceDate);
    if (isExcluded(series, instanceDate)) throw new DomainError("conflict", english(calendarWords, "stale.out"));
    if (firstDate(eventTimes(series)).toString() === instanceDate) {
      return updateEvent(actor, id, { ...change, exceptions }, seenVersion, asking);
    }
    assertCurrent(series, seenVersion, "event");
    const before = eventState(series, times);
    const following = await makeEvent(actor, change, {}, loadRule(series));
    const after = eventState(following);
    // The notice tells of a change of the series, not of its split.
    noteChange(actor, { event: following, before: { ...before, rule: after.rule, over: after.over }, after });
    const days = Temporal.PlainDate.from(instanceDate).until(firstDate(eventTimes(following))).days;
    await moveExcludedDates(series, following, instanceDate);
    if (asking) requireExceptionChoice(following, days, exceptions);
    await endBefore(series, instanceDate);
    return { event: following, forgottenExceptions: await updateExcludedDates(actor, following, days, exceptions) };
  });
}

/** Deletes an occurrence and all later ones; from the first occurrence on, the whole series. Returns the undo token. */
export function deleteFollowing(
  actor: Editor,
  id: number,
  instanceDate: string,
  seen?: string | undefined,
): Promise<string> {
  return inTransaction(async (transaction) => {
    const series = await findEvent(actor, id, transaction);
    await assertUnchanged(series, seen);
    const { times } = findOccurrence(series, instanceDate);
    if (firstDate(eventTimes(series)).toString() === instanceDate) return deleteEvent(actor, id);
    const removal = {
      kind: "event",
      thing_id: id,
      title: series.title,
      instance_date: instanceDate,
      series_before: describeEnd(series, instanceDate),
    } as const;
    const removedAt = new Date();
    noteChange(actor, { event: series, before: { ...eventState(series, times), over: null }, after: null });
    await removeOverrides(series, removedAt, instanceDate);
    await endBefore(series, instanceDate);
    return recordRemovals(actor, [removal], removedAt);
  });
}

/** The end, rule and excluded dates of a series from a date on, for the undo. */
const describeEnd = ({ recurrence_end_date, recurrence_rule, exceptions = [] }: Event, from: string): SeriesBefore => ({
  until: recurrence_end_date,
  rule: recurrence_rule,
  exceptions: exceptions
    .filter(({ instance_date }) => instance_date >= from)
    .map(({ instance_date, created_at }) => ({ instance_date, created_at: created_at.toISOString() })),
});

/** Undoes `deleteFollowing`, unless the end of the series was changed since. */
export function restoreFollowing(actor: Editor, removal: Removal): Promise<void> {
  return inTransaction(async (transaction) => {
    const { thing_id: event_id, instance_date, series_before: before } = removal;
    const series = await findSeries(actor, event_id, transaction);
    if (!before || !instance_date || series.recurrence_end_date !== dayBefore(instance_date)) return;
    await EventException.bulkCreate(
      before.exceptions.map((exception) => ({
        family_id: series.family_id,
        event_id,
        instance_date: exception.instance_date,
        created_at: new Date(exception.created_at),
      })),
      { ignoreDuplicates: true },
    );
    await series.update({
      recurrence_end_date: before.until,
      recurrence_rule: before.rule ?? series.recurrence_rule,
      sequence: series.sequence + 1,
    });
    await restoreChanged(series, removal.removed_at);
    await updateExcludedDates(actor, await series.reload(), 0);
    const back = eventState(series, findRuleDate(series, instance_date).times);
    noteChange(actor, { event: series, before: null, after: { ...back, over: null } });
  });
}

const dayBefore = (date: string) => Temporal.PlainDate.from(date).subtract({ days: 1 }).toString();

/** Ends a series on the day before a date instead of after a count, and deletes its later exclusions. */
async function endBefore(series: Event, date: string): Promise<void> {
  const last = dayBefore(date);
  await EventException.destroy({
    where: { family_id: series.family_id, event_id: series.id, instance_date: { [Op.gt]: last } },
  });
  const rule = loadRule(series);
  const until = toDayNumber(Temporal.PlainDate.from(last));
  await series.update({ ...(rule && storeRule({ ...rule, until, count: null })), sequence: series.sequence + 1 });
}
