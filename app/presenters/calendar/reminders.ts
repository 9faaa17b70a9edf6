import { fromReminderTime, toReminderTime, turnReminders } from "#app/domain/time/reminders.ts";
import { REMINDER_UNITS } from "#app/schemas/calendar/reminders.ts";
import { byCount } from "#app/shared/by-count.ts";
import { formatInstant } from "#app/shared/format.ts";
import { joinNames } from "#app/shared/people/names.ts";

/** Reminders as texts, and as rows of a form (docs/product/calendar.md, "Reminders"). */

const NOON = 12 * 60;
const EVENING = 17 * 60;

const count = (number: number, unit: string) => (number > 0 ? byCount(number, `1 ${unit}`, `${number} ${unit}s`) : []);

/** "1 hour and 30 minutes before" */
function describeTimed(minutes: number, locale: string): string {
  if (minutes === 0) return "At the start";
  const parts = [
    count(Math.floor(minutes / REMINDER_UNITS.days), "day"),
    count(Math.floor((minutes % REMINDER_UNITS.days) / REMINDER_UNITS.hours), "hour"),
    count(minutes % REMINDER_UNITS.hours, "minute"),
  ].flat();
  return `${joinNames(parts, locale)} before`;
}

/** The time of day of a reminder of an all-day event. */
const timeOfReminder = (reminder: number, locale: string) =>
  formatInstant(toReminderTime(reminder).minutes * 60_000, locale, "time", "UTC");

/** "The evening before at 19:00" */
function describeAllDay(reminder: number, locale: string): string {
  const { days, minutes } = toReminderTime(reminder);
  const time = timeOfReminder(reminder, locale);
  if (days > 1) return `${days} days before at ${time}`;
  if (days === 1) return `${minutes < EVENING ? "The day" : "The evening"} before at ${time}`;
  return `${minutes < NOON ? "That morning" : "That day"} at ${time}`;
}

/** All reminders of an event in words; `null` without any. */
export function describeReminders(reminders: readonly number[], isAllDay: boolean, locale: string): string | null {
  const words = reminders.map((reminder) =>
    isAllDay ? describeAllDay(reminder, locale) : describeTimed(reminder, locale),
  );
  const [first, ...more] = words;
  return first
    ? [first, ...more.map((text) => text.replace(/^[AT]/, (letter) => letter.toLowerCase()))].join(", ")
    : null;
}

/** The choices in a row of the form. */
export function presentReminderChoices(locale: string) {
  const [evening, morning] = [1, 0].map((days) => timeOfReminder(fromReminderTime({ days }), locale));
  return {
    units: Object.keys(REMINDER_UNITS).map((value) => ({ value, label: value[0]?.toUpperCase() + value.slice(1) })),
    days: [
      { value: "", label: "No reminder" },
      { value: "1", label: "The evening before at" },
      { value: "0", label: "That morning at" },
      ...[2, 3, 7, 14].map((days) => ({ value: String(days), label: `${days} days before at` })),
    ],
    noTime: `No time set? You’ll get it at ${evening} the evening before, or ${morning} on the day.`,
  };
}

function presentTimed(minutes: number) {
  const units = Object.entries(REMINDER_UNITS).filter(([, length]) => minutes !== 0 && minutes % length === 0);
  const [unit, length] = units.at(-1) ?? ["minutes", 1];
  return { amount: String(minutes / length), unit };
}

function presentAllDay(reminder: number) {
  const { days, minutes } = toReminderTime(reminder);
  return { day: String(days), time: new Date(minutes * 60_000).toISOString().slice(11, 16) };
}

/**
 * The rows of a form, at least one. Each has the values for a timed and for an all-day event. `reminderRows` reads
 * them.
 */
export function presentReminderRows(reminders: readonly number[], isAllDay: boolean) {
  if (reminders.length === 0) return [{ unit: "minutes" }];
  return reminders.map((reminder) => {
    const [turned = reminder] = turnReminders([reminder], !isAllDay);
    const [timed, allDay] = isAllDay ? [turned, reminder] : [reminder, turned];
    return { ...presentTimed(timed), ...presentAllDay(allDay) };
  });
}
