import { fromOlder, orderReminders, toOlder, turnReminders } from "#app/domain/time/reminders.ts";
import { DomainError } from "#app/utils/domain-error.ts";

/** What is sent of an event's reminders; what is not sent is `undefined`. `reminder_minutes` is of programs that know one. */
interface SentReminders {
  reminder_minutes?: number | null | undefined;
  reminders?: number[] | undefined;
}

/** Those that an event keeps. */
interface KeptReminders {
  reminders: number[];
  is_all_day: boolean;
}

/**
 * The reminders that are meant by what is sent and, of an event that changes, by what they were: older programs that
 * write back what they read change nothing (docs/product/calendar.md, "Reminders").
 * @throws {DomainError} at the one that would ring after the start of an event with hours
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
