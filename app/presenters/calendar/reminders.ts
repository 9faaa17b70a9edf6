import { fromReminderTime, toReminderTime, turnReminders } from "#app/domain/time/reminders.ts";
import { REMINDER_UNIT_NAMES, REMINDER_UNITS } from "#app/schemas/calendar/reminders.ts";
import { formatInstant } from "#app/shared/format.ts";
import { joinNames } from "#app/shared/people/names.ts";
import { say } from "#app/words/catalogue.ts";
import { calendarWords } from "#app/words/catalogues/calendar-words.ts";
import { joinFacts } from "#app/words/join-facts.ts";
import { startSentence } from "#app/words/sentence.ts";

/** Reminders as texts, and as rows of a form (docs/product/calendar.md, "Reminders"). */

const NOON = 12 * 60;
const EVENING = 17 * 60;

/** "1 hour and 30 minutes before" */
function describeTimed(minutes: number, locale: string): string {
  const text = say(calendarWords, locale);
  if (minutes === 0) return text("reminder.start");
  const lengths = [
    ["days", Math.floor(minutes / REMINDER_UNITS.days)],
    ["hours", Math.floor((minutes % REMINDER_UNITS.days) / REMINDER_UNITS.hours)],
    ["minutes", minutes % REMINDER_UNITS.hours],
  ] as const;
  const parts = lengths.flatMap(([unit, count]) => (count > 0 ? text(`reminder.${unit}`, { count }) : []));
  return text("reminder.before", { time: joinNames(parts, locale) });
}

/** The time of day of a reminder of an all-day event. */
const timeOfReminder = (reminder: number, locale: string) =>
  formatInstant(toReminderTime(reminder).minutes * 60_000, locale, "time", "UTC");

/** "The evening before at 19:00" */
function describeAllDay(reminder: number, locale: string): string {
  const { days, minutes } = toReminderTime(reminder);
  const time = timeOfReminder(reminder, locale);
  const text = say(calendarWords, locale);
  if (days > 1) return text("reminder.daysBefore", { count: days, time });
  if (days === 1) return text(minutes < EVENING ? "reminder.dayBefore" : "reminder.eveningBefore", { time });
  return text(minutes < NOON ? "reminder.thatMorning" : "reminder.thatDay", { time });
}

/** All reminders of an event in words; `null` without any. */
export function describeReminders(reminders: readonly number[], isAllDay: boolean, locale: string): string | null {
  const words = reminders.map((reminder) =>
    isAllDay ? describeAllDay(reminder, locale) : describeTimed(reminder, locale),
  );
  return words.length > 0 ? startSentence(joinFacts(words, locale), locale) : null;
}

/** The choices in a row of the form. */
export function presentReminderChoices(locale: string) {
  const [evening, morning] = [1, 0].map((days) => timeOfReminder(fromReminderTime({ days }), locale));
  const text = say(calendarWords, locale);
  return {
    units: REMINDER_UNIT_NAMES.map((value) => ({ value, label: text(`choice.${value}`) })),
    days: [
      { value: "", label: text("choice.none") },
      { value: "1", label: text("choice.evening") },
      { value: "0", label: text("choice.morning") },
      ...[2, 3, 7, 14].map((count) => ({ value: String(count), label: text("choice.daysBefore", { count }) })),
    ],
    noTime: text("noReminderTime", { evening: evening ?? "", morning: morning ?? "" }),
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
