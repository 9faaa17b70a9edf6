import { Avatar } from "#app/components/members/avatar.tsx";
import { FieldGroup } from "#app/components/ui/field.tsx";
import type { FormState } from "#app/components/ui/form-state.ts";
import type { Person } from "#app/view/person.ts";

interface PersonChipsProps {
  form: FormState;
  name: string;
  legend: string;
  people: Person[];
  /** The first choice, which names no single person: everyone, or nobody. */
  first: { value: string; label: string; isEveryone: boolean };
}

/** Chooses one of the family. */
export function PersonChips({ form, name, legend, people, first }: PersonChipsProps) {
  const chosen = form.value(name) || first.value;
  return (
    <FieldGroup form={form} name={name} legend={legend}>
      <div className="chips">
        {[null, ...people].map((person) => {
          const value = String(person?.id ?? first.value);
          return (
            <label className="chip" key={value}>
              <input type="radio" name={name} value={value} defaultChecked={chosen === value} />
              <span>
                {person || first.isEveryone ? <Avatar member={person} size="s" /> : null}
                {person?.name ?? first.label}
              </span>
            </label>
          );
        })}
      </div>
    </FieldGroup>
  );
}
