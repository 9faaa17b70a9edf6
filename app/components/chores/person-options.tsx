import { Avatar } from "#app/components/members/avatar.tsx";
import type { Person } from "#app/shared/people/person.ts";

/** Members as chips. */
export const personOptions = (people: readonly Pick<Person, "id" | "name" | "initial">[]) =>
  people.map((person) => ({
    value: String(person.id),
    label: (
      <>
        <Avatar member={person} size="s" />
        {person.name}
      </>
    ),
  }));
