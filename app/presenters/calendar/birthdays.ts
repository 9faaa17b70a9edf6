import { birthdayIn } from "#app/domain/time/birthdays.ts";
import { Temporal } from "#app/domain/time/time.ts";
import type { EventView } from "#app/presenters/calendar/event-view.ts";
import type { Person } from "#app/view/person.ts";

export interface BirthdayPerson extends Person {
  /** `YYYY-MM-DD` */
  birth_date: string | null;
}

/** The members' birthdays on a day: read-only, all day. */
export function birthdaysOn(date: Temporal.PlainDate, people: readonly BirthdayPerson[]): EventView[] {
  return people.flatMap((person) => {
    if (!person.birth_date) return [];
    const born = Temporal.PlainDate.from(person.birth_date);
    const age = date.year - born.year;
    if (age < 0 || !birthdayIn(born, date.year).equals(date)) return [];
    const { id, name, initial } = person;
    return {
      title: age === 0 ? `${name} is born` : `${name} is ${age}`,
      icon: "cake" as const,
      member: { id, name, initial },
      time: null,
      until: "All day",
      dateTime: date.toString(),
      details: "Birthday",
      href: null,
    };
  });
}
