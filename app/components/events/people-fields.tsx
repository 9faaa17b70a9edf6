import { PersonChips, WhoIsItFor } from "#app/components/members/person-chips.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { TextField } from "#app/components/ui/field.tsx";
import type { FormState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { NOBODY, SOMEONE_ELSE } from "#app/shared/calendar/event-people.ts";
import { MAX_LENGTH } from "#app/shared/constants.ts";
import type { Person } from "#app/shared/people/person.ts";
import { calendar } from "#app/words/catalogues/calendar.ts";

/** The fields of people and driver. */
export function PeopleFields({ form, people, drivers }: { form: FormState; people: Person[]; drivers: Person[] }) {
  const say = useSay(calendar);
  return (
    <>
      <WhoIsItFor form={form} people={people} />
      <div className="takers">
        <PersonChips
          form={form}
          name="driver_id"
          legend={say("whoTakes")}
          hint={say("whoTakesHint")}
          people={drivers}
          first={{ value: NOBODY, label: say("nobody") }}
          last={{ value: SOMEONE_ELSE, label: say("someoneElse"), mark: <Icon name="car" small /> }}
        />
        <div className="takers__name">
          <TextField form={form} name="driver_name" label={say("field.name")} maxLength={MAX_LENGTH.name} isOptional />
        </div>
      </div>
    </>
  );
}
