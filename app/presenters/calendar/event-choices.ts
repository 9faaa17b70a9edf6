import { presentReminderChoices } from "#app/presenters/calendar/reminders.ts";
import { EVENT_TYPES } from "#app/shared/calendar/constants.ts";
import { EVENT_TYPE_NAMES } from "#app/shared/calendar/event-names.ts";

/** The choices of an event's form. They are sent as data, so that the script does not contain them. */
export const presentEventChoices = (locale: string) => ({
  types: EVENT_TYPES.map((value) => ({ value, label: EVENT_TYPE_NAMES[value] })),
  reminders: presentReminderChoices(locale),
});
