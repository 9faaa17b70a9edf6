import { birthdayIn } from "#app/domain/time/birthdays.ts";
import { isoOfDay, Temporal, toDayNumber } from "#app/domain/time/time.ts";
import type { EventView } from "#app/presenters/calendar/event-view.ts";
import type { Person } from "#app/shared/people/person.ts";
import { say } from "#app/words/catalogue.ts";
import { calendarWords } from "#app/words/catalogues/calendar-words.ts";

export interface BirthdayPerson extends Person {
  /** `YYYY-MM-DD` */
  birth_date: string | null;
}

/** The family's people, and the locale of the reader. */
interface Readers {
  people: readonly BirthdayPerson[];
  locale: string;
}

function presentBirthday({ id, name, initial }: BirthdayPerson, age: number, day: number, locale: string): EventView {
  const text = say(calendarWords, locale);
  return {
    title: text("birthdayOf", { name, age }),
    icon: "cake",
    members: [{ id, name, initial }],
    time: null,
    until: text("allDay"),
    dateTime: isoOfDay(day),
    details: text("birthday"),
    href: null,
  };
}

/** The members' birthdays on the days from `from` to `to`, by day number: read-only, all day. */
export function birthdaysBetween(
  from: Temporal.PlainDate,
  to: Temporal.PlainDate,
  { people, locale }: Readers,
): Map<number, EventView[]> {
  const found = new Map<number, EventView[]>();
  const [first, last] = [toDayNumber(from), toDayNumber(to)];
  for (const person of people) {
    const born = person.birth_date && Temporal.PlainDate.from(person.birth_date);
    if (!born) continue;
    for (let year = Math.max(born.year, from.year); year <= to.year; year += 1) {
      const day = toDayNumber(birthdayIn(born, year));
      if (day < first || day > last) continue;
      found.set(day, [...(found.get(day) ?? []), presentBirthday(person, year - born.year, day, locale)]);
    }
  }
  return found;
}

/** The members' birthdays on one day. */
export const birthdaysOn = (date: Temporal.PlainDate, readers: Readers): EventView[] =>
  birthdaysBetween(date, date, readers).get(toDayNumber(date)) ?? [];
