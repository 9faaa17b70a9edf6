import type { EventPeople } from "#app/domain/people/event-people.ts";
import { EVERYONE, NOBODY, SOMEONE_ELSE } from "#app/shared/calendar/event-people.ts";
import { namePeople } from "#app/shared/people/names.ts";
import type { Person } from "#app/shared/people/person.ts";

/** The people of an event and its driver, for every view (docs/product/calendar.md, "People"). */
export interface PeopleView {
  /** An empty list means everyone. */
  members: Person[];
  /** "Ella and Noah", "Everyone" */
  names: string;
  /** `person` is `null` for a driver who is not a member. */
  driver: { name: string; person: Person | null } | null;
}

export function presentPeople(
  { member_ids, driver_id, driver_name }: EventPeople,
  people: ReadonlyMap<number, Person>,
  locale: string,
): PeopleView {
  const members = member_ids.flatMap((id) => people.get(id) ?? []);
  const person = (driver_id !== null && people.get(driver_id)) || null;
  const name = person?.name ?? driver_name;
  return { members, names: namePeople(members, locale), driver: name === null ? null : { name, person } };
}

/** The values of the form's fields that `membersField` and `driverFields` read. */
export const presentPeopleFields = ({ member_ids, driver_id, driver_name }: EventPeople) => ({
  member_ids: member_ids.length === 0 ? [EVERYONE] : member_ids.map(String),
  driver_id: driver_name === null ? String(driver_id ?? NOBODY) : SOMEONE_ELSE,
  driver_name,
});
