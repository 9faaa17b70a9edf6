import { PersonChips, WhoIsItFor } from "#app/components/members/person-chips.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import type { FormState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { NOBODY, SOMEONE_ELSE } from "#app/shared/calendar/event-people.ts";
import { MAX_LENGTH } from "#app/shared/constants.ts";
import type { Person } from "#app/shared/people/person.ts";

const NONE = { value: NOBODY, label: "Nobody" };
const OTHER = { value: SOMEONE_ELSE, label: "Someone else", mark: <Icon name="car" small /> };

/** The fields of people and driver. */
export function PeopleFields({ form, people, drivers }: { form: FormState; people: Person[]; drivers: Person[] }) {
  return (
    <>
      <WhoIsItFor form={form} people={people} />
      <div className="takers">
        <PersonChips
          form={form}
          name="driver_id"
          legend="Who’s taking them?"
          hint="It appears in their day too."
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
