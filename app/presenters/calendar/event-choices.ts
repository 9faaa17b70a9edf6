import { REMINDER_CHOICES } from "#app/presenters/calendar/reminders.ts";
import { EVENT_TYPES } from "#app/shared/calendar/constants.ts";
import { EVENT_TYPE_NAMES } from "#app/shared/calendar/event-names.ts";

/** Choices of an event's form, in words. They come from the server, so that script does not carry them. */
export const EVENT_CHOICES = {
  types: EVENT_TYPES.map((value) => ({ value, label: EVENT_TYPE_NAMES[value] })),
  reminders: REMINDER_CHOICES,
};
