import { fromOlder, orderReminders, toOlder, turnReminders } from "#app/domain/time/reminders.ts";
import { DomainError } from "#app/utils/domain-error.ts";

/** The fields of a request; `undefined` if missing. Older programs send `reminder_minutes`, a single reminder. */
interface SentReminders {
  reminder_minutes?: number | null | undefined;
  reminders?: number[] | undefined;
}

/** The reminder columns of an event. */
interface KeptReminders {
  reminders: number[];
  is_all_day: boolean;
}

/**
 * The reminders of an event after a request. An older program that sends back unchanged fields changes nothing
 * (docs/product/calendar.md, "Reminders"). @throws {DomainError} at a reminder after the start of a timed event
 */
export function readReminders(
  { reminder_minutes: older, reminders: sent }: SentReminders,
  isAllDay: boolean,
  kept: KeptReminders = { reminders: [], is_all_day: isAllDay },
): number[] {
  if (sent) {
    const late = isAllDay ? -1 : sent.findIndex((minutes) => minutes < 0);
    if (late < 0) return orderReminders(sent);
    throw new DomainError("invalid", "Number must be greater than or equal to 0", `reminders.${late}`);
  }
  const isTurned = kept.is_all_day !== isAllDay;
  const left = isTurned ? turnReminders(kept.reminders, isAllDay) : kept.reminders;
  const read = [toOlder(kept.reminders, kept.is_all_day), toOlder(left, isAllDay)];
  if (older === undefined || read.includes(older)) return left;
  return older === null ? [] : [fromOlder(older, isAllDay)];
}
