import type { Person } from "#app/shared/people/person.ts";
import { say } from "#app/words/catalogue.ts";
import { calendarWords } from "#app/words/catalogues/calendar-words.ts";

/** A subscribed calendar in the place of a member: it has a colour and a name, too. Its id is negative (`isCalendar`). */
export const calendarAsPerson = (calendar: { id: number; name: string }, locale: string): Person => ({
  id: -calendar.id,
  name: say(calendarWords, locale)("source.person", { calendar: calendar.name }),
  initial: "»",
});
