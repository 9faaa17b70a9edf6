import { Avatar } from "#app/components/members/avatar.tsx";
import { PersonChips } from "#app/components/members/person-chips.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import type { FormState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { MAX_LENGTH } from "#app/utils/constants.ts";
import { EVERYONE, NOBODY, SOMEONE_ELSE } from "#app/view/event-people.ts";
import type { Person } from "#app/view/person.ts";

const ALL = { value: EVERYONE, label: "Everyone", mark: <Avatar member={null} size="s" /> };
const NONE = { value: NOBODY, label: "Nobody" };
const OTHER = { value: SOMEONE_ELSE, label: "Someone else", mark: <Icon name="car" small /> };

/** Whom an event is for, and who takes them. */
export function PeopleFields({ form, people, drivers }: { form: FormState; people: Person[]; drivers: Person[] }) {
  return (
    <>
      <PersonChips
        form={form}
        name="member_ids"
        legend="Who is it for?"
        hint="One, several, or everyone, also if none is ticked."
        people={people}
        first={ALL}
        areMany
      />
      <div className="takers">
        <PersonChips
          form={form}
          name="driver_id"
          legend="Who takes them?"
          hint="It shows on their day too."
          people={drivers}
          first={NONE}
          last={OTHER}
        />
        <div className="takers__name">
          <TextField form={form} name="driver_name" label="Name" maxLength={MAX_LENGTH.name} isOptional />
        </div>
      </div>
    </>
  );
}
