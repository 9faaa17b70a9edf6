import { presentReminderChoices } from "#app/presenters/calendar/reminders.ts";
import { EVENT_TYPES } from "#app/shared/calendar/constants.ts";
import { say } from "#app/words/catalogue.ts";
import { calendarWords } from "#app/words/catalogues/calendar-words.ts";

/** The choices of an event's form. They are sent as data, so that the script does not contain them. */
export const presentEventChoices = (locale: string) => ({
  types: EVENT_TYPES.map((value) => ({ value, label: say(calendarWords, locale)(`type.${value}`) })),
  reminders: presentReminderChoices(locale),
});
