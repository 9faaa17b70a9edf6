import { z } from "zod";
import { fromReminderTime } from "#app/domain/time/reminders.ts";
import { REMINDERS } from "#app/shared/calendar/constants.ts";
import { toLatinDigits } from "#app/utils/digits.ts";
import { calendarWords } from "#app/words/catalogues/calendar-words.ts";
import { validation } from "#app/words/catalogues/validation.ts";
import { english } from "#app/words/english.server.ts";

/** The form's rows of reminders (docs/product/calendar.md, "Reminders in a form"). */

/** Minutes. */
export const REMINDER_UNITS = { minutes: 1, hours: 60, days: 1440 } as const;
export const REMINDER_UNIT_NAMES = ["minutes", "hours", "days"] as const satisfies (keyof typeof REMINDER_UNITS)[];

// Each row has an amount and a time of day. Which of the two counts depends on the event, so neither is validated here.
const row = z.object({
  amount: z.string().default(""),
  unit: z.enum(REMINDER_UNIT_NAMES).catch("minutes"),
  day: z.string().default(""),
  time: z.string().default(""),
});

/** `undefined` from a page that was loaded by an earlier version: the event's reminders stay. */
export const reminderRows = z.array(row).max(REMINDERS.max).optional();

type Row = z.infer<typeof row>;
interface RemindersForm {
  is_all_day: boolean;
  reminders?: Row[] | undefined;
}

function readNumber(typed: string): number {
  const text = toLatinDigits(typed);
  return /^\s*\d{1,5}\s*$/.test(text) ? Number(text) : Number.NaN;
}

/** Minutes after midnight of `HH:MM`, with or without seconds; `null` for an empty text, `NaN` for an invalid one. */
function readTime(text: string): number | null {
  if (text === "") return null;
  const [, hours, minutes] = text.match(/^([01]\d|2[0-3]):([0-5]\d)(:[0-5]\d)?$/) ?? [];
  return Number(hours) * 60 + Number(minutes);
}

/** A row in minutes before the start; `null` for an empty row, `NaN` for an invalid one. */
function readRow({ amount, unit, day, time }: Row, isAllDay: boolean): number | null {
  const typed = isAllDay ? day : amount;
  if (typed.trim() === "") return null;
  const number = readNumber(typed);
  return isAllDay ? fromReminderTime({ days: number, minutes: readTime(time) }) : number * REMINDER_UNITS[unit];
}

/** Whether an invalid row has an invalid time of day. */
const isTimeWrong = (row: Row) => Number.isNaN(readTime(row.time));

/** Problems of the rows, each with its field. */
export const findReminderProblems = ({ reminders, is_all_day: isAllDay }: RemindersForm) =>
  (reminders ?? []).flatMap((row, index) => {
    const minutes = readRow(row, isAllDay);
    if (minutes === null || minutes <= REMINDERS.earliest) return [];
    const at = (field: keyof Row, message: string) => [{ path: ["reminders", index, field], message }];
    if (isAllDay)
      return isTimeWrong(row)
        ? at("time", english(validation, "invalidTime"))
        : at("day", english(calendarWords, "reminderTooFar"));
    return at(
      "amount",
      Number.isNaN(minutes) ? english(calendarWords, "reminderNumber") : english(calendarWords, "reminderTooFar"),
    );
  });

/** The rows as the API's `reminders`; `undefined` if the form has no rows. */
export const readReminderRows = ({ reminders, is_all_day }: RemindersForm): number[] | undefined =>
  reminders?.flatMap((row) => readRow(row, is_all_day) ?? []);
