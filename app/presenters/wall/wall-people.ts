import type { FamilyMember } from "#app/models/people/family-member.server.ts";
import type { BirthdayPerson } from "#app/presenters/calendar/birthdays.ts";
import { calendarAsPerson } from "#app/presenters/calendar/calendar-person.ts";
import { memberStyles } from "#app/presenters/people/member-colors.ts";
import { withBirthday } from "#app/presenters/people/people.ts";
import type { Person } from "#app/shared/people/person.ts";

/** Members and subscribed calendars by id, with ids of the page's own, which no address of Roost accepts. */
export interface WallPeople {
  all: ReadonlyMap<number, Person>;
  members: { row: FamilyMember; person: BirthdayPerson }[];
  styles: string;
}

export function presentWallPeople(
  members: readonly FamilyMember[],
  calendars: readonly { id: number; name: string; color: string }[],
  locale: string,
): WallPeople {
  const people = members.map((row, index) => ({ row, person: { ...withBirthday(row), id: index + 1 } }));
  const sources = calendars.map((calendar, index) => ({
    calendar,
    person: calendarAsPerson({ ...calendar, id: index + 1 }, locale),
  }));
  return {
    all: new Map([
      ...people.map(({ row, person }) => [row.id, person] as const),
      ...sources.map(({ calendar, person }) => [-calendar.id, person] as const),
    ]),
    members: people,
    styles: memberStyles([
      ...people.map(({ row, person }) => ({ id: person.id, color: row.color })),
      ...sources.map(({ calendar, person }) => ({ id: person.id, color: calendar.color })),
    ]),
  };
}
